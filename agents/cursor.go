package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://cursor.com/docs/mcp (3.13 era, read 2026-07-29); [kendex] vanillagreencom/kendex
// docs/adapters/cursor.md@2c22391 and PR #2184 (2026-09-05, tried with the CLI); [nix] dryvist/nix-ai PR #1697.
var cursor = convert.Agent{
	ID: "cursor", Name: "Cursor", Vendor: "Anysphere", Docs: "https://cursor.com/docs/mcp",
	Checked: "docs of 3.13, reports up to 3.20, 2026-09-16", Rank: 3, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.cursor/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.cursor/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.cursor\mcp.json`},
			{Scope: convert.Project, Path: ".cursor/mcp.json"},
		},
		Syntax:   syntax.JSON, // comments are not documented
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"mcp", "servers"}},
		Transports: []convert.TransportForm{ // Cursor works the transport of a url out itself [docs]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			{Transport: convert.SSE, Also: []string{"sse"}},
		},
		BareURL: convert.Unspecified,
		// Of VS Code, which it is made from; seen in the instructions of several servers, and not in its documentation.
		Command: &convert.AddCommand{Words: []string{"cursor"}, JSONFlag: "--add-mcp", ReadOnly: true},
		Links: []convert.LinkForm{{
			Label: "Add to Cursor", Open: "cursor://anysphere.cursor-deeplink/mcp/install?name={name}&config={config}", Encode: convert.CodeBase64,
			Also:  []string{"https://cursor.com/en/install-mcp", "https://cursor.com/en-US/install-mcp", "https://cursor.com/install-mcp", "https://www.cursor.com/install-mcp", "https://cursor.com/link/mcp/install"},
			Badge: "https://cursor.com/en/install-mcp?name={name}&config={config}",
		}},
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.EnvFile, Key: "envFile", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "auth.CLIENT_ID", On: convert.Remote}, // the capitals are literal [docs]
			{Field: convert.OAuthClientSecret, Key: "auth.CLIENT_SECRET", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "auth.scopes", As: convert.AsList, On: convert.Remote},
			// Harmless with these words; "remote" makes the CLI drop the whole file [nix]. Never written.
			{Field: convert.Word, Key: "type", ReadOnly: true},
		},
		// What names may hold is not documented.
		Names: convert.NameRule{Warn: " /@:.()[]'\"", WarnWhy: "Its documentation does not say whether it takes such names; letters, digits, - and _ are safe."},
		Dialect: convert.Dialect{ // [docs]
			Env: []convert.Form{convert.EnvBraces},
			Folders: []convert.FolderName{
				{Name: "userHome", Spelt: "${userHome}"}, {Name: "workspaceFolder", Spelt: "${workspaceFolder}"},
				{Name: "workspaceFolderBasename", Spelt: "${workspaceFolderBasename}"}, {Name: "pathSeparator", Spelt: "${pathSeparator}"}, {Name: "pathSeparator", Spelt: "${/}"},
			},
		},
		Launch:  convert.Launch{NoShellPath: true, WindowsShell: []string{"npx"}},
		Unknown: convert.UnknownIgnored,
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set the tools in Settings, Tools & MCP."},
		},
		ProjectHint: "Cursor starts servers of a project's file switched off: switch them on in Settings, Tools & MCP.", // [kendex]
		SwitchHint:  "Leave it out, or switch it off in Settings, Tools & MCP.",
	}},
	Hooks: []*convert.HookFormat{&cursorHooks},
}

// Sources of the hooks: [hdoc] https://cursor.com/docs/hooks (3.13 era); [peer] cisco-ai-defense/defenseclaw
// cursor-hook-fail-open-fix.md@db1172f and awslabs/aidlc-workflows PR #745 (2026-08-12).
var cursorHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.cursor/hooks.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.cursor/hooks.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.cursor\hooks.json`},
		{Scope: convert.Project, Path: ".cursor/hooks.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Head:   []convert.Constant{{Key: "version", Value: "1"}}, // must be the number 1
	Shape:  convert.FlatList,
	Events: []convert.Event{ // [hdoc]
		{Name: "SessionStart", Native: "sessionStart", Can: convert.Context},
		{Name: "SessionEnd", Native: "sessionEnd"},
		{Name: "PreToolUse", Native: "preToolUse", Can: convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "postToolUse", Can: convert.Context | convert.Change, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "postToolUseFailure", Match: convert.MatchTool},
		{Name: "SubagentStart", Native: "subagentStart", Can: convert.Block, Match: convert.MatchText},
		{Name: "SubagentStop", Native: "subagentStop", Can: convert.Block, Match: convert.MatchText},
		{Name: "PreToolUse", Native: "beforeShellExecution", Can: convert.Block, Match: convert.MatchCommand, Tools: []string{"Bash"}, ReadOnly: true},
		{Name: "PostToolUse", Native: "afterShellExecution", Match: convert.MatchCommand, Tools: []string{"Bash"}, ReadOnly: true},
		{Name: "PreToolUse", Native: "beforeMCPExecution", Can: convert.Block, Match: convert.MatchNone, Tools: []string{"mcp"}, ReadOnly: true},
		{Name: "PostToolUse", Native: "afterMCPExecution", Match: convert.MatchNone, Tools: []string{"mcp"}, ReadOnly: true},
		{Name: "PreToolUse", Native: "beforeReadFile", Can: convert.Block, Match: convert.MatchText, Tools: []string{"Read"}, ReadOnly: true},
		{Name: "PostToolUse", Native: "afterFileEdit", Match: convert.MatchText, Tools: []string{"Edit", "Write"}, ReadOnly: true},
		{Name: "UserPromptSubmit", Native: "beforeSubmitPrompt", Can: convert.Block},
		{Name: "PreCompact", Native: "preCompact"},
		{Name: "Stop", Native: "stop", Can: convert.Block},
		{Native: "afterAgentResponse"},
		{Native: "afterAgentThought"},
		{Native: "beforeTabFileRead", Can: convert.Block},
		{Native: "afterTabFileEdit"},
		{Native: "workspaceOpen"},
	},
	Nearest: []convert.Nearest{{Event: "MessageDisplay", Native: "afterAgentResponse", Why: "it fires when an answer is done."}},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: ""}, {Type: "command", Word: "command"}, {Type: "prompt", Word: "prompt"}},
	Rows: []convert.Row{
		{Field: convert.HookMatcher, Key: "matcher"},
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookPrompt, Key: "prompt"},
		{Field: convert.HookModel, Key: "model"},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
		{Field: convert.HookFailClosed, Key: "failClosed", As: convert.AsBool},
		{Field: convert.HookLoopLimit, Key: "loop_limit", As: convert.AsNumber, Null: true},
	},
	Matcher: convert.MatcherRule{Exact: "|", Separators: "|", LookAround: true}, // a pattern on the type of the tool
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"Shell"}},
		{Name: "Read", Native: []string{"Read"}},
		{Name: "Write", Native: []string{"Write"}},
		{Name: "Edit", Native: []string{"Write"}},
		{Name: "MultiEdit", Native: []string{"Write"}},
		{Name: "Grep", Native: []string{"Grep"}},
		{Name: "Task", Native: []string{"Task"}},
		{Name: "Delete", Native: []string{"Delete"}},
	},
	MCP:            convert.MCPName{Form: "MCP:TOOL", Chars: "_-"},
	ProjectDir:     "${CURSOR_PROJECT_DIR}",
	ProjectDirVars: []string{"CURSOR_PROJECT_DIR", "CLAUDE_PROJECT_DIR"}, // the second is an alias
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "conversation_id", Folder: "workspace_roots", Tool: "tool_name", Input: "tool_input", Result: "tool_output", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2",
		Deny:   `{"permission":"deny","agent_message":"why"}`, Denies: convert.PermissionDeny, // hookSpecificOutput is not read in native hooks
		Silence: "may count as invalid, so that it should say {\"permission\":\"allow\"}",
	},
	OwnVars: []string{"CURSOR_"},
	Opens: []convert.Opening{
		{Event: "PreToolUse", Text: opensOnFailure, Step: "Add failClosed: true to the hook."},
		{Event: "Stop", Text: "Cursor goes on only when the script answers with followup_message; a decision is not read there.", Step: "Let the script answer {\"followup_message\":\"what to do\"}."},
		{Event: "SubagentStop", Text: "Cursor goes on only when the script answers with followup_message; a decision is not read there.", Step: "Let the script answer {\"followup_message\":\"what to do\"}."},
	},
}
