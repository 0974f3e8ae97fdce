package syntax

// tomlTable writes a table: its own header if it needs one, its values, then its tables.
func (p *printer) tomlTable(n *Node, path []string, item bool) {
	if n.Kind != Map {
		return // TOML's root is a table and nothing else
	}
	direct, tables := false, false
	for i := range n.Pairs {
		if isTable(n.Pairs[i].Value) {
			tables = true
		} else if n.Pairs[i].Value.Kind != Null {
			direct = true
		}
	}
	if len(path) > 0 && (direct || !tables || item) {
		p.tomlHeader(path, item, n.Place)
	}
	for i := range n.Pairs {
		pair := &n.Pairs[i]
		if isTable(pair.Value) || pair.Value.Kind == Null {
			continue
		}
		p.tomlPair(pair)
		p.line(0)
	}
	if !tables {
		return
	}
	for i := range n.Pairs {
		pair := &n.Pairs[i]
		if !isTable(pair.Value) {
			continue
		}
		sub := append(path[:len(path):len(path)], pair.Key)
		if pair.Value.Kind == Map {
			p.tomlTable(pair.Value, sub, false)
			continue
		}
		for _, item := range pair.Value.Items {
			p.tomlTable(item, sub, true)
		}
	}
}

// isTable says whether a value gets its own header: a map, or a list of nothing but maps.
func isTable(n *Node) bool {
	if n.Kind == List && len(n.Items) > 0 {
		for _, item := range n.Items {
			if item.Kind != Map || item.Inline {
				return false
			}
		}
		return true
	}
	return n.Kind == Map && !n.Inline
}

func (p *printer) tomlHeader(path []string, item bool, place Place) {
	if len(p.out) > 0 {
		p.out = p.out[:p.start] // a blank line, without indentation
		p.line(0)
	}
	p.from(place)
	p.add("[")
	if item {
		p.add("[")
	}
	for i, key := range path {
		if i > 0 {
			p.add(".")
		}
		p.add(tomlKeyText(key))
	}
	p.add("]")
	if item {
		p.add("]")
	}
	p.line(0)
}

func (p *printer) tomlPair(pair *Pair) {
	p.from(pair.KeyPlace)
	p.from(pair.Value.Place)
	p.add(tomlKeyText(pair.Key))
	p.add(" = ")
	p.tomlPairValue(pair.Value)
}

// tomlPairValue writes what stands behind the equals sign of a line.
func (p *printer) tomlPairValue(v *Node) {
	if v.Kind == String && manyLines(v.Text) {
		p.tomlLines(v.Text)
		return
	}
	if v.Kind != List || len(v.Items) == 0 || p.inlineFits(fits, func() { p.tomlInline(v) }) {
		if v.Kind != List || len(v.Items) == 0 {
			p.tomlInline(v)
		}
		return
	}
	p.add("[")
	for _, item := range v.Items {
		if item.Kind == Null {
			continue
		}
		p.line(1)
		p.from(item.Place)
		p.tomlInline(item)
		p.add(",")
	}
	p.line(0)
	p.add("]")
}

// manyLines says whether a text reads better over several lines, and can be written so.
func manyLines(s string) bool {
	lines := 0
	for i := 0; i < len(s); i++ {
		if s[i] == '\n' {
			lines++
		} else if s[i] < 0x20 && s[i] != '\t' || s[i] == 0x7F {
			return false
		}
	}
	return lines > 0 && len(s) > 2
}

// tomlLines writes a text between triple quotes.
func (p *printer) tomlLines(s string) {
	p.add(`"""`)
	p.line(-1)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '\n':
			p.line(-1)
		case '\\':
			p.add(`\\`)
		case '"':
			// One or two quotes are text; three would end it, and so would one before the end.
			if i+1 == len(s) || i+1 < len(s) && s[i+1] == '"' {
				p.add(`\"`)
			} else {
				p.add(`"`)
			}
		default:
			p.out = append(p.out, c)
		}
	}
	p.add(`"""`)
}

// tomlInline writes a value on one line.
func (p *printer) tomlInline(n *Node) {
	switch n.Kind {
	case Map:
		p.add("{")
		first := true
		for i := range n.Pairs {
			pair := &n.Pairs[i]
			if pair.Value.Kind == Null {
				continue
			}
			if first {
				p.add(" ")
			} else {
				p.add(", ")
			}
			first = false
			p.add(tomlKeyText(pair.Key))
			p.add(" = ")
			p.tomlInline(pair.Value)
		}
		if !first {
			p.add(" ")
		}
		p.add("}")
	case List:
		p.add("[")
		first := true
		for _, item := range n.Items {
			if item.Kind == Null {
				continue
			}
			if !first {
				p.add(", ")
			}
			first = false
			p.tomlInline(item)
		}
		p.add("]")
	case Number:
		if text, ok := numberText(n.Text, TOML); ok {
			p.add(text)
			return
		}
		p.add(tomlText(n.Text))
	case String:
		p.add(tomlText(n.Text))
	default:
		p.add(n.Text) // a Bool or a Time; a Null never comes here
	}
}

// tomlKeyText writes a key, quoted when it must be.
func tomlKeyText(key string) string {
	for i := 0; i < len(key); i++ {
		if !isWordByte(key[i]) {
			return tomlText(key)
		}
	}
	if key == "" {
		return `""`
	}
	return key
}

// tomlText writes a string: as it stands between single quotes when that saves backslashes, else with them.
func tomlText(s string) string {
	literal := false
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '\'' || c < 0x20 || c == 0x7F {
			literal = false
			break
		}
		if c == '\\' || c == '"' {
			literal = true
		}
	}
	if literal {
		return "'" + clean(s) + "'"
	}
	return quoteJSON(s)
}

// clean replaces bytes that are no UTF-8.
func clean(s string) string { return string([]rune(s)) }
