package syntax

import "strings"

// mostLost is how many lost comments are looked for.
const mostLost = 20

// LostComments gives the places of comments in a text that another one, made from it by edits, has not.
func LostComments(before, after string, s Syntax) (lost []Place) {
	there := 0
	for from, end := nextComment(before, 0, s); from < end && len(lost) < mostLost; from, end = nextComment(before, end, s) {
		i, j := nextComment(after, there, s)
		for i < j && after[i:j] != before[from:end] {
			i, j = nextComment(after, j, s)
		}
		if i < j {
			there = j
			continue
		}
		lost = append(lost, Place{Offset: from, Length: end - from, Line: 1 + strings.Count(before[:from], "\n")})
	}
	return lost
}

// nextComment finds the first comment behind an offset; from is end when there is none.
func nextComment(text string, at int, s Syntax) (from, end int) {
	for ; at < len(text); at++ {
		c := text[at]
		switch {
		case s == YAML && at > 0 && strings.IndexByte(" \t\r\n,[{", text[at-1]) < 0: // no string and no comment: it's, a#b
		case c == '"' || c == '\'':
			at = stringEnd(text, at, s)
		case c == '#' && !s.IsJSON(), s.IsJSON() && hasAt(text, at, "//"):
			return at, max(lineEnd(text, at), at+1)
		case s.IsJSON() && hasAt(text, at, "/*"):
			if end = indexFrom(text, "*/", at+2); end < 0 {
				return at, len(text)
			}
			return at, end + 2
		}
	}
	return at, at
}

// stringEnd finds the last byte of a string that begins at a quote.
func stringEnd(text string, at int, s Syntax) int {
	quote := text[at]
	long := text[at:min(at+3, len(text))]
	if s == TOML && (long == `"""` || long == "'''") {
		if end := indexFrom(text, long, at+3); end > 0 {
			return end + 2
		}
		return len(text)
	}
	for at++; at < len(text) && text[at] != quote && (text[at] != '\n' || s == YAML); at++ {
		if text[at] == '\\' && (quote == '"' || s.IsJSON()) {
			at++
		}
	}
	return at
}
