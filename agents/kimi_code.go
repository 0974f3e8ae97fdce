package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [mcp] MoonshotAI/kimi-code docs/en/customization/mcp.md@d723cc4 (0.38.0, 2026-08-22); [schema]
// packages/agent-core-v2/src/mcpCore/config-schema.ts; [load] src/app/mcpConfig/configLoader.ts; [pkg] npm
// @moonshot-ai/kimi-code 2.1.0 (2026-09-23).
var kimiCode = convert.Agent{
	ID: "kimi-code", Name: "Kimi Code", Vendor: "Moonshot AI", Docs: "https://moonshotai.github.io/kimi-code/en/customization/mcp.html",
	Checked: "2.1.0, 2026-09-23", Rank: 28,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // a project's .mcp.json is read as well; this one wins [load]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.kimi-code/mcp.json", Moves: "KIMI_CODE_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.kimi-code/mcp.json", Moves: "KIMI_CODE_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kimi-code\mcp.json`, Moves: "KIMI_CODE_HOME"},
			{Scope: convert.Project, Path: ".kimi-code/mcp.json"},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // streamable-http is invalid, and `type` is ignored [schema]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL:  convert.HTTP,
		WholeURL: true, // one invalid entry makes the whole file invalid [load]
		Rows: []convert.Row{ // [schema]
			{Field: convert.Word, Key: "transport"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Headers, Key: "bearerTokenEnvVar", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.StartupTimeout, Key: "startupTimeoutMs", As: convert.AsMillis},
			{Field: convert.CallTimeout, Key: "toolTimeoutMs", As: convert.AsMillis},
			{Field: convert.AllowTools, Key: "enabledTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
		},
		Own: []convert.Own{
			{Key: "executor", On: convert.Local}, {Key: "runtime_id", On: convert.Local}, {Key: "auth", On: convert.Remote}, {Key: "deferred"},
		},
		Dialect: convert.Dialect{},      // nothing is filled in [schema]
		Unknown: convert.UnknownIgnored, // [schema]
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Add [[permission.rules]] to ~/.kimi-code/config.toml."},
		},
	}},
	Hooks: []*convert.HookFormat{&kimiCodeHooks},
}

// Sources of the hooks: [hooks] https://moonshotai.github.io/kimi-code hooks page (2026-11); [run] 2.1.0 with a stand-in model.
var kimiCodeHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.kimi-code/config.toml", Moves: "KIMI_CODE_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.kimi-code/config.toml", Moves: "KIMI_CODE_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kimi-code\config.toml`, Moves: "KIMI_CODE_HOME"},
	},
	Syntax: syntax.TOML,
	Root:   []string{"hooks"},
	Shape:  convert.EventList, EventKey: "event",
	Events: []convert.Event{ // [hooks]; only three can block
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Match: convert.MatchTool, Differs: "Kimi Code does not wait for it."}, // [run]
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Match: convert.MatchTool},
		{Name: "PermissionRequest", Native: "PermissionRequest", Match: convert.MatchTool},
		{Native: "PermissionResult", Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Block, Match: convert.MatchText},
		{Native: "UserPromptQueued", Match: convert.MatchText},
		{Native: "TurnStarted", Match: convert.MatchText},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchText},
		{Native: "Interrupt"},
		{Name: "SessionStart", Native: "SessionStart", Match: convert.MatchWord, Words: []string{"startup", "resume"}},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"prompt_input_exit=exit", "archive"}},
		{Native: "SessionHeartbeat"},
		{Name: "SubagentStart", Native: "SubagentStart", Match: convert.MatchText},
		{Name: "SubagentStop", Native: "SubagentStop", Match: convert.MatchText},
		{Native: "TaskStarted", Match: convert.MatchText},
		{Name: "PreCompact", Native: "PreCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "Notification", Native: "Notification", Match: convert.MatchText},
	},
	Types: []convert.HandlerType{{Type: "command", Word: ""}},
	Rows: []convert.Row{ // any other key makes config.toml fail to load [hooks]
		{Field: convert.HookMatcher, Key: "matcher"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	},
	Matcher: convert.MatcherRule{LookAround: true}, // an unanchored JavaScript pattern
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"Bash"}}, {Name: "Read", Native: []string{"Read"}}, {Name: "Write", Native: []string{"Write"}},
		{Name: "Edit", Native: []string{"Edit"}}, {Name: "Glob", Native: []string{"Glob"}}, {Name: "Grep", Native: []string{"Grep"}},
		{Name: "WebFetch", Native: []string{"FetchURL"}}, {Name: "WebSearch", Native: []string{"WebSearch"}},
		{Name: "Task", Native: []string{"Agent", "AgentSwarm"}}, {Name: "TodoWrite", Native: []string{"TodoList"}},
		{Name: "AskUserQuestion", Native: []string{"AskUserQuestion"}}, {Name: "Skill", Native: []string{"Skill"}}, {Name: "TaskList", Native: []string{"TaskList"}},
		{Name: "EnterPlanMode", Native: []string{"EnterPlanMode"}}, {Name: "ExitPlanMode", Native: []string{"ExitPlanMode"}},
	},
	MCP:     convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_-"},
	Timeout: 30, MostTimeout: 600, WholeTimeout: true,
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Deny: denyNested, Denies: convert.NestedPermission, Silence: letsRun,
	},
	Opens:  []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
	Strict: "config.toml", Unknown: convert.UnknownLosesFile,
}
