package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://docs.augmentcode.com/cli/config and /cli/integrations (quoted 2026-08-27); [log]
// augmentcode/auggie CHANGELOG.md@f3378982 (0.31.0, 2026-06-25); [ext] files of the VS Code extension that users show.
var augment = convert.Agent{
	ID: "augment", Name: "Augment Code", Vendor: "Augment Computing", Docs: "https://docs.augmentcode.com/cli/integrations",
	Checked: "auggie 0.31.0, docs of 2026-08-27", Rank: 27,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // also holds hooks and permissions [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.augment/settings.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.augment/settings.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.augment\settings.json`},
			{Scope: convert.Project, Path: ".augment/settings.json"},
		},
		Syntax:   syntax.JSONC, // comments are tolerated and kept [log]
		Root:     []string{"mcpServers"},
		Signs:    []string{"toolPermissions"},
		OldRoots: [][]string{{"augment.advanced.mcpServers"}}, // a list in VS Code's settings [ext]
		Transports: []convert.TransportForm{ // [docs]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // a remote entry must have a type [docs]
		Command: &convert.AddCommand{ // [docs]
			Words: []string{"auggie", "mcp", "add"}, JSON: []string{"auggie", "mcp", "add-json"}, Dash: true, URLFlag: "--url", CommandFlag: "--command", ArgsFlag: "--args",
			TransportFlag: transportFlags, TransportWords: usualTransports, ScopeWords: [2]string{"", "--project"},
			Flags: []convert.Flag{envFlag, headerFlag},
			Quiet: []string{"-r", "--replace", "--json"},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			// The list of the VS Code extension has these, the settings file has not [ext].
			{Field: convert.Args, Key: "arguments", As: convert.AsList, On: convert.Local, ReadOnly: true},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot, ReadOnly: true},
		},
		Own: []convert.Own{{Key: "useShellInterpolation"}, {Key: "id"}}, // [ext]
		Dialect: convert.Dialect{ // [log]; no default is documented
			Env:     []convert.Form{convert.Braces},
			Folders: []convert.FolderName{{Name: "augmentToken", Spelt: "${augmentToken}"}},
		},
		Unknown:    convert.UnknownIgnored, // kept in the file; an invalid server is skipped, the others load [log]
		SwitchHint: "Add it when you need it, or add it and switch it off with /mcp.",
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Add rules to toolPermissions of the same file."},
		},
	}},
}
