package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: xai-org/grok-build@19d42e35 (1.0.6): [ug7] docs/user-guide/07-mcp-servers.md; [cfg]
// xai-grok-config-types/src/mcp.rs and xai-grok-shell/src/util/config/mcp.rs; [mcprs] xai-grok-mcp/src/servers.rs.
var grokBuild = convert.Agent{
	ID: "grok-build", Name: "Grok Build", Vendor: "xAI", Docs: "https://docs.x.ai/build/features/mcp-servers",
	Checked: "1.0.6, 2026-08-19", Rank: 31,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.grok/config.toml", Moves: "GROK_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.grok/config.toml", Moves: "GROK_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.grok\config.toml`, Moves: "GROK_HOME"},
			{Scope: convert.Project, Path: ".grok/config.toml"}, // read once the folder is trusted [ug7]
		},
		Syntax:  syntax.TOML,
		Root:    []string{"mcp_servers"},
		Signs:   []string{"cli", "models", "ui", "toolset", "subagents", "compat"}, // docs/user-guide/05-configuration.md
		OffList: []string{"disabled_mcp_servers"},                                  // [ug7]
		Transports: []convert.TransportForm{ // of type only sse is read, any other word is Streamable HTTP [cfg]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			{Transport: convert.SSE, Word: "sse", Doubt: "Grok Build takes the word sse but connects with the client for Streamable HTTP; version 1.0.6 has no other."}, // [mcprs]
		},
		BareURL: convert.HTTP,
		ByPath:  []convert.PathForm{{End: "/sse", Transport: convert.SSE}}, // [cfg]
		Command: &convert.AddCommand{ // [ug7]; -e takes one pair each
			Words: []string{"grok", "mcp", "add"}, Dash: true, TransportFlag: transportFlags, TransportWords: usualTransports, BareURL: convert.HTTP,
			ScopeFlag: scopeFlags, ScopeWords: userOrProject,
			Flags: []convert.Flag{{Field: convert.EnvVars, Names: []string{"-e", "--env"}, As: convert.FlagPair, On: convert.Local}, headerFlag},
		},
		Rows: []convert.Row{ // Codex's http_headers, env_http_headers, env_vars and tool lists are unknown here [cfg]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local, ReadOnly: true}, // parsed and not handed on [mcprs]
			{Field: convert.Word, Key: "type", On: convert.Remote},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.URL, Key: "urlTemplate", On: convert.Remote, ReadOnly: true},
			{Field: convert.URL, Key: "url_template", On: convert.Remote, ReadOnly: true},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote, Inline: true},
			{Field: convert.Headers, Key: "bearer_token_env_var", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth_client_id", On: convert.Remote, ReadOnly: true},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecretEnvVar", As: convert.AsVarName, On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth_client_secret_env_var", As: convert.AsVarName, On: convert.Remote, ReadOnly: true},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth_scopes", As: convert.AsList, On: convert.Remote, ReadOnly: true},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.StartupTimeout, Key: "startup_timeout_sec", As: convert.AsSeconds},
			{Field: convert.CallTimeout, Key: "tool_timeout_sec", As: convert.AsSeconds},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.OriginalName, Key: "_hk_name", ReadOnly: true},
		},
		Own: []convert.Own{{Key: "tool_timeouts"}, {Key: "expose_image_base64"}, {Key: "setup"}}, // [cfg]
		// The name begins the names of the tools, server__tool, which must fit ^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$ with one __;
		// the tools of any other server are left out without a word [mcprs].
		Names: convert.NameRule{Chars: "_-", Letter: true, NoDouble: true},
		Dialect: convert.Dialect{ // [cfg]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true,
			Folders: []convert.FolderName{{Name: "sessionId", Spelt: "{{session_id}}"}, {Name: "sessionId", Spelt: "${session_id}"}}, // in headers [ug7]
			In:      convert.InCommand | convert.InArgs | convert.InEnv | convert.InCwd | convert.InURL | convert.InHeaders,
		},
		Unknown: convert.UnknownWarns, // [cfg]
	}},
	Hooks: []*convert.HookFormat{&grokBuildHooks, &grokBuildTOMLHooks},
}

// Sources of the hooks: [ug10] xai-org/grok-build@19d42e35 user-guide/10-hooks.md; [hk-src] crates/codegen/xai-grok-hooks;
// [alias] xai-grok-tools/src/types/claude_alias.rs.
var grokBuildHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.grok/hooks/hooks.json", Moves: "GROK_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.grok/hooks/hooks.json", Moves: "GROK_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.grok\hooks\hooks.json`, Moves: "GROK_HOME"},
		{Scope: convert.Project, Path: ".grok/hooks/hooks.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	OffFile: []convert.File{ // [hk-src]
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.grok/disabled-hooks", Moves: "GROK_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.grok/disabled-hooks", Moves: "GROK_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.grok\disabled-hooks`, Moves: "GROK_HOME"},
	},
	Events: grokEvents, TypeKey: "type", Types: grokHandlers, Rows: grokHookRows,
	Matcher:        grokMatcher,
	Tools:          grokTools,
	MCP:            grokMCP,
	Timeout:        5,
	WholeTimeout:   true, // u64 [hk-src]; a fraction makes the whole file invalid
	ProjectDir:     "${CLAUDE_PROJECT_DIR}",
	ProjectDirVars: []string{"CLAUDE_PROJECT_DIR", "GROK_WORKSPACE_ROOT"},
	Contract:       grokContract,
	OwnVars:        []string{"GROK_"},
	HTTPSOnly:      true, // this machine may be called [ug10]; without https too was not found
	WordIsPath:     true, // from the hooks file [hk-src]
	Opens:          grokOpens,
	Tell:           "Grok Build runs hooks of a project only after the folder is trusted.", TellStep: "Open /hooks-trust in Grok Build once.",
	Strict: "the hooks file",
}

// In the user's config.toml; one malformed event is dropped alone there [ug10].
var grokBuildTOMLHooks = convert.HookFormat{
	Variant: "toml", Label: "In config.toml",
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.grok/config.toml", Moves: "GROK_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.grok/config.toml", Moves: "GROK_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.grok\config.toml`, Moves: "GROK_HOME"},
	},
	Syntax: syntax.TOML,
	Root:   []string{"hooks"},
	Events: grokEvents, TypeKey: "type", Types: grokHandlers, Rows: grokHookRows,
	Matcher: grokMatcher, Tools: grokTools, MCP: grokMCP,
	Timeout: 5, WholeTimeout: true, ProjectDir: "${CLAUDE_PROJECT_DIR}", ProjectDirVars: []string{"CLAUDE_PROJECT_DIR", "GROK_WORKSPACE_ROOT"}, OwnVars: []string{"GROK_"},
	WordIsPath: true, Contract: grokContract, Opens: grokOpens,
}

var grokEvents = []convert.Event{ // [ug10]
	{Name: "SessionStart", Native: "SessionStart"},
	{Name: "UserPromptSubmit", Native: "UserPromptSubmit"},
	{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Change | convert.Block, Match: convert.MatchTool},
	{Name: "PostToolUse", Native: "PostToolUse", Match: convert.MatchTool},
	{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Match: convert.MatchTool},
	{Name: "PermissionDenied", Native: "PermissionDenied", Match: convert.MatchTool},
	{Name: "Stop", Native: "Stop", Can: convert.Context | convert.Block, Default: 600},
	{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchWord, Words: []string{"rate_limit", "authentication_failed", "invalid_request", "server_error", "max_output_tokens", "unknown"}},
	{Native: "StopCancelled"},
	{Name: "Notification", Native: "Notification", Match: convert.MatchWord, Words: []string{"idle_prompt", "permission_prompt", "agent_completed=task_complete"}},
	{Name: "SubagentStart", Native: "SubagentStart", Match: convert.MatchText},
	{Name: "SubagentStop", Native: "SubagentStop", Also: []string{"SubagentEnd"}, Can: convert.Context | convert.Block, Match: convert.MatchText, Default: 600},
	{Name: "PreCompact", Native: "PreCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
	{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
	{Name: "SessionEnd", Native: "SessionEnd"},
}

// The others are skipped [ug10].
var grokHandlers = []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "http", Word: "http"}}

var grokHookRows = []convert.Row{
	{Field: convert.HookCommand, Key: "command"},
	{Field: convert.HookURL, Key: "url"},
	{Field: convert.HookHeaders, Key: "headers", As: convert.AsMap},
	{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	{Field: convert.HookEnv, Key: "env", As: convert.AsMap},
}

// Exact names, also Claude Code's, or an unanchored pattern tried on both [alias].
var grokMatcher = convert.MatcherRule{Exact: "_|", Separators: "|", ClaudeNames: true, ClaudePatterns: true}

var grokTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"run_terminal_command"}},
	{Name: "Read", Native: []string{"read_file", "hashline_read"}},
	{Name: "Write", Native: []string{"write", "search_replace", "hashline_edit"}},
	{Name: "Edit", Native: []string{"search_replace", "hashline_edit"}},
	{Name: "MultiEdit", Native: []string{"search_replace", "hashline_edit"}},
	{Name: "NotebookEdit", Native: []string{"search_replace", "hashline_edit"}},
	{Name: "Grep", Native: []string{"grep", "hashline_grep"}},
	{Name: "Glob", Native: []string{"list_dir"}},
	{Name: "WebFetch", Native: []string{"web_fetch"}},
	{Name: "WebSearch", Native: []string{"web_search"}},
	{Name: "Task", Native: []string{"spawn_subagent"}},
	{Name: "TodoWrite", Native: []string{"todo_write"}},
	{Name: "AskUserQuestion", Native: []string{"ask_user_question"}},
	{Name: "Skill", Native: []string{"skill"}},
	{Name: "ToolSearch", Native: []string{"search_tool"}},
	{Name: "LSP", Native: []string{"lsp"}},
}

var grokMCP = convert.MCPName{Form: "SERVER__TOOL", Chars: "_-", All: ".+__.+"}

var grokContract = convert.Contract{
	Event: "hookEventName", Session: "sessionId", Folder: "cwd", Tool: "toolName", Input: "toolInput", Result: "toolResult", Prompt: "prompt", OwnTools: true,
	Blocks: "exit code 2",
	Deny:   `{"decision":"deny","reason":"why"}`, Denies: convert.DecisionDeny, // permissionDecision is not read; "block" is an error and the call goes ahead
	Silence: letsRun,
}

var grokOpens = []convert.Opening{
	{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep},
}
