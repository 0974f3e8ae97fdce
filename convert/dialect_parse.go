package convert

import "strings"

// Parse takes the references of a text apart. A text without any comes back as it is.
func (d *Dialect) Parse(text string) []Part {
	if len(text) > mostText {
		return nil
	}
	if strings.IndexByte(text, '$') < 0 && strings.IndexByte(text, '{') < 0 && strings.IndexByte(text, '%') < 0 &&
		(d.Escape != Backslash || strings.IndexByte(text, '\\') < 0) && (d.Shell == "" || !strings.HasPrefix(text, d.Shell)) {
		return nil
	}
	if d.Shell != "" && strings.HasPrefix(text, d.Shell) {
		return []Part{{Kind: Shell, Text: text[len(d.Shell):], Raw: text}}
	}
	return d.takeApart(text)
}

// takeApart looks at each sign that a reference can start with.
func (d *Dialect) takeApart(text string) []Part {
	var parts []Part
	start := 0
	var literal strings.Builder // only used once an escape was taken off
	escaped := false
	flush := func(end int) {
		if escaped {
			literal.WriteString(text[start:end])
			if literal.Len() > 0 {
				parts = append(parts, Part{Kind: Literal, Text: literal.String()})
			}
			literal.Reset()
			escaped = false
			return
		}
		if end > start {
			parts = append(parts, Part{Kind: Literal, Text: text[start:end]})
		}
	}
	for i := 0; ; {
		for i < len(text) && text[i] != '$' && text[i] != '{' && text[i] != '%' && text[i] != '\\' {
			i++
		}
		if i == len(text) {
			break
		}
		if n := d.escapedAt(text[i:]); n > 0 {
			literal.WriteString(text[start:i])
			literal.WriteString(text[i+n-1 : i+n])
			escaped, start = true, i+n
			i += n
			continue
		}
		if n := actionLength(text[i:]); n > 0 {
			i += n
			continue
		}
		part, n := d.at(text[i:])
		if n == 0 {
			part, n = ciSecret(text[i:])
		}
		if n == 0 {
			i++
			continue
		}
		flush(i)
		parts = append(parts, part)
		i += n
		start = i
	}
	if len(parts) == 0 && !escaped {
		return nil
	}
	flush(len(text))
	return parts
}

// fills says whether Parse would find a reference in the text.
func (d *Dialect) fills(text string) bool {
	if len(text) > mostText {
		return false
	}
	if d.Shell != "" && strings.HasPrefix(text, d.Shell) {
		return true
	}
	for i := 0; i < len(text); i++ {
		if text[i] != '$' && text[i] != '{' && text[i] != '%' && text[i] != '\\' {
			continue
		}
		if n := d.escapedAt(text[i:]); n > 0 {
			i += n - 1
			continue
		}
		if n := actionLength(text[i:]); n > 0 {
			i += n - 1
			continue
		}
		if _, n := d.at(text[i:]); n > 0 {
			return true
		}
		if _, n := ciSecret(text[i:]); n > 0 {
			return true
		}
	}
	return false
}

// escapedAt gives the length of an escaped sign at the start of s, whose last byte is the literal one.
func (d *Dialect) escapedAt(s string) int {
	if d.ShellEscape != "" && strings.HasPrefix(s, d.ShellEscape) {
		return len(d.ShellEscape)
	}
	switch d.Escape {
	case DoubleDollar:
		if strings.HasPrefix(s, "$$") {
			return 2
		}
	case DoubleDollarBraces:
		if strings.HasPrefix(s, "$${") {
			return 2
		}
	case Backslash:
		if s[0] == '\\' && len(s) > 1 && (s[1] == '$' || s[1] == '`' || s[1] == '\\') {
			return 2
		}
	}
	return 0
}

// at gives the reference at the start of s and its length, or 0.
func (d *Dialect) at(s string) (Part, int) {
	for _, folder := range d.Folders {
		if strings.HasPrefix(s, folder.Spelt) {
			return Part{Kind: Folder, Text: folder.Name, Raw: folder.Spelt}, len(folder.Spelt)
		}
	}
	if part, n := placeholder(s, d.Input, Input); n > 0 {
		return part, n
	}
	if part, n := placeholder(s, d.File, FileText); n > 0 {
		return part, n
	}
	for _, form := range d.Others {
		if form == CISecrets {
			if part, n := ciSecret(s); n > 0 {
				return part, n
			}
			continue
		}
		if part, n := placeholder(s, form, Template); n > 0 {
			return part, n
		}
	}
	for _, form := range d.Env {
		if part, n := d.envAt(s, form); n > 0 {
			return part, n
		}
	}
	return Part{}, 0
}

func (d *Dialect) envAt(s string, form Form) (Part, int) {
	open, closing := form.around()
	if !strings.HasPrefix(s, open) {
		return Part{}, 0
	}
	rest := s[len(open):]
	length := nameLength(rest)
	if length == 0 {
		return Part{}, 0
	}
	part := Part{Kind: Env, Text: rest[:length]}
	if d.UpperOnly && strings.ToUpper(part.Text) != part.Text {
		return Part{}, 0
	}
	n := len(open) + length
	rest = rest[length:]
	if d.Default && closing == "}" && strings.HasPrefix(rest, ":-") {
		end := closingBrace(rest)
		if end < 0 {
			return Part{}, 0
		}
		part.Default, part.HasDefault = rest[2:end], true
		n += end
		rest = rest[end:]
	}
	if !strings.HasPrefix(rest, closing) {
		return Part{}, 0
	}
	n += len(closing)
	part.Raw = s[:n]
	return part, n
}

// closingBrace finds the brace that ends a default, which may hold references of its own.
func closingBrace(s string) int {
	depth := 0
	for i := 0; i < min(len(s), mostReference); i++ {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	return -1
}

func placeholder(s string, form Form, kind PartKind) (Part, int) {
	if form == "" {
		return Part{}, 0
	}
	open, closing := form.around()
	if !strings.HasPrefix(s, open) {
		return Part{}, 0
	}
	end := strings.Index(s[len(open):min(len(s), len(open)+mostReference)], closing)
	if end <= 0 {
		return Part{}, 0
	}
	n := len(open) + end + len(closing)
	name := strings.TrimSpace(s[len(open) : len(open)+end])
	if strings.IndexByte(name, '\n') >= 0 || name == "" {
		return Part{}, 0
	}
	return Part{Kind: kind, Text: name, Raw: s[:n]}, n
}

// ciSecret reads what CI services fill in before any agent sees the file: ${{ secrets.NAME }}. An expression that is not
// one name stays a placeholder.
func ciSecret(s string) (Part, int) {
	part, n := placeholder(s, CISecrets, Template)
	if n == 0 {
		return part, 0
	}
	name := part.Text
	for _, store := range [...]string{"secrets.", "env.", "vars.", "inputs."} {
		name = strings.TrimPrefix(name, store)
	}
	if nameLength(name) == len(name) {
		part.Kind, part.Text = Secret, name
	}
	return part, n
}

// nameLength gives the length of a variable's name at the start of s: [A-Za-z_][A-Za-z0-9_]*.
func nameLength(s string) int {
	n := 0
	for n < len(s) {
		c := s[n]
		if c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || n > 0 && c >= '0' && c <= '9' {
			n++
			continue
		}
		break
	}
	return n
}

// LooksLikeReference says whether a person would take a piece of the text for a variable, whatever the agent does, and
// gives the piece. $NAME without braces counts only in capitals: prices and shell prompts are not meant.
func LooksLikeReference(text string) (string, bool) {
	if strings.IndexByte(text, '$') < 0 && strings.IndexByte(text, '{') < 0 {
		return "", false
	}
	for i := 0; i < len(text); i++ {
		if text[i] != '$' && text[i] != '{' {
			continue
		}
		for _, form := range [...]Form{CISecrets, InputBraces, EnvBraces, FileBraces, CurlyEnv, CurlyFile, Mustache} {
			if part, n := placeholder(text[i:], form, Template); n > 0 {
				return part.Raw, true
			}
		}
		if n := actionLength(text[i:]); n > 0 {
			return text[i : i+n], true
		}
		if part, n := everything.envAt(text[i:], Braces); n > 0 {
			return part.Raw, true
		}
		if part, n := everything.envAt(text[i:], Dollar); n > 0 && strings.ToUpper(part.Text) == part.Text {
			return part.Raw, true
		}
	}
	return "", false
}
