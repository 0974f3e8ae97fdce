package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] Factory-AI/factory docs/cli/configuration/mcp.mdx@a80aa7c5 (2026-07-24); [2665] dyoshikawa/rulesync#2665 on
// 0.195.0 (2026-08-13); [run] droid 0.225.2 (2026-11).
var factoryDroid = convert.Agent{
	ID: "factory-droid", Name: "Factory Droid", Vendor: "Factory", Docs: "https://docs.factory.ai/cli/configuration/mcp",
	Checked: "0.225.2, 2026-11-30", Rank: 21,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.factory/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.factory/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.factory\mcp.json`},
			{Scope: convert.Project, Path: ".factory/mcp.json"},
		},
		Syntax: syntax.JSON, // comments are not documented
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // [docs]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // type is obligatory for a url [docs]
		Command: &convert.AddCommand{ // [docs]; it writes the user's file
			Words: []string{"droid", "mcp", "add"}, OneWord: true, TransportFlag: []string{"--type"}, TransportWords: usualTransports,
			Flags: []convert.Flag{envFlag, headerFlag},
		},
		Rows: []convert.Row{ // [docs]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauth.scopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote, Needs: convert.OAuthIssuer},
			{Field: convert.OAuthIssuer, Key: "oauth.authorizationServerIssuer", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote, Needs: convert.OAuthIssuer},
			{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.OAuthResource, Key: "oauth.resource", On: convert.Remote},       // since 0.181
			{Field: convert.OAuthOn, Key: "oauth", As: convert.AsFalse, On: convert.Remote}, // false switches it off
			{Field: convert.CallTimeout, Key: "timeoutMs", As: convert.AsMillis},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.AllowTools, Key: "enabledTools", As: convert.AsList}, // wins over the other
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
		},
		Own: []convert.Own{
			{Key: "connectTimeout"}, // since 0.185; its unit was not found [2665]
			{Key: "oauth.clientMetadataUrl", On: convert.Remote}, {Key: "oauth.tokenEndpointAuthMethod", On: convert.Remote},
		},
		Dialect: convert.Dialect{ // a variable that is not set and has no default stays as written [docs]
			Env: []convert.Form{convert.Braces}, Default: true,
			In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders,
		},
		Unknown:     convert.UnknownNotKnown,
		ProjectHint: "In Factory Droid the user's file wins: an entry of the same name in ~/.factory/mcp.json counts instead of the project's.", // [docs]
	}},
}
