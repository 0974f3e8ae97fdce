package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [log] github/copilot-cli changelog.md up to 1.0.78 (2026-08-03); [ref] https://docs.github.com/en/copilot,
// CLI command reference and config folder reference; [run] the program 1.0.102 run offline (2026-11-30); [iN] issue N of
// github/copilot-cli.
var copilotCLI = convert.Agent{
	ID: "copilot-cli", Name: "Copilot CLI", Vendor: "GitHub", Docs: "https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers",
	Checked: "1.0.102, 2026-11-30", Rank: 5, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [ref]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.copilot/mcp-config.json", Moves: "COPILOT_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.copilot/mcp-config.json", Moves: "COPILOT_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.copilot\mcp-config.json`, Moves: "COPILOT_HOME"},
			{Scope: convert.Project, Path: ".mcp.json"}, // since 1.0.11; .github/mcp.json only since 1.0.61 [log]
		},
		Syntax:   syntax.JSON, // comments are not documented for this file [ref]
		Root:     []string{"mcpServers"},
		Find:     copilotPrinted,          // beside the files: what its program prints
		OldRoots: [][]string{{"servers"}}, // not read [i3083]
		Transports: []convert.TransportForm{
			// Both words mean the same [ref]; "stdio" also holds in a .mcp.json that is shared with others.
			{Transport: convert.Stdio, Word: "stdio", Also: []string{"local"}},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP, // since 1.0.29 [log]
		Command: &convert.AddCommand{ // [ref]
			Words: []string{"copilot", "mcp", "add"}, Packages: " @github/copilot ", Dash: true, TransportFlag: transportFlags, TransportWords: usualTransports, BareURL: convert.HTTP,
			Flags: []convert.Flag{
				envFlag, headerFlag, {Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis},
				{Field: convert.AllowTools, Names: []string{"--tools"}, As: convert.FlagCSV, ReadOnly: true}, // only "*" is documented
			},
			Quiet: []string{"--json", "--show-secrets"},
		},
		Rows: []convert.Row{ // [ref]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"}, // required by the docs
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.AllowTools, Key: "tools", As: convert.AsList, Default: `["*"]`}, // required by the docs; the cloud agent insists
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.OAuthClientID, Key: "oauthClientId", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauthScopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "auth.redirectPort", As: convert.AsNumber, On: convert.Remote}, // since 1.0.49 [log]
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote, ReadOnly: true},              // moved by 1.0.52 [log]
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote, ReadOnly: true},
		},
		Own: []convert.Own{ // [ref]
			{Key: "deferTools"}, {Key: "disableToolCache"}, {Key: "slowConnectionThresholdMs"}, {Key: "filterMapping"}, {Key: "oidc"},
			{Key: "oauthPublicClient", On: convert.Remote}, {Key: "oauthGrantType", On: convert.Remote},
		},
		OneTimeout: true, // the connection waits as long, and 60 s at least [ref]
		// Any printable character since 1.0.35, but not } [log].
		Names: convert.NameRule{Not: "}", Reserved: []string{"github-mcp-server", "playwright", "fetch", "time"}}, // built in [ref]
		Dialect: convert.Dialect{ // ${env:VAR} and ${input:id} are not filled in; url is not documented [ref]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true,
			Folders: []convert.FolderName{{Name: "copilotPlugin", Spelt: "${CLAUDE_PLUGIN_ROOT}"}}, // in a plug-in alone; never written for another file
			In:      convert.InCommand | convert.InArgs | convert.InCwd | convert.InEnv | convert.InHeaders,
			Escape:  convert.UnsetDefault, // [run]
		},
		Unknown: convert.UnknownNotKnown,
		Elsewhere: []convert.Elsewhere{ // [ref]
			{Fields: 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Start it with --allow-tool and --deny-tool: server(tool)."},
		},
		ProjectHint: "Copilot CLI reads a project's file only in a folder that you trust.", // [log]
		SwitchHint:  "Leave it out, or switch it off with copilot mcp disable.",            // kept in settings.json, not here [ref]
	}},
	Hooks: []*convert.HookFormat{&copilotCLIHooks, &copilotClaudeHooks},
}

// Sources of the hooks: [hdoc] github/docs hooks-reference.md@05da5bc; [log] github/copilot-cli changelog.md@9532bda;
// [run] 1.0.102 with a stand-in provider.
var copilotCLIHooks = convert.HookFormat{
	Files:  copilotHookFiles,
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Head:   []convert.Constant{{Key: "version", Value: "1"}},
	Shape:  convert.FlatList, // nested groups were refused by some versions; the flat form works in all [log]
	// The casing of the event chooses the input that a script gets: camelCase gives the agent's own names, as the contract
	// below says, and compares matchers with its own tools; PascalCase is for files of Claude Code [hdoc][run].
	Events: []convert.Event{
		{Name: "SessionStart", Native: "sessionStart", Also: []string{"SessionStart"}, Can: convert.Context},
		{Name: "SessionEnd", Native: "sessionEnd", Also: []string{"SessionEnd"}},
		{Name: "UserPromptSubmit", Native: "userPromptSubmitted", Also: []string{"UserPromptSubmit"}, Can: convert.Context}, // other output is ignored [hdoc]
		{Name: "UserPromptExpansion", Native: "userPromptTransformed", Can: convert.Change},
		{Name: "PreToolUse", Native: "preToolUse", Also: []string{"PreToolUse"}, Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "postToolUse", Also: []string{"PostToolUse"}, Can: convert.Context | convert.Change, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "postToolUseFailure", Also: []string{"PostToolUseFailure"}, Can: convert.Context, Match: convert.MatchTool},
		{Name: "Stop", Native: "agentStop", Also: []string{"Stop"}, Can: convert.Block},
		{Name: "SubagentStart", Native: "subagentStart", Can: convert.Context, Match: convert.MatchText},
		{Name: "SubagentStop", Native: "subagentStop", Also: []string{"SubagentStop"}, Can: convert.Block},
		{Name: "StopFailure", Native: "errorOccurred", Also: []string{"ErrorOccurred"}, Differs: "it fires on every error."},
		{Name: "PreCompact", Native: "preCompact", Also: []string{"PreCompact"}, Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PermissionRequest", Native: "permissionRequest", Also: []string{"PermissionRequest"}, Can: convert.Block, Match: convert.MatchTool},
		{Name: "Notification", Native: "notification", Match: convert.MatchText},
		{Native: "preMcpToolCall"}, // of the SDK; what it can do is not documented
	},
	TypeKey: "type",
	Types:   copilotHandlers,
	Rows:    copilotHookRows,
	Matcher: convert.MatcherRule{Anchored: true, LookAround: true}, // JavaScript, ^(?:...)$ against its own names; Bash never fires [hdoc][run]
	// Claude Code's spelling of an event brings its rule and its names along [hdoc][run].
	AlsoMatcher:    &copilotClaudeMatcher,
	Tools:          copilotTools,
	MCP:            copilotMCP,
	Timeout:        30,
	ProjectDir:     "${CLAUDE_PROJECT_DIR}",
	ProjectDirVars: []string{"CLAUDE_PROJECT_DIR"},
	OwnVars:        []string{"COPILOT_", "PLUGIN_", "CLAUDE_PLUGIN_"},
	PluginVars:     []string{"COPILOT_PLUGIN_", "PLUGIN_", "CLAUDE_PLUGIN_"},
	HTTPSOnly:      true, LocalHTTP: "COPILOT_HOOK_ALLOW_LOCALHOST=1",
	OffKeys: [][]string{{"disableAllHooks"}},
	Contract: convert.Contract{ // of camelCase events [hdoc]
		Session: "sessionId", Folder: "cwd", Tool: "toolName", Input: "toolArgs", Result: "toolResult", Prompt: "prompt", OwnTools: true,
		Blocks: "any exit code but 0",
		Deny:   `{"permissionDecision":"deny","permissionDecisionReason":"why"}`, Denies: convert.FlatPermission,
		Silence: letsRun,
	},
}

// The same with Claude Code's names of the events: then a script gets what it gets there, with Claude Code's names of tools, and
// matchers follow its rule [hdoc][run]. SubagentStart and Notification have no such name in the documentation.
var copilotClaudeHooks = convert.HookFormat{
	Variant: "claude-names", Label: "With Claude Code's names",
	Files:  copilotHookFiles,
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Head:   []convert.Constant{{Key: "version", Value: "1"}},
	Shape:  convert.FlatList,
	Events: []convert.Event{
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context},
		{Name: "SessionEnd", Native: "SessionEnd"},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context},
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context | convert.Change, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Can: convert.Context, Match: convert.MatchTool},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block},
		{Name: "StopFailure", Native: "ErrorOccurred", Differs: "it fires on every error."},
		{Name: "PreCompact", Native: "PreCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Block, Match: convert.MatchTool},
	},
	TypeKey: "type", Types: copilotHandlers, Rows: copilotHookRows,
	// What tools of MCP servers are called here is not documented.
	Matcher: copilotClaudeMatcher, Tools: copilotClaudeTools,
	Timeout:    30,
	ProjectDir: "${CLAUDE_PROJECT_DIR}", ProjectDirVars: []string{"CLAUDE_PROJECT_DIR"}, OwnVars: []string{"COPILOT_", "PLUGIN_", "CLAUDE_PLUGIN_"}, PluginVars: []string{"COPILOT_PLUGIN_", "PLUGIN_", "CLAUDE_PLUGIN_"},
	OffKeys: [][]string{{"disableAllHooks"}},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_result", Prompt: "prompt",
		Blocks: "any exit code but 0",
		Deny:   `{"permissionDecision":"deny","permissionDecisionReason":"why"}`, Denies: convert.FlatPermission,
		Silence: letsRun,
	},
}

var copilotHookFiles = []convert.File{
	{Scope: convert.User, OS: convert.MacOS, Path: "~/.copilot/hooks/hooks.json", Moves: "COPILOT_HOME"},
	{Scope: convert.User, OS: convert.Linux, Path: "~/.copilot/hooks/hooks.json", Moves: "COPILOT_HOME"},
	{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.copilot\hooks\hooks.json`, Moves: "COPILOT_HOME"},
	{Scope: convert.Project, Path: ".github/hooks/hooks.json"},
}

// A prompt at sessionStart is sent as the person's own; it is no check, so that none is written as one [hdoc].
var copilotHandlers = []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "http", Word: "http"}, {Type: "command", Word: ""}}

var copilotHookRows = []convert.Row{
	{Field: convert.HookMatcher, Key: "matcher"},
	{Field: convert.HookBash, Key: "bash"},
	{Field: convert.HookPowerShell, Key: "powershell"},
	{Field: convert.HookCommand, Key: "exec", Needs: 1 << convert.HookArgs}, // without a shell
	{Field: convert.HookArgs, Key: "args", As: convert.AsList},
	{Field: convert.HookCommand, Key: "command"}, // for both shells
	{Field: convert.HookURL, Key: "url"},
	{Field: convert.HookHeaders, Key: "headers", As: convert.AsMap},
	{Field: convert.HookAllowedEnv, Key: "allowedEnvVars", As: convert.AsList},
	{Field: convert.HookCwd, Key: "cwd"},
	{Field: convert.HookEnv, Key: "env", As: convert.AsMap},
	{Field: convert.HookTimeout, Key: "timeoutSec", As: convert.AsSeconds},
	{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds, ReadOnly: true}, // alias
}

var copilotClaudeMatcher = convert.MatcherRule{Exact: "_- ,|", Separators: "|,", Trim: true, ClaudeNames: true, ClaudePatterns: true, LookAround: true}

var copilotTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"bash", "powershell"}}, {Name: "Read", Native: []string{"view"}}, {Name: "Write", Native: []string{"create"}},
	{Name: "Edit", Native: []string{"edit", "str_replace_editor", "apply_patch"}}, {Name: "MultiEdit", Native: []string{"edit", "str_replace_editor", "apply_patch"}},
	{Name: "Grep", Native: []string{"grep", "rg"}}, {Name: "Glob", Native: []string{"glob"}}, {Name: "WebFetch", Native: []string{"web_fetch"}},
	{Name: "WebSearch", Native: []string{"web_search"}}, {Name: "TodoWrite", Native: []string{"update_todo"}}, {Name: "Task", Native: []string{"task"}}, {Name: "AskUserQuestion", Native: []string{"ask_user"}},
}

var copilotMCP = convert.MCPName{Form: "SERVER-TOOL", Chars: "_-", All: ".+-.+"}

var copilotClaudeTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"Bash"}, Also: []string{"bash", "powershell"}}, {Name: "Read", Native: []string{"Read"}, Also: []string{"view"}},
	{Name: "Write", Native: []string{"Write"}, Also: []string{"create"}}, {Name: "Edit", Native: []string{"Edit"}, Also: []string{"edit", "str_replace_editor", "apply_patch"}},
	{Name: "Grep", Native: []string{"Grep"}, Also: []string{"grep", "rg"}}, {Name: "Glob", Native: []string{"Glob"}, Also: []string{"glob"}},
	{Name: "WebFetch", Native: []string{"WebFetch"}, Also: []string{"web_fetch"}}, {Name: "WebSearch", Native: []string{"WebSearch"}, Also: []string{"web_search"}},
	{Name: "TodoWrite", Native: []string{"TodoWrite"}, Also: []string{"update_todo"}}, {Name: "Task", Native: []string{"Task"}, Also: []string{"task"}},
	{Name: "AskUserQuestion", Native: []string{"AskUserQuestion"}, Also: []string{"ask_user"}},
}
