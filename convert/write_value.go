package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// plain says whether no dialect could read a reference in the text, so that nothing will be told of it.
func plain(text string) bool {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '$', '{', '%', '!':
			return false
		}
	}
	return true
}

// text gives the node of one value and tells what happened to its references.
func (w *serverWriter) text(v *Value, f Field, at label) *syntax.Node {
	n := w.store.node(syntax.String, v.Place)
	n.Text, n.Tag = w.spell(v, f, at)
	return n
}

// spell spells one value, with the tag that marks it as an expression or "", and tells what happened to its references.
func (w *serverWriter) spell(v *Value, f Field, at label) (text, tag string) {
	if w.form.Dialect.Home.Has(f) && !w.same && (v.Text == "~" || strings.HasPrefix(v.Text, "~/")) {
		w.log.say(MsgLiteralExpanded, at.String(), v.Place, "~")
	}
	if w.form.Dialect.Input != "" {
		w.noteInputs(v)
	}
	if v.Parts == nil && plain(v.Text) && w.form.Dialect.Escape != Backslash {
		if w.form.Dialect.wholeName(v.Text, f) && !w.same {
			w.log.say(MsgLiteralExpanded, at.String(), v.Place, v.Text)
		}
		return v.Text, ""
	}
	if w.same && v.secret() != nil {
		return v.Text, "" // another program fills it in, in this file as in the pasted one
	}
	if w.same && v.Parts != nil && w.form.Dialect.Expression != "" {
		if len(v.Parts) > 1 {
			return w.form.Dialect.printExpression(v).text, w.form.Dialect.Expression
		}
		return v.Parts[0].Raw, w.form.Dialect.Expression
	}
	d := w.form.Dialect.of(f)
	if w.same && d.Escape != NoEscape && len(d.Parse(v.Text)) == len(v.Parts) {
		return v.Text, "" // as it stood, escapes too
	}
	sp := d.print(v, f)
	if sp.expression {
		tag = w.form.Dialect.Expression
	}
	if w.same {
		return sp.text, tag
	}
	if name, one := v.OneEnv(); one && sp.stuck != "" && f == EnvVars && w.form.row(EnvPass, false) != nil && !v.Parts[0].Asked {
		key := at.String()
		w.log.say(MsgVarRenamed, key, v.Place, name, key[strings.LastIndexByte(key, '.')+1:], w.form.row(EnvPass, false).Key)
		return sp.text, tag
	}
	if !w.quiet {
		w.tellSpelling(v, at, &sp)
	}
	if f == URL || f == Headers {
		w.tellWithheld(v, at)
	}
	return sp.text, tag
}

// tellSecret tells of a secret of another program that became a variable.
func (w *serverWriter) tellSecret(v *Value, key string) {
	if p := v.secret(); p != nil && !w.same {
		w.log.change(MsgSecretBecameVariable, key, p.Raw, "", v.Place, p.Text)
	}
}

// tellWithheld tells of variables that the agent knows and keeps from servers all the same.
func (w *serverWriter) tellWithheld(v *Value, at label) {
	for i := range v.Parts {
		if p := &v.Parts[i]; p.Kind == Env && slices.Contains(w.form.Dialect.Withheld, p.Text) {
			w.log.say(MsgWithheld, at.String(), v.Place, p.Text)
		}
	}
}

func (w *serverWriter) tellSpelling(v *Value, at label, sp *spelling) {
	add := func(m Message, args ...string) {
		w.log.say(m, at.String(), v.Place, args...)
	}
	switch {
	case sp.stuck != "":
		add(MsgNotExpanded, sp.stuck)
	case v.secret() != nil:
		w.tellSecret(v, at.String())
	case sp.asked != "":
		add(MsgInputBecameVariable, sp.asked)
	case w.form.Dialect.HandsOn && v.Parts != nil:
		after := sp.first
		if after == "" {
			after = firstReference(v)
		}
		w.log.change(MsgReferenceHandedOn, at.String(), firstReference(v), after, v.Place)
	case sp.changed:
		w.log.change(MsgReferenceTranslated, at.String(), firstReference(v), referenceIn(sp), v.Place)
	}
	if d := &w.form.Dialect; d.Approval != "" && sp.stuck == "" {
		if name := firstVariable(v); name != "" {
			add(MsgNeedsApproval, name, d.Approval)
		}
	}
	if w.form.Dialect.Caveat != "" && sp.stuck == "" && hasVariable(v) {
		add(MsgCaveat, w.form.Dialect.Caveat)
	}
	if sp.lostDefault != "" {
		add(MsgDefaultLost, sp.lostDefault)
	}
	if sp.expanded != "" {
		add(MsgLiteralExpanded, sp.expanded)
	}
	switch {
	case sp.escaped && w.form.Dialect.Escape == Backslash:
		add(MsgLiteralBackslashed)
	case sp.escaped:
		add(MsgLiteralEscaped)
	case sp.text != v.Text && !hasReference(v):
		add(MsgLiteralUnescaped)
	}
}

// hasReference says whether a value has parts and one of them is no plain text.
func hasReference(v *Value) bool {
	return slices.ContainsFunc(v.Parts, func(p Part) bool { return p.Kind != Literal })
}

// firstReference gives the first reference of a value as written, which is never a secret.
func firstReference(v *Value) string {
	for i := range v.Parts {
		if v.Parts[i].Kind != Literal {
			return v.Parts[i].Raw
		}
	}
	return ""
}

// firstVariable gives the name of the first variable in a value, or "".
func firstVariable(v *Value) string {
	for i := range v.Parts {
		if v.Parts[i].Kind == Env {
			return v.Parts[i].Text
		}
	}
	return ""
}

func referenceIn(sp *spelling) string {
	if sp.first != "" {
		return sp.first
	}
	return sp.text
}

func (w *serverWriter) noteInputs(v *Value) {
	for i := range v.Parts {
		if v.Parts[i].Kind == Input {
			w.inputs = append(w.inputs, v.Parts[i].Text)
		}
	}
}
