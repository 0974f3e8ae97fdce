package convert

import (
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// Some agents switch single hooks off in a file beside, a line for each: global/guard:pre_tool_use[0].hooks[1] is the second
// handler of the first group under PreToolUse in guard.json.

// offLine is a line of such a file for a place in a hooks file.
func offLine(scope Scope, path, event string, group, handler int) string {
	word := "global"
	if scope == Project {
		word = "project"
	}
	stem := path[strings.LastIndexAny(path, `/\`)+1:]
	if dot := strings.LastIndexByte(stem, '.'); dot > 0 {
		stem = stem[:dot]
	}
	return word + "/" + stem + ":" + offPlace(event, group, handler)
}

func offPlace(event string, group, handler int) string {
	return snakeCase(event) + "[" + strconv.Itoa(group) + "].hooks[" + strconv.Itoa(handler) + "]"
}

// snakeCase spells PreToolUse as pre_tool_use.
func snakeCase(name string) string {
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c >= 'A' && c <= 'Z' {
			if i > 0 {
				b.WriteByte('_')
			}
			c += 'a' - 'A'
		}
		b.WriteByte(c)
	}
	return b.String()
}

// offFile gives the text of the file for the handlers that are off, found in what is written.
func (f *hookForm) offFile(events *syntax.Node, off map[*syntax.Node]bool, scope Scope, path string) string {
	text := ""
	for i := range events.Pairs {
		event := &events.Pairs[i]
		for g, group := range event.Value.Items {
			handlers := group.Get("hooks")
			if handlers == nil {
				continue
			}
			for h, handler := range handlers.Items {
				if off[handler] {
					text += offLine(scope, path, event.Key, g, h) + "\n"
				}
			}
		}
	}
	return text
}

// switchOff marks the hooks that lines in the pasted text switch off.
func (f *hookForm) switchOff(found []FoundHook, text string) {
	if f.OffFile == nil || !strings.Contains(text, "].hooks[") {
		return
	}
	lines := map[string]bool{}
	for line := range strings.Lines(text) {
		if _, place, ok := strings.Cut(strings.TrimSpace(line), ":"); ok && strings.Contains(place, "].hooks[") && len(lines) < 1000 {
			lines[place] = true
		}
	}
	groups := map[string]int{} // how many groups of an event were seen
	handler := 0
	for i := range found {
		h := &found[i]
		if i == 0 || h.group() != found[i-1].group() {
			groups[h.Event]++
			handler = 0
		}
		h.Off = h.Off || lines[offPlace(h.Event, groups[h.Event]-1, handler)]
		handler++
	}
}
