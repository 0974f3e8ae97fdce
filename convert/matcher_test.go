package convert_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"agentconv/agents"
	"agentconv/convert"
)

// The property of the translation of matchers: over all tools of both agents, the translated matcher fires for exactly the
// tools that the source's fired for, where the target has them. What a matcher fires for is found out by an evaluator of its
// own, below, that knows nothing of how matchers are taken apart and written.

// tool is what two agents have in common: one of Claude Code's tools, or a tool of an MCP server.
type tool struct{ name, server string }

var mcpTools = []tool{{"create_issue", "github"}, {"create_issue_comment", "github"}, {"push", "git"}, {"do_it", "files"}}

// own are the names of an agent's tools, each with what it stands for.
func own(f *convert.HookFormat) map[string][]tool {
	names := map[string][]tool{}
	for _, t := range f.Tools {
		if t.Old {
			continue
		}
		for _, native := range t.Native {
			names[native] = append(names[native], tool{name: t.Name})
		}
	}
	for _, t := range mcpTools {
		if name := mcpName(f, t); name != "" {
			names[name] = append(names[name], t)
		}
	}
	return names
}

func mcpName(f *convert.HookFormat, t tool) string {
	switch form := f.MCP.Form; {
	case form == "":
		return ""
	case !strings.Contains(form, "TOOL"):
		return form + "call_tool"
	default:
		return strings.NewReplacer("SERVER", t.server, "TOOL", t.name).Replace(form)
	}
}

// aliases are the further names by which a matcher may call the tool of a name.
func aliases(f *convert.HookFormat, r *convert.MatcherRule, native string) (names, patterns []string) {
	for _, t := range f.Tools {
		if !slices.Contains(t.Native, native) {
			continue
		}
		if len(t.Native) == 1 {
			names, patterns = append(names, t.Also...), append(patterns, t.Also...)
		}
		if r.ClaudeNames {
			names = append(names, t.Name)
		}
		if r.ClaudePatterns {
			patterns = append(patterns, t.Name)
		}
	}
	return names, patterns
}

const lettersAndDigits = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

var compiled = map[string]*regexp.Regexp{}

func compile(t *testing.T, pattern string) *regexp.Regexp {
	if compiled[pattern] == nil {
		re, err := regexp.Compile(pattern)
		if err != nil {
			t.Fatalf("%q is no pattern: %v", pattern, err)
		}
		compiled[pattern] = re
	}
	return compiled[pattern]
}

// fires evaluates a matcher by the rule of its agent.
func fires(t *testing.T, f *convert.HookFormat, matcher, native string) bool {
	r := &f.Matcher
	isMCP := slices.ContainsFunc(mcpTools, func(m tool) bool { return mcpName(f, m) == native })
	names, patterns := aliases(f, r, native)
	names, patterns = append(names, native), append(patterns, native)
	switch {
	case matcher == "" || matcher == "*" && !r.NoStar:
		return true
	case r.Glob && strings.ContainsAny(matcher, r.Separators) && r.Separators != "":
		return slices.ContainsFunc(strings.FieldsFunc(matcher, func(c rune) bool { return strings.ContainsRune(r.Separators, c) }), func(one string) bool {
			return fires(t, f, one, native)
		})
	case r.Glob && matcher == "@builtin":
		return !isMCP
	case r.Glob:
		pattern := "^" + strings.ReplaceAll(regexp.QuoteMeta(matcher), `\*`, ".*")
		if strings.HasPrefix(matcher, "@") && !strings.Contains(matcher, "/") {
			pattern += "(/.*)?"
		}
		return slices.ContainsFunc(names, compile(t, pattern+"$").MatchString)
	case r.MCPMark != "" && strings.HasPrefix(matcher, r.MCPMark):
		inner := strings.TrimPrefix(matcher, r.MCPMark)
		return isMCP && (inner == "*" || compile(t, inner).MatchString(native))
	case r.MCPMark != "" && isMCP:
		return false
	}
	if r.AlsoPattern {
		patterns = []string{native}
	}
	found := false
	if r.Exact != "" && strings.Trim(matcher, lettersAndDigits+r.Exact) == "" {
		for _, one := range strings.FieldsFunc(matcher, func(c rune) bool { return strings.ContainsRune(r.Separators, c) }) {
			if r.Trim {
				one = strings.TrimSpace(one)
			}
			found = found || slices.Contains(names, one)
		}
		if !r.AlsoPattern {
			return found
		}
	}
	pattern := "(?:" + matcher + ")"
	if r.Anchored {
		pattern = "^" + pattern + "$"
	}
	return found || slices.ContainsFunc(patterns, compile(t, pattern).MatchString)
}

// matchersOf makes matchers of an agent by its rule: each name, lists, patterns, MCP tools.
func matchersOf(f *convert.HookFormat) []string {
	var names, out []string
	for _, t := range f.Tools {
		if !t.Old && !slices.Contains(names, t.Native[0]) {
			names = append(names, t.Native[0])
		}
	}
	r := &f.Matcher
	out = append(out, names...)
	if r.Glob {
		out = append(out, "@builtin", names[0][:2]+"*")
		if f.MCP.Form != "" {
			out = append(out, "@github", "@github/create_issue", "@*")
		}
		return out
	}
	for i := range names {
		next := names[(i+1)%len(names)]
		out = append(out, "^"+names[i]+"$", "^("+names[i]+"|"+next+")$")
		if r.Exact == "" || strings.Contains(r.Exact, "|") {
			out = append(out, names[i]+"|"+next, names[i]+"|"+next+"|"+names[(i+2)%len(names)])
		}
		if strings.Contains(r.Separators, ",") {
			out = append(out, names[i]+", "+next)
		}
	}
	out = append(out, "^"+names[0][:1]+".*", "("+names[0]+"|"+names[1]+")", "^"+names[0]+"|"+names[1]+"$")
	// Where MCP tools begin with nothing of their own, a pattern for all of them is the agent's word for it.
	switch form := f.MCP.Form; {
	case f.MCP.All != "":
		out = append(out, r.MCPMark+f.MCP.All)
	case strings.HasPrefix(form, "SERVER"), strings.HasPrefix(form, "TOOL"), form == "":
	case strings.Contains(form, "TOOL"):
		before, _, _ := strings.Cut(strings.Replace(form, "TOOL", "SERVER", 1), "SERVER")
		out = append(out, "^"+before, before+".*")
	}
	switch form := f.MCP.Form; {
	case r.MCPMark != "":
		out = append(out, r.MCPMark+mcpName(f, mcpTools[0]), r.MCPMark+"^"+mcpName(f, mcpTools[1])+"$")
	case strings.HasPrefix(form, "TOOL"), !strings.Contains(form, "TOOL"):
	default:
		one, many := mcpName(f, mcpTools[0]), mcpName(f, tool{".*", "github"})
		out = append(out, "^"+one+"$", many, "^"+many+"$", "^("+one+"|"+names[0]+")$", one+".*", mcpName(f, tool{"(create_issue|push)", "github"})+"$")
	}
	return out
}

// ready is one form of hooks with the names of its tools.
type ready struct {
	*convert.HookFormat
	id    string
	form  *convert.HookForm
	names map[string][]tool
	known map[string]map[string]bool
}

// readyForms are all forms of hooks with matchers on tools.
func readyForms() []ready {
	var all []ready
	for _, a := range agents.All() {
		for _, f := range a.Hooks {
			if len(f.Tools) > 0 && slices.ContainsFunc(f.Events, func(e convert.Event) bool { return e.Match == convert.MatchTool }) {
				all = append(all, ready{f, strings.TrimSpace(a.ID + " " + f.Variant), convert.ReadyHooks(f), own(f), map[string]map[string]bool{}})
			}
		}
	}
	return all
}

// firing gives the names that some matchers fire for.
func (r *ready) firing(t *testing.T, texts []string) map[string]bool {
	key := strings.Join(texts, "\n")
	if r.known[key] == nil {
		r.known[key] = map[string]bool{}
		for native := range r.names {
			r.known[key][native] = slices.ContainsFunc(texts, func(text string) bool { return fires(t, r.HookFormat, text, native) })
		}
	}
	return r.known[key]
}

func TestMatchersFireForTheSameTools(t *testing.T) {
	all := readyForms()
	if len(all) < 20 {
		t.Fatalf("only %d agents have matchers", len(all))
	}
	compared := 0
	for i := range all {
		from := &all[i]
		for _, matcher := range matchersOf(from.HookFormat) {
			fired := map[tool]bool{}
			for native, tools := range from.names {
				if fires(t, from.HookFormat, matcher, native) {
					for _, one := range tools {
						fired[one] = true
					}
				}
			}
			for j := range all {
				to := &all[j]
				if to.Input {
					continue
				}
				got := convert.TranslateMatcher(from.form, to.form, matcher)
				if !got.Understood {
					t.Errorf("%s: %q is not understood", from.id, matcher)
					break
				}
				if got.All {
					continue
				}
				compared++
				noMCP := slices.Contains(got.Missing, "the tools of MCP servers")
				firing := to.firing(t, got.Texts)
				for native, tools := range to.names {
					want := slices.ContainsFunc(tools, func(one tool) bool { return fired[one] && !(noMCP && one.server != "") })
					fires := firing[native]
					if fires && !want && tools[0].server != "" && (got.Server || strings.HasPrefix(to.MCP.Form, "TOOL_") && !strings.Contains(from.MCP.Form, "SERVER")) {
						continue // it cannot tell the servers apart, and says so; or its names cannot be taken apart
					}
					if fires != want {
						t.Errorf("%s to %s: %q became %q: fires for %s: %v, and should be %v", from.id, to.id, matcher, got.Texts, native, fires, want)
					}
				}
			}
		}
	}
	if compared < 10000 {
		t.Errorf("only %d translations were compared", compared)
	}
}

// FuzzMatcher: whatever a matcher is, when it was understood its translation fires for the same of the agents' own tools.
func FuzzMatcher(f *testing.F) {
	all := readyForms()
	for i := range all {
		for _, matcher := range matchersOf(all[i].HookFormat) {
			f.Add(matcher, uint8(i), uint8(i+7))
		}
	}
	f.Fuzz(func(t *testing.T, matcher string, source, target uint8) {
		from, to := &all[int(source)%len(all)], &all[int(target)%len(all)]
		if len(matcher) > 300 || strings.Count(matcher, "{") > 3 || !utf8.ValidString(matcher) || strings.Contains(matcher, `\Q`) || strings.Contains(matcher, "developer") {
			return // the last: a server may be called like a namespace of goose
		}
		got := convert.TranslateMatcher(from.form, to.form, matcher)
		if got.All && !strings.Contains(".* ** *", matcher) { // these are taken for everything wherever they stand
			for native, tools := range from.names {
				if tools[0].server == "" && !fires(t, from.HookFormat, matcher, native) {
					t.Errorf("%s: %q is taken for everything and does not fire for %s", from.id, matcher, native)
				}
			}
		}
		if !got.Understood || got.All || got.Unknown {
			return // an unknown name is told, and taken for what its writer meant
		}
		if _, err := regexp.Compile(matcher); err != nil && !from.Matcher.Glob {
			return // the source takes it for a name, if for anything
		}
		fired := map[tool]bool{}
		for native, tools := range from.names {
			if tools[0].server == "" && fires(t, from.HookFormat, matcher, native) {
				for _, one := range tools {
					fired[one] = true
				}
			}
		}
		for native, tools := range to.names {
			if tools[0].server != "" {
				continue
			}
			want := slices.ContainsFunc(tools, func(one tool) bool { return fired[one] })
			if slices.ContainsFunc(tools, func(one tool) bool { return one.name == "LS" || one.name == "MultiEdit" }) {
				continue // a matcher may still name what its agent no longer has
			}
			if slices.ContainsFunc(got.Texts, func(text string) bool { return fires(t, to.HookFormat, text, native) }) != want {
				t.Errorf("%s to %s: %q became %q: for %s it should fire: %v", from.id, to.id, matcher, got.Texts, native, want)
			}
		}
	})
}
