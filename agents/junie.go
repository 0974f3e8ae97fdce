package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://junie.jetbrains.com/docs/junie-cli-mcp-configuration.html (autumn 2026); [help]
// https://www.jetbrains.com/help/junie/model-context-protocol-mcp.html (older plug-in); [steroid] jonnyzzz/mcp-steroid#22
// (2026-04), a user's log.
var junie = convert.Agent{
	ID: "junie", Name: "Junie", Vendor: "JetBrains", Docs: "https://junie.jetbrains.com/docs/junie-cli-mcp-configuration.html",
	Checked: "documentation of the command line program, 2026-10", Rank: 15,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.junie/mcp/mcp.json", Moves: "JUNIE_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.junie/mcp/mcp.json", Moves: "JUNIE_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.junie\mcp\mcp.json`, Moves: "JUNIE_HOME"},
			{Scope: convert.Project, Path: ".junie/mcp/mcp.json"},
		},
		Syntax: syntax.JSON, // comments are not documented
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // no key for the transport is documented [docs]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP, Doubt: "The documentation says only that a URL is http or https. An IDE plug-in of April 2026 took every URL for SSE, and older ones load only stdio."}, // [steroid][help]
			{Transport: convert.SSE, Doubt: "The documentation does not say whether a URL may be of an SSE server. An IDE plug-in of April 2026 took every URL for one."},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{ // [docs]; nothing else is documented
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
		},
		Dialect:     convert.Dialect{},                 // none is documented
		Launch:      convert.Launch{NoShellPath: true}, // the IDE, started from the desktop
		Unknown:     convert.UnknownNotKnown,
		SwitchHint:  "Leave it out, or add it and switch it off in Junie with /mcp.",
		ProjectHint: "Junie reads a project's file only when the project is trusted.",
	}},
	Hooks: []*convert.HookFormat{&junieHooks},
}

// Sources of the hooks: [hdoc] https://junie.jetbrains.com/docs/junie-cli-hooks.html, early access; not in the editor's plug-in.
var junieHooks = convert.HookFormat{
	// Hooks in a project's config.json are ignored [hdoc].
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.junie/config.json", Moves: "JUNIE_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.junie/config.json", Moves: "JUNIE_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.junie\config.json`, Moves: "JUNIE_HOME"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Events: []convert.Event{ // [hdoc]; there is none after a tool
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact"}, Default: 10},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block, Default: 10, Differs: "it fires for prompts typed in the terminal only."},
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Block, Match: convert.MatchTool, Default: 10},
		{Name: "Stop", Native: "Stop", Can: convert.Block, Default: 600},
		{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchText, Default: 60},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"prompt_input_exit", "other", "logout"}, Default: 2},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
		{Field: convert.HookAsync, Key: "async", As: convert.AsBool},
	},
	Own: []convert.Own{{Key: "blockOnError"}},
	// Whether a matcher is a name or a pattern is not known; a list of names between ^ and $ is right for both but a lone name.
	Matcher: convert.MatcherRule{Exact: "_-"},
	Tools: []convert.ToolNames{ // only Bash is confirmed
		{Name: "Bash", Native: []string{"Bash"}}, {Name: "Read", Native: []string{"Read"}, Doubt: true}, {Name: "Write", Native: []string{"Write"}, Doubt: true},
		{Name: "Edit", Native: []string{"Edit"}, Doubt: true}, {Name: "Glob", Native: []string{"Glob"}, Doubt: true}, {Name: "Grep", Native: []string{"Grep"}, Doubt: true},
		{Name: "WebFetch", Native: []string{"WebFetch"}, Doubt: true}, {Name: "WebSearch", Native: []string{"WebSearch"}, Doubt: true}, {Name: "Task", Native: []string{"Task"}, Doubt: true},
	},
	OwnVars: []string{"JUNIE_"},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Prompt: "prompt",
		Blocks: "exit code 2", Deny: `{"decision":"deny","reason":"why"}`, Denies: convert.DecisionDeny | convert.DecisionBlock, Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}
