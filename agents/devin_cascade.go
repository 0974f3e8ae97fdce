package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// The agent inside Devin Desktop that was Windsurf's. Its end of life was announced for 2026-07-01; many still run it.
// Sources: [casc] https://docs.devin.ai/desktop/cascade/mcp (2026); [st] fullstorydev/subtext-wizard PR #3 (2026-07-14);
// [rs] dyoshikawa/rulesync@cfebcd7 (2026-08-18).
var devinCascade = convert.Agent{
	ID: "devin-cascade", Name: "Devin Desktop (Cascade)", Vendor: "Cognition", Docs: "https://docs.devin.ai/desktop/cascade/mcp",
	Checked: "docs, 2026-08-18", Rank: 30,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // the person's file only [casc]; ~/.windsurf/mcp.json is never read
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.codeium/windsurf/mcp_config.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.codeium/windsurf/mcp_config.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.codeium\windsurf\mcp_config.json`},
		},
		Syntax:   syntax.JSON,
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"mcp.servers"}, {"mcp", "servers"}},
		Transports: []convert.TransportForm{ // serverUrl stands for both [casc]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP, Also: []string{"http"}},
			{Transport: convert.SSE, Also: []string{"sse"}},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote}, // an entry with url does nothing [st]
			{Field: convert.Word, Key: "transport", On: convert.Remote, ReadOnly: true},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
			{Field: convert.AutoApprove, Key: "alwaysAllow", As: convert.AsList},
		},
		Dialect: devinDialect,
		Launch:  convert.Launch{NoShellPath: true},
		Unknown: convert.UnknownNotKnown,
	}},
	Hooks: []*convert.HookFormat{&devinCascadeHooks},
}

// Sources of the hooks: [hdoc] https://docs.devin.ai/desktop/cascade/hooks (2026).
var devinCascadeHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.codeium/windsurf/hooks.json"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.codeium/windsurf/hooks.json"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.codeium\windsurf\hooks.json`},
		{Scope: convert.Project, Path: ".windsurf/hooks.json"},
	},
	Syntax: syntax.JSON,
	Root:   []string{"hooks"},
	Shape:  convert.FlatList,
	Events: []convert.Event{ // the twelve of [hdoc]; only the pre_ events can block
		{Name: "PreToolUse", Native: "pre_read_code", Can: convert.Block, Tools: []string{"Read"}},
		{Name: "PostToolUse", Native: "post_read_code", Tools: []string{"Read"}},
		{Name: "PreToolUse", Native: "pre_write_code", Can: convert.Block, Tools: []string{"Edit", "Write", "MultiEdit"}},
		{Name: "PostToolUse", Native: "post_write_code", Tools: []string{"Edit", "Write", "MultiEdit"}},
		{Name: "PreToolUse", Native: "pre_run_command", Can: convert.Block, Tools: []string{"Bash"}},
		{Name: "PostToolUse", Native: "post_run_command", Tools: []string{"Bash"}},
		{Name: "PreToolUse", Native: "pre_mcp_tool_use", Can: convert.Block, Tools: []string{"mcp"}},
		{Name: "PostToolUse", Native: "post_mcp_tool_use", Tools: []string{"mcp"}},
		{Name: "UserPromptSubmit", Native: "pre_user_prompt", Can: convert.Block},
		{Name: "Stop", Native: "post_cascade_response"},
		{Name: "Stop", Native: "post_cascade_response_with_transcript", ReadOnly: true},
		{Name: "WorktreeCreate", Native: "post_setup_worktree", Differs: "it fires when the worktree is there already."},
	},
	Types: []convert.HandlerType{{Type: "command", Word: ""}},
	Rows: []convert.Row{ // no type, matcher, time-out or switch
		{Field: convert.HookCommand, Key: "command"},
		{Field: convert.HookPowerShell, Key: "powershell"},
		{Field: convert.HookCwd, Key: "working_directory"},
	},
	Own:        []convert.Own{{Key: "show_output"}},
	OwnVars:    []string{"ROOT_WORKSPACE_PATH"},
	ProjectDir: ".", // it starts in the project unless working_directory says otherwise
	Contract: convert.Contract{
		Event: "agent_action_name", Session: "trajectory_id", Folder: "tool_info.cwd", Tool: "agent_action_name", Input: "tool_info", Prompt: "tool_info.user_prompt", OwnTools: true,
		Blocks:  "exit code 2, in pre_ events only",
		Silence: letsRun,
	},
	Opens: []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
}
