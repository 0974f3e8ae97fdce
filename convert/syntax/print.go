package syntax

import "unsafe"

// fits is how wide a line may be before a list goes one item a line.
const fits = 100

// Print writes a tree the way a person would write it by hand. The text ends with one line end.
func Print(root *Node, s Syntax) string {
	text, _ := PrintLines(root, s)
	return text
}

// PrintLines prints a tree and says for each line of the text which line of the parsed text it came from; 0 if none.
func PrintLines(root *Node, s Syntax) (text string, origins []int) {
	if root == nil {
		root = &Node{Kind: Map}
	}
	values := root.count(3)
	p := printer{unit: "  ", origins: make([]int, 1, 16+values), out: make([]byte, 0, 256+24*values)}
	switch s {
	case TOML:
		p.tomlTable(root, nil, false)
	case YAML:
		p.yamlRoot(root)
	default:
		p.json(root, s, 0)
	}
	for len(p.out) > 0 && p.out[len(p.out)-1] == '\n' {
		p.out = p.out[:len(p.out)-1]
		p.origins = p.origins[:len(p.origins)-1]
	}
	if len(p.out) == 0 {
		return "\n", p.origins
	}
	p.out = append(p.out, '\n')
	return unsafe.String(unsafe.SliceData(p.out), len(p.out)), p.origins // nothing is written into it any more
}

// count is about the number of values in a tree: those that stand deeper count as two for each that holds them.
func (n *Node) count(depth int) int {
	all := 1
	if depth == 0 {
		return all + 2*(len(n.Pairs)+len(n.Items))
	}
	for i := range n.Pairs {
		all += n.Pairs[i].Value.count(depth - 1)
	}
	for _, item := range n.Items {
		all += item.count(depth - 1)
	}
	return all
}

// printer collects text. It knows where each line came from.
type printer struct {
	out     []byte
	origins []int
	start   int    // of the current line in out
	base    string // indentation of every line but the first, for text that goes into other text
	unit    string // one step of indentation
	dense   bool   // YAML lists stand at the indentation of their key
	flat    bool   // no block texts: something follows on the last line
}

func (p *printer) add(s string) { p.out = append(p.out, s...) }

// from says that the current line came from a place.
func (p *printer) from(place Place) {
	if last := len(p.origins) - 1; p.origins[last] == 0 {
		p.origins[last] = place.Line
	}
}

func (p *printer) line(depth int) {
	out := append(p.out, '\n')
	p.start = len(out)
	p.origins = append(p.origins, 0)
	if depth >= 0 {
		out = append(out, p.base...)
	}
	for ; depth > 0; depth-- {
		out = append(out, p.unit...)
	}
	p.out = out
}

func (p *printer) width() int { return len(p.out) - p.start }

// inlineFits writes something on the current line with write and takes it back when the line gets too long or is broken.
func (p *printer) inlineFits(limit int, write func()) bool {
	length, lines := len(p.out), len(p.origins)
	write()
	if len(p.origins) == lines && p.width() <= limit {
		return true
	}
	p.out = p.out[:length]
	p.origins = p.origins[:lines]
	for p.start = length; p.start > 0 && p.out[p.start-1] != '\n'; p.start-- {
	}
	return false
}

// scalars says whether a list holds only scalars.
func scalars(n *Node) bool {
	for _, item := range n.Items {
		if item.Kind == Map || item.Kind == List {
			return false
		}
	}
	return true
}

// json writes a value at a depth; the first line's indentation is there already.
func (p *printer) json(n *Node, s Syntax, depth int) {
	p.from(n.Place)
	switch n.Kind {
	case Map:
		if len(n.Pairs) == 0 {
			p.add("{}")
			return
		}
		if n.Inline && p.inlineFits(fits, func() { p.jsonInline(n, s) }) {
			return
		}
		p.add("{")
		for i := range n.Pairs {
			pair := &n.Pairs[i]
			if i > 0 {
				p.add(",")
			}
			p.line(depth + 1)
			p.from(pair.KeyPlace)
			p.out = append(appendJSON(p.out, pair.Key), ": "...)
			p.json(pair.Value, s, depth+1)
		}
		p.line(depth)
		p.add("}")
	case List:
		if len(n.Items) == 0 {
			p.add("[]")
			return
		}
		if (n.Inline || scalars(n)) && p.inlineFits(fits, func() { p.jsonInline(n, s) }) {
			return
		}
		p.add("[")
		for i, item := range n.Items {
			if i > 0 {
				p.add(",")
			}
			p.line(depth + 1)
			p.json(item, s, depth+1)
		}
		p.line(depth)
		p.add("]")
	default:
		p.jsonScalar(n, s)
	}
}

// jsonInline writes a value on one line.
func (p *printer) jsonInline(n *Node, s Syntax) {
	switch {
	case n.Kind == Map && len(n.Pairs) > 0:
		p.add("{ ")
		for i := range n.Pairs {
			if i > 0 {
				p.add(", ")
			}
			p.out = appendJSON(p.out, n.Pairs[i].Key)
			p.add(": ")
			p.jsonInline(n.Pairs[i].Value, s)
		}
		p.add(" }")
	case n.Kind == Map:
		p.add("{}")
	case n.Kind == List:
		p.add("[")
		for i, item := range n.Items {
			if i > 0 {
				p.add(", ")
			}
			p.jsonInline(item, s)
		}
		p.add("]")
	default:
		p.jsonScalar(n, s)
	}
}

func (p *printer) jsonScalar(n *Node, s Syntax) {
	switch n.Kind {
	case Null:
		p.add("null")
	case Bool:
		p.add(n.Text)
	case Number:
		if text, ok := numberText(n.Text, s); ok {
			p.add(text)
			return
		}
		p.out = appendJSON(p.out, n.Text)
	default:
		p.out = appendJSON(p.out, n.Text)
	}
}
