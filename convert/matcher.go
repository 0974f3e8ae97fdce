package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// Matcher is what a hook is narrowed to.
type Matcher struct {
	Text   string // as written
	Listed bool   // it was a list of names or another value that is no text, and is shown by what it means
	Given  bool   // a matcher stands in the source, though perhaps an empty one
	Place  syntax.Place
	Kind   MatcherKind
	Tools  []ToolRef // of MatchesTools
	Words  []string  // of MatchesWords: Claude's words
}

// Shown gives the matcher as written; for an event that stands for some tools only, what it means in Claude Code's names.
func (m *Matcher) Shown() string {
	if m.Text != "" && !m.Listed || m.Kind != MatchesTools {
		return m.Text
	}
	out := ""
	for _, ref := range m.Tools {
		name := ref.Name
		if ref.MCP {
			name = "mcp__.*"
		}
		if oldTools[name] {
			continue
		}
		if out != "" {
			out += "|"
		}
		out += name
	}
	return out
}

// MatcherKind says what was understood of a matcher.
type MatcherKind uint8

// The kinds. MatchesPattern is a text that could not be taken apart.
const (
	MatchesAll MatcherKind = iota
	MatchesTools
	MatchesWords
	MatchesPattern
)

// ToolRef is one tool, or some tools of MCP servers.
type ToolRef struct {
	Name    string // Claude's name; for a tool nobody else has, the name as written
	Known   bool   // the name is in the source's table
	MCP     bool
	Server  string // of an MCP reference; "" for every server
	Tool    string // "" for every tool of the server
	Pattern bool   // Server and Tool are patterns
}

// rule gives the matcher rule of an event as it is spelt: some agents take Claude Code's spelling as a sign for its rule too.
func (f *hookForm) rule(h *Hook) *MatcherRule {
	if f.AlsoMatcher != nil && h.event != nil && h.Native != h.event.Native && f.events[h.Native] == h.event {
		return f.AlsoMatcher
	}
	return &f.Matcher
}

// readMatcher understands a matcher by the rule of its agent and its event.
func (f *hookForm) readMatcher(text string, h *Hook) Matcher {
	m := Matcher{Text: text}
	e := h.event
	switch {
	case text == "" || text == "*" || text == ".*" || text == "**":
		return m
	case e == nil || e.Match == MatchTool:
		if fitsAll(text, f.rule(h)) {
			return m
		}
		m.Tools = f.toolsOf(text, f.rule(h))
		if m.Tools != nil {
			m.Kind = MatchesTools
			return m
		}
	case e.Match == MatchWord:
		if m.Words = wordsOf(text, e); m.Words != nil {
			m.Kind = MatchesWords
			return m
		}
	case e.Match == MatchNone:
		// Ignored by the source; the text is kept for telling.
		return m
	}
	m.Kind = MatchesPattern
	return m
}

// toolsOf gives the tools that a matcher fires for, or nil when it cannot be taken apart.
func (f *hookForm) toolsOf(text string, r *MatcherRule) []ToolRef {
	if len(text) > longestMatcher {
		return nil
	}
	switch plain := r.Exact != "" && strings.Trim(text, letters+r.Exact) == ""; {
	case r.Glob:
		var refs []ToolRef
		for _, name := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(r.Separators, c) }) {
			refs = addRefs(refs, f.globTools(name))
		}
		return refs
	case plain && r.AlsoPattern:
		// Each name of the list counts as a name and as a pattern.
		var refs []ToolRef
		for _, name := range splitTop(text) {
			exact, more := f.exactTools(name, r), f.alternative(name, false, r)
			if len(exact) == 1 && !exact[0].Known && len(more) > 0 {
				exact = nil
			}
			refs = addRefs(addRefs(refs, exact), more)
		}
		return refs
	case plain:
		return f.exactTools(text, r)
	}
	if inner, marked := strings.CutPrefix(text, r.MCPMark); marked && r.MCPMark != "" {
		body, anchored := unwrap(inner)
		return f.mcpPattern(body, anchored)
	}
	if strings.Contains(text, "(?") && !strings.Contains(text, "(?:") {
		return nil // it looks around, or sets a flag
	}
	body, anchored := unwrap(text)
	var refs []ToolRef
	for _, alternative := range splitTop(body) {
		if f.ruleIn(alternative) != "" {
			continue // it fits no name
		}
		one := f.alternative(alternative, anchored || r.Anchored, r)
		if one == nil {
			return nil
		}
		refs = addRefs(refs, one)
	}
	return refs
}

// longestMatcher is how long a matcher is taken apart; nobody writes a longer one by hand.
const longestMatcher = 2000

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

func (f *hookForm) exactTools(text string, r *MatcherRule) []ToolRef {
	var refs []ToolRef
	for _, name := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(r.Separators, c) }) {
		if r.Trim {
			name = strings.TrimSpace(name)
		}
		if name != "" {
			refs = addRefs(refs, f.toolNamed(name, r))
		}
	}
	return refs
}

// globTools understands a name in which * stands for anything.
func (f *hookForm) globTools(text string) []ToolRef {
	if text == "@builtin" {
		var refs []ToolRef
		for i := range f.Tools {
			refs = addRefs(refs, []ToolRef{{Name: f.Tools[i].Name, Known: true}})
		}
		return refs
	}
	if !strings.Contains(text, "*") {
		return f.toolNamed(text, &f.Matcher)
	}
	pattern := strings.ReplaceAll(quotePattern(text), `\*`, ".*")
	if refs := f.mcpPattern(pattern, true); refs != nil {
		return refs
	}
	return f.matching("^"+pattern+"$", &f.Matcher)
}

// toolNamed gives the tools that an agent calls by that name.
func (f *hookForm) toolNamed(name string, r *MatcherRule) []ToolRef {
	tools := f.tools[name]
	if t := f.names[name]; tools == nil && t != nil && (r.ClaudeNames || r.ClaudePatterns) {
		return f.sharing(t)
	}
	if tools != nil {
		refs := make([]ToolRef, len(tools))
		for i, tool := range tools {
			refs[i] = ToolRef{Name: tool, Known: true}
		}
		return refs
	}
	if ref, ok := f.mcpNamed(name); ok {
		return []ToolRef{ref}
	}
	return []ToolRef{{Name: name}}
}

// mcpNamed takes the name of an MCP tool apart by the agent's form.
func (f *hookForm) mcpNamed(name string) (ToolRef, bool) {
	before, middle, ok := f.MCP.parts()
	if !ok || !strings.HasPrefix(name, before) || f.Matcher.MCPMark != "" {
		return ToolRef{}, false
	}
	rest := name[len(before):]
	switch {
	case !strings.Contains(f.MCP.Form, "TOOL"):
		return ToolRef{MCP: true, Known: true}, false
	case !strings.Contains(f.MCP.Form, "SERVER"):
		return ToolRef{MCP: true, Tool: rest, Known: true}, before != "" && rest != ""
	}
	server, tool, found := strings.Cut(rest, middle)
	if found && f.MCP.toolFirst() {
		at := strings.LastIndex(rest, middle)
		tool, server = rest[:at], rest[at+len(middle):]
	}
	switch {
	case !found && before != "" && middle == "/":
		return ToolRef{MCP: true, Server: rest, Known: true}, rest != "" // a server alone stands for all of its tools
	case !found || server == "" || tool == "":
		return ToolRef{}, false // a plain name, or mcp__server alone, which fires for nothing
	case before == "" && !f.MCP.distinct():
		return ToolRef{}, false
	}
	return ToolRef{MCP: true, Server: server, Tool: tool, Known: true}, true
}

// parts gives what stands before the server (or, without one, the tool) and between the two.
func (m *MCPName) parts() (before, middle string, ok bool) {
	if m.Form == "" {
		return "", "", false
	}
	first, second := "SERVER", "TOOL"
	if m.toolFirst() {
		first, second = second, first
	}
	before, rest, found := strings.Cut(m.Form, first)
	if !found {
		before, _, _ = strings.Cut(m.Form, second)
		return before, "", true
	}
	middle, _, _ = strings.Cut(rest, second)
	return before, middle, true
}

// distinct says whether the names of MCP tools can be told from all others without a beginning of their own.
func (m *MCPName) distinct() bool {
	_, middle, _ := m.parts()
	return m.All != "" || len(middle) > 1
}

func (m *MCPName) toolFirst() bool {
	server := strings.Index(m.Form, "SERVER")
	return server >= 0 && strings.Index(m.Form, "TOOL") < server
}

// wild gives "" for a part of a pattern that stands for anything.
func wild(s string) string {
	if s == ".*" || s == ".+" || s == "*" || s == "[^_]+" || s == "\\w+" {
		return ""
	}
	return strings.ReplaceAll(s, "\\", "")
}

// wordsOf gives Claude's words for a matcher of an event with fixed words, or nil.
func wordsOf(text string, e *Event) []string {
	if len(text) > longestMatcher {
		return nil
	}
	body, _ := unwrap(text)
	var out []string
	for _, word := range strings.FieldsFunc(body, func(c rune) bool { return c == '|' || c == ',' }) {
		word = strings.ReplaceAll(strings.TrimSpace(word), "\\", "")
		claude := ""
		for _, pair := range e.Words {
			theirs, own, renamed := strings.Cut(pair, "=")
			if !renamed {
				own = theirs
			}
			if own == word {
				claude = theirs
			}
		}
		if claude == "" {
			if strings.Trim(word, letters+"_-") != "" {
				return nil
			}
			claude = word
		}
		out = append(out, claude)
	}
	return out
}
