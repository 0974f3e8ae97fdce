package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://antigravity.google/docs/mcp (2026-09-30); [log] changelog of google-antigravity/antigravity-cli
// up to 1.1.27 (2026-09-05); [skill] stbenjam/skillsaw docs/rules/antigravity-mcp-valid.md@05e1db1, measured with agy
// 1.1.25; [guard] cisco-ai-defense/defenseclaw docs/development/antigravity-mcp-contract.md@db1172f.
var antigravity = convert.Agent{
	ID: "antigravity", Name: "Antigravity", Vendor: "Google", Docs: "https://antigravity.google/docs/mcp",
	Checked: "app 2.12.2, agy 1.1.27, docs of 2026-09-30", Rank: 9, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // since 2.0 one folder for the app, the editor and the CLI [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.gemini/config/mcp_config.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.gemini/config/mcp_config.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.gemini\config\mcp_config.json`},
			{Scope: convert.Project, Path: ".agents/mcp_config.json"},
		},
		Syntax: syntax.JSON, // comments are allowed by [log], fatal by [skill]
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // found out from the address [docs]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			{Transport: convert.SSE, Also: []string{"sse"}},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local}, // a number loses the server in silence [skill]
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote},
			{Field: convert.URL, Key: "url", On: convert.Remote, ReadOnly: true},   // an alias since 2.0.13 only [log]
			{Field: convert.Word, Key: "type", On: convert.Remote, ReadOnly: true}, // beside url [skill]
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
		},
		Own: []convert.Own{
			{Key: "authProviderType", Label: "google-auth", On: convert.Remote, Only: []string{"google_credentials"}}, // its only value [docs]
			{Key: "enabledTools"}, {Key: "timeoutSeconds"}, {Key: "tools"}, // seen in files, not documented [guard]
		},
		// Not documented; a report of mid-2026 says that nothing is filled in.
		Dialect: convert.Dialect{},
		Launch:  convert.Launch{NoShellPath: true},
		Unknown: convert.UnknownIgnored, // [skill]
	}},
}
