package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources, all Ahmed-G-Gad/apothem: [profile] src/apothem/lib/profile.py@cb304629 and its tests; [mcp]
// site/content/docs/reference/mcp.mdx@547cea1d; [fields] site/content/docs/reference/profile-fields.mdx@88db1f7a.
var apothem = convert.Agent{
	ID: "apothem", Name: "Apothem", Vendor: "Ahmed G. Gad", Docs: "https://github.com/Ahmed-G-Gad/apothem",
	Checked: "sources of 2026-10-03", Rank: 44,
	Servers: []*convert.ServerFormat{{
		Files:       []convert.File{{Scope: convert.User, Path: "~/.config/apothem/profile.yaml"}}, // or --profile PATH [fields]
		Syntax:      syntax.YAML,
		Root:        []string{"mcp_servers"},
		AlsoRoots:   [][]string{{"harnesses", "*", "mcp_servers"}}, // more for one program; the same name replaces the whole entry [profile]
		Signs:       []string{"identity", "agent_mcp_servers", "exclude_harnesses", "seriousness", "enforcement", "harnesses"},
		ScopeAgents: map[string]string{"open-claw": "openclaw", "github-copilot": "copilot-cli", "windsurf": "devin-cascade"},
		Grants:      &convert.GrantSource{Key: "agent_mcp_servers", Over: []string{"harnesses", "*", "agent_mcp_servers"}}, // [mcp]
		Transports: []convert.TransportForm{ // [profile]; streamable-http is preferred, sse is for old configs
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "streamable-http"},
			{Transport: convert.HTTP, Word: "http"}, // Qwen Code gets it under another key
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.NoTransport, // without a transport the parts of the program disagree on what it is [profile]
		Rows: []convert.Row{
			{Field: convert.Word, Key: "transport"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
		},
		// ${NAME} goes byte for byte into the file of each program [profile].
		Dialect:    convert.Dialect{Env: []convert.Form{convert.Braces}, Default: true, HandsOn: true},
		Unknown:    convert.UnknownLosesFile, // profile.unknown_field: nothing is written [profile]
		SwitchHint: "The profile has no switch for it: keep it out.",
	}},
	NoHooks: convert.NoHooks{Why: "An Apothem profile holds no hooks.", Nearest: "Put them into the file of the agent that it starts."},
}
