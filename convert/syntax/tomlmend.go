package syntax

import "unicode/utf8"

// mendTOML repairs what the TOML parser would refuse and what means only one thing: backslashes in Windows paths, typographic
// quotes, foreign spaces, broken UTF-8. It also measures how deep brackets nest, because the parser is recursive.
type tomlMender struct {
	mending
	*noter
	i     int
	depth int
	dots  int // of a key, as far as one can tell: each makes a table
	deep  int // offset where nesting went too deep, or -1
}

func mendTOML(src string, n *noter, from int) (*mending, int) {
	m := &tomlMender{mending: mending{src: src}, noter: n, i: from, deep: -1}
	if from > 0 {
		m.replace(0, from, "")
	}
	for m.i < len(src) && m.deep < 0 {
		c := src[m.i]
		switch {
		case c == '#':
			end := lineEnd(src, m.i)
			m.note(Comment, m.i, end, "", nil)
			m.clean(m.i, end, "?")
			m.i = end
		case c == '"' || c == '\'':
			m.quoted(c)
		case c == '.':
			m.dots++
			if m.dots > maxDepth {
				m.deep = m.i
			}
			m.i++
		case c == '[' || c == '{':
			m.dots = 0
			m.depth++
			if m.depth > maxDepth {
				m.deep = m.i
			}
			m.i++
		case c == '\n' || c == '=' || c == ',':
			m.dots = 0
			m.i++
		case c == ']' || c == '}':
			m.depth--
			m.i++
		case c < 0x80:
			m.i++
		case curlyQuote(src, m.i) != 0:
			m.curly()
		case foreignSpace(src, m.i) > 0:
			size := foreignSpace(src, m.i)
			m.note(NonBreakingSpace, m.i, m.i+size, "", &Fix{Offset: m.i, Length: size, Text: " "})
			m.replace(m.i, m.i+size, " ")
			m.i += size
		default:
			m.i++
		}
	}
	m.finish()
	return &m.mending, m.deep
}

// quoted passes over a string and repairs its inside.
func (m *tomlMender) quoted(q byte) {
	src, start := m.src, m.i
	if hasAt(src, start, string([]byte{q, q, q})) {
		end := start + 3
		for end < len(src) && !(src[end] == q && hasAt(src, end, string([]byte{q, q, q}))) {
			if src[end] == '\\' && q == '"' {
				end++
			}
			end++
		}
		end = min(end, len(src))
		m.inside(start+3, end, q, true)
		for end < len(src) && src[end] == q {
			end++
		}
		m.i = end
		return
	}
	end := start + 1
	for end < len(src) && src[end] != q && src[end] != '\n' {
		if src[end] == '\\' && q == '"' && end+1 < len(src) && src[end+1] != '\n' {
			if src[end+1] == '"' && drivePath(src[start+1:end]+`\x`) && !quoteLater(src, end+2) {
				end++
				break // "C:\dir\": the last backslash escapes nothing
			}
			end++
		}
		end++
	}
	m.inside(start+1, end, q, false)
	m.i = min(end+1, len(src))
}

// quoteLater says whether another double quote follows on the line.
func quoteLater(src string, i int) bool {
	for ; i < len(src) && src[i] != '\n'; i++ {
		if src[i] == '"' {
			return true
		}
	}
	return false
}

// inside repairs the inside of a string.
func (m *tomlMender) inside(start, end int, q byte, lines bool) {
	if q == '\'' {
		m.clean(start, end, "\uFFFD")
		return
	}
	s := m.src[start:end]
	valid := func(s string, i int) bool { return tomlEscape(s, i, lines) }
	literal := !lines && wholePath(s, valid)
	if !literal && drivePath(s) {
		m.note(PathEscape, start, end, s, nil)
	}
	from := start
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		if !literal && valid(s, i) {
			i++
			continue
		}
		m.note(InvalidEscape, start+i, min(start+i+2, end), s[i:min(i+2, len(s))], &Fix{Offset: start + i, Length: 1, Text: `\\`})
		m.clean(from, start+i, `\uFFFD`)
		m.replace(start+i, start+i+1, `\\`)
		from = start + i + 1
	}
	m.clean(from, end, `\uFFFD`)
}

func tomlEscape(s string, i int, lines bool) bool {
	if i+1 >= len(s) {
		return false
	}
	digits := 0
	switch s[i+1] {
	case '"', '\\', 'b', 'f', 'n', 'r', 't':
		return true
	case ' ', '\t', '\r', '\n':
		return lines
	case 'u':
		digits = 4
	case 'U':
		digits = 8
	default:
		return false
	}
	if i+2+digits > len(s) {
		return false
	}
	n, ok := hexNumber(s[i+2 : i+2+digits])
	return ok && n <= utf8.MaxRune && (n < 0xD800 || n > 0xDFFF)
}

// clean replaces control characters and broken UTF-8.
func (m *tomlMender) clean(start, end int, with string) {
	for i := start; i < end; {
		c := m.src[i]
		if c >= 0x80 {
			r, size := utf8.DecodeRuneInString(m.src[i:end])
			if r == utf8.RuneError && size == 1 {
				m.note(InvalidText, i, i+1, "", nil)
				m.replace(i, i+1, with)
			}
			i += size
			continue
		}
		if c < 0x20 && c != '\t' && c != '\n' && !(c == '\r' && i+1 < len(m.src) && m.src[i+1] == '\n') || c == 0x7F {
			m.note(ControlCharacter, i, i+1, "", nil)
			m.replace(i, i+1, with)
		}
		i++
	}
}

// curly turns a string in typographic quotes into one in straight quotes.
func (m *tomlMender) curly() {
	start, kind := m.i, curlyQuote(m.src, m.i)
	m.note(CurlyQuotes, start, start+3, "", &Fix{Offset: start, Length: 3, Text: `"`})
	m.replace(start, start+3, string(rune(kind)))
	end := start + 3
	for end < len(m.src) && m.src[end] != '\n' && curlyQuote(m.src, end) != kind {
		end++
	}
	m.inside(start+3, end, kind, false)
	m.i = end
	if end < len(m.src) && m.src[end] != '\n' {
		m.replace(end, end+3, string(rune(kind)))
		m.i = end + 3
	}
}
