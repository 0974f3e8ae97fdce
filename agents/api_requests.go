package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// What programs send to a model's API to have it reach servers. A page about a server often shows that beside the files of agents.

// Source: https://platform.claude.com/docs/en/agents-and-tools/mcp-connector of 2026: type is always "url", for both transports.
var anthropicAPI = convert.Agent{
	ID: "anthropic-api", Name: "Anthropic API", Docs: "https://platform.claude.com/docs/en/agents-and-tools/mcp-connector", Checked: "docs of 2026",
	Rank: 98, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Root: []string{"mcp_servers"}, ListKey: "name", Signs: []string{"model", "max_tokens"},
		Transports: []convert.TransportForm{{Transport: convert.HTTP, Word: "url"}, {Transport: convert.SSE, Word: "url"}},
		BareURL:    convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "authorization_token", As: convert.AsBearer, On: convert.Remote},
			{Field: convert.Enabled, Key: "tool_configuration.enabled", As: convert.AsBool},
			{Field: convert.AllowTools, Key: "tool_configuration.allowed_tools", As: convert.AsList},
		},
		Dialect: anyReference,
	}},
}

// Source: https://developers.openai.com/api/docs/guides/tools-remote-mcp of 2026.
var openAIAPI = convert.Agent{
	ID: "openai-api", Name: "OpenAI API", Docs: "https://developers.openai.com/api/docs/guides/tools-remote-mcp", Checked: "docs of 2026",
	Rank: 99, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, ListKey: "server_label", Find: openAITools,
		Transports: []convert.TransportForm{{Transport: convert.HTTP}, {Transport: convert.SSE}},
		BareURL:    convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.URL, Key: "server_url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Headers, Key: "authorization", As: convert.AsBearer, On: convert.Remote},
			{Field: convert.AllowTools, Key: "allowed_tools", As: convert.AsList},
			{Field: convert.Description, Key: "server_description"},
		},
		Own:     []convert.Own{{Key: "require_approval"}, {Key: "defer_loading"}},
		Dialect: anyReference,
	}},
}

// openAITools finds the servers among the tools of a request: those of type mcp. One may also stand alone, or in a list.
func openAITools(root *syntax.Node) (found []convert.Entry) {
	tools := root.Items
	if root.Kind == syntax.Map {
		tools = []*syntax.Node{root}
		if list := root.Get("tools"); list != nil {
			tools = list.Items
		}
	}
	for _, tool := range tools {
		label := tool.Get("server_label")
		if textOf(tool.Get("type")) != "mcp" || textOf(label) == "" || tool.Get("server_url") == nil {
			continue
		}
		e := convert.Entry{Name: label.Text, Place: label.Place, Node: &syntax.Node{Kind: syntax.Map, Place: tool.Place}}
		for _, p := range tool.Pairs {
			if p.Key != "type" && p.Key != "server_label" {
				e.Node.Pairs = append(e.Node.Pairs, p)
			}
		}
		found = append(found, e)
	}
	return found
}
