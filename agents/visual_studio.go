package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] MicrosoftDocs/visualstudio-docs docs/ide/mcp-servers.md@1310e91b (2025-11-10); [github] the instructions
// of github/github-mcp-server for Visual Studio, which use inputs.
var visualStudio = convert.Agent{
	ID: "visual-studio", Name: "Visual Studio", Vendor: "Microsoft", Docs: "https://learn.microsoft.com/visualstudio/ide/mcp-servers",
	Checked: "docs of 2025-11-10 (2022 17.14 and 2026)", Rank: 29,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // Windows only [docs]
			{Scope: convert.User, Path: `%USERPROFILE%\.mcp.json`},
			{Scope: convert.Project, Path: ".mcp.json"},
		},
		Syntax:   syntax.JSON,
		Root:     []string{"servers"},
		Inputs:   "inputs",                   // [github]
		OldRoots: [][]string{{"mcpServers"}}, // other programs' key in a file of the same name
		Transports: []convert.TransportForm{ // [docs]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "http"},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.HTTP, // the page's example has a url and nothing else
		Links: []convert.LinkForm{{ // the page that leads to it is the one that projects link to
			Label: "Add to Visual Studio", Open: "vsweb+mcp:/install?{config}", Also: []string{"https://vs-open.link/mcp-install", "https://aka.ms/vs/mcp-install"}, Body: convert.BodyNamed,
			Badge: "https://vs-open.link/mcp-install?{config}",
		}},
		Rows: []convert.Row{ // env and headers are VS Code's; the page names the form, not these keys
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
		},
		Dialect: convert.Dialect{
			Input:  convert.InputBraces,
			Caveat: "GitHub's instructions for Visual Studio use inputs; Microsoft's own page does not describe them.",
		},
		SwitchHint: "Add it when you need it: its tools are off until you tick them in the tool picker.",
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Tick the tools in the tool picker of Visual Studio; they are off at first."},
		},
	}},
	NoHooks: convert.NoHooks{Why: "Visual Studio has no hooks.", Nearest: "Nothing it has comes near."},
}
