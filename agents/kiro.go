package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://kiro.dev/docs/mcp/configuration/ (2026-09-26); [q] aws/amazon-q-developer-cli@15cc8f3, the
// ancestor of the command-line program; [issues] kirodotdev/Kiro #5060, #7517, #11258. Closed source.
var kiro = convert.Agent{
	ID: "kiro", Name: "Kiro", Vendor: "AWS", Docs: "https://kiro.dev/docs/mcp/configuration/",
	Checked: "docs of IDE 1.0 and CLI 3.0, 2026-09-26", Rank: 10, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // one file for the editor and the command-line program [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.kiro/settings/mcp.json", Moves: "KIRO_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.kiro/settings/mcp.json", Moves: "KIRO_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kiro\settings\mcp.json`, Moves: "KIRO_HOME"},
			{Scope: convert.Project, Path: ".kiro/settings/mcp.json"},
		},
		Syntax: syntax.JSON, // comments are not documented
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // inferred from the keys; type is read and not needed [docs]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http"}},
			{Transport: convert.SSE, Also: []string{"sse"}, Doubt: "Kiro's documentation has one key for a URL and does not say whether it speaks SSE as well as Streamable HTTP."},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type", ReadOnly: true},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"}, // required by the docs
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote}, // by the command-line program only
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauthScopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.oauthScopes", As: convert.AsList, On: convert.Remote, ReadOnly: true},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // 120000 when left out [q]; not in the editor's docs
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.AutoApprove, Key: "autoApprove", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local, ReadOnly: true}, // in files of users, in no document
		},
		Own: []convert.Own{{Key: "oauth.clientMetadataUrl", Label: "client-metadata-url", On: convert.Remote}},
		Dialect: convert.Dialect{
			Env: []convert.Form{convert.Braces, convert.EnvBraces}, // ${env:NAME} is the ancestor's form [q]
			In:  convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
			// The editor hands names that are not on this list to the server as text [docs][issues].
			Approval: "In Kiro, add the name under Mcp Approved Env Vars in the settings.",
		},
		Launch:  convert.Launch{NoShellPath: true}, // started from the Dock, PATH is the system's
		Unknown: convert.UnknownIgnored,            // entries with further keys load
	}},
}
