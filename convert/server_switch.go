package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// switched gives a test for names that lists beside the servers switch off.
func (f *serverForm) switched(root *syntax.Node) func(e *Entry) bool {
	off, on := root.At(f.OffList...), root.At(f.OnList...)
	if f.OffList == nil {
		off = nil
	}
	if f.OnList == nil {
		on = nil
	}
	return func(e *Entry) bool {
		name := e.Name
		if e.Scope != "" && f.OffScope != nil {
			path := slices.Clone(f.OffScope)
			path[slices.Index(path, "*")] = e.Scope
			if here := root.At(path...); here != nil && here.Kind == syntax.List && f.OffMatch.in(here, name) {
				return true
			}
		}
		return off != nil && off.Kind == syntax.List && f.OffMatch.in(off, name) ||
			on != nil && on.Kind == syntax.List && len(on.Items) > 0 && !f.OffMatch.in(on, name)
	}
}

// in says whether a list of names has this one.
func (m NameMatch) in(list *syntax.Node, name string) bool {
	return slices.ContainsFunc(list.Items, func(n *syntax.Node) bool {
		switch m {
		case MatchFold:
			return strings.EqualFold(n.Text, name)
		case MatchGlob:
			return matchesGlob(n.Text, name)
		}
		return n.Text == name
	})
}

// matchesGlob compares a name with a pattern in which * stands for any text and ? for one character. Of several stars only
// the last one is ever gone back to, so the work is bounded by the product of both lengths.
func matchesGlob(pattern, name string) bool {
	p, n, star, mark := 0, 0, -1, 0
	for n < len(name) {
		switch {
		case p < len(pattern) && pattern[p] == '*':
			star, mark = p, n
			p++
		case p < len(pattern) && (pattern[p] == '?' || pattern[p] == name[n]):
			p++
			n++
		case star >= 0:
			mark++
			p, n = star+1, mark
		default:
			return false
		}
	}
	return strings.Trim(pattern[p:], "*") == ""
}

// besides collects the keys of the file that belong to its servers.
func (f *serverForm) besides(root *syntax.Node) []Extra {
	var out []Extra
	for _, key := range f.Beside {
		path := splitKey(key)
		holder := root.At(path[:len(path)-1]...)
		if holder == nil {
			continue
		}
		for i := range holder.Pairs {
			if p := &holder.Pairs[i]; p.Key == path[len(path)-1] {
				out = append(out, Extra{Path: path, Node: p.Value, Place: p.KeyPlace})
			}
		}
	}
	return out
}

// onAnyway says whether a list beside the servers switches one on whatever its entry says.
func (f *serverForm) onAnyway(root *syntax.Node, name string) bool {
	if f.OnAnyway == nil {
		return false
	}
	on := root.At(f.OnAnyway...)
	return on != nil && on.Kind == syntax.List && f.OffMatch.in(on, name)
}
