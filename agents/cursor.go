package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://cursor.com/docs/mcp (3.13 era, read 2026-07-29); [kendex] vanillagreencom/kendex
// docs/adapters/cursor.md@2c22391 and PR #2184 (2026-09-05, tried with the CLI); [nix] dryvist/nix-ai PR #1697.
var cursor = convert.Agent{
	ID: "cursor", Name: "Cursor", Vendor: "Anysphere", Docs: "https://cursor.com/docs/mcp",
	Checked: "docs of 3.13, reports up to 3.20, 2026-09-16", Rank: 3, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.cursor/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.cursor/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.cursor\mcp.json`},
			{Scope: convert.Project, Path: ".cursor/mcp.json"},
		},
		Syntax:   syntax.JSON, // comments are not documented
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"mcp", "servers"}},
		Transports: []convert.TransportForm{ // Cursor works the transport of a url out itself [docs]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			{Transport: convert.SSE, Also: []string{"sse"}},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.EnvFile, Key: "envFile", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "auth.CLIENT_ID", On: convert.Remote}, // the capitals are literal [docs]
			{Field: convert.OAuthClientSecret, Key: "auth.CLIENT_SECRET", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "auth.scopes", As: convert.AsList, On: convert.Remote},
			// Harmless with these words; "remote" makes the CLI drop the whole file [nix]. Never written.
			{Field: convert.Word, Key: "type", ReadOnly: true},
		},
		Dialect: convert.Dialect{
			Env: []convert.Form{convert.EnvBraces},
			Folders: []convert.FolderName{
				{Name: "userHome", Spelt: "${userHome}"}, {Name: "workspaceFolder", Spelt: "${workspaceFolder}"},
				{Name: "workspaceFolderBasename", Spelt: "${workspaceFolderBasename}"}, {Name: "pathSeparator", Spelt: "${pathSeparator}"}, {Name: "pathSeparator", Spelt: "${/}"},
			},
		},
		Launch:     convert.Launch{NoShellPath: true, WindowsShell: []string{"npx"}},
		Unknown:    convert.UnknownIgnored,
		SwitchHint: "Leave it out, or switch it off in Settings, Tools & MCP.",
	}},
}
