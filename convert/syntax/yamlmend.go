package syntax

import "unicode/utf8"

// mendYAML repairs what means only one thing, line by line, without knowing much YAML: foreign spaces where indentation or a
// separator is, typographic quotes around a value, backslashes that escape nothing, characters that YAML forbids.
func mendYAML(src string, n *noter, from int) *mending {
	m := &mending{src: src}
	if from > 0 {
		m.replace(0, from, "")
	}
	begin := true // a key or value may begin here
	flow := 0     // brackets open
	for i := from; i < len(src); {
		c := src[i]
		switch {
		case c == '\n':
			begin = true
			i = afterBlock(src, i)
		case c == '#' && (i == 0 || isBlank(src[i-1]) || src[i-1] == '\n'):
			if begin || !n.seen[Comment] {
				n.note(Comment, i, lineEnd(src, i), "", nil)
			}
			i++
			begin = false
		case c == '"' && begin:
			i = m.yamlQuoted(n, i)
			begin = false
		case c == '\'' && begin:
			for i++; i < len(src) && src[i] != '\'' && src[i] != '\n'; i++ {
			}
			begin = false
		case c == ' ' || c == '\t' || c == '\r':
			i++
		case begin && (c == '[' || c == '{'):
			flow++
			i++
		case flow > 0 && (c == ']' || c == '}' || c == ','):
			if c != ',' {
				flow--
			}
			begin = c == ','
			i++
		case (c == ':' || begin && (c == '-' || c == '?')) && i+1 < len(src) && (src[i+1] == ' ' || foreignSpace(src, i+1) > 0):
			begin = true
			i++
		case c < 0x20 || c == 0x7F:
			n.note(ControlCharacter, i, i+1, "", nil)
			m.replace(i, i+1, "\uFFFD")
			i++
			begin = false
		case c < 0x80:
			i++
			begin = false
		default:
			r, size := utf8.DecodeRuneInString(src[i:])
			switch {
			case begin && foreignSpace(src, i) > 0:
				n.note(NonBreakingSpace, i, i+size, "", &Fix{Offset: i, Length: size, Text: " "})
				m.replace(i, i+size, " ")
			case begin && curlyQuote(src, i) != 0:
				i = m.yamlCurly(n, i)
				begin = false
				continue
			case r == utf8.RuneError && size == 1:
				n.note(InvalidText, i, i+1, "", nil)
				m.replace(i, i+1, "\uFFFD")
				begin = false
			case r >= 0x80 && r < 0xA0 && r != 0x85, r == 0xFEFF, r >= 0xFFFE && r <= 0xFFFF:
				n.note(ControlCharacter, i, i+size, "", nil)
				m.replace(i, i+size, "\uFFFD")
				begin = false
			default:
				begin = false
			}
			i += size
		}
	}
	m.finish()
	return m
}

// yamlQuoted passes over a double-quoted text and doubles the backslashes that escape nothing.
func (m *mending) yamlQuoted(n *noter, i int) int {
	start := i + 1
	end := start
	for end < len(m.src) && m.src[end] != '"' && m.src[end] != '\n' {
		if m.src[end] == '\\' && end+1 < len(m.src) && m.src[end+1] != '\n' {
			end++
		}
		end++
	}
	if end >= len(m.src) || m.src[end] != '"' {
		return i + 1
	}
	s := m.src[start:end]
	literal := wholePath(s, yamlEscape)
	if !literal && drivePath(s) {
		n.note(PathEscape, start, end, s, nil)
	}
	for k := 0; k < len(s); k++ {
		if s[k] >= 0x80 {
			r, size := utf8.DecodeRuneInString(s[k:])
			if r == utf8.RuneError && size == 1 || r >= 0x80 && r < 0xA0 && r != 0x85 || r == 0xFEFF || r >= 0xFFFE && r <= 0xFFFF {
				n.note(InvalidText, start+k, start+k+size, "", nil)
				m.replace(start+k, start+k+size, "\uFFFD")
			}
			k += size - 1
			continue
		}
		if s[k] < 0x20 && s[k] != '\t' || s[k] == 0x7F {
			n.note(ControlCharacter, start+k, start+k+1, "", nil)
			m.replace(start+k, start+k+1, "\uFFFD")
		}
		if s[k] != '\\' {
			continue
		}
		if !literal && yamlEscape(s, k) {
			k++
			continue
		}
		n.note(InvalidEscape, start+k, min(start+k+2, end), s[k:min(k+2, len(s))], &Fix{Offset: start + k, Length: 1, Text: `\\`})
		m.replace(start+k, start+k+1, `\\`)
	}
	return end + 1
}

// yamlEscape says whether yaml.v3 takes the escape at i.
func yamlEscape(s string, i int) bool {
	if i+1 >= len(s) {
		return false
	}
	digits := 0
	switch s[i+1] {
	case '0', 'a', 'b', 't', '\t', 'n', 'v', 'f', 'r', 'e', ' ', '"', '/', '\\', 'N', '_', 'L', 'P':
		return true
	case 'x':
		digits = 2
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

// yamlCurly straightens typographic quotes around a value or key.
func (m *mending) yamlCurly(n *noter, i int) int {
	kind := curlyQuote(m.src, i)
	for end := i + 3; end < len(m.src) && m.src[end] != '\n'; end++ {
		if curlyQuote(m.src, end) != kind {
			if m.src[end] == kind || m.src[end] == '\\' {
				break
			}
			continue
		}
		next := end + 3
		for next < len(m.src) && isBlank(m.src[next]) {
			next++
		}
		if next < len(m.src) && m.src[next] != '\n' && m.src[next] != ',' && m.src[next] != ']' && m.src[next] != '}' && m.src[next] != ':' && m.src[next] != '#' {
			continue
		}
		n.note(CurlyQuotes, i, i+3, "", &Fix{Offset: i, Length: 3, Text: string(rune(kind))})
		m.replace(i, i+3, string(rune(kind)))
		m.replace(end, end+3, string(rune(kind)))
		return end + 3
	}
	return i + 3
}

// afterBlock gives the offset after a line end at i, past the block text that the line opened with | or >.
func afterBlock(src string, i int) int {
	start := lineStart(src, i)
	k := start
	parent := -1
	for k < i && (src[k] == ' ' || src[k] == '-' && src[k+1] == ' ') {
		if src[k] == '-' {
			parent = k - start
		}
		k++
	}
	end := i
	for end > k && isBlank(src[end-1]) {
		end--
	}
	mark := end
	for mark > k && (isDigit(src[mark-1]) || src[mark-1] == '+' || src[mark-1] == '-') {
		mark--
	}
	mark--
	if mark < k || src[mark] != '|' && src[mark] != '>' || mark > start && src[mark-1] != ' ' {
		return i + 1
	}
	if mark > k {
		parent = k - start
	}
	i++
	for i < len(src) {
		k = i
		for k < len(src) && src[k] == ' ' {
			k++
		}
		if k < len(src) && src[k] != '\n' && src[k] != '\r' && k-i <= parent {
			return i
		}
		for i = k; i < len(src) && src[i] != '\n'; i++ {
		}
		i++
	}
	return len(src)
}
