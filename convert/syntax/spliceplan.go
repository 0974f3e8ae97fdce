package syntax

import "slices"

// plan is the edits as a tree: what happens to one value, or to those below it.
type plan struct {
	key    string
	set    bool
	remove bool
	value  *Node
	kids   []*plan

	first   map[string]int // position of the first kid of a key
	indexed int            // how many of the kids are in it
}

// many is from how many keys on they are looked up in an index: files with thousands of servers are merged as well.
const many = 16

// plan sorts the edits into a tree. Edits below a new value change that value.
func (w *splicer) plan(edits []Edit) (*plan, bool) {
	top := &plan{}
	for i := range edits {
		e := &edits[i]
		value := e.Value
		if value != nil {
			if value = w.asWritten(value); value == nil {
				continue // a null in TOML: nothing can be written
			}
		}
		at := top
		for depth, key := range e.Path {
			if depth >= maxDepth {
				w.fail(TooDeep, Place{Line: 1, Column: 1}, "", "", key)
				return nil, false
			}
			if at.set {
				at.replace(expand(at.value))
				at.set, at.value = false, nil
			}
			at.remove = false
			at = at.kid(key)
		}
		at.replace(nil)
		at.set, at.remove, at.value = value != nil, value == nil, value
	}
	return top, true
}

func (p *plan) kid(key string) *plan {
	if i := p.position(key); i >= 0 && key != "-" {
		return p.kids[i]
	}
	kid := &plan{key: key}
	p.kids = append(p.kids, kid)
	return kid
}

func (p *plan) replace(kids []*plan) { p.kids, p.first, p.indexed = kids, nil, 0 }

// position gives the position of the first kid of a key, or -1.
func (p *plan) position(key string) int {
	if len(p.kids) <= many {
		return slices.IndexFunc(p.kids, func(kid *plan) bool { return kid.key == key })
	}
	if p.first == nil {
		p.first = make(map[string]int, 2*len(p.kids))
	}
	for ; p.indexed < len(p.kids); p.indexed++ {
		if _, there := p.first[p.kids[p.indexed].key]; !there {
			p.first[p.kids[p.indexed].key] = p.indexed
		}
	}
	if i, there := p.first[key]; there {
		return i
	}
	return -1
}

// expand makes a plan of a value, so that later edits can change parts of it.
func expand(n *Node) []*plan {
	var kids []*plan
	for i := 0; i < len(n.Pairs)+len(n.Items); i++ {
		kid := &plan{key: decimal(i), set: true, value: child(n, i)}
		if n.Kind == Map {
			kid.key = n.Pairs[i].Key
		}
		kids = append(kids, kid)
	}
	return kids
}

// node gives the value that a plan makes where nothing was before, or nil.
func (p *plan) node() *Node {
	if p.set {
		return p.value
	}
	n := NewMap()
	if len(p.kids) > 0 && (p.kids[0].key == "-" || p.kids[0].key == "0") {
		n.Kind = List
	}
	for _, kid := range p.kids {
		value := kid.node()
		if value == nil {
			continue
		}
		n.put(kid.key, value)
	}
	if len(n.Pairs) == 0 && len(n.Items) == 0 {
		return nil
	}
	return n
}

// asWritten gives a value as it reads once it is written in this syntax: what the syntax cannot hold is not there.
func (w *splicer) asWritten(n *Node) *Node {
	key := "k"
	text := Print(NewMap().Add(key, n), w.syntax)
	back := ParseAs(text, w.syntax).Root.Get(key)
	if back == nil {
		return nil
	}
	unplace(back, n)
	return back
}

// unplace forgets where a value stands, and takes over how its model asked to be written.
func unplace(n, like *Node) {
	n.Place = Place{}
	n.Inline = like.Inline
	for i := range n.Pairs {
		n.Pairs[i].KeyPlace = Place{}
		if other := like.Get(n.Pairs[i].Key); other != nil {
			unplace(n.Pairs[i].Value, other)
		}
	}
	for i, item := range n.Items {
		if len(like.Items) == len(n.Items) {
			unplace(item, like.Items[i])
		}
	}
}

// find gives the position of a map's last pair with that key (the one that counts), or of a list's item; -1 if there is none.
func find(n *Node, key string) int {
	if n.Kind == List {
		for i := range n.Items {
			if decimal(i) == key {
				return i
			}
		}
		return -1
	}
	for i := len(n.Pairs) - 1; i >= 0; i-- {
		if n.Pairs[i].Key == key {
			return i
		}
	}
	return -1
}

// finder is find for one node that is asked for many keys.
func finder(n *Node) func(key string) int {
	if len(n.Pairs)+len(n.Items) <= many {
		return func(key string) int { return find(n, key) }
	}
	last := make(map[string]int, len(n.Pairs)+len(n.Items))
	for i := range n.Pairs {
		last[n.Pairs[i].Key] = i
	}
	for i := range n.Items {
		last[decimal(i)] = i
	}
	return func(key string) int {
		if i, there := last[key]; there {
			return i
		}
		return -1
	}
}

func child(n *Node, i int) *Node {
	if n.Kind == List {
		return n.Items[i]
	}
	return n.Pairs[i].Value
}

// put appends a pair to a map or an item to a list.
func (n *Node) put(key string, value *Node) {
	if n.Kind == List {
		n.Items = append(n.Items, value)
	} else {
		n.Add(key, value)
	}
}
