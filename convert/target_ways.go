package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// ways adds the commands and links that put the servers into the agent without opening its file.
func (w *serverWriter) ways(req *Request, t *Target, built []Built, scope Scope, defined *syntax.Node) {
	quiet := *w // what the snippet tells of a value is not told again
	quiet.log, quiet.quiet = &Log{}, true
	for i := range built {
		b := &built[i]
		if b.Off {
			continue // no command and no link adds a server that is switched off
		}
		w.log.About(b.Server.Name, false)
		if c := w.form.Command; c != nil && !c.ReadOnly {
			w.command(&quiet, t, b, scope, defined)
		}
		for j := range w.form.Links {
			w.link(&quiet, t, b, &w.form.Links[j], defined)
		}
	}
	w.log.About("", false)
	if own, given := req.Existing[t.Agent.ID]; len(t.Commands) > 0 && w.form.Command.Freezes && (!given || strings.Contains(own, "$")) {
		w.log.say(MsgCommandFreezes, "", syntax.Place{})
	}
}

// spelt is the text that the snippet has for a value.
func (w *serverWriter) spelt(v *Value, f Field) string {
	text, _ := w.spell(v, f, label{})
	return text
}

// command adds the line for the chosen shell, or a note of what it cannot say.
func (w *serverWriter) command(quiet *serverWriter, t *Target, b *Built, scope Scope, defined *syntax.Node) {
	words, missing, ok := w.form.Command.words(quiet, &b.prepared, b.Name, b.Node, w.questions(b, defined), scope)
	if !ok {
		w.log.say(MsgCommandCannot, missing, b.Server.Place, missing)
		return
	}
	shell := w.options.Shell
	if shell == "" {
		shell = "posix"
		if w.os == Windows {
			shell = "powershell"
		}
	}
	line, ok := quoteFor(shell, words)
	if !ok {
		w.log.Add(&Finding{Message: MsgCommandShell, Args: []string{shell}, Place: b.Server.Place})
		return
	}
	t.Commands = append(t.Commands, CommandLine{Text: line, Shell: shell})
}

// link adds the link, with every literal secret taken out of it first.
func (w *serverWriter) link(quiet *serverWriter, t *Target, b *Built, l *LinkForm, defined *syntax.Node) {
	if l.ReadOnly {
		return
	}
	if l.Body == BodyParams {
		href, lifted, missing := l.paramLink(quiet, &b.prepared, b.Name, b.Node)
		if missing != "" {
			w.log.Add(&Finding{Message: MsgLinkCannot, Field: missing, Args: []string{missing}, Place: b.Server.Place})
			return
		}
		if vars := b.prepared.Get(EnvVars); vars != nil && len(vars.Map) > 0 {
			w.log.Add(&Finding{Message: MsgLinkAsks, Field: vars.Map[0].Name, Args: []string{l.Label}, Place: b.Server.Place})
		}
		w.tellCovered(lifted, b, l)
		t.Links = append(t.Links, Link{Label: l.Label, Href: href})
		return
	}
	entry, lifted := (&cover{&w.form.Dialect, w.secrets}).entry(b.Node)
	w.tellCovered(lifted, b, l)
	href, badge := l.links(b.Name, entry, w.questions(b, defined), b.prepared.Remote())
	t.Links = append(t.Links, Link{Label: l.Label, Href: href})
	if badge != "" {
		t.Links = append(t.Links, Link{Label: l.Label + " (web)", Href: badge})
	}
}

// tellCovered tells, once for all links of a server, that a key lost its secret.
func (w *serverWriter) tellCovered(key string, b *Built, l *LinkForm) {
	if key != "" && l == &w.form.Links[0] {
		w.log.Add(&Finding{Message: MsgLinkSecret, Field: key, Args: []string{l.Label}, Place: b.Server.Place})
	}
}

// questions are the definitions of the inputs that an entry refers to, or nil.
func (w *serverWriter) questions(b *Built, defined *syntax.Node) *syntax.Node {
	if w.form.Inputs == "" {
		return nil
	}
	return inputList(inputsIn(&b.prepared), defined)
}

// inputsIn lists the inputs that a server refers to.
func inputsIn(s *Server) []string {
	var ids []string
	s.values(func(v *Value) {
		for i := range v.Parts {
			if v.Parts[i].Kind == Input {
				ids = append(ids, v.Parts[i].Text)
			}
		}
	})
	return ids
}

// values calls f for every text of the server that may hold references.
func (s *Server) values(f func(*Value)) {
	for i := range s.Data {
		d := &s.Data[i]
		f(&d.Text)
		for j := range d.List {
			f(&d.List[j])
		}
		for j := range d.Map {
			f(&d.Map[j].Value)
		}
	}
}
