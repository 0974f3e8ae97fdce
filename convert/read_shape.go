package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// tellFolded tells of keys whose values the first hand on the entry made into something else.
func (r *serverReader) tellFolded(s *Server, before, after *syntax.Node) {
	if before == after {
		return
	}
	kept := map[*syntax.Node]bool{}
	scalarNodes(after, kept)
	for i := range before.Pairs {
		p := &before.Pairs[i]
		if slices.Contains(wordKeys, p.Key) {
			continue
		}
		was := map[*syntax.Node]bool{}
		scalarNodes(p.Value, was)
		for n := range was {
			if !kept[n] && n.Text != s.Name {
				r.log.say(MsgFolded, p.Key, p.KeyPlace)
				break
			}
		}
	}
}

func scalarNodes(n *syntax.Node, out map[*syntax.Node]bool) {
	if isScalar(n) {
		out[n] = true
	}
	for _, item := range n.Items {
		scalarNodes(item, out)
	}
	for i := range n.Pairs {
		scalarNodes(n.Pairs[i].Value, out)
	}
}

// innerName takes the name from inside an entry whose key is only an id.
func (r *serverReader) innerName(s *Server, node *syntax.Node) *syntax.Node {
	if r.format.InnerName == "" {
		return node
	}
	e := nameOut(node, r.format.InnerName)
	if e.Name == "" {
		return node
	}
	if s.Name != "" && s.Name != e.Name {
		r.log.About(e.Name, false)
		r.log.say(MsgInnerName, r.format.InnerName, e.Place, s.Name)
	}
	s.Name = e.Name
	return e.Node
}

// entryOfLine reads an entry that is only a text: a URL, or a command line.
func entryOfLine(n *syntax.Node) *syntax.Node {
	m := &syntax.Node{Kind: syntax.Map, Place: n.Place}
	key := "command"
	if isAddress(n.Text) {
		key = "url"
	}
	if strings.TrimSpace(n.Text) == "" {
		return m
	}
	return m.Add(key, n)
}

// flatten lifts what stands in a nested `transport: {type, ...}` to the entry, as some agents write it, and what stands in
// a nested `server` or `config` of an entry that has nothing to run and nowhere to connect itself.
func (r *serverReader) flatten(node *syntax.Node) *syntax.Node {
	for i := range node.Pairs {
		p := &node.Pairs[i]
		switch {
		case p.Value.Kind != syntax.Map:
			continue
		case p.Key == "transport":
		case (p.Key == "server" || p.Key == "config") && looksLikeEntry(p.Value) && r.format.keys[p.Key].is&knownRow == 0:
		default:
			continue
		}
		flat := &syntax.Node{Kind: syntax.Map, Place: node.Place}
		flat.Pairs = append(flat.Pairs, p.Value.Pairs...)
		flat.Pairs = append(flat.Pairs, node.Pairs[:i]...)
		flat.Pairs = append(flat.Pairs, node.Pairs[i+1:]...)
		if !r.format.Nested && r.format.keys[p.Key].is&knownOwn == 0 {
			r.log.say(MsgNestedTransport, p.Key, p.KeyPlace)
		}
		return flat
	}
	return node
}

// trimKeys reads keys with spaces around them as what they are meant to be.
func (r *serverReader) trimKeys(node *syntax.Node) *syntax.Node {
	var trimmed *syntax.Node
	for i := range node.Pairs {
		key := strings.TrimSpace(node.Pairs[i].Key)
		if key == node.Pairs[i].Key {
			continue
		}
		if trimmed == nil {
			trimmed = &syntax.Node{Kind: syntax.Map, Pairs: slices.Clone(node.Pairs), Place: node.Place}
		}
		trimmed.Pairs[i].Key = key
		r.log.say(MsgKeySpaces, key, node.Pairs[i].KeyPlace)
	}
	if trimmed != nil {
		return trimmed
	}
	return node
}

// supplied tells of an entry that only sets up what the agent brings itself.
func (r *serverReader) supplied(node *syntax.Node, e *Entry) bool {
	if looksLikeEntry(node) {
		return false
	}
	for i := range r.format.Supplied {
		mark := &r.format.Supplied[i]
		if n := node.Get(mark.Key); n != nil && (mark.Word == "" || n.Text == mark.Word) {
			if e.Name == "" {
				r.log.About(clip(n.Text), false)
			}
			message := MsgSupplied
			if mark.Lost {
				message = MsgSuppliedLost
			}
			r.log.say(message, mark.Key, e.Place, mark.Why)
			r.tellSecretInExtra(&Extra{Path: []string{mark.Key}, Node: n, Place: e.Place})
			return true
		}
	}
	return false
}
