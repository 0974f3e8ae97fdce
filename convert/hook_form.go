package convert

import "strings"

// hookForm is a HookFormat made ready.
type hookForm struct {
	*HookFormat
	agent  *Agent
	values *serverForm           // reads and writes the fields of handlers; hooks have no references of their own
	events map[string]*Event     // the agent's spelling -> event
	tools  map[string][]string   // the agent's name of a tool -> Claude's: those that share the name
	names  map[string]*ToolNames // Claude's name -> the agent's
	types  map[string]string     // the agent's word -> type
}

func newHookForm(agent *Agent, format *HookFormat) *hookForm {
	f := &hookForm{HookFormat: format, agent: agent, events: map[string]*Event{}, tools: map[string][]string{}, names: map[string]*ToolNames{}, types: map[string]string{}}
	f.values = newServerForm(agent, &ServerFormat{Rows: format.Rows, Own: format.Own, Unknown: format.Unknown})
	for i := range format.Events {
		f.events[format.Events[i].Native] = &format.Events[i]
	}
	for i := range format.Events {
		for _, also := range format.Events[i].Also {
			if f.events[also] == nil {
				f.events[also] = &format.Events[i]
			}
		}
	}
	for i := range format.Tools {
		t := &format.Tools[i]
		f.names[t.Name] = t
		for _, native := range t.Native {
			f.tools[native] = append(f.tools[native], t.Name)
		}
	}
	for i := range format.Tools {
		t := &format.Tools[i]
		for _, also := range t.Also {
			if f.tools[also] != nil {
				continue
			}
			f.tools[also] = []string{t.Name}
			// An alias of a tool that stands for several fires for all of them.
			if len(t.Native) == 1 {
				f.tools[also] = f.tools[t.Native[0]]
			}
		}
	}
	for _, t := range format.Types {
		f.types[t.Word] = t.Type
	}
	return f
}

// event gives the event that is written for Claude's name or, for an agent-only event, for the same native name.
func (f *hookForm) event(h *Hook) *Event {
	for i := range f.Events {
		e := &f.Events[i]
		if !e.ReadOnly && len(e.Tools) == 0 && (h.Event != "" && e.Name == h.Event || h.Event == "" && e.Name == "" && e.Native == h.ownName()) {
			return e
		}
	}
	return nil
}

// ownName is the name of an agent-only event as the agent writes it now.
func (h *Hook) ownName() string {
	if h.event != nil {
		return h.event.Native
	}
	return h.Native
}

// split gives the events that together stand for one of Claude's.
func (f *hookForm) split(name string) []*Event {
	var out []*Event
	for i := range f.Events {
		if e := &f.Events[i]; !e.ReadOnly && e.Name == name && len(e.Tools) > 0 {
			out = append(out, e)
		}
	}
	return out
}

// timeout gives the seconds after which the form cuts a command off at an event; 0 when that is not known.
func (f *hookForm) timeout(e *Event) float64 {
	if e != nil && e.Default > 0 {
		return e.Default
	}
	return f.Timeout
}

// foldEvent makes the spellings of an event alike: pre_tool_use, preToolUse and PreToolUse.
func foldEvent(name string) string { return squeezed(name, "_- :.") }

// foldsTo says whether foldEvent makes fold of name, without making it: every event of every agent is asked.
func foldsTo(name, fold string) bool {
	at := 0
	for i := 0; i < len(name); i++ {
		c := name[i]
		switch {
		case c == '_' || c == '-' || c == ' ' || c == ':' || c == '.':
			continue
		case c >= 0x80:
			return foldEvent(name) == fold
		case 'A' <= c && c <= 'Z':
			c += 'a' - 'A'
		}
		if at >= len(fold) || fold[at] != c {
			return false
		}
		at++
	}
	return at == len(fold)
}

// squeezed gives a word in small letters and without its separators.
func squeezed(word, separators string) string {
	kept := make([]byte, 0, len(word))
	for i := 0; i < len(word); i++ {
		if strings.IndexByte(separators, word[i]) < 0 {
			kept = append(kept, word[i])
		}
	}
	return strings.ToLower(string(kept))
}
