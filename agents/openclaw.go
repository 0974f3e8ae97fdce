package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 2026.9.6 started offline; [schema], [trans], [names] its package: config/zod-schema.mcp-server,
// mcp-transport-config, agent-bundle-mcp-names; [docs] https://docs.openclaw.ai, cli/mcp and gateway/configuration.
var openclaw = convert.Agent{
	ID: "openclaw", Name: "OpenClaw", Vendor: "OpenClaw", Docs: "https://docs.openclaw.ai/cli/mcp",
	Checked: "2026.9.6, 2026-09-24", Rank: 33,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // no file for a project
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.openclaw/openclaw.json", Moves: "OPENCLAW_CONFIG_PATH"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.openclaw/openclaw.json", Moves: "OPENCLAW_CONFIG_PATH"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.openclaw\openclaw.json`, Moves: "OPENCLAW_CONFIG_PATH"},
		},
		Syntax:    syntax.JSON5,
		Root:      []string{"mcp", "servers"},
		AlsoRoots: [][]string{{"nodeHost", "mcp", "servers"}},  // of a paired node [docs]
		OldRoots:  [][]string{{"mcpServers"}, {"mcp_servers"}}, // an unknown key at the top keeps the Gateway from starting [docs]
		Transports: []convert.TransportForm{ // [schema]
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Word: "streamable-http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.SSE, // [trans]
		Command: &convert.AddCommand{ // [cli]; headers with an equals sign, times in seconds; it connects before it saves
			Words: []string{"openclaw", "mcp", "add"}, JSON: []string{"openclaw", "mcp", "set"}, CommandFlag: "--command", ArgFlag: "--arg", URLFlag: "--url",
			TransportFlag:  []string{"--transport"},
			TransportWords: []convert.TransportForm{{Transport: convert.HTTP, Word: "streamable-http", Also: []string{"http"}}, {Transport: convert.SSE, Word: "sse"}},
			Flags: []convert.Flag{
				envFlag, headerPairFlag, {Field: convert.Cwd, Names: []string{"--cwd"}, On: convert.Local},
				{Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagSeconds},
				{Field: convert.StartupTimeout, Names: []string{"--connect-timeout"}, As: convert.FlagSeconds},
				{Field: convert.AllowTools, Names: []string{"--include"}, As: convert.FlagCSV},
				{Field: convert.DenyTools, Names: []string{"--exclude"}, As: convert.FlagCSV},
				{Field: convert.Enabled, Names: []string{"--disabled"}, As: convert.FlagOff},
				{Field: convert.OAuthScopes, Names: []string{"--oauth-scope"}, As: convert.FlagCSV, On: convert.Remote, ReadOnly: true},
				{Names: []string{"--auth"}, As: convert.FlagOwn, Key: "auth"},
				{Names: []string{"--ssl-verify"}, As: convert.FlagOwn, Key: "sslVerify"},
				{Names: []string{"--client-cert"}, As: convert.FlagOwn, Key: "clientCert"},
				{Names: []string{"--client-key"}, As: convert.FlagOwn, Key: "clientKey"},
				{Names: []string{"--approval"}, As: convert.FlagOwn, Key: "codex.defaultToolsApprovalMode"},
				{Names: []string{"--parallel"}, As: convert.FlagOwnOn, Key: "supportsParallelToolCalls"},
			},
			Quiet: []string{"--no-probe"},
		},
		Rows: []convert.Row{ // [schema]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Word, Key: "transport"},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUrl", On: convert.Remote, Whole: true},
			{Field: convert.StartupTimeout, Key: "connectionTimeoutMs", As: convert.AsMillis, NonEmpty: true},
			{Field: convert.CallTimeout, Key: "requestTimeoutMs", As: convert.AsMillis, NonEmpty: true},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.AllowTools, Key: "toolFilter.include", As: convert.AsList, NonEmpty: true},
			{Field: convert.DenyTools, Key: "toolFilter.exclude", As: convert.AsList, NonEmpty: true},
		},
		Own: []convert.Own{
			{Key: "auth", Label: "auth-oauth", On: convert.Remote}, {Key: "oauth.identity", On: convert.Remote}, {Key: "oauth.authProfileId", On: convert.Remote},
			{Key: "oauth.clientMetadataUrl", Label: "client-metadata-url", On: convert.Remote},
			// The schema takes a boolean and two texts here, and refuses the whole file otherwise.
			{Key: "sslVerify", Label: "ssl-verify", On: convert.Remote, Wants: convert.WantsBool},
			{Key: "clientCert", Label: "client-cert", On: convert.Remote, Wants: convert.WantsText},
			{Key: "clientKey", Label: "client-key", On: convert.Remote, Wants: convert.WantsText},
			{Key: "supportsParallelToolCalls", Label: "parallel-tool-calls", Wants: convert.WantsBool}, {Key: "codex"},
		},
		Dialect: convert.Dialect{ // in any text of the file [docs]
			Env: []convert.Form{convert.Braces}, UpperOnly: true, Escape: convert.DoubleDollarBraces,
		},
		Unknown: convert.UnknownIgnored, // but for the names of older versions, which are errors [schema]
	}},
	NoHooks: convert.NoHooks{Why: "OpenClaw cannot attach a shell command to a tool call from its file.", Nearest: "Write a plugin that runs the command in before_tool_call."},
}
