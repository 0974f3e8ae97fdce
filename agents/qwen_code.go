package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 0.24.4 started offline; [bundle] read in its JavaScript; [doc]
// https://qwenlm.github.io/qwen-code-docs/en/users/features/mcp/, as shipped with it.
var qwenCode = convert.Agent{
	ID: "qwen-code", Name: "Qwen Code", Vendor: "Alibaba", Docs: "https://qwenlm.github.io/qwen-code-docs/en/users/features/mcp/",
	Checked: "0.24.4, 2026-09-22", Rank: 12, Most: true,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [bundle]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.qwen/settings.json", Moves: "QWEN_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.qwen/settings.json", Moves: "QWEN_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qwen\settings.json`, Moves: "QWEN_HOME"},
			// .mcp.json is read too, but nothing is filled in there [run].
			{Scope: convert.Project, Path: ".qwen/settings.json"},
		},
		Syntax:   syntax.JSONC, // comments; a trailing comma makes the file count as broken [run]
		Root:     []string{"mcpServers"},
		OffList:  []string{"mcp", "excluded"}, // patterns with * and ?; excluded wins [doc]
		OnList:   []string{"mcp", "allowed"},
		OffMatch: convert.MatchGlob,
		Transports: []convert.TransportForm{ // type is not read: the key of the address decides [run]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE},
		},
		BareURL: convert.SSE,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "httpUrl", On: convert.Remote, Means: convert.HTTP},
			{Field: convert.URL, Key: "url", On: convert.Remote, Means: convert.SSE}, // always SSE [run]
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.StartupTimeout, Key: "discoveryTimeoutMs", As: convert.AsMillis},
			{Field: convert.Trust, Key: "trust", As: convert.AsBool},
			{Field: convert.Description, Key: "description"},
			{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
			{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
			{Field: convert.OAuthOn, Key: "oauth.enabled", As: convert.AsBool, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
			{Field: convert.OAuthAuthURL, Key: "oauth.authorizationUrl", On: convert.Remote},
			{Field: convert.OAuthTokenURL, Key: "oauth.tokenUrl", On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote},
			{Field: convert.OAuthAudiences, Key: "oauth.audiences", As: convert.AsList, On: convert.Remote},
		},
		Own: []convert.Own{ // [doc][bundle]
			{Key: "versionNegotiation", On: convert.Local}, {Key: "alwaysLoadTools"}, {Key: "tcp", On: convert.Remote},
			{Key: "authProviderType", Label: "google-auth", On: convert.Remote}, {Key: "targetAudience", Label: "google-audience", On: convert.Remote},
			{Key: "targetServiceAccount", Label: "google-account", On: convert.Remote}, {Key: "oauth.tokenParamName", Label: "oauth-token-name", On: convert.Remote},
		},
		Dialect: convert.Dialect{ // in every text, without defaults and without an escape [run]
			Env: []convert.Form{convert.Braces, convert.Dollar},
		},
		Unknown: convert.UnknownIgnored, // [run]
	}},
}
