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
		switch c := n.text[n.i]; {
		case c == '"' || strings.HasPrefix(n.text[n.i:], "''"):
			n.string(false)
		case isWordByte(c): // one that is no key
			for n.i < len(n.text) && isWordByte(n.text[n.i]) {
				n.i++
			}
		default:
			n.i++
		}
	}
	n.out.Add("}", len(n.text))
	if first {
		return nil, nil
	}
	return n.out.Block(b), n.worked
}

// IsNix says whether a text is surely Nix: it has sets whose bindings end in a semicolon, and words or a list of that language.
func IsNix(text string) bool {
	if !strings.Contains(text, "= {") || !strings.Contains(text, "};") || strings.Contains(text, "\n```") { // the last makes it a page
		return false
	}
	for _, sign := range [...]string{"pkgs", "lib.mk", "inherit ", "enable = true;", `args = [ "`, "args = [\n"} {
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
		rest := n.text[n.i:]
		switch {
		case strings.IndexByte(blanks, rest[0]) >= 0:
			n.i++
		case rest[0] == '#':
			n.i += len(rest) - len(strings.TrimLeft(rest, "#"))
			for n.i < len(n.text) && n.text[n.i] != '\n' {
				n.i++
			}
		case strings.HasPrefix(rest, "/*"):
			if end := strings.Index(rest, "*/"); end > 0 {
				n.i += end + 2
			} else {
				n.i = len(n.text)
			}
		default:
			return
		}
	}
}

// key reads the name of a binding, a.b."c" =, and gives where its value begins; "" when none stands there.
func (n *nix) key() (key string, end int) {
	at := n.i
	defer func() { n.i = at }()
	for {
		start := n.i
		switch {
		case n.i >= len(n.text):
			return "", 0
		case n.text[n.i] == '"':
			text, ok := n.string(false)
			if !ok {
				return "", 0
			}
			key += text
		default:
			for n.i < len(n.text) && isWordByte(n.text[n.i]) {
				n.i++
			}
			if n.i == start || n.text[start] == '\'' {
				return "", 0
			}
			key += n.text[start:n.i]
		}
		if n.i < len(n.text) && n.text[n.i] == '.' {
			n.i++
			key += NixJoint
			continue
		}
		break
	}
	n.blanks()
	if rest := n.text[n.i:]; rest == "" || rest[0] != '=' || strings.HasPrefix(rest, "==") {
		return "", 0
	}
	return key, n.i + 1
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

// quoted spells a text as JSON does.
func quoted(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range s {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteRune(c)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\t':
			b.WriteString(`\t`)
		case c >= ' ' || string(c) == NixJoint:
			b.WriteRune(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

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
			text, _ := n.string(true)
			n.out.Add(quoted(text), start)
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
			case c == '"' || strings.HasPrefix(n.text[n.i:end], "''"):
				n.string(false)
			case c == '(' && !strings.Contains(n.text[n.i:end], "toJSON"):
				n.i += max(1, Closing(n.text[n.i:end]))
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

// isSet says whether a set with bindings begins here, and not the arguments of a function.
func (n *nix) isSet() bool {
	if n.i >= len(n.text) || n.text[n.i] != '{' {
		return false
	}
	at := n.i
	defer func() { n.i = at }()
	n.i++
	n.blanks()
	key, _ := n.key()
	return key != "" || strings.HasPrefix(n.text[n.i:], "inherit")
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
		case c == '"' || strings.HasPrefix(n.text[n.i:], "''"):
			text, _ := n.string(true)
			n.out.Add(quoted(text), start)
		case n.isSet() && n.depth < deepestNix:
			n.depth++
			n.set()
			n.depth--
		default:
			if c == '(' || c == '{' || c == '[' {
				n.i += max(1, Closing(n.text[n.i:end]))
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

// end gives where the value that begins here ends: at the semicolon, or at the bracket that closes what it stands in.
func (n *nix) end() int {
	at, depth, waits, lets := n.i, 0, 0, 0
	defer func() { n.i = at }()
	for n.i < len(n.text) {
		n.blanks()
		if n.i >= len(n.text) {
			break
		}
		switch c := n.text[n.i]; {
		case c == '"' || strings.HasPrefix(n.text[n.i:], "''"):
			n.string(false)
			continue
		case c == '{' || c == '[' || c == '(':
			depth++
		case c == '}' || c == ']' || c == ')':
			if depth--; depth < 0 {
				return n.i
			}
		case c == ';' && depth == 0 && lets == 0:
			if waits == 0 {
				return n.i
			}
			waits--
		case isWordByte(c):
			word := n.i
			for n.i < len(n.text) && isWordByte(n.text[n.i]) {
				n.i++
			}
			switch w := n.text[word:n.i]; {
			case depth > 0:
			case w == "with" || w == "assert":
				waits++ // with pkgs; [ ... ]
			case w == "let":
				lets++
			case w == "in":
				lets = max(0, lets-1)
			}
			continue
		}
		n.i++
	}
	return len(n.text)
}

// string reads a text in either kind of quotes; what Nix puts into it stands as <expression>.
func (n *nix) string(told bool) (text string, ok bool) {
	open := `"`
	if n.text[n.i] == '\'' {
		open = "''"
	}
	n.i += len(open)
	var b strings.Builder
	for n.i < len(n.text) {
		rest := n.text[n.i:]
		switch {
		case open == `"` && rest[0] == '\\' && len(rest) > 1:
			b.WriteByte(strings.NewReplacer("n", "\n", "t", "\t", "r", "\r").Replace(rest[1:2])[0])
			n.i += 2
		case open == "''" && (strings.HasPrefix(rest, "'''") || strings.HasPrefix(rest, "''$")):
			b.WriteString(strings.TrimPrefix(rest[:3], "''"))
			n.i += 3
		case strings.HasPrefix(rest, open):
			n.i += len(open)
			text = b.String()
			if open == "''" {
				text = unindented(text)
			}
			return text, true
		case strings.HasPrefix(rest, "${"):
			length := max(2, Closing(rest[1:])+1)
			e := strings.TrimSuffix(rest[2:length], "}")
			if told {
				n.note(e, n.i)
			}
			b.WriteString(stand(e))
			n.i += length
		default:
			b.WriteByte(rest[0])
			n.i++
		}
	}
	return b.String(), false
}

func isNumber(e string) bool {
	return e != "" && e[0] != '.' && e[len(e)-1] != '.' && strings.Trim(e, "0123456789.") == "" && strings.Count(e, ".") < 2
}

// unindented takes off the blanks that all lines of a text begin with.
func unindented(text string) string {
	lines := strings.Split(strings.TrimPrefix(text, "\n"), "\n")
	least := len(text)
	for _, l := range lines {
		if rest := strings.TrimLeft(l, " "); rest != "" {
			least = min(least, len(l)-len(rest))
		}
	}
	for i, l := range lines {
		lines[i] = l[min(least, len(l)-len(strings.TrimLeft(l, " "))):]
	}
	return strings.TrimRight(strings.Join(lines, "\n"), " ")
}
