package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 0.61.0 started offline; [src] google-gemini/gemini-cli@5411f113 (2026-08-21); [doc]
// https://geminicli.com/docs/tools/mcp-server/; [cfg] https://geminicli.com/docs/reference/configuration/.
var geminiCLI = convert.Agent{
	ID: "gemini-cli", Name: "Gemini CLI", Vendor: "Google", Docs: "https://geminicli.com/docs/tools/mcp-server/",
	Checked: "0.61.0, 2026-09-25", Rank: 6, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [cfg]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.gemini/settings.json", Moves: "GEMINI_CLI_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.gemini/settings.json", Moves: "GEMINI_CLI_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.gemini\settings.json`, Moves: "GEMINI_CLI_HOME"},
			{Scope: convert.Project, Path: ".gemini/settings.json"},
		},
		Syntax:   syntax.JSONC, // comments; a trailing comma stops the program at its start [run]
		Root:     []string{"mcpServers"},
		OffList:  []string{"mcp", "excluded"}, // [doc]
		OnList:   []string{"mcp", "allowed"},
		OffMatch: convert.MatchFold,
		Beside:   []string{"mcp.serverCommand"},
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Also: []string{"stdio"}},
			{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}}, // the second with a warning [run]
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.Unspecified, // Streamable HTTP first, then SSE [src]; the docs still say SSE
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "httpUrl", On: convert.Remote, ReadOnly: true, Means: convert.HTTP}, // deprecated; wins over url [src]
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Word, Key: "type", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.Trust, Key: "trust", As: convert.AsBool},
			{Field: convert.Description, Key: "description"},
			{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
			{Field: convert.OAuthOn, Key: "oauth.enabled", As: convert.AsBool, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.OAuthAuthURL, Key: "oauth.authorizationUrl", On: convert.Remote},
			{Field: convert.OAuthIssuer, Key: "oauth.issuer", On: convert.Remote},
			{Field: convert.OAuthTokenURL, Key: "oauth.tokenUrl", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote},
			{Field: convert.OAuthAudiences, Key: "oauth.audiences", As: convert.AsList, On: convert.Remote},
		},
		Own: []convert.Own{ // [src]
			{Key: "authProviderType", Label: "google-auth", On: convert.Remote}, {Key: "targetAudience", Label: "google-audience", On: convert.Remote},
			{Key: "targetServiceAccount", Label: "google-account", On: convert.Remote}, {Key: "oauth.tokenParamName", Label: "oauth-token-name", On: convert.Remote},
			{Key: "tcp", On: convert.Remote}, {Key: "extension"},
		},
		OneTimeout: true,
		// mcp_<server>_<tool> is split at the first _ after the prefix [doc].
		Names: convert.NameRule{Warn: "_", WarnWhy: "Its policy rules take what stands before the first _ for the server, so rules for this one do not fit. Use - instead."},
		Dialect: convert.Dialect{ // in every text; a variable that is not set stays as written [src][run]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true, Escape: convert.UnsetDefault,
			// Texts of env and headers are filled in again and again, so nothing keeps a dollar sign there [run].
			EscapeIn: convert.InCommand | convert.InArgs | convert.InCwd | convert.InURL,
		},
		Unknown: convert.UnknownWarns, // [run]
	}},
}
