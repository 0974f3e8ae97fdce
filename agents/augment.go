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
	Hooks: []*convert.HookFormat{&augmentHooks},
}

// Sources of the hooks: [hdoc] https://docs.augmentcode.com/cli/hooks; [rs] dyoshikawa/rulesync augmentcode-hooks.ts@cfebcd75.
var augmentHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.augment/settings.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.augment/settings.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.augment\settings.json`},
		{Scope: convert.Project, Path: ".augment/settings.json"},
	},
	Syntax: syntax.JSONC,
	Root:   []string{"hooks"},
	Events: []convert.Event{ // [hdoc]; only the first can block
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "PromptSubmit"},
		{Name: "SessionStart", Native: "SessionStart"},
		{Name: "SessionEnd", Native: "SessionEnd"},
		{Name: "Stop", Native: "Stop"},
		{Name: "Notification", Native: "Notification"},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookArgs, Key: "args", As: convert.AsList},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsMillis},
	},
	Own:     []convert.Own{{Key: "metadata"}},     // of the group
	Matcher: convert.MatcherRule{MCPMark: "mcp:"}, // an unanchored pattern
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"launch-process"}}, {Name: "Read", Native: []string{"view"}}, {Name: "Write", Native: []string{"save-file"}},
		{Name: "Edit", Native: []string{"str-replace-editor"}}, {Name: "MultiEdit", Native: []string{"str-replace-editor"}}, {Name: "Delete", Native: []string{"remove-files"}},
		{Name: "Grep", Native: []string{"grep-search"}}, {Name: "WebFetch", Native: []string{"web-fetch"}}, {Name: "WebSearch", Native: []string{"web-search"}},
	},
	MCP:            convert.MCPName{Form: "TOOL_SERVER", Chars: "_-", All: "*"},
	Timeout:        60,
	ProjectDir:     "${AUGMENT_PROJECT_DIR}",
	ProjectDirVars: []string{"AUGMENT_PROJECT_DIR"},
	OwnVars:        []string{"AUGMENT_"},
	ScriptsOnly:    ".sh", // a file with a shebang, by its absolute path [hdoc]
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "conversation_id", Folder: "workspace_roots", Tool: "tool_name", Input: "tool_input", Result: "tool_output", OwnTools: true,
		Blocks: "exit code 2", Deny: denyNested, Denies: convert.NestedPermission, Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}
