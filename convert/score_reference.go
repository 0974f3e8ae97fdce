package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// clue is a text of an entry that may hold a reference. It is found once and weighed by every form.
type clue struct {
	pair  int // the pair of the entry in whose value it stands
	node  *syntax.Node
	looks bool // a person would take a piece of it for a variable
}

// What is looked at in an entry: a longer text says too little of its agent for its length, and so do further items.
const (
	longText    = 4096
	mostInValue = 8
	deepInValue = 2
)

// cluesIn finds the clues of the entries that are scored.
func cluesIn(entries []Entry) [][]clue {
	all := make([][]clue, min(len(entries), mostScored))
	for i := range all {
		n := entries[i].Node
		if n == nil || n.Kind != syntax.Map {
			continue
		}
		for j := range n.Pairs {
			all[i] = addClues(all[i], j, n.Pairs[j].Value, 0)
		}
	}
	return all
}

func addClues(to []clue, pair int, n *syntax.Node, depth int) []clue {
	switch n.Kind {
	case syntax.String: // one that is a script for a shell says nothing
		if len(n.Text) > longText || strings.ContainsAny(n.Text, ";|&`\n") || n.Tag == "" && strings.IndexByte(n.Text, '$') < 0 && strings.IndexByte(n.Text, '{') < 0 {
			return to
		}
		_, looks := LooksLikeReference(n.Text)
		return append(to, clue{pair: pair, node: n, looks: looks})
	case syntax.List:
		if depth < deepInValue {
			for _, item := range n.Items[:min(len(n.Items), mostInValue)] {
				to = addClues(to, pair, item, depth+1)
			}
		}
	case syntax.Map:
		if depth < deepInValue {
			for i := range n.Pairs[:min(len(n.Pairs), mostInValue)] {
				to = addClues(to, pair, n.Pairs[i].Value, depth+1)
			}
		}
	}
	return to
}

// cluesOf gives the clues of one pair; they stand in the order of the pairs.
func cluesOf(clues []clue, pair int) []clue {
	from := 0
	for from < len(clues) && clues[from].pair < pair {
		from++
	}
	to := from
	for to < len(clues) && clues[to].pair == pair {
		to++
	}
	return clues[from:to]
}

// referenceScore weighs the first text that says something: a reference that the form fills in speaks for it, one that it
// takes literally against it.
func (f *serverForm) referenceScore(clues []clue) int {
	for i := range clues {
		n := clues[i].node
		switch {
		case n.Tag != "" && n.Tag == f.Dialect.Expression:
			return 4
		case slices.ContainsFunc(f.Dialect.Folders, func(d FolderName) bool { return strings.Contains(n.Text, d.Spelt) }):
			return 3 // which is hardly a variable's name
		case f.Dialect.fills(n.Text):
			return 1
		case clues[i].looks:
			return -1
		}
	}
	return 0
}
