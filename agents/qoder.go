package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [b] npm @qoder-ai/qodercli 1.1.52, settings schema and loaders (2026-09-14); [run] the same program started
// offline; [mcp] https://docs.qoder.com/cli/mcp-servers and https://docs.qoder.com/cli/mcp-reference.
var qoder = convert.Agent{
	ID: "qoder", Name: "Qoder", Vendor: "Alibaba", Docs: "https://docs.qoder.com/cli/mcp-servers",
	Checked: "CLI 1.1.52, 2026-09-14", Rank: 36,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [b][mcp]; ~/.qoder/mcp.json is not read
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.qoder/settings.json", Moves: "QODER_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.qoder/settings.json", Moves: "QODER_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qoder\settings.json`, Moves: "QODER_CONFIG_DIR"},
			// .mcp.json is read too, but there only url, httpUrl and env have their references filled in [b].
			{Scope: convert.Project, Path: ".qoder/settings.json"},
		},
		Syntax:     syntax.JSONC, // comments are taken out of settings files [b]
		Root:       []string{"mcpServers"},
		OffList:    []string{"mcp", "excluded"}, // [b]
		OnList:     []string{"mcp", "allowed"},
		Transports: qoderTransports,
		BareURL:    convert.Unspecified, // Streamable HTTP first, then SSE [b]
		Command: &convert.AddCommand{ // [b]
			Words: []string{"qodercli", "mcp", "add"}, Packages: " @qoder-ai/qodercli ", JSON: []string{"qodercli", "mcp", "add-json"}, Dash: true, BareURL: convert.HTTP,
			ScopeFlag: scopeFlags, ScopeWords: userOrProject, TransportFlag: []string{"-t", "--transport"}, TransportWords: qoderTransports,
			Flags: []convert.Flag{
				envFlag, headerFlag, {Field: convert.OAuthClientID, Names: []string{"--client-id"}, On: convert.Remote},
				{Field: convert.OAuthClientSecret, Names: []string{"--client-secret"}, On: convert.Remote}, {Field: convert.OAuthCallbackPort, Names: []string{"--callback-port"}, On: convert.Remote},
				{Names: []string{"--headers-helper"}, As: convert.FlagOwn, Key: "headersHelper"},
			},
		},
		Links:   []convert.LinkForm{{Label: "Add to Qoder", Open: "qoder://aicoding.aicoding-deeplink/mcp/add?name={name}&config={config}", Encode: convert.CodeBase64Percent}}, // [link]
		Rows:    qoderRows,
		Own:     qoderOwn,
		Dialect: qoderDialect,
		Unknown: convert.UnknownIgnored, // the schema lets further keys be [b]
	}},
	Hooks: []*convert.HookFormat{&qoderHooks},
}

var qoderTransports = []convert.TransportForm{ // [b]; a tcp address is loaded as well, under a key of its own
	{Transport: convert.Stdio, Also: []string{"stdio"}},
	{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
	{Transport: convert.SSE, Word: "sse"},
	{Transport: convert.WS, Word: "ws"},
}

var qoderRows = []convert.Row{ // [b][mcp]
	{Field: convert.Word, Key: "type"},
	{Field: convert.Command, Key: "command", On: convert.Local},
	{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
	{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
	{Field: convert.Cwd, Key: "cwd", On: convert.Local},
	// The older name, from Gemini CLI; it wins over url [b].
	{Field: convert.URL, Key: "httpUrl", On: convert.Remote, Means: convert.HTTP, ReadOnly: true},
	{Field: convert.URL, Key: "url", On: convert.Remote},
	{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
	{Field: convert.OAuthOn, Key: "oauth.enabled", As: convert.AsBool, On: convert.Remote},
	{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
	{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
	{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
	{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // per tool call; less than 1000 is ignored [b]
	{Field: convert.Trust, Key: "trust", As: convert.AsBool},
	{Field: convert.Description, Key: "description"},
	{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
	{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
	{Field: convert.AutoApprove, Key: "alwaysAllow", As: convert.AsList},
	{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
}

var qoderOwn = []convert.Own{ // [b]
	{Key: "headersHelper", Label: "headers-helper", On: convert.Remote}, {Key: "toolOverrides"}, {Key: "tcp", On: convert.Remote},
	{Key: "oauth", On: convert.Remote},
}

// In all texts of a settings file but its hooks [b]; in arguments too, with this way out [run].
var qoderDialect = convert.Dialect{
	Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true, Escape: convert.UnsetDefault,
}

// Sources of the hooks: [b] npm @qoder-ai/qodercli 1.1.52, the settings schema in its bundle; [hooks]
// https://docs.qoder.com/cli/hooks-reference.
var qoderHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.qoder/settings.json", Moves: "QODER_CONFIG_DIR"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.qoder/settings.json", Moves: "QODER_CONFIG_DIR"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qoder\settings.json`, Moves: "QODER_CONFIG_DIR"},
		{Scope: convert.Project, Path: ".qoder/settings.json"},
	},
	Syntax: syntax.JSONC,
	Root:   []string{"hooks"},
	Events: qoderEvents, TypeKey: "type", Types: qoderHandlers, Rows: qoderHookRows, Own: qoderHookOwn,
	Matcher: convert.MatcherRule{LookAround: true}, // on tool events always an unanchored JavaScript pattern: Edit also fires for NotebookEdit [b]
	Tools:   qoderTools, MCP: convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_-"},
	Timeout:        600,
	ProjectDir:     "${QODER_PROJECT_DIR}",
	ProjectDirVars: []string{"QODER_PROJECT_DIR", "CLAUDE_PROJECT_DIR"},
	OffKeys:        [][]string{{"disableAllHooks"}, {"hooksConfig", "enabled"}},
	OwnVars:        []string{"QODER_"},
	InGroup:        []string{"async"},
	Contract:       qoderContract,
	Opens:          []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
	Tell:           "Qoder runs every event in its command-line program; its editor runs UserPromptSubmit, PreToolUse, PostToolUse, PostToolUseFailure and Stop only.",
}

var qoderEvents = []convert.Event{ // [b]
	{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
	{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool},
	{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Can: convert.Context, Match: convert.MatchTool},
	{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Change | convert.Block, Match: convert.MatchTool},
	{Name: "PermissionDenied", Native: "PermissionDenied", Match: convert.MatchTool},
	{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block},
	{Name: "Stop", Native: "Stop", Can: convert.Block},
	{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchText},
	{Name: "SubagentStart", Native: "SubagentStart", Can: convert.Context, Match: convert.MatchText},
	{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block, Match: convert.MatchText},
	{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact"}},
	{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"clear", "logout", "prompt_input_exit", "other"}},
	{Name: "Setup", Native: "Setup", Match: convert.MatchText},
	{Name: "PreCompact", Native: "PreCompact", Can: convert.Block, Match: convert.MatchWord, Words: []string{"manual", "auto"}},
	{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
	{Name: "Notification", Native: "Notification", Match: convert.MatchWord, Words: []string{"permission_prompt", "idle_prompt", "auth_success"}},
	{Name: "ConfigChange", Native: "ConfigChange", Match: convert.MatchText},
	{Name: "InstructionsLoaded", Native: "InstructionsLoaded", Match: convert.MatchText},
	{Name: "CwdChanged", Native: "CwdChanged"},
	{Name: "FileChanged", Native: "FileChanged", Match: convert.MatchPath},
	{Name: "WorktreeCreate", Native: "WorktreeCreate", Can: convert.Block},
	{Name: "WorktreeRemove", Native: "WorktreeRemove"},
	{Name: "Elicitation", Native: "Elicitation", Can: convert.Block, Match: convert.MatchText},
	{Name: "ElicitationResult", Native: "ElicitationResult", Can: convert.Block, Match: convert.MatchText},
	{Name: "TaskCreated", Native: "TaskCreated", Can: convert.Block},
	{Name: "TaskCompleted", Native: "TaskCompleted", Can: convert.Block},
	{Name: "TeammateIdle", Native: "TeammateIdle", Can: convert.Block},
}

var qoderHandlers = []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "http", Word: "http"}, {Type: "prompt", Word: "prompt"}, {Type: "agent", Word: "agent"}}

var qoderHookRows = []convert.Row{ // [b]
	{Field: convert.HookName, Key: "name"},
	{Field: convert.HookCommand, Key: "command"},
	{Field: convert.HookArgs, Key: "args", As: convert.AsList},
	{Field: convert.HookShell, Key: "shell"},
	{Field: convert.HookURL, Key: "url"},
	{Field: convert.HookHeaders, Key: "headers", As: convert.AsMap},
	{Field: convert.HookPrompt, Key: "prompt"},
	{Field: convert.HookIf, Key: "if"},
	{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	{Field: convert.HookEnv, Key: "env", As: convert.AsMap},
	{Field: convert.HookStatus, Key: "statusMessage"},
	{Field: convert.HookAsync, Key: "async", As: convert.AsBool},
	{Field: convert.HookOnce, Key: "once", As: convert.AsBool},
}

var qoderHookOwn = []convert.Own{
	{Key: "sequential", Label: "one-after-another"}, {Key: "asyncRewake", Label: "async-rewake"}, {Key: "rewakeMessage", Label: "rewake-message"}, {Key: "rewakeSummary", Label: "rewake-summary"}, {Key: "tools"}, {Key: "maxTurns"},
}

var qoderTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"Bash"}},
	{Name: "Read", Native: []string{"Read"}},
	{Name: "Write", Native: []string{"Write"}},
	{Name: "Edit", Native: []string{"Edit"}},
	{Name: "NotebookEdit", Native: []string{"NotebookEdit"}},
	{Name: "Glob", Native: []string{"Glob"}},
	{Name: "Grep", Native: []string{"Grep"}},
	{Name: "WebFetch", Native: []string{"WebFetch"}},
	{Name: "WebSearch", Native: []string{"WebSearch"}},
	{Name: "AskUserQuestion", Native: []string{"AskUserQuestion"}},
	{Name: "TaskCreate", Native: []string{"TaskCreate"}},
	{Name: "TaskUpdate", Native: []string{"TaskUpdate"}},
	{Name: "Skill", Native: []string{"Skill"}},
	{Name: "Task", Native: []string{"Agent"}, Also: []string{"Task"}},
}

var qoderContract = convert.Contract{ // [b]; hookEventName must be there, else the answer is rejected
	Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt",
	Blocks: "exit code 2",
	Deny:   denyNested, Denies: convert.NestedPermission | convert.DecisionBlock | convert.DecisionDeny,
	Silence: letsRun,
}
