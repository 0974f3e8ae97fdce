package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://www.jetbrains.com/help/ai-assistant/2026.1/mcp.html; [rs] dyoshikawa/rulesync
// src/features/mcp/aiassistant-mcp.ts@cfebcd75 (the paths); [vendor] instructions of server vendors (headers).
var jetbrainsAIAssistant = convert.Agent{
	ID: "jetbrains-ai-assistant", Name: "JetBrains AI Assistant", Vendor: "JetBrains", Docs: "https://www.jetbrains.com/help/ai-assistant/mcp.html",
	Checked: "docs of 2026.1", Rank: 23,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // likely, in no official text [rs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.ai/mcp/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.ai/mcp/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.ai\mcp\mcp.json`},
			{Scope: convert.Project, Path: ".ai/mcp/mcp.json"},
		},
		Paste:  "The sure way into JetBrains AI Assistant is its dialog: Settings, Tools, AI Assistant, Model Context Protocol (MCP), Add; paste the text there, one server at a time, and choose its transport.",
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // the dialog asks which one it is [docs]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE, Doubt: "Its documentation of 2026.1 lists stdio and Streamable HTTP; only newer versions are said to take SSE."},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote}, // [vendor]
		},
		Dialect:    convert.Dialect{}, // nothing is documented
		Launch:     convert.Launch{NoShellPath: true, WindowsShell: []string{"npx"}},
		SwitchHint: "Add it when you need it, or add it and clear its check box in the dialog.",
		Elsewhere: []convert.Elsewhere{
			{Fields: convert.InCwd, Hint: "Set it in the dialog, under Working directory."},
			{Fields: 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "The chat asks before each call."},
		},
	}},
	NoHooks: convert.NoHooks{Why: "JetBrains AI Assistant has no hooks.", Nearest: "The command-line program of Junie has some."},
}
