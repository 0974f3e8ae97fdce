package intake

import "strings"

// NixJoint stands between the parts of a key that was written with dots: programs.mcp.servers.
const NixJoint = "\x1f"

// Nix writes the bindings of a Nix expression as JSON, those of its lets and functions too: nothing is run. What only Nix works out
// stands as <expression> and is in worked, with its place in the block. It gives nil for a text that has no binding.
func (b *Block) Nix() (out *Block, worked []Word) {
	if !strings.Contains(b.Text, ";") || !strings.Contains(b.Text, "=") {
		return nil, nil
	}
	n := nix{text: b.Text}
	n.out.Add("{", 0)
	first := true
	for {
		n.blanks()
		if n.i >= len(n.text) {
			break
		}
		if key, end := n.key(); key != "" {
			n.binding(key, end, &first)
			continue
		}
		if n.quotes() {
			n.string(false)
		} else if n.word() == "" {
			n.i++
		}
	}
	n.out.Add("}", len(n.text))
	if first {
		return nil, nil
	}
	return n.out.Block(b), n.worked
}

// IsNix says whether a text, which is no page, is Nix: it has sets whose bindings end in a semicolon, and a word of that language, or
// a list without commas.
func IsNix(text string) bool {
	if !strings.Contains(text, "= {") || !strings.Contains(text, "};") || strings.Contains(text, "```") || strings.Contains(text, "const ") {
		return false
	}
	for _, sign := range [...]string{"pkgs", "lib.mk", "inherit ", "enable = true;", `args = [ "`} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return false
}

// nix is how far an expression is read.
type nix struct {
	text   string
	out    Joined
	i      int
	depth  int
	worked []Word
}

// deepestNix bounds sets in sets, and lists in them.
const deepestNix = 24

func isWordByte(c byte) bool {
	return c == '_' || c == '-' || c == '\'' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}

// blanks goes on behind blanks and comments.
func (n *nix) blanks() {
	for n.i < len(n.text) {
		rest, end := n.text[n.i:], ""
		switch {
		case strings.IndexByte(blanks, rest[0]) >= 0:
		case rest[0] == '#':
			end = "\n"
		case strings.HasPrefix(rest, "/*"):
			end = "*/"
		default:
			return
		}
		before, _, _ := strings.Cut(rest, end)
		n.i = min(len(n.text), n.i+len(before)+max(1, len(end)))
	}
}

// key reads the name of a binding, a.b."c" =, and gives where its value begins; "" when none stands there. It stays where it is.
func (n *nix) key() (key string, end int) {
	at := n.i
	for parts := 1; parts < deepestNix && n.i < len(n.text); parts++ {
		start := n.i
		if n.text[start] == '"' {
			key += n.string(false)
		} else {
			n.word()
			key += n.text[start:n.i]
		}
		if n.i == start || n.i == len(n.text) || n.text[n.i] != '.' {
			break
		}
		n.i++
		key += NixJoint
	}
	n.blanks()
	end, n.i = n.i, at
	if rest := n.text[end:]; key == "" || key[0] == '\'' || rest == "" || rest[0] != '=' || strings.HasPrefix(rest, "==") {
		return "", 0
	}
	return key, end + 1
}

func (n *nix) binding(key string, end int, first *bool) {
	if !*first {
		n.out.Add(",", n.i)
	}
	*first = false
	n.out.Add(quoted(key)+":", n.i)
	n.i = end
	n.value()
	n.blanks()
	if n.i < len(n.text) && n.text[n.i] == ';' {
		n.i++
	}
}

var jsonEscapes = strings.NewReplacer(`"`, `\"`, `\`, `\\`, "\n", `\n`, "\t", `\t`, "\r", "")

// value writes the value that begins here and goes on to its end.
func (n *nix) value() {
	n.blanks()
	start, end := n.i, n.end()
	e := strings.TrimRight(n.text[start:end], blanks)
	if n.depth++; n.depth > deepestNix {
		e = e[:0]
	}
	switch {
	case e == "":
		n.out.Add("null", start)
	case e == "true" || e == "false" || e == "null" || isNumber(e):
		n.out.Add(e, start)
	case e[0] == '[':
		n.list(end)
	case e[0] == '"' || strings.HasPrefix(e, "''"):
		if n.string(false); n.i >= start+len(e) {
			n.i = start
			n.out.Add(quoted(n.string(true)), start)
			break
		}
		n.i = start
		n.unknown(e)
	default:
		if in := strings.LastIndex(e, "in"); strings.HasPrefix(e, "let") && in > 3 && strings.IndexByte(blanks, e[in-1]) >= 0 {
			n.i += in
		}
		// Of lib.mkIf cond { ... } and a // { ... } the set counts.
		for n.i < end && !n.isSet() {
			switch c := n.text[n.i]; {
			case n.quotes():
				n.string(false)
			case c == '(' && !strings.HasSuffix(strings.TrimRight(n.text[max(start, n.i-40):n.i], blanks), "toJSON") && !strings.HasPrefix(n.text[n.i+1:], "builtins.toJSON"):
				n.i += n.closing(n.i, end)
			default:
				n.i++
			}
		}
		if n.i >= end {
			n.i = start
			n.unknown(e)
			break
		}
		if before := strings.TrimRight(n.text[start:n.i], blanks); before != "" {
			n.note(before, start)
		}
		n.set()
		if rest := strings.Trim(n.text[min(n.i, end):end], blanks+")"); rest != "" {
			n.note(rest, start)
		}
	}
	n.depth--
	n.i = max(n.i, end)
}

// note keeps what only Nix works out.
func (n *nix) note(e string, at int) {
	n.worked = append(n.worked, Word{Text: e, Offset: at, Length: 1})
}

func (n *nix) unknown(e string) {
	n.note(e, n.i)
	n.out.Add(quoted(stand(e)), n.i)
}

// closing gives how long what a bracket opens is; a bracket that is not closed near by is one sign.
func (n *nix) closing(at, end int) int {
	return max(1, Closing(n.text[at:min(end, at+longestValue/4)]))
}

// isSet says whether a set with bindings begins here, and not the arguments of a function.
func (n *nix) isSet() bool {
	at := n.i
	if at >= len(n.text) || n.text[at] != '{' {
		return false
	}
	n.i++
	n.blanks()
	key, _ := n.key()
	is := key != "" || strings.HasPrefix(n.text[n.i:], "inherit")
	n.i = at
	return is
}

// set writes a set; what is no binding in it is left out.
func (n *nix) set() {
	n.out.Add("{", n.i)
	n.i++
	first := true
	for {
		n.blanks()
		if n.i >= len(n.text) || n.text[n.i] == '}' {
			break
		}
		if key, end := n.key(); key != "" {
			n.binding(key, end, &first)
			continue
		}
		if n.i = n.end(); n.i < len(n.text) && n.text[n.i] != '}' { // inherit, or a name that is worked out
			n.i++
		}
	}
	n.out.Add("}", min(n.i, len(n.text)))
	n.i++
}

// list writes a list, and what is joined to it.
func (n *nix) list(end int) {
	n.out.Add("[", n.i)
	first, inside := true, false
	for n.i < end {
		n.blanks()
		if n.i >= end {
			break
		}
		c := n.text[n.i]
		if !inside && strings.HasPrefix(n.text[n.i:], "++") {
			n.i += 2
			continue
		}
		if c == '[' && !inside || c == ']' {
			inside = c == '['
			n.i++
			continue
		}
		start := n.i
		if !inside { // joined to the list: another one, of lib.optionals, or something worked out
			for n.i < end && n.text[n.i] != '[' && !strings.HasPrefix(n.text[n.i:], "++") {
				n.i++
			}
			if e := strings.Trim(n.text[start:n.i], blanks); n.i < end && n.text[n.i] == '[' {
				n.note(e, start)
				continue
			}
			n.i = start
		}
		if !first {
			n.out.Add(",", n.i)
		}
		first = false
		switch {
		case n.quotes():
			n.out.Add(quoted(n.string(true)), start)
		case n.isSet() && n.depth < deepestNix:
			n.depth++
			n.set()
			n.depth--
		default:
			if c == '(' || c == '{' || c == '[' {
				n.i += n.closing(n.i, end)
			}
			for n.i < end && (strings.IndexByte(blanks+"]", n.text[n.i]) < 0 || !inside && !strings.HasPrefix(n.text[n.i:], "++")) {
				n.i++
			}
			e := strings.Trim(n.text[start:n.i], blanks)
			if n.i = start; isNumber(e) {
				n.out.Add(e, start)
			} else {
				n.unknown(e)
			}
			n.i = start + max(1, len(e))
		}
	}
	n.out.Add("]", min(n.i, len(n.text)))
}
