package agents

import (
	"slices"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [entry] docker/mcp-gateway docs/server-entry-spec.md@2bd20fe8 (2026-07-23); [catalog] docs/catalog.md there;
// [registry] pkg/catalog/registry_to_catalog.go there.
var dockerMCPGateway = convert.Agent{
	ID: "docker-mcp-gateway", Name: "Docker MCP Gateway", Vendor: "Docker", Docs: "https://docs.docker.com/ai/mcp-gateway/",
	Checked: "source of 2026-07-23", Rank: 46,
	InputOnly: "It runs servers as containers out of its own profiles and catalogs, and takes none from a config. Add one there: docker mcp profile create --name NAME --server docker://IMAGE.",
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.YAML, // or JSON [entry]
		Root:   []string{"registry"},
		Find:   gatewayServers,
		Tidy:   gatewayEntry,
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "streamable-http", Also: []string{"http", "streaming"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP,
		Rows: []convert.Row{ // the keys of the entry as gatewayEntry lays it out, and those that it leaves alone
			{Field: convert.Word, Key: "transport_type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Description, Key: "description"},
		},
		Own: []convert.Own{ // [entry]
			{Key: "image"}, {Key: "volumes"}, {Key: "user"}, {Key: "longLived"}, {Key: "secrets"}, {Key: "config"}, {Key: "disableNetwork"},
			{Key: "allowHosts"}, {Key: "tools"}, {Key: "oauth"}, {Key: "title"}, {Key: "type"}, {Key: "remote"}, {Key: "sseEndpoint"},
			{Key: "metadata"}, {Key: "dynamic"}, {Key: "ref"}, {Key: "icon"}, {Key: "readme"}, {Key: "toolsUrl"}, {Key: "source"}, {Key: "upstream"},
		},
		Dialect: convert.Dialect{ // {{server.key}} from its config, ${SECRET} in headers [entry]
			Env: []convert.Form{convert.Braces}, Others: []convert.Form{convert.Mustache},
		},
	}},
	NoHooks: convert.NoHooks{Why: "The Docker MCP Gateway has no hooks; its interceptors are given when it is started.", Nearest: "Start it with --interceptor."},
}

// gatewayServers finds the one server of an entry file, or those of a catalog.
func gatewayServers(root *syntax.Node) []convert.Entry {
	if registry := root.Get("registry"); registry != nil && registry.Kind == syntax.Map {
		var found []convert.Entry
		for i := range registry.Pairs {
			if p := &registry.Pairs[i]; isGatewayEntry(p.Value) {
				found = append(found, convert.Entry{Name: p.Key, Node: p.Value, Place: p.KeyPlace})
			}
		}
		return found
	}
	kind := root.Get("type")
	if !isGatewayEntry(root) || kind == nil || kind.Text != "server" && kind.Text != "remote" && kind.Text != "poci" {
		return nil
	}
	entry := convert.Entry{Node: root, Place: root.Place}
	if name := root.Get("name"); name != nil && name.Kind == syntax.String {
		entry.Name, entry.Place = name.Text, name.Place
	}
	return []convert.Entry{entry}
}

func isGatewayEntry(n *syntax.Node) bool {
	if n == nil || n.Kind != syntax.Map {
		return false
	}
	image, remote, sse := n.Get("image"), n.Get("remote"), n.Get("sseEndpoint")
	return image != nil && image.Kind == syntax.String || remote != nil && remote.Get("url") != nil || sse != nil && sse.Kind == syntax.String
}

// gatewayEntry lays an entry out as other agents would: what `docker run` makes of an image, or the address of a remote
// server. A poci entry is a tool and no server: it is left without either, so that it is refused.
func gatewayEntry(entry *syntax.Node) *syntax.Node {
	tidy := &syntax.Node{Kind: syntax.Map, Place: entry.Place}
	list := entry.Get("secrets")
	passed := list != nil && !slices.ContainsFunc(list.Items, func(item *syntax.Node) bool { return item.Get("env") == nil }) // as variables
	keep := func(but ...string) {
		for i := range entry.Pairs {
			p := &entry.Pairs[i]
			taken := p.Key == "name" || p.Key == "secrets" && passed
			for _, key := range but {
				taken = taken || p.Key == key
			}
			if !taken {
				tidy.Pairs = append(tidy.Pairs, *p)
			}
		}
	}
	kind := entry.Get("type")
	if kind != nil && kind.Text == "poci" {
		keep("command")
		return tidy
	}
	if remote := entry.Get("remote"); remote != nil && remote.Kind == syntax.Map {
		tidy.Pairs = append(tidy.Pairs, remote.Pairs...)
		keep("remote", "type")
		return tidy
	}
	if sse := entry.Get("sseEndpoint"); sse != nil && sse.Kind == syntax.String {
		tidy.Add("transport_type", syntax.NewString("sse")).Add("url", sse)
		keep("sseEndpoint", "type")
		return tidy
	}
	if image := entry.Get("image"); image != nil && image.Kind == syntax.String {
		args, env := containerRun(entry, image)
		tidy.Add("command", &syntax.Node{Kind: syntax.String, Text: "docker", Place: image.Place}).Add("args", args)
		if len(env.Pairs) > 0 {
			tidy.Add("env", env)
		}
		keep("image", "command", "volumes", "user", "env", "disableNetwork", "type")
		return tidy
	}
	keep()
	return tidy
}

// containerRun gives the arguments of docker and the variables that it hands on to the container.
func containerRun(entry, image *syntax.Node) (args, env *syntax.Node) {
	args = &syntax.Node{Kind: syntax.List, Place: image.Place}
	env = &syntax.Node{Kind: syntax.Map, Place: image.Place}
	say := func(words ...string) {
		for _, word := range words {
			args.Items = append(args.Items, &syntax.Node{Kind: syntax.String, Text: word, Place: image.Place})
		}
	}
	say("run", "-i", "--rm")
	variable := func(name, value *syntax.Node) {
		if name != nil && name.Kind == syntax.String && value != nil {
			say("-e", name.Text)
			env.Pairs = append(env.Pairs, syntax.Pair{Key: name.Text, KeyPlace: name.Place, Value: value})
		}
	}
	if list := entry.Get("env"); list != nil {
		for _, item := range list.Items {
			variable(item.Get("name"), item.Get("value"))
		}
	}
	if list := entry.Get("secrets"); list != nil {
		for _, item := range list.Items {
			if name := item.Get("env"); name != nil {
				variable(name, &syntax.Node{Kind: syntax.String, Text: "${" + name.Text + "}", Place: name.Place})
			}
		}
	}
	if list := entry.Get("volumes"); list != nil {
		for _, item := range list.Items {
			say("-v")
			args.Items = append(args.Items, item)
		}
	}
	if user := entry.Get("user"); user != nil && user.Kind != syntax.Map {
		say("-u", user.Text)
	}
	if off := entry.Get("disableNetwork"); off != nil && off.Text == "true" {
		say("--network", "none")
	}
	args.Items = append(args.Items, image)
	if command := entry.Get("command"); command != nil {
		args.Items = append(args.Items, command.Items...)
	}
	return args, env
}
