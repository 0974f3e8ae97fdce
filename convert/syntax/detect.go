package syntax

// guess finds the syntax of a text from its first lines, and the one to try next if that does not fit. Unknown means prose.
func guess(text string) (first, second Syntax) {
	i := skipTrivia(text, 0)
	if i >= len(text) {
		return Unknown, Unknown
	}
	line := text[i:min(lineEnd(text, i), i+400)]
	switch c := text[i]; {
	case c == '{':
		if nextIs(text, i+1, '"') {
			return JSON, Unknown
		}
		return JSON, YAML // a YAML flow map when nothing is quoted
	case c == '[':
		if isHeader(line) {
			return TOML, JSON
		}
		if len(line) > 1 && isLetter(line[1]) && words(text[lineEnd(text, i):]) == TOML {
			return TOML, Unknown // a header that is not closed
		}
		return JSON, YAML
	case hasAt(text, i, "---") || hasAt(text, i, "%YAML"):
		return YAML, Unknown
	case c == ',' || c == '}' || c == ']':
		return JSON, Unknown // the tail of something
	case c == '-' && len(line) > 1 && line[1] == ' ' || line == "-":
		return YAML, Unknown
	}
	key := keyLength(text, i)
	if key == 0 {
		return words(text), Unknown
	}
	j := i + key
	for j < len(text) && isBlank(text[j]) {
		j++
	}
	if j >= len(text) {
		return Unknown, Unknown
	}
	if text[j] == '=' || text[j] == '.' {
		return TOML, Unknown
	}
	if text[j] != ':' {
		return words(text), Unknown
	}
	rest := j + 1
	for rest < len(text) && (isBlank(text[rest]) || foreignSpace(text, rest) > 0) {
		rest += max(1, foreignSpace(text, rest))
	}
	quoted := text[i] == '"' || text[i] == '\'' || curlyQuote(text, i) != 0
	switch {
	case rest >= len(text):
		return YAML, Unknown
	case text[rest] == '{' || text[rest] == '[':
		if quoted {
			return JSON, Unknown
		}
		if text[rest] == '{' && lineEnd(text, rest) <= rest+2 {
			return JSON, YAML // mcpServers: {
		}
		return YAML, JSON
	case text[rest] == '\n':
		if quoted && nextIs(text, rest, '{') {
			return JSON, Unknown
		}
		return YAML, JSON
	case quoted:
		if indexFrom(text, "{", rest) >= 0 {
			return JSON, Unknown
		}
		return JSON, YAML
	case rest == j+1:
		return words(text), Unknown // a colon without a space after it: a link, a time
	}
	return YAML, JSON
}

// skipTrivia passes over white space, marks and comments of all syntaxes.
func skipTrivia(text string, i int) int {
	for i < len(text) {
		c := text[i]
		switch {
		case isBlank(c) || c == '\n':
			i++
		case c == '#' || c == '/' && hasAt(text, i, "//"):
			i = lineEnd(text, i)
		case c == '/' && hasAt(text, i, "/*"):
			end := indexFrom(text, "*/", i)
			if end < 0 {
				return i
			}
			i = end + 2
		case c >= 0xC2 && foreignSpace(text, i) > 0:
			i += foreignSpace(text, i)
		default:
			return i
		}
	}
	return i
}

// keyLength measures a key, bare or quoted, at i: no spaces in a bare one.
func keyLength(text string, i int) int {
	start := i
	if i >= len(text) {
		return 0
	}
	if q := text[i]; q == '"' || q == '\'' {
		for i++; i < len(text) && text[i] != q && text[i] != '\n'; i++ {
			if text[i] == '\\' {
				i++
			}
		}
		if i >= len(text) || text[i] != q {
			return 0
		}
		return i + 1 - start
	}
	if q := curlyQuote(text, i); q != 0 {
		for i += 3; i < len(text) && text[i] != '\n'; i++ {
			if curlyQuote(text, i) == q {
				return i + 3 - start
			}
		}
		return 0
	}
	for i < len(text) && (isWordByte(text[i]) || text[i] == '$' || text[i] == '/' || text[i] == '@' || text[i] == '.' && i > start || text[i] >= 0x80) {
		i++
	}
	return i - start
}

func nextIs(text string, i int, c byte) bool {
	i = skipTrivia(text, i)
	return i < len(text) && text[i] == c
}

// isHeader says whether a line is a TOML table header: [a.b] or [[a]], with nothing but a comment after it.
func isHeader(line string) bool {
	open := 0
	for open < len(line) && line[open] == '[' {
		open++
	}
	if open > 2 {
		return false
	}
	i := open
	words := 0
	for i < len(line) && line[i] != ']' {
		n := 0
		switch c := line[i]; {
		case c == ' ' || c == '\t' || c == '.':
			n = 1
		case c == '"' || c == '\'':
			n = keyLength(line, i)
			words++
		default:
			for i+n < len(line) && (isWordByte(line[i+n]) || line[i+n] >= 0x80 || line[i+n] == '/' || line[i+n] == '@') {
				n++
			}
			words++
		}
		if n == 0 {
			return false
		}
		i += n
	}
	if words == 0 || i+open > len(line) || open == 2 && line[i:i+2] != "]]" {
		return false
	}
	if open == 1 && words == 1 && (line[1] == '"' || line[1] == '\'') {
		return false // ["a"] is a list
	}
	i += open
	for i < len(line) && isBlank(line[i]) {
		i++
	}
	return i == len(line) || line[i] == '#'
}

// words decides on a text whose first line says nothing: it is what most of its first lines look like, or prose.
func words(text string) Syntax {
	var yaml, toml, other int
	for i, lines := 0, 0; i < len(text) && lines < 40; lines++ {
		end := lineEnd(text, i)
		line := text[i:min(end, i+400)]
		for line != "" && isBlank(line[0]) {
			line = line[1:]
		}
		if len(line) > 1 && line[0] == '-' && line[1] == ' ' {
			line = line[2:]
		}
		if line != "" && line[0] != '#' {
			n := keyLength(line, 0)
			for n < len(line) && n > 0 && line[n] == ' ' {
				n++
			}
			switch {
			case isHeader(line) && line[0] == '[' || n > 0 && n < len(line) && line[n] == '=':
				toml++
			case n > 0 && n < len(line) && line[n] == ':' && (n+1 == len(line) || line[n+1] == ' '):
				yaml++
			default:
				other++
			}
		}
		for i = end; i < len(text) && text[i] != '\n'; i++ {
		}
		i++
	}
	switch {
	case toml > other && toml >= yaml:
		return TOML
	case yaml > other:
		return YAML
	}
	return Unknown
}
