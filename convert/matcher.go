package convert

import (
	"regexp"
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// Matcher is what a hook is narrowed to.
type Matcher struct {
	Text  string // as written
	Given bool   // a matcher stands in the source, though perhaps an empty one
	Place syntax.Place
	Kind  MatcherKind
	Tools []ToolRef // of MatchesTools
	Words []string  // of MatchesWords: Claude's words
}

// Shown gives the matcher as written; for an event that stands for some tools only, what it means in Claude Code's names.
func (m *Matcher) Shown() string {
	if m.Text != "" || m.Kind != MatchesTools {
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
	Name   string // Claude's name; for a tool nobody else has, the name as written
	Known  bool   // the name is in the source's table
	MCP    bool
	Server string // of an MCP reference; "" for every server
	Tool   string // "" for every tool of the server
}

// readMatcher understands a matcher by the rule of its agent and its event.
func (f *hookForm) readMatcher(text string, e *Event) Matcher {
	m := Matcher{Text: text}
	switch {
	case text == "" || text == "*" && !f.Matcher.NoStar || text == ".*" || text == "**":
		return m
	case e == nil || e.Match == MatchTool:
		m.Tools = f.toolsOf(text)
		if m.Tools != nil {
			m.Kind = MatchesTools
			return m
		}
	case e.Match == MatchWord:
		if m.Words = f.wordsOf(text, e); m.Words != nil {
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
func (f *hookForm) toolsOf(text string) []ToolRef {
	r := &f.Matcher
	if r.NoPattern || r.Exact != "" && strings.Trim(text, letters+r.Exact) == "" {
		return f.exactTools(text)
	}
	if r.LookAround && strings.Contains(text, "(?") && !strings.Contains(text, "(?:") {
		return nil
	}
	body, anchored := unwrap(text)
	var refs []ToolRef
	for _, alternative := range splitTop(body) {
		one := f.alternative(alternative, anchored || r.Anchored)
		if one == nil {
			return nil
		}
		refs = addRefs(refs, one)
	}
	return refs
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

func (f *hookForm) exactTools(text string) []ToolRef {
	separators := f.Matcher.Separators
	if separators == "" {
		separators = "|"
	}
	var refs []ToolRef
	for _, name := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(separators, c) }) {
		if f.Matcher.Trim {
			name = strings.TrimSpace(name)
		}
		if name != "" {
			refs = addRefs(refs, []ToolRef{f.toolNamed(name)})
		}
	}
	return refs
}

// toolNamed gives the tool that an agent calls by that name.
func (f *hookForm) toolNamed(name string) ToolRef {
	if claude, ok := f.tools[name]; ok {
		return ToolRef{Name: claude, Known: true}
	}
	if ref, ok := f.mcpNamed(name); ok {
		return ref
	}
	return ToolRef{Name: name}
}

// mcpNamed takes the name of an MCP tool apart by the agent's form.
func (f *hookForm) mcpNamed(name string) (ToolRef, bool) {
	before, middle, ok := f.MCP.parts()
	if !ok || !strings.HasPrefix(name, before) {
		return ToolRef{}, false
	}
	rest := name[len(before):]
	if !strings.Contains(f.MCP.Form, "SERVER") {
		return ToolRef{MCP: true, Tool: wild(rest), Known: true}, rest != ""
	}
	server, tool, found := strings.Cut(rest, middle)
	if !found {
		if before == "" || wild(rest) != "" && middle != "/" {
			return ToolRef{}, false // a plain name, or mcp__server alone, which fires for nothing
		}
		return ToolRef{MCP: true, Server: wild(rest), Known: true}, true
	}
	if before == "" && (strings.Trim(server, letters+"_-") != "" || middle == "_" || middle == "-") {
		return ToolRef{}, false
	}
	return ToolRef{MCP: true, Server: wild(server), Tool: wild(tool), Known: true}, server != ""
}

// parts gives what stands before the server (or, without one, the tool) and between the two.
func (m *MCPName) parts() (before, middle string, ok bool) {
	if m.Form == "" {
		return "", "", false
	}
	before, rest, hasServer := strings.Cut(m.Form, "SERVER")
	if !hasServer {
		before, _, _ = strings.Cut(m.Form, "TOOL")
		return before, "", true
	}
	middle, _, _ = strings.Cut(rest, "TOOL")
	return before, middle, true
}

// wild gives "" for a part of a pattern that stands for anything.
func wild(s string) string {
	if s == ".*" || s == ".+" || s == "*" || s == "[^_]+" || s == "\\w+" {
		return ""
	}
	return strings.ReplaceAll(s, "\\", "")
}

// unwrap takes ^( )$ and the like off a pattern and says whether it matched whole names only.
func unwrap(text string) (body string, anchored bool) {
	start, end := strings.HasPrefix(text, "^"), strings.HasSuffix(text, "$") && !strings.HasSuffix(text, "\\$")
	if start && end {
		inner := text[1 : len(text)-1]
		// ^a|b$ is anchored only in part.
		if group, ok := oneGroup(inner); ok {
			return group, true
		}
		if len(splitTop(inner)) == 1 {
			return inner, true
		}
		return text, false
	}
	if group, ok := oneGroup(text); ok {
		return group, false
	}
	return text, false
}

// oneGroup gives the inside of a text that is one group from end to end.
func oneGroup(s string) (string, bool) {
	if !strings.HasPrefix(s, "(") || !strings.HasSuffix(s, ")") {
		return "", false
	}
	depth := 0
	for i := 0; i < len(s)-1; i++ {
		switch s[i] {
		case '\\':
			i++
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return "", false
			}
		}
	}
	inner := s[1 : len(s)-1]
	inner = strings.TrimPrefix(inner, "?:")
	return inner, !strings.HasPrefix(inner, "?")
}

// splitTop splits a pattern at the bars outside of groups.
func splitTop(s string) []string {
	var out []string
	depth, start := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case '|':
			if depth == 0 {
				out = append(out, s[start:i])
				start = i + 1
			}
		}
	}
	return append(out, s[start:])
}

// alternative gives the tools of one alternative of a pattern; nil when it cannot be understood.
func (f *hookForm) alternative(pattern string, anchored bool) []ToolRef {
	bare := pattern
	if strings.HasPrefix(bare, "^") && strings.HasSuffix(bare, "$") && len(bare) > 1 {
		bare, anchored = bare[1:len(bare)-1], true
	}
	if refs := f.mcpPattern(bare); refs != nil {
		return refs
	}
	if !validPattern(pattern) {
		return nil
	}
	if anchored && strings.Trim(bare, letters+"_-:/@") == "" {
		return []ToolRef{f.toolNamed(bare)}
	}
	expression := "(?:" + pattern + ")"
	if anchored {
		expression = "^" + expression + "$"
	}
	re, err := regexp.Compile(expression)
	if err != nil {
		return nil
	}
	var refs []ToolRef
	for i := range f.Tools {
		t := &f.Tools[i]
		if slices.ContainsFunc(t.Native, re.MatchString) || slices.ContainsFunc(t.Also, re.MatchString) || f.Matcher.ClaudeNames && re.MatchString(t.Name) {
			refs = append(refs, ToolRef{Name: t.Name, Known: true})
		}
	}
	if refs == nil && strings.Trim(pattern, letters+"_-") == "" {
		return []ToolRef{{Name: pattern}}
	}
	return refs
}

// validPattern keeps patterns from Go's engine that would take long to build.
func validPattern(p string) bool { return len(p) < 500 && strings.Count(p, "{") < 4 }

// mcpPattern understands mcp__server__.*, mcp__.*, mcp__server__(a|b) in the agent's own form.
func (f *hookForm) mcpPattern(pattern string) []ToolRef {
	before, middle, ok := f.MCP.parts()
	if !ok || before == "" || !strings.HasPrefix(pattern, before) {
		return nil
	}
	rest := pattern[len(before):]
	if wild(rest) == "" || rest == "" {
		return []ToolRef{{MCP: true, Known: true}}
	}
	server, tool, found := strings.Cut(rest, middle)
	if middle == "" {
		server, tool, found = "", rest, true
	}
	if !found || strings.Trim(wild(server), letters+"_-.") != "" {
		return nil
	}
	tools := []string{tool}
	if group, ok := oneGroup(tool); ok {
		tools = splitTop(group)
	}
	var refs []ToolRef
	for _, t := range tools {
		if strings.Trim(wild(t), letters+"_-") != "" {
			return nil
		}
		refs = append(refs, ToolRef{MCP: true, Server: wild(server), Tool: wild(t), Known: true})
	}
	return refs
}

func addRefs(list, more []ToolRef) []ToolRef {
	for _, r := range more {
		if !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return list
}

// wordsOf gives Claude's words for a matcher of an event with fixed words, or nil.
func (f *hookForm) wordsOf(text string, e *Event) []string {
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
