//go:build js && wasm

// Command wasm is the door between JavaScript and the converter: one function, a request as JSON text and the pasted text in, an
// answer as JSON text out. The targets of a conversion go, one by one, to a function that is handed in.
package main

import "syscall/js"

func main() {
	js.Global().Set("agentconv", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return answerOrEmpty(args[0].String(), args[1].String(), args[2])
	}))
	select {}
}

// answerOrEmpty keeps the program alive when a conversion panics: the module turns the empty answer into a finding and
// the next call works as if nothing had been.
func answerOrEmpty(request, pasted string, take js.Value) (answer string) {
	defer func() {
		if recover() != nil {
			answer = ""
		}
	}()
	return AnswerInPieces(request, pasted, func(_, target string) { take.Invoke(target) })
}
