package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] Kilo-Org/kilocode packages/opencode/src/config and packages/core/src/v1/config/mcp.ts@f2065552 (2026);
// [old] packages/opencode/src/kilocode/mcp-migrator.ts@1e49e857; [run] kilo 7.7.9 (2026-11).
var kiloCode = convert.Agent{
	ID: "kilo-code", Name: "Kilo Code", Vendor: "Kilo", Docs: "https://kilo.ai/docs/automate/mcp/using-in-kilo-code",
	Checked: "7.7.9, 2026-11-30", Rank: 19,
	Servers: []*convert.ServerFormat{
		{
			Files: []convert.File{ // the same folder on all systems [src]
				{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/kilo/kilo.json", Moves: "XDG_CONFIG_HOME"},
				{Scope: convert.User, OS: convert.Linux, Path: "~/.config/kilo/kilo.json", Moves: "XDG_CONFIG_HOME"},
				{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.config\kilo\kilo.json`},
				{Scope: convert.Project, Path: "kilo.json"},
			},
			Syntax: syntax.JSONC, // [src]
			Root:   []string{"mcp"},
			Schema: "app.kilo.ai", // [src]
			Transports: []convert.TransportForm{ // "remote" tries Streamable HTTP, then SSE [src]
				{Transport: convert.Stdio, Word: "local"},
				{Transport: convert.HTTP, Word: "remote"},
				{Transport: convert.SSE, Word: "remote"},
			},
			BareURL: convert.NoTransport, // an entry without type is ignored [src]
			Command: &convert.AddCommand{ // [src]; it writes the user's file, headers with an equals sign
				Words: []string{"kilo", "mcp", "add"}, Dash: true, URLFlag: "--url", BareURL: convert.Unspecified,
				Flags: []convert.Flag{envFlag, headerPairFlag},
			},
			Rows: []convert.Row{ // [src]
				{Field: convert.Word, Key: "type"},
				{Field: convert.Command, Key: "command", As: convert.AsCommandLine, On: convert.Local},
				{Field: convert.EnvVars, Key: "environment", As: convert.AsMap, On: convert.Local},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local, ReadOnly: true}, // an alias
				{Field: convert.Cwd, Key: "cwd", On: convert.Local, ReadOnly: true},                        // in the schema, without effect
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
				{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
				{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
				{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
				{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote, Whole: true},
				{Field: convert.OAuthOn, Key: "oauth", As: convert.AsFalse, On: convert.Remote}, // false: never try OAuth
				{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
				{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis, Whole: true, Least: 1}, // of requests; a positive integer
			},
			OneTimeout:  true,
			Supplied:    []convert.Supplied{{Key: "enabled", Why: "It only switches a server that another file of Kilo Code defines, so there is no command or URL here."}}, // [src]
			Dialect:     convert.Dialect{Env: []convert.Form{convert.CurlyEnv}, File: convert.CurlyFile},                                                                    // over the whole file before it is parsed [src]
			Unknown:     convert.UnknownIgnored,                                                                                                                             // [src]
			ProjectHint: "In a project that is not trusted, {env:...} makes Kilo Code refuse the file: keep servers with variables in the user's file.",                     // [src]
		},
		{
			Variant: "legacy", Label: "Before version 7",
			Files: []convert.File{ // still read, below all others [old]
				{Scope: convert.User, OS: convert.MacOS, Path: "~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json"},
				{Scope: convert.User, OS: convert.Linux, Path: "~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json"},
				{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Code\User\globalStorage\kilocode.kilo-code\settings\mcp_settings.json`},
				{Scope: convert.Project, Path: ".kilocode/mcp.json"},
			},
			Syntax: syntax.JSON,
			Root:   []string{"mcpServers"},
			Transports: []convert.TransportForm{
				{Transport: convert.Stdio, Also: []string{"stdio"}},
				{Transport: convert.HTTP, Word: "streamable-http"},
				{Transport: convert.SSE, Word: "sse"},
			},
			BareURL: convert.NoTransport, // skipped as "missing command" [old]
			Rows: []convert.Row{
				{Field: convert.Word, Key: "type"},
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Least: 1, Most: 3600},
				{Field: convert.AutoApprove, Key: "alwaysAllow", As: convert.AsList}, // version 7 does not take it over [old]
				{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
				{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			},
			Own: []convert.Own{{Key: "watchPaths"}},
			Dialect: convert.Dialect{
				Env:     []convert.Form{convert.EnvBraces},
				Folders: []convert.FolderName{{Name: "workspaceFolder", Spelt: "${workspaceFolder}"}},
			},
			Unknown: convert.UnknownNotKnown,
		},
	},
	NoHooks: convert.NoHooks{Why: "Kilo Code runs plug-ins written in JavaScript or TypeScript instead.", Nearest: "Write a plug-in in .kilo/plugins that runs the command."},
}
