package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [src] warpdotdev/warp app/src/ai/mcp@19548aec (2026-08-22); [docs] warpdotdev/docs
// agent-platform/capabilities/mcp.mdx@9d837ad1 (2026-05-01).
var warp = convert.Agent{
	ID: "warp", Name: "Warp", Vendor: "Warp", Docs: "https://docs.warp.dev/agent-platform/capabilities/mcp",
	Checked: "source of 2026-08-22", Rank: 25,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [src]; a project's servers are started by hand in the settings
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.warp/.mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.warp/.mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.warp\.mcp.json`},
			{Scope: convert.Project, Path: ".warp/.mcp.json"},
		},
		Syntax:    syntax.JSON,
		Root:      []string{"mcpServers"},
		AlsoRoots: [][]string{{"servers"}, {"mcp", "servers"}, {"mcp_servers"}}, // [src]
		Transports: []convert.TransportForm{ // a test request tells which one; `type` is ignored [src]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{ // [src]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "working_directory", On: convert.Local}, // cwd is ignored
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote, ReadOnly: true},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Description, Key: "description"},
		},
		Own: []convert.Own{{Key: "start_on_launch"}, {Key: "warp_id"}}, // older documents; cloud agents [docs]
		// In the whole file before it is parsed; a variable that is missing or empty makes the whole file fail. {{NAME}} is
		// asked from the person [src].
		Dialect:    convert.Dialect{Env: []convert.Form{convert.Braces}, Others: []convert.Form{convert.Mustache}},
		Unknown:    convert.UnknownIgnored, // [src]
		SwitchHint: "Add it when you need it, or add it and stop it under Settings, MCP servers.",
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Allow or deny the server in the agent profile of Warp's settings."},
		},
	}},
	NoHooks: convert.NoHooks{Why: "Warp has no hooks.", Nearest: "Nothing it has comes near."},
}
