//go:build !js

// Command wasm, built for a machine of its own, answers the same requests as the WebAssembly: one JSON request a line on
// standard input, one JSON answer a line on standard output. With -repeat N it answers the first line N times instead and
// prints how long that took, for `make bench`.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"
)

func main() {
	repeat := flag.Int("repeat", 0, "answer the first request this many times and print the times as JSON")
	flag.Parse()
	debug.SetGCPercent(400) // what the module sets for the WebAssembly
	if err := run(os.Stdin, os.Stdout, *repeat); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(in io.Reader, out io.Writer, repeat int) error {
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadString('\n')
		if line = strings.TrimSpace(line); line != "" {
			if repeat > 0 {
				_, err := io.WriteString(out, measure(line, repeat)+"\n")
				return err
			}
			if _, err := io.WriteString(out, Answer(line)+"\n"); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// measure gives the first call, the median of the others, and what one call allocates, as JSON; times in milliseconds.
func measure(request string, n int) string {
	began := time.Now()
	size := sizeOf(request)
	first := time.Since(began)

	times := make([]time.Duration, n)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := range times {
		began := time.Now()
		sizeOf(request)
		times[i] = time.Since(began)
	}
	runtime.ReadMemStats(&after)
	slices.Sort(times)
	return fmt.Sprintf(`{"first":%.4f,"median":%.4f,"min":%.4f,"allocs":%d,"bytes":%d,"answer":%d}`,
		milliseconds(first), milliseconds(times[n/2]), milliseconds(times[0]),
		(after.Mallocs-before.Mallocs)/uint64(n), (after.TotalAlloc-before.TotalAlloc)/uint64(n), size)
}

// sizeOf answers a request and counts the bytes.
func sizeOf(request string) int {
	size := 0
	head := AnswerInPieces(request, "", func(_, target string) { size += len(target) })
	return size + len(head)
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
