package agents

import (
	"slices"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// What the programs of agents print as JSON of the servers they have (codex mcp list --json) is their configuration with something
// beside it: how a server stands, where it was found.

// codexPrinted finds the servers in what Codex prints for `mcp list --json`, a list, and `mcp get NAME --json`, one: each has its name
// inside, the keys of the file in part under transport, and null for what is not set [run 0.171.0].
func codexPrinted(root *syntax.Node) (found []convert.Entry) {
	rows := root.Items
	if root.Kind == syntax.Map {
		rows = []*syntax.Node{root}
	}
	for _, row := range rows {
		name, transport := row.Get("name"), row.Get("transport")
		if textOf(name) == "" || transport == nil || transport.Kind != syntax.Map || row.Get("disabled_reason") == nil {
			return nil
		}
		flat := &syntax.Node{Kind: syntax.Map, Place: row.Place, Pairs: slices.Concat(transport.Pairs, row.Pairs)}
		found = append(found, printedEntry(name.Text, name.Place, flat, []string{"name", "transport", "type"}, []string{"disabled_reason", "auth_status"}))
	}
	return found
}

// copilotPrinted finds the servers in what Copilot CLI prints for `mcp list --json` and, without the outer key, `mcp get NAME --json`
// [run 1.0.102].
func copilotPrinted(root *syntax.Node) (found []convert.Entry) {
	servers := root.Get("mcpServers")
	if servers == nil {
		servers = root
	}
	for i := range servers.Pairs {
		p := &servers.Pairs[i]
		enabled := p.Value.Get("enabled")
		if enabled == nil || enabled.Kind != syntax.Bool || p.Value.Get("tools") == nil || textOf(p.Value.Get("source")) == "" {
			return nil
		}
		e := printedEntry(p.Key, p.KeyPlace, p.Value, []string{"enabled"}, []string{"source", "sourcePath"})
		e.Off = enabled.Text == "false"
		found = append(found, e)
	}
	return found
}

// printedEntry makes an entry of a map without what was read from it already, and without what is no configuration, of which it tells.
func printedEntry(name string, at syntax.Place, from *syntax.Node, read, aside []string) convert.Entry {
	e := convert.Entry{Name: name, Place: at, Node: &syntax.Node{Kind: syntax.Map, Place: from.Place}}
	for _, p := range from.Pairs {
		switch {
		case slices.Contains(read, p.Key) || p.Value.Kind == syntax.Null: // which is what is not set
		case p.Key == "enabled" && p.Value.Text == "true", p.Key == "env_vars" && len(p.Value.Items) == 0: // always printed
		case slices.Contains(aside, p.Key):
			e.Notes = append(e.Notes, convert.Finding{Message: convert.MsgPrinted, Item: name, Field: p.Key, Place: p.KeyPlace})
		default:
			e.Node.Pairs = append(e.Node.Pairs, p)
		}
	}
	return e
}
