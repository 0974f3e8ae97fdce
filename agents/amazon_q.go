package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] aws/amazon-q-developer-cli@15cc8f3 (2026-04-23): crates/chat-cli/src/cli/chat/tools/custom_tool.rs,
// cli/agent/mcp_config.rs, mcp_client/client.rs; [docs] docs/agent-format.md there.
var amazonQ = convert.Agent{
	ID: "amazon-q", Name: "Amazon Q Developer CLI", Vendor: "AWS", Docs: "https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",
	Checked: "source of 2026-04-23", Rank: 41,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // read by agents with useLegacyMcpJson, the default agent among them [src]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.aws/amazonq/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.aws/amazonq/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.aws\amazonq\mcp.json`},
			{Scope: convert.Project, Path: ".amazonq/mcp.json"},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"}, // without it: "No mcp servers found" [src]
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
		},
		BareURL: convert.NoTransport, // the default is stdio, so a url alone is a malformed entry [src]
		Command: &convert.AddCommand{ // [src]; all arguments as one JSON list, since commas split them; local servers only
			Words: []string{"q", "mcp", "add"}, NameFlag: "--name", CommandFlag: "--command", ArgsFlag: "--args", BareURL: convert.Stdio,
			ScopeFlag: []string{"--scope"}, ScopeWords: [2]string{"global", "workspace"},
			Flags: []convert.Flag{
				envFlag, {Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis},
				{Field: convert.Enabled, Names: []string{"--disabled"}, As: convert.FlagOff},
			},
			Quiet: []string{"--force"}, QuietValues: []string{"--agent"},
		},
		Rows: []convert.Row{ // [src]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthScopes, Key: "oauthScopes", As: convert.AsList, On: convert.Remote},
			{Field: convert.OAuthRedirectURI, Key: "oauth.redirectUri", On: convert.Remote},
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsMillis}, // for each request
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
		},
		Names: convert.NameRule{Warn: "/", WarnWhy: "Its tools are called @server/tool: the slash separates the two."},
		Dialect: convert.Dialect{ // one that is not set stays as ${NAME} [src]
			Env: []convert.Form{convert.EnvBraces}, In: convert.InEnv | convert.InHeaders | convert.InCommand,
			OfCommand: &convert.Dialect{Env: []convert.Form{convert.Dollar}}, // the command's ~ and $NAME [src]
		},
		Unknown: convert.UnknownIgnored, // in an entry; at the top of an agent's file it is an error [src]
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Set tools and allowedTools in the agent's own file."},
		},
	}},
}
