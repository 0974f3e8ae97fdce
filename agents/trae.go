package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] https://docs.trae.ai/ide/add-mcp-servers (as quoted 2026-08-08) and the page of TRAE CN,
// https://www.volcengine.com/docs/86677/2137601; [copy] a copy of that page of 2026-01-21; [files] files and logs that
// users show. The program is closed: nothing was read in its source.
var trae = convert.Agent{
	ID: "trae", Name: "TRAE", Vendor: "ByteDance", Docs: "https://docs.trae.ai/ide/add-mcp-servers",
	Checked: "docs as of 2026-08-08", Rank: 26,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // macOS is seen in a real file, the others follow VS Code's pattern [files]
			{Scope: convert.User, OS: convert.MacOS, Path: "~/Library/Application Support/Trae/User/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.config/Trae/User/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%APPDATA%\Trae\User\mcp.json`},
			{Scope: convert.Project, Path: ".trae/mcp.json"}, // off until "Enable project MCP" is on [docs]
		},
		Paste:  "TRAE opens its own file under Settings, MCP, Raw Config; a project's file counts once Enable project MCP is on there.",
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // TRAE tells Streamable HTTP and SSE apart itself; no word is needed [copy]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE},
		},
		BareURL: convert.Unspecified,
		Links: []convert.LinkForm{{ // of TRAE CN; one for TRAE itself is not confirmed
			Label: "Add to TRAE CN", Open: "trae-cn://trae.ai-ide/mcp-import?type={type}&name={name}&config={config}", Encode: convert.CodeBase64,
			Also: []string{"trae://trae.ai-ide/mcp-import"},
		}},
		Rows: []convert.Row{ // [copy]
			{Field: convert.Command, Key: "command", On: convert.Local}, // one program, without spaces
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			// Seen in files, but in no documentation: kept, never relied on [files].
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot, ReadOnly: true},
		},
		Own:        []convert.Own{{Key: "fromGalleryId"}}, // set by TRAE's market [files]
		Dialect:    convert.Dialect{},                     // nothing is documented; literal values are safe
		Launch:     convert.Launch{NoShellPath: true},     // the PATH of the IDE, not of the shell [files]
		SwitchHint: "Add it when you need it, or add it and switch it off under Settings, MCP.",
		Elsewhere: []convert.Elsewhere{
			{Fields: 1<<convert.AllowTools | 1<<convert.DenyTools | 1<<convert.AutoApprove | 1<<convert.Trust, Hint: "Choose the tools for each agent in TRAE's settings."},
		},
	}},
	NoHooks: convert.NoHooks{Why: "No hooks of Trae are known.", Nearest: "Nothing it has comes near."},
}
