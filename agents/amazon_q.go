package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] aws/amazon-q-developer-cli@15cc8f3 (2026-04-23): crates/chat-cli/src/cli/chat/tools/custom_tool.rs,
// cli/agent/mcp_config.rs, mcp_client/client.rs; [docs] docs/agent-format.md there.
var amazonQ = convert.Agent{
	ID: "amazon-q", Name: "Amazon Q Developer CLI", Vendor: "AWS", Docs: "https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",
	Checked: "source of 2026-04-23", Rank: 41,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // read by agents with useLegacyMcpJson, the default agent among them [src]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.aws/amazonq/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.aws/amazonq/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.aws\amazonq\mcp.json`},
			{Scope: convert.Project, Path: ".amazonq/mcp.json"},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},                                   // without it: "No mcp servers found" [src]
		Signs:  []string{"toolsSettings", "toolAliases", "allowedTools"}, // of an agent's file [docs]
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
		},
		BareURL: convert.NoTransport, // the default is stdio, so a url alone is a malformed entry [src]
		Command: &convert.AddCommand{ // [src]; all arguments as one JSON list, since commas split them; local servers only
			Words: []string{"q", "mcp", "add"}, NameFlag: "--name", CommandFlag: "--command", ArgsFlag: "--args", BareURL: convert.Stdio,
			ScopeFlag: []string{"--scope"}, ScopeWords: [2]string{"global", "workspace"},
			Flags: []convert.Flag{
				envFlag, {Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis},
				{Field: convert.Enabled, Names: []string{"--disabled"}, As: convert.FlagOff},
			},
			Quiet: []string{"--force"}, QuietValues: []string{"--agent"},
		},
		Rows: []convert.Row{ // [src]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauthScopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // for each request
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
		},
		Names: convert.NameRule{Warn: "/", WarnWhy: "Its tools are called @server/tool: the slash separates the two."},
		Dialect: convert.Dialect{ // one that is not set stays as ${NAME} [src]
			Env: []convert.Form{convert.EnvBraces}, In: convert.InEnv | convert.InHeaders | convert.InCommand,
			OfCommand: &convert.Dialect{Env: []convert.Form{convert.Dollar}}, // the command's ~ and $NAME [src]
		},
		Unknown: convert.UnknownIgnored, // in an entry; at the top of an agent's file it is an error [src]
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set tools and allowedTools in the agent's own file."},
		},
	}},
	Hooks: []*convert.HookFormat{&amazonQHooks},
}

// Sources of the hooks: [hsrc] aws/amazon-q-developer-cli docs/hooks.md, docs/agent-format.md and cli/agent/hook.rs@15cc8f3.
// They stand in the file of an agent, which is started with q chat --agent.
var amazonQHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.aws/amazonq/cli-agents/hooks.json", Head: amazonQAgent},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.aws/amazonq/cli-agents/hooks.json", Head: amazonQAgent},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.aws\amazonq\cli-agents\hooks.json`, Head: amazonQAgent},
		{Scope: convert.Project, Path: ".amazonq/cli-agents/hooks.json", Head: amazonQAgent},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Shape:  convert.FlatList,
	Events: []convert.Event{
		{Name: "SessionStart", Native: "agentSpawn", Also: []string{"conversation_start"}, Can: convert.Context},
		{Name: "UserPromptSubmit", Native: "userPromptSubmit", Also: []string{"per_prompt"}, Can: convert.Context},
		{Name: "PreToolUse", Native: "preToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "postToolUse", Match: convert.MatchTool},
		{Name: "Stop", Native: "stop"},
	},
	Types:   []convert.HandlerType{{Type: "command", Word: ""}},
	Rows:    qHookRows,
	Own:     qHookOwn,
	Matcher: convert.MatcherRule{Glob: true},
	Tools:   qTools,
	MCP:     convert.MCPName{Form: "@SERVER/TOOL", Chars: "_-.", All: "@*"},
	Timeout: 30,
	Contract: convert.Contract{
		Event: "hook_event_name", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
	Tell:  "Amazon Q runs these hooks only in the agent whose file they stand in.", TellStep: "Start it with q chat --agent hooks, or put them into the file of the agent that you use.",
}

var amazonQAgent = []convert.Fixed{{Key: "name", Text: "hooks"}}

var qHookRows = []convert.Row{
	{Field: convert.HookMatcher, Key: "matcher"},
	{Field: convert.HookCommand, Key: "command"},
	{Field: convert.HookTimeout, Key: "timeout_ms", As: convert.AsMillis},
}

var qHookOwn = []convert.Own{{Key: "max_output_size"}, {Key: "cache_ttl_seconds"}}

var qTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"execute_bash"}},
	{Name: "Read", Native: []string{"fs_read"}}, {Name: "Glob", Native: []string{"fs_read"}}, {Name: "Grep", Native: []string{"fs_read"}}, {Name: "LS", Native: []string{"fs_read"}},
	{Name: "Write", Native: []string{"fs_write"}}, {Name: "Edit", Native: []string{"fs_write"}}, {Name: "MultiEdit", Native: []string{"fs_write"}},
	{Name: "TodoWrite", Native: []string{"todo_list"}},
}
