package syntax

import "unicode/utf8"

// cursor counts lines and UTF-16 columns. Asked for ascending offsets it reads the text once in all.
type cursor struct {
	text       string
	off        int
	line, unit int // from 0
}

// at gives the place from start to end, byte offsets in the text.
func (c *cursor) at(start, end int) Place {
	if start > len(c.text) {
		start = len(c.text)
	}
	if end > len(c.text) {
		end = len(c.text)
	}
	if end < start {
		end = start
	}
	if start < c.off {
		c.off, c.line, c.unit = 0, 0, 0
	}
	for ; c.off < start; c.off++ {
		switch b := c.text[c.off]; {
		case b == '\n':
			c.line++
			c.unit = 0
		case b >= 0xF0: // a code point outside the basic plane is two UTF-16 units
			c.unit += 2
		case b < 0x80 || b >= 0xC0:
			c.unit++
		}
	}
	return Place{Offset: start, Length: end - start, Line: c.line + 1, Column: c.unit + 1}
}

// of gives the text at a place.
func (p Place) of(text string) string { return text[p.Offset : p.Offset+p.Length] }

// mending is a text with repairs in it that knows where each byte came from.
type mending struct {
	src    string
	out    []byte
	taken  int     // src is in out up to here
	shifts []shift // ascending
	last   int     // index of the shift that was asked for last
}

// shift says: from offset `to` of the mended text on, bytes stem from offset `from` of the source.
type shift struct{ to, from int }

// replace puts text in the place of src[start:end]. Calls come in ascending order.
func (m *mending) replace(start, end int, text string) {
	m.out = append(m.out, m.src[m.taken:start]...)
	m.out = append(m.out, text...)
	m.taken = end
	m.shifts = append(m.shifts, shift{to: len(m.out), from: end})
}

// finish copies the rest and gives the mended text.
func (m *mending) finish() []byte {
	m.out = append(m.out, m.src[m.taken:]...)
	m.taken = len(m.src)
	return m.out
}

// origin maps an offset of the mended text to the source.
func (m *mending) origin(off int) int {
	if len(m.shifts) == 0 {
		return off
	}
	i := m.last
	if i > 0 && m.shifts[i-1].to > off {
		low, high := 0, i // of the shifts up to i, the first beyond off
		for low < high {
			if mid := (low + high) / 2; m.shifts[mid].to > off {
				high = mid
			} else {
				low = mid + 1
			}
		}
		i = low
	}
	for i < len(m.shifts) && m.shifts[i].to <= off {
		i++
	}
	m.last = i
	if i == 0 {
		return off
	}
	from := m.shifts[i-1].from + off - m.shifts[i-1].to
	if i < len(m.shifts) && from > m.shifts[i].from {
		from = m.shifts[i].from // inside a replacement
	}
	return from
}

// apply gives the text with one fix made.
func (f *Fix) apply(text string) string {
	return text[:f.Offset] + f.Text + text[f.Offset+f.Length:]
}

func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\r' }

func isLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

func isHex(b byte) bool { return isDigit(b) || b|0x20 >= 'a' && b|0x20 <= 'f' }

// isWordByte says whether b can stand in a bare key of any syntax.
func isWordByte(b byte) bool { return isLetter(b) || isDigit(b) || b == '_' || b == '-' }

// runeStart moves an offset back to the start of the rune it is in.
func runeStart(text string, off int) int {
	for off > 0 && off < len(text) && text[off]&0xC0 == 0x80 {
		off--
	}
	return off
}

// foreignSpace gives the length of a Unicode space (or zero-width mark) at i that no parser takes for a space, else 0.
func foreignSpace(text string, i int) int {
	if text[i] < 0xC2 {
		return 0
	}
	r, size := utf8.DecodeRuneInString(text[i:])
	switch {
	case r == 0xA0, r == 0x1680, r >= 0x2000 && r <= 0x200D, r == 0x2028, r == 0x2029,
		r == 0x202F, r == 0x205F, r == 0x2060, r == 0x3000, r == 0xFEFF:
		return size
	}
	return 0
}

// curlyQuote gives the straight quote that a typographic quote at i stands for, or 0. All of them are three bytes long.
func curlyQuote(text string, i int) byte {
	if i+2 >= len(text) || text[i] != 0xE2 || text[i+1] != 0x80 {
		return 0
	}
	switch text[i+2] {
	case 0x9C, 0x9D, 0x9E, 0x9F:
		return '"'
	case 0x98, 0x99, 0x9A, 0x9B:
		return '\''
	}
	return 0
}

// drivePath says whether the inside of a string begins like a Windows path whose backslashes nobody escaped: C:\temp.
func drivePath(s string) bool {
	return len(s) >= 4 && isLetter(s[0]) && s[1] == ':' && s[2] == '\\' && s[3] != '\\' && s[3] != '"' && s[3] != '/'
}

// wholePath says whether the inside of a string is such a path for certain: one of its backslashes escapes nothing, so none
// of them is meant to. valid says whether there is an escape at an offset.
func wholePath(s string, valid func(s string, i int) bool) bool {
	if !drivePath(s) {
		return false
	}
	bad := false
	for i := 2; i < len(s); i++ {
		if s[i] == '\\' {
			if i+1 < len(s) && s[i+1] == '\\' {
				return false
			}
			if valid(s, i) {
				i++
			} else {
				bad = true
			}
		}
	}
	return bad
}

// lineStart and lineEnd give the bounds of the line that off is in; the end is before the line break.
func lineStart(text string, off int) int {
	for off > 0 && text[off-1] != '\n' {
		off--
	}
	return off
}

func lineEnd(text string, off int) int {
	for off < len(text) && text[off] != '\n' {
		off++
	}
	if off > 0 && off <= len(text) && text[off-1] == '\r' {
		off--
	}
	return off
}

// tokenAt gives the word or character at off that an error message can show.
func tokenAt(text string, off int) (string, int) {
	if off >= len(text) {
		return "", len(text)
	}
	end := off + 1
	switch c := text[off]; {
	case c == '"' || c == '\'':
		for end < len(text) && text[end] != c && text[end] != '\n' && end < off+80 {
			end++
		}
		if end < len(text) && text[end] == c {
			end++
		}
	case isWordByte(c):
		for end < len(text) && isWordByte(text[end]) && end < off+80 {
			end++
		}
	case c == '\n' || c == '\r':
		return "", off
	default:
		for end < len(text) && text[end]&0xC0 == 0x80 {
			end++
		}
	}
	end = runeStart(text, end)
	return text[off:end], end
}
