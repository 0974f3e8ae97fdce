package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// AddCommand is how an agent's own command adds a server: one description, for writing the line and for reading it.
type AddCommand struct {
	Words []string   // claude mcp add
	Also  [][]string // further spellings, understood on reading
	// Packages are those that hold the program, for lines that run it without installing it (npx @scope/name mcp add), with blanks
	// around each.
	Packages string
	// SetFlag is the option of the program itself that sets a key of its file for one run, short and long: -c key=value.
	SetFlag string
	// JSON is a command that takes the whole entry: claude mcp add-json NAME '{...}'. It is written when the flags cannot say
	// everything.
	JSON     []string
	JSONFlag string // the flag that holds an entry with its name inside: --add-mcp '{"name": ...}'; then Words has no flags
	NameFlag string // --name; "" when the name is the first plain word
	NameAlso string // and its short form
	Unnamed  bool   // no plain word is the name, also where the option for it is missing
	// Not are the words behind Words that make another command of the line.
	Not []string
	// Package are the words before the name of a package that stands in the place of a command: npx -y.
	Package     []string
	URLFlag     string // --url; "" when the address is the next plain word
	URLLast     bool   // the address stands behind the options; else right behind the name, where no option can swallow it
	CommandFlag string // --command; "" when the command follows the name
	ArgFlag     string // --arg, once for each argument
	RestFlag    string // --args: everything after it is an argument
	ArgsFlag    string // --args: one word with all arguments, as a JSON list; read as one with commas or blanks, too
	Dash        bool   // "--" stands before the command; flags for it are only read then
	OneWord     bool   // the program and its arguments are one quoted word
	// DashInside says that "--" stands behind the program, before its arguments: the command takes its own options from among
	// them up to there, and leaves the others.
	DashInside bool
	// Takes are options that it takes for itself wherever they stand, behind "--" too.
	Takes []string
	// NoNumbers says that an argument that looks like a number breaks the file, NumbersAnew that it is spelt anew: 1e3 as 1000.
	NoNumbers, NumbersAnew bool
	// NoEmpty says that a variable with an empty value is left out, NoEquals that a value ends at an equals sign.
	NoEmpty, NoEquals bool
	// Freezes says that each run writes the values of the moment in place of the references in the whole file.
	Freezes bool
	Local   []string // words before a program: --yes
	Always  []string // options that are always written: --yes
	// ReadOnly says that what is known of the command is enough to read it and not enough to write it.
	ReadOnly bool
	Flags    []Flag
	// TransportFlag says the transport by one of the words; a URL without it is BareURL.
	TransportFlag  []string
	TransportWords []TransportForm
	BareURL        Transport
	ScopeFlag      []string // -s, --scope
	// ScopeWords are the words for user and project, or flags of their own (--workspace); "" for the user's file needs none,
	// for the project's says that the command never writes it.
	ScopeWords  [2]string
	Quiet       []string // flags without a meaning for the server, with no value: --yes
	QuietValues []string // the same with a value
}

// Flag is one option of an add command.
type Flag struct {
	Field Field
	Names []string // --env, -e; the first is written
	As    FlagForm
	On    On
	Many  bool // takes several words, up to the next flag
	// Key is the agent's own key, from the entry down, that FlagOwn and FlagOwnOn set: it means nothing elsewhere.
	Key string
	// ReadOnly options are understood and never written.
	ReadOnly bool
}

// FlagForm is how an option holds its value.
type FlagForm uint8

// The forms of options.
const (
	FlagText     FlagForm = iota
	FlagPair              // NAME=value, once for each
	FlagHeader            // "Name: value", once for each
	FlagTwoWords          // NAME value in two words, once for each
	FlagCSV               // a,b,c
	FlagEach              // once for each item
	FlagOn                // present: true
	FlagOff               // present: false
	FlagNot               // a word: true for off
	FlagWord              // a word: true or false
	FlagSeconds
	FlagMillis
	FlagBearer // the name of the variable of a bearer token
	FlagOwn    // the value of Key
	FlagOwnOn  // present: Key is true
)

// words spells the command that adds a server; ok is false, and missing says what for, when the command cannot say it all.
func (c *AddCommand) words(w *serverWriter, s *Server, name string, entry, inputs *syntax.Node, scope Scope) (words []string, missing string, ok bool) {
	if scope == Project && c.ScopeWords[Project] == "" {
		return nil, "the file of a project", false
	}
	if c.JSONFlag != "" {
		return append(append([]string(nil), c.Words...), c.JSONFlag, compact(named(name, entry, w.form.Inputs, inputs))), "", true
	}
	if c.Freezes && strings.IndexByte(compact(entry), '$') >= 0 {
		return nil, "a dollar sign, since the next run replaces it by the value of that moment", false
	}
	words, missing = c.flagged(w, s, name, scope)
	if strings.HasPrefix(name, "-") {
		missing = "a name that begins with a dash"
	}
	if missing == "" && len(s.Extras) > 0 {
		missing = s.Extras[0].Key()
	}
	if missing == "" {
		return words, "", true
	}
	if c.JSON == nil || strings.HasPrefix(name, "-") {
		return nil, missing, false
	}
	words = append(append([]string(nil), c.JSON...), name, compact(entry))
	return append(words, c.scope(scope)...), "", true
}

func (c *AddCommand) scope(scope Scope) []string {
	word := c.ScopeWords[scope]
	switch {
	case strings.HasPrefix(word, "-"):
		return []string{word}
	case word != "" && len(c.ScopeFlag) > 0:
		return []string{c.ScopeFlag[0], word}
	}
	return nil
}

// flagged spells the command with flags; missing names a field that no flag can hold.
func (c *AddCommand) flagged(w *serverWriter, s *Server, name string, scope Scope) (out []string, missing string) {
	out = append(make([]string, 0, 20), c.Words...)
	out = append(append(out, c.scope(scope)...), c.Always...)
	remote := s.Remote()
	if remote {
		words, ok := c.transport(s)
		if !ok {
			return nil, "the transport"
		}
		out = append(out, words...)
	}
	if c.NameFlag != "" {
		out = append(out, c.NameFlag)
	}
	out = append(out, name)
	var address []string
	if remote {
		if !isAddress(s.Text(URL)) && c.URLFlag == "" && len(c.TransportWords) == 0 {
			return nil, "an address without https"
		}
		if c.URLFlag != "" {
			address = append(address, c.URLFlag)
		}
		address = append(address, w.spelt(&s.Get(URL).Text, URL))
		if !c.URLLast {
			out = append(out, address...)
			address = nil
		}
	}
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case Command, Args, URL, Word, OriginalName:
			continue
		case Enabled:
			if d.On {
				continue
			}
		}
		more, ok := c.flag(w, d, remote, out)
		if !ok {
			return nil, d.Key
		}
		out = more
	}
	if !remote {
		return c.program(w, out, s)
	}
	return append(out, address...), ""
}

// transport spells the transport of a remote server; ok is false when the command adds none of that kind.
func (c *AddCommand) transport(s *Server) (words []string, ok bool) {
	t := s.Transport
	if t == Unspecified {
		t = HTTP
		if endsInSSE(s.Text(URL)) {
			t = SSE
		}
	}
	for _, form := range c.TransportWords {
		if form.Transport == t && len(c.TransportFlag) > 0 {
			return []string{c.TransportFlag[0], form.Word}, true
		}
	}
	return nil, t == c.BareURL || c.BareURL == Unspecified
}
