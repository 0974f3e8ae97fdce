package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [cfg] https://docs.devin.ai/cli/extensibility/mcp/configuration (2026); [casc]
// https://docs.devin.ai/desktop/cascade/mcp; [c7] upstash/context7 PR #3090 (2026-08-27, tried with 3000.6.2); [rs]
// dyoshikawa/rulesync devin-mcp.ts@cfebcd7. Closed source.
var devinDesktop = convert.Agent{
	ID: "devin-desktop", Name: "Devin Desktop", Vendor: "Cognition", Docs: "https://docs.devin.ai/cli/extensibility/mcp/configuration",
	Checked: "docs and reports of CLI 3000.6.2, 2026-08-27", Rank: 11, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // since 3000.3; mcpServers in config.json is older and is moved at the next start [cfg][c7]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/devin/mcp_config.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/devin/mcp_config.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\devin\mcp_config.json`},
			{Scope: convert.Project, Path: ".devin/mcp_config.json"},
		},
		Syntax:   syntax.JSON, // comments are not documented
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"mcp.servers"}, {"mcp", "servers"}},
		Transports: []convert.TransportForm{ // the key is transport, not type [cfg]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP, Word: "http", FallsBack: true},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP, // http is the default; it falls back to SSE at the same address [cfg]
		Command: &convert.AddCommand{ // [cfg]; there is no option for variables and headers
			Words: []string{"devin", "mcp", "add"}, Dash: true, URLFlag: "--url", BareURL: convert.HTTP, ScopeFlag: scopeFlags, ScopeWords: userOrProject,
			Flags: []convert.Flag{clientIDFlag, secretFlag, {Field: convert.OAuthResource, Names: []string{"--oauth-resource"}, On: convert.Remote}},
		},
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote, ReadOnly: true}, // Cascade's name, read as well [rs]
			{Field: convert.Word, Key: "transport", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauthClientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauthClientSecret", On: convert.Remote},
			{Field: convert.OAuthResource, Key: "oauthResource", On: convert.Remote}, // "" leaves it out [cfg]
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList}, // [rs]
		},
		Dialect: devinDialect,
		Launch:  convert.Launch{NoShellPath: true},
		Unknown: convert.UnknownNotKnown,
	}},
	Hooks: []*convert.HookFormat{&devinDesktopHooks},
}

// The fields are those of Cascade's page; the page of Devin Local names none. ${NAME} is not documented.
var devinDialect = convert.Dialect{
	Env: []convert.Form{convert.EnvBraces}, File: convert.FileBraces,
	In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
}

// Sources of the hooks: [hdoc] https://docs.devin.ai/cli/extensibility/hooks/overview and lifecycle-hooks (2026); [agentmemory]
// rohitg00/agentmemory PR #1214, tried with 3000.1.23.
var devinDesktopHooks = convert.HookFormat{
	Files: []convert.File{ // a user-level hooks.v1.json is silently ignored; there the hooks stand in config.json [hdoc]
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/devin/config.json", Root: []string{"hooks"}},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.config/devin/config.json", Root: []string{"hooks"}},
		{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\devin\config.json`, Root: []string{"hooks"}},
		{Scope: convert.Project, Path: ".devin/hooks.v1.json"},
	},
	Syntax:    syntax.JSON, // the whole file is the map of events
	AlsoRoots: [][]string{{"hooks"}},
	Events: []convert.Event{
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Block, Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "PostCompact", Native: "PostCompaction"},
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context},
		{Name: "SessionEnd", Native: "SessionEnd"},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "prompt", Word: "prompt"}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookPrompt, Key: "prompt"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	},
	Matcher: convert.MatcherRule{LookAround: true}, // an unanchored pattern; the names are in lower case [agentmemory]
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"exec"}, Also: []string{"get_output", "write_to_process", "kill_shell"}},
		{Name: "Read", Native: []string{"read"}},
		{Name: "Write", Native: []string{"write"}},
		{Name: "Edit", Native: []string{"edit", "apply_patch"}},
		{Name: "MultiEdit", Native: []string{"edit", "apply_patch"}},
		{Name: "NotebookEdit", Native: []string{"notebook_edit"}},
		{Name: "Grep", Native: []string{"grep"}},
		{Name: "Glob", Native: []string{"glob"}},
		{Name: "WebFetch", Native: []string{"webfetch"}},
		{Name: "TodoWrite", Native: []string{"todo_write"}},
		{Name: "Task", Native: []string{"run_subagent"}},
		{Name: "ExitPlanMode", Native: []string{"exit_plan_mode"}},
		{Name: "Skill", Native: []string{"skill"}},
	},
	// Which name a hook sees for MCP tools is not verified; this pattern covers both that are known.
	MCP:            convert.MCPName{Form: "mcp_", Chars: "_-"},
	ProjectDir:     "${DEVIN_PROJECT_DIR}",
	ProjectDirVars: []string{"DEVIN_PROJECT_DIR"},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2",
		Deny:   `{"decision":"block","reason":"why"}`, Denies: convert.DecisionBlock,
		Silence: letsRun,
	},
	OwnVars: []string{"DEVIN_"},
	Opens:   []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}
