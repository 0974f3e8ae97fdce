package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [schema] CherryHQ/cherry-studio src/renderer/src/types/mcp.ts (McpServerConfigSchema, 2025-09 or newer); [install]
// src/main/services/urlschema/mcp-install.ts@12f35a98.
var cherryStudio = convert.Agent{
	ID: "cherry-studio", Name: "Cherry Studio", Vendor: "CherryHQ", Docs: "https://docs.cherry-ai.com",
	Checked: "schema of 2025-09", Rank: 40,
	Servers: []*convert.ServerFormat{{
		Paste:     "Cherry Studio keeps its servers in a store of its own: paste the text under Settings, MCP Servers, Add, Import from JSON.",
		Syntax:    syntax.JSON,
		Root:      []string{"mcpServers"},
		InnerName: "name", // what it exports has ids as keys and the name inside
		Transports: []convert.TransportForm{ // any word with http in it is Streamable HTTP [schema]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "streamableHttp", Also: []string{"http", "streamable_http", "streamable-http"}},
			{Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.SSE,
		ByPath:  []convert.PathForm{{End: "/mcp", Transport: convert.HTTP}}, // [schema]
		Links:   []convert.LinkForm{{Label: "Add to Cherry Studio", Open: "cherrystudio://mcp/install?servers={config}", Encode: convert.CodeBase64, Body: convert.BodyServers}},
		Rows: []convert.Row{ // [schema]
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local}, // one program; a whole line fails
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "baseUrl", On: convert.Remote},
			{Field: convert.URL, Key: "url", On: convert.Remote, ReadOnly: true},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Enabled, Key: "isActive", As: convert.AsBool, Default: "true"}, // what its absence means was not found
			{Field: convert.CallTimeout, Key: "timeout", As: convert.AsSeconds},
			{Field: convert.DenyTools, Key: "disabledTools", As: convert.AsList},
			{Field: convert.Description, Key: "description"},
		},
		Own: []convert.Own{
			{Key: "registryUrl"}, {Key: "longRunning"}, {Key: "disabledAutoApproveTools"},
			{Key: "provider"}, {Key: "providerUrl"}, {Key: "logoUrl"}, {Key: "tags"},
		},
		Dialect: convert.Dialect{},         // nothing is documented
		Unknown: convert.UnknownLosesEntry, // the schema is strict
	}},
	NoHooks: convert.NoHooks{Why: "Cherry Studio has no hooks.", Nearest: "Nothing it has comes near."},
}
