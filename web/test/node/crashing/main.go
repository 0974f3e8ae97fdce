//go:build js && wasm

// Command crashing is a stand-in for a converter that breaks: the module's tests load it in place of agentconv.wasm. It
// answers with its count of calls, unless the request asks it to die in one of the ways a Go program can.
package main

import (
	"os"
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

func main() {
	calls := 0
	js.Global().Set("agentconv", js.FuncOf(func(_ js.Value, args []js.Value) any {
		calls++
		switch request := args[1].String(); {
		case strings.Contains(request, "please panic"):
			panic("as asked")
		case strings.Contains(request, "please exit"):
			os.Exit(3)
		case strings.Contains(request, "please recurse"):
			return deep(1)
		case strings.Contains(request, "please recover"):
			return `{"recovered":` + strconv.Itoa(recovered()) + `}`
		case strings.Contains(request, "please wait"):
			go time.Sleep(time.Hour)
		case strings.Contains(request, "please grow"):
			room := make([]byte, 300<<20)
			return `{"room":` + strconv.Itoa(len(room)) + `}`
		}
		return `{"calls":` + strconv.Itoa(calls) + `}`
	}))
	select {}
}

func deep(n int) int { return deep(n+1) + n }

type named struct{ name string }

func (n named) Name() string { return n.name }

// recovered counts the kinds of panic that are caught: each takes another way through the runtime, some by way of the tables
// that slim.mjs empties.
func recovered() (count int) {
	var missing *named
	var through interface{ Name() string } = missing
	list, size := []int{1}, len(os.Args)
	for _, work := range []func(){
		func() { through.Name() },
		func() { list[size+1]++ },
		func() { missing.name = "x" },
		func() { _ = any(list).(string) },
	} {
		func() {
			defer func() {
				if recover() != nil {
					count++
				}
			}()
			work()
		}()
	}
	return count
}
