package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://junie.jetbrains.com/docs/junie-cli-mcp-configuration.html (autumn 2026); [help]
// https://www.jetbrains.com/help/junie/model-context-protocol-mcp.html (older plug-in); [steroid] jonnyzzz/mcp-steroid#22
// (2026-04), a user's log.
var junie = convert.Agent{
	ID: "junie", Name: "Junie", Vendor: "JetBrains", Docs: "https://junie.jetbrains.com/docs/junie-cli-mcp-configuration.html",
	Checked: "documentation of the command line program, 2026-10", Rank: 15,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [docs]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.junie/mcp/mcp.json", Moves: "JUNIE_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.junie/mcp/mcp.json", Moves: "JUNIE_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.junie\mcp\mcp.json`, Moves: "JUNIE_HOME"},
			{Scope: convert.Project, Path: ".junie/mcp/mcp.json"},
		},
		Syntax: syntax.JSON, // comments are not documented
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // no key for the transport is documented [docs]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP, Doubt: "The documentation says only that a URL is http or https. An IDE plug-in of April 2026 took every URL for SSE, and older ones load only stdio."}, // [steroid][help]
			{Transport: convert.SSE, Doubt: "The documentation does not say whether a URL may be of an SSE server. An IDE plug-in of April 2026 took every URL for one."},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{ // [docs]; nothing else is documented
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
		},
		Dialect:     convert.Dialect{},                 // none is documented
		Launch:      convert.Launch{NoShellPath: true}, // the IDE, started from the desktop
		Unknown:     convert.UnknownNotKnown,
		SwitchHint:  "Leave it out, or add it and switch it off in Junie with /mcp.",
		ProjectHint: "Junie reads a project's file only when the project is trusted.",
	}},
}
