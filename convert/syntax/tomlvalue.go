package syntax

import "github.com/pelletier/go-toml/v2/unstable"

// keyValue adds a pair to the open table; it gives the end of it.
func (r *tomlReader) keyValue(e *unstable.Node) int {
	end := int(e.Raw.Offset + e.Raw.Length)
	node, keys, start := r.pair(r.table, e, end)
	if node != nil {
		path := make([]string, 0, len(r.path)+len(keys))
		path = append(path, r.path...)
		for i := range keys {
			path = append(path, keys[i].text)
		}
		r.exprs = append(r.exprs, tomlExpr{path: path, keys: len(keys), start: r.origin(start), end: r.origin(end), node: node})
	}
	return end
}

// pair reads `key = value` into a table. Keys with dots make tables on the way.
func (r *tomlReader) pair(table *Node, e *unstable.Node, end int) (*Node, []tomlKey, int) {
	keys := keysOf(e.Key(), nil)
	start := keys[0].start
	if len(keys) > maxDepth {
		r.doc.Err = &Error{Cause: TooDeep, Place: r.place(start, end)}
		return nil, nil, start
	}
	place := Place{}
	if len(keys) > 1 {
		place = r.place(start, end)
	}
	for i := range keys[:len(keys)-1] {
		k := &keys[i]
		if at := r.find(table, k.text); at >= 0 {
			if next := table.Pairs[at].Value; next.Kind == Map && r.state[next] == dotted {
				table = next
				continue
			}
			r.again(table, k)
		}
		next := &Node{Kind: Map, Place: place}
		r.state[next] = dotted
		r.add(table, k, next)
		table = next
	}
	last := &keys[len(keys)-1]
	if r.find(table, last.text) >= 0 {
		r.again(table, last)
	}
	at := r.add(table, last, nil)
	from := r.skip(last.end, "=")
	node, _ := r.value(e.Value(), from)
	table.Pairs[at].Value = node
	return node, keys, start
}

// value reads a value that begins at start and gives its end.
func (r *tomlReader) value(v *unstable.Node, start int) (*Node, int) {
	end := int(v.Raw.Offset + v.Raw.Length)
	node := &Node{}
	switch v.Kind {
	case unstable.String:
		node.Kind, node.Text = String, string(v.Data)
	case unstable.Bool:
		node.Kind, node.Text = Bool, string(v.Data)
	case unstable.Integer, unstable.Float:
		node.Kind, node.Text = Number, string(v.Data)
	case unstable.Array:
		node.Kind = List
		node.Place = r.place(start, start)
		end = start + 1
		for it := v.Children(); it.Next(); {
			var item *Node
			item, end = r.value(it.Node(), r.skip(end, ","))
			node.Items = append(node.Items, item)
		}
		end = r.skip(end, ",") + 1
		node.Place.Length = r.origin(end) - node.Place.Offset
		return node, end
	case unstable.InlineTable:
		node.Kind, node.Inline = Map, true
		node.Place = r.place(start, start)
		end = start + 1
		for it := v.Children(); it.Next(); {
			e := it.Node()
			end = int(e.Raw.Offset + e.Raw.Length)
			r.pair(node, e, end)
		}
		end = r.skip(end, ",") + 1
		node.Place.Length = r.origin(end) - node.Place.Offset
		return node, end
	default:
		node.Kind, node.Text = Time, string(v.Data)
	}
	node.Place = r.place(int(v.Raw.Offset), end)
	return node, end
}

// skip passes over white space, comments and the given mark.
func (r *tomlReader) skip(i int, mark string) int {
	for i < len(r.data) {
		switch c := r.data[i]; {
		case isBlank(c) || c == '\n' || c == mark[0]:
			i++
		case c == '#':
			for i < len(r.data) && r.data[i] != '\n' {
				i++
			}
		default:
			return i
		}
	}
	return i
}
