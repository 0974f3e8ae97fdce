// Package syntax turns the text of a configuration file into one ordered tree and back.
//
// JSON, JSON with comments, the JSON5 spellings people paste, TOML and YAML all become the same [Node]: maps keep their
// order and their duplicate keys, numbers keep their text, and every key and value knows its [Place] in the pasted text.
// Nothing in this package knows what the tree means.
//
//	doc := syntax.Parse(text)         // finds the syntax, mends what can be mended, says what it did
//	syntax.Print(doc.Root, doc.Syntax) // the style a person would write by hand
//	syntax.Splice(text, doc.Syntax, edits) // changes entries in place; every other byte stays
package syntax

// Syntax is a way of writing a tree. The JSON family is ordered: what JSON takes, JSONC takes, and so on.
type Syntax uint8

// The syntaxes. Unknown is the zero value: find it from the text.
const (
	Unknown Syntax = iota
	JSON           // strict: no comments, no trailing commas
	JSONC          // JSON with // and /* */ comments and trailing commas
	JSON5          // bare keys and single quotes as well
	TOML
	YAML
)

// String gives the word used in the interface: json, jsonc, json5, toml, yaml.
func (s Syntax) String() string {
	return [...]string{"", "json", "jsonc", "json5", "toml", "yaml"}[s]
}

// IsJSON says whether s belongs to the JSON family.
func (s Syntax) IsJSON() bool { return s == JSON || s == JSONC || s == JSON5 }

// Place is where something stands in the text that was parsed. The zero Place means: not in the text.
type Place struct {
	Offset int // in bytes from the start
	Length int // in bytes
	Line   int // from 1
	Column int // from 1, in UTF-16 units, as editors and JavaScript count
}

// Known says whether the place is one in the text.
func (p Place) Known() bool { return p.Line > 0 }

// Kind is what a node is.
type Kind uint8

// The kinds. A Time is a TOML date or time; its Text is kept as written.
const (
	Null Kind = iota
	Bool
	Number
	String
	Time
	Map
	List
)

// Node is one value of the tree.
type Node struct {
	Kind  Kind
	Text  string  // String: the text itself; Bool: true or false; Number, Time: as spelt
	Tag   string  // a YAML tag that says more than the kind does, such as "!!js"; else ""
	Pairs []Pair  // of a Map, in the order of the text; a duplicate key is there twice
	Items []*Node // of a List
	Place Place   // of the whole value; for a TOML table, of its header
	// Inline asks the printer for one line ({ a = 1 } in TOML, flow style in YAML). Lists of scalars go on one line when
	// they fit without being asked.
	Inline bool
}

// Pair is one key of a map and its value.
type Pair struct {
	Key      string
	KeyPlace Place
	Value    *Node
}

// NewString, NewMap and the like build nodes that are in no text.
func NewString(text string) *Node { return &Node{Kind: String, Text: text} }

// NewBool builds a Bool.
func NewBool(b bool) *Node {
	if b {
		return &Node{Kind: Bool, Text: "true"}
	}
	return &Node{Kind: Bool, Text: "false"}
}

// NewNumber builds a Number from its text.
func NewNumber(text string) *Node { return &Node{Kind: Number, Text: text} }

// NewList builds a List.
func NewList(items ...*Node) *Node { return &Node{Kind: List, Items: items} }

// NewMap builds an empty Map.
func NewMap() *Node { return &Node{Kind: Map} }

// Get gives the value of the first pair with that key, or nil. It is safe on nil and on nodes that are no maps.
func (n *Node) Get(key string) *Node {
	if n == nil || n.Kind != Map {
		return nil
	}
	for i := range n.Pairs {
		if n.Pairs[i].Key == key {
			return n.Pairs[i].Value
		}
	}
	return nil
}

// At follows a path of keys from n, or gives nil.
func (n *Node) At(path ...string) *Node {
	for _, key := range path {
		n = n.Get(key)
	}
	return n
}

// Add appends a pair to a map and gives the map back.
func (n *Node) Add(key string, value *Node) *Node {
	n.Pairs = append(n.Pairs, Pair{Key: key, Value: value})
	return n
}
