package intake

import "strings"

// word goes on behind a word.
func (n *nix) word() string {
	start := n.i
	for n.i < len(n.text) && isWordByte(n.text[n.i]) {
		n.i++
	}
	return n.text[start:n.i]
}

// quotes says whether a text in quotes begins here.
func (n *nix) quotes() bool {
	return n.text[n.i] == '"' || strings.HasPrefix(n.text[n.i:], "''")
}

// quoted spells a text as JSON does.
func quoted(s string) string { return `"` + jsonEscapes.Replace(s) + `"` }

// end gives where the value that begins here ends: at the semicolon, or at the bracket that closes what it stands in.
func (n *nix) end() int {
	at, depth, waits := n.i, 0, 0
scan:
	for n.i < len(n.text) {
		if n.blanks(); n.i == len(n.text) {
			break
		}
		if n.quotes() {
			n.string(false)
			continue
		}
		switch n.word() {
		case "":
		case "with", "assert": // with pkgs; [ ... ]
			if depth == 0 {
				waits++
			}
			continue
		case "let":
			depth++
			continue
		case "in":
			depth = max(0, depth-1)
			continue
		default:
			continue
		}
		switch c := n.text[n.i]; {
		case c == '{' || c == '[' || c == '(':
			depth++
		case c == '}' || c == ']' || c == ')':
			if depth--; depth < 0 {
				break scan
			}
		case c == ';' && depth == 0:
			if waits--; waits < 0 {
				break scan
			}
		}
		n.i++
	}
	end := n.i
	n.i = at
	return end
}

// string reads a text in either kind of quotes; what Nix puts into it stands as <expression>.
func (n *nix) string(told bool) string {
	open := n.text[n.i:][:1]
	if open != `"` {
		open = "''"
	}
	var out strings.Builder
	n.i += len(open)
	for from := n.i; ; {
		rest := n.text[n.i:]
		skip, put := 1, ""
		switch {
		case rest == "" || strings.HasPrefix(rest, open) && (open == `"` || !strings.HasPrefix(rest, "''$") && !strings.HasPrefix(rest, "'''")):
			out.WriteString(n.text[from:n.i])
			n.i = min(len(n.text), n.i+len(open))
			return strings.TrimPrefix(out.String(), "\n")
		case strings.HasPrefix(rest, open): // ''$ and three quotes
			skip, put = 3, strings.TrimPrefix(rest[:3], "''")
		case rest[0] == '\\' && open == `"` && len(rest) > 1:
			if skip, put = 2, rest[1:2]; put == "n" {
				put = "\n"
			} else if put == "t" {
				put = "\t"
			}
		case strings.HasPrefix(rest, "${"):
			skip = 1 + n.closing(n.i+1, len(n.text))
			e := strings.TrimSuffix(rest[2:skip], "}")
			if put = stand(e); told {
				n.note(e, n.i)
			}
		default:
			n.i++
			continue
		}
		out.WriteString(n.text[from:n.i] + put)
		n.i += skip
		from = n.i
	}
}

func isNumber(e string) bool {
	return e != "" && e[0] != '.' && e[len(e)-1] != '.' && strings.Trim(e, "0123456789.") == "" && strings.Count(e, ".") < 2
}
