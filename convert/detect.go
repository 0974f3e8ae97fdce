package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// reading is one way to understand the servers of a text: by one form of one agent.
type reading struct {
	form    *serverForm
	entries []Entry
	root    rootMatch
	found   bool // by the form's own Find
	astray  bool // some of the servers stand where this agent does not look
	score   int
}

type rootMatch uint8

const (
	rootForeign rootMatch = iota // nothing that this agent reads
	rootNone                     // no root at all: the map or the entry alone
	rootOld                      // of an older version, or a frequent mistake
	rootAlso                     // read as well
	rootOwn
)

// readings gives every form's reading of the places, best first: of all agents, or of the one that the person said.
func (c *Catalog) readings(said *Agent, root *syntax.Node, s syntax.Syntax, places []place) []reading {
	out := make([]reading, 0, len(c.forms))
	generic := c.entriesOf(places)
	clues := cluesIn(generic)
	for _, form := range c.forms {
		if said != nil && form.agent != said {
			continue
		}
		rd, itsClues := reading{form: form}, clues
		if form.Find != nil {
			rd.entries = form.Find(root)
		}
		if len(rd.entries) > 0 {
			rd.root, rd.found, itsClues = rootOwn, true, cluesIn(rd.entries)
		} else {
			rd.root, rd.astray = form.match(places)
			rd.entries = generic
		}
		if len(rd.entries) == 0 {
			continue
		}
		rd.score = form.score(&rd, itsClues, root, s, places)
		out = append(out, rd)
	}
	stable(len(out), func(i, j int) bool {
		return out[i].score > out[j].score || out[i].score == out[j].score && out[i].form.agent.Rank < out[j].form.agent.Rank
	}, func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

func (c *Catalog) entriesOf(places []place) []Entry {
	var all []Entry
	for i := range places {
		entries := places[i].entries()
		if scope := c.scopeOf(places[i].path); scope != "" {
			for j := range entries {
				entries[j].Scope = scope
			}
		}
		all = append(all, entries...)
	}
	return all
}

// scopeOf gives the project or program in whose section a place stands: projects.<path>.mcpServers.
func (c *Catalog) scopeOf(path []string) string {
	for _, part := range c.parts {
		if samePath(part, path) {
			return path[slices.Index(part, "*")]
		}
	}
	return ""
}

// match says how the places fit the roots of a form; the best one counts.
func (f *serverForm) match(places []place) (best rootMatch, astray bool) {
	for i := range places {
		p := &places[i]
		switch {
		case len(p.path) == 0:
			best = max(best, rootNone)
		case f.listOK(p) && samePath(f.Root, p.path):
			best = max(best, rootOwn)
		case f.listOK(p) && anyPath(f.AlsoRoots, p.path):
			best = max(best, rootAlso)
		case anyPath(f.OldRoots, p.path):
			best = max(best, rootOld)
		default:
			astray = true
		}
	}
	return best, astray
}

func (f *serverForm) listOK(p *place) bool { return (f.ListKey != "") == (p.shape == inList) }

func anyPath(roots [][]string, path []string) bool {
	return slices.ContainsFunc(roots, func(root []string) bool { return samePath(root, path) })
}

//go:noinline
func samePath(root, path []string) bool {
	if len(root) != len(path) {
		return false
	}
	for i := range root {
		if root[i] != "*" && root[i] != path[i] {
			return false
		}
	}
	return true
}
