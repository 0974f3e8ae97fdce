package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// holdsNothing says whether a datum is an empty list or map of those that mean the same as none.
func holdsNothing(d *Datum) bool {
	switch d.Field {
	case Args, EnvVars, Headers:
		return len(d.List) == 0 && len(d.Map) == 0
	}
	return false
}

// rows writes what the agent's rows can hold, in their order, and gives the fields that are answered for.
func (w *serverWriter) rows(s *Server, entry *syntax.Node, form *TransportForm, transport Transport) FieldSet {
	var written FieldSet
	remote := s.Remote()
	for i := range w.form.rows {
		row := &w.form.rows[i]
		if row.ReadOnly && !w.back(row, s) || !row.On.fits(remote) {
			continue
		}
		if row.Field == Word {
			if form.Word != "" {
				put(entry, row.path, syntax.NewString(form.Word))
			}
			continue
		}
		if row.Means != NoTransport && row.Means != transport {
			continue
		}
		if splits(row.As) {
			w.putLifted(entry, row)
			continue
		}
		d := s.Get(row.Field)
		if d != nil && !w.same && row.Default == "" && holdsNothing(d) {
			written |= Fields(row.Field)
			continue
		}
		if d == nil || (written | w.refused).Has(row.Field) {
			if row.Default == "{name}" {
				put(entry, row.path, syntax.NewString(s.Name))
			} else if row.Default != "" && d == nil && (row.With == NoField || s.Get(row.With) != nil && !signsIn(s)) {
				put(entry, row.path, constant(row.Default))
			}
			continue
		}
		if d.NoLimit && !row.ZeroIsNone {
			w.log.say(MsgNoLimit, d.Key, d.Place)
			w.refused |= Fields(row.Field)
			continue
		}
		if !w.same && !d.NoLimit && d.Seconds == 0 && (row.As == AsSeconds || row.As == AsMillis) {
			w.log.say(MsgZeroTime, d.Key, d.Place) // four agents that were run with it lost the server
			w.refused |= Fields(row.Field)
			continue
		}
		if row.NonEmpty && (row.As == AsList && len(d.List) == 0 || row.As == AsMillis && d.Seconds < 0.001) {
			w.log.say(MsgEmptyRefused, d.Key, d.Place)
			w.refused |= Fields(row.Field)
			continue
		}
		if s.lacks(row.Needs) != NoField {
			continue
		}
		if row.Field == OAuthRedirectURI && row.Whole && !w.same && !strings.Contains(d.Text.Text, "://") && !hasVariable(&d.Text) {
			w.log.say(MsgRedirectRefused, d.Key, d.Place)
			w.refused |= Fields(row.Field)
			continue
		}
		node := w.encode(row, s, d)
		if node == nil {
			continue
		}
		written |= Fields(row.Field)
		node.Inline = node.Inline || row.Inline
		put(entry, row.path, node)
	}
	if !remote && s.Get(Args) != nil && w.form.row(Args, false) == nil && w.joinsArgs() {
		written |= Fields(Args)
	}
	if d := s.Get(Enabled); d != nil && w.form.OffList != nil {
		written |= Fields(Enabled)
	}
	return written
}

// back says whether a row that is only read is written after all: back to the agent in whose text its key stood.
func (w *serverWriter) back(row *formRow, s *Server) bool {
	if !w.same || row.Old || row.Field == Word {
		return false
	}
	d := s.Get(row.Field)
	return d != nil && d.Key == row.Key
}

func (w *serverWriter) backTo(field Field, s *Server) bool {
	for i := range w.form.rows {
		if row := &w.form.rows[i]; row.Field == field && w.back(row, s) {
			return true
		}
	}
	return false
}

// putLifted writes the headers that prepare moved to a row of names of variables.
func (w *serverWriter) putLifted(entry *syntax.Node, row *formRow) {
	for i := range w.lifted {
		e := &w.lifted[i]
		if e.Path[0] != row.path[0] {
			continue
		}
		put(entry, e.Path, e.Node)
		if len(e.Path) > 1 {
			entry.Get(e.Path[0]).Inline = row.Inline
		}
	}
}

// joinsArgs says whether the command's row holds the arguments too.
func (w *serverWriter) joinsArgs() bool {
	row := w.form.row(Command, false)
	return row != nil && row.As == AsCommandLine
}

// splits says whether a codec writes only a part of a field, so that another row has the rest.
func splits(as Codec) bool { return as == AsHeaderVars || as == AsBearerVar }

// put sets a value under a path of keys, making the maps on the way.
func put(node *syntax.Node, path []string, value *syntax.Node) {
	for _, key := range path[:len(path)-1] {
		next := node.Get(key)
		if next == nil || next.Kind != syntax.Map {
			next = &syntax.Node{Kind: syntax.Map, Place: value.Place}
			node.Add(key, next)
		}
		node = next
	}
	node.Add(path[len(path)-1], value)
}

// constant builds the node of a Row's Default: a JSON literal, or a list of one text.
func constant(text string) *syntax.Node {
	switch {
	case text == "true" || text == "false":
		return &syntax.Node{Kind: syntax.Bool, Text: text}
	case text == "[]":
		return syntax.NewList()
	case text == "{}":
		return syntax.NewMap()
	case len(text) > 4 && text[0] == '[':
		return syntax.NewList(syntax.NewString(text[2 : len(text)-2]))
	case text[0] >= '0' && text[0] <= '9':
		return syntax.NewNumber(text)
	}
	return syntax.NewString(text)
}
