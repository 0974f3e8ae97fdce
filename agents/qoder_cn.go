package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [b] npm @qodercn-ai/qoderclicn 1.1.52, which is the program of Qoder but for about ten bytes of names; [docs]
// https://docs.qoder.cn/cli/mcp-servers; [hk] HarnessKit's note of a real install (2026-09).
var qoderCN = convert.Agent{
	ID: "qoder-cn", Name: "Qoder CN", Vendor: "Alibaba Cloud", Docs: "https://docs.qoder.cn/cli/mcp-servers",
	Checked: "CLI 1.1.52, 2026-09-14", Rank: 37,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [b][docs]; the mcp.json beside it is an empty placeholder that nobody reads [hk]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.qoder-cn/settings.json", Moves: "QODERCN_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.qoder-cn/settings.json", Moves: "QODERCN_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qoder-cn\settings.json`, Moves: "QODERCN_CONFIG_DIR"},
			{Scope: convert.Project, Path: ".qoder/settings.json"}, // the folder of both editions [b]
		},
		Syntax:     syntax.JSONC,
		Root:       []string{"mcpServers"},
		OffList:    []string{"mcp", "excluded"},
		OnList:     []string{"mcp", "allowed"},
		Transports: qoderTransports,
		BareURL:    convert.Unspecified,
		Command: &convert.AddCommand{ // [b]
			Words: []string{"qoderclicn", "mcp", "add"}, Packages: " @qodercn-ai/qoderclicn ", JSON: []string{"qoderclicn", "mcp", "add-json"}, Dash: true, BareURL: convert.HTTP,
			ScopeFlag: scopeFlags, ScopeWords: userOrProject, TransportFlag: []string{"-t", "--transport"}, TransportWords: qoderTransports,
			Flags: []convert.Flag{
				envFlag, headerFlag, {Field: convert.OAuthClientID, Names: []string{"--client-id"}, On: convert.Remote},
				{Field: convert.OAuthClientSecret, Names: []string{"--client-secret"}, On: convert.Remote}, {Field: convert.OAuthCallbackPort, Names: []string{"--callback-port"}, On: convert.Remote},
				{Names: []string{"--headers-helper"}, As: convert.FlagOwn, Key: "headersHelper"},
			},
		},
		Rows:    qoderRows,
		Own:     qoderOwn,
		Dialect: qoderDialect,
		Unknown: convert.UnknownIgnored,
	}},
	Hooks: []*convert.HookFormat{&qoderCNHooks},
}

// Sources of the hooks: npm @qodercn-ai/qoderclicn 1.1.52, the same program as the international edition but for its names.
var qoderCNHooks = convert.HookFormat{
	Files: []convert.File{
		{Scope: convert.User, OS: convert.MacOS, Path: "~/.qoder-cn/settings.json", Moves: "QODERCN_CONFIG_DIR"},
		{Scope: convert.User, OS: convert.Linux, Path: "~/.qoder-cn/settings.json", Moves: "QODERCN_CONFIG_DIR"},
		{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qoder-cn\settings.json`, Moves: "QODERCN_CONFIG_DIR"},
		{Scope: convert.Project, Path: ".qoder/settings.json"},
	},
	Syntax: syntax.JSONC,
	Root:   []string{"hooks"},
	Events: qoderEvents, TypeKey: "type", Types: qoderHandlers, Rows: qoderHookRows, Own: qoderHookOwn,
	Matcher: convert.MatcherRule{LookAround: true}, // on tool events always an unanchored JavaScript pattern: Edit also fires for NotebookEdit [b]
	Tools:   qoderTools, MCP: convert.MCPName{Form: "mcp__SERVER__TOOL", Chars: "_-"},
	Timeout:        600,
	ProjectDir:     "${QODER_PROJECT_DIR}",
	ProjectDirVars: []string{"QODER_PROJECT_DIR", "CLAUDE_PROJECT_DIR"},
	OffKeys:        [][]string{{"disableAllHooks"}, {"hooksConfig", "enabled"}},
	OwnVars:        []string{"QODER_"},
	InGroup:        []string{"async"},
	Contract:       qoderContract,
	Opens:          []convert.Opening{{Event: "PreToolUse", Text: opensOnFailure, Step: opensOnFailureStep}},
	Tell:           "Qoder CN runs every event in its command-line program; its editor runs UserPromptSubmit, PreToolUse, PostToolUse, PostToolUseFailure and Stop only.",
}
