package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [mcp] MoonshotAI/kimi-cli docs/en/customization/mcp.md@4a550ef (1.49.0, 2026-07-16); [fm] fastmcp
// mcp_config.py@97964ef, which reads its file.
var kimiCLI = convert.Agent{
	ID: "kimi-cli", Name: "Kimi CLI", Vendor: "Moonshot AI", Docs: "https://moonshotai.github.io/kimi-cli/en/customization/mcp.html",
	Checked: "1.49.0, 2026-07-16", Rank: 42,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // no project file [mcp]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.kimi/mcp.json", Moves: "KIMI_SHARE_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.kimi/mcp.json", Moves: "KIMI_SHARE_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kimi\mcp.json`, Moves: "KIMI_SHARE_DIR"},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // [fm]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP,
		ByPath:  []convert.PathForm{{End: "/sse", Transport: convert.SSE, Inside: true}}, // [fm]
		Command: &convert.AddCommand{ // [ref]
			Words: []string{"kimi", "mcp", "add"}, Dash: true, TransportFlag: transportFlags, Local: []string{"--transport", "stdio"},
			TransportWords: []convert.TransportForm{{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "http"}},
			Flags:          []convert.Flag{envFlag, headerFlag, {Names: []string{"--auth"}, As: convert.FlagOwn, Key: "auth"}},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "transport"}, // `type` is not read for a url [fm]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // [fm]
			{Field: convert.Description, Key: "description"},
		},
		Tidy: kimiToken,
		Own: []convert.Own{ // [fm]
			{Key: "auth", On: convert.Remote}, {Key: "sse_read_timeout", On: convert.Remote},
			{Key: "tools"}, {Key: "include_tags"}, {Key: "exclude_tags"},
		},
		Dialect:    convert.Dialect{},      // nothing is filled in
		Unknown:    convert.UnknownIgnored, // [fm]
		SwitchHint: "Add it when you need it.",
	}},
	Hooks: []*convert.HookFormat{&kimiCLIHooks},
}

// kimiToken makes a header of a bearer token that stands under auth; the word oauth there is none [fm].
func kimiToken(entry *syntax.Node) *syntax.Node {
	auth := entry.Get("auth")
	if auth == nil || auth.Kind != syntax.String || auth.Text == "oauth" || auth.Text == "" {
		return entry
	}
	header := &syntax.Node{Kind: syntax.String, Text: "Bearer " + auth.Text, Place: auth.Place}
	tidy := &syntax.Node{Kind: syntax.Map, Place: entry.Place}
	headers := &syntax.Node{Kind: syntax.Map, Place: auth.Place}
	for i := range entry.Pairs {
		switch p := &entry.Pairs[i]; {
		case p.Value == auth:
		case p.Key == "headers" && p.Value.Kind == syntax.Map:
			headers.Pairs = append(headers.Pairs, p.Value.Pairs...)
		default:
			tidy.Pairs = append(tidy.Pairs, *p)
		}
	}
	return tidy.Add("headers", headers.Add("Authorization", header))
}

// Sources of the hooks: [hooks] https://moonshotai.github.io/kimi-cli/en/customization/hooks.html, a beta by its own words;
// [src] MoonshotAI/kimi-cli.
var kimiCLIHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.kimi/config.toml", Moves: "KIMI_SHARE_DIR"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.kimi/config.toml", Moves: "KIMI_SHARE_DIR"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kimi\config.toml`, Moves: "KIMI_SHARE_DIR"},
	},
	Syntax: syntax.TOML,
	Root:   []string{"hooks"},
	Shape:  convert.EventList, EventKey: "event",
	Events: []convert.Event{ // [hooks]; exit code 2 blocks, plain output becomes context [src]
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Can: convert.Context, Match: convert.MatchTool},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "StopFailure", Native: "StopFailure", Match: convert.MatchText},
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume"}},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchText},
		{Name: "SubagentStart", Native: "SubagentStart", Match: convert.MatchText},
		{Name: "SubagentStop", Native: "SubagentStop", Match: convert.MatchText},
		{Name: "PreCompact", Native: "PreCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "PostCompact", Native: "PostCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "Notification", Native: "Notification", Match: convert.MatchText},
	},
	Types: []convert.HandlerType{{Type: "command", Word: ""}},
	Rows: []convert.Row{
		{Field: convert.HookMatcher, Key: "matcher"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	},
	Matcher: convert.MatcherRule{LookAround: true}, // Python's re.search
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"Shell"}}, {Name: "Read", Native: []string{"ReadFile"}}, {Name: "Write", Native: []string{"WriteFile"}},
		{Name: "Edit", Native: []string{"StrReplaceFile"}}, {Name: "MultiEdit", Native: []string{"StrReplaceFile"}}, {Name: "Glob", Native: []string{"Glob"}},
		{Name: "Grep", Native: []string{"Grep"}}, {Name: "WebFetch", Native: []string{"FetchURL"}}, {Name: "WebSearch", Native: []string{"SearchWeb"}},
		{Name: "Task", Native: []string{"Agent"}}, {Name: "TodoWrite", Native: []string{"SetTodoList"}}, {Name: "TaskList", Native: []string{"TaskList"}},
	},
	MCP:     convert.MCPName{Form: "TOOL", Chars: "_-"}, // the bare name of the tool [src]
	Timeout: 30, MostTimeout: 600, WholeTimeout: true,
	Contract: convert.Contract{ // [src]
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_output", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Deny: denyNested, Denies: convert.NestedPermission, Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}
