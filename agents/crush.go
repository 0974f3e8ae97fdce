package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] charmbracelet/crush@37f36e93 (2026-08-21, about 0.90): internal/config, internal/shell/expand.go,
// schema.json; [3016] dyoshikawa/rulesync#3016 on 0.94.1 (2026-09-12).
var crush = convert.Agent{
	ID: "crush", Name: "Crush", Vendor: "Charmbracelet", Docs: "https://github.com/charmbracelet/crush#mcps",
	Checked: "0.94.1, 2026-09-12", Rank: 24,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // ~/.config on all systems [src]; what Crush calls deprecated beside crushrc stays valid [3016]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/crush/crush.json", Moves: "CRUSH_GLOBAL_CONFIG"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/crush/crush.json", Moves: "CRUSH_GLOBAL_CONFIG"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.config\crush\crush.json`, Moves: "CRUSH_GLOBAL_CONFIG"},
			{Scope: convert.Project, Path: "crush.json"},
		},
		Syntax:   syntax.JSON, // strict [src]
		Root:     []string{"mcp"},
		OldRoots: [][]string{{"mcpServers"}},
		Schema:   "charm.land/crush", // [src]
		Transports: []convert.TransportForm{ // [src]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // "unsupported mcp type" [src]
		// A line of crushrc, which is written in Bash and holds what the JSON files hold. No program of that name is there outside of it.
		Command: &convert.AddCommand{ // [src] docs/config/README.md
			Words: []string{"mcp", "add"}, CommandFlag: "--command", ArgFlag: "--args", URLFlag: "--url",
			TransportFlag: []string{"--type"}, TransportWords: usualTransports, ReadOnly: true,
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"--env"}, As: convert.FlagTwoWords, On: convert.Local},
				{Field: convert.Headers, Names: []string{"--header"}, As: convert.FlagTwoWords, On: convert.Remote},
				{Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagSeconds},
				{Field: convert.Enabled, Names: []string{"--disabled"}, As: convert.FlagNot},
				{Field: convert.AllowTools, Names: []string{"--enabled-tools"}, As: convert.FlagEach},
				{Field: convert.DenyTools, Names: []string{"--disabled-tools"}, As: convert.FlagEach},
				{Field: convert.OAuthOn, Names: []string{"--oauth"}, As: convert.FlagWord, On: convert.Remote},
				{Field: convert.OAuthClientID, Names: []string{"--oauth-client-id"}, On: convert.Remote},
				{Field: convert.OAuthClientSecret, Names: []string{"--oauth-client-secret"}, On: convert.Remote},
				{Field: convert.OAuthCallbackPort, Names: []string{"--oauth-callback-port"}, On: convert.Remote},
			},
		},
		Rows: []convert.Row{ // [src]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthOn, Key: "oauth", As: convert.AsBool, On: convert.Remote, Default: "true", With: convert.OAuthClientID}, // with it, headers are ignored
			{Field: convert.OAuthClientID, Key: "oauth_client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth_client_secret", On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth_callback_port", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Whole: true}, // of the connection and of calls
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.AllowTools, Key: "enabled_tools", As: convert.AsList, EmptyAll: true},
			{Field: convert.DenyTools, Key: "disabled_tools", As: convert.AsList},
		},
		OneTimeout: true,
		// Crush adds Docker's gateway under that name itself [src].
		Names: convert.NameRule{Reserved: []string{"docker"}},
		Dialect: convert.Dialect{ // a value is expanded like a shell's here-document; nothing set means an empty text [src]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true, Others: []convert.Form{"$(NAME)"}, Escape: convert.Backslash,
			In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders | convert.InSecret | 1<<convert.OAuthClientID,
		},
		Unknown: convert.UnknownIgnored, // [src]
	}},
	Hooks: []*convert.HookFormat{&crushHooks},
}

// Sources of the hooks: [hsrc] charmbracelet/crush docs/hooks/README.md and internal/hooks.
var crushHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/crush/crush.json", Moves: "CRUSH_GLOBAL_CONFIG"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.config/crush/crush.json", Moves: "CRUSH_GLOBAL_CONFIG"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.config\crush\crush.json`, Moves: "CRUSH_GLOBAL_CONFIG"},
		{Scope: convert.Project, Path: "crush.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Shape:  convert.FlatList,
	Line:   []string{"hook", "add"}, // a line of crushrc [hsrc]
	Events: []convert.Event{ // the only one [hsrc]
		{Name: "PreToolUse", Native: "PreToolUse", Also: []string{"pre_tool_use"}, Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
	},
	Types: []convert.HandlerType{{Type: "command", Word: ""}},
	Rows: []convert.Row{
		{Field: convert.HookName, Key: "name"},
		{Field: convert.HookMatcher, Key: "matcher"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	},
	Matcher: convert.MatcherRule{}, // an unanchored pattern of Go
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"bash"}}, {Name: "Read", Native: []string{"view"}}, {Name: "Write", Native: []string{"write"}},
		{Name: "Edit", Native: []string{"edit", "multiedit"}}, {Name: "MultiEdit", Native: []string{"multiedit"}},
		{Name: "Glob", Native: []string{"glob"}}, {Name: "Grep", Native: []string{"grep"}}, {Name: "LS", Native: []string{"ls"}},
		{Name: "WebFetch", Native: []string{"fetch", "web_fetch"}}, {Name: "WebSearch", Native: []string{"web_search"}},
		{Name: "Task", Native: []string{"agent", "agentic_fetch"}}, {Name: "TodoWrite", Native: []string{"todos"}}, {Name: "AskUserQuestion", Native: []string{"question"}},
	},
	MCP:            convert.MCPName{Form: "mcp_SERVER_TOOL", Chars: "_-"},
	Timeout:        30,
	WholeTimeout:   true, // an int [src]; a fraction makes the whole file invalid
	ProjectDir:     "${CRUSH_PROJECT_DIR}",
	ProjectDirVars: []string{"CRUSH_PROJECT_DIR"},
	OwnVars:        []string{"CRUSH_"},
	Contract: convert.Contract{ // [hsrc]; the answers of Claude Code are read too
		Event: "event", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", OwnTools: true,
		Blocks: "exit code 2", Deny: `{"decision":"deny","reason":"why"}`, Denies: convert.DecisionDeny | convert.NestedPermission, Silence: letsRun,
	},
	Opens: []convert.Opening{
		{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep},
		{Event: "PreToolUse", Text: "Crush does not run hooks for the tools of sub-agents.", Step: "Take the agent tool away where that matters."},
	},
}
