package syntax

// Compact prints a tree as JSON on one line without spaces, for command lines and links.
func Compact(n *Node) string { return string(appendCompact(make([]byte, 0, 256), n)) }

func appendCompact(b []byte, n *Node) []byte {
	switch n.Kind {
	case Map:
		b = append(b, '{')
		for i := range n.Pairs {
			if i > 0 {
				b = append(b, ',')
			}
			b = append(appendJSON(b, n.Pairs[i].Key), ':')
			b = appendCompact(b, n.Pairs[i].Value)
		}
		return append(b, '}')
	case List:
		b = append(b, '[')
		for i, item := range n.Items {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendCompact(b, item)
		}
		return append(b, ']')
	case Null:
		return append(b, "null"...)
	case Bool:
		return append(b, n.Text...)
	case Number:
		p := printer{out: b, origins: make([]int, 1)}
		p.jsonScalar(n, JSON)
		return p.out
	}
	return appendJSON(b, n.Text)
}
