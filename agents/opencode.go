package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] opencode-ai 1.18.33 started offline; [v1] https://opencode.ai/v1/docs/mcp-servers/; [v2]
// https://opencode.ai/v2/docs/mcp-servers/; [types] npm @opencode-ai/sdk 1.19.3.
var opencode = convert.Agent{
	ID: "opencode", Name: "OpenCode", Vendor: "Anomaly", Docs: "https://opencode.ai/docs/mcp-servers",
	Checked: "1.18.33, 2026-09-28", Rank: 8, Most: true,
	NoGrants: "It steers the tools of a helper by permissions.",
	Servers: []*convert.ServerFormat{
		{
			Files:      opencodeFiles,
			Syntax:     syntax.JSONC, // comments and trailing commas, in opencode.json too [run]
			Root:       []string{"mcp"},
			Schema:     "opencode.ai",
			OldRoots:   [][]string{{"mcpServers"}}, // ignored silently [run]
			Transports: opencodeTransports,
			BareURL:    convert.NoTransport,
			Command: &convert.AddCommand{ // [run]; it writes the user's file, headers with an equals sign
				Words: []string{"opencode", "mcp", "add"}, Packages: " opencode-ai @opencode/cli ", Dash: true, URLFlag: "--url", BareURL: convert.Unspecified,
				NoNumbers: true, // 1.18.33 writes such an argument as a number, and the file is broken [run]
				Flags:     []convert.Flag{envFlag, headerPairFlag},
			},
			Rows: []convert.Row{
				{Field: convert.Word, Key: "type"},
				{Field: convert.Command, Key: "command", As: convert.AsCommandLine, On: convert.Local}, // a text makes the config invalid [run]
				{Field: convert.EnvVars, Key: "environment", As: convert.AsMap, On: convert.Local},     // env is dropped silently [run]
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
				{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
				{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
				{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
				{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote, Whole: true},
				{Field: convert.OAuthOn, Key: "oauth", As: convert.AsFalse, On: convert.Remote}, // false: never try OAuth
				{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
				{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis, Whole: true, Least: 1}, // 0, a fraction or a text makes the config invalid [run]
			},
			OneTimeout: true,
			Supplied:   []convert.Supplied{{Key: "enabled", Why: "It only switches a server that another of OpenCode's files defines, so there is no command or URL here."}}, // objects are merged [v1]
			Elsewhere: []convert.Elsewhere{ // [v1]
				{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set tools and permission in the same file, where a tool is named by its server and itself: docs_search, docs_*."},
			},
			Dialect: opencodeDialect,
			Unknown: convert.UnknownIgnored, // [run]
		},
		{
			Variant: "v2", Label: "Version 2",
			Files:  opencodeFiles,
			Syntax: syntax.JSONC,
			Root:   []string{"mcp", "servers"},
			Transports: []convert.TransportForm{ // no SSE any more [v2]
				{Transport: convert.Stdio, Word: "local"},
				{Transport: convert.HTTP, Word: "remote"},
			},
			BareURL: convert.NoTransport,
			Rows: []convert.Row{ // [v2]
				{Field: convert.Word, Key: "type"},
				{Field: convert.Command, Key: "command", As: convert.AsCommandLine, On: convert.Local},
				{Field: convert.EnvVars, Key: "environment", As: convert.AsMap, On: convert.Local},
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
				{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote},
				{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
				{Field: convert.OAuthCallbackPort, Key: "oauth.callback_port", As: convert.AsNumber, On: convert.Remote},
				{Field: convert.OAuthRedirectURI, Key: "oauth.redirect_uri", On: convert.Remote, Whole: true},
				{Field: convert.OAuthMetadataURL, Key: "oauth.auth_server_metadata_url", On: convert.Remote},
				{Field: convert.OAuthOn, Key: "oauth", As: convert.AsFalse, On: convert.Remote},
				{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
				{Field: convert.StartupTimeout, Key: "timeout.startup", As: convert.AsMillis},
				{Field: convert.CallTimeout, Key: "timeout.execution", As: convert.AsMillis},
			},
			Own:    []convert.Own{{Key: "codemode"}, {Key: "protocol"}, {Key: "timeout.catalog"}},
			Beside: []string{"mcp.timeout"},
			Elsewhere: []convert.Elsewhere{ // [v2]
				{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set permissions in the same file."},
			},
			Dialect: opencodeDialect,
			Unknown: convert.UnknownNotKnown,
		},
	},
	NoHooks: convert.NoHooks{Why: "OpenCode runs plugins written in JavaScript or TypeScript instead; a hooks key in opencode.json does nothing.", Nearest: "Write a plugin in .opencode/plugins that runs the command in tool.execute.before."},
}

var opencodeFiles = []convert.File{
	{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/opencode/opencode.json", Moves: "XDG_CONFIG_HOME"},
	{Scope: convert.User, OS: convert.Linux, Path: "~/.config/opencode/opencode.json", Moves: "XDG_CONFIG_HOME"},
	{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.config\opencode\opencode.json`},
	{Scope: convert.Project, Path: "opencode.json"},
}

// "remote" tries Streamable HTTP and falls back to SSE in version 1 [v1]; http, sse, stdio are invalid words [run].
var opencodeTransports = []convert.TransportForm{
	{Transport: convert.Stdio, Word: "local"},
	{Transport: convert.HTTP, Word: "remote", FallsBack: true},
	{Transport: convert.SSE, Word: "remote"},
}

// Filled in anywhere in the file before it is parsed; a missing file is a fatal error [run].
var opencodeDialect = convert.Dialect{Env: []convert.Form{convert.CurlyEnv}, File: convert.CurlyFile}
