package syntax

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

// pathWithin gives where a path with such backslashes stands in the inside of a string: the whole of it, or a word in a command.
// Both are 0 when there is none.
func pathWithin(s string, valid func(s string, i int) bool) (from, to int) {
	if drivePath(s) {
		if wholePath(s, valid) {
			return 0, len(s)
		}
		return 0, 0
	}
	for i := 1; i+2 < len(s); i++ {
		if s[i] != ':' || s[i+1] != '\\' || i > 1 && indexFrom(" \"'=", s[i-2:i-1], 0) < 0 || !drivePath(s[i-1:]) {
			continue
		}
		end := i
		for end < len(s) && indexFrom(" \"'", s[end:end+1], 0) < 0 {
			end++
		}
		if end < len(s) && s[end] == '"' && s[end-1] == '\\' {
			end--
		}
		if wholePath(s[i-1:end], valid) {
			return i - 1, end
		}
		i = end
	}
	return 0, 0
}
