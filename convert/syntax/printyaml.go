package syntax

import "unicode/utf8"

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

// blockText says whether a text of several lines can stand as a block: it does so only if nothing about it is odd.
func blockText(s string) bool {
	if !manyLines(s) || s[0] == ' ' || s[0] == '\n' || s[0] == '\t' || !utf8.ValidString(s) {
		return false
	}
	if n := len(s); s[n-1] == '\n' && (s[n-2] == '\n' || s[n-2] == ' ' || s[n-2] == '\t') || s[n-1] == ' ' || s[n-1] == '\t' {
		return false
	}
	for i := 0; i < len(s); i++ {
		// A line of blanks only would lose them; a tab at the start of one confuses readers.
		if s[i] == '\n' && i+1 < len(s) && (s[i+1] == '\t' || s[i+1] == ' ' && onlyBlank(s[i+1:lineEnd(s, i+1)])) {
			return false
		}
		if s[i] >= 0x80 {
			if r, _ := utf8.DecodeRuneInString(s[i:]); !yamlPrintable(r) {
				return false
			}
		}
	}
	return true
}

func (p *printer) yamlBlock(s string, depth int) {
	if s[len(s)-1] == '\n' {
		p.add("|")
		s = s[:len(s)-1]
	} else {
		p.add("|-")
	}
	for len(s) > 0 {
		end := 0
		for end < len(s) && s[end] != '\n' {
			end++
		}
		if end == 0 {
			p.line(-1)
		} else {
			p.line(depth)
			p.add(s[:end])
		}
		s = s[min(end+1, len(s)):]
	}
}

// yamlPrintable says whether a rune may stand in YAML as it is, without being taken for a line end or a mark.
func yamlPrintable(r rune) bool {
	return r >= 0xA0 && r != 0x2028 && r != 0x2029 && r != 0xFEFF && r != 0xFFFE && r != 0xFFFF
}

// yamlText writes a text: plain if it reads back as the same text in every YAML, else in quotes.
func yamlText(s string, flow bool) string {
	if plainYAML(s, flow) {
		return s
	}
	return quoteYAML(s)
}

// words that are something else than text to one YAML or another.
var yamlWords = [...]string{"true", "false", "yes", "no", "on", "off", "y", "n", "null", "~", "=", "<<", ".inf", "-.inf", "+.inf", ".nan", "---", "..."}

func plainYAML(s string, flow bool) bool {
	if s == "" || len(s) > 1000 {
		return false
	}
	switch c := s[0]; c {
	case '!', '&', '*', '|', '>', '\'', '"', '%', '@', '`', '#', ',', '[', ']', '{', '}', ' ':
		return false
	case '-', '?', ':':
		if len(s) == 1 || s[1] == ' ' || flow {
			return false
		}
	}
	if hasAt(s, 0, "---") || hasAt(s, 0, "...") {
		return false
	}
	if last := s[len(s)-1]; last == ' ' || last == ':' {
		return false
	}
	numeric := isDigit(s[0]) || (s[0] == '-' || s[0] == '+' || s[0] == '.') && len(s) > 1
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c < 0x20 || c == 0x7F:
			return false
		case c == ':' && i+1 < len(s) && s[i+1] == ' ', c == '#' && s[i-1] == ' ', flow && !isWordByte(c):
			return false
		case c >= 0x80:
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 || !yamlPrintable(r) || foreignSpace(s, i) > 0 {
				return false
			}
			if i == 0 && curlyQuote(s, i) != 0 {
				return false
			}
		}
		if numeric && !isDigit(c) && indexFrom("+-_.:eExXoOaAbBcCdDfFtTzZ ", s[i:i+1], 0) < 0 {
			numeric = false
		}
	}
	if numeric && anyDigit(s) {
		return false
	}
	low := lower(s)
	for _, word := range yamlWords {
		if low == word {
			return false
		}
	}
	return true
}

func anyDigit(s string) bool {
	for i := 0; i < len(s); i++ {
		if isDigit(s[i]) {
			return true
		}
	}
	return false
}

// quoteYAML writes a text in double quotes. YAML takes JSON's escapes; it needs one more for what it cannot print.
func quoteYAML(s string) string {
	text := quoteJSON(s)
	for i := 0; i < len(text); i++ {
		if text[i] < 0x80 {
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		if !yamlPrintable(r) {
			text = text[:i] + string(appendUnit(nil, r)) + text[i+size:]
			i += 5
			continue
		}
		i += size - 1
	}
	return text
}
