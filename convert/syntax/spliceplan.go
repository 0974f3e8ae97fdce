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
	for i := range n.Pairs {
		kids = append(kids, &plan{key: n.Pairs[i].Key, set: true, value: n.Pairs[i].Value})
	}
	for i, item := range n.Items {
		kids = append(kids, &plan{key: decimal(i), set: true, value: item})
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
		if n.Kind == List {
			n.Items = append(n.Items, value)
		} else {
			n.Add(kid.key, value)
		}
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
	c := *n
	c.Pairs = append([]Pair(nil), n.Pairs...)
	c.Items = append([]*Node(nil), n.Items...)
	var added []*Node
	for _, kid := range p.kids {
		i := find(n, kid.key)
		switch {
		case i < 0 && n.Kind == List:
			if value := kid.node(); value != nil {
				added = append(added, value)
			}
		case i < 0:
			if value := kid.node(); value != nil {
				c.Pairs = append(c.Pairs, Pair{Key: kid.key, Value: value})
			}
		case kid.remove && n.Kind == List:
			c.Items[i] = nil
		case kid.remove:
			for k := range c.Pairs {
				if c.Pairs[k].Key == kid.key {
					c.Pairs[k].Value = nil
				}
			}
		case n.Kind == List:
			c.Items[i] = kid.after(n.Items[i])
		default:
			c.Pairs[i].Value = kid.after(n.Pairs[i].Value)
		}
	}
	pairs, items := c.Pairs[:0], c.Items[:0]
	for _, pair := range c.Pairs {
		if pair.Value != nil {
			pairs = append(pairs, pair)
		}
	}
	for _, item := range c.Items {
		if item != nil {
			items = append(items, item)
		}
	}
	c.Pairs, c.Items = pairs, append(items, added...)
	return &c
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
