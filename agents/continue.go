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
				{Key: "requestOptions.timeout", On: convert.Remote}, {Key: "requestOptions.verifySsl", Label: "ssl-verify", On: convert.Remote},
				{Key: "requestOptions.caBundlePath", On: convert.Remote}, {Key: "requestOptions.proxy", On: convert.Remote},
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
}

var continueHead = []convert.Fixed{{Key: "name", Text: "MCP servers"}, {Key: "version", Text: "0.0.1"}, {Key: "schema", Text: "v1"}}
