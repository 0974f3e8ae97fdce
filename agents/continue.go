package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] continuedev/continue@d0a3c0b6 (2.0.0, 2026-06-18, the last one): packages/config-yaml,
// core/context/mcp; [docs] https://docs.continue.dev/customize/deep-dives/mcp; [run] cn 1.5.47 (2026-11).
var continueDev = convert.Agent{
	ID: "continue", Name: "Continue", Vendor: "Continue", Docs: "https://docs.continue.dev/customize/deep-dives/mcp",
	Checked: "2.0.0, 2026-06-18", Rank: 17,
	Servers: []*convert.ServerFormat{
		{
			Files: []convert.File{ // [src]; without the three keys the whole file is refused [run]
				{Scope: convert.User, OS: convert.MacOS, Path: "~/.continue/config.yaml", Moves: "CONTINUE_GLOBAL_DIR", Head: continueHead},
				{Scope: convert.User, OS: convert.Linux, Path: "~/.continue/config.yaml", Moves: "CONTINUE_GLOBAL_DIR", Head: continueHead},
				{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.continue\config.yaml`, Moves: "CONTINUE_GLOBAL_DIR", Head: continueHead},
				{Scope: convert.Project, Path: ".continue/mcpServers/mcp.yaml", Head: continueHead},
			},
			Syntax:  syntax.YAML,
			Root:    []string{"mcpServers"},
			ListKey: "name",
			Transports: []convert.TransportForm{ // [src]
				{Transport: convert.Stdio, Also: []string{"stdio"}},
				{Transport: convert.HTTP, Word: "streamable-http"},
				{Transport: convert.SSE, Word: "sse"},
			},
			BareURL: convert.Unspecified, // Streamable HTTP is tried, then SSE [src]
			Rows: []convert.Row{ // [src]
				{Field: convert.Word, Key: "type"},
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "apiKey", As: convert.AsBearer, On: convert.Remote, ReadOnly: true},
				{Field: convert.Headers, Key: "requestOptions.headers", As: convert.AsMap, On: convert.Remote}, // there is no headers key at the top
				{Field: convert.StartupTimeout, Key: "connectionTimeout", As: convert.AsMillis, Least: 1},
			},
			Own: []convert.Own{
				{Key: "faviconUrl", Private: true}, {Key: "serverName", Private: true},
				{Key: "requestOptions.timeout", On: convert.Remote}, {Key: "requestOptions.verifySsl", Label: "ssl-verify", On: convert.Remote, Wants: convert.WantsBool},
				{Key: "requestOptions.caBundlePath", Label: "ssl-verify", On: convert.Remote, Wants: convert.WantsText}, {Key: "requestOptions.proxy", On: convert.Remote},
				{Key: "requestOptions.noProxy", On: convert.Remote}, {Key: "requestOptions.clientCertificate", On: convert.Remote},
			},
			Supplied: []convert.Supplied{{Key: "uses", Why: "It refers to a block of Continue's hub, so there is no command or URL to carry over.", Lost: true}},
			Dialect: convert.Dialect{ // in any text; from .env files, then from the environment [src]
				Env:    []convert.Form{"${{ secrets.NAME }}", "${{secrets.NAME}}"},
				Others: []convert.Form{"${{ inputs.NAME }}", "${{inputs.NAME}}"},
			},
			Unknown:    convert.UnknownIgnored, // stripped [src]
			SwitchHint: "Leave it out, or add it and switch it off in the settings of Continue.",
		},
		{
			Variant: "json", Label: "JSON file",
			Files: []convert.File{
				{Scope: convert.User, OS: convert.MacOS, Path: "~/.continue/mcpServers/mcp.json", Moves: "CONTINUE_GLOBAL_DIR"},
				{Scope: convert.User, OS: convert.Linux, Path: "~/.continue/mcpServers/mcp.json", Moves: "CONTINUE_GLOBAL_DIR"},
				{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.continue\mcpServers\mcp.json`, Moves: "CONTINUE_GLOBAL_DIR"},
				{Scope: convert.Project, Path: ".continue/mcpServers/mcp.json"},
			},
			Syntax:    syntax.JSONC, // [src]
			Root:      []string{"mcpServers"},
			AlsoRoots: [][]string{{"projects", "*", "mcpServers"}},                 // a whole ~/.claude.json is taken [src]
			OldRoots:  [][]string{{"experimental", "modelContextProtocolServers"}}, // config.json [src]
			Transports: []convert.TransportForm{ // streamable-http makes the whole file fail [src]
				{Transport: convert.Stdio, Word: "stdio"},
				{Transport: convert.HTTP, Word: "http"},
				{Transport: convert.SSE, Word: "sse"},
			},
			BareURL: convert.NoTransport, // not found, so the word is always written
			Rows: []convert.Row{ // [src]
				{Field: convert.Word, Key: "type"},
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
				{Field: convert.EnvFile, Key: "envFile", On: convert.Local, ReadOnly: true}, // warned of, not used
				{Field: convert.Cwd, Key: "cwd", On: convert.Local, ReadOnly: true},         // stripped
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			},
			Dialect:    convert.Dialect{Env: []convert.Form{convert.Braces}, In: convert.InEnv}, // [src]
			Unknown:    convert.UnknownNotKnown,
			SwitchHint: "Leave it out, or add it and switch it off in the settings of Continue.",
		},
	},
	Hooks: []*convert.HookFormat{&continueHooks},
}

var continueHead = []convert.Fixed{{Key: "name", Text: "MCP servers"}, {Key: "version", Text: "0.0.1"}, {Key: "schema", Text: "v1"}}

// Sources of the hooks: [hsrc] continuedev/continue extensions/cli/src/hooks/types.ts; of the command-line program cn only.
var continueHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.continue/settings.json", Moves: "CONTINUE_GLOBAL_DIR"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.continue/settings.json", Moves: "CONTINUE_GLOBAL_DIR"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.continue\settings.json`, Moves: "CONTINUE_GLOBAL_DIR"},
		{Scope: convert.Project, Path: ".continue/settings.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Events: []convert.Event{ // [hsrc]
		{Name: "PreToolUse", Native: "PreToolUse", Can: convert.Context | convert.Change | convert.Block, Match: convert.MatchTool},
		{Name: "PostToolUse", Native: "PostToolUse", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PostToolUseFailure", Native: "PostToolUseFailure", Can: convert.Context, Match: convert.MatchTool},
		{Name: "PermissionRequest", Native: "PermissionRequest", Can: convert.Block, Match: convert.MatchTool},
		{Name: "SessionStart", Native: "SessionStart", Can: convert.Context, Match: convert.MatchWord, Words: []string{"startup", "resume", "clear", "compact"}},
		{Name: "SessionEnd", Native: "SessionEnd", Match: convert.MatchWord, Words: []string{"clear", "logout", "prompt_input_exit", "other"}},
		{Name: "Notification", Native: "Notification", Match: convert.MatchWord, Words: []string{"permission_prompt", "idle_prompt", "auth_success", "elicitation_dialog"}},
		{Name: "SubagentStart", Native: "SubagentStart", Can: convert.Context, Match: convert.MatchText},
		{Name: "SubagentStop", Native: "SubagentStop", Can: convert.Block, Match: convert.MatchText},
		{Name: "PreCompact", Native: "PreCompact", Match: convert.MatchWord, Words: []string{"manual", "auto"}},
		{Name: "ConfigChange", Native: "ConfigChange", Can: convert.Block, Match: convert.MatchWord, Words: []string{"user_settings", "project_settings", "local_settings", "policy_settings", "skills"}},
		{Name: "UserPromptSubmit", Native: "UserPromptSubmit", Can: convert.Context | convert.Block},
		{Name: "Stop", Native: "Stop", Can: convert.Block},
		{Name: "TeammateIdle", Native: "TeammateIdle", Can: convert.Block},
		{Name: "TaskCompleted", Native: "TaskCompleted", Can: convert.Block},
		{Name: "WorktreeCreate", Native: "WorktreeCreate", Can: convert.Block},
		{Name: "WorktreeRemove", Native: "WorktreeRemove"},
	},
	TypeKey: "type",
	Types:   []convert.HandlerType{{Type: "command", Word: "command"}, {Type: "http", Word: "http"}}, // prompt and agent are skipped
	Rows: []convert.Row{
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookURL, Key: "url"},
		{Field: convert.HookHeaders, Key: "headers", As: convert.AsMap},
		{Field: convert.HookAllowedEnv, Key: "allowedEnvVars", As: convert.AsList},
		{Field: convert.HookTimeout, Key: "timeout", As: convert.AsSeconds},
		{Field: convert.HookAsync, Key: "async", As: convert.AsBool},
		{Field: convert.HookStatus, Key: "statusMessage"},
		{Field: convert.HookOnce, Key: "once", As: convert.AsBool},
	},
	Matcher: convert.MatcherRule{LookAround: true}, // an unanchored JavaScript pattern
	Tools: []convert.ToolNames{
		{Name: "Bash", Native: []string{"Bash"}}, {Name: "Read", Native: []string{"Read"}}, {Name: "Write", Native: []string{"Write"}},
		{Name: "Edit", Native: []string{"Edit", "MultiEdit"}}, {Name: "MultiEdit", Native: []string{"MultiEdit"}}, {Name: "Grep", Native: []string{"Search"}},
		{Name: "LS", Native: []string{"List"}}, {Name: "WebFetch", Native: []string{"Fetch"}}, {Name: "TodoWrite", Native: []string{"Checklist"}},
		{Name: "Skill", Native: []string{"Skills"}}, {Name: "AskUserQuestion", Native: []string{"AskQuestion"}},
	},
	MCP:            convert.MCPName{Form: "SERVER_TOOL", Chars: "_-", All: ".+_.+"},
	Timeout:        600,
	ProjectDir:     "${CONTINUE_PROJECT_DIR}",
	ProjectDirVars: []string{"CONTINUE_PROJECT_DIR", "CLAUDE_PROJECT_DIR"},
	OwnVars:        []string{"CONTINUE_"},
	OffKeys:        [][]string{{"disableAllHooks"}},
	Contract: convert.Contract{
		Event: "hook_event_name", Session: "session_id", Folder: "cwd", Tool: "tool_name", Input: "tool_input", Result: "tool_response", Prompt: "prompt", OwnTools: true,
		Blocks: "exit code 2", Deny: denyNested, Denies: convert.NestedPermission | convert.DecisionBlock, Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
	Tell:  "Only the command-line program of Continue runs hooks, and it also runs those of Claude Code's settings.", TellStep: "Where Claude Code is set up beside it, do not write the same hook twice.",
}
