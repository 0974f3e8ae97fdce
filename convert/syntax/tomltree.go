package syntax

import (
	"errors"

	"github.com/pelletier/go-toml/v2/unstable"
)

// tomlFile is a TOML text as tree and as the list of its expressions, which is what Splice edits.
type tomlFile struct {
	doc   *Document
	exprs []tomlExpr
}

// tomlExpr is one header or one key and value.
type tomlExpr struct {
	path   []string // from the root, list positions included
	header bool
	list   bool // a [[header]]
	keys   int  // how many elements of path stand in the text of this expression
	start  int  // of the header's bracket or the first key
	end    int  // after the closing bracket or the value
	node   *Node
}

// tomlReader builds the tree. Two cursors keep places ascending.
type tomlReader struct {
	*mending
	tomlFile
	noter
	data   []byte
	parser unstable.Parser
	at     cursor
	state  map[*Node]tomlState
	index  map[*Node]map[string]int // of large tables only
	table  *Node
	path   []string
	twice  []twice
}

// tomlState says how a table came to be, which decides whether it may be opened again.
type tomlState uint8

const (
	implied tomlState = iota + 1 // as the parent of another table
	headed                       // by its own header
	dotted                       // by a dotted key
	array                        // a list made of [[headers]]
)

// twice is a pair whose key was in its table before.
type twice struct {
	in *Node
	at int
}

func parseTOML(text string) *tomlFile {
	if len(text) > maxTOML {
		return &tomlFile{doc: tooLarge(text, TOML)}
	}
	var first *Error
	src := text
	var fixes []Fix // made so far, each in the text that the ones before it gave
	for {
		r := readTOML(src)
		if r.doc.Err == nil || r.doc.Err.Cause == TooDeep {
			if first == nil {
				first = r.doc.Err
			}
			if len(fixes) > 0 {
				relocate(r.doc, text, fixes)
			}
			r.doc.Err = first
			return &r.tomlFile
		}
		err := r.doc.Err
		if first == nil {
			first = err
		}
		fix := err.Fix
		if fix == nil || len(fixes) > 0 && fixes[len(fixes)-1] == *fix {
			fix = r.leaveOut(src)
		}
		fixes = append(fixes, *fix)
		if len(fixes) > maxMends || len(src) > 1<<20 {
			relocate(r.doc, text, fixes[:len(fixes)-1])
			r.doc.Err = first
			return &r.tomlFile
		}
		src = fix.apply(src)
	}
}

// leaveOut is the fix of last resort: the line that stopped the reader becomes a comment.
func (r *tomlReader) leaveOut(src string) *Fix {
	start := lineStart(src, min(r.doc.Err.Place.Offset, len(src)))
	if start < len(src) && src[start] == '#' || start >= len(src) {
		return &Fix{Offset: start, Length: len(src) - start} // nothing else helps
	}
	end := lineEnd(src, start)
	return &Fix{Offset: start, Length: end - start, Text: "#"}
}

func readTOML(src string) *tomlReader {
	r := &tomlReader{state: map[*Node]tomlState{}}
	r.doc = &Document{Syntax: TOML, Text: src}
	r.noter.cursor.text = src
	r.at.text = src
	from := r.lineEnds()
	m, deep := mendTOML(src, &r.noter, from)
	r.mending = m
	root := &Node{Kind: Map, Place: Place{Line: 1, Column: 1, Length: len(src)}}
	r.table = root
	if deep >= 0 {
		r.doc.Err = &Error{Cause: TooDeep, Place: r.at.at(deep, deep+1), Found: src[deep : deep+1]}
		r.doc.Notes = r.notes
		return r
	}
	r.data = m.out
	r.parser.Reset(m.out)
	r.noter.cursor = cursor{text: src}
	done := 0 // end of the last expression that was read
	for r.parser.NextExpression() {
		e := r.parser.Expression()
		switch e.Kind {
		case unstable.KeyValue:
			done = r.keyValue(e)
		case unstable.Table, unstable.ArrayTable:
			done = r.header(root, e)
		}
		if r.doc.Err != nil {
			break
		}
	}
	r.settle()
	r.doc.Root = root
	r.doc.Notes = r.notes
	if err := r.parser.Error(); err != nil && r.doc.Err == nil {
		r.doc.Err = r.failure(err, done)
	}
	return r
}

func (r *tomlReader) place(start, end int) Place {
	start, end = r.origin(start), r.origin(end)
	return r.at.at(start, end)
}

type tomlKey struct {
	text       string
	start, end int
}

func keysOf(it unstable.Iterator, keys []tomlKey) []tomlKey {
	for it.Next() {
		n := it.Node()
		keys = append(keys, tomlKey{string(n.Data), int(n.Raw.Offset), int(n.Raw.Offset + n.Raw.Length)})
	}
	return keys
}

// header opens the table of a [header] or [[header]]; it gives the end of it.
func (r *tomlReader) header(root *Node, e *unstable.Node) int {
	var buf [8]tomlKey
	keys := keysOf(e.Key(), buf[:0])
	list := e.Kind == unstable.ArrayTable
	start, end := keys[0].start, keys[len(keys)-1].end
	for start > 0 && r.data[start] != '[' {
		start--
	}
	for end < len(r.data) && r.data[end] != ']' {
		end++
	}
	end++
	if list {
		start--
		end++
	}
	if len(keys) > maxDepth {
		r.doc.Err = &Error{Cause: TooDeep, Place: r.place(start, end)}
		return end
	}
	place := r.place(start, end)
	table := root
	path := make([]string, 0, len(keys)+2)
	for i := range keys {
		k := &keys[i]
		path = append(path, k.text)
		if i == len(keys)-1 {
			table, path = r.open(table, k, list, place, path)
			break
		}
		at := r.find(table, k.text)
		if at >= 0 {
			if next := lastTable(table.Pairs[at].Value); next != nil && r.state[next] != 0 {
				if v := table.Pairs[at].Value; v.Kind == List {
					path = append(path, decimal(len(v.Items)-1))
				}
				table = next
				continue
			}
			r.again(table, k)
		}
		next := &Node{Kind: Map, Place: place}
		r.state[next] = implied
		r.add(table, k, next)
		table = next
	}
	r.table, r.path = table, path
	r.exprs = append(r.exprs, tomlExpr{path: path, header: true, list: list, keys: len(keys), start: r.origin(start), end: r.origin(end), node: table})
	return end
}

// open gives the table that the last key of a header names.
func (r *tomlReader) open(in *Node, k *tomlKey, list bool, place Place, path []string) (*Node, []string) {
	at := r.find(in, k.text)
	if list {
		items := (*Node)(nil)
		if at >= 0 {
			items = in.Pairs[at].Value
			if r.state[items] != array {
				r.again(in, k)
				items = nil
			}
		}
		if items == nil {
			items = &Node{Kind: List, Place: place}
			r.state[items] = array
			r.add(in, k, items)
		}
		table := &Node{Kind: Map, Place: place}
		r.state[table] = headed
		items.Items = append(items.Items, table)
		return table, append(path, decimal(len(items.Items)-1))
	}
	if at >= 0 {
		table := in.Pairs[at].Value
		if table.Kind == Map && r.state[table] == implied {
			r.state[table] = headed
			table.Place = place
			in.Pairs[at].KeyPlace = r.place(k.start, k.end)
			return table, path
		}
		r.again(in, k)
	}
	table := &Node{Kind: Map, Place: place}
	r.state[table] = headed
	r.add(in, k, table)
	return table, path
}

// lastTable gives the table that a header continues: the value itself or the last item of a list of tables.
func lastTable(n *Node) *Node {
	if n.Kind == List && len(n.Items) > 0 {
		n = n.Items[len(n.Items)-1]
	}
	if n.Kind != Map {
		return nil
	}
	return n
}

// failure says what stopped the parser. done is the end of the last expression before it.
func (r *tomlReader) failure(err error, done int) *Error {
	off := len(r.data)
	var perr *unstable.ParserError
	if errors.As(err, &perr) && len(perr.Highlight) > 0 {
		off = int(r.parser.Range(perr.Highlight).Offset)
	}
	return tomlFailure(r.doc.Text, r.origin(off), r.origin(done))
}
