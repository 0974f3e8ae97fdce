package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: NousResearch/hermes-agent: [ref] website/docs/reference/mcp-config-reference.md@0059a797; [cfg]
// tools/mcp_tool_config.py@00067189; [tr] tools/mcp_tool_transport.py@0312b5bc; [common] tools/mcp_tool_common.py@081e2a34;
// [home] hermes_constants.py@00067189.
var hermes = convert.Agent{
	ID: "hermes", Name: "Hermes", Vendor: "Nous Research", Docs: "https://github.com/NousResearch/hermes-agent/blob/main/website/docs/reference/mcp-config-reference.md",
	Checked: "source of autumn 2026, after 0.20.4", Rank: 32,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // no file for a project
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.hermes/config.yaml", Moves: "HERMES_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.hermes/config.yaml", Moves: "HERMES_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%LOCALAPPDATA%\hermes\config.yaml`, Moves: "HERMES_HOME"}, // [home]
		},
		Syntax:   syntax.YAML,
		Root:     []string{"mcp_servers"},
		OldRoots: [][]string{{"mcpServers"}},
		Transports: []convert.TransportForm{ // under transport only sse is read, every other word is Streamable HTTP [tr]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, FallsBack: true, Also: []string{"http", "streamable-http", "streamable_http", "streamableHttp"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP,
		Command: &convert.AddCommand{ // [cli]; it connects first and asks; there is no option for headers and transports
			Words: []string{"hermes", "mcp", "add"}, URLFlag: "--url", CommandFlag: "--command", RestFlag: "--args", BareURL: convert.HTTP,
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"--env"}, As: convert.FlagPair, On: convert.Local},
				{Field: convert.StartupTimeout, Names: []string{"--connect-timeout"}, As: convert.FlagSeconds},
				{Names: []string{"--auth"}, As: convert.FlagOwn, Key: "auth"},
			},
			QuietValues: []string{"--preset"},
		},
		Links: []convert.LinkForm{{Label: "Add to Hermes", Open: "hermes://mcp/install?name={name}&config={config}", Encode: convert.CodeBase64URL}}, // [ref]
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local}, // not in the docs; handed to the SDK [tr]
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Word, Key: "transport", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth.redirect_port", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirect_uri", On: convert.Remote, Whole: true},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds},
			{Field: convert.StartupTimeout, Key: "connect_timeout", As: convert.AsSeconds},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.AllowTools, Key: "tools.include", As: convert.AsList},
			{Field: convert.DenyTools, Key: "tools.exclude", As: convert.AsList},
		},
		Own: []convert.Own{ // [ref]
			{Key: "tools.resources"}, {Key: "tools.prompts"}, {Key: "trust"}, {Key: "protocol"}, {Key: "keepalive_interval"}, {Key: "sampling"},
			{Key: "elicitation"}, {Key: "scope"}, {Key: "supports_parallel_tool_calls", Label: "parallel-tool-calls"},
			{Key: "idle_timeout_seconds", On: convert.Local}, {Key: "max_lifetime_seconds", On: convert.Local}, {Key: "lifecycle", On: convert.Local},
			{Key: "auth", Label: "auth-oauth", On: convert.Remote}, {Key: "ssl_verify", Label: "ssl-verify", On: convert.Remote, Wants: convert.WantsBool | convert.WantsText},
			{Key: "client_cert", Label: "client-cert", On: convert.Remote}, {Key: "client_key", Label: "client-key", On: convert.Remote},
			{Key: "identity_header", On: convert.Remote}, {Key: "skip_preflight", On: convert.Remote}, {Key: "strict_redirect_headers", On: convert.Remote},
			{Key: "oauth.client_name", Label: "oauth-client-name", On: convert.Remote},
			{Key: "oauth.client_metadata_url", Label: "client-metadata-url", On: convert.Remote},
			{Key: "oauth.token_endpoint_auth_method", Label: "token-endpoint-auth-method", On: convert.Remote},
			{Key: "oauth.cimd", On: convert.Remote}, {Key: "oauth.redirect_host", On: convert.Remote}, {Key: "oauth.flow", On: convert.Remote},
			{Key: "oauth.timeout", On: convert.Remote}, {Key: "oauth.user_agent", On: convert.Remote},
		},
		Dialect: convert.Dialect{ // in every text of an entry; no default, no $NAME [cfg]
			Env: []convert.Form{convert.Braces, convert.EnvBraces},
			Folders: []convert.FolderName{
				{Name: "userHome", Spelt: "${userHome}"}, {Name: "workspaceFolder", Spelt: "${workspaceFolder}"},
				{Name: "workspaceFolderBasename", Spelt: "${workspaceFolderBasename}"}, {Name: "pathSeparator", Spelt: "${pathSeparator}"}, {Name: "pathSeparator", Spelt: "${/}"},
			},
		},
		Unknown: convert.UnknownIgnored, // [tr][common]
	}},
	Hooks: []*convert.HookFormat{&hermesHooks},
}

// Sources of the hooks: [hooks] NousResearch/hermes-agent hooks.md@006a5aeb; [sh] agent/shell_hooks.py@00067189; [plug]
// hermes_cli/plugins.py@00067189.
var hermesHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.hermes/config.yaml", Moves: "HERMES_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.hermes/config.yaml", Moves: "HERMES_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%LOCALAPPDATA%\hermes\config.yaml`, Moves: "HERMES_HOME"},
	},
	Syntax: syntax.YAML,
	Root:   []string{"hooks"},
	Shape:  convert.FlatList,
	Beside: []string{"outbound", "output_spill"}, // reserved [sh]
	Events: []convert.Event{ // [plug][hooks]
		{Name: "PreToolUse", Native: "pre_tool_call", Can: convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "post_tool_call", Match: convert.MatchTool, Differs: "it also fires after a failed or blocked call."},
		{Name: "UserPromptSubmit", Native: "pre_llm_call", Can: convert.Context,
			Differs: "plain text that the script prints is an error there; it adds context by answering {\"context\": \"text\"}."},
		{Name: "Stop", Native: "post_llm_call", ReadOnly: true, Differs: "it fires after a turn that went well, and what it answers is ignored."},
		{Name: "Stop", Native: "pre_verify", Can: convert.Block, ReadOnly: true, Differs: "it fires once, when code was edited and the agent is about to finish."},
		{Name: "SessionStart", Native: "on_session_start", Differs: "it does not fire when a session is resumed."},
		{Native: "on_session_end"},
		{Name: "SessionEnd", Native: "on_session_finalize"},
		{Native: "on_session_reset"},
		{Name: "SubagentStart", Native: "subagent_start"},
		{Name: "SubagentStop", Native: "subagent_stop"},
		{Name: "PermissionRequest", Native: "pre_approval_request"},
		{Native: "post_approval_response"},
		{Native: "agent_loop_stopped"},
		{Native: "pre_command"},
		{Native: "transform_terminal_output"},
		{Native: "transform_tool_result"},
		{Native: "transform_llm_output"},
		{Native: "pre_api_request"},
		{Native: "post_api_request"},
		{Native: "api_request_error"},
		{Native: "on_stream_start"},
		{Native: "on_stream_delta"},
		{Native: "on_stream_end"},
		{Native: "on_interim_message"},
		{Native: "pre_gateway_dispatch"},
		{Native: "gateway_platform_event"},
		{Native: "on_room_member_activity"},
		{Native: "pre_transcription"},
		{Native: "on_skill_lifecycle"},
		{Native: "kanban_task_claimed"},
		{Native: "kanban_task_completed"},
		{Native: "kanban_task_blocked"},
		{Native: "on_kanban_worker_spawned"},
		{Native: "on_kanban_worker_exited"},
		{Native: "on_kanban_worker_stale_claim"},
		{Native: "on_kanban_task_updated"},
		{Native: "on_kanban_dispatch_tick"},
	},
	Nearest: []convert.Nearest{
		{Event: "Stop", Native: "pre_verify", Why: "it fires once, when code was edited and the agent is about to finish."},
		{Event: "PostToolUseFailure", Native: "post_tool_call", Why: "it fires after every call and says in extra.status how it went."},
	},
	Types: []convert.HandlerType{{Type: "command", Word: ""}},
	Rows: []convert.Row{
		{Field: convert.HookMatcher, Key: "matcher"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
		{Field: convert.HookFailClosed, Key: "fail_closed", As: convert.AsBool},
		{Field: convert.HookFailClosed, Key: "failClosed", As: convert.AsBool, ReadOnly: true},
	},
	Matcher: convert.MatcherRule{Anchored: true, LookAround: true}, // Python, the whole name [sh]
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"terminal"}, Also: []string{"process"}},
		{Name: "Read", Native: []string{"read_file"}},
		{Name: "Write", Native: []string{"write_file"}},
		{Name: "Edit", Native: []string{"patch"}},
		{Name: "MultiEdit", Native: []string{"patch"}},
		{Name: "Grep", Native: []string{"search_files"}},
		{Name: "Glob", Native: []string{"search_files"}},
		{Name: "WebFetch", Native: []string{"web_extract"}},
		{Name: "WebSearch", Native: []string{"web_search"}},
		{Name: "Task", Native: []string{"delegate_task"}},
		{Name: "TodoWrite", Native: []string{"todo"}},
		{Name: "AskUserQuestion", Native: []string{"clarify"}},
	},
	MCP:     convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_"},
	Timeout: 60, MostTimeout: 300, NoShell: true,
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "extra.result", Prompt: "extra.user_message", OwnTools: true,
		Blocks: "exit code 2",
		Deny:   `{"decision":"block","reason":"why"}`, Denies: convert.DecisionBlock, // permissionDecision is not read [sh]
		Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: "Add fail_closed: true to the hook."}},
	Tell:  "Hermes runs a hook only after you have agreed to its command; without a terminal it is silently left out.", TellStep: "Start Hermes once and agree, or run it with --accept-hooks.",
}
