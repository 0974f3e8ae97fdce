package syntax

// yamlFailure finds the likely cause of an error of which yaml.v3 tells little more than a line near it.
func yamlFailure(src, message string) *Error {
	at := 0
	if i := indexFrom(message, "line ", 0); i >= 0 {
		for i += 5; i < len(message) && isDigit(message[i]) && at < len(src); i++ {
			at = at*10 + int(message[i]-'0')
		}
	}
	e := &Error{}
	if indexFrom(message, "exceeded max depth", 0) >= 0 {
		e.Cause = TooDeep
		e.Place = (&cursor{text: src}).at(0, 0)
		return e
	}
	// The parser stops at the line after the cause as often as at the cause.
	starts := yamlLines(src, at)
	for _, i := range starts {
		if y := yamlLine(src, i); y != nil {
			return y
		}
	}
	if y := yamlTabs(src); y != nil {
		return y
	}
	start := starts[0]
	if indexFrom(message, "unknown anchor", 0) >= 0 {
		e.Cause = BadAlias
	} else if indexFrom(message, "did not find expected key", 0) >= 0 || indexFrom(message, "block mapping", 0) >= 0 || indexFrom(message, "did not find expected '-'", 0) >= 0 {
		e.Cause = BadIndent
		e.Expected = "key: value"
		e.Fix = yamlShift(src)
	}
	for start < len(src) && isBlank(src[start]) {
		start++
	}
	found, end := tokenAt(src, start)
	e.Found = found
	e.Place = (&cursor{text: src}).at(start, end)
	return e
}

// yamlLines gives the starts of the line with that number, of the one after and of the ones before it.
func yamlLines(src string, number int) []int {
	start, line := 0, 1
	before := [2]int{-1, -1}
	for i := 0; i < len(src) && line < number; i++ {
		if src[i] == '\n' {
			before[1], before[0] = before[0], start
			start = i + 1
			line++
		}
	}
	starts := []int{start}
	if next := lineEnd(src, start); next < len(src) {
		for next < len(src) && src[next] != '\n' {
			next++
		}
		starts = append(starts, min(next+1, len(src)))
	}
	for _, b := range before {
		if b >= 0 {
			starts = append(starts, b)
		}
	}
	return starts
}

// yamlTabs finds the first line that is indented with a tab.
func yamlTabs(src string) *Error {
	for i := 0; i < len(src); {
		k := i
		for k < len(src) && src[k] == ' ' {
			k++
		}
		end := k
		for end < len(src) && (src[end] == '\t' || src[end] == ' ') {
			end++
		}
		if k < len(src) && src[k] == '\t' && end < len(src) && src[end] != '\n' && src[end] != '\r' && src[end] != '#' {
			e := &Error{Cause: TabIndent, Found: "\t", Expected: " ", Fix: &Fix{Offset: k, Length: end - k}}
			for ; k < end; k++ {
				e.Fix.Text += "  "
			}
			e.Place = (&cursor{text: src}).at(e.Fix.Offset, end)
			e.Line2 = e.Place.Line
			return e
		}
		for i = end; i < len(src) && src[i] != '\n'; i++ {
		}
		i++
	}
	return nil
}

// yamlLine looks for a mistake in one line.
func yamlLine(src string, start int) *Error {
	end := lineEnd(src, start)
	i := start
	for i < end && src[i] == ' ' {
		i++
	}
	if i < end && src[i] == '\t' {
		return yamlTabs(src[:end])
	}
	for i+1 < end && src[i] == '-' && src[i+1] == ' ' {
		for i++; i < end && src[i] == ' '; i++ {
		}
	}
	near := ""
	value := i
	key := 0
	if i < end && src[i] != '{' && src[i] != '[' {
		key = keyLength(src[:end], i)
	}
	if j := i + key; key > 0 && j < end && src[j] == ':' {
		near = unquoted(src[i:j])
		value = j + 1
		if value < end && src[value] != ' ' && isWordByte(src[value]) && !hasAt(src, j, "://") {
			return yamlMend(src, MissingColon, j, value, near, ": ", Fix{Offset: value, Text: " "})
		}
		for value < end && src[value] == ' ' {
			value++
		}
	} else if key > 0 && j < end && src[j] == '=' {
		return yamlMend(src, MissingColon, j, j+1, unquoted(src[i:j]), ": ", Fix{Offset: j, Length: 1, Text: ":"})
	}
	if value >= end {
		return nil
	}
	text := src[value:end]
	if hash := indexFrom(text, " #", 0); hash >= 0 {
		text = text[:hash]
	}
	if text = trimSpaceRight(text); text == "" {
		return nil
	}
	quote := Fix{Offset: value, Length: len(text), Text: quoteJSON(text)}
	switch c := src[value]; {
	case c == '@' || c == '`' || c == '%' || c == '*' && (len(text) == 1 || !isWordByte(text[1])) || c == '!' && indexFrom(text, " ", 0) < 0:
		return yamlMend(src, BareValue, value, value+len(text), near, `"`, quote)
	case c == '"' || c == '\'':
		closed := keyLength(text, 0)
		if closed == 0 {
			e := yamlMend(src, UnclosedString, value, value+len(text), near, string(rune(c)), Fix{Offset: value + len(text), Text: string(rune(c))})
			return e
		}
		if closed < len(text) && near != "" && text[closed] != ':' {
			return yamlMend(src, TextAfterEnd, value+closed, value+len(text), near, "", Fix{Offset: value, Length: len(text), Text: quoteJSON(text)})
		}
	case c == '[' || c == '{':
		if o, cl := count(text, '[')+count(text, '{'), count(text, ']')+count(text, '}'); o > cl {
			closing := "]"
			if c == '{' {
				closing = "}"
			}
			if nextKey(src, end) {
				return yamlMend(src, UnclosedBracket, value, value+1, near, closing, Fix{Offset: value + len(text), Text: closing})
			}
		} else if o == cl && o == 1 && near != "" && text[len(text)-1] != ']' && text[len(text)-1] != '}' {
			return yamlMend(src, BareValue, value, value+len(text), near, `"`, quote)
		}
	case near != "" && (indexFrom(text, ": ", 0) > 0 || text[len(text)-1] == ':'):
		return yamlMend(src, BareValue, value, value+len(text), near, `"`, quote)
	}
	return nil
}

// nextKey says whether the next line begins with a key: then a bracket before it should have been closed.
func nextKey(src string, i int) bool {
	i = skipTOML(src, i)
	n := keyLength(src, i)
	return i >= len(src) || n > 0 && i+n < len(src) && src[i+n] == ':'
}

func yamlMend(src string, cause Cause, start, end int, near, expected string, fix Fix) *Error {
	c := cursor{text: src}
	e := &Error{Cause: cause, Found: src[start:end], Expected: expected, Near: near, Fix: &fix}
	e.Place = c.at(start, end)
	e.Line2 = (&cursor{text: src}).at(fix.Offset, fix.Offset).Line
	return e
}

// yamlShift mends a fragment that was copied from the middle of its first line: that line lost its indentation.
func yamlShift(src string) *Fix {
	first := skipTOML(src, 0)
	if first >= len(src) || first != lineStart(src, first) {
		return nil
	}
	least := -1
	for i := lineEnd(src, first); i < len(src); {
		k := i + 1
		for k < len(src) && src[k] == ' ' {
			k++
		}
		if k < len(src) && src[k] != '\n' && src[k] != '\r' && src[k] != '#' && (least < 0 || k-i-1 < least) {
			least = k - i - 1
		}
		for i++; i < len(src) && src[i] != '\n'; i++ {
		}
	}
	if least <= 0 {
		return nil
	}
	return &Fix{Offset: first, Text: spaces(least)}
}

func spaces(n int) string {
	const many = "                                                                "
	if n <= len(many) {
		return many[:n]
	}
	return many + spaces(n-len(many))
}
