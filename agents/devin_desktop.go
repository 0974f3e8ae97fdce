package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [cfg] https://docs.devin.ai/cli/extensibility/mcp/configuration (2026); [casc]
// https://docs.devin.ai/desktop/cascade/mcp; [c7] upstash/context7 PR #3090 (2026-08-27, tried with 3000.6.2); [rs]
// dyoshikawa/rulesync devin-mcp.ts@cfebcd7. Closed source.
var devinDesktop = convert.Agent{
	ID: "devin-desktop", Name: "Devin Desktop", Vendor: "Cognition", Docs: "https://docs.devin.ai/cli/extensibility/mcp/configuration",
	Checked: "docs and reports of CLI 3000.6.2, 2026-08-27", Rank: 11, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // since 3000.3; mcpServers in config.json is older and is moved at the next start [cfg][c7]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/devin/mcp_config.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/devin/mcp_config.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\devin\mcp_config.json`},
			{Scope: convert.Project, Path: ".devin/mcp_config.json"},
		},
		Syntax:   syntax.JSON, // comments are not documented
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"mcp.servers"}, {"mcp", "servers"}},
		Transports: []convert.TransportForm{ // the key is transport, not type [cfg]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP, Word: "http", FallsBack: true},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP, // http is the default; it falls back to SSE at the same address [cfg]
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote, ReadOnly: true}, // Cascade's name, read as well [rs]
			{Field: convert.Word, Key: "transport", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauthClientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauthClientSecret", On: convert.Remote},
			{Field: convert.OAuthResource, Key: "oauthResource", On: convert.Remote}, // "" leaves it out [cfg]
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList}, // [rs]
		},
		Dialect: devinDialect,
		Launch:  convert.Launch{NoShellPath: true},
		Unknown: convert.UnknownNotKnown,
	}},
}

// The fields are those of Cascade's page; the page of Devin Local names none. ${NAME} is not documented.
var devinDialect = convert.Dialect{
	Env: []convert.Form{convert.EnvBraces}, File: convert.FileBraces,
	In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
}
