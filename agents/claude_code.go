package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 2.1.332 started offline with small files; [bin] the validation schema inside it; [mcp]
// https://code.claude.com/docs/en/mcp (2026-08-22); [env] https://code.claude.com/docs/en/env-vars.
var claudeCode = convert.Agent{
	ID: "claude-code", Name: "Claude Code", Vendor: "Anthropic", Docs: "https://code.claude.com/docs/en/mcp",
	Checked: "2.1.332, 2026-11-24", Rank: 1, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [mcp]; CLAUDE_CONFIG_DIR moves .claude.json too [run]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.claude.json", Moves: "CLAUDE_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.claude.json", Moves: "CLAUDE_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.claude.json`, Moves: "CLAUDE_CONFIG_DIR"},
			{Scope: convert.Project, Path: ".mcp.json"},
		},
		Syntax:    syntax.JSON, // a comment or a trailing comma makes the whole file fail [run]
		Root:      []string{"mcpServers"},
		AlsoRoots: [][]string{{"projects", "*", "mcpServers"}}, // local scope, the default of `claude mcp add` [mcp]
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}}, // the alias is stored as http [run]
			{Transport: convert.SSE, Word: "sse"},
			{Transport: convert.WS, Word: "ws"},
		},
		BareURL: convert.NoTransport, // a url without a type: the entry is skipped [run]
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local}, // a number is an error: the entry is skipped [run]
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // per tool call; less than 1000 is ignored [bin]
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthMetadataURL, Key: "oauth.authServerMetadataUrl", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsWords, On: convert.Remote}, // one text; a list is an error [run]
		},
		Own: []convert.Own{
			{Key: "alwaysLoad"}, {Key: "headersHelper", Label: "headers-helper", On: convert.Remote}, {Key: "oauth.xaa", On: convert.Remote},
			{Key: "request_timeout_ms", On: convert.Remote}, {Key: "tools", On: convert.Remote},
		},
		Names: convert.NameRule{Reserved: []string{"workspace", "claude-in-chrome", "computer-use", "Claude Preview", "Claude Browser"}}, // [mcp]
		Dialect: convert.Dialect{ // [mcp][bin]; $VAR, ${env:VAR} and ${input:id} are not filled in [run]
			Env: []convert.Form{convert.Braces}, Default: true,
			Withheld: []string{ // sent as nothing, even with a default [run]; the last five by [bin]
				"ANTHROPIC_API_KEY", "CLAUDE_CODE_OAUTH_TOKEN", "AWS_SECRET_ACCESS_KEY", "NPM_TOKEN", "GOOGLE_APPLICATION_CREDENTIALS", "HTTPS_PROXY",
				"TWINE_PASSWORD", "PYPI_TOKEN", "CARGO_REGISTRY_TOKEN", "AZURE_PASSWORD",
			},
			// Set for the server but not for Claude Code itself, so the default belongs to it [mcp].
			Folders: []convert.FolderName{{Name: "workspaceFolder", Spelt: "${CLAUDE_PROJECT_DIR:-.}"}},
			In:      convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
		},
		// "cmd /c" is the form that works on every version; 2025 releases asked for it.
		Launch:     convert.Launch{WindowsShell: []string{"npx"}},
		Unknown:    convert.UnknownIgnored, // [run]
		SwitchHint: "Keep it out of the file, or switch it off in the program with /mcp.",
	}},
}
