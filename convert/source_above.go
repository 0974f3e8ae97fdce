package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// nameAbove gives an entry without a name the one in the line above it that speaks of the server, as OpenClaw prints it:
//
//	OpenClaw-managed MCP server "docs" (~/.openclaw/openclaw.json):
func (p *pieces) nameAbove(at *place, block *intake.Block) {
	if at.node.Get("name") != nil || at.pair != nil {
		return
	}
	above := strings.TrimRight(p.req.Text[:min(block.At(0), len(p.req.Text))], " \t\r\n")
	start := strings.LastIndexByte(above, '\n') + 1
	line := above[start:]
	before, rest, quoted := strings.Cut(line, `"`)
	name, after, closed := strings.Cut(rest, `"`)
	if !quoted || !closed || name == "" || strings.Contains(after, `"`) || !strings.HasSuffix(before, "MCP server ") || !strings.HasSuffix(line, ":") {
		return
	}
	value := syntax.NewString(name)
	value.Place = p.places.place(start+len(before)+1, len(name))
	entry := &syntax.Node{Kind: syntax.Map, Place: at.node.Place, Pairs: append([]syntax.Pair{{Key: "name", Value: value}}, at.node.Pairs...)}
	*at = place{path: at.path, node: &syntax.Node{Kind: syntax.List, Items: []*syntax.Node{entry}, Place: at.node.Place}, shape: inList}
}
