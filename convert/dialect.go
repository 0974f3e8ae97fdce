package convert

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
	for i := 0; i+len("NAME") <= len(f); i++ { // a few letters, asked for often
		if f[i] == 'N' && f[i:i+len("NAME")] == "NAME" {
			return string(f[:i]), string(f[i+len("NAME"):])
		}
	}
	return string(f), ""
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

// noDialect fills in nothing.
var noDialect Dialect

// everything is what shells fill in, PowerShell too.
var everything = Dialect{Env: []Form{Braces, DollarEnv, Dollar}, Default: true}
