package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://kiro.dev/docs/mcp/configuration/ (2026-09-26); [q] aws/amazon-q-developer-cli@15cc8f3, the
// ancestor of the command-line program; [issues] kirodotdev/Kiro #5060, #7517, #11258. Closed source.
var kiro = convert.Agent{
	ID: "kiro", Name: "Kiro", Vendor: "AWS", Docs: "https://kiro.dev/docs/mcp/configuration/",
	Checked: "docs of IDE 1.0 and CLI 3.0, 2026-09-26", Rank: 10, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // one file for the editor and the command-line program [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.kiro/settings/mcp.json", Moves: "KIRO_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.kiro/settings/mcp.json", Moves: "KIRO_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kiro\settings\mcp.json`, Moves: "KIRO_HOME"},
			{Scope: convert.Project, Path: ".kiro/settings/mcp.json"},
		},
		Syntax: syntax.JSON, // comments are not documented
		Root:   []string{"mcpServers"},
		Signs:  []string{"toolsSettings", "toolAliases", "allowedTools", "includeMcpJson"}, // of an agent's file
		Transports: []convert.TransportForm{ // inferred from the keys; type is read and not needed [docs]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http"}},
			{Transport: convert.SSE, Also: []string{"sse"}, Doubt: "Kiro's documentation has one key for a URL and does not say whether it speaks SSE as well as Streamable HTTP."},
		},
		BareURL:   convert.Unspecified,
		PlainHTTP: "Kiro connects to addresses without https only on this machine.", // [docs]
		Command: &convert.AddCommand{ // [cli]; all arguments as one JSON list, since commas split them; there is no option for headers
			Words: []string{"kiro-cli", "mcp", "add"}, NameFlag: "--name", CommandFlag: "--command", ArgsFlag: "--args", URLFlag: "--url", BareURL: convert.Unspecified,
			ScopeFlag: []string{"--scope"}, ScopeWords: [2]string{"global", "workspace"},
			Flags: []convert.Flag{
				envFlag, {Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis},
				{Field: convert.Enabled, Names: []string{"--disabled"}, As: convert.FlagOff},
			},
			Quiet: []string{"--force"}, QuietValues: []string{"--agent"},
		},
		Links: []convert.LinkForm{{Label: "Add to Kiro", Open: "https://kiro.dev/launch/mcp/add?name={name}&config={config}"}}, // percent signs, no base64
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type", ReadOnly: true},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"}, // required by the docs
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote}, // by the command-line program only
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauthScopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.oauthScopes", As: convert.AsList, On: convert.Remote, ReadOnly: true},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // 120000 when left out [q]; not in the editor's docs
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.AutoApprove, Key: "autoApprove", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local, ReadOnly: true}, // in files of users, in no document
		},
		Own: []convert.Own{{Key: "oauth.clientMetadataUrl", Label: "client-metadata-url", On: convert.Remote}},
		Dialect: convert.Dialect{
			Env: []convert.Form{convert.Braces, convert.EnvBraces}, // ${env:NAME} is the ancestor's form [q]
			In:  convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
			// The editor hands names that are not on this list to the server as text [docs][issues].
			Approval: "In Kiro, add the name under Mcp Approved Env Vars in the settings.",
		},
		Launch:  convert.Launch{NoShellPath: true}, // started from the Dock, PATH is the system's
		Unknown: convert.UnknownIgnored,            // entries with further keys load
	}},
	Hooks: []*convert.HookFormat{&kiroHooks, &kiroIDEHooks, &kiroCLIHooks},
}

// Sources of the hooks: [hdoc] https://kiro.dev/docs/hooks/ and its pages types, actions, management (autumn 2026); [mig]
// https://kiro.dev/docs/cli/v3/hooks-migration/.
var kiroHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.kiro/hooks/hooks.json", Moves: "KIRO_HOME"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.kiro/hooks/hooks.json", Moves: "KIRO_HOME"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kiro\hooks\hooks.json`, Moves: "KIRO_HOME"},
		{Scope: convert.Project, Path: ".kiro/hooks/hooks.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Head:   []convert.Constant{{Key: "version", Value: `"v1"`}}, // the number 1 can make Kiro skip the file
	Shape:  convert.EventList, EventKey: "trigger", NameKey: "name",
	Events: []convert.Event{
		{Name: "SessionStart", Native: "SessionStart", Also: []string{"AgentSpawn", "agentSpawn"}, Can: convert.Context},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block, Match: convert.MatchText},
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Match: convert.MatchTool},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "TaskCreated", Native: "PreTaskExec", Can: convert.Block, Differs: "it fires before a task of a spec runs."},
		{Name: "TaskCompleted", Native: "PostTaskExec", Differs: "it fires after a task of a spec has run."},
		{Name: "PostToolUse", Native: "PostFileCreate", Match: convert.MatchPath, Tools: []string{"Write"}},
		{Name: "PostToolUse", Native: "PostFileSave", Match: convert.MatchPath, Tools: []string{"Edit", "Write"}}, // for changes of the agent only [types],
		{Native: "PostFileDelete", Match: convert.MatchPath},
		{Name: "SessionEnd", Native: "SessionEnd"},
		{Native: "Manual"},
	},
	TypeKey: "action.type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "prompt", Word: "agent", Means: kiroAsks}},
	Rows: []convert.Row{
		{Field: convert.HookName, Key: "name"},
		{Field: convert.HookDescription, Key: "description"},
		{Field: convert.HookMatcher, Key: "matcher"},
		{Field: convert.HookCommand, Key: "action.command"},
		{Field: convert.HookPrompt, Key: "action.prompt"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds, ZeroIsNone: true}, // 0: no limit [hdoc]
		{Field: convert.HookEnabled, Key: "enabled", As: convert.AsBool},
	},
	Own:     []convert.Own{{Key: "confirm"}},
	Matcher: convert.MatcherRule{LookAround: true},
	Tools:   kiroTools,
	MCP:     convert.MCPName{Form: "@SERVER/TOOL", Chars: "_-."},
	Timeout: 60,
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks:  "exit code 2",
		Silence: letsRun,
	},
	Opens: kiroOpens,
}

// Before version 1.0 of the editor: one hook a file, .kiro/hooks/NAME.kiro.hook; the Agent Hooks panel turns it into the new
// form [mig].
var kiroIDEHooks = convert.HookFormat{
	Variant: "ide-0", Label: "Before 1.0", Input: true,
	Syntax: syntax.JSON,
	Find:   findKiroHook,
	Events: []convert.Event{
		{Name: "PostToolUse", Native: "PostFileSave", Also: []string{"fileEdited"}, Match: convert.MatchPath, Tools: []string{"Edit", "Write"}},
		{Name: "PostToolUse", Native: "PostFileCreate", Also: []string{"fileCreated"}, Match: convert.MatchPath, Tools: []string{"Write"}},
		{Native: "PostFileDelete", Also: []string{"fileDeleted"}, Match: convert.MatchPath},
		{Native: "Manual", Also: []string{"userTriggered"}},
		{Name: "UserPromptSubmit", Native: "promptSubmit", Can: convert.Context | convert.Block},
		{Name: "Stop", Native: "agentStop"},
		{Name: "PreToolUse", Native: "preToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "postToolUse", Match: convert.MatchTool},
		// Not on the page of the old form, but in files and checkers of many projects (2026).
		{Name: "TaskCreated", Native: "preTaskExecution", Differs: "it fires before a task of a spec runs."},
		{Name: "TaskCompleted", Native: "postTaskExecution", Differs: "it fires after a task of a spec has run."},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "runCommand"}, {Type: "prompt", Word: "askAgent", Means: kiroAsks}},
	Rows: []convert.Row{
		{Field: convert.HookDescription, Key: "description"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookPrompt, Key: "prompt"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
	},
	Own:     []convert.Own{{Key: "version", Private: true}, {Key: "shortName", Private: true}, {Key: "workspaceFolderName", Private: true}},
	Matcher: convert.MatcherRule{Exact: "_-|@/", Separators: "|", Glob: true}, // classes of tools, paths with *
	Tools:   kiroTools,
	MCP:     convert.MCPName{Form: "@SERVER/TOOL", Chars: "_-.", All: "@*"},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Silence: letsRun,
	},
	Opens: kiroOpens,
}

// findKiroHook takes a file of one hook apart: {name, when: {type, patterns or toolTypes}, then: {type, ...}}.
func findKiroHook(root *syntax.Node) []convert.FoundHook {
	when, then := root.Get("when"), root.Get("then")
	event := when.Get("type")
	if event == nil || event.Kind != syntax.String || then == nil || then.Kind != syntax.Map {
		return nil
	}
	h := convert.FoundHook{Event: event.Text, Place: event.Place}
	handler := &syntax.Node{Kind: syntax.Map, Place: then.Place}
	handler.Pairs = append(handler.Pairs, then.Pairs...)
	for i := range root.Pairs {
		switch p := &root.Pairs[i]; p.Key {
		case "when", "then":
		case "name":
			h.Name = p.Value.Text
		case "enabled":
			h.Switched, h.Off = true, p.Value.Text == "false"
		default:
			handler.Pairs = append(handler.Pairs, *p)
		}
	}
	for i := range when.Pairs {
		p := &when.Pairs[i]
		if p.Key == "type" {
			continue
		}
		if p.Key != "patterns" && p.Key != "toolTypes" || p.Value.Kind != syntax.List {
			handler.Pairs = append(handler.Pairs, *p)
			continue
		}
		text := ""
		for j, item := range p.Value.Items {
			if j > 0 {
				text += "|"
			}
			text += item.Text
		}
		h.Matcher, h.Listed = &syntax.Node{Kind: syntax.String, Text: text, Place: p.Value.Place}, true
	}
	h.Handler = handler
	return []convert.FoundHook{h}
}

// Before version 3.0 of the command-line program: hooks in the file of an agent; kiro-cli agent migrate turns them into the new
// form [mig].
var kiroCLIHooks = convert.HookFormat{
	Variant: "cli-2", Label: "Before CLI 3.0", Input: true,
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Shape:  convert.FlatList,
	Events: []convert.Event{
		{Name: "SessionStart", Native: "agentSpawn", Can: convert.Context},
		{Name: "UserPromptSubmit", Native: "userPromptSubmit", Can: convert.Context},
		{Name: "PreToolUse", Native: "preToolUse", Can: convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "postToolUse", Match: convert.MatchTool},
		{Name: "Stop", Native: "stop"},
		{Name: "PostToolUse", Native: "PostFileSave", Also: []string{"fileEdited"}, Match: convert.MatchPath, Tools: []string{"Edit", "Write"}},
		{Name: "PostToolUse", Native: "PostFileCreate", Also: []string{"fileCreated"}, Match: convert.MatchPath, Tools: []string{"Write"}},
	},
	Types:   []convert.HandlerType{{Type: "command", Word: ""}},
	Rows:    qHookRows,
	Own:     qHookOwn,
	Matcher: convert.MatcherRule{Glob: true},
	Tools:   qTools,
	MCP:     convert.MCPName{Form: "@SERVER/TOOL", Chars: "_-.", All: "@*"},
	Timeout: 30,
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}

const kiroAsks = "Kiro hands the text to the agent as an instruction; elsewhere a model answers it, and the answer decides."

var kiroTools = []convert.ToolNames{
	{Name: "Bash", Native: []string{"shell"}, Also: []string{"execute_bash"}},
	{Name: "Read", Native: []string{"read"}, Also: []string{"fs_read"}},
	{Name: "Write", Native: []string{"write"}, Also: []string{"fs_write"}},
	{Name: "Edit", Native: []string{"write"}, Also: []string{"str_replace"}},
	{Name: "MultiEdit", Native: []string{"write"}},
}

var kiroOpens = []convert.Opening{
	{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep},
	{Event: "Stop", Text: "Kiro goes on only when the script answers {\"decision\":\"block\"}; exit code 2 does not keep it going.", Step: "Let the script answer in JSON."},
}
