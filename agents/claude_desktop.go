package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [qs] https://modelcontextprotocol.io/quickstart/user; [cc] the importer inside Claude Code 2.1.332 (2026-11-24),
// which reads this file; [con] https://support.claude.com/en/articles/11175166; reports of users from March to June 2026
// (app 1.1.4xxx to 1.1.8629). There is no published schema.
var claudeDesktop = convert.Agent{
	ID: "claude-desktop", Name: "Claude Desktop", Vendor: "Anthropic", Docs: "https://modelcontextprotocol.io/quickstart/user",
	Checked: "app 1.1.8629 and docs, 2026-11-24", Rank: 7, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{
			{Scope: convert.User, OS: convert.MacOS, Path: "~/Library/Application Support/Claude/claude_desktop_config.json"}, // [qs][cc]
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/Claude/claude_desktop_config.json"},                     // guides of users; not in the docs
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Claude\claude_desktop_config.json`},                   // [qs][cc]
		},
		Syntax: syntax.JSON, // a comment or a trailing comma stops the whole file
		Root:   []string{"mcpServers"},
		Signs:  []string{"preferences"},
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Also: []string{"stdio"}}, // the word stands in examples and is tolerated
		},
		BareURL: convert.NoTransport, // an entry without a command is skipped with a dialog
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type", ReadOnly: true},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
		},
		Dialect: convert.Dialect{}, // ${VAR}, %APPDATA% and ~ are passed on as they are
		// The PATH of the login shell is missing on macOS; `cmd /c npx` is the form that starts on Windows in every version.
		Launch:     convert.Launch{NoShellPath: true, WindowsShell: []string{"npx"}},
		Unknown:    convert.UnknownNotKnown,
		SwitchHint: "Leave it out, or switch it off in the tool menu of a chat.",
		RemoteHint: "Add it in Settings > Connectors > Add custom connector, if it can be reached from the internet; else run it through a bridge.", // [con]
	}},
	NoHooks: convert.NoHooks{Why: "Claude Desktop has no hooks, neither in its file nor for its chats.", Nearest: "Its Code tab runs Claude Code and uses the hooks of Claude Code."},
}
