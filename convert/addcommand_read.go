package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// commandReader turns the words of an agent's add command into a server.
type commandReader struct {
	form   *serverForm
	add    *AddCommand
	log    *Log
	server Server
	plain  []intake.Word // words that belong to no flag
	word   Transport
	dashed bool // "--" was seen
}

// readCommand reads a command line by the descriptions of the agents; ok is false when it is none of theirs.
func (c *Catalog) readCommand(cmd *intake.Command, log *Log) (s Server, agent *Agent, ok bool) {
	if !c.programs[programOf(cmd.Words[0].Text)] {
		return s, nil, false
	}
	for _, form := range c.forms {
		add := form.Command
		if add == nil || form.Variant != "" {
			continue
		}
		if add.JSON != nil && begins(cmd.Words, add.JSON) {
			s, ok = c.readJSONCommand(form, cmd.Words[len(add.JSON):], log)
			return s, form.agent, ok
		}
		for _, words := range append([][]string{add.Words}, add.Also...) {
			if !begins(cmd.Words, words) || len(cmd.Words) > len(words) && slices.Contains(add.Not, cmd.Words[len(words)].Text) {
				continue
			}
			r := commandReader{form: form, add: add, log: log}
			if add.JSONFlag != "" {
				if s, ok = r.readNamedJSON(cmd.Words[len(words):]); !ok && len(log.Findings) == 0 {
					continue // the program is called for something else
				}
				return s, form.agent, ok
			}
			s, ok = r.read(cmd.Words[len(words):])
			return s, form.agent, ok
		}
	}
	return s, nil, false
}

// begins compares the first words of a line; the program may be given with its path.
func begins(line []intake.Word, words []string) bool {
	if len(line) < len(words) {
		return false
	}
	for i, w := range words {
		text := line[i].Text
		if i == 0 {
			text = programOf(text)
		}
		if text != w {
			return false
		}
	}
	return true
}

// programOf gives a program without its path. A slash alone is that of a command inside of an agent: /mcp add.
func programOf(word string) string {
	if strings.LastIndexByte(word, '/') == 0 {
		return word
	}
	return strings.TrimSuffix(word[strings.LastIndexAny(word, "/\\")+1:], ".exe")
}

// wordPlace is the place of a word; its line and column are filled in where the whole text is known.
//
//go:noinline
func wordPlace(w *intake.Word) syntax.Place {
	return syntax.Place{Offset: w.Offset, Length: w.Length, Line: 1, Column: 1}
}

func (r *commandReader) read(words []intake.Word) (Server, bool) {
	if !r.flags(words) {
		return Server{}, false
	}
	s := &r.server
	if s.Name == "" && len(r.plain) > 0 && !r.add.Unnamed {
		s.Name, s.Place = r.plain[0].Text, wordPlace(&r.plain[0])
		r.plain = r.plain[1:]
	}
	r.log.About(s.Name, false)
	for i := range words {
		if w := &words[i]; w.Curly {
			r.log.Add(&Finding{Message: MsgNoteQuotes, Place: wordPlace(w)})
			break
		}
	}
	if !r.target() {
		r.log.Add(&Finding{Message: MsgCommandEmpty, Item: s.Name, Place: s.Place})
		return *s, false
	}
	return *s, true
}

// ofCmd is what cmd fills in, in quotes as well.
var ofCmd = Dialect{Env: []Form{Percent}}

// text reads a word as a value: what the shell would fill in is a reference, what the agent fills in as well.
func (r *commandReader) text(w intake.Word, f Field) Value {
	v := Value{Text: w.Text, Place: wordPlace(&w)}
	if w.Expands {
		v.Parts = everything.Parse(w.Text)
		if v.Parts == nil && (strings.Contains(w.Text, "$(") || strings.IndexByte(w.Text, '`') >= 0) {
			v.Parts = []Part{{Kind: Script, Text: w.Text, Raw: w.Text}}
		}
		if v.Parts != nil {
			return v
		}
	}
	if r.form.Dialect.works(f) && r.form.Dialect.Expression == "" {
		v.Parts = r.form.Dialect.Parse(w.Text)
	}
	if v.Parts == nil && f != URL {
		v.Parts = ofCmd.Parse(w.Text)
	}
	return v
}

func (r *commandReader) set(f Field, w intake.Word) {
	r.server.Set(&Datum{Field: f, Key: fieldKey[f], Text: r.text(w, f), Place: wordPlace(&w)})
}

func (r *commandReader) addTo(f Field, w intake.Word) {
	d := Datum{Field: f, Key: fieldKey[f], Place: wordPlace(&w)}
	if old := r.server.Get(f); old != nil {
		d = *old
	}
	d.List = append(d.List, r.text(w, f))
	r.server.Set(&d)
}

// fieldKey is how the parts of a command line are called in findings.
var fieldKey = map[Field]string{Command: "command", Args: "args", URL: "url"}

func (r *commandReader) transport(w intake.Word) {
	for _, form := range r.add.TransportWords {
		if form.Word == w.Text || slices.Contains(form.Also, w.Text) {
			r.word = form.Transport
			return
		}
	}
	r.word = transportWord(w.Text)
}

// split takes a word apart that holds a whole command line, or the name of a package to run.
func (add *AddCommand) split(text string) []string {
	if add.Package != nil && text != "" && !strings.ContainsAny(text, " \\") && strings.IndexByte("./~", text[0]) < 0 {
		return slices.Concat(add.Package, []string{text})
	}
	return SplitWords(text)
}

// target settles what is left of the line: an address, or a program with its arguments.
func (r *commandReader) target() bool {
	s := &r.server
	if s.Get(URL) == nil && s.Get(Command) == nil {
		if len(r.plain) == 0 {
			return false
		}
		if first := r.plain[0]; isAddress(first.Text) && (r.word != Stdio || len(r.plain) == 1) || r.word > Stdio && len(r.plain) == 1 {
			r.set(URL, first)
			r.plain = r.plain[1:]
		} else {
			if r.add.OneWord && len(r.plain) == 1 {
				r.plain = nil
				for _, text := range r.add.split(first.Text) {
					one := first
					one.Text = text
					r.plain = append(r.plain, one)
				}
			}
			if len(r.plain) > 0 {
				r.set(Command, r.plain[0])
				r.plain = r.plain[1:]
			}
		}
	}
	if s.Get(Command) != nil {
		for _, w := range r.plain {
			r.addTo(Args, w)
		}
	}
	if s.Get(Command) != nil {
		s.Transport, s.Pinned = Stdio, true
		return true
	}
	for i := range r.plain {
		w := &r.plain[i]
		text := clip(w.Text)
		if kindOf(w.Text, true) != "" {
			text = "…" // of a header without its quotes
		}
		r.log.say(MsgFlagUnknown, "", wordPlace(w), text)
	}
	switch {
	case r.word != NoTransport && r.word != Stdio:
		s.Transport, s.Pinned = r.word, r.word != Unspecified
	case r.add.BareURL == Stdio:
		// The agent itself would save the address as a program to run.
		r.log.say(MsgCommandURLAsProgram, "url", s.Get(URL).Place)
		s.Transport = Unspecified
	case r.add.BareURL != NoTransport:
		s.Transport = r.add.BareURL
	default:
		s.Transport = Unspecified
	}
	if s.Transport == Unspecified && endsInSSE(s.Text(URL)) {
		s.Transport = SSE
		r.log.say(MsgSSEByAddress, "url", s.Get(URL).Place)
	}
	return true
}
