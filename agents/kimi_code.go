package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [mcp] MoonshotAI/kimi-code docs/en/customization/mcp.md@d723cc4 (0.38.0, 2026-08-22); [schema]
// packages/agent-core-v2/src/mcpCore/config-schema.ts; [load] src/app/mcpConfig/configLoader.ts; [pkg] npm
// @moonshot-ai/kimi-code 2.1.0 (2026-09-23).
var kimiCode = convert.Agent{
	ID: "kimi-code", Name: "Kimi Code", Vendor: "Moonshot AI", Docs: "https://moonshotai.github.io/kimi-code/en/customization/mcp.html",
	Checked: "2.1.0, 2026-09-23", Rank: 28,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // a project's .mcp.json is read as well; this one wins [load]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.kimi-code/mcp.json", Moves: "KIMI_CODE_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.kimi-code/mcp.json", Moves: "KIMI_CODE_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.kimi-code\mcp.json`, Moves: "KIMI_CODE_HOME"},
			{Scope: convert.Project, Path: ".kimi-code/mcp.json"},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // streamable-http is invalid, and `type` is ignored [schema]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL:  convert.HTTP,
		WholeURL: true, // one invalid entry makes the whole file invalid [load]
		Rows: []convert.Row{ // [schema]
			{Field: convert.Word, Key: "transport"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Headers, Key: "bearerTokenEnvVar", As: convert.AsBearerVar, On: convert.Remote},
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
			{Field: convert.StartupTimeout, Key: "startupTimeoutMs", As: convert.AsMillis},
			{Field: convert.CallTimeout, Key: "toolTimeoutMs", As: convert.AsMillis},
			{Field: convert.AllowTools, Key: "enabledTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
		},
		Own: []convert.Own{
			{Key: "executor", On: convert.Local}, {Key: "runtime_id", On: convert.Local}, {Key: "auth", On: convert.Remote}, {Key: "deferred"},
		},
		Dialect: convert.Dialect{},      // nothing is filled in [schema]
		Unknown: convert.UnknownIgnored, // [schema]
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Add [[permission.rules]] to ~/.kimi-code/config.toml."},
		},
	}},
}
