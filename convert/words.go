package convert

import "strings"

// SplitWords splits a command line into words: spaces separate, quotes of both kinds hold together, and a backslash
// before a quote, a backslash or a space stands for that character. Everything else, a variable too, stays as it is; the action of a
// template, {{ .home }}, is not taken apart.
func SplitWords(line string) []string {
	var words []string
	var b strings.Builder
	var quote byte
	open := false // a word has begun, even an empty one in quotes
	for i := 0; i < len(line); i++ {
		c := line[i]
		if n := wholeAction(line[i:]); n > 0 && quote == 0 {
			b.WriteString(line[i : i+n])
			i, open = i+n-1, true
			continue
		}
		switch {
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n' || c == '\r'):
			if open {
				words = append(words, b.String())
				b.Reset()
				open = false
			}
			continue
		case quote == 0 && (c == '"' || c == '\''):
			quote, open = c, true
			continue
		case quote != 0 && c == quote:
			quote = 0
			continue
		case c == '\\' && quote != '\'' && i+1 < len(line) && strings.IndexByte("\"'\\ ", line[i+1]) >= 0:
			i++
			c = line[i]
		}
		open = true
		b.WriteByte(c)
	}
	if open {
		words = append(words, b.String())
	}
	return words
}

// wholeAction gives the length of the {{ action }} that a text begins with, or 0.
func wholeAction(s string) int {
	if !strings.HasPrefix(s, "{{") {
		return 0
	}
	if end := strings.Index(s, "}}"); end > 0 {
		return end + 2
	}
	return 0
}

// JoinWords is the way back: a line that a POSIX shell splits into these words.
func JoinWords(words []string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		if w != "" && strings.Trim(w, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./_-") == "" {
			b.WriteString(w)
			continue
		}
		b.WriteString("'" + strings.ReplaceAll(w, "'", `'\''`) + "'")
	}
	return b.String()
}

// spelledList takes the items out of a text that spells a list itself: ["a", "b"]. A backslash stands for itself, as in the
// Windows paths that are found there, unless each one is doubled.
func spelledList(text string) ([]string, bool) {
	text = strings.TrimSpace(text)
	if len(text) < 2 || text[0] != '[' || text[len(text)-1] != ']' {
		return nil, false
	}
	rest := text[1 : len(text)-1]
	var items []string
	for {
		rest = strings.TrimLeft(rest, " \t\r\n,")
		if rest == "" {
			return items, true
		}
		end := 0
		switch quote := rest[0]; quote {
		case '"', '\'':
			rest = rest[1:]
			for end = 0; end < len(rest) && rest[end] != quote; end++ {
				if rest[end] == '\\' && end+1 < len(rest) && (rest[end+1] == quote || rest[end+1] == '\\') {
					end++
				}
			}
			if end >= len(rest) {
				return nil, false
			}
		default:
			if end = strings.IndexByte(rest, ','); end < 0 {
				end = len(rest)
			}
		}
		item := rest[:end]
		if strings.Count(item, `\`) == 2*strings.Count(item, `\\`) {
			item = strings.ReplaceAll(item, `\\`, `\`)
		}
		items = append(items, item)
		rest = rest[min(end+1, len(rest)):]
	}
}
