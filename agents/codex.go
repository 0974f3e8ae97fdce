package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 0.171.0 started offline; [src] openai/codex, config types; [ref] the published config
// reference (2026-11).
var codex = convert.Agent{
	ID: "codex", Name: "Codex", Vendor: "OpenAI", Docs: "https://developers.openai.com/codex/mcp",
	Checked: "0.171.0, 2026-11-20", Rank: 2, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.codex/config.toml", Moves: "CODEX_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.codex/config.toml", Moves: "CODEX_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.codex\config.toml`, Moves: "CODEX_HOME"},
			{Scope: convert.Project, Path: ".codex/config.toml"},
		},
		Syntax:   syntax.TOML,
		Root:     []string{"mcp_servers"},
		OldRoots: [][]string{{"mcp", "servers"}, {"mcpServers"}, {"mcp-servers"}}, // ignored as unknown keys [run]
		Transports: []convert.TransportForm{ // there is no key for the transport [run]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
		},
		BareURL: convert.HTTP,
		Rows: []convert.Row{ // [run][src][ref]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.EnvPass, Key: "env_vars", As: convert.AsList, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "bearer_token_env_var", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.Headers, Key: "http_headers", As: convert.AsMap, On: convert.Remote, Inline: true},
			{Field: convert.Headers, Key: "env_http_headers", As: convert.AsHeaderVars, On: convert.Remote, Inline: true},
			{Field: convert.OAuthScopes, Key: "scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthResource, Key: "oauth_resource", On: convert.Remote},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.StartupTimeout, Key: "startup_timeout_sec", As: convert.AsSeconds},
			{Field: convert.StartupTimeout, Key: "startup_timeout_ms", As: convert.AsMillis, ReadOnly: true},
			{Field: convert.CallTimeout, Key: "tool_timeout_sec", As: convert.AsSeconds},
			{Field: convert.AllowTools, Key: "enabled_tools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabled_tools", As: convert.AsList},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callback_port", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthIssuer, Key: "oauth.authorization_server_issuer", On: convert.Remote},
			{Field: convert.OriginalName, Key: "_hk_name", ReadOnly: true},
		},
		Own: []convert.Own{
			{Key: "required"}, {Key: "default_tools_approval_mode"}, {Key: "tools"},
			{Key: "supports_parallel_tool_calls", Label: "parallel-tool-calls"},
			{Key: "startup_readiness"}, {Key: "omit_tools_from"}, {Key: "tool_input_schema_max_bytes"}, {Key: "environment_id"},
			{Key: "experimental_environment"}, {Key: "name"},
			{Key: "auth", On: convert.Remote}, {Key: "http_headers_helper", Label: "headers-helper", On: convert.Remote},
			{Key: "oauth.callback_url", On: convert.Remote}, {Key: "oauth.token_endpoint_auth_method", On: convert.Remote},
		},
		// 0.140 refused / : @ and the dot; 0.171.0 takes them [run].
		Names: convert.NameRule{Chars: "_-", Wide: "/:@.", WideSince: "0.171"},
		// Nothing is filled in: ${HOME} and the like go to the server as they are [run].
		Dialect: convert.Dialect{},
		Unknown: convert.UnknownWarns, // [run]
	}},
}
