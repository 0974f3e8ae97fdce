package intake

import "strings"

// Literal writes the values of program code as JSON has them: a variable of the environment as ${NAME}, and what only the code
// knows as <code>. Nothing is run. It gives nil when every value is a plain one; worked is what the code works out.
func (b *Block) Literal() (out *Block, worked []string) {
	var j Joined
	text, from, open, value := b.Text, 0, []byte{}, false
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case strings.IndexByte(blanks+";", c) >= 0:
			i++
		case isComment(text[i:]):
			_, rest, _ := strings.Cut(text[i:], "\n")
			i = len(text) - len(rest)
		case c == '{' || c == '[' || c == ',' || c == '}' || c == ']':
			switch {
			case c == '{' && b.Code && listInBraces(text[i:]):
				j.Add(text[from:i]+"[", from)
				from, c = i+1, luaList
				open = append(open, c)
			case c == '{' || c == '[':
				open = append(open, c)
			case c != ',' && len(open) > 0:
				if open[len(open)-1] == luaList {
					j.Add(text[from:i]+"]", from)
					from = i + 1
				}
				open = open[:len(open)-1]
			}
			value = len(open) > 0 && open[len(open)-1] != '{' && c != ']' && c != '}'
			i++
			if n := typeLength(text[i:]); n > 0 && c != '{' && c != '[' && c != ',' {
				j.Add(text[from:i], from)
				i += n
				from = i
			}
		case c == ':':
			value = true
			i++
		case c == '=' && !value && b.Code:
			j.Add(text[from:i], from)
			j.Add(":", i)
			i++
			from, value = i, true
		case !value && !strings.HasPrefix(text[i:], "..."):
			if i++; isQuote(c) {
				i = quoteEnd(text, i-1)
			}
		default:
			end := i + valueEnd(text[i:])
			e := strings.TrimRight(text[i:end], blanks)
			if !plain(e) && (b.Code || isWorked(e)) {
				spelt, unknown := spell(e)
				if unknown {
					worked = append(worked, e)
				}
				j.Add(text[from:i], from)
				j.Add(spelt, i)
				from = i + len(e)
			}
			i, value = max(end, i+1), false
		}
	}
	if from > 0 {
		j.Add(text[from:], from)
	}
	return j.Block(b), worked
}

// typeLength measures the type that TypeScript lets stand behind a value: as const, satisfies Record<string, Entry>.
func typeLength(s string) int {
	rest := strings.TrimLeft(s, " \t")
	if !strings.HasPrefix(rest, "as ") && !strings.HasPrefix(rest, "satisfies ") {
		return 0
	}
	depth := 0
	for i := len(s) - len(rest); i < len(s); i++ {
		switch c := s[i]; {
		case c == '<':
			depth++
		case c == '>':
			depth--
		case strings.HasPrefix(s[i:], "[]"):
			i++
		case c == '\n' || depth == 0 && strings.IndexByte(",}]);", c) >= 0:
			return i
		}
	}
	return len(s)
}

// luaList stands for a list in braces, as Lua writes it, among the brackets that are open.
const luaList = 'L'

// listInBraces says whether texts without keys stand in braces: {"a", "b"}.
func listInBraces(s string) bool {
	s = strings.TrimLeft(s[1:], blanks)
	if s == "" || s[0] != '"' && s[0] != '\'' {
		return false
	}
	rest := strings.TrimLeft(s[min(len(s), quoteEnd(s, 0)):], blanks)
	return rest != "" && (rest[0] == ',' || rest[0] == '}')
}

// LooksLikeCode says whether a text assigns an object or hands one on: config = {"key": ...
func LooksLikeCode(text string) bool {
	before, inside, _ := strings.Cut(text, "{")
	before = strings.TrimRight(before, blanks)
	key := strings.IndexAny(inside, ":={")
	return key > 0 && inside[key] == ':' && (strings.HasSuffix(before, "=") || strings.HasSuffix(before, "("))
}

func isComment(s string) bool { return s[0] == '#' || strings.HasPrefix(s, "//") }

func isQuote(c byte) bool { return c == '"' || c == '\'' || c == '`' }

// longestValue bounds one value of code.
const longestValue = 4000

// valueEnd gives where a value ends: at the comma or bracket behind it, or with its line when it is complete there.
func valueEnd(s string) int {
	for i := 0; i < min(len(s), longestValue); {
		switch c := s[i]; {
		case isQuote(c):
			i = quoteEnd(s, i)
		case c == '(' || c == '[' || c == '{':
			n := Closing(s[i:])
			if n == 0 {
				return len(s)
			}
			i += n
		case strings.IndexByte(",}])", c) >= 0 || isComment(s[i:]) && s[max(0, i-1)] != ':' || c == '\n' && plain(strings.TrimRight(s[:i], blanks)):
			return i
		default:
			i++
		}
	}
	return len(s)
}

// plain says whether a value is one that JSON has, in any of the usual spellings.
func plain(e string) bool {
	if e == "" || e[0] == '-' || e[0] >= '0' && e[0] <= '9' {
		return true
	}
	if e[0] == '"' || e[0] == '\'' {
		return quoteEnd(e, 0) == len(e)
	}
	return strings.Contains(" true false null True False None undefined ... ", " "+e+" ")
}

// isWorked says whether a value in a text that need not be code is one. A text with no operator behind it lacks a comma.
func isWorked(e string) bool {
	if isQuote(e[0]) {
		rest := strings.TrimLeft(e[min(len(e), quoteEnd(e, 0)):], blanks)
		return rest != "" && strings.IndexByte("+.%?|&", rest[0]) >= 0
	}
	return strings.ContainsAny(e, "(\"'`") || strings.Contains(e, "env")
}

// spell writes texts that are joined with + as one text in quotes, and three dots for what is spread.
func spell(e string) (out string, unknown bool) {
	if strings.HasPrefix(e, "...") {
		return "...", true
	}
	e, _, _ = strings.Cut(e, " as ") // "http" as const
	rest := strings.TrimPrefix(e, "new URL")
	if strings.HasPrefix(rest, "(") && Closing(rest) == len(rest) {
		rest = strings.Trim(rest[1:len(rest)-1], blanks)
	}
	for out = `"`; rest != ""; {
		format := len(rest) > 1 && rest[0] == 'f' && isQuote(rest[1])
		if format {
			rest = rest[1:]
		}
		end := strings.IndexByte(rest+"+", '+')
		piece, known := "", true
		if isQuote(rest[0]) {
			end = quoteEnd(rest, 0)
			piece, known = filled(rest[1:max(1, end-1)], rest[0], format)
		} else {
			piece, known = variable(rest[:end])
		}
		out, unknown = out+piece, unknown || !known
		rest = strings.TrimLeft(rest[end:], blanks)
		if rest != "" && rest[0] != '+' {
			return `"` + stand(e) + `"`, true
		}
		rest = strings.TrimLeft(rest, blanks+"+")
	}
	return out + `"`, unknown
}

// filled writes a text with ${...} in it, or {...} where the letter f stands before it.
func filled(s string, quote byte, format bool) (out string, known bool) {
	known = true
	open := "${"
	if format {
		open = "{"
	}
	for quote == '`' || format {
		before, _, found := strings.Cut(s, open)
		if !found {
			break
		}
		rest := s[len(before)+len(open)-1:]
		n := max(1, Closing(rest))
		name, ok := variable(strings.Trim(rest[:n], "{}"))
		out, known, s = out+before+name, known && ok, rest[n:]
	}
	if out += s; quote != '"' {
		out = strings.ReplaceAll(out, `"`, `\"`)
	}
	return strings.ReplaceAll(strings.ReplaceAll(out, `\'`, "'"), "\n", `\n`), known
}

// variable finds the variable of the environment that an expression is, with the text for when it is not set:
// process.env.NAME ?? "x", os.environ.get("NAME", "x").
func variable(e string) (string, bool) {
	words := strings.FieldsFunc(e, func(c rune) bool {
		return c != '_' && (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'z')
	})
	quote := strings.IndexAny(e+`"`, "\"'`")
	for i, w := range words {
		if !strings.Contains(e[:quote], "env") {
			break
		}
		if !strings.Contains(w, "env") || i+1 == len(words) || strings.Contains(e, " ? ") {
			continue
		}
		name := words[i+1]
		if name == "get" && i+2 < len(words) {
			name = words[i+2]
		}
		if name == "env" {
			continue
		}
		e = strings.TrimRight(e, blanks+")")
		if last := len(e) - 1; isQuote(e[last]) {
			if start := strings.LastIndexByte(e[:last], e[last]); start > strings.Index(e, name)+len(name) {
				return "${" + name + ":-" + e[start+1:last] + "}", true
			}
		}
		return "${" + name + "}", true
	}
	return stand(e), false
}

// stand gives what stands for a value that only the code knows.
func stand(e string) string {
	return "<" + strings.Map(func(c rune) rune {
		if strings.ContainsRune("\"\\<>{}$\r\n\t", c) {
			return -1
		}
		return c
	}, e[:min(len(e), 60)]) + ">"
}
