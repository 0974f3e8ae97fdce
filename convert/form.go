package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// serverForm is a ServerFormat made ready: paths split, known keys collected.
type serverForm struct {
	*ServerFormat
	agent *Agent
	rows  []formRow
	keys  map[string]keyKnown  // by the key of an entry, which is the first key of a path
	words map[string]Transport // exact words
}

// keyKnown is what a form says of a key, and the first row of just that key, or nil.
type keyKnown struct {
	is  knowledge
	row *formRow
}

type formRow struct {
	*Row
	path []string
}

// knowledge is what a form says of a key.
type knowledge uint8

const (
	knownOwn knowledge = 1 << iota
	knownRow
	knownReadOnly
)

func newServerForm(agent *Agent, format *ServerFormat) *serverForm {
	f := &serverForm{ServerFormat: format, agent: agent, keys: make(map[string]keyKnown, len(format.Rows)+len(format.Own)), words: map[string]Transport{}}
	f.rows = make([]formRow, len(format.Rows))
	for i := range format.Rows {
		row := &format.Rows[i]
		f.rows[i] = formRow{Row: row, path: strings.Split(row.Key, ".")}
		if know := f.keys[row.Key]; len(f.rows[i].path) == 1 && know.row == nil {
			know.row = &f.rows[i]
			f.keys[row.Key] = know
		}
		if row.ReadOnly && row.Means == NoTransport { // a key that says the transport is evidence even when a newer one is written
			f.note(f.rows[i].path[0], knownReadOnly)
		} else {
			f.note(f.rows[i].path[0], knownRow)
		}
	}
	if format.Nested {
		f.note("transport", knownReadOnly)
	}
	for i := range format.Own {
		f.note(firstKey(format.Own[i].Key), knownOwn)
	}
	for i := range format.Transports {
		t := &format.Transports[i]
		f.addWord(t.Word, t.Transport)
		for _, also := range t.Also {
			f.addWord(also, t.Transport)
		}
	}
	return f
}

// ownTakes says whether a key of the agent's own may have that value: another agent's key may have the same name.
func (f *serverForm) ownTakes(p *syntax.Pair) bool {
	for i := range f.Own {
		if f.Own[i].Key == p.Key {
			return f.Own[i].takes(p.Value)
		}
	}
	return true
}

func (f *serverForm) note(key string, is knowledge) {
	know := f.keys[key]
	know.is |= is
	f.keys[key] = know
}

// addWord notes what a word means. A word of several transports ("remote") leaves the transport open.
func (f *serverForm) addWord(word string, t Transport) {
	if word == "" {
		return
	}
	if old, ok := f.words[word]; ok && old != t {
		t = Unspecified
	}
	f.words[word] = t
}

func firstKey(path string) string {
	first, _, _ := strings.Cut(path, ".")
	return first
}

// loads gives how the form says a transport, or nil when the agent does not load it.
//
//go:noinline
func (f *serverForm) loads(t Transport) *TransportForm {
	for i := range f.Transports {
		if f.Transports[i].Transport == t {
			return &f.Transports[i]
		}
	}
	return nil
}

// remote says whether the form loads any server that is reached by a URL.
func (f *serverForm) remote() bool {
	return len(f.Transports) > 1 || f.Transports[0].Transport != Stdio
}

// row gives the row that writes a field for a local or remote server, or nil.
//
//go:noinline
func (f *serverForm) row(field Field, remote bool) *formRow {
	for i := range f.rows {
		if f.rows[i].Field == field && !f.rows[i].ReadOnly && f.rows[i].On.fits(remote) {
			return &f.rows[i]
		}
	}
	return nil
}

// tells says whether a word or a key of the form alone says which transport a URL has.
func (f *serverForm) tells(t Transport) bool {
	form := f.loads(t)
	if form == nil {
		return false
	}
	if form.Word != "" && f.row(Word, true) != nil {
		for i := range f.Transports {
			if other := &f.Transports[i]; other != form && other.Word == form.Word {
				return false
			}
		}
		return true
	}
	for i := range f.rows {
		if f.rows[i].Field == URL && f.rows[i].Means == t && !f.rows[i].ReadOnly {
			return true
		}
	}
	// A form without a word is clear when a bare url means this transport and nothing else does.
	return f.BareURL == t
}
