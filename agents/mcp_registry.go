package agents

import (
	"strings"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [schema] the published schemas of server.json, 2025-07-09 to 2025-12-11; [conv] how VS Code, goose and the Docker
// MCP Gateway turn an entry into a server (2026-08); [docs] the registry's pages on package types and remote servers.
var mcpRegistry = convert.Agent{
	ID: "mcp-registry", Name: "MCP Registry", Docs: "https://modelcontextprotocol.io/registry", Checked: "schema 2025-12-11",
	Rank: 96, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Find: registryServers,
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "streamable-http"}, {Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Description, Key: "description"},
		},
		Dialect: convert.Dialect{Input: convert.InputBraces}, // made here: what the person has to supply
	}},
}

// registryServers finds the servers of a server.json, of an answer of the registry, or of a list of them.
func registryServers(root *syntax.Node) []convert.Entry {
	if inner := root.Get("server"); isRegistryServer(inner) {
		return registryChoices(inner, root.At("_meta", "io.modelcontextprotocol.registry/official", "status"))
	}
	if isRegistryServer(root) {
		return registryChoices(root, root.Get("status"))
	}
	var found []convert.Entry
	if list := root.Get("servers"); list != nil && list.Kind == syntax.List {
		for _, item := range list.Items {
			switch inner := item.Get("server"); {
			case isRegistryServer(inner):
				found = append(found, registryChoices(inner, item.At("_meta", "io.modelcontextprotocol.registry/official", "status"))...)
			case isRegistryServer(item):
				found = append(found, registryChoices(item, item.Get("status"))...)
			}
		}
	}
	return found
}

// isRegistryServer says whether a map is a server.json: a name of its kind, or its schema, and ways to run or reach it.
func isRegistryServer(n *syntax.Node) bool {
	if n == nil || n.Kind != syntax.Map {
		return false
	}
	packages, remotes := n.Get("packages"), n.Get("remotes")
	if (packages == nil || packages.Kind != syntax.List) && (remotes == nil || remotes.Kind != syntax.List) {
		return false
	}
	return strings.Contains(textOf(n.Get("name")), "/") || strings.Contains(textOf(n.Get("$schema")), "server.schema.json")
}

// registryEntry gathers one way to run or reach a server.
type registryEntry struct {
	rank   int
	suffix string // what tells it from the others
	node   *syntax.Node
	args   *syntax.Node
	env    *syntax.Node
	inputs *syntax.Node
	asked  map[string]bool
	notes  []convert.Finding
}

// registryChoices gives every way to run or reach one server. The best is written, the others are there to be chosen: a
// Streamable HTTP remote, else npm, PyPI, a container, NuGet, in the order of the file.
func registryChoices(server, status *syntax.Node) []convert.Entry {
	whole := textOf(server.Get("name"))
	name := whole[strings.LastIndexByte(whole, '/')+1:]
	var ways []*registryEntry
	var refused []convert.Finding
	older := false
	if remotes := server.Get("remotes"); remotes != nil {
		for _, item := range remotes.Items {
			ways = append(ways, registryRemote(item, item))
			older = older || item.Get("transport_type") != nil
		}
	}
	if packages := server.Get("packages"); packages != nil {
		for _, item := range packages.Items {
			older = older || item.Get("registryType") == nil
			if way, why := registryPackage(item); way != nil {
				ways = append(ways, way)
			} else {
				refused = append(refused, why)
			}
		}
	}
	if len(ways) == 0 {
		return []convert.Entry{{Name: name, Node: &syntax.Node{Kind: syntax.Map, Place: server.Place}, Place: server.Place, Notes: refused}}
	}
	best := 0
	for i := range ways {
		if ways[i].rank < ways[best].rank {
			best = i
		}
	}
	ways[0], ways[best] = ways[best], ways[0]
	out := make([]convert.Entry, 0, len(ways))
	others := ""
	for i, way := range ways {
		e := convert.Entry{Name: name, Node: way.finish(server.Get("description")), Place: way.node.Place, Inputs: way.inputs, Notes: way.notes}
		if i > 0 {
			e.Name += "-" + way.suffix
			e.Alternative = true
			others += ", " + e.Name
		}
		out = append(out, e)
	}
	first := &out[0]
	if others != "" {
		first.Notes = append(first.Notes, convert.Finding{Message: convert.MsgChoice, Args: []string{ways[0].suffix, others[2:]}})
	}
	first.Notes = append(first.Notes, refused...)
	if text := textOf(status); text == "deprecated" || text == "deleted" {
		first.Notes = append(first.Notes, convert.Finding{Message: convert.MsgRegistryStatus, Args: []string{text}, Place: status.Place})
	}
	if older {
		first.Notes = append(first.Notes, convert.Finding{Message: convert.MsgRegistryOlder})
	}
	return out
}

func newWay(at *syntax.Node) *registryEntry {
	return &registryEntry{node: &syntax.Node{Kind: syntax.Map, Place: at.Place}, args: &syntax.Node{Kind: syntax.List, Place: at.Place},
		env: &syntax.Node{Kind: syntax.Map, Place: at.Place}, inputs: syntax.NewList(), asked: map[string]bool{}}
}

func (w *registryEntry) finish(description *syntax.Node) *syntax.Node {
	if w.node.Get("command") != nil {
		w.node.Add("args", w.args)
		if len(w.env.Pairs) > 0 {
			w.node.Add("env", w.env)
		}
	}
	if description != nil {
		w.node.Add("description", description)
	}
	return w.node
}

// either gives a value under its name of today or the one of the first schemas.
func either(n *syntax.Node, camel, snake string) *syntax.Node {
	if v := n.Get(camel); v != nil {
		return v
	}
	return n.Get(snake)
}

func isTrue(n *syntax.Node) bool { return n != nil && n.Kind == syntax.Bool && n.Text == "true" }

// packageInputs are what braces in the address of a package's own server stand for: its variables by their names, its arguments by
// their labels and names [conv].
func packageInputs(item *syntax.Node) *syntax.Node {
	out := syntax.NewMap()
	for _, key := range [...][2]string{{"environmentVariables", "environment_variables"}, {"packageArguments", "package_arguments"}, {"runtimeArguments", "runtime_arguments"}} {
		list := either(item, key[0], key[1])
		if list == nil {
			continue
		}
		for _, in := range list.Items {
			for _, name := range [...]string{textOf(in.Get("name")), textOf(either(in, "valueHint", "value_hint"))} {
				if name != "" {
					out.Add(name, in).Add(strings.TrimLeft(name, "-"), in)
				}
			}
		}
	}
	return out
}

// registryRemote is a hosted server, or one that a package offers on this machine; from is where its variables are known.
func registryRemote(item, from *syntax.Node) *registryEntry {
	w := newWay(item)
	kind := either(item, "type", "transport_type")
	w.suffix, w.rank = "remote", 0
	if textOf(kind) == "sse" {
		w.suffix, w.rank = "sse", 5
	}
	if kind != nil {
		w.node.Add("type", kind)
	}
	if url := item.Get("url"); url != nil {
		variables := item.Get("variables")
		if variables == nil {
			variables = packageInputs(from)
		}
		text, _ := w.template(textOf(url), variables, true)
		w.node.Add("url", &syntax.Node{Kind: syntax.String, Text: text, Place: url.Place})
	}
	headers := &syntax.Node{Kind: syntax.Map, Place: item.Place}
	w.named(headers, item.Get("headers"), "headers.")
	if len(headers.Pairs) > 0 {
		w.node.Add("headers", headers)
	}
	return w
}
