package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [manual] https://ampcode.com/manual as of 2026-05; [guide] sourcegraph/amp-examples-and-guides
// guides/mcp/amp-mcp-setup-guide.md@12fb98c7 (2025-09); [513] btsouth/toolport#513.
var amp = convert.Agent{
	ID: "amp", Name: "Amp", Vendor: "Amp", Docs: "https://ampcode.com/manual#mcp",
	Checked: "manual of 2026-05", Rank: 20,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [guide][513]; settings.jsonc is read as well
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/amp/settings.json", Moves: "AMP_SETTINGS_FILE"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/amp/settings.json", Moves: "AMP_SETTINGS_FILE"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\amp\settings.json`, Moves: "AMP_SETTINGS_FILE"},
			{Scope: convert.Project, Path: ".amp/settings.json"},
		},
		Syntax:   syntax.JSONC,
		Root:     []string{"amp.mcpServers"}, // one key with a dot in it [manual]
		OldRoots: [][]string{{"mcpServers"}, {"amp", "mcpServers"}},
		Transports: []convert.TransportForm{ // a url is enough; the client finds out which [manual]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE},
		},
		BareURL: convert.Unspecified,
		Command: &convert.AddCommand{ // [docs]
			Words: []string{"amp", "mcp", "add"}, Packages: " @sourcegraph/amp @ampcode/cli ", Dash: true, URLLast: true, BareURL: convert.Unspecified, ScopeWords: [2]string{"", "--workspace"},
			Flags: []convert.Flag{envFlag, headerPairFlag},
		},
		Rows: []convert.Row{ // [manual]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList, Globs: true},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
		},
		Dialect:     convert.Dialect{Env: []convert.Form{convert.Braces}}, // defaults are not documented [manual]
		Unknown:     convert.UnknownNotKnown,
		ProjectHint: "Amp starts the servers of a project's file only after you approve them: amp mcp approve NAME.",
	}},
	NoHooks: convert.NoHooks{Why: "Amp runs plug-ins written in TypeScript instead; the list amp.hooks of older versions ran no commands.", Nearest: "Write a plug-in in ~/.config/amp/plugins that runs the command on tool.call, or delegate to a program in amp.permissions."},
}
