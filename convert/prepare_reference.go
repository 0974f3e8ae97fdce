package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// askedValues makes variables of what only the source can ask the person for. A variable of the server that is nothing but
// such a value keeps its own name.
func (w *serverWriter) askedValues(s *Server) {
	if w.form.Dialect.Input != "" {
		return
	}
	for i := range s.Data {
		d := &s.Data[i]
		if holdsInput(&d.Text) {
			d.Text = asked(d.Text, "")
		}
		for j := range d.List {
			if holdsInput(&d.List[j]) {
				d.List = slices.Clone(d.List)
				d.List[j] = asked(d.List[j], "")
			}
		}
		for j := range d.Map {
			if holdsInput(&d.Map[j].Value) {
				d.Map = slices.Clone(d.Map)
				name := ""
				if d.Field == EnvVars {
					name = d.Map[j].Name
				}
				d.Map[j].Value = asked(d.Map[j].Value, name)
			}
		}
	}
}

// tellMoved tells of a reference that stands under a key of its own in the target.
func (w *serverWriter) tellMoved(v *Value, field, before, after string) {
	if v.secret() != nil {
		w.tellSecret(v, field)
		return
	}
	for i := range v.Parts {
		if v.Parts[i].Asked {
			w.log.say(MsgInputBecameVariable, field, v.Place, v.Parts[i].Text)
			return
		}
	}
	w.log.change(MsgReferenceTranslated, field, before, after, v.Place)
}

// expandsEnv says whether the form fills variables in in that field.
func (f *serverForm) expandsEnv(field Field) bool {
	d := f.Dialect.of(field)
	return (len(d.Env) > 0 || d.Expression != "") && d.works(field)
}

func (f *serverForm) spellEnv(name string) string {
	if f.Dialect.Expression != "" {
		return f.Dialect.Expression + " process.env." + name
	}
	return f.Dialect.Env[0].of(name)
}

// referencedVars moves KEY=${KEY} to the target's list of passed-on names, when that is its only means.
func (w *serverWriter) referencedVars(s *Server) {
	vars := s.Get(EnvVars)
	row := w.form.row(EnvPass, s.Remote())
	if vars == nil || row == nil || w.form.expandsEnv(EnvVars) {
		return
	}
	var keep []Named
	var names []Value
	if pass := s.Get(EnvPass); pass != nil {
		names = append(names, pass.List...)
	}
	for i := range vars.Map {
		v := &vars.Map[i]
		name, one := v.Value.OneEnv()
		if !one || name != v.Name {
			keep = append(keep, *v)
			continue
		}
		names = append(names, Value{Text: name, Place: v.Value.Place})
		w.tellMoved(&v.Value, vars.Key+"."+v.Name, v.Value.Text, row.Key+": "+name)
	}
	if len(keep) == len(vars.Map) {
		return
	}
	key, place := vars.Key, vars.Place
	s.Set(&Datum{Field: EnvPass, Key: key, List: names, Place: place})
	if len(keep) == 0 {
		s.Drop(EnvVars)
		return
	}
	s.Set(&Datum{Field: EnvVars, Key: key, Map: keep, Place: place})
}

// referencedHeaders moves headers whose values are variables to the target's own rows for them.
func (w *serverWriter) referencedHeaders(s *Server) {
	headers := s.Get(Headers)
	if headers == nil || w.form.expandsEnv(Headers) {
		return
	}
	bearer, byName := w.form.rowAs(AsBearerVar), w.form.rowAs(AsHeaderVars)
	if bearer == nil && byName == nil {
		return
	}
	var keep []Named
	for i := range headers.Map {
		h := &headers.Map[i]
		field := h.label(headers.Key)
		if name, ok := h.Value.BearerEnv(); ok && bearer != nil && strings.EqualFold(h.Name, "Authorization") {
			w.lift(s, bearer, h, name, field)
			continue
		}
		if name, ok := h.Value.OneEnv(); ok && byName != nil {
			w.lift(s, byName, h, name, field)
			continue
		}
		keep = append(keep, *h)
	}
	d := *headers
	d.Map = keep
	s.Set(&d)
	if len(keep) == 0 {
		s.Drop(Headers)
	}
}

// lift moves a header to a row that holds the name of the variable instead of the value.
func (w *serverWriter) lift(s *Server, row *formRow, h *Named, variable, field string) {
	node := &syntax.Node{Kind: syntax.String, Text: variable, Place: h.Value.Place}
	path := row.path
	if row.As == AsHeaderVars {
		path = append(path[:len(path):len(path)], h.Name)
	}
	w.lifted = append(w.lifted, Extra{Path: path, Node: node, Place: h.Place})
	if !w.same {
		w.tellMoved(&h.Value, field, firstReference(&h.Value), joinPath(path)+": "+variable)
	}
}

func (f *serverForm) rowAs(as Codec) *formRow {
	for i := range f.rows {
		if f.rows[i].As == as && !f.rows[i].ReadOnly {
			return &f.rows[i]
		}
	}
	return nil
}
