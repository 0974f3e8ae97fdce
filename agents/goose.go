package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [ext] aaif-goose/goose crates/goose/src/agents/extension.rs@20f87d19; [conf] crates/goose/src/config/extensions.rs@05a3515c;
// [docs] https://goose-docs.ai, guides config-files and using-extensions; [2404] dyoshikawa/rulesync#2404 on 1.49 and 1.50
// (2026-09); [hooks] crates/goose/src/hooks/mod.rs@3dafa522; [1675] DeusData/codebase-memory-mcp#1675 (goose 1.45).
var goose = convert.Agent{
	ID: "goose", Name: "goose", Vendor: "Agentic AI Foundation", Docs: "https://goose-docs.ai/docs/guides/config-files",
	Checked: "1.50.0, 2026-09-08", Rank: 16,
	Servers: []*convert.ServerFormat{
		{
			Files: []convert.File{ // no project file [docs]
				{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/goose/config.yaml"},
				{Scope: convert.User, OS: convert.Linux, Path: "~/.config/goose/config.yaml", Moves: "XDG_CONFIG_HOME"},
				{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Block\goose\config\config.yaml`},
			},
			Syntax:     syntax.YAML,
			Root:       []string{"extensions"}, // a map
			OldRoots:   [][]string{{"mcpServers"}, {"mcp_servers"}},
			Transports: gooseTransports,
			BareURL:    convert.NoTransport,                                                                                         // type is obligatory [ext]
			Runs:       convert.RunOptions{Program: "goose", Line: "--with-extension", Address: "--with-streamable-http-extension"}, // [docs]
			Links: []convert.LinkForm{{ // what follows the name of a variable is a description; the person types the value [ext]
				Label: "Add to goose", Open: "goose://extension?", Body: convert.BodyParams, Also: []string{"https://goose-docs.ai/extension", "https://block.github.io/goose/extension"},
				Programs: []string{"npx", "npx.cmd", "uvx", "docker", "jbang", "cu", "goosed", "i-ching-mcp-server"},
			}},
			Rows: []convert.Row{ // [ext][conf]
				{Field: convert.Enabled, Key: "enabled", As: convert.AsBool, Default: "true"}, // without it the entry is skipped
				{Field: convert.Word, Key: "type"},
				{Field: convert.Title, Key: "name", Default: "{name}"}, // 1.45 skipped entries without it [1675]
				{Field: convert.Description, Key: "description"},
				{Field: convert.Command, Key: "cmd", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"}, // obligatory, also when empty
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},                                      // new in 2026
				{Field: convert.URL, Key: "uri", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.EnvVars, Key: "envs", As: convert.AsMap},
				{Field: convert.EnvPass, Key: "env_keys", As: convert.AsList},
				{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Whole: true},
				{Field: convert.AllowTools, Key: "available_tools", As: convert.AsList, EmptyAll: true},
				{Field: convert.OAuthClientID, Key: "client_id", On: convert.Remote},
				{Field: convert.OAuthScopes, Key: "scopes", As: convert.AsList, On: convert.Remote},
			},
			Own:         gooseOwn,
			Supplied:    gooseSupplied,
			RefusedVars: gooseRefused,
			// The key that goose makes of a name itself [conf]; developer and others are its own.
			Names:   convert.NameRule{Chars: "_-", Lower: true, Fill: "_", NoSpace: true, Lenient: true, Reserved: []string{"developer", "memory", "computercontroller", "todo"}},
			Dialect: gooseDialect,
			Unknown: convert.UnknownIgnored, // [conf]
		},
		{
			Variant: "recipe", Label: "Recipe",
			Files:      []convert.File{{Scope: convert.Project, Path: "recipe.yaml"}},
			Syntax:     syntax.YAML,
			Root:       []string{"extensions"}, // a list of the same entries, without enabled [docs]
			ListKey:    "name",
			Transports: gooseTransports,
			BareURL:    convert.NoTransport,
			Rows: []convert.Row{
				{Field: convert.Word, Key: "type"},
				{Field: convert.Description, Key: "description"},
				{Field: convert.Command, Key: "cmd", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"},
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.URL, Key: "uri", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.EnvVars, Key: "envs", As: convert.AsMap},
				{Field: convert.EnvPass, Key: "env_keys", As: convert.AsList},
				{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Whole: true},
				{Field: convert.AllowTools, Key: "available_tools", As: convert.AsList, EmptyAll: true},
				{Field: convert.OAuthClientID, Key: "client_id", On: convert.Remote},
				{Field: convert.OAuthScopes, Key: "scopes", As: convert.AsList, On: convert.Remote},
			},
			Own:         gooseOwn,
			Supplied:    gooseSupplied,
			RefusedVars: gooseRefused,
			Dialect:     gooseDialect,
			Unknown:     convert.UnknownIgnored,
			SwitchHint:  "Leave it out: a recipe starts all that it lists.",
		},
	},
	Hooks: []*convert.HookFormat{&gooseHooks},
}

// SSE was kept with a warning until 1.48; since then such an entry does not parse [2404].
var gooseTransports = []convert.TransportForm{
	{Transport: convert.Stdio, Word: "stdio"},
	{Transport: convert.HTTP, Word: "streamable_http"},
}

var gooseOwn = []convert.Own{
	{Key: "bundled", Private: true}, {Key: "display_name", Private: true},
	{Key: "socket", On: convert.Remote}, {Key: "client_secret_key", On: convert.Remote}, // the name of a secret, not the secret
}

// Entries for what goose itself runs [ext].
var gooseSupplied = []convert.Supplied{
	{Key: "type", Word: "builtin", Why: "It comes with goose, so there is no command or URL to carry over."},
	{Key: "type", Word: "platform", Why: "It is a part of goose itself, so there is no command or URL to carry over."},
	{Key: "type", Word: "frontend", Why: "The program around goose offers its tools, so there is no command or URL to carry over."},
	{Key: "type", Word: "inline_python", Why: "It is Python code inside the file of goose, which no other agent runs.", Lost: true},
}

// $VAR and ${VAR}, looked up only in envs and env_keys of the entry [ext].
var gooseDialect = convert.Dialect{Env: []convert.Form{convert.Braces, convert.Dollar}, In: convert.InURL | convert.InHeaders, FromEntry: true}

// The 31 names that goose drops for safety, whatever the case of their letters [ext].
var gooseRefused = []string{
	"PATH", "PATHEXT", "SystemRoot", "windir", "LD_LIBRARY_PATH", "LD_PRELOAD", "LD_AUDIT", "LD_DEBUG", "LD_BIND_NOW", "LD_ASSUME_KERNEL",
	"DYLD_LIBRARY_PATH", "DYLD_INSERT_LIBRARIES", "DYLD_FRAMEWORK_PATH", "PYTHONPATH", "PYTHONHOME", "NODE_OPTIONS", "RUBYOPT", "GEM_PATH", "GEM_HOME",
	"CLASSPATH", "GO111MODULE", "GOROOT", "APPINIT_DLLS", "SESSIONNAME", "ComSpec", "TEMP", "TMP", "LOCALAPPDATA", "USERPROFILE", "HOMEDRIVE", "HOMEPATH",
}

// Sources of the hooks: [hsrc] aaif-goose/goose crates/goose/src/hooks/mod.rs@3dafa522. They stand in a plug-in; the folder's
// name is the plug-in's and free.
var gooseHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.agents/plugins/my-hooks/hooks/hooks.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.agents/plugins/my-hooks/hooks/hooks.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.agents\plugins\my-hooks\hooks\hooks.json`},
		{Scope: convert.Project, Path: ".agents/plugins/my-hooks/hooks/hooks.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Events: []convert.Event{ // [hsrc]
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Native: "PreToolUseResult", Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit"},
		{Name: "SessionStart", Native: "SessionStart"},
		{Name: "SessionEnd", Native: "SessionEnd"},
		{Name: "Stop", Native: "Stop"},
		{Name: "PreToolUse", Native: "BeforeReadFile", Match: convert.MatchPath, Tools: []string{"Read"}, ReadOnly: true},
		{Name: "PostToolUse", Native: "AfterFileEdit", Match: convert.MatchPath, Tools: []string{"Edit", "Write"}, ReadOnly: true},
		{Name: "PreToolUse", Native: "BeforeShellExecution", Match: convert.MatchCommand, Tools: []string{"Bash"}, ReadOnly: true},
		{Name: "PostToolUse", Native: "AfterShellExecution", Match: convert.MatchCommand, Tools: []string{"Bash"}, ReadOnly: true},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
		{Field: convert.HookFailClosed, Key: "on_failure", As: convert.AsBlock}, // "allow" is the other word, and the default
	},
	Matcher: convert.MatcherRule{NoStar: true}, // an unanchored pattern of Rust; "*" is none, and the rule is skipped
	Tools: []convert.ToolNames{ // the list differs from version to version
		{Name: "Bash", Native: []string{"developer__shell"}},
		{Name: "Read", Native: []string{"developer__text_editor"}},
		{Name: "Write", Native: []string{"developer__text_editor", "developer__write"}},
		{Name: "Edit", Native: []string{"developer__text_editor", "developer__edit"}},
		{Name: "MultiEdit", Native: []string{"developer__text_editor", "developer__edit"}},
		{Name: "LS", Native: []string{"developer__tree"}},
	},
	MCP:     convert.MCPName{Form: "SERVER__TOOL", Chars: "_-"},
	Timeout: 30, WholeTimeout: true, // u64 [hooks]; a fraction is an error
	OwnVars: []string{"GOOSE_", "PLUGIN_"},
	Contract: convert.Contract{
		Event: "event", Session: "session_id", Folder: "working_dir", Tool: "tool_name", Input: "tool_input", Result: "tool_output", Prompt: "message", OwnTools: true,
		Blocks: "exit code 2", Deny: `{"decision":"block","reason":"why"}`, Denies: convert.DecisionBlock, Silence: letsRun,
	},
	Opens: []convert.Opening{
		{Event: "PreToolUse", Text: opensOnFailure, Step: "Add on_failure: block to the hook."},
		{Event: "PreToolUse", Text: "goose counts a hook as failed, and runs the tool, when the script prints anything but its own JSON.", Step: "Keep standard output empty, or add on_failure: block."},
	},
}
