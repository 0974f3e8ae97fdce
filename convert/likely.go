package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// Where no known key stands above them, maps that look like servers may be anything: the settings of another program, a request to
// a web service, what a hook gets to read. What follows weighs that.

// isRemark says whether a key is one that people write remarks under where JSON has no comments.
func isRemark(key string) bool {
	return key == "" || key[0] == '$' || key[0] == '_' || key[0] == '#' || strings.HasPrefix(key, "//") || strings.EqualFold(key, "comment")
}

// standsBeside says of keys that they may stand among servers and are none.
func standsBeside(key string) bool { return isRemark(key) || key == "inputs" || key == "version" }

// otherPrograms are keys above maps of programs that speak another protocol than MCP.
const otherPrograms = " agent_servers lsp lspServers lsp_servers languageServers language_servers formatter formatters scripts tasks terminals statusLine services containers "

func holdsOthers(key string) bool { return strings.Contains(otherPrograms, " "+key+" ") }

// describesService says whether a text is the description of a web service, whose servers are the addresses of that.
func describesService(root *syntax.Node) bool {
	return root.Get("info") != nil && (root.Get("openapi") != nil || root.Get("asyncapi") != nil)
}

// mostlyServers says whether a map holds more servers than other things. At the top of a text that holds nothing else any address
// will do; further down it must look like one of a server.
func (c *Catalog) mostlyServers(n *syntax.Node, depth int) bool {
	servers, reached, others := 0, 0, 0
	for i := range n.Pairs {
		p := &n.Pairs[i]
		switch {
		case looksLikeEntry(p.Value) && !looksLikeHook(p.Value) && c.mostlyKnown(p.Value) && !c.isInput(p.Key):
			servers++
			if startsOrReaches(p.Value) {
				reached++
			}
		case !standsBeside(p.Key):
			others++
		}
	}
	if depth > 0 || others > 0 {
		servers = reached
	}
	return servers > others
}

// knowsTransport says whether some agent has a word for a transport.
func (c *Catalog) knowsTransport(word string) bool {
	return slices.ContainsFunc(c.forms, func(f *serverForm) bool { return f.words[word] != NoTransport })
}

// isInput says whether hooks get under that key what a tool is called with, or what came of it.
func (c *Catalog) isInput(key string) bool {
	for _, agent := range c.all {
		for _, f := range agent.Hooks {
			if key == f.Contract.Input || key == f.Contract.Result {
				return true
			}
		}
	}
	return false
}

// startsOrReaches says whether an entry names a program, or an address with a sign of a server: the word in it, a transport or
// headers beside it.
func startsOrReaches(n *syntax.Node) bool {
	for i := range n.Pairs {
		p := &n.Pairs[i]
		switch strings.TrimSpace(p.Key) {
		case "command", "cmd":
			text := strings.TrimSpace(p.Value.Text) // not a script, nor the name of an editor's own command: workbench.action.files.save
			return strings.IndexByte(text, '\n') < 0 && (strings.Count(text, ".") < 2 || strings.ContainsAny(text, "/\\ "))
		case "type", "transport", "transportType", "transport_type", "headers", "http_headers", "httpUrl", "serverUrl", "serverURL", "sseUrl", "urlTemplate", "url_template", "server", "config":
			return true
		case "url", "uri", "endpoint", "baseUrl":
			if speaksOfServer(p.Value.Text) {
				return true
			}
		}
	}
	return false
}

// speaksOfServer says whether an address or a command names what it is.
func speaksOfServer(text string) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, "mcp") || strings.Contains(text, "/sse") || strings.Contains(text, "modelcontext") || strings.Contains(text, "localhost") || strings.Contains(text, "127.0.0.1")
}

// namesServer says whether a word of a command names a server.
func namesServer(text string) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, "mcp") || strings.Contains(text, "modelcontext") || strings.Contains(text, "stdio")
}

// looksListed says whether an item of a list that no agent has there is a server.
func (c *Catalog) looksListed(item *syntax.Node, depth int) bool {
	if !looksLikeEntry(item) || looksLikeHook(item) || !startsOrReaches(item) {
		return false
	}
	if _, unknown := c.knownKeys(item); unknown > 0 {
		return false
	}
	return item.Get("name") != nil || item.Get("id") != nil || depth == 0 && (item.Get("args") != nil || item.Get("url") != nil)
}

// speaksOfConfig says whether a text that cannot be read was meant as a config.
func speaksOfConfig(text string) bool {
	for _, word := range [...]string{"mcpServers", "mcp_servers", "context_servers", `"servers"`, `"mcp"`, `"hooks"`} {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// knownKeys says whether some agent knows each key of an entry.
func (c *Catalog) knownKeys(n *syntax.Node) (known, unknown int) {
	for i := range n.Pairs {
		if key := n.Pairs[i].Key; c.knowsKey(key) {
			known++
		} else {
			unknown++
		}
	}
	return known, unknown
}

// mostlyKnown says whether an entry has no more keys that nobody knows than others.
func (c *Catalog) mostlyKnown(n *syntax.Node) bool {
	known, unknown := c.knownKeys(n)
	return known >= unknown
}

func (c *Catalog) knowsKey(key string) bool {
	if key == "name" || key == "id" || key == "description" || key == "command" || key == "url" {
		return true
	}
	for _, form := range c.forms {
		if form.keys[key].is != 0 {
			return true
		}
	}
	return false
}

// oneServer says whether a whole text is the entry of one server.
func (c *Catalog) oneServer(root *syntax.Node) bool {
	if root.Kind != syntax.Map || !looksLikeEntry(root) || looksLikeHook(root) {
		return false
	}
	known, unknown := c.knownKeys(root)
	return known > unknown
}

// inPage keeps of the places in a piece of a page those under a known key, and the others only if most of their entries are surely
// servers: a page shows many things in code blocks. What is wrong with one entry is told by the reader.
func (c *Catalog) inPage(places []place) []place {
	var kept []place
	for i := range places {
		p := &places[i]
		if n := len(p.path); n > 0 && c.roots[p.path[n-1]] || c.surelyServers(p) {
			kept = append(kept, *p)
		}
	}
	return kept
}

func (c *Catalog) surelyServers(p *place) bool {
	if p.shape == single && p.node.Get("name") == nil && p.node.Get("args") == nil && p.node.Get("command") != nil {
		return false // a hook's handler looks like that
	}
	if t := p.node.Get("type"); p.shape == single && t != nil && t.Kind == syntax.String && !c.knowsTransport(t.Text) {
		return false // another thing with an address: a webhook, a web page
	}
	servers, others := 0, 0
	for _, e := range p.entries() {
		switch {
		case e.Node.Kind == syntax.Map && looksLikeEntry(e.Node) && c.mostlyKnown(e.Node) && startsOrReaches(e.Node):
			servers++
		case !standsBeside(e.Name) || p.shape != byName:
			others++
		}
	}
	return servers > others
}
