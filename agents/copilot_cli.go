package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [log] github/copilot-cli changelog.md up to 1.0.78 (2026-08-03); [ref] https://docs.github.com/en/copilot,
// CLI command reference and config folder reference; [run] the program 1.0.102 run offline (2026-11-30); [iN] issue N of
// github/copilot-cli.
var copilotCLI = convert.Agent{
	ID: "copilot-cli", Name: "Copilot CLI", Vendor: "GitHub", Docs: "https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers",
	Checked: "1.0.102, 2026-11-30", Rank: 5, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [ref]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.copilot/mcp-config.json", Moves: "COPILOT_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.copilot/mcp-config.json", Moves: "COPILOT_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.copilot\mcp-config.json`, Moves: "COPILOT_HOME"},
			{Scope: convert.Project, Path: ".mcp.json"}, // since 1.0.11; .github/mcp.json only since 1.0.61 [log]
		},
		Syntax:   syntax.JSON, // comments are not documented for this file [ref]
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"servers"}}, // not read [i3083]
		Transports: []convert.TransportForm{
			// Both words mean the same [ref]; "stdio" also holds in a .mcp.json that is shared with others.
			{Transport: convert.Stdio, Word: "stdio", Also: []string{"local"}},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP, // since 1.0.29 [log]
		Rows: []convert.Row{ // [ref]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"}, // required by the docs
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.AllowTools, Key: "tools", As: convert.AsList, Default: `["*"]`}, // required by the docs; the cloud agent insists
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.OAuthClientID, Key: "oauthClientId", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauthScopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "auth.redirectPort", As: convert.AsNumber, On: convert.Remote}, // since 1.0.49 [log]
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote, ReadOnly: true},              // moved by 1.0.52 [log]
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote, ReadOnly: true},
		},
		Own: []convert.Own{ // [ref]
			{Key: "deferTools"}, {Key: "disableToolCache"}, {Key: "slowConnectionThresholdMs"}, {Key: "filterMapping"}, {Key: "oidc"},
			{Key: "oauthPublicClient", On: convert.Remote}, {Key: "oauthGrantType", On: convert.Remote},
		},
		OneTimeout: true, // the connection waits as long, and 60 s at least [ref]
		// Any printable character since 1.0.35, but not } [log].
		Names: convert.NameRule{Not: "}", Reserved: []string{"github-mcp-server", "playwright", "fetch", "time"}}, // built in [ref]
		Dialect: convert.Dialect{ // ${env:VAR} and ${input:id} are not filled in; url is not documented [ref]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true,
			In:     convert.InCommand | convert.InArgs | convert.InCwd | convert.InEnv | convert.InHeaders,
			Escape: convert.UnsetDefault, // [run]
		},
		Unknown:    convert.UnknownNotKnown,
		SwitchHint: "Leave it out, or switch it off with copilot mcp disable.", // kept in settings.json, not here [ref]
	}},
}
