package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] charmbracelet/crush@37f36e93 (2026-08-21, about 0.90): internal/config, internal/shell/expand.go,
// schema.json; [3016] dyoshikawa/rulesync#3016 on 0.94.1 (2026-09-12).
var crush = convert.Agent{
	ID: "crush", Name: "Crush", Vendor: "Charmbracelet", Docs: "https://github.com/charmbracelet/crush#mcps",
	Checked: "0.94.1, 2026-09-12", Rank: 24,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // ~/.config on all systems [src]; what Crush calls deprecated beside crushrc stays valid [3016]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.config/crush/crush.json", Moves: "CRUSH_GLOBAL_CONFIG"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/crush/crush.json", Moves: "CRUSH_GLOBAL_CONFIG"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.config\crush\crush.json`, Moves: "CRUSH_GLOBAL_CONFIG"},
			{Scope: convert.Project, Path: "crush.json"},
		},
		Syntax:   syntax.JSON, // strict [src]
		Root:     []string{"mcp"},
		OldRoots: [][]string{{"mcpServers"}},
		Transports: []convert.TransportForm{ // [src]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // "unsupported mcp type" [src]
		Rows: []convert.Row{ // [src]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthOn, Key: "oauth", As: convert.AsBool, On: convert.Remote, Default: "true", With: convert.OAuthClientID}, // with it, headers are ignored
			{Field: convert.OAuthClientID, Key: "oauth_client_id", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauth_client_secret", On: convert.Remote},
			{Field: convert.OAuthCallbackPort, Key: "oauth_callback_port", As: convert.AsNumber, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Whole: true}, // of the connection and of calls
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.AllowTools, Key: "enabled_tools", As: convert.AsList, EmptyAll: true},
			{Field: convert.DenyTools, Key: "disabled_tools", As: convert.AsList},
		},
		OneTimeout: true,
		// Crush adds Docker's gateway under that name itself [src].
		Names: convert.NameRule{Reserved: []string{"docker"}},
		Dialect: convert.Dialect{ // a value is expanded like a shell's here-document; nothing set means an empty text [src]
			Env: []convert.Form{convert.Braces, convert.Dollar}, Default: true, Others: []convert.Form{"$(NAME)"}, Escape: convert.Backslash,
			In: convert.InCommand | convert.InArgs | convert.InEnv | convert.InURL | convert.InHeaders | convert.InSecret | 1<<convert.OAuthClientID,
		},
		Unknown: convert.UnknownIgnored, // [src]
	}},
}
