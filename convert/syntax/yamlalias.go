package syntax

import "gopkg.in/yaml.v3"

// merged replaces the pairs of merge keys with the pairs of the maps they name; a map's own pairs win.
func (r *yamlReader) merged(n *Node) {
	pairs := n.Pairs
	n.Pairs = nil
	own := map[string]bool{}
	for _, p := range pairs {
		if p.Value.Tag != "!!merge" {
			own[p.Key] = true
		}
	}
	for _, p := range pairs {
		if p.Value.Tag != "!!merge" {
			n.Pairs = append(n.Pairs, p)
			continue
		}
		p.Value.Tag = ""
		sources := p.Value.Items
		if p.Value.Kind == Map {
			sources = []*Node{p.Value}
		}
		if len(sources) == 0 {
			n.Pairs = append(n.Pairs, p)
		}
		for _, source := range sources {
			for _, q := range source.Pairs {
				if !own[q.Key] {
					own[q.Key] = true
					n.Pairs = append(n.Pairs, q)
				}
			}
		}
	}
}

// alias gives a copy of what an alias names, with the places of the original.
func (r *yamlReader) alias(y *yaml.Node, start int) (*Node, int) {
	end := start + 1
	for end < len(r.src) && (isWordByte(r.src[end]) || r.src[end] >= 0x80) {
		end++
	}
	r.note(AliasExpanded, r.origin(start), r.origin(end), y.Value, nil)
	target := r.anchors[y.Alias]
	if target == nil { // its own ancestor: it would go on for ever
		r.fail(BadAlias, start)
		return &Node{}, end
	}
	n := r.copyOf(target, start)
	r.extent[n] = span{int32(r.origin(start)), int32(r.origin(end))}
	return n, end
}

func (r *yamlReader) copyOf(n *Node, start int) *Node {
	r.copies++
	if r.copies > maxCopies {
		r.fail(TooLarge, start)
	}
	if r.doc.Err != nil {
		return &Node{}
	}
	c := *n
	if n.Pairs != nil {
		c.Pairs = make([]Pair, len(n.Pairs))
		for i, p := range n.Pairs {
			c.Pairs[i] = Pair{Key: p.Key, KeyPlace: p.KeyPlace, Value: r.copyOf(p.Value, start)}
		}
	}
	if n.Items != nil {
		c.Items = make([]*Node, len(n.Items))
		for i, item := range n.Items {
			c.Items[i] = r.copyOf(item, start)
		}
	}
	return &c
}
