package syntax

import "sort"

// Edit sets or removes one value.
type Edit struct {
	Path  []string // map keys; in a list the position, or "-" for a new item at the end
	Value *Node    // nil removes
}

// Splice makes edits in a text. Every byte outside the pairs that the edits name stays as it is: comments, order, indentation,
// quotes, line ends. All edits are meant for the text as given. The result is read again before it is handed out: when it does
// not hold what the edits ask for and everything else as before, the text comes back untouched with an error.
func Splice(text string, s Syntax, edits []Edit) (string, *Error) {
	w := splicer{text: text, syntax: s}
	switch {
	case len(text) > maxInput:
		return text, tooLarge(text, s).Err
	case s == Unknown:
		return text, &Error{Cause: NotConfig, Place: Place{Line: 1, Column: 1}}
	case s == TOML:
		w.toml = parseTOML(text)
		w.doc = w.toml.doc
	case s == YAML:
		w.yaml = parseYAML(text, false)
		w.doc = w.yaml.doc
	default:
		w.doc = parseJSON(text)
		if w.doc.Err != nil && w.doc.Err.Cause == NotConfig && skipTrivia(text, 0) >= len(text) {
			w.doc.Err = nil // nothing but white space and comments: an empty file
		}
	}
	if w.doc.Err != nil {
		return text, w.doc.Err
	}
	for i := range w.doc.Notes {
		n := &w.doc.Notes[i]
		switch n.Kind {
		case FragmentCompleted, BracketsAdded, ExtraBracket, ListWithKeys, SeveralDocuments:
			return text, &Error{Cause: NotWhole, Place: n.Place, Found: n.Text, Fix: n.Fix}
		case DuplicateKey:
			if s == TOML { // no TOML parser takes such a file
				return text, &Error{Cause: KeyTwice, Place: n.Place, Found: n.Text, Near: n.Text}
			}
		}
	}
	root := w.doc.Root
	top, ok := w.plan(edits)
	if !ok || len(top.kids) == 0 && !top.set {
		return text, w.err
	}
	w.style()
	w.run(top, root)
	if w.err != nil {
		return text, w.err
	}
	result, ok := w.apply()
	if ok && result == text {
		return text, nil
	}
	if !ok || !w.holds(result, top, root) {
		return text, &Error{Cause: NotSafe, Place: Place{Line: 1, Column: 1}}
	}
	return result, nil
}

// splicer collects the changes to one text.
type splicer struct {
	text    string
	syntax  Syntax
	doc     *Document
	toml    *tomlFile
	yaml    *yamlReader
	unit    string // one step of indentation
	newline string
	dense   bool // YAML lists stand under their key without indentation
	changes []change
	err     *Error

	looked, line int // where a line was last looked for, and where it starts
}

type change struct {
	start, end int
	text       string
	order      int // in which it was asked for
}

// byPlace sorts changes by where they are made; what is put in at a place comes before what is taken out from there on.
type byPlace []change

func (b byPlace) Len() int      { return len(b) }
func (b byPlace) Swap(i, j int) { b[i], b[j] = b[j], b[i] }
func (b byPlace) Less(i, j int) bool {
	x, y := &b[i], &b[j]
	if x.start != y.start {
		return x.start < y.start
	}
	if pure := x.start == x.end; pure != (y.start == y.end) {
		return pure
	}
	return x.order < y.order
}

func (w *splicer) change(start, end int, text string) {
	if start != end || text != "" {
		w.changes = append(w.changes, change{start: start, end: end, text: text})
	}
}

func (w *splicer) insert(at int, text string) { w.change(at, at, text) }

func (w *splicer) fail(cause Cause, at Place, found, expected, near string) {
	if w.err == nil {
		w.err = &Error{Cause: cause, Place: at, Found: found, Expected: expected, Near: near}
	}
}

// run makes the changes below the root.
func (w *splicer) run(top *plan, root *Node) {
	if top.set || root == nil || root.Kind == Null {
		w.whole(top, root)
		return
	}
	if root.Kind != Map && root.Kind != List {
		w.fail(WrongKind, root.Place, "", "{", "")
		return
	}
	switch w.syntax {
	case TOML:
		w.tomlPlan(top, root, nil, nil)
	case YAML:
		w.yamlNode(top, root, -1)
	default:
		w.flow(top, root, false)
	}
}

// whole writes a document where there is none: in an empty file, after its comments, or in place of a null.
func (w *splicer) whole(top *plan, root *Node) {
	value := top.node()
	if value == nil {
		return
	}
	text := Print(value, w.syntax)
	if root != nil && root.Place.Length > 0 {
		if top.set {
			w.change(0, len(w.text), text)
			return
		}
		w.change(root.Place.Offset, root.Place.Offset+root.Place.Length, trimSpaceRight(text))
		return
	}
	kept := len(trimSpaceRight(w.text))
	switch {
	case kept == 0 || kept == 3 && hasAt(w.text, 0, "\uFEFF"):
		w.change(kept, len(w.text), text)
	default:
		w.change(kept, len(w.text), "\n"+text)
	}
}

// apply gives the text with all changes made; false when they run into each other.
func (w *splicer) apply() (string, bool) {
	for i := range w.changes {
		w.changes[i].order = i
	}
	sort.Sort(byPlace(w.changes))
	out := make([]byte, 0, len(w.text)+256)
	at := 0
	for i := range w.changes {
		c := &w.changes[i]
		if c.start < at || c.end < c.start || c.end > len(w.text) {
			return "", false
		}
		out = append(out, w.text[at:c.start]...)
		for k := 0; k < len(c.text); k++ {
			if c.text[k] == '\n' {
				out = append(out, w.newline...)
			} else {
				out = append(out, c.text[k])
			}
		}
		at = c.end
	}
	return string(append(out, w.text[at:]...)), true
}
