package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [run] the program 1.6.0 started offline; [mcp] its docs/mcp.md; [src] npm @earendil-works/pi-mcp 1.6.0; [ad] npm
// pi-mcp-adapter 2.36.0, the add-on that read servers before Pi 0.99 and still replaces Pi's own support where installed.
var pi = convert.Agent{
	ID: "pi", Name: "Pi", Vendor: "Earendil Works", Docs: "https://pi.dev/docs",
	Checked: "1.6.0, 2026-11-20", Rank: 34,
	Servers: []*convert.ServerFormat{
		{
			Files:  piFiles,
			Syntax: syntax.JSON, // [src]
			Root:   []string{"mcpServers"},
			Transports: []convert.TransportForm{ // type may be left out; sse is rejected [run]
				{Transport: convert.Stdio, Also: []string{"stdio"}},
				{Transport: convert.HTTP, Also: []string{"http", "streamable-http"}},
			},
			BareURL: convert.HTTP,
			Command: &convert.AddCommand{ // [mcp][cli]; -h behind "--" shows the help of 1.6.0 [run]
				Words: []string{"pi", "mcp", "add"}, Packages: " @earendil-works/pi-coding-agent ", Dash: true, Takes: []string{"-h", "--help"}, URLFlag: "--url", BareURL: convert.HTTP, ScopeWords: [2]string{"", "--local"},
				Flags: []convert.Flag{
					envFlag, {Field: convert.Cwd, Names: []string{"--cwd"}, On: convert.Local}, headerPairFlag,
					{Field: convert.Headers, Names: []string{"--bearer-token-env-var"}, As: convert.FlagBearer, On: convert.Remote},
					clientIDFlag, secretFlag, {Field: convert.OAuthCallbackPort, Names: []string{"--oauth-callback-port"}, On: convert.Remote},
					{Field: convert.Description, Names: []string{"--description"}},
					{Names: []string{"--oauth-client-name"}, As: convert.FlagOwn, Key: "oauth.clientName"},
					{Names: []string{"--oauth-client-registration"}, As: convert.FlagOwn, Key: "oauth.clientRegistration"},
					{Names: []string{"--exposure"}, As: convert.FlagOwn, Key: "exposure"},
				},
				Quiet: []string{"-l"},
			},
			Rows: []convert.Row{ // [mcp]
				{Field: convert.Word, Key: "type", ReadOnly: true},
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
				{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
				{Field: convert.OAuthScopes, Key: "oauth.scope", As: convert.AsWords, On: convert.Remote},
				{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
				{Field: convert.OAuthMetadataURL, Key: "oauth.authServerMetadataUrl", On: convert.Remote},
				{Field: convert.Enabled, Key: "enabled", As: convert.AsBool},
				{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds},
				{Field: convert.Description, Key: "description"},
			},
			Own: []convert.Own{
				{Key: "exposure"}, {Key: "toolExposure"}, {Key: "auth", On: convert.Remote},
				{Key: "oauth.callbackUrl", Label: "oauth-callback-url", On: convert.Remote},
				{Key: "oauth.clientName", Label: "oauth-client-name", On: convert.Remote}, {Key: "oauth.clientRegistration", On: convert.Remote},
			},
			Names: convert.NameRule{Chars: "_-", FoldDash: true}, // a-b and a_b: the second is rejected [src]
			Dialect: convert.Dialect{ // [src][mcp]
				Env: []convert.Form{convert.Braces, convert.Dollar}, Escape: convert.DoubleDollar, Shell: "!", ShellEscape: "$!",
				In: convert.InEnv | convert.InHeaders | convert.InSecret, Home: convert.InArgs, // a leading ~ [run]
			},
			Unknown: convert.UnknownIgnored, // [mcp]
		},
		{
			Variant: "adapter", Label: "The add-on pi-mcp-adapter",
			Files:     piFiles,
			Syntax:    syntax.JSONC,
			Root:      []string{"mcpServers"},
			AlsoRoots: [][]string{{"mcp-servers"}},
			Transports: []convert.TransportForm{ // Streamable HTTP first, then SSE; type is ignored [ad]
				{Transport: convert.Stdio},
				{Transport: convert.HTTP},
				{Transport: convert.SSE},
			},
			BareURL: convert.Unspecified,
			Rows: []convert.Row{ // [ad]
				{Field: convert.Command, Key: "command", On: convert.Local},
				{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
				{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
				{Field: convert.Cwd, Key: "cwd", On: convert.Local},
				{Field: convert.URL, Key: "url", On: convert.Remote},
				{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
				{Field: convert.Headers, Key: "bearerTokenEnv", As: convert.AsBearerVar, On: convert.Remote},
				{Field: convert.Enabled, Key: "disabled", As: convert.AsNot}, // enabled: false does nothing here
				{Field: convert.CallTimeout, Key: "requestTimeoutMs", As: convert.AsMillis},
				{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
				{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
			},
			Own: []convert.Own{
				{Key: "socket"}, {Key: "inheritEnv"}, {Key: "requestHeadersCommand", Label: "headers-helper"}, {Key: "caFile"}, {Key: "auth"}, {Key: "bearerToken"},
				{Key: "bearerTokenStore"}, {Key: "oauth"}, {Key: "lifecycle"}, {Key: "idleTimeout"}, {Key: "protocolVersion"}, {Key: "tasks"},
				{Key: "exposeResources"}, {Key: "directTools"}, {Key: "toolPrefix"}, {Key: "searchKeywords"}, {Key: "approveTools"},
				{Key: "debug"}, {Key: "trace"}, {Key: "httpTransport"},
			},
			Dialect: convert.Dialect{Env: []convert.Form{convert.Braces, convert.DollarEnv, convert.CurlyEnv}, Shell: "!"},
			Unknown: convert.UnknownNotKnown,
		},
	},
	NoHooks: convert.NoHooks{Why: "Pi runs extensions written in TypeScript or JavaScript instead of shell commands.", Nearest: "Write an extension in ~/.pi/agent/extensions that runs the command on tool_call."},
}

var piFiles = []convert.File{
	{Scope: convert.User, OS: convert.MacOS, Path: "~/.pi/agent/mcp.json", Moves: "PI_CODING_AGENT_DIR"},
	{Scope: convert.User, OS: convert.Linux, Path: "~/.pi/agent/mcp.json", Moves: "PI_CODING_AGENT_DIR"},
	{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.pi\agent\mcp.json`, Moves: "PI_CODING_AGENT_DIR"},
	{Scope: convert.Project, Path: ".pi/mcp.json"},
}
