package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [ref] https://code.visualstudio.com/docs/agents/reference/mcp-configuration (2026-06-03 and newer); [src]
// microsoft/vscode mcpPlatformTypes.ts and pluginParsers.ts; [biomcp] genomoncology/biomcp PR #243 (2026-08); [install]
// supermemoryai/install-mcp PR #33.
var vscode = convert.Agent{
	ID: "vscode", Name: "VS Code", Vendor: "Microsoft, GitHub", Docs: "https://code.visualstudio.com/docs/agents/reference/mcp-configuration",
	Checked: "docs of 2026-06, 2026-09-16", Rank: 4, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // the default profile [ref]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/Library/Application Support/Code/User/mcp.json", Moves: "VSCODE_PORTABLE"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/Code/User/mcp.json", Moves: "XDG_CONFIG_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Code\User\mcp.json`, Moves: "VSCODE_PORTABLE"},
			{Scope: convert.Project, Path: ".vscode/mcp.json"},
		},
		Syntax:    syntax.JSONC, // comments and trailing commas [ref]
		Root:      []string{"servers"},
		AlsoRoots: [][]string{{"customizations", "vscode", "mcp", "servers"}}, // devcontainer.json [ref]
		OldRoots: [][]string{
			{"mcpServers"},                                                                                               // read as nothing, without an error [biomcp]
			{"mcp", "servers"}, {"mcp.servers"}, {"github.copilot.chat.mcp.servers"}, {"github.copilot.chat.mcpServers"}, // settings.json [install]
		},
		Inputs: "inputs",
		Beside: []string{"sandbox"}, // rules for servers with sandboxEnabled [ref]
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http", FallsBack: true}, // Streamable HTTP first, then SSE [ref]
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport,                                                                                                                // type is required for a URL; some builds take it for stdio and refuse it [ref]
		Command: &convert.AddCommand{Words: []string{"code"}, Also: [][]string{{"code-insiders"}, {"codium"}, {"windsurf"}}, JSONFlag: "--add-mcp"}, // into the user's profile [ref]
		Links: []convert.LinkForm{ // percent signs, no base64; the name stands in the JSON
			{
				Label: "Add to VS Code", Open: "vscode:mcp/install?{config}", Body: convert.BodyNamed,
				Also:  []string{"https://insiders.vscode.dev/redirect/mcp/install", "https://vscode.dev/redirect/mcp/install"},
				Badge: "https://insiders.vscode.dev/redirect?url={link}",
			},
			{Label: "Add to VS Code Insiders", Open: "vscode-insiders:mcp/install?{config}", Body: convert.BodyNamed, Badge: "https://insiders.vscode.dev/redirect?url={link}"},
		},
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local, Null: true}, // null unsets a variable [ref]
			{Field: convert.EnvFile, Key: "envFile", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
		},
		Own: []convert.Own{ // [ref]
			{Key: "dev"}, {Key: "sandboxEnabled", On: convert.Local}, {Key: "version"}, {Key: "gallery"},
			{Key: "oauth.enterpriseManaged", On: convert.Remote},
		},
		Names: convert.NameRule{Warn: " /@:.()[]'\"", WarnWhy: "Its documentation asks for names in camelCase, without spaces and special characters."}, // [ref]
		Dialect: convert.Dialect{ // ${NAME} and ${NAME:-x} stay as they are in mcp.json [src]
			Env: []convert.Form{convert.EnvBraces}, Input: convert.InputBraces,
			Folders: []convert.FolderName{ // the predefined variables [ref]
				{Name: "workspaceFolder", Spelt: "${workspaceFolder}"}, {Name: "userHome", Spelt: "${userHome}"},
				{Name: "workspaceFolderBasename", Spelt: "${workspaceFolderBasename}"}, {Name: "pathSeparator", Spelt: "${pathSeparator}"}, {Name: "pathSeparator", Spelt: "${/}"},
			},
			Others: []convert.Form{"${config:NAME}", "${command:NAME}", "${workspaceFolder:NAME}"},
		},
		Unknown: convert.UnknownWarns, // a squiggle; the entry still loads [ref]
		Elsewhere: []convert.Elsewhere{ // [ref]
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Choose tools in the tools picker, and what runs without asking in the settings of chat."},
		},
		SwitchHint: "Leave it out, or stop it in the program with MCP: List Servers.",
	}},
	Hooks: []*convert.HookFormat{&vscodeHooks},
}

// Sources of the hooks: [hdoc] https://code.visualstudio.com/docs/agent-customization/hooks (2026-09-16); [src]
// microsoft/vscode hookSchema.ts@01272b9, microsoft/vscode-copilot-chat@31acd00 (toolCallingLoop.ts, toolNames.ts).
var vscodeHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.copilot/hooks/hooks.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.copilot/hooks/hooks.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.copilot\hooks\hooks.json`},
		{Scope: convert.Project, Path: ".github/hooks/hooks.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Front:  true, // of .agent.md [hdoc]
	Shape:  convert.FlatList,
	Events: []convert.Event{ // every matcher is read and ignored
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Block},
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context},
		{Name: "PreCompact", Native: "PreCompact"},
		{Name: "SubagentStart", Native: "SubagentStart", Can: convert.Context},
		{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}},
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookWindows, Key: "windows"},
		{Field: convert.HookLinux, Key: "linux"},
		{Field: convert.HookMac, Key: "osx"},
		{Field: convert.HookCwd, Key: "cwd"},
		{Field: convert.HookEnv, Key: "env", As: convert.AsMap},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
		{Field: convert.HookTimeout, Key: "timeoutSec", As: convert.AsSeconds, ReadOnly: true},
	},
	Matcher: convert.MatcherRule{LookAround: true},
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"run_in_terminal"}, Also: []string{"get_terminal_output"}},
		{Name: "Read", Native: []string{"read_file"}},
		{Name: "Write", Native: []string{"create_file"}},
		{Name: "Edit", Native: []string{"replace_string_in_file", "multi_replace_string_in_file", "insert_edit_into_file", "apply_patch"}},
		{Name: "MultiEdit", Native: []string{"multi_replace_string_in_file"}},
		{Name: "Glob", Native: []string{"file_search"}},
		{Name: "Grep", Native: []string{"grep_search", "semantic_search"}},
		{Name: "LS", Native: []string{"list_dir"}},
		{Name: "WebFetch", Native: []string{"fetch_webpage"}},
		{Name: "Task", Native: []string{"runSubagent"}, Also: []string{"search_subagent", "execution_subagent"}},
		{Name: "TodoWrite", Native: []string{"manage_todo_list"}},
		{Name: "NotebookEdit", Native: []string{"edit_notebook_file"}},
	},
	MCP:        convert.MCPName{Form: "mcp_SERVER_TOOL", Chars: "_-"},
	ProjectDir: ".", ProjectCwd: true, // cwd counts from the root of the repository [src]
	Timeout: 30, // a description in the schema says 10; the program takes 30 [src]
	OffKeys: [][]string{{"disableAllHooks"}},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2",
		Deny:   denyNested, Denies: convert.NestedPermission,
		Silence: letsRun,
	},
	Opens: []convert.Opening{
		{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep},
		{Event: "Stop", Text: "VS Code reads the answer of a Stop hook only inside hookSpecificOutput; a decision at the top has no effect.", Step: "Let the script exit with 2, or answer in both places."},
		{Event: "SubagentStop", Text: "VS Code reads the answer of a SubagentStop hook only inside hookSpecificOutput; a decision at the top has no effect.", Step: "Let the script exit with 2, or answer in both places."},
	},
	Tell: "VS Code runs these hooks in its own agent only, and Copilot CLI runs the hooks of the same folder too.", TellStep: "Keep hooks for one of the two out of the folder, or let the script test which one calls it.",
}
