package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// The agent inside Devin Desktop that was Windsurf's. Its end of life was announced for 2026-07-01; many still run it.
// Sources: [casc] https://docs.devin.ai/desktop/cascade/mcp (2026); [st] fullstorydev/subtext-wizard PR #3 (2026-07-14);
// [rs] dyoshikawa/rulesync@cfebcd7 (2026-08-18).
var devinCascade = convert.Agent{
	ID: "devin-cascade", Name: "Devin Desktop (Cascade)", Vendor: "Cognition", Docs: "https://docs.devin.ai/desktop/cascade/mcp",
	Checked: "docs, 2026-08-18", Rank: 30,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // the person's file only [casc]; ~/.windsurf/mcp.json is never read
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.codeium/windsurf/mcp_config.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.codeium/windsurf/mcp_config.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.codeium\windsurf\mcp_config.json`},
		},
		Syntax:   syntax.JSON,
		Root:     []string{"mcpServers"},
		OldRoots: [][]string{{"mcp.servers"}, {"mcp", "servers"}},
		Transports: []convert.TransportForm{ // serverUrl stands for both [casc]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP, Also: []string{"http"}},
			{Transport: convert.SSE, Also: []string{"sse"}},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "serverUrl", On: convert.Remote}, // an entry with url does nothing [st]
			{Field: convert.Word, Key: "transport", On: convert.Remote, ReadOnly: true},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
			{Field: convert.AutoApprove, Key: "alwaysAllow", As: convert.AsList},
		},
		Dialect: devinDialect,
		Launch:  convert.Launch{NoShellPath: true},
		Unknown: convert.UnknownNotKnown,
	}},
}
