package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [b] npm @qoder-ai/qodercli 1.1.52, settings schema and loaders (2026-09-14); [run] the same program started
// offline; [mcp] https://docs.qoder.com/cli/mcp-servers and https://docs.qoder.com/cli/mcp-reference.
var qoder = convert.Agent{
	ID: "qoder", Name: "Qoder", Vendor: "Alibaba", Docs: "https://docs.qoder.com/cli/mcp-servers",
	Checked: "CLI 1.1.52, 2026-09-14", Rank: 36,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [b][mcp]; ~/.qoder/mcp.json is not read
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.qoder/settings.json", Moves: "QODER_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.qoder/settings.json", Moves: "QODER_CONFIG_DIR"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.qoder\settings.json`, Moves: "QODER_CONFIG_DIR"},
			// .mcp.json is read too, but there only url, httpUrl and env have their references filled in [b].
			{Scope: convert.Project, Path: ".qoder/settings.json"},
		},
		Syntax:     syntax.JSONC, // comments are taken out of settings files [b]
		Root:       []string{"mcpServers"},
		OffList:    []string{"mcp", "excluded"}, // [b]
		OnList:     []string{"mcp", "allowed"},
		Transports: qoderTransports,
		BareURL:    convert.Unspecified, // Streamable HTTP first, then SSE [b]
		Rows:       qoderRows,
		Own:        qoderOwn,
		Dialect:    qoderDialect,
		Unknown:    convert.UnknownIgnored, // the schema lets further keys be [b]
	}},
}

var qoderTransports = []convert.TransportForm{ // [b]; a tcp address is loaded as well, under a key of its own
	{Transport: convert.Stdio, Also: []string{"stdio"}},
	{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http"}},
	{Transport: convert.SSE, Word: "sse"},
	{Transport: convert.WS, Word: "ws"},
}

var qoderRows = []convert.Row{ // [b][mcp]
	{Field: convert.Word, Key: "type"},
	{Field: convert.Command, Key: "command", On: convert.Local},
	{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
	{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
	{Field: convert.Cwd, Key: "cwd", On: convert.Local},
	// The older name, from Gemini CLI; it wins over url [b].
	{Field: convert.URL, Key: "httpUrl", On: convert.Remote, Means: convert.HTTP, ReadOnly: true},
	{Field: convert.URL, Key: "url", On: convert.Remote},
	{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
	{Field: convert.OAuthOn, Key: "oauth.enabled", As: convert.AsBool, On: convert.Remote},
	{Field: convert.OAuthClientID, Key: "oauth.clientId", On: convert.Remote},
	{Field: convert.OAuthClientSecret, Key: "oauth.clientSecret", On: convert.Remote},
	{Field: convert.OAuthCallbackPort, Key: "oauth.callbackPort", As: convert.AsNumber, On: convert.Remote},
	{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // per tool call; less than 1000 is ignored [b]
	{Field: convert.Trust, Key: "trust", As: convert.AsBool},
	{Field: convert.Description, Key: "description"},
	{Field: convert.AllowTools, Key: "includeTools", As: convert.AsList},
	{Field: convert.DenyTools, Key: "excludeTools", As: convert.AsList},
	{Field: convert.AutoApprove, Key: "alwaysAllow", As: convert.AsList},
	{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
}

var qoderOwn = []convert.Own{ // [b]
	{Key: "headersHelper", Label: "headers-helper", On: convert.Remote}, {Key: "toolOverrides"}, {Key: "tcp", On: convert.Remote},
	{Key: "oauth", On: convert.Remote},
}

// In all texts of a settings file but its hooks [b]; in arguments too, with this way out [run].
var qoderDialect = convert.Dialect{
	Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true, Escape: convert.UnsetDefault,
}
