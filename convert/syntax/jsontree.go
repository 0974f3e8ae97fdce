package syntax

import (
	"strings"
	"unicode/utf8"
	"unsafe"

	"github.com/tailscale/hujson"
)

// parseJSON reads a text of the JSON family. Where a bracket is missing in the middle, the indentation of the keys tells where,
// and the text is read again with that knowledge.
func parseJSON(text string) *Document {
	m := mendJSON(text, nil, false)
	if m.err != nil && m.pathEnd {
		if other := mendJSON(text, nil, true); other.err == nil {
			m = other // it was an escaped quote after all
		}
	}
	var missing *Error
	var closeAt []int
	for m.hint >= 0 && m.has(BracketsAdded) && len(closeAt) < 8 {
		if missing == nil {
			c := cursor{text: text}
			after := len(trimSpaceRight(text[:m.hint]))
			if after > 0 && text[after-1] == ',' {
				after--
			}
			word, end := tokenAt(text, m.hint)
			missing = &Error{Cause: UnclosedBracket, Found: word, Expected: "}", Near: unquoted(word), Fix: &Fix{Offset: after, Text: "}"}}
			missing.Line2 = c.at(after, after).Line
			missing.Place = c.at(m.hint, end)
		}
		closeAt = append(closeAt, m.hint)
		m = mendJSON(text, closeAt, m.strict)
	}
	if missing != nil && (m.err == nil || m.err.Place.Offset > missing.Place.Offset) {
		m.err = missing
	}
	doc := &Document{Syntax: m.guessed, Text: text, Err: m.err}
	t := jsonTree{spans: m.spans, src: text, noter: &m.noter}
	value, err := hujson.Parse(m.out)
	if err != nil { // the mender promises that this cannot be
		if doc.Err == nil {
			doc.Err = &Error{Place: Place{Line: 1, Column: 1}}
		}
		return doc
	}
	t.text = unsafe.String(unsafe.SliceData(m.out), len(m.out)) // nothing is written into it any more
	t.cursor = cursor{text: text}
	m.noter.cursor = cursor{text: text}
	docs := t.node(&value)
	doc.Root = m.merge(docs.Items)
	doc.Notes = m.notes
	if doc.Root == nil && doc.Err == nil {
		doc.Err = &Error{Cause: NotConfig, Expected: "{", Place: t.at(len(text), len(text))}
	}
	return doc
}

func (n *noter) has(kind NoteKind) bool { return n.seen[kind] }

// jsonTree turns hujson's value into nodes. The tokens come in the order in which the mender wrote their spans.
type jsonTree struct {
	cursor
	spans []span
	src   string
	text  string
	noter *noter
	nodes []Node // made, and not handed out yet
}

func (t *jsonTree) next() span {
	if len(t.spans) == 0 {
		end := int32(len(t.src))
		return span{end, end}
	}
	s := t.spans[0]
	t.spans = t.spans[1:]
	return s
}

func (t *jsonTree) node(v *hujson.Value) *Node {
	at := t.next()
	if len(t.nodes) == 0 {
		t.nodes = make([]Node, 32) // one allocation for a number of them
	}
	n := &t.nodes[0]
	t.nodes = t.nodes[1:]
	n.Place = t.at(int(at.start), int(at.end))
	switch value := v.Value.(type) {
	case *hujson.Object:
		n.Kind = Map
		n.Pairs = make([]Pair, len(value.Members))
		for i := range value.Members {
			member := &value.Members[i]
			key := t.next()
			pair := &n.Pairs[i]
			pair.Key = unquoteJSON(t.text[member.Name.StartOffset:member.Name.EndOffset])
			pair.KeyPlace = t.at(int(key.start), int(key.end))
			pair.Value = t.node(&member.Value)
		}
		n.Place.Length = int(t.next().end) - n.Place.Offset
		t.noter.duplicates(n)
	case *hujson.Array:
		n.Kind = List
		n.Items = make([]*Node, len(value.Elements))
		for i := range value.Elements {
			n.Items[i] = t.node(&value.Elements[i])
		}
		n.Place.Length = int(t.next().end) - n.Place.Offset
	case hujson.Literal:
		text := t.text[v.StartOffset:v.EndOffset]
		switch text[0] {
		case '"':
			n.Kind, n.Text = String, unquoteJSON(text)
		case 't', 'f':
			n.Kind, n.Text = Bool, text
		case 'n':
		default:
			n.Kind, n.Text = Number, t.src[at.start:at.end]
		}
	}
	return n
}

// duplicates notes every key of a map that was there before.
func (n *noter) duplicates(m *Node) {
	if len(m.Pairs) <= 8 {
		for i := 1; i < len(m.Pairs); i++ {
			for j := 0; j < i; j++ {
				if m.Pairs[i].Key == m.Pairs[j].Key {
					n.double(&m.Pairs[i])
					break
				}
			}
		}
		return
	}
	seen := make(map[string]struct{}, len(m.Pairs))
	for i := range m.Pairs {
		if _, ok := seen[m.Pairs[i].Key]; ok {
			n.double(&m.Pairs[i])
		}
		seen[m.Pairs[i].Key] = struct{}{}
	}
}

func (n *noter) double(p *Pair) {
	if len(n.notes) <= maxDouble {
		n.notes = append(n.notes, Note{Kind: DuplicateKey, Place: p.KeyPlace, Text: p.Key})
	}
}

// merge makes one root of the documents of a text. Maps become one map, and maps of maps under the same key as well; when
// they hold the same key for different things, the root is the list of them, so that nothing hides anything.
func (n *noter) merge(docs []*Node) *Node {
	if len(docs) == 0 {
		return nil
	}
	if len(docs) == 1 {
		return docs[0]
	}
	n.note(SeveralDocuments, docs[1].Place.Offset, docs[1].Place.Offset+docs[1].Place.Length, "", nil)
	list := &Node{Kind: List, Items: docs, Place: docs[0].Place}
	for i, doc := range docs {
		if doc.Kind != Map {
			return list
		}
		for _, other := range docs[:min(i, 64)] {
			for _, p := range doc.Pairs {
				if before := other.Get(p.Key); before != nil && !(holdsMaps(before) && holdsMaps(p.Value)) {
					return list
				}
			}
		}
		if i >= 64 {
			return list
		}
	}
	root := &Node{Kind: Map, Place: docs[0].Place}
	for _, doc := range docs {
		mergeInto(root, doc)
	}
	return root
}

func holdsMaps(n *Node) bool {
	if n.Kind != Map {
		return false
	}
	for i := range n.Pairs {
		if n.Pairs[i].Value.Kind != Map {
			return false
		}
	}
	return true
}

func mergeInto(to, from *Node) {
	for _, p := range from.Pairs {
		before := to.Get(p.Key)
		if before != nil && holdsMaps(before) && holdsMaps(p.Value) {
			mergeInto(before, p.Value)
			continue
		}
		to.Pairs = append(to.Pairs, p)
	}
}

// unquoteJSON decodes a valid JSON string.
func unquoteJSON(s string) string {
	s = s[1 : len(s)-1]
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			out = append(out, s[i])
			continue
		}
		i++
		if s[i] == 'u' {
			r, _ := hexUnit(s, i-1)
			i += 4
			if low, ok := hexUnit(s, i+1); ok && r >= 0xD800 && r < 0xDC00 {
				r = 0x10000 + (r-0xD800)<<10 + (low - 0xDC00)
				i += 6
			}
			out = utf8.AppendRune(out, rune(r))
		} else if k := indexFrom(escapes, s[i:i+1], 0); k >= 0 {
			out = append(out, meant[k])
		} else {
			out = append(out, s[i])
		}
	}
	return string(out)
}
