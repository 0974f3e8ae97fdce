package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// score weighs how well a form explains the hooks: its place, its events in its own spelling, its shape, its keys, its tools.
func (f *hookForm) score(root *syntax.Node, s syntax.Syntax, places []hookPlace, found []FoundHook, own bool) int {
	score := 0
	if own {
		score += 60
	} else {
		for i := range places {
			switch {
			case len(places[i].path) == 0 && places[i].shape == NamedGroups:
				if f.Shape == NamedGroups {
					score += 20
				}
			case len(places[i].path) == 0: // a piece of a file of any agent
			case places[i].shape == EventList && !f.lists(places[i].node):
				score -= 6
			case samePath(f.Root, places[i].path) && f.Shape == places[i].shape || f.Shape == FlatList && places[i].shape == Groups && samePath(f.Root, places[i].path):
				score += 20
			case anyPath(f.AlsoRoots, places[i].path):
				score += 16
			case len(places[i].path) > 0:
				score -= 6
			}
		}
	}
	switch {
	case s.IsJSON() && f.Syntax.IsJSON() || s == f.Syntax || f.Front && s == syntax.YAML && root.Get("description") != nil:
	case f.Front && s == syntax.YAML:
		score -= 12 // a page may show the hooks of a front matter alone
	case f.Syntax.IsJSON() && s == syntax.YAML:
		score -= 16 // a slip, or another tool's way to write them
	default:
		score -= 40
	}
	for _, head := range f.Head {
		n := root.Get(head.Key)
		if n == nil {
			score -= 4
		} else {
			if n.Text == strings.Trim(head.Value, `"`) && (n.Kind == syntax.Number) == (head.Value[0] != '"') {
				score += 12
			} else {
				score -= 6
			}
		}
	}
	for _, key := range f.Beside {
		for i := range places {
			if places[i].node.Get(key) != nil {
				score += 6
			}
		}
	}
	if f.OnlyKeys != nil && len(f.Root) > 0 && root.Get(f.Root[0]) != nil {
		// A file that a person mends may have some of them, so that further ones count less.
		for i, most := 0, 10; i < len(root.Pairs); i++ {
			if !slices.Contains(f.OnlyKeys, root.Pairs[i].Key) {
				score -= most
				most = 3
			}
		}
	}
	for i := range found {
		if i == mostScored {
			break
		}
		score += f.hookScore(&found[i])
	}
	return score
}

// lists says whether the form keeps hooks in such a list, with the event under that key.
func (f *hookForm) lists(list *syntax.Node) bool {
	return f.Shape == EventList && slices.ContainsFunc(list.Items, func(n *syntax.Node) bool { return n.Get(f.EventKey) != nil })
}

func (f *hookForm) hookScore(h *FoundHook) int {
	score := 0
	switch e := f.events[h.Event]; {
	case e != nil && (e.Native == h.Event || f.AlsoMatcher != nil):
		score += 6
	case e != nil:
		score += 2
	default:
		score -= 6
	}
	switch h.Misfit {
	case fits:
		score += 2
	case handlerWithoutGroup, groupInFlat:
		score -= 4
	}
	if h.Matcher != nil && h.Matcher.Kind == syntax.String {
		score += f.nameScore(h.Matcher.Text)
	}
	if h.Handler == nil || h.Handler.Kind != syntax.Map {
		return score
	}
	if command := h.Handler.Get("command"); command != nil && len(f.ProjectDirVars) > 0 && strings.Contains(command.Text, "$"+f.ProjectDirVars[0]) || command != nil && len(f.ProjectDirVars) > 0 && strings.Contains(command.Text, "${"+f.ProjectDirVars[0]) {
		score += 4
	}
	for i := range h.Handler.Pairs {
		p := &h.Handler.Pairs[i]
		if p.Value.Kind == syntax.String && strings.IndexByte(p.Value.Text, '$') >= 0 {
			score += f.varScore(p.Value.Text)
		}
		switch know := f.values.keys[p.Key].is; {
		case p.Key == f.TypeKey || p.Key == "matcher":
			if p.Key == f.TypeKey && f.types[p.Value.Text] == "" {
				score -= 2
			}
		case know&knownOwn != 0:
			score += 3
		case know&knownRow != 0:
			score++
		case know == 0:
			score -= 2
		}
	}
	return score
}

// nameScore weighs a matcher by the names in it: one that the form has in its table, or in its own form for MCP tools, speaks
// for it, one that it lacks a little against it.
func (f *hookForm) nameScore(matcher string) int {
	matcher = matcher[:min(len(matcher), 400)]
	score, names := 0, 0
	for _, name := range strings.FieldsFunc(matcher, func(c rune) bool { return strings.ContainsRune("|^$()., ", c) }) {
		if names++; names > 6 {
			break
		}
		before, _, _ := f.MCP.parts()
		switch {
		case f.tools[name] != nil:
			if score++; f.native(name) {
				score++
			}
		case before != "" && strings.HasPrefix(name, before):
			score++
		case name != "*":
			score--
		}
	}
	return score
}

// native says whether a name is known to be the agent's own for a tool, not an alias.
func (f *hookForm) native(name string) bool {
	t := f.names[f.tools[name][0]]
	return slices.Contains(t.Native, name) && !t.Doubt || t.Both && slices.Contains(t.Also, name)
}

// varScore weighs a command by its variables: one that only this agent sets speaks for it.
func (f *hookForm) varScore(command string) int {
	for _, name := range shellNames(command) {
		if len(f.ProjectDirVars) > 0 && name == f.ProjectDirVars[0] || f.ownVar(name) {
			return 4
		}
	}
	return 0
}
