package syntax

import "sort"

// after gives the tree that a plan makes of a tree, for comparing.
func (p *plan) after(n *Node) *Node {
	if p.set || n == nil || n.Kind == Null {
		return p.node()
	}
	c := &Node{Kind: n.Kind, Text: n.Text, Tag: n.Tag}
	find := finder(n)
	take := func(key string, i int) *plan { // of duplicate keys the last one counts, but all are removed
		first := p.position(key)
		for k := first; k >= 0 && k < len(p.kids); k++ {
			kid := p.kids[k]
			if kid.key == key && (kid.remove || find(key) == i) {
				return kid
			}
			if key != "-" && kid.key == key {
				break // only appended items share a key
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
		if find(kid.key) < 0 {
			if value := kid.node(); value != nil {
				c.put(kid.key, value)
			}
		}
	}
	return c
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

func (b byKey) Len() int { return len(b) }

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
