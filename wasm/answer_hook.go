package main

import "agentconv/convert"

// hookFields gives the key of the contract for each field of a handler.
var hookFields = []struct {
	field convert.Field
	key   string
	kind  byte
}{
	{convert.HookArgs, "args", 'l'}, {convert.HookPrompt, "prompt", 't'}, {convert.HookURL, "url", 't'}, {convert.HookHeaders, "headers", 'm'}, {convert.HookTimeout, "timeout", 's'},
	{convert.HookPowerShell, "powershell", 't'}, {convert.HookWindows, "windows", 't'}, {convert.HookCwd, "cwd", 't'}, {convert.HookEnv, "env", 'm'}, {convert.HookAsync, "async", 'b'},
	{convert.HookIf, "if", 't'}, {convert.HookName, "name", 't'}, {convert.HookDescription, "description", 't'}, {convert.HookStatus, "statusMessage", 't'}, {convert.HookModel, "model", 't'},
	{convert.HookServer, "server", 't'}, {convert.HookTool, "tool", 't'}, {convert.HookFailClosed, "failClosed", 'b'}, {convert.HookShell, "shell", 't'},
}

func (w *answerWriter) hook(h *convert.Hook) {
	w.open('{')
	w.key("event")
	if h.Event == "" {
		w.null()
	} else {
		w.text(h.Event)
	}
	w.key("nativeEvent")
	w.text(h.Native)
	w.pair("name", h.Name())
	w.pair("matcher", h.Matcher.Shown())
	w.key("canBlock")
	w.truth(h.Can&convert.Block != 0)
	w.key("handlers")
	w.open('[')
	for i := range h.Handlers {
		w.handler(&h.Handlers[i])
	}
	w.close(']')
	w.place(h.Place)
	w.close('}')
}

func (w *answerWriter) handler(h *convert.Handler) {
	w.open('{')
	w.key("type")
	w.text(h.Type)
	w.pair("command", h.Command())
	s := convert.Server{Data: h.Data}
	for i := range hookFields {
		w.field(&s, hookFields[i].field, hookFields[i].key, hookFields[i].kind)
	}
	w.key("enabled")
	on := h.Get(convert.HookEnabled)
	w.truth(on == nil || on.On)
	w.count("line", h.Place.Line)
	w.close('}')
}
