package convert

import (
	"regexp" // in the WebAssembly agentconv/convert/regexp, which the YAML reader has there as well
	"slices"
	"strings"
)

// unwrap takes ^( )$ and the like off a pattern and says whether it matched whole names only.
func unwrap(text string) (body string, anchored bool) {
	start, end := strings.HasPrefix(text, "^"), strings.HasSuffix(text, "$") && !strings.HasSuffix(text, "\\$")
	if start && end && len(text) > 1 {
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
func (f *hookForm) alternative(pattern string, anchored bool, r *MatcherRule) []ToolRef {
	bare, start, end := pattern, anchored, anchored
	if strings.HasPrefix(bare, "^") {
		bare, start = bare[1:], true
	}
	if strings.HasSuffix(bare, "$") && !strings.HasSuffix(bare, "\\$") {
		bare, end = bare[:len(bare)-1], true
	}
	expression := "(?:" + pattern + ")"
	if anchored {
		expression = "^" + expression + "$"
	}
	var refs []ToolRef
	if before, _, _ := f.MCP.parts(); before == "" {
		refs = f.matching(expression, r) // its own tools first, where those of MCP servers begin with nothing special
	}
	if refs == nil && r.MCPMark == "" {
		if refs = f.mcpPattern(bare, end); refs != nil {
			return refs
		}
	}
	if start && end && !r.AlsoPattern && strings.Trim(bare, letters+"_-:/@") == "" {
		return f.toolNamed(bare, &MatcherRule{ClaudeNames: r.ClaudePatterns})
	}
	if refs == nil {
		refs = f.matching(expression, r)
	}
	if refs == nil && bare != "" && strings.Trim(bare, letters+"_-") == "" {
		return []ToolRef{{Name: bare}}
	}
	return refs
}

// matching gives the tools with a name that a pattern matches; nil for none, and for a pattern that is not valid.
func (f *hookForm) matching(expression string, r *MatcherRule) []ToolRef {
	if !validPattern(expression) {
		return nil
	}
	re, err := regexp.Compile(expression)
	if err != nil {
		return nil
	}
	var refs []ToolRef
	for i := range f.Tools {
		t := &f.Tools[i]
		if slices.ContainsFunc(t.Native, re.MatchString) {
			refs = addRefs(refs, []ToolRef{{Name: t.Name, Known: true}})
		}
		if r.ClaudePatterns && re.MatchString(t.Name) {
			refs = addRefs(refs, f.sharing(t))
		}
		for _, also := range t.Also {
			if !r.AlsoPattern && re.MatchString(also) {
				for _, name := range f.tools[also] {
					refs = addRefs(refs, []ToolRef{{Name: name, Known: true}})
				}
			}
		}
	}
	return refs
}

// sharing gives the tools that share a name of the agent with a tool: a matcher on one fires for all of them.
func (f *hookForm) sharing(t *ToolNames) []ToolRef {
	var refs []ToolRef
	for _, native := range t.Native {
		for _, name := range f.tools[native] {
			refs = addRefs(refs, []ToolRef{{Name: name, Known: true}})
		}
	}
	return refs
}

// fitsAll says whether a pattern fits every name: it fits the empty text, and need not fit the whole name.
func fitsAll(text string, r *MatcherRule) bool {
	if r.Glob || r.Anchored || r.MCPMark != "" && strings.HasPrefix(text, r.MCPMark) || r.Exact != "" && strings.Trim(text, letters+r.Exact) == "" || !validPattern(text) || text == "*" || strings.IndexByte(text, '\\') >= 0 {
		return false
	}
	re, err := regexp.Compile(text)
	return err == nil && re.MatchString("") && re.MatchString("\x01\x02")
}

// validPattern keeps patterns from Go's engine that would take long to build.
func validPattern(p string) bool { return len(p) < 500 && strings.Count(p, "{") < 4 }

// brokenPattern says whether a matcher is no pattern at all. Patterns that look around are beyond Go's engine and count as good.
func brokenPattern(text string) bool {
	if !validPattern(text) || strings.Contains(text, "(?") {
		return false
	}
	_, err := regexp.Compile(text)
	return err != nil
}

// mcpPattern understands mcp__server__.*, mcp__.*, mcp__server__(a|b) and mcp__server in the agent's own form. A pattern
// without an end goes on with anything.
func (f *hookForm) mcpPattern(pattern string, end bool) []ToolRef {
	before, middle, ok := f.MCP.parts()
	all := ToolRef{MCP: true, Known: true}
	if f.MCP.All != "" && (pattern == f.MCP.All || pattern == strings.ReplaceAll(f.MCP.All, "+", "*")) {
		return []ToolRef{all}
	}
	if !ok || !strings.HasPrefix(pattern, before) || before == "" && !f.MCP.distinct() {
		return nil
	}
	rest := pattern[len(before):]
	if rest == "" && end {
		return nil
	}
	if before != "" && wild(rest) == "" {
		return []ToolRef{all}
	}
	if !strings.Contains(f.MCP.Form, "TOOL") || strings.Trim(rest, letters+"_-./@:|()*+\\") != "" {
		return nil
	}
	server, tool, found := ".*", rest, true
	if strings.Contains(f.MCP.Form, "SERVER") {
		if server, tool, found = strings.Cut(rest, middle); found && f.MCP.toolFirst() {
			at := strings.LastIndex(rest, middle)
			tool, server = rest[:at], rest[at+len(middle):]
		}
	}
	if tool == "*" || tool == "+" {
		tool = ".*" // mcp__server__* fits any tool as well: nothing needs to follow what stands there
	}
	switch {
	case before == "" && (!found || tool == "" || strings.Trim(server, letters+"_-.*+") != ""):
		return nil
	case !found && end && middle != "/":
		return nil
	case !found && !end:
		server, tool = server+".*", ".*"
	case !found || tool == "":
		tool = ".*"
	case !end && f.MCP.toolFirst():
		server = strings.TrimSuffix(server, ".*") + ".*"
	case !end && !strings.HasSuffix(tool, ".*") && !strings.HasSuffix(tool, ")"):
		tool += ".*"
	case !end && strings.HasSuffix(tool, ")"):
		tool = "(" + tool + ").*"
	}
	tools := []string{tool}
	if group, ok := oneGroup(tool); ok {
		tools = splitTop(group)
	}
	var refs []ToolRef
	for _, t := range tools {
		ref := ToolRef{MCP: true, Known: true, Server: wild(server), Tool: wild(t)}
		if ref.Server != "" && isPattern(server) || ref.Tool != "" && isPattern(t) {
			if brokenPattern(server) || brokenPattern(t) {
				return nil // it was cut in the middle of a group
			}
			ref.Pattern = true
			if ref.Server != "" {
				ref.Server = server
			}
			if ref.Tool != "" {
				ref.Tool = t
			}
		}
		refs = append(refs, ref)
	}
	return refs
}

// isPattern says whether a piece is more than a name: it holds a character with a meaning, without a backslash before it.
func isPattern(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '*', '+', '|', '(', ')':
			return true
		}
	}
	return false
}

func addRefs(list, more []ToolRef) []ToolRef {
	for _, r := range more {
		if !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return list
}

// quotePattern takes the meaning from the characters that have one in patterns.
func quotePattern(s string) string {
	if strings.Trim(s, letters+"_-:/@ ") == "" {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if strings.IndexByte(`\.+*?()|[]{}^$`, s[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// ruleIn gives the tool of a rule for permissions, as people write them for matchers: Bash(git commit:*); else "". Taken for a
// pattern it wants what no name of a tool has.
func (f *hookForm) ruleIn(alternative string) string {
	name, inner, found := strings.Cut(alternative, "(")
	if !found || f.tools[name] == nil || !strings.HasSuffix(inner, ")") || strings.HasPrefix(inner, "?") {
		return ""
	}
	inner = inner[:len(inner)-1]
	star := strings.IndexByte(inner, '*')
	if strings.ContainsAny(inner, " :/=") || star == 0 || star > 0 && strings.IndexByte(".])", inner[star-1]) < 0 {
		return name
	}
	return ""
}
