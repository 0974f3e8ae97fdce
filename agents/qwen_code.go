package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 0.24.4 started offline; [bundle] read in its JavaScript; [doc]
// https://qwenlm.github.io/qwen-code-docs/en/users/features/mcp/, as shipped with it.
var qwenCode = convert.Agent{
	ID: "qwen-code", Name: "Qwen Code", Vendor: "Alibaba", Docs: "https://qwenlm.github.io/qwen-code-docs/en/users/features/mcp/",
	Checked: "0.24.4, 2026-09-22", Rank: 12, Most: true,
	NoGrants: "It documents no entry for a whole server in the tools of a helper.",
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [bundle]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.qwen/settings.json", Moves: "QWEN_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.qwen/settings.json", Moves: "QWEN_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qwen\settings.json`, Moves: "QWEN_HOME"},
			// .mcp.json is read too, but nothing is filled in there [run].
			{Scope: convert.Project, Path: ".qwen/settings.json"},
		},
		Syntax:   syntax.JSONC, // comments; a trailing comma makes the file count as broken [run]
		Root:     []string{"mcpServers"},
		OffList:  []string{"mcp", "excluded"}, // patterns with * and ?; excluded wins [doc]
		OnList:   []string{"mcp", "allowed"},
		OffMatch: convert.MatchGlob,
		Signs:    []string{"mcp", "security", "selectedAuthType", "contextFileName"}, // those of Gemini CLI, its ancestor
		Schema:   "qwen-code-settings",
		Transports: []convert.TransportForm{ // type is not read: the key of the address decides [run]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE},
		},
		BareURL: convert.SSE,
		Command: &convert.AddCommand{ // [run][mdoc]; the scope left out means the user
			Words: []string{"qwen", "mcp", "add"}, Packages: " @qwen-code/qwen-code ",
			NoEmpty: true, Freezes: true, DashInside: true, NumbersAnew: true, // seen in 0.24.4 [run]
			TransportFlag: []string{"--transport", "-t"}, TransportWords: usualTransports, BareURL: convert.Stdio,
			ScopeFlag: []string{"-s", "--scope"}, ScopeWords: userOrProject,
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"-e", "--env"}, As: convert.FlagPair, On: convert.Local},
				{Field: convert.Headers, Names: []string{"-H", "--header"}, As: convert.FlagHeader, On: convert.Remote},
				{Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis},
				{Field: convert.Trust, Names: []string{"--trust"}, As: convert.FlagOn},
				{Field: convert.Description, Names: []string{"--description"}},
				{Field: convert.AllowTools, Names: []string{"--include-tools"}, As: convert.FlagCSV},
				{Field: convert.DenyTools, Names: []string{"--exclude-tools"}, As: convert.FlagCSV},
				{Field: convert.OAuthClientID, Names: []string{"--oauth-client-id"}, On: convert.Remote},
				{Field: convert.OAuthClientSecret, Names: []string{"--oauth-client-secret"}, On: convert.Remote},
				{Field: convert.OAuthRedirectURI, Names: []string{"--oauth-redirect-uri"}, On: convert.Remote},
				{Field: convert.OAuthAuthURL, Names: []string{"--oauth-authorization-url"}, On: convert.Remote},
				{Field: convert.OAuthTokenURL, Names: []string{"--oauth-token-url"}, On: convert.Remote},
				{Field: convert.OAuthScopes, Names: []string{"--oauth-scopes"}, As: convert.FlagCSV, On: convert.Remote},
			},
		},
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "httpUrl", On: convert.Remote, Means: convert.HTTP},
			{Field: convert.URL, Key: "url", On: convert.Remote, Means: convert.SSE}, // always SSE [run]
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.StartupTimeout, Key: "discoveryTimeoutMs", As: convert.AsMillis},
			{Field: convert.Trust, Key: "trust", As: convert.AsBool},
			{Field: convert.Description, Key: "description"},
			{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
			{Field: convert.OAuthOn, Key: "oauth.enabled", As: convert.AsBool, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.OAuthAuthURL, Key: "oauth.authorizationUrl", On: convert.Remote},
			{Field: convert.OAuthTokenURL, Key: "oauth.tokenUrl", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote, Whole: true},
			{Field: convert.OAuthAudiences, Key: "oauth.audiences", As: convert.AsList, On: convert.Remote},
		},
		Own: []convert.Own{ // [doc][bundle]
			{Key: "versionNegotiation", On: convert.Local}, {Key: "alwaysLoadTools"}, {Key: "tcp", On: convert.Remote},
			{Key: "authProviderType", Label: "google-auth", On: convert.Remote}, {Key: "targetAudience", Label: "google-audience", On: convert.Remote},
			{Key: "targetServiceAccount", Label: "google-account", On: convert.Remote}, {Key: "oauth.tokenParamName", Label: "oauth-token-name", On: convert.Remote},
		},
		Dialect: convert.Dialect{ // in every text, without defaults and without an escape [run]
			Env: []convert.Form{convert.Braces, convert.Dollar},
		},
		Unknown:     convert.UnknownIgnored,                                                  // [run]
		ProjectHint: "Servers of a project's file wait until you run qwen mcp approve NAME.", // [run]
	}},
	Hooks: []*convert.HookFormat{&qwenCodeHooks},
}

// Sources of the hooks: [hdoc] https://qwenlm.github.io/qwen-code-docs/en/users/features/hooks/ as shipped in 0.24.4;
// [bundle] that package's program; [run] 0.24.4 with a stand-in model.
var qwenCodeHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.qwen/settings.json", Moves: "QWEN_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.qwen/settings.json", Moves: "QWEN_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qwen\settings.json`, Moves: "QWEN_HOME"},
		{Scope: convert.Project, Path: ".qwen/settings.json"},
	},
	Syntax: syntax.JSONC,
	Root:   []string{"hooks"},
	Events: []convert.Event{ // [hdoc]
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PostToolBatch", Native: "PostToolBatch", Can: convert.Context | convert.Block},
		{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PermissionDenied", Native: "PermissionDenied", Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block,
			Differs: "it fires again, with an empty prompt, after each result of a tool."}, // [run]
		{Name: "UserPromptExpansion", Native: "UserPromptExpansion", Can: convert.Context | convert.Block, Match: convert.MatchText},
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact"}},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"clear", "logout", "prompt_input_exit", "other"}},
		{Native: "SessionDelete"},
		{Name: "MessageDisplay", Native: "MessageDisplay"},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchWord, Words: []string{"rate_limit", "authentication_failed", "billing_error", "invalid_request", "server_error", "max_output_tokens", "unknown"}},
		{Name: "SubagentStart", Native: "SubagentStart", Can: convert.Context, Match: convert.MatchText},
		{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block, Match: convert.MatchText},
		{Name: "PreCompact", Native: "PreCompact", Can: convert.Context, Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "Notification", Native: "Notification", Match: convert.MatchWord, Words: []string{"permission_prompt", "idle_prompt", "auth_success"}},
		{Name: "TaskCreated", Native: "TodoCreated", Can: convert.Block},
		{Name: "TaskCompleted", Native: "TodoCompleted", Can: convert.Block},
		{Name: "InstructionsLoaded", Native: "InstructionsLoaded", Match: convert.MatchPath, Differs: "its matcher is the path of the file, not the reason."},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "http", Word: "http"}, {Type: "prompt", Word: "prompt"}},
	Rows: []convert.Row{
		{Field: convert.HookName, Key: "name"},
		{Field: convert.HookDescription, Key: "description"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookShell, Key: "shell"},
		{Field: convert.HookURL, Key: "url"},
		{Field: convert.HookHeaders, Key: "headers", As: convert.AsMap},
		{Field: convert.HookAllowedEnv, Key: "allowedEnvVars", As: convert.AsList},
		{Field: convert.HookPrompt, Key: "prompt"},
		{Field: convert.HookModel, Key: "model"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds, MillisFrom: 1000}, // [hdoc]
		{Field: convert.HookEnv, Key: "env", As: convert.AsMap},
		{Field: convert.HookAsync, Key: "async", As: convert.AsBool},
		{Field: convert.HookStatus, Key: "statusMessage"},
		{Field: convert.HookOnce, Key: "once", As: convert.AsBool},
	},
	Own: []convert.Own{{Key: "sequential", Label: "one-after-another"}},
	// Names (also Claude Code's) or a list of them, and unanchored patterns on its own names as well: edit also fires for
	// notebook_edit. ^ or ( makes it a pattern only [hdoc].
	Matcher: convert.MatcherRule{Exact: "_- |", Separators: "|", Trim: true, AlsoPattern: true, ClaudeNames: true, LookAround: true},
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"run_shell_command"}}, {Name: "Read", Native: []string{"read_file"}}, {Name: "Write", Native: []string{"write_file"}},
		{Name: "Edit", Native: []string{"edit"}}, {Name: "NotebookEdit", Native: []string{"notebook_edit"}}, {Name: "Glob", Native: []string{"glob"}},
		{Name: "Grep", Native: []string{"grep_search"}}, {Name: "LS", Native: []string{"list_directory"}}, {Name: "WebFetch", Native: []string{"web_fetch"}},
		{Name: "WebSearch", Native: []string{"web_search"}}, {Name: "Task", Native: []string{"agent"}, Also: []string{"Agent"}}, {Name: "TodoWrite", Native: []string{"todo_write"}},
		{Name: "Skill", Native: []string{"skill"}}, {Name: "ExitPlanMode", Native: []string{"exit_plan_mode"}}, {Name: "AskUserQuestion", Native: []string{"ask_user_question"}},
		{Name: "LSP", Native: []string{"lsp"}}, {Name: "Monitor", Native: []string{"monitor"}},
	},
	MCP:     convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_-"},
	Timeout: 60, MostTimeout: 999,
	ProjectDir:     "${QWEN_PROJECT_DIR}",
	ProjectDirVars: []string{"QWEN_PROJECT_DIR", "CLAUDE_PROJECT_DIR", "GEMINI_PROJECT_DIR"},
	OwnVars:        []string{"QWEN_"},
	FillsIn:        true, // every text of its settings [run]
	OffKeys:        [][]string{{"disableAllHooks"}},
	Opens:          []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2",
		Deny:   denyNested, Denies: convert.NestedPermission,
		Silence: letsRun,
	},
	Tell: "Qwen Code runs hooks of a project only in a trusted folder.", TellStep: "Trust the folder when it asks, or put the hooks into your user settings.",
}
