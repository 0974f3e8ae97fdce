package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 2.1.332 started offline with small files; [bin] the validation schema inside it; [mcp]
// https://code.claude.com/docs/en/mcp (2026-08-22); [env] https://code.claude.com/docs/en/env-vars.
var claudeCode = convert.Agent{
	ID: "claude-code", Name: "Claude Code", Vendor: "Anthropic", Docs: "https://code.claude.com/docs/en/mcp",
	Checked: "2.1.332, 2026-11-24", Rank: 1, Most: true,
	Grants: &convert.GrantForm{ // names as /mcp shows them; : and . are written _ in the names of tools
		Files: []convert.File{{Scope: convert.User, Path: "~/.claude/agents/HELPER.md"}, {Scope: convert.Project, Path: ".claude/agents/HELPER.md"}},
		Entry: "mcp__SERVER__*", Under: ":.", Chars: "-_:.", NoPairs: "_:.",
	},
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [mcp]; CLAUDE_CONFIG_DIR moves .claude.json too [run]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.claude.json", Moves: "CLAUDE_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.claude.json", Moves: "CLAUDE_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.claude.json`, Moves: "CLAUDE_CONFIG_DIR"},
			{Scope: convert.Project, Path: ".mcp.json"},
		},
		Syntax: syntax.JSON, // a comment or a trailing comma makes the whole file fail [run]
		Root:   []string{"mcpServers"},
		AlsoRoots: [][]string{
			{"projects", "*", "mcpServers"}, // local scope, the default of `claude mcp add` [mcp]
			{"plugins", "mcpServers"},       // of the plug-ins in a marketplace.json (SchemaStore's claude-code-marketplace)
		},
		Signs:    []string{"projects"},
		Schema:   "claude-code-settings",
		OffScope: []string{"projects", "*", "disabledMcpServers"}, // written by /mcp
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}}, // the alias is stored as http [run]
			{Transport: convert.SSE, Word: "sse"},
			{Transport: convert.WS, Word: "ws"},
		},
		BareURL: convert.NoTransport, // a url without a type: the entry is skipped [run]
		Command: &convert.AddCommand{ // [run]
			Words: []string{"claude", "mcp", "add"}, Packages: " @anthropic-ai/claude-code ", JSON: []string{"claude", "mcp", "add-json"}, Dash: true,
			TransportFlag: []string{"--transport", "-t"}, TransportWords: usualTransports,
			BareURL:   convert.Stdio, // saved as a program to run, with a warning [run]
			ScopeFlag: []string{"--scope", "-s"}, ScopeWords: userOrProject,
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"--env", "-e"}, As: convert.FlagPair, On: convert.Local, Many: true},
				{Field: convert.Headers, Names: []string{"--header", "-H"}, As: convert.FlagHeader, On: convert.Remote, Many: true},
				{Field: convert.OAuthClientID, Names: []string{"--client-id"}, On: convert.Remote},
				{Field: convert.OAuthCallbackPort, Names: []string{"--callback-port"}, On: convert.Remote},
			},
			Quiet: []string{"--client-secret"},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local}, // a number is an error: the entry is skipped [run]
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis, Whole: true, Least: 1000}, // per tool call; less than 1000 is ignored [bin]
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthMetadataURL, Key: "oauth.authServerMetadataUrl", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsWords, On: convert.Remote}, // one text; a list is an error [run]
		},
		Own: []convert.Own{
			{Key: "alwaysLoad", Wants: convert.WantsBool}, {Key: "headersHelper", Label: "headers-helper", On: convert.Remote, Wants: convert.WantsText},
			{Key: "oauth", On: convert.Remote, Wants: convert.WantsMap}, {Key: "oauth.xaa", On: convert.Remote, Wants: convert.WantsBool},
			{Key: "request_timeout_ms", On: convert.Remote}, {Key: "tools", On: convert.Remote, Wants: convert.WantsMaps}, // not a list of names
		},
		Misfit: convert.UnknownLosesEntry,                                                                                                 // [run]
		Names:  convert.NameRule{Reserved: []string{"workspace", "claude-in-chrome", "computer-use", "Claude Preview", "Claude Browser"}}, // [mcp]
		Dialect: convert.Dialect{ // [mcp][bin]; $VAR, ${env:VAR} and ${input:id} are not filled in [run]
			Env: []convert.Form{convert.Braces}, Default: true,
			// ${UNSET_NAME:-${HOME}} gives ${HOME}; headers are filled in twice [run].
			Escape: convert.UnsetDefault, EscapeIn: convert.InCommand | convert.InArgs | convert.InEnv,
			Withheld: []string{ // sent as nothing, even with a default [run]; the last five by [bin]
				"ANTHROPIC_API_KEY", "CLAUDE_CODE_OAUTH_TOKEN", "AWS_SECRET_ACCESS_KEY", "NPM_TOKEN", "GOOGLE_APPLICATION_CREDENTIALS", "HTTPS_PROXY",
				"TWINE_PASSWORD", "PYPI_TOKEN", "CARGO_REGISTRY_TOKEN", "AZURE_PASSWORD",
			},
			// Set for the server but not for Claude Code itself, so the default belongs to it [mcp].
			Folders: []convert.FolderName{
				{Name: "workspaceFolder", Spelt: "${CLAUDE_PROJECT_DIR:-.}"},
				{Name: "pluginRoot", Spelt: "${CLAUDE_PLUGIN_ROOT}"}, {Name: "pluginData", Spelt: "${CLAUDE_PLUGIN_DATA}"}, // in a plug-in alone
			},
			In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
		},
		// "cmd /c" is the form that works on every version; 2025 releases asked for it.
		Launch:  convert.Launch{WindowsShell: []string{"npx"}},
		Unknown: convert.UnknownIgnored, // [run]
		Elsewhere: []convert.Elsewhere{ // [mcp]
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set permissions.allow, ask and deny in .claude/settings.json: mcp__server__tool."},
			{Fields: convert.InSecret, Hint: "Give it to claude mcp add-json --client-secret: it is kept out of the file."},
			{Fields: 1 << convert.StartupTimeout, Hint: "Set the variable MCP_TIMEOUT, in milliseconds, for all servers."},
		},
		ProjectHint: "Claude Code asks each person once before it starts the servers of a project's file.", // [run]
		SwitchHint:  "Keep it out of the file, or switch it off in the program with /mcp.",
	}},
	Hooks: []*convert.HookFormat{&claudeCodeHooks},
}

// Sources of the hooks: [hooks] https://code.claude.com/docs/en/hooks (2026-08-22); [run] 2.1.332 with a stand-in model;
// [sdk] the list of events in @anthropic-ai/claude-agent-sdk 0.3.332. Its names of events and tools are the neutral ones.
var claudeCodeHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.claude/settings.json", Moves: "CLAUDE_CONFIG_DIR"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.claude/settings.json", Moves: "CLAUDE_CONFIG_DIR"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.claude\settings.json`, Moves: "CLAUDE_CONFIG_DIR"},
		{Scope: convert.Project, Path: ".claude/settings.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Front:  true, // of skills and sub-agents [hooks]
	// "exit 2" column of [hooks]; a PermissionRequest is denied by JSON only.
	Events: []convert.Event{
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact", "fork"}},
		{Name: "Setup", Native: "Setup", Can: convert.Context, Match: convert.MatchWord, Words: []string{"init", "maintenance"}},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block, Default: 30},
		{Name: "UserPromptExpansion", Native: "UserPromptExpansion", Can: convert.Context | convert.Block, Match: convert.MatchText},
		{Name: "PreSkillShellCommand", Native: "PreSkillShellCommand"},
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PermissionDenied", Native: "PermissionDenied", Can: convert.Change, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context | convert.Change, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PostToolBatch", Native: "PostToolBatch", Can: convert.Context | convert.Block},
		{Name: "Notification", Native: "Notification", Match: convert.MatchWord, Words: []string{"permission_prompt", "idle_prompt", "auth_success", "elicitation_dialog", "elicitation_url_dialog", "elicitation_complete", "elicitation_response", "agent_needs_input", "agent_completed"}},
		{Name: "MessageDisplay", Native: "MessageDisplay", Can: convert.Change, Default: 10},
		{Name: "SubagentStart", Native: "SubagentStart", Can: convert.Context, Match: convert.MatchText},
		{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block, Match: convert.MatchText},
		{Name: "TaskCreated", Native: "TaskCreated", Can: convert.Block},
		{Name: "TaskCompleted", Native: "TaskCompleted", Can: convert.Block},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchWord, Words: []string{"rate_limit", "overloaded", "authentication_failed", "oauth_org_not_allowed", "billing_error", "invalid_request", "model_not_found", "server_error", "max_output_tokens", "unknown"}},
		{Name: "TeammateIdle", Native: "TeammateIdle", Can: convert.Block},
		{Name: "InstructionsLoaded", Native: "InstructionsLoaded", Match: convert.MatchWord, Words: []string{"session_start", "nested_traversal", "path_glob_match", "include", "compact"}},
		{Name: "ConfigChange", Native: "ConfigChange", Can: convert.Block, Match: convert.MatchWord, Words: []string{"user_settings", "project_settings", "local_settings", "policy_settings", "skills"}},
		{Name: "CwdChanged", Native: "CwdChanged"},
		{Name: "DirectoryAdded", Native: "DirectoryAdded", Match: convert.MatchWord, Words: []string{"slash_command", "register_repo_root"}},
		{Name: "FileChanged", Native: "FileChanged", Match: convert.MatchPath},
		{Name: "WorktreeCreate", Native: "WorktreeCreate", Can: convert.Block},
		{Name: "WorktreeRemove", Native: "WorktreeRemove"},
		{Name: "PreCompact", Native: "PreCompact", Can: convert.Block, Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PreModelSwitch", Native: "PreModelSwitch"},
		{Name: "PostModelSwitch", Native: "PostModelSwitch"},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"clear", "resume", "logout", "prompt_input_exit", "other"}, Default: 1.5},
		{Name: "Elicitation", Native: "Elicitation", Can: convert.Block, Match: convert.MatchText},
		{Name: "ElicitationResult", Native: "ElicitationResult", Can: convert.Block, Match: convert.MatchText},
	},
	TypeKey: "type",
	Types: []convert.HandlerType{
		{Type: "command", Word: "command"}, {Type: "http", Word: "http", Not: []string{"SessionStart", "Setup"}}, {Type: "mcp_tool", Word: "mcp_tool"},
		{Type: "prompt", Word: "prompt", Only: claudeAsks}, {Type: "agent", Word: "agent", Only: claudeAsks},
	},
	Rows: []convert.Row{ // [hooks]; no cwd, env or name
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookArgs, Key: "args", As: convert.AsList},
		{Field: convert.HookShell, Key: "shell"},
		{Field: convert.HookURL, Key: "url"},
		{Field: convert.HookHeaders, Key: "headers", As: convert.AsMap},
		{Field: convert.HookAllowedEnv, Key: "allowedEnvVars", As: convert.AsList},
		{Field: convert.HookServer, Key: "server"},
		{Field: convert.HookTool, Key: "tool"},
		{Field: convert.HookPrompt, Key: "prompt"},
		{Field: convert.HookModel, Key: "model"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds}, // seconds; 0 or a text makes the entry malformed [run]
		{Field: convert.HookIf, Key: "if"},
		{Field: convert.HookStatus, Key: "statusMessage"},
		{Field: convert.HookOnce, Key: "once", As: convert.AsBool},
		{Field: convert.HookAsync, Key: "async", As: convert.AsBool},
		{Field: convert.HookFailClosed, Key: "onFailure", As: convert.AsBlock, Not: convert.HookPrompt}, // "block": a hook that fails counts as exit 2 [run]
	},
	Own: []convert.Own{
		{Key: "asyncRewake", Label: "async-rewake"}, {Key: "rewakeMessage", Label: "rewake-message"}, {Key: "rewakeSummary", Label: "rewake-summary"}, // the last two are in the schema of 2.1.332
		{Key: "input", Label: "mcp-tool-input"}, {Key: "continueOnBlock"},
	},
	Matcher: convert.MatcherRule{Exact: "_- ,|", Separators: "|,", Trim: true, LookAround: true}, // [hooks][run]
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"Bash"}}, {Name: "PowerShell", Native: []string{"PowerShell"}}, {Name: "Read", Native: []string{"Read"}},
		{Name: "Write", Native: []string{"Write"}}, {Name: "Edit", Native: []string{"Edit"}}, {Name: "MultiEdit", Native: []string{"MultiEdit"}, Old: true},
		{Name: "NotebookEdit", Native: []string{"NotebookEdit"}}, {Name: "Glob", Native: []string{"Glob"}}, {Name: "Grep", Native: []string{"Grep"}}, {Name: "LS", Native: []string{"LS"}, Old: true},
		{Name: "WebFetch", Native: []string{"WebFetch"}}, {Name: "WebSearch", Native: []string{"WebSearch"}},
		{Name: "Task", Native: []string{"Agent"}, Also: []string{"Task"}, Both: true}, // both match; Agent is the name now [run]
		{Name: "TodoWrite", Native: []string{"TodoWrite"}}, {Name: "TaskCreate", Native: []string{"TaskCreate"}}, {Name: "TaskGet", Native: []string{"TaskGet"}}, {Name: "TaskList", Native: []string{"TaskList"}}, {Name: "TaskUpdate", Native: []string{"TaskUpdate"}},
		{Name: "Skill", Native: []string{"Skill"}}, {Name: "LSP", Native: []string{"LSP"}}, {Name: "Monitor", Native: []string{"Monitor"}}, {Name: "ToolSearch", Native: []string{"ToolSearch"}},
		{Name: "AskUserQuestion", Native: []string{"AskUserQuestion"}}, {Name: "ExitPlanMode", Native: []string{"ExitPlanMode"}}, {Name: "EnterPlanMode", Native: []string{"EnterPlanMode"}},
	},
	MCP:            convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_-"}, // [run]
	Timeout:        600,
	ProjectDir:     "${CLAUDE_PROJECT_DIR}",
	ProjectDirVars: []string{"CLAUDE_PROJECT_DIR"},
	OwnVars:        []string{"CLAUDE_"},
	SetVars:        []string{"CLAUDE_PLUGIN_", "CLAUDE_ENV_FILE", "CLAUDE_EFFORT", "CLAUDE_CODE_", "CLAUDE_CONFIG_DIR", "CLAUDE_SESSION_ID", "CLAUDE_PID"}, // [hooks]; the last ones may be in the environment
	PluginVars:     []string{"CLAUDE_PLUGIN_"},
	OffKeys:        [][]string{{"disableAllHooks"}},
	GitBash:        true, // otherwise PowerShell [hooks]
	Contract: convert.Contract{ // [hooks][run]
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt",
		Blocks: "exit code 2",
		Deny:   denyNested, Denies: convert.NestedPermission | convert.DecisionBlock,
		Silence: letsRun,
	},
	Opens: []convert.Opening{ // unless the hook has onFailure: block [run]
		{Event: "PreToolUse", Text: opensOnFailure, Step: "Add onFailure: block to the hook."},
	},
	// A malformed entry under PreToolUse, PermissionRequest or PreSkillShellCommand [run].
	Strict: "its settings file: hooks, permissions and sandbox", StrictAt: []string{"PreToolUse", "PermissionRequest", "PreSkillShellCommand"}, NoZero: true,
}

// The events at which a prompt or an agent is asked [hooks].
var claudeAsks = []string{
	"PreToolUse", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "PermissionRequest", "PermissionDenied", "UserPromptSubmit", "UserPromptExpansion",
	"Stop", "SubagentStop", "TaskCreated", "TaskCompleted", "TeammateIdle",
}
