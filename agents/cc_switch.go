package agents

import (
	"slices"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] farion1231/cc-switch@5ca9459d (3.20.0, 2026-08-21): src-tauri/src/mcp, src-tauri/src/deeplink,
// src/components/mcp/McpFormModal.tsx.
var ccSwitch = convert.Agent{
	ID: "cc-switch", Name: "CC Switch", Vendor: "farion1231", Docs: "https://github.com/farion1231/cc-switch",
	Checked: "3.20.0, 2026-08-21", Rank: 45,
	Servers: []*convert.ServerFormat{{
		// Servers are kept in a database. The form takes "name": {...} with one server; a map of several, or one under
		// mcpServers, it stores as one broken server [src].
		Paste:     `In CC Switch open MCP, add a server and paste "name": {...} into the JSON field, one server at a time.`,
		Syntax:    syntax.JSON,                                                             // [src]
		AlsoRoots: [][]string{{"mcpServers"}, {"mcp", "servers"}, {"mcp", "*", "servers"}}, // its links; its own older file
		Find:      ccSwitchRows,
		Build:     ccSwitchEntries,
		Transports: []convert.TransportForm{ // without a word it is stdio, also beside a url [src]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport,
		Links: []convert.LinkForm{{ // it adds the server to all the programs named and writes their files at once [src]
			Label: "Import to CC Switch", Open: "ccswitch://v1/import?resource=mcp&apps=claude%2Ccodex%2Cgemini&config={config}", Encode: convert.CodeBase64, Body: convert.BodyServers,
			Must: [2]string{"resource", "mcp"},
		}},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			// Codex and Grok Build get these as they are, Gemini CLI the larger one [src].
			{Field: convert.StartupTimeout, Key: "startup_timeout_sec", As: convert.AsSeconds},
			{Field: convert.StartupTimeout, Key: "startup_timeout_ms", As: convert.AsMillis, ReadOnly: true},
			{Field: convert.CallTimeout, Key: "tool_timeout_sec", As: convert.AsSeconds},
			{Field: convert.CallTimeout, Key: "tool_timeout_ms", As: convert.AsMillis, ReadOnly: true},
			{Field: convert.Description, Key: "description", ReadOnly: true},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool, ReadOnly: true}, // of the older file
		},
		Own: []convert.Own{ // what it shows beside a server, and the programs that get it [src]
			{Key: "server"}, {Key: "id", Private: true}, {Key: "name", Private: true}, {Key: "source", Private: true}, {Key: "tags", Private: true},
			{Key: "homepage", Private: true}, {Key: "docs", Private: true}, {Key: "apps", Private: true},
		},
		// Values go into each program's file as they are [src].
		Dialect:    convert.Dialect{Env: []convert.Form{convert.Braces}, Default: true, HandsOn: true},
		Unknown:    convert.UnknownIgnored, // kept, and handed on to the programs [src]
		SwitchHint: "It is on or off for each program there: leave it out, or add it and switch the programs off.",
	}},
	NoHooks: convert.NoHooks{Why: "CC Switch keeps servers, no hooks.", Nearest: "Put them into the file of the agent itself."},
}

// ccSwitchShown are the keys around a server that never go into the server's own part.
var ccSwitchShown = []string{"id", "name", "source", "description", "tags", "homepage", "docs", "apps", "enabled"}

// ccSwitchRows finds rows of its database as people export them: {id, name, server, apps}, one or a list.
func ccSwitchRows(root *syntax.Node) []convert.Entry {
	rows := root.Items
	if root.Kind == syntax.Map {
		rows = []*syntax.Node{root}
	}
	var found []convert.Entry
	for _, row := range rows {
		id := row.Get("id")
		if textOf(id) == "" || row.Get("server") == nil {
			continue
		}
		e := convert.Entry{Name: id.Text, Place: id.Place, Node: &syntax.Node{Kind: syntax.Map, Place: row.Place}}
		for i := range row.Pairs {
			if row.Pairs[i].Value != id {
				e.Node.Pairs = append(e.Node.Pairs, row.Pairs[i])
			}
		}
		found = append(found, e)
	}
	return found
}

// ccSwitchEntries gives the servers by name, as the form takes them. What is shown beside a server makes a row of it, with
// the server inside, so that it never reaches the file of a program.
func ccSwitchEntries(built []convert.Built) *syntax.Node {
	root := syntax.NewMap()
	for i := range built {
		b := &built[i]
		spec := &syntax.Node{Kind: syntax.Map, Place: b.Node.Place}
		var shown []syntax.Pair
		for _, p := range b.Node.Pairs {
			if slices.Contains(ccSwitchShown, p.Key) {
				shown = append(shown, p)
				continue
			}
			spec.Pairs = append(spec.Pairs, p)
		}
		if len(shown) > 0 {
			row := &syntax.Node{Kind: syntax.Map, Place: b.Node.Place}
			row.Add("id", syntax.NewString(b.Name)).Add("server", spec)
			row.Pairs = append(row.Pairs, shown...)
			spec = row
		}
		root.Pairs = append(root.Pairs, syntax.Pair{Key: b.Name, KeyPlace: b.Server.Place, Value: spec})
	}
	return root
}
