package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// Hook is one hook in nobody's format: an event, what it is narrowed to, and what runs.
type Hook struct {
	Event    string // Claude Code's name; "" for an event that only its agent has
	Native   string // the name in the pasted text
	Matcher  Matcher
	Handlers []Handler
	Extras   []Extra // keys of the group around the handlers
	Can      Can     // what a hook can do there in the source
	Place    syntax.Place
	From     *syntax.Node
	event    *Event    // the event as the source has it, or as another agent does; nil for one that nobody has
	foreign  *Agent    // the agent whose event it is, where the source has none of that name
	form     *hookForm // that it was read by: a page has hooks of several agents
	label    string    // what tells it from another hook of the same event, or ""
}

// Name is how the hook is called in findings and lists: its event, and its script where several have that event.
func (h *Hook) Name() string {
	name := h.Event
	if name == "" {
		name = h.Native
	}
	return name + h.label
}

// same says whether two hooks run the same at the same moment, however their files write it.
func (h *Hook) same(o *Hook) bool {
	m, n := &h.Matcher, &o.Matcher
	return h.Event == o.Event && (h.Event != "" || h.Native == o.Native) && m.Kind == n.Kind && slices.Equal(m.Tools, n.Tools) && slices.Equal(m.Words, n.Words) &&
		(m.Kind == MatchesTools || m.Text == n.Text) && slices.EqualFunc(h.Handlers, o.Handlers, func(a, b Handler) bool {
		return a.Type == b.Type && a.Command() == b.Command() && a.Text(HookPrompt) == b.Text(HookPrompt) && a.Text(HookURL) == b.Text(HookURL) && slices.EqualFunc(a.args(), b.args(), func(v, w Value) bool { return v.Text == w.Text })
	})
}

// owner names the agent that has the hook's event: the source, or another one that it was taken from.
func (h *Hook) owner() string {
	if h.foreign != nil {
		return h.foreign.Name
	}
	return h.form.agent.Name
}

// runs is what the first handler runs, in one text.
func (h *Hook) runs() string {
	if len(h.Handlers) == 0 {
		return ""
	}
	x := &h.Handlers[0]
	return x.Command() + x.Text(HookPrompt) + x.Text(HookURL)
}

// key is what hooks that are the same have in common.
func (h *Hook) key() string { return h.Event + "\x00" + h.runs() }

func (h *Handler) args() []Value {
	if d := h.Get(HookArgs); d != nil {
		return d.List
	}
	return nil
}

// Handler is one thing that a hook runs.
type Handler struct {
	Type   string // command, prompt, agent, http, mcp_tool, or the source's own word
	Data   []Datum
	Extras []Extra
	Place  syntax.Place
}

// Get gives a field of the handler, or nil.
func (h *Handler) Get(f Field) *Datum {
	for i := range h.Data {
		if h.Data[i].Field == f {
			return &h.Data[i]
		}
	}
	return nil
}

// Text gives the text of a field as written, or "".
//
//go:noinline
func (h *Handler) Text(f Field) string {
	if d := h.Get(f); d != nil {
		return d.Text.Text
	}
	return ""
}

// Command gives the shell text of a command handler, whichever key holds it.
func (h *Handler) Command() string {
	for _, f := range [...]Field{HookCommand, HookBash, HookLinux, HookMac, HookPowerShell, HookWindows} {
		if s := h.Text(f); s != "" {
			return s
		}
	}
	return ""
}
