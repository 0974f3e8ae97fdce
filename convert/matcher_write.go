package convert

import (
	"slices"
	"strings"
)

// written is a matcher in the target's words.
type written struct {
	texts   []string // one matcher, or several where the target wants a hook for each
	missing []string // tools or words that the target does not have
	doubts  []string // names that are not confirmed
	wider   []string // tools for which the target's hook fires as well
	server  bool     // the target cannot tell MCP servers apart, so that it fires for more
}

// writtenName is a name in the target's words.
type writtenName struct {
	text    string
	pattern bool
	mcp     bool
}

// writeTools spells a set of tools by the target's rule. No text with missing tools means: nothing is left.
func (f *hookForm) writeTools(refs []ToolRef) written {
	var w written
	var names []writtenName
	for _, ref := range refs {
		if ref.MCP {
			name, ok := f.mcpText(ref)
			if !ok {
				w.missing = appendNew(w.missing, "the tools of MCP servers")
				continue
			}
			if ref.Server != "" && !strings.Contains(f.MCP.Form, "SERVER") {
				w.server = true
			}
			names = addName(names, name)
			continue
		}
		tool := f.names[ref.Name]
		if tool == nil || tool.Old {
			w.missing = appendNew(w.missing, ref.Name)
			continue
		}
		for _, native := range tool.Native {
			names = addName(names, writtenName{text: native})
			if tool.Doubt {
				w.doubts = appendNew(w.doubts, native)
			}
		}
	}
	w.wider = f.alsoFires(refs, names)
	if len(names) > 0 {
		w.texts = f.spell(names)
	}
	if len(w.texts) > 0 {
		w.missing = slices.DeleteFunc(w.missing, func(name string) bool { return oldTools[name] })
	}
	return w
}

func addName(list []writtenName, name writtenName) []writtenName {
	if slices.ContainsFunc(list, func(n writtenName) bool { return n.text == name.text }) {
		return list
	}
	return append(list, name)
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// alsoFires names the tools that share a native name with those asked for.
func (f *hookForm) alsoFires(refs []ToolRef, names []writtenName) []string {
	var out []string
	for i := range f.Tools {
		t := &f.Tools[i]
		if slices.ContainsFunc(refs, func(r ToolRef) bool { return !r.MCP && r.Name == t.Name }) || oldTools[t.Name] {
			continue
		}
		if slices.ContainsFunc(t.Native, func(n string) bool {
			return slices.ContainsFunc(names, func(w writtenName) bool { return w.text == n })
		}) {
			out = append(out, t.Name)
		}
	}
	return out
}

// oldTools no longer exist in Claude Code, so that firing for them as well, or not, changes nothing.
var oldTools = map[string]bool{"MultiEdit": true, "LS": true}

// spell joins names by the rule: a plain list where the agent takes one exactly, else an anchored pattern; a hook for each
// where a matcher is one name.
func (f *hookForm) spell(names []writtenName) []string {
	r := &f.Matcher
	var alone, together []string
	pattern := false
	for i := range names {
		text := names[i].text
		switch {
		case r.Glob:
			alone = append(alone, strings.ReplaceAll(text, ".*", "*"))
		case names[i].mcp && r.MCPMark != "":
			if text != f.MCP.All {
				text = "^" + text + "$"
			}
			alone = append(alone, r.MCPMark+text)
		default:
			together = append(together, text)
			pattern = pattern || names[i].pattern
		}
	}
	if len(together) == 0 {
		return alone
	}
	joined := strings.Join(together, "|")
	plain := !pattern && !r.AlsoPattern && r.Exact != "" && strings.Trim(joined, letters+r.Exact) == ""
	if !plain {
		for i := range together {
			if !names[i].pattern {
				together[i] = quotePattern(together[i])
			}
		}
		joined = strings.Join(together, "|")
		switch {
		case r.Anchored:
		case len(together) == 1:
			joined = "^" + joined + "$"
		default:
			joined = "^(" + joined + ")$"
		}
	}
	return append([]string{joined}, alone...)
}

// mcpText spells MCP tools in the target's form.
func (f *hookForm) mcpText(ref ToolRef) (name writtenName, ok bool) {
	form := f.MCP.Form
	name.mcp = true
	if form == "" {
		return name, false
	}
	before, middle, _ := f.MCP.parts()
	if !strings.Contains(form, "TOOL") {
		name.text, name.pattern = form+".*", true // one name for all
		return name, true
	}
	server, tool := f.MCP.clean(ref.Server), f.MCP.clean(ref.Tool)
	if ref.Pattern {
		server, tool, name.pattern = f.MCP.cleanPattern(ref.Server), f.MCP.cleanPattern(ref.Tool), true
	}
	if server == "" && tool == "" || tool == "" && !strings.Contains(form, "SERVER") {
		name.pattern = true
		switch {
		case f.MCP.All != "":
			name.text = f.MCP.All
		case before != "":
			name.text = before + ".*"
		default:
			return name, false
		}
		return name, true
	}
	if f.Matcher.Glob && tool == "" && middle == "/" {
		name.text = before + server // a server's name alone stands for all of its tools
		return name, true
	}
	if server == "" && strings.Contains(form, "SERVER") {
		server, name.pattern = ".*", true
	}
	if tool == "" {
		tool, name.pattern = ".*", true
	}
	if name.pattern && !ref.Pattern {
		server, tool = quoteName(server), quoteName(tool)
	}
	if strings.Contains(server, "|") && !strings.HasPrefix(server, "(") {
		server = "(" + server + ")"
	}
	name.text = strings.Replace(strings.Replace(form, "SERVER", server, 1), "TOOL", tool, 1)
	if name.pattern && before == "" && f.matching("^(?:"+name.text+")$", &MatcherRule{}) != nil {
		return name, false // it would also fit tools of the agent's own
	}
	return name, true
}

// quoteName quotes a name, but not the pattern for any name.
func quoteName(s string) string {
	if s == ".*" {
		return s
	}
	return quotePattern(s)
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

// cleanPattern does the same for the one character of a pattern that stands in names only.
func (m *MCPName) cleanPattern(pattern string) string {
	if strings.Contains(m.Chars, "-") {
		return pattern
	}
	return strings.ReplaceAll(pattern, "-", "_")
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
	switch {
	case len(own) == 0:
	case e.OneWord:
		w.texts = own
	default:
		w.texts = []string{strings.Join(own, "|")}
	}
	return w
}
