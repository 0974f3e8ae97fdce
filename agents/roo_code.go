package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [hub] RooCodeInc/Roo-Code src/services/mcp/McpHub.ts@cb836567 (3.52.1, 2026-04-14, the last one); [conf]
// src/utils/config.ts of the same commit; [docs] https://docs.roocode.com/features/mcp/using-mcp-in-roo.
var rooCode = convert.Agent{
	ID: "roo-code", Name: "Roo Code", Vendor: "Roo Code", Docs: "https://docs.roocode.com/features/mcp/using-mcp-in-roo",
	Checked: "3.52.1, 2026-04-14 (discontinued)", Rank: 18,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [hub]; forks of VS Code have another folder in place of Code
			{Scope: convert.User, OS: convert.MacOS, Path: "~/Library/Application Support/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Code\User\globalStorage\rooveterinaryinc.roo-cline\settings\mcp_settings.json`},
			{Scope: convert.Project, Path: ".roo/mcp.json"},
		},
		Syntax: syntax.JSON, // strict [hub]
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // http, streamableHttp and streamable_http are refused [hub]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Word: "streamable-http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.SSE, // the first arm of the schema that fits [hub]
		Rows: []convert.Row{ // [hub]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Least: 1, Most: 3600}, // another makes the entry invalid
			{Field: convert.AutoApprove, Key: "alwaysAllow", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
		},
		Own: []convert.Own{{Key: "watchPaths"}},
		Dialect: convert.Dialect{ // in every text; the name of a variable is \w+ [conf]
			Env:     []convert.Form{convert.EnvBraces},
			Folders: []convert.FolderName{{Name: "workspaceFolder", Spelt: "${workspaceFolder}"}},
		},
		Unknown: convert.UnknownIgnored, // [hub]
	}},
	NoHooks: convert.NoHooks{Why: "Roo Code has no hooks.", Nearest: "Nothing it has comes near."},
}
