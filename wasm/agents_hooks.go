package main

import (
	"slices"
	"strings"

	"agentconv/convert"
)

// writeHookFormat lists what an agent's hooks can hold, or why it has none.
func writeHookFormat(w *jsonWriter, a *convert.Agent) {
	if len(a.Hooks) == 0 || a.InputOnly != "" {
		writeNoHooks(w, a)
		return
	}
	f := a.Hooks[0]
	w.open('{')
	w.key("files")
	writeFiles(w, f.Files)
	w.pair("syntax", f.Syntax.String())
	w.pair("root", strings.Join(f.Root, "."))
	w.key("events")
	w.open('[')
	for i := range f.Events {
		writeEvent(w, &f.Events[i])
	}
	w.close(']')
	w.key("handlers")
	w.open('[')
	var types []string
	for i := range f.Types {
		if t := f.Types[i].Type; !slices.Contains(types, t) {
			types = append(types, t)
			w.text(t)
		}
	}
	w.close(']')
	w.pair("matcher", matcherWord(f))
	if f.Timeout > 0 {
		w.key("timeout")
		w.float(f.Timeout)
	}
	w.pair("tell", f.Tell)
	w.key("variants")
	w.open('[')
	for _, v := range a.Hooks[1:] {
		if v.Variant == "" || v.Input {
			continue
		}
		w.open('{')
		w.pair("id", v.Variant)
		w.pair("label", v.Label)
		w.close('}')
	}
	w.close(']')
	w.close('}')
}

func writeNoHooks(w *jsonWriter, a *convert.Agent) {
	if a.NoHooks.Why == "" {
		w.null()
		return
	}
	w.open('{')
	for _, key := range [...]string{"files", "events", "handlers"} {
		w.key(key)
		w.open('[')
		w.close(']')
	}
	w.pair("refused", a.NoHooks.Why)
	w.pair("nearest", a.NoHooks.Nearest)
	w.close('}')
}

func writeEvent(w *jsonWriter, e *convert.Event) {
	w.open('{')
	w.key("event")
	if e.Name == "" {
		w.null()
	} else {
		w.text(e.Name)
	}
	w.pair("native", e.Native)
	w.key("can")
	w.open('[')
	w.text("observe")
	for _, can := range [...]struct {
		can  convert.Can
		word string
	}{{convert.Context, "context"}, {convert.Change, "change"}, {convert.Block, "block"}} {
		if e.Can&can.can != 0 {
			w.text(can.word)
		}
	}
	w.close(']')
	w.key("matcher")
	if e.Match == convert.MatchNone {
		w.null()
	} else {
		w.text([...]string{convert.MatchTool: "tools", convert.MatchWord: "words", convert.MatchCommand: "command", convert.MatchPath: "path", convert.MatchText: "text"}[e.Match])
	}
	w.close('}')
}

// matcherWord says in a word how an agent reads a matcher on tools: as exact names, where they are plain, as a pattern for a
// part of the name or for the whole, as a name with *, or not at all.
func matcherWord(f *convert.HookFormat) string {
	r := &f.Matcher
	switch {
	case !slices.ContainsFunc(f.Events, func(e convert.Event) bool { return e.Match == convert.MatchTool }):
		return "none"
	case r.Glob:
		return "glob"
	case r.Anchored:
		return "whole"
	case r.Exact != "" && !r.AlsoPattern:
		return "exact"
	}
	return "pattern"
}
