package convert

import (
	"slices"
	"strings"
)

// Some agents look the variables of an entry up in the entry alone: among those that it sets, and those that it names as
// passed on. A reading fills the first in, as their values stand there, and takes the names of the second away, as the
// references say the same; a writing names each variable again.

// fromEntry settles the references of an entry of such an agent.
func (r *serverReader) fromEntry(s *Server) {
	if !r.format.Dialect.FromEntry {
		return
	}
	var used []string
	eachValue(s, &r.format.Dialect, func(v *Value, field string) {
		used = append(used, r.fillIn(s, v, field)...)
	})
	if vars := s.Get(EnvVars); vars != nil && s.Get(URL) != nil {
		vars.Map = slices.DeleteFunc(vars.Map, func(n Named) bool { return slices.Contains(used, n.Name) })
		if len(vars.Map) == 0 && len(used) > 0 {
			s.Drop(EnvVars)
		}
	}
	if pass := s.Get(EnvPass); pass != nil {
		pass.List = slices.DeleteFunc(pass.List, func(v Value) bool { return slices.Contains(used, v.Text) })
		if len(pass.List) == 0 && len(used) > 0 {
			s.Drop(EnvPass)
		}
	}
}

// fillIn puts the values that the entry sets into a text and gives the names of the variables in it.
func (r *serverReader) fillIn(s *Server, v *Value, field string) (used []string) {
	filled := false
	for i := range v.Parts {
		p := &v.Parts[i]
		if p.Kind != Env {
			continue
		}
		if value := namedIn(s.Get(EnvVars), p.Text); value != nil {
			r.log.change(MsgEntryVariable, field, p.Raw, "", v.Place)
			*p = Part{Kind: Literal, Text: value.Text}
			used, filled = append(used, s.Get(EnvVars).nameOf(value)), true
			continue
		}
		if pass := s.Get(EnvPass); pass == nil || !slices.ContainsFunc(pass.List, func(n Value) bool { return n.Text == p.Text }) {
			r.log.say(MsgEntryVariableUnknown, field, v.Place, p.Raw, r.format.rowKey(EnvPass))
		}
		used = append(used, p.Text)
	}
	if filled {
		v.settle()
	}
	return used
}

// namedIn gives the value of a variable that a datum sets, or nil.
func namedIn(d *Datum, name string) *Value {
	if d == nil {
		return nil
	}
	for i := range d.Map {
		if d.Map[i].Name == name {
			return &d.Map[i].Value
		}
	}
	return nil
}

// nameOf gives the name of one of the datum's values.
func (d *Datum) nameOf(v *Value) string {
	for i := range d.Map {
		if &d.Map[i].Value == v {
			return d.Map[i].Name
		}
	}
	return ""
}

// settle makes a plain text of a value whose parts are all literal, and joins the text again in any case.
func (v *Value) settle() {
	text, plain := "", true
	for i := range v.Parts {
		if v.Parts[i].Kind == Literal {
			text += v.Parts[i].Text
			continue
		}
		text += v.Parts[i].Raw
		plain = false
	}
	v.Text = text
	if plain {
		v.Parts = nil
	}
}

// namedVars names the variables of an entry for an agent that fills in no others.
func (w *serverWriter) namedVars(s *Server) {
	if !w.form.Dialect.FromEntry {
		return
	}
	row := w.form.row(EnvPass, s.Remote())
	if row == nil {
		return
	}
	pass := Datum{Field: EnvPass, Key: row.Key, Place: s.Place}
	if old := s.Get(EnvPass); old != nil {
		pass = *old
		pass.List = slices.Clone(pass.List)
	}
	named := len(pass.List)
	eachValue(s, &w.form.Dialect, func(v *Value, field string) {
		for i := range v.Parts {
			name := v.Parts[i].Text
			switch v.Parts[i].Kind {
			case Env, Secret:
			case Input:
				name = variableName(name)
			default:
				continue
			}
			if namedIn(s.Get(EnvVars), name) != nil || slices.ContainsFunc(pass.List, func(n Value) bool { return n.Text == name }) {
				continue
			}
			pass.List = append(pass.List, Value{Text: name, Place: v.Place})
			if !w.same {
				w.log.say(MsgVariableNamed, field, v.Place, name, row.Key)
			}
		}
	})
	if len(pass.List) > named {
		s.Set(&pass)
	}
}

// eachValue visits the texts of a server in which the dialect fills references in.
func eachValue(s *Server, d *Dialect, visit func(v *Value, field string)) {
	for i := range s.Data {
		datum := &s.Data[i]
		if datum.Field == EnvVars || datum.Field == EnvPass || !d.works(datum.Field) {
			continue
		}
		if datum.Text.Parts != nil {
			visit(&datum.Text, datum.Key)
		}
		for j := range datum.List {
			visit(&datum.List[j], datum.Key)
		}
		for j := range datum.Map {
			visit(&datum.Map[j].Value, datum.Key+"."+datum.Map[j].Name)
		}
	}
}

// refusedVars leaves out the variables that the agent does not let an entry set.
func (w *serverWriter) refusedVars(s *Server) {
	vars := s.Get(EnvVars)
	if vars == nil || w.form.RefusedVars == nil || w.same {
		return
	}
	var keep []Named
	for i := range vars.Map {
		n := &vars.Map[i]
		if slices.ContainsFunc(w.form.RefusedVars, func(name string) bool { return strings.EqualFold(name, n.Name) }) {
			w.log.say(MsgVariableRefused, vars.Key+"."+n.Name, n.Place)
			continue
		}
		keep = append(keep, *n)
	}
	if len(keep) == len(vars.Map) {
		return
	}
	if len(keep) == 0 {
		s.Drop(EnvVars)
		return
	}
	less := *vars
	less.Map = keep
	s.Set(&less)
}
