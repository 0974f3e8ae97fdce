//go:build js && wasm

// Command crashing is a stand-in for a converter that breaks: the module's tests load it in place of agentconv.wasm. It
// answers with its count of calls, unless the request asks it to die in one of the ways a Go program can.
package main

import (
	"agentconv/web/test/node/crashing/recovers"
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
		case strings.Contains(request, "please fail a check"):
			return request[len(request)+calls:]
		case strings.Contains(request, "please exit"):
			os.Exit(3)
		case strings.Contains(request, "please recurse"):
			return deep(1)
		case strings.Contains(request, "please recover"):
			return `{"recovered":` + strconv.Itoa(recovers.Count()) + `}`
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
