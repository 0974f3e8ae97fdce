package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: xai-org/grok-build@19d42e35 (1.0.6): [ug7] docs/user-guide/07-mcp-servers.md; [cfg]
// xai-grok-config-types/src/mcp.rs and xai-grok-shell/src/util/config/mcp.rs; [mcprs] xai-grok-mcp/src/servers.rs.
var grokBuild = convert.Agent{
	ID: "grok-build", Name: "Grok Build", Vendor: "xAI", Docs: "https://docs.x.ai/build/features/mcp-servers",
	Checked: "1.0.6, 2026-08-19", Rank: 31,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.grok/config.toml", Moves: "GROK_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.grok/config.toml", Moves: "GROK_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.grok\config.toml`, Moves: "GROK_HOME"},
			{Scope: convert.Project, Path: ".grok/config.toml"}, // read once the folder is trusted [ug7]
		},
		Syntax:  syntax.TOML,
		Root:    []string{"mcp_servers"},
		OffList: []string{"disabled_mcp_servers"}, // [ug7]
		Transports: []convert.TransportForm{ // of type only sse is read, any other word is Streamable HTTP [cfg]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			{Transport: convert.SSE, Word: "sse", Doubt: "Grok Build takes the word sse but connects with the client for Streamable HTTP; version 1.0.6 has no other."}, // [mcprs]
		},
		BareURL: convert.HTTP,
		ByPath:  []convert.PathForm{{End: "/sse", Transport: convert.SSE}}, // [cfg]
		Rows: []convert.Row{ // Codex's http_headers, env_http_headers, env_vars and tool lists are unknown here [cfg]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local, ReadOnly: true}, // parsed and not handed on [mcprs]
			{Field: convert.Word, Key: "type", On: convert.Remote},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.URL, Key: "urlTemplate", On: convert.Remote, ReadOnly: true},
			{Field: convert.URL, Key: "url_template", On: convert.Remote, ReadOnly: true},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote, Inline: true},
			{Field: convert.Headers, Key: "bearer_token_env_var", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth_client_id", On: convert.Remote, ReadOnly: true},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecretEnvVar", As: convert.AsVarName, On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth_client_secret_env_var", As: convert.AsVarName, On: convert.Remote, ReadOnly: true},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth_scopes", As: convert.AsList, On: convert.Remote, ReadOnly: true},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.StartupTimeout, Key: "startup_timeout_sec", As: convert.AsSeconds},
			{Field: convert.CallTimeout, Key: "tool_timeout_sec", As: convert.AsSeconds},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.OriginalName, Key: "_hk_name", ReadOnly: true},
		},
		Own: []convert.Own{{Key: "tool_timeouts"}, {Key: "expose_image_base64"}, {Key: "setup"}}, // [cfg]
		// The name begins the names of the tools, server__tool, which must fit ^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$ with one __;
		// the tools of any other server are left out without a word [mcprs].
		Names: convert.NameRule{Chars: "_-", Letter: true, NoDouble: true},
		Dialect: convert.Dialect{ // [cfg]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true,
			Folders: []convert.FolderName{{Name: "sessionId", Spelt: "{{session_id}}"}, {Name: "sessionId", Spelt: "${session_id}"}}, // in headers [ug7]
			In:      convert.InCommand | convert.InArgs | convert.InEnv | convert.InCwd | convert.InURL | convert.InHeaders,
		},
		Unknown: convert.UnknownWarns, // [cfg]
	}},
}
