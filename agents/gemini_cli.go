package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 0.61.0 started offline; [src] google-gemini/gemini-cli@5411f113 (2026-08-21); [doc]
// https://geminicli.com/docs/tools/mcp-server/; [cfg] https://geminicli.com/docs/reference/configuration/.
var geminiCLI = convert.Agent{
	ID: "gemini-cli", Name: "Gemini CLI", Vendor: "Google", Docs: "https://geminicli.com/docs/tools/mcp-server/",
	Checked: "0.61.0, 2026-09-25", Rank: 6, Most: true,
	Grants: &convert.GrantForm{ // the server of a tool is read up to the first _, so that a name cannot have one
		Files: []convert.File{{Scope: convert.User, Path: "~/.gemini/agents/HELPER.md"}, {Scope: convert.Project, Path: ".gemini/agents/HELPER.md"}},
		Entry: "mcp_SERVER_*", Chars: "-", Whole: "mcp_*", OpenFirst: true, AsList: true,
	},
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [cfg]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.gemini/settings.json", Moves: "GEMINI_CLI_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.gemini/settings.json", Moves: "GEMINI_CLI_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.gemini\settings.json`, Moves: "GEMINI_CLI_HOME"},
			{Scope: convert.Project, Path: ".gemini/settings.json"},
		},
		Syntax:   syntax.JSONC, // comments; a trailing comma stops the program at its start [run]
		Root:     []string{"mcpServers"},
		OffList:  []string{"mcp", "excluded"}, // [doc]
		OnList:   []string{"mcp", "allowed"},
		OffMatch: convert.MatchFold,
		Signs:    []string{"mcp", "hooksConfig", "security", "selectedAuthType", "contextFileName"}, // with older names of its settings
		Schema:   "gemini-cli/main/schemas/settings",
		Beside:   []string{"mcp.serverCommand"},
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}}, // the second with a warning [run]
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.Unspecified, // Streamable HTTP first, then SSE [src]; the docs still say SSE
		Command: &convert.AddCommand{ // [run]; the scope left out means the project
			Words: []string{"gemini", "mcp", "add"}, Packages: " @google/gemini-cli ",
			NoEmpty: true, NoEquals: true, Freezes: true, // a value is cut at its second equals sign; all seen in 0.61.0 [run]
			DashInside: true, NumbersAnew: true, // "node -- a.js --env X" keeps --env, "node a.js --env X=1" takes it; 0.61.0 [run]
			TransportFlag: []string{"--transport", "-t", "--type"}, TransportWords: usualTransports, BareURL: convert.Stdio,
			ScopeFlag: []string{"-s", "--scope"}, ScopeWords: userOrProject, Quiet: []string{"-d", "--debug"},
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"-e", "--env"}, As: convert.FlagPair, On: convert.Local},
				{Field: convert.Headers, Names: []string{"-H", "--header"}, As: convert.FlagHeader, On: convert.Remote},
				{Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis},
				{Field: convert.Trust, Names: []string{"--trust"}, As: convert.FlagOn},
				{Field: convert.Description, Names: []string{"--description"}},
				{Field: convert.AllowTools, Names: []string{"--include-tools"}, As: convert.FlagCSV},
				{Field: convert.DenyTools, Names: []string{"--exclude-tools"}, As: convert.FlagCSV},
			},
		},
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "httpUrl", On: convert.Remote, ReadOnly: true, Means: convert.HTTP}, // deprecated; wins over url [src]
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Word, Key: "type", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.Trust, Key: "trust", As: convert.AsBool},
			{Field: convert.Description, Key: "description"},
			{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
			{Field: convert.OAuthOn, Key: "oauth.enabled", As: convert.AsBool, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.OAuthAuthURL, Key: "oauth.authorizationUrl", On: convert.Remote},
			{Field: convert.OAuthIssuer, Key: "oauth.issuer", On: convert.Remote},
			{Field: convert.OAuthTokenURL, Key: "oauth.tokenUrl", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote, Whole: true},
			{Field: convert.OAuthAudiences, Key: "oauth.audiences", As: convert.AsList, On: convert.Remote},
		},
		Own: []convert.Own{ // [src]
			{Key: "authProviderType", Label: "google-auth", On: convert.Remote}, {Key: "targetAudience", Label: "google-audience", On: convert.Remote},
			{Key: "targetServiceAccount", Label: "google-account", On: convert.Remote}, {Key: "oauth.tokenParamName", Label: "oauth-token-name", On: convert.Remote},
			{Key: "tcp", On: convert.Remote}, {Key: "extension"},
		},
		OneTimeout: true,
		// mcp_<server>_<tool> is split at the first _ after the prefix [doc].
		Names: convert.NameRule{Warn: "_", WarnWhy: "Its policy rules take what stands before the first _ for the server, so rules for this one do not fit. Use - instead."},
		Dialect: convert.Dialect{ // in every text; a variable that is not set stays as written [src][run]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true, Escape: convert.UnsetDefault,
			// Texts of env and headers are filled in again and again, so nothing keeps a dollar sign there [run].
			EscapeIn: convert.InCommand | convert.InArgs | convert.InCwd | convert.InURL,
			Folders:  geminiExtension,
		},
		Unknown:     convert.UnknownWarns,                                                 // [run]
		ProjectHint: "Gemini CLI reads a project's file only in a folder that you trust.", // [cfg]
	}},
	Hooks: []*convert.HookFormat{&geminiCLIHooks},
}

// What is filled in in the manifest of an extension alone: the names are nobody else's, so that it is never written for another file
// (packages/cli/src/config/extensions/variableSchema.ts).
var geminiExtension = []convert.FolderName{
	{Name: "extensionPath", Spelt: "${extensionPath}"}, {Name: "extensionWorkspace", Spelt: "${workspacePath}"}, {Name: "extensionSeparator", Spelt: "${/}"},
}

// Sources of the hooks: [hdoc] https://geminicli.com/docs/hooks/reference/; [src] google-gemini/gemini-cli@5411f113,
// packages/core/src/hooks; [run] 0.61.0 with a stand-in model.
var geminiCLIHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.gemini/settings.json", Moves: "GEMINI_CLI_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.gemini/settings.json", Moves: "GEMINI_CLI_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.gemini\settings.json`, Moves: "GEMINI_CLI_HOME"},
		{Scope: convert.Project, Path: ".gemini/settings.json"},
	},
	Syntax: syntax.JSONC,
	Root:   []string{"hooks"},
	Beside: []string{"enabled", "disabled", "notifications"}, // settings of older versions among the events [src]
	Events: []convert.Event{ // [src][hdoc]
		{Name: "PreToolUse", Native: "BeforeTool", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "AfterTool", Can: convert.Context | convert.Change, Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "BeforeAgent", Can: convert.Context | convert.Block},
		{Name: "Stop", Native: "AfterAgent", Can: convert.Block},
		{Native: "BeforeModel", Can: convert.Change | convert.Block},
		{Native: "AfterModel", Can: convert.Change | convert.Block},
		{Native: "BeforeToolSelection", Can: convert.Change},
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear"}, OneWord: true},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"exit", "clear", "logout", "prompt_input_exit", "other"}, OneWord: true},
		{Name: "Notification", Native: "Notification", Match: convert.MatchWord, Words: []string{"permission_prompt=ToolPermission"}, OneWord: true,
			Differs: "it fires only when a tool asks for permission."},
		{Name: "PreCompact", Native: "PreCompress", Match: convert.MatchWord, Words: []string{"auto", "manual"}, OneWord: true},
	},
	Nearest: []convert.Nearest{{Event: "MessageDisplay", Native: "AfterModel", Why: "it fires for each piece of an answer."}},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}}, // another type is dropped [src]
	Rows: []convert.Row{
		{Field: convert.HookName, Key: "name"},
		{Field: convert.HookDescription, Key: "description"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsMillis}, // 20 means 20 ms: the hook never runs [run]
		{Field: convert.HookEnv, Key: "env", As: convert.AsMap},
	},
	Own:     []convert.Own{{Key: "sequential", Label: "one-after-another"}},
	Matcher: convert.MatcherRule{LookAround: true}, // always an unanchored JavaScript pattern on tool events
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"run_shell_command"}},
		{Name: "Read", Native: []string{"read_file", "read_many_files"}},
		{Name: "Write", Native: []string{"write_file"}},
		{Name: "Edit", Native: []string{"replace"}},
		{Name: "Glob", Native: []string{"glob"}},
		{Name: "Grep", Native: []string{"grep_search"}, Also: []string{"search_file_content"}},
		{Name: "LS", Native: []string{"list_directory"}},
		{Name: "WebFetch", Native: []string{"web_fetch"}},
		{Name: "WebSearch", Native: []string{"google_web_search"}},
		{Name: "Task", Native: []string{"invoke_agent"}},
		{Name: "TodoWrite", Native: []string{"write_todos"}},
		{Name: "Skill", Native: []string{"activate_skill"}},
		{Name: "AskUserQuestion", Native: []string{"ask_user"}},
		{Name: "ExitPlanMode", Native: []string{"exit_plan_mode"}},
		{Name: "EnterPlanMode", Native: []string{"enter_plan_mode"}},
	},
	MCP:     convert.MCPName{Form: "mcp_SERVER_TOOL", Chars: "_-.:"},
	Timeout: 60,
	// $NAME without braces is replaced by the quoted path before the shell sees it, so that quotes around it break; in braces
	// the shell fills it in [src].
	ProjectDir:     "${GEMINI_PROJECT_DIR}",
	ProjectDirVars: []string{"GEMINI_PROJECT_DIR", "CLAUDE_PROJECT_DIR"},
	OwnVars:        []string{"GEMINI_"},
	FillsIn:        true, // every text of its settings [run]
	OffKeys:        [][]string{{"hooksConfig", "enabled"}},
	OffList:        []string{"hooksConfig", "disabled"}, // the name of a hook, or its command when it has none
	OldOffList:     []string{"hooks", "disabled"},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "any exit code but 0 and 1",
		Deny:   `{"decision":"deny","reason":"why"}`, Denies: convert.DecisionDeny | convert.DecisionBlock, // permissionDecision is not read [src]
		Silence: letsRun,
	},
	Tell: "Gemini CLI runs hooks of a project only in a trusted folder.", TellStep: "Trust the folder when it asks, or put the hooks into your user settings.",
}
