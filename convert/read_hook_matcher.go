package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

func (r *hookReader) settleMatcher(h *Hook, f *FoundHook) {
	if f.Matcher != nil && h.event == nil {
		h.Matcher.Text, _ = matcherText(f.Matcher)
		h.Matcher.Given, h.Matcher.Place = true, f.Matcher.Place
		return
	}
	if f.Matcher != nil {
		text, ok := matcherText(f.Matcher)
		if !ok {
			r.log.say(MsgMatcherType, "matcher", f.Matcher.Place, kindName(f.Matcher))
			r.tellBroken(h.Native, f.Matcher.Place)
		}
		h.Matcher = r.form.readMatcher(text, h)
		h.Matcher.Given, h.Matcher.Listed, h.Matcher.Place = true, f.Listed || !ok, f.Matcher.Place
		r.tellMatcher(h)
	}
	if h.event == nil || len(h.event.Tools) == 0 {
		return
	}
	// A split event stands for Claude's event narrowed to its tools.
	h.Matcher.Kind, h.Matcher.Tools = MatchesTools, nil
	for _, tool := range h.event.Tools {
		ref := ToolRef{Name: tool, Known: true}
		if tool == "mcp" {
			ref = ToolRef{MCP: true, Known: true}
		}
		h.Matcher.Tools = append(h.Matcher.Tools, ref)
	}
}

// tellMatcher tells what the source itself makes of a matcher that cannot do what its writer wanted.
func (r *hookReader) tellMatcher(h *Hook) {
	m := &h.Matcher
	rules := r.tellRules(h)
	switch {
	case m.Text == "" || h.event == nil:
	case h.event.Match == MatchNone && m.Text != "*":
		r.log.say(MsgMatcherIgnoredHere, "matcher", m.Place)
	case h.event.OneWord && strings.ContainsAny(m.Text, "|,"):
		r.log.say(MsgMatcherOneWord, "matcher", m.Place, shortMatcher(m.Text))
	case h.event.Match != MatchTool, rules:
	case m.Kind == MatchesAll && strings.Contains(m.Text, "||"):
		r.log.say(MsgMatcherAll, "matcher", m.Place, shortMatcher(m.Text))
	case m.Text == "*" && r.form.rule(h).NoStar, m.Kind == MatchesPattern && brokenPattern(m.Text):
		r.log.say(MsgMatcherBroken, "matcher", m.Place, shortMatcher(m.Text))
	}
	if m.Kind == MatchesPattern && h.event != nil && h.event.Match == MatchTool && !rules && (r.form.Matcher.MCPMark == "" || !strings.HasPrefix(m.Text, r.form.Matcher.MCPMark)) && !brokenPattern(m.Text) && !strings.Contains(m.Text, "(?") {
		r.log.say(MsgMatcherNone, "matcher", m.Place, shortMatcher(m.Text))
	}
	for i := range m.Tools {
		if ref := &m.Tools[i]; !ref.Known {
			r.log.say(MsgToolUnknown, "matcher", m.Place, clip(ref.Name), r.catalog.meant(ref.Name, r.form))
		}
	}
}

// tellRules tells of the rules for permissions in a matcher, and says whether there are any.
func (r *hookReader) tellRules(h *Hook) bool {
	m := &h.Matcher
	if h.event == nil || h.event.Match != MatchTool || len(m.Text) > longestMatcher || strings.IndexByte(m.Text, '(') < 0 {
		return false
	}
	told := false
	for _, alternative := range splitTop(m.Text) {
		if tool := r.form.ruleIn(alternative); tool != "" {
			r.log.say(MsgMatcherRule, "matcher", m.Place, clip(alternative), tool)
			told = true
		}
	}
	return told
}

// meant names the tool of a form that other agents call by a name, or that differs from it in case only; "" when none does.
func (c *Catalog) meant(name string, f *hookForm) string {
	for i := range f.Tools {
		t := &f.Tools[i]
		if at := slices.IndexFunc(t.Native, func(n string) bool { return strings.EqualFold(n, name) }); at >= 0 {
			return t.Native[at]
		}
	}
	if before, middle, ok := f.MCP.parts(); ok && before != "" && middle != "" && strings.HasPrefix(name, before) && f.Matcher.MCPMark == "" {
		return name + middle + ".*" // a server alone
	}
	for _, other := range c.hooks().forms {
		for _, tool := range other.tools[name] {
			if t := f.names[tool]; t != nil && !t.Old {
				return t.Native[0]
			}
		}
	}
	return ""
}

// matcherText reads a matcher; maps and lists that people write by mistake are read for what they mean.
func matcherText(n *syntax.Node) (text string, ok bool) {
	switch n.Kind {
	case syntax.String:
		return n.Text, true
	case syntax.Null:
		return "", false
	case syntax.List:
		var names []string
		for _, item := range n.Items {
			names = append(names, item.Text)
		}
		return strings.Join(names, "|"), false
	case syntax.Map:
		for _, key := range [...]string{"tool", "tools", "tool_name", "toolName", "name"} {
			if inner := n.Get(key); inner != nil {
				text, _ = matcherText(inner)
				return text, false
			}
		}
	}
	return n.Text, false
}
