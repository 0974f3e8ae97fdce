package convert

import "strings"

// spelling is a value printed in a dialect, with what happened on the way.
type spelling struct {
	escape      Escape
	text        string
	expression  bool   // text is a JavaScript expression and wants the dialect's tag
	changed     bool   // a reference is spelt otherwise than in the source
	first       string // the first reference that is spelt otherwise
	stuck       string // a reference that the target will take literally
	expanded    string // a literal text that the target will fill in
	escaped     bool   // a literal text was kept from being filled in
	lostDefault string // a default that the target cannot hold
	asked       string // an input of the source that became a variable of this name
}

// print spells a value for a field in the dialect.
func (d *Dialect) print(v *Value, f Field) spelling {
	works := d.works(f) && (len(d.Env) > 0 || d.Expression != "" || d.Input != "")
	if v.Parts == nil && (!works || !strings.ContainsAny(v.Text, "${%!") && d.Escape != Backslash) {
		return spelling{text: v.Text}
	}
	if d.Expression != "" && works {
		return d.printExpression(v)
	}
	var s spelling
	if d.EscapeIn == 0 || d.EscapeIn.Has(f) {
		s.escape = d.Escape
	}
	var b strings.Builder
	shell := d.shellWorks(f)
	if v.Parts == nil {
		d.literal(&b, v.Text, works, &s, shell)
	}
	for i := range v.Parts {
		d.printPart(&b, &v.Parts[i], works, &s, shell && i == 0)
	}
	s.text = b.String()
	return s
}

func (d *Dialect) printPart(b *strings.Builder, p *Part, works bool, s *spelling, first bool) {
	name := p.Text
	switch p.Kind {
	case Literal:
		d.literal(b, p.Text, works, s, first)
		return
	case Env, Secret:
		if works && len(d.Env) > 0 && !(d.UpperOnly && strings.ToUpper(name) != name) {
			d.env(b, p, s)
			return
		}
	case Input:
		if works && d.Input != "" {
			b.WriteString(d.Input.of(name))
			return
		}
		if works && len(d.Env) > 0 {
			name = variableName(name)
			s.asked, s.changed = name, true
			b.WriteString(d.Env[0].of(name))
			return
		}
	case FileText:
		if works && d.File != "" {
			spelt := d.File.of(name)
			s.changed = s.changed || spelt != p.Raw
			b.WriteString(spelt)
			return
		}
	case Folder:
		if spelt := d.folder(name, p.Raw); works && spelt != "" {
			s.changed = s.changed || spelt != p.Raw
			b.WriteString(spelt)
			return
		}
		// ${PROJECT_DIR:-.} of one agent is a variable with a default to another.
		if again, n := d.at(p.Raw); works && n > 0 && n == len(p.Raw) && again.Kind == Env && again.HasDefault {
			b.WriteString(p.Raw)
			return
		}
	case Shell:
		if works && first {
			b.WriteString(d.Shell + name)
			return
		}
	case Template:
		for _, form := range d.Others {
			if open, _ := form.around(); works && strings.HasPrefix(p.Raw, open) {
				b.WriteString(p.Raw)
				return
			}
		}
	}
	if s.stuck == "" {
		s.stuck = p.Raw
	}
	b.WriteString(p.plain())
}

// folder gives the spelling of a name that the agent fills in itself: the one in the source where the agent has it too.
func (d *Dialect) folder(name, raw string) string {
	spelt := ""
	for i := range d.Folders {
		if f := &d.Folders[i]; f.Name == name && (spelt == "" || f.Spelt == raw) {
			spelt = f.Spelt
		}
	}
	return spelt
}

// shellWorks says whether a value of that field runs as a command when it starts with Shell.
func (d *Dialect) shellWorks(f Field) bool {
	return d.Shell != "" && (d.ShellIn == 0 || d.ShellIn.Has(f))
}

func (d *Dialect) env(b *strings.Builder, p *Part, s *spelling) {
	if p.Raw == p.Text && d.WholeNames != 0 {
		b.WriteString(p.Raw) // a bare name, of this very dialect
		return
	}
	open, closing := d.Env[0].around()
	start := b.Len()
	b.WriteString(open + p.Text)
	if p.HasDefault {
		if d.Default && closing == "}" {
			b.WriteString(":-" + p.Default)
		} else if s.lostDefault == "" {
			s.lostDefault = p.Default
		}
	}
	b.WriteString(closing)
	if p.Raw == "" || b.String()[start:] == p.Raw { // no reference in the source, or the same one
		return
	}
	// Another spelling of the same dialect stays as the person wrote it, where it means the same.
	if p.Raw != "" && p.Kind == Env {
		if again, n := d.at(p.Raw); n == len(p.Raw) && again.Kind == Env && again.Text == p.Text && again.Default == p.Default && again.HasDefault == p.HasDefault {
			kept := b.String()[:start]
			b.Reset()
			b.WriteString(kept + p.Raw)
			return
		}
	}
	s.changed = true
	if p.Asked {
		s.asked = p.Text
	}
	if s.first == "" {
		s.first = b.String()[start:]
	}
}

// literal writes a text that means itself, escaped where the dialect would read a reference into it.
func (d *Dialect) literal(b *strings.Builder, text string, works bool, s *spelling, first bool) {
	if !works {
		b.WriteString(text)
		return
	}
	if d.Escape == Backslash {
		s.escaped = backslashed(b, text) || s.escaped
		return
	}
	if first && d.Shell != "" && strings.HasPrefix(text, d.Shell) {
		if d.ShellEscape != "" {
			b.WriteString(d.ShellEscape)
			text, s.escaped = text[len(d.Shell):], true
		} else {
			s.expanded = text
		}
	}
	start := 0
	for i := 0; i < len(text); {
		c := text[i]
		if c != '$' && c != '{' && c != '%' {
			i++
			continue
		}
		_, n := d.at(text[i:])
		if n == 0 && s.escape == DoubleDollar && d.escapedAt(text[i:]) > 0 {
			n = 2
		}
		if n == 0 {
			i++
			continue
		}
		b.WriteString(text[start:i])
		switch {
		case s.escape == UnsetDefault:
			b.WriteString("${UNSET_NAME:-" + text[i:i+n] + "}")
			s.escaped = true
		case c == '$' && s.escape == DoubleDollar:
			b.WriteString("$" + strings.ReplaceAll(text[i:i+n], "$", "$$")[1:])
			s.escaped = true
		case c == '$' && s.escape == DoubleDollarBraces && strings.HasPrefix(text[i:], "${"):
			b.WriteString("$" + text[i:i+n])
			s.escaped = true
		default:
			b.WriteString(text[i : i+n])
			if s.expanded == "" {
				s.expanded = text[i : i+n]
			}
		}
		i += n
		start = i
	}
	b.WriteString(text[start:])
}

// backslashed writes a text so that a shell's here-document leaves it as it is.
func backslashed(b *strings.Builder, text string) (escaped bool) {
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == '$' || c == '`' || c == '\\' && (i+1 == len(text) || strings.IndexByte("$`\\", text[i+1]) >= 0) {
			b.WriteByte('\\')
			escaped = true
		}
		b.WriteByte(c)
	}
	return escaped
}

// variableName makes the name of a variable from the id of an input: issues-token becomes ISSUES_TOKEN.
func variableName(id string) string {
	var b strings.Builder
	for i := 0; i < len(id); i++ {
		c := id[i]
		switch {
		case c >= 'a' && c <= 'z':
			b.WriteByte(c - 32)
		case c >= 'A' && c <= 'Z', c >= '0' && c <= '9' && b.Len() > 0:
			b.WriteByte(c)
		default:
			b.WriteByte('_')
		}
	}
	if b.Len() == 0 {
		return "VALUE"
	}
	return b.String()
}
