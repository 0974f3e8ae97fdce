package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] zed-industries/zed crates/settings_content/src/project.rs@006ce51 (2026); [docs] https://zed.dev/docs/ai/mcp;
// [27435], [51350] issues of zed-industries/zed.
var zed = convert.Agent{
	ID: "zed", Name: "Zed", Vendor: "Zed Industries", Docs: "https://zed.dev/docs/ai/mcp",
	Checked: "source 006ce51 and documentation of 2026", Rank: 13,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // ~/.config on macOS as well [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/zed/settings.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/zed/settings.json", Moves: "XDG_CONFIG_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Zed\settings.json`},
			{Scope: convert.Project, Path: ".zed/settings.json"},
		},
		Syntax:   syntax.JSONC, // the whole settings of the editor, with comments and trailing commas [docs]
		Root:     []string{"context_servers"},
		OldRoots: [][]string{{"mcpServers"}, {"mcp"}}, // not read [src]
		Transports: []convert.TransportForm{ // no SSE, and no key for the transport [docs]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
		},
		BareURL: convert.HTTP,
		Rows: []convert.Row{ // [src]
			// The nested command of early 2025, which Zed moves into the flat form itself [27435].
			{Field: convert.Command, Key: "command.path", On: convert.Local, ReadOnly: true, Old: true},
			{Field: convert.Args, Key: "command.args", As: convert.AsList, On: convert.Local, ReadOnly: true, Old: true},
			{Field: convert.EnvVars, Key: "command.env", As: convert.AsMap, On: convert.Local, ReadOnly: true, Old: true},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Whole: true}, // of requests; an integer
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},                     // disabled is ignored: the server runs
		},
		Own: []convert.Own{
			{Key: "source", Private: true}, // "custom": asked for in mid 2025, tolerated now [src]
			{Key: "remote", Private: true, On: convert.Local},
			{Key: "settings", On: convert.Local},
		},
		Supplied: []convert.Supplied{ // the third kind of entry [src]; a misspelt command or url makes one, too [51350]
			{Key: "settings", Why: "It only sets up a server that an extension of Zed brings, so there is no command or URL to carry over.", Lost: true},
			{Key: "enabled", Why: "It only switches a server that an extension of Zed brings, so there is no command or URL to carry over."},
		},
		Dialect:     convert.Dialect{}, // nothing is filled in [docs]
		Launch:      convert.Launch{NoShellPath: true},
		Unknown:     convert.UnknownIgnored, // with a mark in the editor [src]
		ProjectHint: "Zed starts the servers of a project's file only when the project is trusted.",
	}},
	NoHooks: convert.NoHooks{Why: "Zed has no hooks of its own; agents that run inside it use theirs.", Nearest: "Set rules in agent.tool_permissions: always_deny and always_confirm for each tool."},
}
