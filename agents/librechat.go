package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] LibreChat-AI/librechat.ai mcp_servers.mdx@4529bf5d (0.8.8-rc1, 2026-08-21); [schema]
// danny-avila/LibreChat packages/data-provider/src/mcp.ts@042c46c1.
var librechat = convert.Agent{
	ID: "librechat", Name: "LibreChat", Vendor: "LibreChat", Docs: "https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/mcp_servers",
	Checked: "0.8.8-rc1, 2026-08-21", Rank: 39,
	Servers: []*convert.ServerFormat{{
		// One file of the server, whose top level also needs `version`; restart after a change [docs].
		Files:  []convert.File{{Scope: convert.Project, Path: "librechat.yaml", Moves: "CONFIG_PATH"}},
		Syntax: syntax.YAML,
		Root:   []string{"mcpServers"},
		Signs:  []string{"mcpSettings", "interface", "endpoints", "registration"}, // of its other sections [docs]
		Transports: []convert.TransportForm{ // [schema]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "streamable-http", Also: []string{"http"}},
			{Transport: convert.SSE, Word: "sse"},
			{Transport: convert.WS, Word: "websocket"},
		},
		BareURL: convert.SSE, // [docs]
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local, Default: "[]"}, // without it the start stops [schema]
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis},
			{Field: convert.StartupTimeout, Key: "initTimeout", As: convert.AsMillis},
			{Field: convert.Description, Key: "description"},
			{Field: convert.OAuthOn, Key: "requiresOAuth", As: convert.AsBool, On: convert.Remote},
			{Field: convert.OAuthAuthURL, Key: "oauth.authorization_url", On: convert.Remote},
			{Field: convert.OAuthTokenURL, Key: "oauth.token_url", On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.client_secret", On: convert.Remote, Needs: 1<<convert.OAuthClientID | 1<<convert.OAuthAuthURL | 1<<convert.OAuthTokenURL}, // else the start stops [schema]
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirect_uri", On: convert.Remote, Whole: true},
			{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
		},
		Own: []convert.Own{ // [schema]
			{Key: "title"}, {Key: "iconPath"}, {Key: "startup"}, {Key: "chatMenu"}, {Key: "serverInstructions"}, {Key: "customUserVars"},
			{Key: "stderr", On: convert.Local}, {Key: "apiKey", On: convert.Remote}, {Key: "proxy", On: convert.Remote},
			{Key: "oauth_headers", On: convert.Remote}, {Key: "obo", On: convert.Remote}, {Key: "sseReadTimeout", On: convert.Remote},
			{Key: "oauth.token_exchange_method", On: convert.Remote},
		},
		Names: convert.NameRule{ // [docs]
			Warn:    " /:@#+()[]&,;!?*%=~'\"",
			WarnWhy: "In the keys of its tools LibreChat writes _ for what is no letter, digit, dot or dash; of two names that become one there, the second loses its tools.",
		},
		Dialect: convert.Dialect{ // [docs]; {{LIBRECHAT_USER_ID}}, {{CUSTOM_VAR}} are filled in for each user
			Env: []convert.Form{convert.Braces}, Others: []convert.Form{convert.Mustache},
			In: convert.InEnv | convert.InURL | convert.InHeaders | 1<<convert.OAuthAuthURL | 1<<convert.OAuthTokenURL | 1<<convert.OAuthRedirectURI,
		},
		SwitchHint: "Add it when you need it: startup: false would only put off the connection.",
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Choose the tools in LibreChat's Agent Builder."},
		},
	}},
	NoHooks: convert.NoHooks{Why: "LibreChat has no hooks.", Nearest: "Nothing it has comes near."},
}
