package convert

import "agentconv/convert/syntax"

// taker lets a reader take keys out of a map. What nobody took is still there at the end: that is how nothing is lost in
// silence.
type taker struct {
	node *syntax.Node
	used []bool
	sub  []*taker // for maps of which single keys were taken
}

func newTaker(node *syntax.Node) *taker {
	return &taker{node: node, used: make([]bool, len(node.Pairs))}
}

// find gives the index of the last unused pair with that key, as parsers of these files let the last one win, or -1.
func (t *taker) find(key string) int {
	for i := len(t.node.Pairs) - 1; i >= 0; i-- {
		if !t.used[i] && t.node.Pairs[i].Key == key {
			return i
		}
	}
	return -1
}

// peek gives the pair under a path, or nil.
func (t *taker) peek(path []string) *syntax.Pair {
	i := t.find(path[0])
	if i < 0 {
		return nil
	}
	pair := &t.node.Pairs[i]
	if len(path) == 1 {
		return pair
	}
	if pair.Value.Kind != syntax.Map {
		return nil
	}
	if t.sub == nil || t.sub[i] == nil {
		// A look into a map must not make it count as opened.
		return newTaker(pair.Value).peek(path[1:])
	}
	return t.sub[i].peek(path[1:])
}

// take marks the pair under a path as read. Earlier pairs with the same key go with it: the syntax has told of them.
func (t *taker) take(path []string) {
	i := t.find(path[0])
	if i < 0 {
		return
	}
	if len(path) > 1 {
		if t.sub == nil {
			t.sub = make([]*taker, len(t.used))
		}
		if t.sub[i] == nil {
			t.sub[i] = newTaker(t.node.Pairs[i].Value)
		}
		t.sub[i].take(path[1:])
		if t.sub[i].empty() {
			t.used[i] = true
		}
		return
	}
	for j := range t.node.Pairs {
		if t.node.Pairs[j].Key == path[0] {
			t.used[j] = true
		}
	}
}

func (t *taker) empty() bool {
	for _, used := range t.used {
		if !used {
			return false
		}
	}
	return true
}

// left gives what nobody took.
func (t *taker) left(prefix []string) []Extra {
	var extras []Extra
	for i := range t.node.Pairs {
		if t.used[i] {
			continue
		}
		pair := &t.node.Pairs[i]
		path := append(append([]string(nil), prefix...), pair.Key)
		if t.sub != nil && t.sub[i] != nil {
			extras = append(extras, t.sub[i].left(path)...)
			continue
		}
		extras = append(extras, Extra{Path: path, Node: pair.Value, Place: pair.KeyPlace})
	}
	return extras
}
