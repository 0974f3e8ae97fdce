package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 0.171.0 started offline; [src] openai/codex, config types; [ref] the published config
// reference (2026-11).
var codex = convert.Agent{
	ID: "codex", Name: "Codex", Vendor: "OpenAI", Docs: "https://developers.openai.com/codex/mcp",
	Checked: "0.171.0, 2026-11-20", Rank: 2, Most: true,
	NoGrants: "Its helpers have no list of tools.",
	Servers: []*convert.ServerFormat{{
		Files:    codexFiles,
		Syntax:   syntax.TOML,
		Beside:   []string{"mcp_oauth_callback_port", "mcp_oauth_callback_url", "mcp_oauth_credentials_store", "mcp_optional_startup_grace_ms"}, // [ref]
		Root:     []string{"mcp_servers"},
		Find:     codexPrinted,                                                    // beside the files: what its program prints
		OldRoots: [][]string{{"mcp", "servers"}, {"mcpServers"}, {"mcp-servers"}}, // ignored as unknown keys [run]
		Signs: []string{"approval_policy", "sandbox_mode", "sandbox_workspace_write", "model_reasoning_effort", "model_provider", "model_providers",
			"projects", "tui", "notify", "personality"}, // [ref]; none is Grok Build's
		Transports: []convert.TransportForm{ // there is no key for the transport [run]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
		},
		BareURL: convert.HTTP,
		Command: &convert.AddCommand{ // [run]; there is no flag for headers or a scope
			Words: []string{"codex", "mcp", "add"}, Packages: " @openai/codex ", SetFlag: " -c --config ", Dash: true, URLFlag: "--url", BareURL: convert.HTTP,
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"--env"}, As: convert.FlagPair, On: convert.Local},
				{Field: convert.Headers, Names: []string{"--bearer-token-env-var"}, As: convert.FlagBearer, On: convert.Remote},
				{Field: convert.OAuthClientID, Names: []string{"--oauth-client-id"}, On: convert.Remote},
				{Field: convert.OAuthClientSecret, Names: []string{"--oauth-client-secret"}, On: convert.Remote},
				{Field: convert.OAuthResource, Names: []string{"--oauth-resource"}, On: convert.Remote},
			},
			QuietValues: []string{"--oauth-client-registration"},
		},
		Rows: []convert.Row{ // [run][src][ref]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.EnvPass, Key: "env_vars", As: convert.AsList, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "bearer_token_env_var", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.Headers, Key: "http_headers", As: convert.AsMap, On: convert.Remote, Inline: true},
			{Field: convert.Headers, Key: "env_http_headers", As: convert.AsHeaderVars, On: convert.Remote, Inline: true},
			{Field: convert.OAuthScopes, Key: "scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthResource, Key: "oauth_resource", On: convert.Remote},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.StartupTimeout, Key: "startup_timeout_sec", As: convert.AsSeconds},
			{Field: convert.StartupTimeout, Key: "startup_timeout_ms", As: convert.AsMillis, ReadOnly: true},
			{Field: convert.CallTimeout, Key: "tool_timeout_sec", As: convert.AsSeconds},
			{Field: convert.AllowTools, Key: "enabled_tools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabled_tools", As: convert.AsList},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callback_port", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthIssuer, Key: "oauth.authorization_server_issuer", On: convert.Remote},
			{Field: convert.OriginalName, Key: "_hk_name", ReadOnly: true},
		},
		Own: []convert.Own{
			{Key: "required", Wants: convert.WantsBool},
			{Key: "default_tools_approval_mode", Wants: convert.WantsText, Only: []string{"auto", "prompt", "writes", "approve"}},
			{Key: "tools", Wants: convert.WantsMap}, {Key: "supports_parallel_tool_calls", Label: "parallel-tool-calls", Wants: convert.WantsBool},
			{Key: "startup_readiness", Wants: convert.WantsText, Only: []string{"connection", "catalog"}},
			{Key: "omit_tools_from", Wants: convert.WantsTexts}, {Key: "tool_input_schema_max_bytes", Wants: convert.WantsNumber},
			{Key: "environment_id", Wants: convert.WantsText}, {Key: "experimental_environment"}, {Key: "name", Wants: convert.WantsText},
			{Key: "auth", On: convert.Remote, Wants: convert.WantsText, Only: []string{"oauth", "chatgpt", "ema_auth"}},
			{Key: "http_headers_helper", Label: "headers-helper", On: convert.Remote, Wants: convert.WantsText},
			{Key: "oauth.callback_url", On: convert.Remote, Wants: convert.WantsText},
			{Key: "oauth.token_endpoint_auth_method", On: convert.Remote, Wants: convert.WantsText, Only: []string{"client_secret_basic", "client_secret_post"}},
		},
		Misfit: convert.UnknownLosesFile, // [run] 0.171.0
		// 0.140 refused / : @ and the dot; 0.171.0 takes them [run].
		Names: convert.NameRule{Chars: "_-", Wide: "/:@.", WideSince: "0.171"},
		// Nothing is filled in: ${HOME} and the like go to the server as they are [run].
		Dialect:     convert.Dialect{},
		Unknown:     convert.UnknownWarns,                                            // [run]
		ProjectHint: "Codex reads a project's file only in a folder that you trust.", // [ref]
	}},
	Hooks: []*convert.HookFormat{&codexHooks, &codexTOMLHooks},
}

var codexFiles = []convert.File{
	{Scope: convert.User, OS: convert.MacOS, Path: "~/.codex/config.toml", Moves: "CODEX_HOME"},
	{Scope: convert.User, OS: convert.Linux, Path: "~/.codex/config.toml", Moves: "CODEX_HOME"},
	{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.codex\config.toml`, Moves: "CODEX_HOME"},
	{Scope: convert.Project, Path: ".codex/config.toml"},
}

// Sources of the hooks: [hdoc] the published hooks page; [run] 0.171.0 with a stand-in model.
var codexHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.codex/hooks.json", Moves: "CODEX_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.codex/hooks.json", Moves: "CODEX_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.codex\hooks.json`, Moves: "CODEX_HOME"},
		{Scope: convert.Project, Path: ".codex/hooks.json"},
	},
	Syntax:   syntax.JSON,
	Root:     []string{"hooks"},
	OnlyKeys: []string{"hooks", "description"}, // anything else rejects the whole file [run]
	Events:   codexEvents, TypeKey: "type", Types: codexHandlers, Rows: codexHookRows, Own: codexHookOwn,
	Matcher: codexMatcher, Tools: codexTools, MCP: codexMCP,
	Timeout: 600, WholeTimeout: true, // a fraction is an error [run]
	ProjectDir: "$(git rev-parse --show-toplevel)", // CLAUDE_PROJECT_DIR is not set [run]
	OwnVars:    []string{"PLUGIN_", "CLAUDE_PLUGIN_"}, PluginVars: []string{"PLUGIN_", "CLAUDE_PLUGIN_"},
	Contract: codexContract, Opens: codexOpens, Tell: codexTell, TellStep: codexTellStep,
	Strict: "hooks.json", LooseFlat: true, // a flat handler is silently nothing [run]
}

var codexTOMLHooks = convert.HookFormat{
	Variant: "toml", Label: "In config.toml",
	Files:  codexFiles,
	Syntax: syntax.TOML,
	Root:   []string{"hooks"},
	Events: codexEvents, TypeKey: "type", Types: codexHandlers, Rows: codexHookRows, Own: codexHookOwn,
	Matcher: codexMatcher, Tools: codexTools, MCP: codexMCP,
	Timeout: 600, WholeTimeout: true,
	ProjectDir: "$(git rev-parse --show-toplevel)", OwnVars: []string{"PLUGIN_", "CLAUDE_PLUGIN_"}, PluginVars: []string{"PLUGIN_", "CLAUDE_PLUGIN_"},
	Contract: codexContract, Opens: codexOpens, Tell: codexTell, TellStep: codexTellStep,
	Strict: "config.toml", LooseFlat: true,
	Notify: [2]string{"notify", "Stop"},
}

var codexEvents = []convert.Event{ // [hdoc]; other events are ignored silently [run]
	{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact", "fork"}},
	{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"other"}, Default: 1, Most: 3},
	{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block},
	{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
	{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Block, Match: convert.MatchTool},
	{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool, Differs: "it also fires after a command that failed."},
	{Name: "PreCompact", Native: "PreCompact", Can: convert.Block, Match: convert.MatchWord, Words: []string{"manual", "auto"}},
	{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
	{Name: "SubagentStart", Native: "SubagentStart", Can: convert.Context, Match: convert.MatchText},
	{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block, Match: convert.MatchText},
	{Name: "Stop", Native: "Stop", Can: convert.Block},
	{Native: "Interrupt", Default: 1, Most: 3},
}

// prompt and agent parse and are skipped; any other type rejects the whole file [run].
var codexHandlers = []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "mcp_tool", Word: "mcp_tool"}}

var codexHookRows = []convert.Row{
	{Field: convert.HookCommand, Key: "command"},
	{Field: convert.HookWindows, Key: "commandWindows"},
	{Field: convert.HookWindows, Key: "command_windows", ReadOnly: true},
	{Field: convert.HookServer, Key: "server"},
	{Field: convert.HookTool, Key: "tool"},
	{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds}, // timeoutSec is no longer read [run]
	{Field: convert.HookAsync, Key: "async", As: convert.AsBool},
	{Field: convert.HookStatus, Key: "statusMessage"},
}

var codexHookOwn = []convert.Own{{Key: "additionalContextLimit"}, {Key: "input", Label: "mcp-tool-input"}}

// Without spaces around the names and without commas: "Bash | Edit" and "Bash,Edit" match nothing [run].
var codexMatcher = convert.MatcherRule{Exact: "_|", Separators: "|"}

var codexTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"Bash"}},
	{Name: "Edit", Native: []string{"apply_patch"}, Also: []string{"Edit"}},
	{Name: "Write", Native: []string{"apply_patch"}, Also: []string{"Write"}},
	{Name: "MultiEdit", Native: []string{"apply_patch"}},
	{Name: "Task", Native: []string{"spawn_agent"}, Also: []string{"Agent"}},
	{Name: "TodoWrite", Native: []string{"update_plan"}},
}

var codexMCP = convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_"} // - and . become _ [run]

var codexContract = convert.Contract{ // [run]
	Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
	Blocks: "exit code 2 with a reason on standard error",
	Deny:   denyNested, Denies: convert.NestedPermission | convert.DecisionBlock,
	Silence: letsRun,
}

var codexOpens = []convert.Opening{
	{Event: "PreToolUse", Text: "Codex runs the tool when the guard exits 2 without a word on standard error, denies without a reason, asks instead of denying, or answers with a field that Codex does not know.", Step: "Let the script print a reason and exit with 2."},
	{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}, // deny in JSON beside exit code 1 counts for nothing either [run]
}

const (
	codexTell     = "Codex runs a hook only after you have approved it."
	codexTellStep = "Open /hooks in Codex once; every change of the hook needs it again."
)
