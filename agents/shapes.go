package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// What people paste beside the files of the agents: exports, protocols and programs that are read and never written.
const shapeOnly = "This is a form that is only read here."

// anyReference is for texts of which nobody says who fills in what: every reference stays one.
var anyReference = convert.Dialect{
	Env: []convert.Form{convert.Braces, convert.EnvBraces, convert.DollarEnv}, Default: true, Input: convert.InputBraces,
	Folders: []convert.FolderName{{Name: "workspaceFolder", Spelt: "${workspaceFolder}"}, {Name: "userHome", Spelt: "${userHome}"}},
}

// Source: https://agentclientprotocol.com, session/new: McpServer, EnvVariable and HttpHeader, which are lists of name and
// value; a server without a type is stdio.
var agentClientProtocol = convert.Agent{
	ID: "agent-client-protocol", Name: "Agent Client Protocol", Docs: "https://agentclientprotocol.com/protocol/session-setup", Checked: "version 1",
	Rank: 91, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Root: []string{"mcpServers"}, AlsoRoots: [][]string{{"params", "mcpServers"}}, ListKey: "name",
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "http"}, {Transport: convert.SSE, Word: "sse"},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsPairs, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsPairs, On: convert.Remote},
		},
		Dialect: anyReference,
	}},
}

// Source: mistralai/mistral-vibe vibe/core/config.py (_MCPHttpFields, MCPStdio); command is a text or a list.
var mistralVibe = convert.Agent{
	ID: "mistral-vibe", Name: "Mistral Vibe", Docs: "https://docs.mistral.ai/mistral-vibe", Checked: "source of 2026",
	Rank: 92, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.TOML, Root: []string{"mcp_servers"}, ListKey: "name", Tidy: vibeToken,
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "transport"},
			{Field: convert.Command, Key: "command", As: convert.AsText, On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.StartupTimeout, Key: "startup_timeout_sec", As: convert.AsSeconds},
			{Field: convert.CallTimeout, Key: "tool_timeout_sec", As: convert.AsSeconds},
			{Field: convert.DenyTools, Key: "disabled_tools", As: convert.AsList},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.OAuthClientID, Key: "auth.client_id", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "auth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "auth.redirect_port", As: convert.AsNumber, On: convert.Remote},
		},
		Own: []convert.Own{
			{Key: "prompt"}, {Key: "sampling_enabled"}, {Key: "api_key_env"}, {Key: "api_key_header"}, {Key: "api_key_format"},
			{Key: "auth.type", Private: true}, {Key: "auth.client_metadata_url", Label: "client-metadata-url"},
		},
		Dialect: convert.Dialect{Env: []convert.Form{convert.Braces}}, // of the header that vibeToken makes
	}},
}

// vibeToken makes a header of the variable that api_key_env names: api_key_header and api_key_format say which and how. They stand in
// the entry, or beside further headers under auth, whose type is static then (vibe/core/config/models.py@ac8f1a09).
func vibeToken(entry *syntax.Node) *syntax.Node {
	if auth := entry.Get("auth"); auth != nil && auth.Kind == syntax.Map && (auth.Get("type") == nil || auth.Get("type").Text == "static") {
		lifted := &syntax.Node{Kind: syntax.Map, Place: entry.Place}
		for i := range entry.Pairs {
			if entry.Pairs[i].Value != auth {
				lifted.Pairs = append(lifted.Pairs, entry.Pairs[i])
			}
		}
		for i := range auth.Pairs {
			if auth.Pairs[i].Key != "type" {
				lifted.Pairs = append(lifted.Pairs, auth.Pairs[i])
			}
		}
		entry = lifted
	}
	variable := entry.Get("api_key_env")
	if variable == nil || variable.Kind != syntax.String || variable.Text == "" {
		return entry
	}
	header, before, after := "Authorization", "Bearer ", ""
	if h := entry.Get("api_key_header"); h != nil && h.Text != "" {
		header = h.Text
	}
	if f := entry.Get("api_key_format"); f != nil && f.Kind == syntax.String {
		const token = "{token}"
		for i := 0; i+len(token) <= len(f.Text); i++ {
			if f.Text[i:i+len(token)] == token {
				before, after = f.Text[:i], f.Text[i+len(token):]
				break
			}
		}
	}
	tidy := &syntax.Node{Kind: syntax.Map, Place: entry.Place}
	headers := &syntax.Node{Kind: syntax.Map, Place: variable.Place}
	for i := range entry.Pairs {
		switch p := &entry.Pairs[i]; p.Key {
		case "api_key_env", "api_key_header", "api_key_format":
		case "headers":
			headers.Pairs = append(headers.Pairs, p.Value.Pairs...)
		default:
			tidy.Pairs = append(tidy.Pairs, *p)
		}
	}
	value := &syntax.Node{Kind: syntax.String, Text: before + "${" + variable.Text + "}" + after, Place: variable.Place}
	return tidy.Add("headers", headers.Add(header, value))
}

// Source: the MCP plug-in of Dify's marketplace (junjiem/dify-plugin-agent-mcp_sse): a map of servers without a root, both
// time-outs in seconds.
var dify = convert.Agent{
	ID: "dify", Name: "Dify", Docs: "https://marketplace.dify.ai", Checked: "plug-in of 2026",
	Rank: 93, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Root: []string{"mcpServers"},
		Transports: []convert.TransportForm{
			{Transport: convert.HTTP, Word: "streamable_http"}, {Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.SSE,
		Rows: []convert.Row{
			{Field: convert.Word, Key: "transport"},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, On: convert.Remote},
		},
		Own:     []convert.Own{{Key: "sse_read_timeout"}},
		Dialect: anyReference,
	}},
}

// Source: GitHub's documentation of Copilot in JetBrains IDEs, Xcode and Eclipse: `servers`, headers under requestInit.
var copilotPlugins = convert.Agent{
	ID: "github-copilot-plugins", Name: "Copilot in JetBrains and Xcode", Docs: "https://docs.github.com/copilot/how-tos/provide-context/use-mcp/extend-copilot-chat-with-mcp", Checked: "docs of 2026",
	Rank: 94, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSONC, Root: []string{"servers"},
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "http"}, {Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "requestInit.headers", As: convert.AsMap, On: convert.Remote},
		},
		Own:     []convert.Own{{Key: "eventSourceInit"}},
		Dialect: anyReference,
	}},
}

// Source: steipete/mcporter docs/config.md@956f20bb: baseUrl, ${VAR}, ${VAR:-text} and $env:VAR, imports beside the servers.
var mcporter = convert.Agent{
	ID: "mcporter", Name: "mcporter", Docs: "https://github.com/steipete/mcporter/blob/main/docs/config.md", Checked: "docs of 2026",
	Rank: 95, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSONC, Root: []string{"mcpServers"}, Signs: []string{"imports"},
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio}, {Transport: convert.HTTP}, {Transport: convert.SSE},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "baseUrl", On: convert.Remote},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Headers, Key: "bearerTokenEnv", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.AllowTools, Key: "allowedTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "blockedTools", As: convert.AsList},
			{Field: convert.Description, Key: "description"},
		},
		Own:     []convert.Own{{Key: "auth"}, {Key: "tokenCacheDir"}, {Key: "clientName"}, {Key: "oauthRedirectUrl"}, {Key: "lifecycle"}, {Key: "logging"}},
		Dialect: convert.Dialect{Env: []convert.Form{convert.Braces, convert.DollarEnv}, Default: true},
	}},
}
