package syntax

import "unicode/utf8"

// quoteAt gives the kind of quote that opens a string here, straight or typographic, or 0.
func (m *jsonMender) quoteAt() byte {
	switch c := m.src[m.pos]; {
	case c == '"' || c == '\'':
		return c
	case c == 0xE2:
		return curlyQuote(m.src, m.pos)
	}
	return 0
}

// text reads one string and writes it to the output as JSON.
func (m *jsonMender) text() {
	start, quote := m.pos, m.quoteAt()
	curly := m.src[start] != quote
	size := 1
	if curly {
		size = 3
		m.atLeast(JSON5)
		m.note(CurlyQuotes, start, start+3, "", &Fix{Offset: start, Length: 3, Text: `"`})
	} else if quote == '\'' {
		m.atLeast(JSON5)
	}
	end, plain := m.stringEnd(start+size, quote, curly)
	inner := m.src[start+size : end]
	if !curly && quote == '\'' {
		m.note(SingleQuotes, start, end+1, "", &Fix{Offset: start, Length: min(end+1, len(m.src)) - start, Text: quoteJSON(inner)})
	}
	if closed := end < len(m.src) && m.src[end] != '\n' && m.src[end] != '\r'; closed && (!curly && m.src[end] == quote || curly && curlyQuote(m.src, end) == quote) {
		m.pos = end + size
	} else {
		inner = m.unclosed(start, size, end)
		plain = false
	}
	if plain && utf8.ValidString(inner) {
		m.out = append(m.out, m.src[start:m.pos]...) // as it stands, with its quotes
		return
	}
	m.escape(inner, start+size, quote == '\'')
}

// stringEnd finds the closing quote or the end of the line. plain means that the inside can be copied as it is.
func (m *jsonMender) stringEnd(i int, quote byte, curly bool) (end int, plain bool) {
	plain = !curly && quote == '"'
	from := i
	for i < len(m.src) {
		c := m.src[i]
		switch {
		case c == quote && !curly, curly && curlyQuote(m.src, i) == quote:
			return i, plain
		case c == '\n' || c == '\r':
			return i, plain
		case c == '\\':
			plain = false
			if !m.strict && i+1 < len(m.src) && m.src[i+1] == quote && i-from < longestPath && drivePath(m.src[from:min(i, from+4)]+`\x`) && m.endsAfter(i+2) {
				m.pathEnd = true
				return i + 1, false // "C:\dir\": the last backslash escapes nothing
			}
			i++
			if i+1 < len(m.src) && m.src[i] == '\r' && m.src[i+1] == '\n' {
				i++
			}
		case c < 0x20:
			plain = false
		}
		i++
	}
	return min(i, len(m.src)), plain
}

// longestPath is how far into a string a path is looked for; it keeps long strings full of escapes from taking long.
const longestPath = 260

// endsAfter says whether the text from i on looks like what follows a value.
func (m *jsonMender) endsAfter(i int) bool {
	for i < len(m.src) && isBlank(m.src[i]) {
		i++
	}
	return i >= len(m.src) || m.src[i] == ',' || m.src[i] == '}' || m.src[i] == ']' || m.src[i] == '\n'
}

// unclosed mends a string that runs into the end of its line: what looks like JSON at the end of the line is not part of it.
func (m *jsonMender) unclosed(start, size, end int) string {
	inner := m.src[start+size : end]
	for {
		inner = trimSpaceRight(inner)
		n := len(inner)
		if n == 0 {
			break
		}
		c := inner[n-1]
		if c == ',' || c == '}' && count(inner, '{') < count(inner, '}') || c == ']' && count(inner, '[') < count(inner, ']') {
			inner = inner[:n-1]
			continue
		}
		break
	}
	m.pos = start + size + len(inner)
	m.fail(UnclosedString, start, end, m.src[start:m.pos], `"`, &Fix{Offset: m.pos, Text: `"`})
	return inner
}

func count(s string, b byte) int {
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i] == b {
			n++
		}
	}
	return n
}

// words that stand for JSON's own.
var foreignWords = [...][2]string{
	{"True", "true"}, {"False", "false"}, {"None", "null"}, {"undefined", "null"}, {"nil", "null"}, {"TRUE", "true"}, {"FALSE", "false"}, {"Null", "null"}, {"NULL", "null"},
}

// bare reads a value that does not begin with a bracket or a quote.
func (m *jsonMender) bare(f *frame) {
	start := m.pos
	end := start
	for end < len(m.src) && (isWordByte(m.src[end]) || m.src[end] == '+' || m.src[end] == '.') {
		end++
	}
	word := m.src[start:end]
	m.lastOut = 0
	switch {
	case word == "true" || word == "false" || word == "null" || isJSONNumber(word):
		m.plain(f, word, start, end)
		return
	case isNumber(word) || word == "NaN" || word == "Infinity" || word == "-Infinity" || word == "+Infinity":
		m.atLeast(JSON5)
		m.note(ForeignNumber, start, end, word, nil)
		m.plain(f, "0", start, end) // the tree takes the number's text from the source
		return
	}
	for _, w := range foreignWords {
		if word == w[0] {
			m.note(ForeignWord, start, end, word, &Fix{Offset: start, Length: len(word), Text: w[1]})
			m.plain(f, w[1], start, end)
			return
		}
	}
	if f.close == 0 {
		found, end := tokenAt(m.src, start)
		m.fail(NotConfig, start, end, found, "{", nil)
		m.stop = true
		return
	}
	for end = start; end < len(m.src) && m.src[end] != ',' && m.src[end] != '\n' && m.src[end] != ']' && m.src[end] != '}'; end++ {
	}
	word = trimSpaceRight(m.src[start:end])
	end = start + len(word)
	if end == start {
		m.skipJunk(`"`)
		return
	}
	quoted := quoteJSON(word)
	m.fail(BareValue, start, end, word, `"`, &Fix{Offset: start, Length: len(word), Text: quoted})
	m.plain(f, quoted, start, end)
}

// plain writes a value that is written without quotes.
func (m *jsonMender) plain(f *frame, text string, start, end int) {
	m.item(f)
	m.put(text)
	m.spans = append(m.spans, span{int32(start), int32(end)})
	m.pos = end
}
