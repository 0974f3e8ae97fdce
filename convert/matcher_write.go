package convert

import (
	"slices"
	"strings"
)

// written is a matcher in the target's words.
type written struct {
	text    string
	missing []string // tools or words that the target does not have
	wider   []string // tools for which the target's hook fires as well
	server  bool     // the target cannot tell MCP servers apart, so that it fires for more
}

// writeTools spells a set of tools by the target's rule. An empty text with missing tools means: nothing is left.
func (f *hookForm) writeTools(refs []ToolRef) written {
	var w written
	var names []string
	pattern := false
	for _, ref := range refs {
		if ref.MCP {
			text, isPattern, ok := f.mcpText(ref)
			if !ok {
				w.missing = append(w.missing, "the tools of MCP servers")
				continue
			}
			if ref.Server != "" && !strings.Contains(f.MCP.Form, "SERVER") {
				w.server = true
			}
			pattern = pattern || isPattern
			names = appendNew(names, text)
			continue
		}
		tool := f.names[ref.Name]
		if tool == nil || len(tool.Native) == 0 {
			w.missing = append(w.missing, ref.Name)
			continue
		}
		for _, native := range tool.Native {
			names = appendNew(names, native)
		}
	}
	w.wider = f.alsoFires(refs, names)
	if len(names) > 0 {
		w.text = f.spell(names, pattern)
	}
	return w
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// alsoFires names the tools that share a native name with those asked for.
func (f *hookForm) alsoFires(refs []ToolRef, names []string) []string {
	var out []string
	for i := range f.Tools {
		t := &f.Tools[i]
		if slices.ContainsFunc(refs, func(r ToolRef) bool { return !r.MCP && r.Name == t.Name }) || oldTools[t.Name] {
			continue
		}
		if slices.ContainsFunc(t.Native, func(n string) bool { return slices.Contains(names, n) }) {
			out = append(out, t.Name)
		}
	}
	return out
}

// oldTools no longer exist in Claude Code, so that firing for them as well changes nothing.
var oldTools = map[string]bool{"MultiEdit": true, "LS": true}

// spell joins names by the rule: a plain list where the agent takes one exactly, else an anchored pattern.
func (f *hookForm) spell(names []string, pattern bool) string {
	r := &f.Matcher
	joined := strings.Join(names, "|")
	plain := !pattern && (r.NoPattern || r.Exact != "" && strings.Trim(joined, letters+r.Exact+"|") == "")
	switch {
	case plain || r.Anchored:
		return joined
	case len(names) == 1:
		return "^" + names[0] + "$"
	}
	return "^(" + joined + ")$"
}

// mcpText spells MCP tools in the target's form; pattern says that it is no plain name.
func (f *hookForm) mcpText(ref ToolRef) (text string, pattern, ok bool) {
	if f.MCP.Form == "" {
		return "", false, false
	}
	server, tool := f.MCP.clean(ref.Server), f.MCP.clean(ref.Tool)
	if server == "" {
		server, pattern = ".*", true
	}
	if tool == "" {
		tool, pattern = ".*", true
	}
	text = strings.Replace(strings.Replace(f.MCP.Form, "SERVER", server, 1), "TOOL", tool, 1)
	if server == ".*" && tool == ".*" {
		before, _, _ := f.MCP.parts()
		text = before + ".*"
		if before == "" {
			return "", false, false
		}
	}
	return text, pattern, true
}

// clean spells a name with the characters that the agent leaves in it.
func (m *MCPName) clean(name string) string {
	if strings.Trim(name, letters+m.Chars) == "" {
		return name
	}
	return strings.Map(func(c rune) rune {
		if c < 128 && strings.ContainsRune(letters+m.Chars, c) {
			return c
		}
		return '_'
	}, name)
}

// writeWords spells words of an event for the target.
func (f *hookForm) writeWords(words []string, e *Event) written {
	var w written
	var own []string
	for _, word := range words {
		native := ""
		for _, pair := range e.Words {
			theirs, renamed, found := strings.Cut(pair, "=")
			if theirs == word {
				native = theirs
				if found {
					native = renamed
				}
			}
		}
		if native == "" {
			w.missing = append(w.missing, word)
			continue
		}
		own = append(own, native)
	}
	w.text = strings.Join(own, "|")
	return w
}
