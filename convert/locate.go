package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// place is one map or list of servers found in a tree.
type place struct {
	path  []string
	node  *syntax.Node
	pair  *syntax.Pair // that holds it, nil at the top
	shape placeShape
}

type placeShape uint8

const (
	byName placeShape = iota // a map from name to entry
	inList                   // a list of entries with their names inside
	single                   // one entry alone
)

// locate finds every place in the tree that holds servers, whoever's file it is: known root keys first, and if there is
// none, a map or list that looks like servers.
func (c *Catalog) locate(root *syntax.Node) []place {
	var found []place
	if describesService(root) {
		return nil
	}
	c.walk(root, nil, nil, 0, &found)
	if len(found) > 0 {
		return found
	}
	if c.oneServer(root) {
		return []place{{node: root, shape: single}}
	}
	c.looseWalk(root, nil, nil, 0, &found)
	return found
}

const deepest = 8

func (c *Catalog) walk(node *syntax.Node, pair *syntax.Pair, path []string, depth int, found *[]place) {
	if depth > deepest {
		return
	}
	if node.Kind == syntax.List {
		for _, item := range node.Items {
			if item.Kind == syntax.Map && !looksLikeEntry(item) {
				c.walk(item, pair, path, depth+1, found)
			}
		}
		return
	}
	if node.Kind != syntax.Map {
		return
	}
	for i := range node.Pairs {
		p := &node.Pairs[i]
		here := append(path[:len(path):len(path)], p.Key)
		if c.roots[p.Key] {
			if shape, ok := c.holdsServers(p.Value, depth); ok || onlyServers(p) {
				*found = append(*found, place{path: here, node: p.Value, pair: p, shape: shape})
				continue
			}
		}
		if p.Value.Kind == syntax.Map || p.Value.Kind == syntax.List {
			c.walk(p.Value, p, here, depth+1, found)
		}
	}
}

// holdsServers says whether a value under a known root key is one of servers and not, say, a map that only goes on to
// another root (mcp.servers) or a list of names.
func (c *Catalog) holdsServers(n *syntax.Node, depth int) (placeShape, bool) {
	switch n.Kind {
	case syntax.Map:
		if looksLikeEntry(n) {
			return single, false
		}
		for i := range n.Pairs {
			if n.Pairs[i].Value.Kind == syntax.Map && c.isEntry(n.Pairs[i].Value) {
				return byName, true
			}
		}
		// An empty map at the top is a file without servers yet; deeper it says nothing.
		return byName, len(n.Pairs) == 0 && depth == 0
	case syntax.List:
		for _, item := range n.Items {
			if item.Kind == syntax.Map && c.isEntry(item) {
				return inList, true
			}
		}
	}
	return byName, false
}

// onlyServers says whether a map stands under a key that is for servers alone: they lack what to start, and the reader says so.
func onlyServers(p *syntax.Pair) bool {
	if p.Key != "mcpServers" && p.Key != "mcp_servers" && p.Key != "context_servers" || p.Value.Kind != syntax.Map || len(p.Value.Pairs) == 0 {
		return false
	}
	for i := range p.Value.Pairs {
		if p.Value.Pairs[i].Value.Kind != syntax.Map {
			return false
		}
	}
	return true
}

// isEntry says whether a map under a known root has what starts or reaches a server, in the words of any description.
func (c *Catalog) isEntry(n *syntax.Node) bool {
	return looksLikeEntry(n) || slices.ContainsFunc(n.Pairs, func(p syntax.Pair) bool { return c.starts[p.Key] && p.Value.Kind == syntax.String })
}

// looksLikeEntry says whether a map has what only a server has: something to run or somewhere to connect.
func looksLikeEntry(n *syntax.Node) bool {
	if n.Kind != syntax.Map {
		return false
	}
	for i := range n.Pairs {
		p := &n.Pairs[i]
		switch strings.TrimSpace(p.Key) {
		case "command", "cmd":
			if p.Value.Kind == syntax.String || p.Value.Kind == syntax.List && scalars(p.Value) || p.Value.Get("path") != nil {
				return true
			}
		case "url", "httpUrl", "serverUrl", "serverURL", "uri", "urlTemplate", "url_template", "sseUrl":
			if p.Value.Kind == syntax.String {
				return true
			}
		case "endpoint", "baseUrl":
			if p.Value.Kind == syntax.String && (isAddress(p.Value.Text) || strings.IndexByte(p.Value.Text, '{') >= 0) {
				return true // else it is where another program listens
			}
		case "transport":
			if p.Value.Kind == syntax.Map && looksLikeEntry(p.Value) {
				return true
			}
		case "server", "config":
			if p.Value.Kind == syntax.Map && looksLikeEntry(p.Value) {
				return true
			}
		}
	}
	return false
}

func scalars(list *syntax.Node) bool {
	for _, item := range list.Items {
		if !isScalar(item) {
			return false
		}
	}
	return len(list.Items) > 0
}

// looseWalk looks for maps and lists of entries under keys that no agent uses.
func (c *Catalog) looseWalk(node *syntax.Node, pair *syntax.Pair, path []string, depth int, found *[]place) {
	if depth > deepest {
		return
	}
	switch node.Kind {
	case syntax.Map:
		if c.mostlyServers(node, depth) {
			*found = append(*found, place{path: path, node: node, pair: pair, shape: byName})
			return
		}
		for i := range node.Pairs {
			p := &node.Pairs[i]
			if p.Key == "hooks" || holdsOthers(p.Key) || c.hooks != nil && c.knowsEvent(p.Key) {
				continue
			}
			c.looseWalk(p.Value, p, append(path[:len(path):len(path)], p.Key), depth+1, found)
		}
	case syntax.List:
		listed := 0
		for _, item := range node.Items {
			if c.looksListed(item, depth) {
				listed++
			}
		}
		if 2*listed > len(node.Items) {
			*found = append(*found, place{path: path, node: node, pair: pair, shape: inList})
			return
		}
		for _, item := range node.Items {
			c.looseWalk(item, nil, path, depth+1, found)
		}
	}
}

// looksLikeHook keeps the handlers of hooks, which have a command too, from being taken for servers.
func looksLikeHook(n *syntax.Node) bool {
	if t := n.Get("type"); t != nil && t.Text == "command" || n.Get("allowedEnvVars") != nil {
		return true
	}
	if n.Get("args") != nil || n.Get("url") != nil && n.Get("command") == nil && n.Get("type") == nil {
		return false
	}
	return n.Get("matcher") != nil || n.Get("event") != nil || n.Get("trigger") != nil || n.Get("bash") != nil || n.Get("powershell") != nil
}

// entries takes a place apart into its entries. An entry that is no map, or has nothing of a server, is kept: the reader
// says what is wrong with it.
func (p *place) entries() []Entry {
	var out []Entry
	switch p.shape {
	case single:
		name := ""
		var at syntax.Place
		if n := p.node.Get("name"); n != nil && n.Kind == syntax.String {
			name, at = n.Text, n.Place
		}
		return []Entry{{Name: name, Node: p.node, Place: at}}
	case byName:
		out = make([]Entry, 0, len(p.node.Pairs))
		for i := range p.node.Pairs {
			pair := &p.node.Pairs[i]
			out = append(out, Entry{Name: pair.Key, Node: pair.Value, Place: pair.KeyPlace})
		}
	case inList:
		for _, item := range p.node.Items {
			out = append(out, listEntry(item))
		}
	}
	return out
}

// listEntry takes the name out of an entry of a list.
func listEntry(item *syntax.Node) Entry {
	e := Entry{Node: item, Place: item.Place}
	if item.Kind != syntax.Map {
		return e
	}
	for _, key := range [...]string{"name", "id", "serverName"} {
		if named := nameOut(item, key); named.Name != "" {
			return named
		}
	}
	return e
}

// nameOut makes an entry of a map that holds its own name under a key, without that key.
func nameOut(item *syntax.Node, key string) Entry {
	e := Entry{Node: item, Place: item.Place}
	n := item.Get(key)
	if n == nil || n.Kind != syntax.String || n.Text == "" {
		return e
	}
	e.Name, e.Place = n.Text, n.Place
	rest := &syntax.Node{Kind: syntax.Map, Place: item.Place}
	for i := range item.Pairs {
		if item.Pairs[i].Value != n {
			rest.Pairs = append(rest.Pairs, item.Pairs[i])
		}
	}
	e.Node = rest
	return e
}
