package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// takeRows takes what the agent's own rows know.
func (r *serverReader) takeRows(keys *taker, s *Server) {
	for i := range r.format.rows {
		row := &r.format.rows[i]
		if row.Field == Word {
			continue
		}
		if pair := keys.peek(row.path); pair != nil && (row.As != AsFalse || pair.Value.Kind == syntax.Bool && pair.Value.Text == "false") {
			r.takeRow(keys, s, row.Row, row.path, pair)
		}
	}
}

// takeSpellings takes what other agents would call by that key.
func (r *serverReader) takeSpellings(keys *taker, s *Server) {
	if keys.empty() {
		return
	}
	for i := range spellings {
		row := &spellings[i]
		path := []string{row.Key}
		if strings.IndexByte(row.Key, '.') >= 0 {
			path = strings.Split(row.Key, ".")
		}
		if r.format.keys[path[0]].is&knownOwn != 0 {
			continue
		}
		pair := keys.peek(path)
		if pair == nil || s.Get(row.Field) != nil && !joins(row.Field) {
			continue
		}
		if r.takeRow(keys, s, row, path, pair) && row.Field != OriginalName && (r.format.remote() || row.Field != URL && row.Field != Headers) {
			m, own := MsgWrongKey, r.ownKey(row.Field, s)
			if own == "" {
				m, own = MsgForeignKey, r.format.unknownHint()
			}
			r.log.say(m, row.Key, pair.KeyPlace, fieldName(row.Field), own)
		}
	}
}

// unknownHint says what a key that the agent does not know does in its file.
func (f *serverForm) unknownHint() string {
	name := f.agent.Name
	switch f.Unknown {
	case UnknownLosesEntry:
		return "Take it out of your " + name + " file: " + name + " refuses the server because of it."
	case UnknownLosesFile:
		return "Take it out of your " + name + " file: " + name + " refuses the whole file because of it."
	}
	return "In your " + name + " file it has no effect."
}

// ownKey says which key the agent itself has for a field, for a message.
func (r *serverReader) ownKey(f Field, s *Server) string {
	remote := s.Get(URL) != nil
	if row := r.format.row(f, remote); row != nil {
		return row.Key
	}
	return ""
}

// looksLikeMillis says whether a number of seconds is one that people write for milliseconds: 2000, 5000. A hook rarely has more
// than the ten minutes that most agents give it, and a time that somebody means is of whole hours then, or half ones.
func looksLikeMillis(n float64) bool {
	whole := int64(n)
	return n >= 1000 && float64(whole) == n && whole%500 == 0 && whole%1800 != 0
}

// joins says whether a field may come from several keys.
func joins(f Field) bool { return f == Headers || f == EnvVars }

func (r *serverReader) takeRow(keys *taker, s *Server, row *Row, path []string, pair *syntax.Pair) bool {
	if pair.Value.Kind == syntax.Null && row.Null && row.As == AsNumber {
		keys.take(path)
		s.Set(&Datum{Field: row.Field, Key: row.Key, Text: Value{Text: "null", Place: pair.Value.Place}, Place: pair.KeyPlace})
		return true
	}
	if pair.Value.Kind == syntax.Null && row.Field != EnvVars {
		keys.take(path)
		r.log.say(MsgNullIgnored, row.Key, pair.KeyPlace)
		return true
	}
	old := s.Get(row.Field)
	if c := s.Get(Command); old != nil && row.Field == Args && c != nil && c.Key == old.Key {
		if list, _, ok := r.list(pair.Value, Args); ok { // beside a command that is a list
			keys.take(path)
			old.List, old.Key = append(old.List, list...), row.Key
			return true
		}
	}
	if old != nil && !joins(row.Field) {
		return false
	}
	if row.Field == Command && row.As == AsText && pair.Value.Kind == syntax.List && scalars(pair.Value) {
		line := *row
		line.As = AsCommandLine
		row = &line
		r.log.say(MsgCommandList, row.Key, pair.Value.Place)
	}
	d, told, ok := r.decode(row, pair.Value)
	if !ok {
		r.log.once(&Finding{Message: MsgWrongType, Field: row.Key, Args: []string{found(row, pair.Value), wanted(row)}, Place: pair.Value.Place})
		return false
	}
	keys.take(path)
	d.Key, d.Place = row.Key, pair.KeyPlace
	switch { // agents count in seconds or in milliseconds, and people copy the number of one to the other
	case row.As == AsMillis && d.Seconds > 0 && d.Seconds < 1:
		r.log.say(MsgTimeUnlikely, row.Key, pair.Value.Place, d.Text.Text+" milliseconds", "seconds")
	case row.As == AsSeconds && (d.Seconds >= 10000 || row.Field == HookTimeout && row.MillisFrom == 0 && looksLikeMillis(d.Seconds)):
		r.log.say(MsgTimeUnlikely, row.Key, pair.Value.Place, d.Text.Text+" seconds", "milliseconds")
	}
	switch {
	case told == "text" && (row.As == AsMap || row.As == AsList || row.As == AsCommandLine):
		r.log.say(MsgRetypedValues, row.Key, pair.Value.Place)
	case told != "" && row.As == AsCommandLine:
		r.log.say(MsgCommandText, row.Key, pair.Value.Place)
	case told != "":
		r.log.say(MsgRetyped, row.Key, pair.Value.Place, told)
	}
	if row.As == AsCommandLine {
		if len(d.List) > 0 || pair.Value.Kind == syntax.List {
			s.Set(&Datum{Field: Args, Key: row.Key, List: d.List, Place: d.Place})
		}
		d.List = nil
	}
	if row.Old {
		r.log.say(MsgOldKey, row.Key, pair.KeyPlace, r.ownKey(row.Field, s))
	}
	if row.EmptyAll && len(d.List) == 0 {
		r.log.say(MsgEmptyAll, row.Key, pair.KeyPlace)
		return true
	}
	if row.Field == Headers && (old != nil || row.As != AsMap) {
		for i := range d.Map {
			d.Map[i].Key = row.Key
			if row.As != AsBearerVar && row.As != AsBearer {
				d.Map[i].Key += "." + d.Map[i].Name
			}
		}
	}
	if old != nil {
		old.Map = append(old.Map, d.Map...)
		return true
	}
	if row.Means != NoTransport && row.Field == URL {
		s.Transport, s.Pinned = row.Means, true
	}
	s.Data = append(s.Data, d)
	return true
}

// takeUnitless reads a `timeout` of an agent that has none of that name: thousands are milliseconds, less are seconds.
func (r *serverReader) takeUnitless(keys *taker, s *Server) {
	pair := keys.peek([]string{"timeout"})
	if pair == nil || s.Get(CallTimeout) != nil || r.format.keys["timeout"].is&knownOwn != 0 {
		return
	}
	n, ok := number(pair.Value)
	if !ok {
		return
	}
	unit, as := "seconds", AsSeconds
	if n >= 1000 {
		n, unit, as = n/1000, "milliseconds", AsMillis
	}
	keys.take([]string{"timeout"})
	s.Data = append(s.Data, Datum{Field: CallTimeout, Key: "timeout", Seconds: n, As: as, Text: Value{Text: pair.Value.Text}, Place: pair.KeyPlace})
	r.log.say(MsgTimeoutUnit, "timeout", pair.KeyPlace, unit)
}

// found says in a word what stands where a row finds nothing that it can read.
func found(row *Row, n *syntax.Node) string {
	if n.Kind == syntax.Map && wanted(row) == "a map of texts" {
		return "a map with other things in it"
	}
	if n.Kind == syntax.List && wanted(row) == "a list of texts" {
		return "a list with other things in it"
	}
	return kindName(n)
}

// wanted says in a word what a row wants to find.
func wanted(row *Row) string {
	switch row.As {
	case AsList, AsCommandLine, AsWords:
		return "a list of texts"
	case AsMap, AsHeaderVars, AsPairs:
		return "a map of texts"
	case AsBool, AsNot:
		return "true or false"
	case AsSeconds, AsMillis:
		return "a number"
	}
	return "a text"
}
