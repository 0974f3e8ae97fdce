package syntax

import "unicode/utf8"

// unquoted takes the quotes off a key for showing it.
func unquoted(s string) string {
	if len(s) >= 2 && (s[0] == '"' || s[0] == '\'') && s[len(s)-1] == s[0] {
		return s[1 : len(s)-1]
	}
	return s
}

func onlyBlank(s string) bool {
	for i := 0; i < len(s); i++ {
		if !isBlank(s[i]) && s[i] != '\n' {
			return false
		}
	}
	return true
}

func trimSpaceRight(s string) string {
	for len(s) > 0 && (isBlank(s[len(s)-1]) || s[len(s)-1] == '\n') {
		s = s[:len(s)-1]
	}
	return s
}

func hasAt(s string, off int, what string) bool {
	return off >= 0 && off+len(what) <= len(s) && s[off:off+len(what)] == what
}

func indexFrom(s, what string, from int) int {
	for i := from; i+len(what) <= len(s); i++ {
		if s[i] == what[0] && s[i:i+len(what)] == what {
			return i
		}
	}
	return -1
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
