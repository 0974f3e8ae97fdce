package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [docs] lmstudio-ai/docs 0_app/2_mcp@c6854fba (2026-04-29); [727], [1073], [1453], [2161] issues of
// lmstudio-ai/lmstudio-bug-tracker, up to 0.4.18 (2026-07).
var lmStudio = convert.Agent{
	ID: "lm-studio", Name: "LM Studio", Vendor: "Element Labs", Docs: "https://lmstudio.ai/docs/app/mcp",
	Checked: "documentation of 2026-04-29, reports up to 0.4.18", Rank: 22,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // [1073]; no project file
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.lmstudio/mcp.json"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.lmstudio/mcp.json"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.lmstudio\mcp.json`},
		},
		Syntax: syntax.JSON,
		Root:   []string{"mcpServers"},
		Transports: []convert.TransportForm{ // no key for it is documented; both are tried [1453]
			{Transport: convert.Stdio},
			{Transport: convert.HTTP},
			{Transport: convert.SSE},
		},
		BareURL: convert.Unspecified,
		Links: []convert.LinkForm{{
			Label: "Add to LM Studio", Open: "lmstudio://add_mcp?name={name}&config={config}", Encode: convert.CodeBase64,
			Also: []string{"https://lmstudio.ai/install-mcp"}, Badge: "https://lmstudio.ai/install-mcp?name={name}&config={config}",
		}},
		Rows: []convert.Row{ // [docs]
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.OAuthClientID, Key: "auth.CLIENT_ID", On: convert.Remote},
			{Field: convert.OAuthClientSecret, Key: "auth.CLIENT_SECRET", On: convert.Remote},
		},
		// A name becomes that of a plug-in: oracle_Stream was registered as oracle-stream and not found afterwards [2161].
		Names:      convert.NameRule{Chars: "-", Lower: true, Lenient: true},
		Dialect:    convert.Dialect{}, // none is documented
		Launch:     convert.Launch{NoShellPath: true},
		Unknown:    convert.UnknownIgnored, // and taken out when the app saves the file [727]
		SwitchHint: "Leave it out, or add it and switch it off in the app.",
		Elsewhere:  []convert.Elsewhere{{Fields: 1 << convert.CallTimeout, Hint: "LM Studio ends calls after about 60 seconds, and takes a time-out out of the file when it saves it."}}, // [727]
	}},
	NoHooks: convert.NoHooks{Why: "LM Studio has no hooks.", Nearest: "Nothing it has comes near."},
}
