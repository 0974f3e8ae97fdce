package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [ref] https://code.visualstudio.com/docs/agents/reference/mcp-configuration (2026-06-03 and newer); [src]
// microsoft/vscode mcpPlatformTypes.ts and pluginParsers.ts; [biomcp] genomoncology/biomcp PR #243 (2026-08); [install]
// supermemoryai/install-mcp PR #33.
var vscode = convert.Agent{
	ID: "vscode", Name: "VS Code", Vendor: "Microsoft, GitHub", Docs: "https://code.visualstudio.com/docs/agents/reference/mcp-configuration",
	Checked: "docs of 2026-06, 2026-09-16", Rank: 4, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // the default profile [ref]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/Library/Application Support/Code/User/mcp.json", Moves: "VSCODE_PORTABLE"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/Code/User/mcp.json", Moves: "XDG_CONFIG_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Code\User\mcp.json`, Moves: "VSCODE_PORTABLE"},
			{Scope: convert.Project, Path: ".vscode/mcp.json"},
		},
		Syntax:    syntax.JSONC, // comments and trailing commas [ref]
		Root:      []string{"servers"},
		AlsoRoots: [][]string{{"customizations", "vscode", "mcp", "servers"}}, // devcontainer.json [ref]
		OldRoots: [][]string{
			{"mcpServers"},                                                                                               // read as nothing, without an error [biomcp]
			{"mcp", "servers"}, {"mcp.servers"}, {"github.copilot.chat.mcp.servers"}, {"github.copilot.chat.mcpServers"}, // settings.json [install]
		},
		Inputs: "inputs",
		Beside: []string{"sandbox"}, // rules for servers with sandboxEnabled [ref]
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // type is required for a URL; some builds take it for stdio and refuse it [ref]
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local, Null: true}, // null unsets a variable [ref]
			{Field: convert.EnvFile, Key: "envFile", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
		},
		Own: []convert.Own{ // [ref]
			{Key: "dev"}, {Key: "sandboxEnabled", On: convert.Local}, {Key: "version"}, {Key: "gallery"},
			{Key: "oauth.enterpriseManaged", On: convert.Remote},
		},
		Names: convert.NameRule{Warn: " /@:.()[]'\"", WarnWhy: "Its documentation asks for names in camelCase, without spaces and special characters."}, // [ref]
		Dialect: convert.Dialect{ // ${NAME} and ${NAME:-x} stay as they are in mcp.json [src]
			Env: []convert.Form{convert.EnvBraces}, Input: convert.InputBraces,
			Folders: []convert.FolderName{ // the predefined variables [ref]
				{Name: "workspaceFolder", Spelt: "${workspaceFolder}"}, {Name: "userHome", Spelt: "${userHome}"},
				{Name: "workspaceFolderBasename", Spelt: "${workspaceFolderBasename}"}, {Name: "pathSeparator", Spelt: "${pathSeparator}"}, {Name: "pathSeparator", Spelt: "${/}"},
			},
			Others: []convert.Form{"${config:NAME}", "${command:NAME}", "${workspaceFolder:NAME}"},
		},
		Unknown:    convert.UnknownWarns, // a squiggle; the entry still loads [ref]
		SwitchHint: "Leave it out, or stop it in the program with MCP: List Servers.",
	}},
}
