package syntax

// tomlFailure finds the likely cause of an error at off in an expression that begins somewhere after done.
func tomlFailure(src string, off, done int) *Error {
	start := skipTOML(src, done)
	line := lineEnd(src, start)
	key := keyLength(src, start)
	after := start + key
	for after < line && (isBlank(src[after]) || src[after] == '.') {
		after++
		if n := keyLength(src[:line], after); src[after-1] == '.' && n > 0 {
			after += n
		}
	}
	c := cursor{text: src}
	found, end := tokenAt(src, off)
	e := &Error{Found: found, Place: c.at(off, end)}
	if start < len(src) && src[start] != '[' {
		e.Near = unquoted(src[start:min(start+key, len(src))])
	}
	fix := func(cause Cause, at, length int, text, expected string) *Error {
		e.Cause, e.Expected = cause, expected
		e.Fix = &Fix{Offset: at, Length: length, Text: text}
		e.Line2 = (&cursor{text: src}).at(at, at).Line
		return e
	}
	point := func(at, end int) {
		e.Place = (&cursor{text: src}).at(at, end)
		e.Found = src[at:end]
	}
	switch {
	case start >= len(src):
		return e
	case src[start] == '[':
		e.Expected = "]"
		if off >= line {
			return fix(UnclosedBracket, line, 0, "]", "]")
		}
		return e
	case after < line && src[after] == ':' && key > 0:
		point(after, after+1)
		return fix(MissingColon, after, 1, " =", "=")
	case key > 0 && (after >= line || src[after] != '='):
		e.Cause, e.Expected = MissingColon, "="
		return e
	case key == 0 || after >= line:
		e.Expected = "key = value"
		return e
	}
	value := after + 1
	for value < line && isBlank(src[value]) {
		value++
	}
	if value >= line || src[value] == '#' {
		point(value, value)
		e.Cause, e.Expected = NoValue, `"`
		return e
	}
	switch v := src[value]; {
	case v == '"' || v == '\'':
		if off >= line && !hasAt(src, value, string([]byte{v, v, v})) {
			point(value, line)
			return fix(UnclosedString, line, 0, string(rune(v)), string(rune(v)))
		}
		if off <= line {
			e.Cause, e.Expected = TextAfterEnd, "the end of the line"
		}
		return e
	case v == '[' || v == '{':
		return tomlBracket(src, e, value, off, fix)
	}
	word := value
	for word < line && src[word] != '#' {
		word++
	}
	text := trimSpaceRight(src[value:word])
	point(value, value+len(text))
	switch text {
	case "True", "False":
		return fix(BareValue, value, len(text), lower(text), lower(text))
	case "null", "None", "nil", "undefined":
		e.Cause, e.Expected = NoValue, `"`
		return e
	}
	return fix(BareValue, value, len(text), tomlText(text), `"`)
}

// tomlBracket looks for the bracket of a value that is not closed where its lines end.
func tomlBracket(src string, e *Error, open, off int, fix func(Cause, int, int, string, string) *Error) *Error {
	closing := "]"
	if src[open] == '{' {
		closing = "}"
	}
	// The value should have ended before the next line that looks like a header or a key of its own.
	i := lineEnd(src, open)
	for i < len(src) && i < off {
		next := i
		for next < len(src) && (src[next] == '\n' || isBlank(src[next])) {
			next++
		}
		line := lineEnd(src, next)
		k := 0
		if next < len(src) {
			k = keyLength(src[next:line], 0)
		}
		after := next + k
		for after < line && isBlank(src[after]) {
			after++
		}
		if next < len(src) && isHeader(src[next:line]) || k > 0 && after < line && src[after] == '=' && closing == "]" {
			break
		}
		if line <= i {
			break
		}
		i = line
	}
	if off >= i || off >= len(src) {
		e.Place = (&cursor{text: src}).at(open, open+1)
		e.Found = src[open : open+1]
		return fix(UnclosedBracket, len(trimSpaceRight(src[:i])), 0, closing, closing)
	}
	if c := src[off]; c == ':' {
		return fix(MissingColon, off, 1, " =", "=")
	} else if c == '"' || c == '\'' {
		before := len(trimSpaceRight(src[:off]))
		if b := src[before-1]; b == '"' || b == '\'' || b == ']' || b == '}' || isWordByte(b) {
			return fix(MissingComma, before, 0, ",", ", "+closing)
		}
	} else if isLetter(c) {
		before := len(trimSpaceRight(src[:off]))
		if b := src[before-1]; closing == "}" && (b == '"' || b == '\'' || b == ']' || b == '}') {
			return fix(MissingComma, before, 0, ",", ", "+closing)
		}
		end := off
		for end < len(src) && src[end] != ',' && src[end] != ']' && src[end] != '}' && src[end] != '\n' {
			end++
		}
		text := trimSpaceRight(src[off:end])
		e.Place = (&cursor{text: src}).at(off, off+len(text))
		e.Found = text
		return fix(BareValue, off, len(text), tomlText(text), `"`)
	}
	e.Expected = ", " + closing
	return e
}

// skipTOML passes over white space and comments.
func skipTOML(src string, i int) int {
	for i < len(src) {
		switch c := src[i]; {
		case isBlank(c) || c == '\n':
			i++
		case c == '#':
			i = lineEnd(src, i)
		default:
			return i
		}
	}
	return i
}
