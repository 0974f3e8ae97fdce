package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: NousResearch/hermes-agent: [ref] website/docs/reference/mcp-config-reference.md@0059a797; [cfg]
// tools/mcp_tool_config.py@00067189; [tr] tools/mcp_tool_transport.py@0312b5bc; [common] tools/mcp_tool_common.py@081e2a34;
// [home] hermes_constants.py@00067189.
var hermes = convert.Agent{
	ID: "hermes", Name: "Hermes", Vendor: "Nous Research", Docs: "https://github.com/NousResearch/hermes-agent/blob/main/website/docs/reference/mcp-config-reference.md",
	Checked: "source of autumn 2026, after 0.20.4", Rank: 32,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // no file for a project
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.hermes/config.yaml", Moves: "HERMES_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.hermes/config.yaml", Moves: "HERMES_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%LOCALAPPDATA%\hermes\config.yaml`, Moves: "HERMES_HOME"}, // [home]
		},
		Syntax:   syntax.YAML,
		Root:     []string{"mcp_servers"},
		OldRoots: [][]string{{"mcpServers"}},
		Transports: []convert.TransportForm{ // under transport only sse is read, every other word is Streamable HTTP [tr]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, FallsBack: true, Also: []string{"http", "streamable-http", "streamable_http", "streamableHttp"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local}, // not in the docs; handed to the SDK [tr]
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Word, Key: "transport", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth.redirect_port", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirect_uri", On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds},
			{Field: convert.StartupTimeout, Key: "connect_timeout", As: convert.AsSeconds},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.AllowTools, Key: "tools.include", As: convert.AsList},
			{Field: convert.DenyTools, Key: "tools.exclude", As: convert.AsList},
		},
		Own: []convert.Own{ // [ref]
			{Key: "tools.resources"}, {Key: "tools.prompts"}, {Key: "trust"}, {Key: "protocol"}, {Key: "keepalive_interval"}, {Key: "sampling"},
			{Key: "elicitation"}, {Key: "scope"}, {Key: "supports_parallel_tool_calls", Label: "parallel-tool-calls"},
			{Key: "idle_timeout_seconds", On: convert.Local}, {Key: "max_lifetime_seconds", On: convert.Local}, {Key: "lifecycle", On: convert.Local},
			{Key: "auth", Label: "auth-oauth", On: convert.Remote}, {Key: "ssl_verify", Label: "ssl-verify", On: convert.Remote},
			{Key: "client_cert", Label: "client-cert", On: convert.Remote}, {Key: "client_key", Label: "client-key", On: convert.Remote},
			{Key: "identity_header", On: convert.Remote}, {Key: "skip_preflight", On: convert.Remote}, {Key: "strict_redirect_headers", On: convert.Remote},
			{Key: "oauth.client_name", Label: "oauth-client-name", On: convert.Remote},
			{Key: "oauth.client_metadata_url", Label: "client-metadata-url", On: convert.Remote},
			{Key: "oauth.token_endpoint_auth_method", Label: "token-endpoint-auth-method", On: convert.Remote},
			{Key: "oauth.cimd", On: convert.Remote}, {Key: "oauth.redirect_host", On: convert.Remote}, {Key: "oauth.flow", On: convert.Remote},
			{Key: "oauth.timeout", On: convert.Remote}, {Key: "oauth.user_agent", On: convert.Remote},
		},
		Dialect: convert.Dialect{ // in every text of an entry; no default, no $NAME [cfg]
			Env: []convert.Form{convert.Braces, convert.EnvBraces},
			Folders: []convert.FolderName{
				{Name: "userHome", Spelt: "${userHome}"}, {Name: "workspaceFolder", Spelt: "${workspaceFolder}"},
				{Name: "workspaceFolderBasename", Spelt: "${workspaceFolderBasename}"}, {Name: "pathSeparator", Spelt: "${pathSeparator}"}, {Name: "pathSeparator", Spelt: "${/}"},
			},
		},
		Unknown: convert.UnknownIgnored, // [tr][common]
	}},
}
