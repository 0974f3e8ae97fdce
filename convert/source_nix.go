package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// nix reads a block as an expression of Nix, as home-manager and others keep configs in it.
func (p *pieces) nix(block *intake.Block) bool {
	inner, worked := block.Nix()
	if inner == nil {
		return false
	}
	doc := syntax.ParsePiece(inner.Text, p.req.Text, inner.At)
	if doc.Root == nil || doc.Err != nil {
		return false
	}
	unfold(doc.Root, 0)
	found := p.catalog.inPage(p.catalog.locate(doc.Root))
	for _, h := range p.catalog.locateHooks(doc.Root) {
		if n := len(h.path); n > 0 {
			found = append(found, place{path: h.path, node: h.node, pair: &syntax.Pair{Key: "hooks", KeyPlace: h.node.Place, Value: h.node}})
		}
	}
	if len(found) == 0 {
		return false
	}
	// The keys above are those of modules; a program's name among them says whose its servers are.
	root, owners, told := syntax.NewMap(), []*Agent{}, 0
	one, oneLog, from := &Answer{}, &Log{}, p.req.From
	oneLog.say(MsgCode, "", p.places.place(block.At(0), 1))
	for i := range found {
		f := &found[i]
		if f.pair == nil {
			return false
		}
		var owner *Agent
		for _, key := range f.path {
			if a := p.catalog.byID[strings.TrimSuffix(key, "-editor")]; a != nil {
				owner = a
			}
		}
		if !slices.Contains(owners, owner) {
			owners = append(owners, owner)
		}
		pair := *f.pair
		if owner == nil && pair.Key != "hooks" && (pair.Key == "servers" || !p.catalog.roots[pair.Key]) {
			pair.Key = "mcpServers" // of programs.mcp, say, whose servers go to every program
		}
		root.Pairs = append(root.Pairs, pair)
		last := lastPlace(pair.Value)
		for j := 0; j < len(worked) && told < 20; j++ {
			w := &worked[j]
			if at := block.At(w.Offset); at >= pair.KeyPlace.Offset && at <= last {
				told++
				oneLog.say(MsgCodeValue, "", p.places.place(at, w.Length), clip(w.Text))
			}
		}
	}
	doc = &syntax.Document{Text: doc.Text, Syntax: syntax.JSON, Root: root}
	if len(owners) == 1 && owners[0] != nil && p.catalog.byID[from] == nil {
		p.req.From = owners[0].ID
	}
	oneSource := &source{}
	p.catalog.readServers(p.req, doc, p.catalog.locate(root), oneSource, one, oneLog)
	p.catalog.readHooks(p.req, doc, oneSource, one, oneLog)
	if p.req.From != from {
		p.req.From, one.Source.Sure = from, Certain
	}
	if len(one.Servers)+len(one.Hooks) == 0 {
		return false
	}
	p.catalog.join(p.answer, one, p.src, oneSource, p.log, oneLog)
	return true
}

// lastPlace gives where the last value inside of a node begins.
func lastPlace(n *syntax.Node) int {
	last := n.Place.Offset
	for i := range n.Pairs {
		last = max(last, lastPlace(n.Pairs[i].Value))
	}
	for _, item := range n.Items {
		last = max(last, lastPlace(item))
	}
	return last
}

// unfold makes maps in maps of keys that were written with dots, and one of those that meet.
func unfold(n *syntax.Node, depth int) {
	if depth > 3*deepest {
		return
	}
	for _, item := range n.Items {
		unfold(item, depth+1)
	}
	pairs := n.Pairs
	n.Pairs = nil
	for _, p := range pairs {
		unfold(p.Value, depth+1)
		refold(n, p)
	}
}

func refold(n *syntax.Node, p syntax.Pair) {
	key, rest, dotted := strings.Cut(p.Key, intake.NixJoint)
	if dotted {
		inner := &syntax.Node{Kind: syntax.Map, Place: p.KeyPlace}
		refold(inner, syntax.Pair{Key: rest, KeyPlace: p.KeyPlace, Value: p.Value})
		p.Key, p.Value = key, inner
	}
	if old := n.Get(p.Key); old != nil && old.Kind == syntax.Map && p.Value.Kind == syntax.Map {
		for _, inner := range p.Value.Pairs {
			refold(old, inner)
		}
		return
	}
	n.Pairs = append(n.Pairs, p)
}
