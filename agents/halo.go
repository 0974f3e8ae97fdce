package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [page] https://hello-halo.cc/docs/developers/mcp.html (3.0.4, 2026-10-19); [code] openkursar/hello-halo,
// src/renderer/utils/mcpConfigCompat.ts@9e4d3bc2, src/main/apps/spec/schema.ts@361faa86,
// src/shared/apps/builtin-mcp.ts@12031205.
var halo = convert.Agent{
	ID: "halo", Name: "Halo", Vendor: "OpenKursar", Docs: "https://hello-halo.cc/docs/developers/mcp.html",
	Checked: "3.0.4, 2026-10-19", Rank: 43,
	Servers: []*convert.ServerFormat{
		{
			// Servers are kept in a database; this is the JSON that its dialog takes [page].
			Paste:      "In Halo open Add MCP Server, choose JSON and paste the text there.",
			Syntax:     syntax.JSON, // a comment or a trailing comma is an error [code]
			Root:       []string{"mcpServers"},
			Transports: haloTransports,
			BareURL:    convert.NoTransport, // a url alone is refused [code]
			Rows: []convert.Row{
				{Field: convert.Word, Key: "transport"},
				{Field: convert.Word, Key: "type", ReadOnly: true}, // the form of other clients, turned into the own one [code]
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.URL, Key: "command", On: convert.Remote}, // there is no key for the address [page]
				{Field: convert.URL, Key: "url", On: convert.Remote, ReadOnly: true},
				{Field: convert.Args, Key: "args", As: convert.AsList},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap}, // kept and handed on for every transport [code]
				{Field: convert.Headers, Key: "headers", As: convert.AsMap},
				{Field: convert.Cwd, Key: "cwd"},
			},
			Names:      haloNames,
			Dialect:    convert.Dialect{}, // values are stored and handed on as they are [page]
			Launch:     convert.Launch{NoShellPath: true},
			Unknown:    convert.UnknownIgnored, // dropped without a word [code]
			SwitchHint: "Leave it out, or add it and switch it off on its card.",
		},
		{
			Variant: "package", Label: "Package", // a spec of type mcp [page]
			Paste:      "Each server is a package of its own, for a store source or a request to /api/apps/install. Put no secret into it.",
			Syntax:     syntax.YAML,
			Find:       haloPackages,
			Shared:     haloAsks,
			Needs:      haloRequires,
			Build:      haloSpecs,
			Transports: haloTransports,
			BareURL:    convert.NoTransport,
			Rows: []convert.Row{
				{Field: convert.Word, Key: "transport"},
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.URL, Key: "command", On: convert.Remote},
				{Field: convert.Args, Key: "args", As: convert.AsList},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap},
				{Field: convert.Cwd, Key: "cwd"},
				{Field: convert.Description, Key: "description"},
			},
			Own: []convert.Own{
				{Key: "spec_version", Private: true}, {Key: "version", Private: true}, {Key: "author", Private: true}, {Key: "display_name", Private: true},
				{Key: "icon", Private: true}, {Key: "store", Private: true}, {Key: "i18n", Private: true},
				{Key: "config_schema"}, {Key: "permissions"}, {Key: "requires"},
			},
			Names:   haloNames,
			Launch:  convert.Launch{NoShellPath: true},
			Unknown: convert.UnknownIgnored,
		},
	},
	NoHooks: convert.NoHooks{Why: "Halo takes no hooks from a file.", Nearest: "Nothing it has comes near."},
}

var haloTransports = []convert.TransportForm{
	{Transport: convert.Stdio, Word: "stdio", Also: []string{"STDIO"}},
	{Transport: convert.HTTP, Word: "streamable-http", Also: []string{"http", "HTTP", "streamable_http"}}, // the others under type only [code]
	{Transport: convert.SSE, Word: "sse", Also: []string{"SSE"}},
}

// A built-in that is switched on takes the place of a server of its name [page][code]; im-file-send and those before it are
// on the page, halo-memory only in the code.
var haloNames = convert.NameRule{
	Advised: ".@/_-", AdvisedAt: "_@", WarnWhy: "Halo advises letters, digits and . @ / _ -, beginning with a letter, a digit, _ or @; other names can break those of the tools.",
	Reserved: []string{
		"ai-browser", "ai-terminal", "email", "halo-email", "web-search", "ocr", "halo-docs", "halo-apps", "halo-report", "halo-notify",
		"halo-api-ref", "halo-conversations", "halo-reminders", "halo-person-context", "im-file-send", "halo-memory",
	},
}

// haloPackages finds the server of a package, alone or in a list, or as the spec of a request to install it.
func haloPackages(root *syntax.Node) []convert.Entry {
	if spec := root.Get("spec"); spec != nil {
		root = spec
	}
	if root.Kind == syntax.Map {
		root = &syntax.Node{Kind: syntax.List, Items: []*syntax.Node{root}}
	}
	var found []convert.Entry
	for _, spec := range root.Items {
		server := spec.Get("mcp_server")
		if server == nil {
			continue
		}
		e := convert.Entry{Node: server, Place: server.Place}
		for i := range spec.Pairs {
			p := &spec.Pairs[i]
			switch p.Key {
			case "name":
				e.Name, e.Place = textOf(p.Value), p.Value.Place
			case "type", "mcp_server":
			case "description":
				if server.Kind == syntax.Map && server.Get(p.Key) == nil {
					e.Node = &syntax.Node{Kind: syntax.Map, Place: server.Place}
					e.Node.Pairs = append(append(e.Node.Pairs, server.Pairs...), *p)
				}
			default:
				e.Outer = append(e.Outer, convert.Extra{Path: []string{p.Key}, Node: p.Value, Place: p.KeyPlace})
			}
		}
		found = append(found, e)
	}
	return found
}

// haloSpecs makes a package of each server; name, version, author and description are required [code].
func haloSpecs(built []convert.Built) *syntax.Node {
	specs := syntax.NewList()
	for i := range built {
		b := &built[i]
		spec := &syntax.Node{Kind: syntax.Map, Place: b.Node.Place}
		server := syntax.NewMap()
		lift := func(key, otherwise string) {
			value := b.Node.Get(key)
			if value == nil {
				value = syntax.NewString(otherwise)
			}
			spec.Add(key, value)
		}
		spec.Pairs = append(spec.Pairs, syntax.Pair{Key: "name", KeyPlace: b.Server.Place, Value: syntax.NewString(b.Name)})
		lift("version", "1.0.0")
		lift("author", "me")
		lift("description", "MCP server "+b.Name)
		spec.Add("type", syntax.NewString("mcp"))
		for _, p := range b.Node.Pairs {
			switch p.Key {
			case "version", "author", "description":
			case "spec_version", "display_name", "icon", "store", "i18n", "config_schema", "permissions", "requires":
				spec.Pairs = append(spec.Pairs, p)
			default:
				server.Pairs = append(server.Pairs, p)
			}
		}
		spec.Add("mcp_server", server)
		specs.Items = append(specs.Items, spec)
	}
	if len(specs.Items) == 1 {
		return specs.Items[0]
	}
	return specs
}

// haloAsks makes a package ask for a variable: an answer of its form becomes the variable of that name [page].
func haloAsks(entry *syntax.Node, variable string) {
	form := entry.Get("config_schema")
	if form == nil {
		form = syntax.NewList()
		entry.Add("config_schema", form)
	}
	form.Items = append(form.Items, syntax.NewMap().Add("key", syntax.NewString(variable)).Add("label", syntax.NewString(variable)).
		Add("type", syntax.NewString("text")).Add("required", syntax.NewBool(true)))
}

// haloRequires gives the lines by which a digital human asks for servers: a run gets those alone [page].
func haloRequires(built []convert.Built) *syntax.Node {
	list := syntax.NewList()
	for i := range built {
		list.Items = append(list.Items, syntax.NewMap().Add("id", syntax.NewString(built[i].Name)))
	}
	return syntax.NewMap().Add("requires", syntax.NewMap().Add("mcps", list))
}
