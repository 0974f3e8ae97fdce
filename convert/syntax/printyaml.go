package syntax

func (p *printer) yamlRoot(n *Node) {
	switch {
	case n.Kind == Map && len(n.Pairs) > 0 && !n.Inline && n.Tag == "":
		p.yamlPairs(n, 0)
	case n.Kind == List && len(n.Items) > 0 && n.Tag == "":
		if !p.inlineFits(fits, func() { p.yamlFlow(n) }) {
			p.yamlItems(n, 0)
		}
	default:
		p.yamlInline(n, true)
	}
}

// yamlPairs writes the pairs of a map, one a line; the first line's indentation is there already.
func (p *printer) yamlPairs(n *Node, depth int) {
	for i := range n.Pairs {
		if i > 0 {
			p.line(depth)
		}
		pair := &n.Pairs[i]
		p.from(pair.KeyPlace)
		p.yamlKey(pair.Key, depth)
		p.yamlValue(pair.Value, depth)
	}
}

// yamlKey writes a key and its colon. A very long one needs the explicit form: a simple key ends within 1024 characters.
func (p *printer) yamlKey(key string, depth int) {
	text := yamlText(key, false)
	if len(text) > 1000 {
		p.add("? ")
		p.add(text)
		p.line(depth)
	} else {
		p.add(text)
	}
	p.add(":")
}

// yamlValue writes what follows a key's colon or a list's dash.
func (p *printer) yamlValue(n *Node, depth int) {
	p.from(n.Place)
	if n.Kind == Map && len(n.Pairs) > 0 {
		if n.Inline && p.inlineFits(fits, func() { p.add(" "); p.yamlInline(n, true) }) {
			return
		}
		p.yamlTag(n)
		p.line(depth + 1)
		p.yamlPairs(n, depth+1)
		return
	}
	if n.Kind == List && len(n.Items) > 0 {
		if p.inlineFits(fits, func() { p.add(" "); p.yamlTagged(n); p.yamlFlow(n) }) {
			return
		}
		p.yamlTag(n)
		if !p.dense {
			depth++
		}
		p.line(depth)
		p.yamlItems(n, depth)
		return
	}
	p.add(" ")
	if n.Kind == String && !p.flat && blockText(n.Text) {
		p.yamlTagged(n)
		p.yamlBlock(n.Text, depth+1)
		return
	}
	p.yamlInline(n, true)
}

func (p *printer) yamlTag(n *Node) {
	if n.Tag != "" {
		p.add(" ")
		p.add(n.Tag)
	}
}

func (p *printer) yamlTagged(n *Node) {
	if n.Tag != "" {
		p.add(n.Tag)
		p.add(" ")
	}
}

// yamlItems writes the items of a list, one a line.
func (p *printer) yamlItems(n *Node, depth int) {
	for i, item := range n.Items {
		if i > 0 {
			p.line(depth)
		}
		p.from(item.Place)
		p.add("-")
		block := (item.Kind == Map && len(item.Pairs) > 0 || item.Kind == List && len(item.Items) > 0) && item.Tag == ""
		if !block {
			p.yamlValue(item, depth)
			continue
		}
		if p.inlineFits(fits, func() { p.add(" "); p.yamlFlow(item) }) {
			continue
		}
		p.add(spaces(max(len(p.unit)-1, 1)))
		if item.Kind == Map {
			p.yamlPairs(item, depth+1)
		} else {
			p.yamlItems(item, depth+1)
		}
	}
}

// yamlFlow writes a collection on one line if it asks for that or is a list of scalars; else it breaks the line, so that it
// does not fit.
func (p *printer) yamlFlow(n *Node) {
	if !n.Inline && (n.Kind == Map || !scalars(n)) {
		p.line(0)
		return
	}
	bare := *n
	bare.Tag = ""
	p.yamlInline(&bare, false)
}

// yamlInline writes a value on one line. In flow style texts are quoted: ["-y", "x"].
func (p *printer) yamlInline(n *Node, block bool) {
	p.yamlTagged(n)
	switch n.Kind {
	case Map:
		if len(n.Pairs) == 0 {
			p.add("{}")
			return
		}
		p.add("{ ")
		for i := range n.Pairs {
			if i > 0 {
				p.add(", ")
			}
			if key := yamlText(n.Pairs[i].Key, true); len(key) > 1000 {
				p.add("? " + key)
			} else {
				p.add(key)
			}
			p.add(": ")
			p.yamlInline(n.Pairs[i].Value, false)
		}
		p.add(" }")
	case List:
		p.add("[")
		for i, item := range n.Items {
			if i > 0 {
				p.add(", ")
			}
			p.yamlInline(item, false)
		}
		p.add("]")
	case Null:
		p.add("null")
	case Bool:
		p.add(n.Text)
	case Number:
		if text, ok := numberText(n.Text, YAML); ok {
			p.add(text)
			return
		}
		p.add(quoteYAML(n.Text))
	case Time:
		// Without a date it is a number of base 60 to YAML 1.1, and one that breaks off is no value.
		if len(n.Text) > 4 && n.Text[4] == '-' && n.Text[len(n.Text)-1] != ':' {
			p.add(n.Text)
			return
		}
		p.add(quoteYAML(n.Text))
	default:
		if block {
			p.add(yamlText(n.Text, false))
		} else {
			p.add(quoteYAML(n.Text))
		}
	}
}
