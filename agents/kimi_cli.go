package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [mcp] MoonshotAI/kimi-cli docs/en/customization/mcp.md@4a550ef (1.49.0, 2026-07-16); [fm] fastmcp
// mcp_config.py@97964ef, which reads its file.
var kimiCLI = convert.Agent{
	ID: "kimi-cli", Name: "Kimi CLI", Vendor: "Moonshot AI", Docs: "https://moonshotai.github.io/kimi-cli/en/customization/mcp.html",
	Checked: "1.49.0, 2026-07-16", Rank: 42,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // no project file [mcp]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.kimi/mcp.json", Moves: "KIMI_SHARE_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.kimi/mcp.json", Moves: "KIMI_SHARE_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kimi\mcp.json`, Moves: "KIMI_SHARE_DIR"},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // [fm]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP,
		ByPath:  []convert.PathForm{{End: "/sse", Transport: convert.SSE, Inside: true}}, // [fm]
		Command: &convert.AddCommand{ // [ref]
			Words: []string{"kimi", "mcp", "add"}, Dash: true, TransportFlag: transportFlags, Local: []string{"--transport", "stdio"},
			TransportWords: []convert.TransportForm{{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "http"}},
			Flags:          []convert.Flag{envFlag, headerFlag},
			QuietValues:    []string{"--auth"},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "transport"}, // `type` is not read for a url [fm]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // [fm]
			{Field: convert.Description, Key: "description"},
		},
		Tidy: kimiToken,
		Own: []convert.Own{ // [fm]
			{Key: "auth", On: convert.Remote}, {Key: "sse_read_timeout", On: convert.Remote},
			{Key: "tools"}, {Key: "include_tags"}, {Key: "exclude_tags"},
		},
		Dialect:    convert.Dialect{},      // nothing is filled in
		Unknown:    convert.UnknownIgnored, // [fm]
		SwitchHint: "Add it when you need it.",
	}},
}

// kimiToken makes a header of a bearer token that stands under auth; the word oauth there is none [fm].
func kimiToken(entry *syntax.Node) *syntax.Node {
	auth := entry.Get("auth")
	if auth == nil || auth.Kind != syntax.String || auth.Text == "oauth" || auth.Text == "" {
		return entry
	}
	header := &syntax.Node{Kind: syntax.String, Text: "Bearer " + auth.Text, Place: auth.Place}
	tidy := &syntax.Node{Kind: syntax.Map, Place: entry.Place}
	headers := &syntax.Node{Kind: syntax.Map, Place: auth.Place}
	for i := range entry.Pairs {
		switch p := &entry.Pairs[i]; {
		case p.Value == auth:
		case p.Key == "headers" && p.Value.Kind == syntax.Map:
			headers.Pairs = append(headers.Pairs, p.Value.Pairs...)
		default:
			tidy.Pairs = append(tidy.Pairs, *p)
		}
	}
	return tidy.Add("headers", headers.Add("Authorization", header))
}
