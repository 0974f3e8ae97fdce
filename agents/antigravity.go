package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://antigravity.google/docs/mcp (2026-09-30); [log] changelog of google-antigravity/antigravity-cli
// up to 1.1.27 (2026-09-05); [skill] stbenjam/skillsaw docs/rules/antigravity-mcp-valid.md@05e1db1, measured with agy
// 1.1.25; [guard] cisco-ai-defense/defenseclaw docs/development/antigravity-mcp-contract.md@db1172f.
var antigravity = convert.Agent{
	ID: "antigravity", Name: "Antigravity", Vendor: "Google", Docs: "https://antigravity.google/docs/mcp",
	Checked: "app 2.12.2, agy 1.1.27, docs of 2026-09-30", Rank: 9, Most: true,
	NoGrants: "Its helpers have no list of tools.",
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // since 2.0 one folder for the app, the editor and the CLI [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.gemini/config/mcp_config.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.gemini/config/mcp_config.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.gemini\config\mcp_config.json`},
			{Scope: convert.Project, Path: ".agents/mcp_config.json"},
		},
		Syntax: syntax.JSON, // comments are allowed by [log], fatal by [skill]
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // found out from the address [docs]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			{Transport: convert.SSE, Also: []string{"sse"}},
		},
		BareURL: convert.Unspecified,
		Command: &convert.AddCommand{ // its options are known, their order is not: read only
			Words: []string{"agy", "mcp", "add"}, Dash: true, TransportFlag: []string{"--type", "--transport", "-t"}, TransportWords: usualTransports, ReadOnly: true,
			Flags: []convert.Flag{envFlag, headerFlag},
		},
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local}, // a number loses the server in silence [skill]
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote},
			{Field: convert.URL, Key: "url", On: convert.Remote, ReadOnly: true},   // an alias since 2.0.13 only [log]
			{Field: convert.Word, Key: "type", On: convert.Remote, ReadOnly: true}, // beside url [skill]
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
		},
		Own: []convert.Own{
			{Key: "authProviderType", Label: "google-auth", On: convert.Remote, Only: []string{"google_credentials"}}, // its only value [docs]
			{Key: "enabledTools"}, {Key: "timeoutSeconds"}, {Key: "tools"}, // seen in files, not documented [guard]
		},
		// Not documented; a report of mid-2026 says that nothing is filled in.
		Dialect: convert.Dialect{},
		Launch:  convert.Launch{NoShellPath: true},
		Elsewhere: []convert.Elsewhere{ // [docs]
			{Fields: 1<<convert.AllowTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set permissions in ~/.gemini/antigravity-cli/settings.json: mcp(server/tool)."},
		},
		ProjectHint: "Antigravity reads a project's file only in a folder that you trust.", // [docs]
		Unknown:     convert.UnknownIgnored,                                                // [skill]
	}},
	Hooks: []*convert.HookFormat{&antigravityHooks},
}

// Sources of the hooks: [hdoc] https://antigravity.google/docs/hooks (2026-09-30); [skillsaw] stbenjam/skillsaw
// antigravity-hooks-valid.md@05e1db1, measured on agy 1.1.25; [remember] Digital-Process-Tools/claude-remember PR #564.
var antigravityHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.gemini/config/hooks.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.gemini/config/hooks.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.gemini\config\hooks.json`},
		{Scope: convert.Project, Path: ".agents/hooks.json"},
	},
	Syntax: syntax.JSON,
	Shape:  convert.NamedGroups, // the keys at the top are names of hooks
	Events: []convert.Event{ // a group under a flat event makes the whole file fail [skillsaw]
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "PreInvocation", Can: convert.Context, Flat: true, Differs: "it fires before each call of the model, not once for a prompt."},
		{Native: "PostInvocation", Can: convert.Block, Flat: true},
		{Name: "Stop", Native: "Stop", Can: convert.Block, Flat: true},
		{Name: "SessionStart", Native: "SessionStart", Flat: true},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "command", Word: ""}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds}, // a fraction or a text drops the file [skillsaw]
	},
	Matcher: convert.MatcherRule{Exact: "_|", Separators: "|", LookAround: true},
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"run_command"}},
		{Name: "Read", Native: []string{"view_file"}},
		{Name: "Write", Native: []string{"write_to_file"}},
		{Name: "Edit", Native: []string{"replace_file_content", "multi_replace_file_content"}},
		{Name: "MultiEdit", Native: []string{"multi_replace_file_content"}},
		{Name: "Glob", Native: []string{"find_by_name"}},
		{Name: "LS", Native: []string{"list_dir"}},
		{Name: "Grep", Native: []string{"grep_search"}},
		{Name: "WebFetch", Native: []string{"read_url_content"}},
		{Name: "WebSearch", Native: []string{"search_web"}},
		{Name: "Task", Native: []string{"invoke_subagent"}},
		{Name: "AskUserQuestion", Native: []string{"ask_question"}},
	},
	Timeout: 30, WholeTimeout: true,
	Contract: convert.Contract{
		Event: "hookEventName", Session: "conversationId", Folder: "workspacePaths", Tool: "toolCall.name", Input: "toolCall.args", OwnTools: true,
		Blocks: "its answer alone; exit codes are not documented",
		Deny:   `{"decision":"deny","reason":"why"}`, Denies: convert.DecisionDeny,
		Silence: "denies the tool in some builds, so that it should say {\"decision\":\"allow\"}",
	},
	Opens: []convert.Opening{
		{Event: "PreToolUse", Text: "Antigravity does not document that exit code 2 stops a tool, and some builds drop tool hooks altogether.", Step: "Let the script answer with a decision, and check with /hooks that Antigravity has loaded it."},
		{Event: "Stop", Text: "Antigravity goes on when the script answers with decision continue, not with block.", Step: "Let the script answer {\"decision\":\"continue\",\"reason\":\"why\"}."},
	},
	Tell: "Antigravity drops the whole file without a word if anything in it is wrong.", TellStep: "Open /hooks in Antigravity and check that yours is listed.",
	Strict: "hooks.json",
}
