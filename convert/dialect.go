package convert

import "strings"

// Form is one way to spell a reference, with NAME where the name stands: "${NAME}". A form that ends in NAME ends where
// the name ends, as $NAME does.
type Form string

// The forms that agents use.
const (
	Braces      Form = "${NAME}"
	Dollar      Form = "$NAME"
	EnvBraces   Form = "${env:NAME}"
	CurlyEnv    Form = "{env:NAME}"
	DollarEnv   Form = "$env:NAME"
	Percent     Form = "%NAME%"
	InputBraces Form = "${input:NAME}"
	FileBraces  Form = "${file:NAME}"
	CurlyFile   Form = "{file:NAME}"
	CISecrets   Form = "${{NAME}}"
	Mustache    Form = "{{NAME}}"
)

// around gives what stands before and after the name.
func (f Form) around() (open, end string) {
	i := strings.Index(string(f), "NAME")
	if i < 0 {
		return string(f), ""
	}
	return string(f[:i]), string(f[i+len("NAME"):])
}

// of spells a name in the form.
func (f Form) of(name string) string {
	open, end := f.around()
	return open + name + end
}

// Escape is how a text that looks like a reference is kept from being filled in.
type Escape uint8

// The escapes. UnsetDefault wraps the dollar sign into the default of a variable that is not set: ${UNSET_NAME:-$HOME}.
const (
	NoEscape Escape = iota
	UnsetDefault
	DoubleDollar       // $$
	DoubleDollarBraces // $${NAME}
	Backslash          // \$, as in a shell's here-document: a backslash also stands before ` and \
)

// FolderName is one name that an agent fills in itself: the neutral name (VS Code's) and how the agent spells the whole
// reference.
type FolderName struct{ Name, Spelt string }

// Dialect says which references an agent fills in, how it spells them, and in which fields.
type Dialect struct {
	Env         []Form // the first one is written; empty: the agent fills in nothing
	Default     bool   // ${NAME:-text} works, in the braces forms
	UpperOnly   bool   // only names in capitals are filled in
	Input       Form
	File        Form
	Folders     []FolderName
	Shell       string   // a value that starts with this runs as a command ("!"), or ""
	ShellIn     FieldSet // the fields in which it does; 0 means all in which references work
	ShellEscape string   // how a text that starts with Shell and is meant as text begins ("$!"), or ""
	WholeNames  FieldSet // the fields in which a value that is the bare name of a variable is filled in
	Approval    string   // what a person must do before the agent fills a variable in, in a sentence
	Others      []Form   // further placeholders, kept as they are
	Escape      Escape
	EscapeIn    FieldSet // the fields in which the escape holds; 0 means all
	Home        FieldSet // the fields in which a leading ~ becomes the home folder
	Withheld    []string // variables that are left empty in the address and the headers of a server
	In          FieldSet // the fields in which it works; 0 means all texts of an entry
	OfCommand   *Dialect // of the command alone, where it is another one
	FromEntry   bool     // a variable is looked up only among the entry's own and those it names as passed on
	Caveat      string   // why a reference may not be filled in after all, in a sentence, or ""
	Expression  string   // a YAML tag whose text is a JavaScript expression, for agents that have only that ("!!js")
	HandsOn     bool     // the agent fills in nothing itself: it hands the text on to other programs as it stands
}

// works says whether references are filled in in that field.
func (d *Dialect) works(f Field) bool { return d.In == 0 || d.In.Has(f) }

// of gives the dialect of a field.
func (d *Dialect) of(f Field) *Dialect {
	if f == Command && d.OfCommand != nil {
		return d.OfCommand
	}
	return d
}

// Bounds of what is looked at for references. No system starts a program with an argument or variable of more than 128 KiB
// (Linux, MAX_ARG_STRLEN), and a reference in braces is no longer than a line.
const (
	mostText      = 128 << 10
	mostReference = 1024
)

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
	for i := 0; i < len(text); {
		switch text[i] {
		case '$', '{', '%', '\\':
		default:
			i++
			continue
		}
		if n := d.escapedAt(text[i:]); n > 0 {
			literal.WriteString(text[start:i])
			literal.WriteString(text[i+n-1 : i+n])
			escaped, start = true, i+n
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
		if part, n := everything.envAt(text[i:], Braces); n > 0 {
			return part.Raw, true
		}
		if part, n := everything.envAt(text[i:], Dollar); n > 0 && strings.ToUpper(part.Text) == part.Text {
			return part.Raw, true
		}
	}
	return "", false
}

// noDialect fills in nothing.
var noDialect Dialect

var everything = Dialect{Env: []Form{Braces, Dollar}, Default: true}
