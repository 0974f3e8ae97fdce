package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] cline/cline@21cb8d25 (2026-08-22): VS Code extension 4.1.13, command line program 3.0.56; [run] the
// command line program 3.0.65 (2026-11); [6767] issue of cline/cline.
var cline = convert.Agent{
	ID: "cline", Name: "Cline", Vendor: "Cline Bot", Docs: "https://docs.cline.bot/mcp/configuring-mcp-servers",
	Checked: "3.0.65 (command line), 2026-11-30", Rank: 14,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // one file for all its products, none for projects [src]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.cline/data/settings/cline_mcp_settings.json", Moves: "CLINE_MCP_SETTINGS_PATH"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.cline/data/settings/cline_mcp_settings.json", Moves: "CLINE_MCP_SETTINGS_PATH"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.cline\data\settings\cline_mcp_settings.json`, Moves: "CLINE_MCP_SETTINGS_PATH"},
		},
		Syntax: syntax.JSON, // one mistake, and no server of the file is loaded [src]
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // http and streamable-http are invalid under type [src]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "streamableHttp"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL:  convert.SSE, // [src][6767]
		Nested:   true,        // the form that its command line program writes [src]
		WholeURL: true,        // [src]
		Command: &convert.AddCommand{ // [src]; there is no option for variables; --header behind "--" is refused by 3.0.65 [run]
			Words: []string{"cline", "mcp", "add"}, Also: [][]string{{"cline", "mcp", "install"}}, Dash: true, Takes: []string{"--header"}, URLLast: true, Always: []string{"--yes"}, BareURL: convert.Stdio,
			TransportFlag: []string{"--transport"},
			TransportWords: []convert.TransportForm{
				{Transport: convert.Stdio, Word: "stdio"},
				{Transport: convert.HTTP, Word: "streamableHttp", Also: []string{"http", "streamable-http"}},
				{Transport: convert.SSE, Word: "sse"},
			},
			Flags: []convert.Flag{headerFlag},
		},
		Rows: []convert.Row{ // [src]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Word, Key: "transportType", ReadOnly: true, Old: true},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "oauthClient.clientId", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "oauthClient.clientSecret", On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds, Least: 1, Most: 3600},
			{Field: convert.AutoApprove, Key: "autoApprove", As: convert.AsList},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
		},
		Own: []convert.Own{{Key: "oauth", Private: true, On: convert.Remote}, {Key: "metadata", Private: true}}, // state that Cline keeps [src]
		Dialect: convert.Dialect{ // [src]; the command line program fills in nothing [run]
			Env:    []convert.Form{convert.EnvBraces},
			Caveat: "Only the VS Code extension of Cline fills variables in; its command line program sends the text as it is.",
		},
		Unknown: convert.UnknownIgnored, // [src]
	}},
	NoHooks: convert.NoHooks{Why: "Cline runs executables that it finds by their names in its hooks folder, and they answer in a form of their own.", Nearest: "Write an executable PreToolUse in that folder that runs the command and answers with cancel."},
}
