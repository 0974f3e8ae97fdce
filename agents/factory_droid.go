package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] Factory-AI/factory docs/cli/configuration/mcp.mdx@a80aa7c5 (2026-07-24); [2665] dyoshikawa/rulesync#2665 on
// 0.195.0 (2026-08-13); [run] droid 0.225.2 (2026-11).
var factoryDroid = convert.Agent{
	ID: "factory-droid", Name: "Factory Droid", Vendor: "Factory", Docs: "https://docs.factory.ai/cli/configuration/mcp",
	Checked: "0.225.2, 2026-11-30", Rank: 21,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.factory/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.factory/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.factory\mcp.json`},
			{Scope: convert.Project, Path: ".factory/mcp.json"},
		},
		Syntax: syntax.JSON, // comments are not documented
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // [docs]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // type is obligatory for a url [docs]
		Command: &convert.AddCommand{ // [docs]; it writes the user's file
			Words: []string{"droid", "mcp", "add"}, OneWord: true, TransportFlag: []string{"--type"}, TransportWords: usualTransports,
			Flags: []convert.Flag{envFlag, headerFlag},
		},
		Rows: []convert.Row{ // [docs]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote, Needs: 1 << convert.OAuthIssuer},
			{Field: convert.OAuthIssuer, Key: "oauth.authorizationServerIssuer", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote, Needs: 1 << convert.OAuthIssuer},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthResource, Key: "oauth.resource", On: convert.Remote},       // since 0.181
			{Field: convert.OAuthOn, Key: "oauth", As: convert.AsFalse, On: convert.Remote}, // false switches it off
			{Field: convert.CallTimeout, Key: "timeoutMs", As: convert.AsMillis},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.AllowTools, Key: "enabledTools", As: convert.AsList}, // wins over the other
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
		},
		Own: []convert.Own{
			{Key: "connectTimeout"}, // since 0.185; its unit was not found [2665]
			{Key: "oauth.clientMetadataUrl", On: convert.Remote}, {Key: "oauth.tokenEndpointAuthMethod", On: convert.Remote},
		},
		Dialect: convert.Dialect{ // a variable that is not set and has no default stays as written [docs]
			Env: []convert.Form{convert.Braces}, Default: true,
			In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
		},
		Unknown:     convert.UnknownNotKnown,
		ProjectHint: "In Factory Droid the user's file wins: an entry of the same name in ~/.factory/mcp.json counts instead of the project's.", // [docs]
	}},
	Hooks: []*convert.HookFormat{&factoryDroidHooks},
}

// Sources of the hooks: [docs] https://docs.factory.ai/harness/hooks and hooks-reference (2026-07 and newer); [run] 0.225.2 with
// a stand-in model; [rs] dyoshikawa/rulesync factorydroid-hooks.ts@cfebcd75.
var factoryDroidHooks = convert.HookFormat{
	// A hooks.json beside it does not fire, with or without a wrapper [run].
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.factory/settings.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.factory/settings.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.factory\settings.json`},
		{Scope: convert.Project, Path: ".factory/settings.json"},
	},
	Syntax:    syntax.JSON,
	Root:      []string{"hooks"},
	AlsoRoots: [][]string{{}}, // a hooks.json that is the map of events itself
	Beside:    []string{"claudeHooksImported"},
	Events: []convert.Event{ // nothing else [docs]
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block, Differs: "it does not fire in droid exec."}, // [run]
		{Name: "Notification", Native: "Notification"},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block},
		{Name: "PreCompact", Native: "PreCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact"}},
		{Name: "SessionEnd", Native: "SessionEnd"},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	},
	Own:     []convert.Own{{Key: "suppressOutput"}, {Key: "commandRegex"}}, // the second on the group [rs]
	Matcher: convert.MatcherRule{Exact: "_-"},                              // plain text is one exact name, all else a pattern
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"Execute"}}, {Name: "Read", Native: []string{"Read"}}, {Name: "Write", Native: []string{"Create"}},
		{Name: "Edit", Native: []string{"Edit", "ApplyPatch"}}, {Name: "MultiEdit", Native: []string{"ApplyPatch"}},
		{Name: "Glob", Native: []string{"Glob"}}, {Name: "Grep", Native: []string{"Grep"}}, {Name: "LS", Native: []string{"LS"}},
		{Name: "WebFetch", Native: []string{"FetchUrl"}}, {Name: "WebSearch", Native: []string{"WebSearch"}}, {Name: "Task", Native: []string{"Task"}},
		{Name: "TodoWrite", Native: []string{"TodoWrite"}, Doubt: true},
	},
	MCP:            convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_-"},
	Timeout:        60,
	ProjectDir:     "${FACTORY_PROJECT_DIR}",
	ProjectDirVars: []string{"FACTORY_PROJECT_DIR"},
	OwnVars:        []string{"DROID_"},
	OffKeys:        [][]string{{"hooksDisabled"}},
	Contract: convert.Contract{ // as in Claude Code but for the tools [docs]
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Deny: denyNested, Denies: convert.NestedPermission | convert.DecisionBlock, Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}
