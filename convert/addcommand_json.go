package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// jsonEntry reads a JSON text that stands in a command line or a link.
func (c *Catalog) jsonEntry(form *serverForm, name, text string, at syntax.Place, log *Log) (Server, bool) {
	doc := syntax.ParseAs(text, syntax.JSON5)
	if (doc.Root == nil || doc.Err != nil) && strings.Contains(text, `\"`) {
		// Quoted for a Windows program inside of single quotes.
		doc = syntax.ParseAs(intake.UnslashQuotes(text), syntax.JSON5)
	}
	if doc.Root == nil || doc.Root.Kind != syntax.Map {
		log.Add(&Finding{Message: MsgPayloadBroken, Item: name, Place: at})
		return Server{}, false
	}
	root := doc.Root
	for range 2 { // {"mcpServers": {"name": {...}}} where the entry alone belongs
		if places := c.locate(root); len(places) == 1 && places[0].shape == byName && len(places[0].node.Pairs) == 1 {
			if name == "" {
				name = places[0].node.Pairs[0].Key
			}
			root = places[0].node.Pairs[0].Value
		}
	}
	clearPlaces(root, at)
	e := nameOut(root, "name")
	if e.Name == "" && name == "" {
		e = listEntry(root)
	}
	if name != "" {
		e.Name = name
	}
	var inputs *syntax.Node
	if form.Inputs != "" {
		if inputs = e.Node.Get(form.Inputs); inputs != nil {
			e = without(&e, inputs)
		}
	}
	r := &serverReader{format: form, log: log}
	s, ok := r.read(&e)
	s.inputs = inputs
	return s, ok
}

// without gives the entry without one of its values.
func without(e *Entry, out *syntax.Node) Entry {
	rest := *e
	rest.Node = &syntax.Node{Kind: syntax.Map, Place: e.Node.Place}
	for _, p := range e.Node.Pairs {
		if p.Value != out {
			rest.Node.Pairs = append(rest.Node.Pairs, p)
		}
	}
	return rest
}

// clearPlaces gives every node of a tree from inside a word the place of the word.
func clearPlaces(n *syntax.Node, at syntax.Place) {
	n.Place = at
	for i := range n.Pairs {
		n.Pairs[i].KeyPlace = at
		clearPlaces(n.Pairs[i].Value, at)
	}
	for _, item := range n.Items {
		clearPlaces(item, at)
	}
}

func (c *Catalog) readJSONCommand(form *serverForm, words []intake.Word, log *Log) (Server, bool) {
	var name, text string
	var at syntax.Place
	expands, add := false, form.Command
	for i, w := range words {
		if i > 0 && (slices.Contains(add.ScopeFlag, words[i-1].Text) || slices.Contains(add.TransportFlag, words[i-1].Text) || slices.Contains(add.QuietValues, words[i-1].Text)) {
			continue // the value of an option
		}
		switch {
		case strings.HasPrefix(strings.TrimSpace(w.Text), "{"):
			text, at, expands = w.Text, wordPlace(&w), w.Expands
		case name == "" && !strings.HasPrefix(w.Text, "-"):
			name = w.Text
		}
	}
	if text == "" {
		log.Add(&Finding{Message: MsgPayloadBroken, Item: name})
		return Server{}, false
	}
	s, ok := c.jsonEntry(form, name, text, at, log)
	if expands {
		s.filledIn()
	}
	return s, ok
}

func (r *commandReader) readNamedJSON(words []intake.Word) (Server, bool) {
	for i := range words {
		text := words[i].Text
		if value, ok := strings.CutPrefix(text, r.add.JSONFlag+"="); ok {
			text = value
		}
		if strings.HasPrefix(text, `{"""`) {
			text = strings.ReplaceAll(text, `"""`, `"`) // for Windows PowerShell 5, which takes two of three quotes away
		}
		if strings.HasPrefix(strings.TrimSpace(text), "{") {
			c := Catalog{roots: map[string]bool{}}
			return c.jsonEntry(r.form, "", text, wordPlace(&words[i]), r.log)
		}
	}
	return Server{}, false
}
