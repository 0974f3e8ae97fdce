package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 18.2.3 started offline; [schema] npm @oh-my-pi/pi-coding-agent 18.3.4 src/config/mcp-schema.json;
// [cfg] src/mcp/config.ts; [wr] src/mcp/config-writer.ts; [bi] src/discovery/builtin.ts; [docs] docs/mcp-config.md.
var ohMyPi = convert.Agent{
	ID: "oh-my-pi", Name: "Oh My Pi", Vendor: "can1357", Docs: "https://github.com/can1357/oh-my-pi/blob/main/docs/mcp-config.md",
	Checked: "18.3.4, 2026-09-27", Rank: 35,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [bi]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.omp/agent/mcp.json", Moves: "PI_CODING_AGENT_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.omp/agent/mcp.json", Moves: "PI_CODING_AGENT_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.omp\agent\mcp.json`, Moves: "PI_CODING_AGENT_DIR"},
			{Scope: convert.Project, Path: ".omp/mcp.json"},
		},
		Syntax:   syntax.JSON, // a file that does not parse counts for nothing [cfg]
		Root:     []string{"mcpServers"},
		OffList:  []string{"disabledServers"}, // [schema]
		OnAnyway: []string{"enabledServers"}, Beside: []string{"enabledServers"},
		Transports: []convert.TransportForm{ // streamable-http becomes an empty stdio entry [run][cfg]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP, // [cfg]
		Rows: []convert.Row{ // [schema]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote, Whole: true},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis, ZeroIsNone: true}, // [schema]
			{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
		},
		Own: []convert.Own{
			{Key: "requestIdFormat"}, {Key: "instructions"}, {Key: "auth", On: convert.Remote}, {Key: "oauth.callbackPath", On: convert.Remote}, {Key: "oauth.prompt", On: convert.Remote},
		},
		Names: convert.NameRule{
			Chars: "_.-", Max: 100, Lenient: true, // of the schema; the loader takes any name [wr]
			Reserved:    []string{"exa", "playwright", "puppeteer", "browserbase"}, // [cfg]
			ReservedWhy: "It drops servers for which it has something built in: search by Exa, and browsers while its own browser is on.",
		},
		Dialect: convert.Dialect{ // [docs]
			Env: []convert.Form{convert.Braces}, Default: true, Shell: "!", ShellIn: convert.InEnv | convert.InHeaders,
			WholeNames: convert.InEnv | convert.InHeaders,
		},
		DropsEmptyVars: true,                   // [run]
		Unknown:        convert.UnknownIgnored, // by the program; its schema marks them [schema]
	}},
	NoHooks: convert.NoHooks{Why: "Oh My Pi runs modules written in TypeScript or JavaScript instead of shell commands.", Nearest: "Write a module in ~/.omp/agent/hooks/pre that runs the command on tool_call."},
}
