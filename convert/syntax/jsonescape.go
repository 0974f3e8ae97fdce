package syntax

import "unicode/utf8"

const hexDigits = "0123456789abcdef"

// escaped are the characters that JSON has a short escape for, escapes the letters of these. The writer leaves the last two long.
const (
	escapes = "\"\\ntrbf"
	escaped = "\"\\\n\t\r"
	meant   = escaped + "\b\f"
)

// escape writes the inside of a string as JSON: valid escapes stay, others lose their magic.
func (m *jsonMender) escape(s string, at int, single bool) {
	from, to := pathWithin(s, func(s string, i int) bool { return m.escapeLength(s, i) != 0 })
	if to == 0 && drivePath(s) {
		m.note(PathEscape, at, at+len(s), s, nil)
	}
	out := append(m.out, '"')
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == '\\' && from <= i && i < to:
			m.badEscape(s, at, i)
			out = append(out, `\\`...)
			i++
		case c == '\\':
			n := m.escapeLength(s, i)
			switch {
			case n < 0: // a lone surrogate
				m.note(InvalidText, at+i, at+i-n, "", nil)
				out = append(out, "\uFFFD"...)
				i -= n
			case n > 0:
				out = append(out, s[i:i+n]...)
				i += n
			default:
				out, i = m.oddEscape(out, s, at, i, single)
			}
		case c == '"':
			out = append(out, `\"`...)
			i++
		case c < 0x20:
			m.note(ControlCharacter, at+i, at+i+1, "", nil)
			out = appendUnit(out, rune(c))
			i++
		case c < 0x80:
			out = append(out, c)
			i++
		default:
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 {
				m.note(InvalidText, at+i, at+i+1, "", nil)
			}
			out = utf8.AppendRune(out, r)
			i += size
		}
	}
	m.out = append(out, '"')
}

// escapeLength gives the length of a JSON escape at i; negative for half a surrogate pair; 0 if it is none.
func (m *jsonMender) escapeLength(s string, i int) int {
	if i+1 >= len(s) {
		return 0
	}
	switch s[i+1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return 2
	case 'u':
		unit, ok := hexUnit(s, i)
		if !ok {
			return 0
		}
		if unit >= 0xD800 && unit < 0xDC00 {
			if low, ok := hexUnit(s, i+6); ok && low >= 0xDC00 && low < 0xE000 {
				return 12
			}
			return -6
		}
		if unit >= 0xDC00 && unit < 0xE000 {
			return -6
		}
		return 6
	}
	return 0
}

// oddEscape writes an escape that JSON does not have: JSON5's own, else the backslash as it stands.
func (m *jsonMender) oddEscape(out []byte, s string, at, i int, single bool) ([]byte, int) {
	if i+1 < len(s) {
		switch c := s[i+1]; {
		case c == '\'':
			return append(out, '\''), i + 2
		case c == '\n':
			return out, i + 2
		case c == '\r':
			if i+2 < len(s) && s[i+2] == '\n' {
				i++
			}
			return out, i + 2
		case single && c == 'v':
			return append(out, `\u000b`...), i + 2
		case single && c == '0' && (i+2 >= len(s) || !isDigit(s[i+2])):
			return append(out, `\u0000`...), i + 2
		case single && c == 'x' && i+3 < len(s) && isHex(s[i+2]) && isHex(s[i+3]):
			return append(append(out, `\u00`...), s[i+2], s[i+3]), i + 4
		}
	}
	m.badEscape(s, at, i)
	return append(out, `\\`...), i + 1
}

func (m *jsonMender) badEscape(s string, at, i int) {
	end := min(i+2, len(s))
	m.note(InvalidEscape, at+i, at+end, s[i:end], &Fix{Offset: at + i, Length: 1, Text: `\\`})
}

// hexUnit reads \uXXXX at i.
func hexUnit(s string, i int) (int, bool) {
	if i+6 > len(s) || s[i] != '\\' || s[i+1] != 'u' {
		return 0, false
	}
	return hexNumber(s[i+2 : i+6])
}

func hexNumber(s string) (int, bool) {
	n := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !isHex(c) {
			return 0, false
		}
		if isDigit(c) {
			c -= '0'
		} else {
			c = c | 0x20 - 'a' + 10
		}
		n = n<<4 | int(c)
	}
	return n, true
}

// appendUnit writes \uXXXX.
func appendUnit(out []byte, r rune) []byte {
	out = append(out, `\u`...)
	for shift := 12; shift >= 0; shift -= 4 {
		out = append(out, hexDigits[r>>shift&15])
	}
	return out
}

// quoteJSON writes text as a JSON string.
func quoteJSON(s string) string { return string(appendJSON(nil, s)) }

func appendJSON(out []byte, s string) []byte {
	out = append(out, '"')
	from := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= 0x80 {
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 {
				out = append(append(out, s[from:i]...), "\uFFFD"...)
				from = i + 1
			}
			i += size
			continue
		}
		if c >= 0x20 && c != '"' && c != '\\' && c != 0x7F {
			i++
			continue
		}
		out = append(out, s[from:i]...)
		if k := indexFrom(escaped, s[i:i+1], 0); k >= 0 {
			out = append(out, '\\', escapes[k])
		} else {
			out = appendUnit(out, rune(c))
		}
		i++
		from = i
	}
	return append(append(out, s[from:]...), '"')
}
