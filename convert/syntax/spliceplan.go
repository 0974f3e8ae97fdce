package syntax

import "sort"

// plan is the edits as a tree: what happens to one value, or to those below it.
type plan struct {
	key    string
	set    bool
	remove bool
	value  *Node
	kids   []*plan
}

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
				at.kids = expand(at.value)
				at.set, at.value = false, nil
			}
			at.remove = false
			at = at.kid(key)
		}
		at.kids = nil
		at.set, at.remove, at.value = value != nil, value == nil, value
	}
	return top, true
}

func (p *plan) kid(key string) *plan {
	if key != "-" {
		for _, kid := range p.kids {
			if kid.key == key {
				return kid
			}
		}
	}
	kid := &plan{key: key}
	p.kids = append(p.kids, kid)
	return kid
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

func child(n *Node, i int) *Node {
	if n.Kind == List {
		return n.Items[i]
	}
	return n.Pairs[i].Value
}

// after gives the tree that a plan makes of a tree, for comparing.
func (p *plan) after(n *Node) *Node {
	if p.set || n == nil || n.Kind == Null {
		return p.node()
	}
	c := &Node{Kind: n.Kind, Text: n.Text, Tag: n.Tag}
	take := func(key string, i int) *plan { // of duplicate keys the last one counts, but all are removed
		for _, kid := range p.kids {
			if kid.key == key && (kid.remove || find(n, key) == i) {
				return kid
			}
		}
		return nil
	}
	for i := 0; i < len(n.Pairs)+len(n.Items); i++ {
		key, value := "", child(n, i)
		if n.Kind == Map {
			key = n.Pairs[i].Key
		} else {
			key = decimal(i)
		}
		if kid := take(key, i); kid != nil {
			if kid.remove {
				continue
			}
			value = kid.after(value)
		}
		c.put(key, value)
	}
	for _, kid := range p.kids {
		if find(n, kid.key) < 0 {
			if value := kid.node(); value != nil {
				c.put(kid.key, value)
			}
		}
	}
	return c
}

// put appends a pair to a map or an item to a list.
func (n *Node) put(key string, value *Node) {
	if n.Kind == List {
		n.Items = append(n.Items, value)
	} else {
		n.Add(key, value)
	}
}

// holds says whether a text reads as the edits ask for, and as before in all else.
func (w *splicer) holds(result string, top *plan, root *Node) bool {
	doc := ParseAs(result, w.syntax)
	if doc.Err != nil && !(doc.Err.Cause == NotConfig && skipTrivia(result, 0) >= len(result)) {
		return false
	}
	want := top.after(root)
	if want == nil {
		want = root
	}
	return w.same(want, doc.Root)
}

// same compares trees without regard to the order of keys. In TOML an empty table without a header does not exist.
func (w *splicer) same(a, b *Node) bool {
	if a == nil || b == nil {
		return (a == nil || a.Kind == Null || w.empty(a)) && (b == nil || b.Kind == Null || w.empty(b))
	}
	if a.Kind != b.Kind {
		return a.Kind == Map && len(a.Pairs) == 0 && b.Kind == Null && w.syntax == YAML && b.Place.Length == 0 // all pairs of the root removed
	}
	if a.Text != b.Text || a.Tag != b.Tag || len(a.Items) != len(b.Items) {
		return false
	}
	for i := range a.Items {
		if !w.same(a.Items[i], b.Items[i]) {
			return false
		}
	}
	pa, pb := w.sorted(a), w.sorted(b)
	if len(pa) != len(pb) {
		return false
	}
	for i := range pa {
		if pa[i].Key != pb[i].Key || !w.same(pa[i].Value, pb[i].Value) {
			return false
		}
	}
	return true
}

func (w *splicer) sorted(n *Node) byKey {
	pairs := make(byKey, 0, len(n.Pairs))
	for i := range n.Pairs {
		if w.syntax != TOML || !w.empty(n.Pairs[i].Value) {
			pairs = append(pairs, keyed{&n.Pairs[i], i})
		}
	}
	sort.Sort(pairs)
	return pairs
}

// keyed is a pair and where it stood among its like; byKey sorts pairs by key and then by that.
type keyed struct {
	*Pair
	order int
}

type byKey []keyed

func (b byKey) Len() int      { return len(b) }
func (b byKey) Swap(i, j int) { b[i], b[j] = b[j], b[i] }
func (b byKey) Less(i, j int) bool {
	return b[i].Key < b[j].Key || b[i].Key == b[j].Key && b[i].order < b[j].order
}

// empty says whether nothing but empty tables is in a value.
func (w *splicer) empty(n *Node) bool {
	if n.Kind != Map && n.Kind != List || len(n.Items) > 0 {
		return false
	}
	for i := range n.Pairs {
		if !w.empty(n.Pairs[i].Value) {
			return false
		}
	}
	return true
}
