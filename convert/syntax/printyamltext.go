package syntax

import "unicode/utf8"

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
