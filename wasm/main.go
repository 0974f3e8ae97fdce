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

	"agentconv/convert/syntax"
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
	rest, pasted := apart(request)
	began := time.Now()
	size := sizeOf(rest, pasted)
	first := time.Since(began)

	times := make([]time.Duration, n)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := range times {
		began := time.Now()
		sizeOf(rest, pasted)
		times[i] = time.Since(began)
	}
	runtime.ReadMemStats(&after)
	slices.Sort(times)
	return fmt.Sprintf(`{"first":%.4f,"median":%.4f,"min":%.4f,"allocs":%d,"bytes":%d,"answer":%d}`,
		milliseconds(first), milliseconds(times[n/2]), milliseconds(times[0]),
		(after.Mallocs-before.Mallocs)/uint64(n), (after.TotalAlloc-before.TotalAlloc)/uint64(n), size)
}

// apart takes the pasted text out of a request, as the module does: who calls has it as a text, not as JSON.
func apart(request string) (rest, pasted string) {
	root := syntax.ParseAs(request, syntax.JSON).Root
	i := slices.IndexFunc(root.Pairs, func(p syntax.Pair) bool { return p.Key == "text" })
	if i < 0 {
		return request, ""
	}
	pasted = text(root.Pairs[i].Value)
	root.Pairs = slices.Delete(root.Pairs, i, i+1)
	return syntax.Print(root, syntax.JSON), pasted
}

// sizeOf answers a request and counts the bytes.
func sizeOf(request, pasted string) int {
	size := 0
	head := AnswerInPieces(request, pasted, func(_, target string) { size += len(target) })
	return size + len(head)
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
