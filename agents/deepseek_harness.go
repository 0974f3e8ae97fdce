package agents

import (
	"slices"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [mc] deepseek-ai/deepseek-harness packages/mcp/mcp-client@b150a551; [pf] apps/cli/reference/README.md and
// packages/boot/app-boot/README.md at the same commit; [run] @deepseek-ai/dsh-mcp-client 0.1.0-rc.8 started offline; [hkd]
// HarnessKit's deployer.
var deepseekHarness = convert.Agent{
	ID: "deepseek-harness", Name: "DeepSeek Harness", Vendor: "DeepSeek", Docs: "https://github.com/deepseek-ai/deepseek-harness/tree/main/packages/mcp/mcp-client",
	Checked: "0.1.5-rc.2, client 0.1.0-rc.8, 2026-09", Rank: 38,
	Servers: []*convert.ServerFormat{{
		Files: []convert.File{ // the layer of the home folder counts for every profile [pf]; there is none for a project
			{Scope: convert.User, OS: convert.MacOS, Path: "~/.dsh/cordis.patch.yml", Moves: "DSH_HOME"},
			{Scope: convert.User, OS: convert.Linux, Path: "~/.dsh/cordis.patch.yml", Moves: "DSH_HOME"},
			{Scope: convert.User, OS: convert.Windows, Path: `%USERPROFILE%\.dsh\cordis.patch.yml`, Moves: "DSH_HOME"},
		},
		Syntax: syntax.YAML,
		Find:   harnessRows,
		Build:  harnessPatch,
		Transports: []convert.TransportForm{ // [mc][run]
			{Transport: convert.Stdio, Word: "stdio"},
			{Transport: convert.HTTP, Word: "streamable-http"},
		},
		BareURL: convert.NoTransport, // transport is required [mc]
		Rows: []convert.Row{ // of a row's config, but for disabled, which stands in the row itself [mc]
			{Field: convert.Word, Key: "transport"},
			{Field: convert.OriginalName, Key: "_hk_name", ReadOnly: true},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Cwd, Key: "cwd", On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.CallTimeout, Key: "toolCallTimeoutMs", As: convert.AsMillis},
			{Field: convert.Enabled, Key: "disabled", As: convert.AsNot},
		},
		Own:   []convert.Own{{Key: "failOnStartupError"}, {Key: "reconnect"}, {Key: "id", Private: true}, {Key: "group"}, {Key: "inject"}},
		Names: convert.NameRule{Chars: "_-", Max: 32}, // ^[A-Za-z0-9_-]{1,32}$ [mc]
		// ${NAME} means nothing here; a value may be a JavaScript expression [pf][run].
		Dialect: convert.Dialect{Expression: "!!js"},
		Unknown: convert.UnknownIgnored, // in config [mc]
	}},
	NoHooks: convert.NoHooks{Why: "DeepSeek Harness has no hook format of its own.", Nearest: "It can read a hooks file of Claude Code or Codex through its bridge plugins; tool names in matchers must be its own."},
}

const harnessClient = "@deepseek-ai/dsh-mcp-client"

// harnessRows finds the plugin rows that are MCP servers. A patch is a list of `insert: [rows]` and of overrides by id;
// a row that stands in the list itself is an override of a row that does not exist [pf].
func harnessRows(root *syntax.Node) []convert.Entry {
	if root.Kind != syntax.List {
		return nil
	}
	var found []convert.Entry
	ids := map[string]int{}
	for _, item := range root.Items {
		switch insert := item.Get("insert"); {
		case insert != nil && insert.Kind == syntax.List:
			found = harnessInserted(insert, found, ids, 0)
		case textOf(item.Get("name")) == harnessClient:
			entry := harnessEntry(item, ids, len(found))
			entry.Misplaced = true
			found = append(found, entry)
		default:
			if i, known := ids[textOf(item.Get("id"))]; known {
				harnessOverride(&found[i], item)
			}
		}
	}
	return found
}

// harnessInserted goes through the rows of an insert, and of the groups in it.
func harnessInserted(rows *syntax.Node, found []convert.Entry, ids map[string]int, depth int) []convert.Entry {
	for _, row := range rows.Items {
		config := row.Get("config")
		switch {
		case textOf(row.Get("name")) == harnessClient:
			found = append(found, harnessEntry(row, ids, len(found)))
		case config != nil && config.Kind == syntax.List && depth < 4:
			found = harnessInserted(config, found, ids, depth+1)
		}
	}
	return found
}

// harnessEntry makes an entry of a row: its config and its switch are the server, the rest stands around it.
func harnessEntry(row *syntax.Node, ids map[string]int, index int) convert.Entry {
	e := convert.Entry{Place: row.Place, Node: &syntax.Node{Kind: syntax.Map, Place: row.Place}}
	for i := range row.Pairs {
		p := &row.Pairs[i]
		switch p.Key {
		case "name":
		case "config":
			harnessConfig(&e, p.Value)
		case "disabled":
			e.Node.Pairs = append(e.Node.Pairs, *p)
		case "id":
			ids[textOf(p.Value)] = index
			fallthrough
		default:
			e.Outer = append(e.Outer, convert.Extra{Path: []string{p.Key}, Node: p.Value, Place: p.KeyPlace})
		}
	}
	id := row.Get("id")
	if e.Name == "" {
		e.Name = textOf(id)
	}
	if textOf(id) == harnessID(e.Name) { // made from the name, and made again when it is written
		e.Outer = slices.DeleteFunc(e.Outer, func(x convert.Extra) bool { return x.Path[0] == "id" })
	}
	return e
}

// harnessConfig puts the keys of a row's config into the entry and takes the server's name out of them.
func harnessConfig(e *convert.Entry, config *syntax.Node) {
	if config.Kind != syntax.Map {
		e.Node = config
		return
	}
	for i := range config.Pairs {
		p := &config.Pairs[i]
		if p.Key == "serverName" && p.Value.Kind == syntax.String {
			e.Name, e.Place = p.Value.Text, p.Value.Place
			continue
		}
		e.Node.Pairs = append(e.Node.Pairs, *p)
	}
}

// harnessOverride applies a later item of the same id: its config replaces the whole one, its switch the switch [pf].
func harnessOverride(e *convert.Entry, item *syntax.Node) {
	config := item.Get("config")
	if config == nil && item.Get("disabled") == nil || e.Node.Kind != syntax.Map {
		return
	}
	old := e.Node.Pairs
	e.Node = &syntax.Node{Kind: syntax.Map, Place: e.Node.Place}
	for i := range old {
		if isSwitch := old[i].Key == "disabled"; isSwitch && item.Get("disabled") == nil || !isSwitch && config == nil {
			e.Node.Pairs = append(e.Node.Pairs, old[i])
		}
	}
	for i := range item.Pairs {
		switch p := &item.Pairs[i]; p.Key {
		case "disabled":
			e.Node.Pairs = append(e.Node.Pairs, *p)
		case "config":
			harnessConfig(e, p.Value)
		}
	}
}

// harnessID makes the id of a row, which must be unique in all layers [pf]. Other writers of this file make it so [hkd].
func harnessID(name string) string { return "mcp-" + name }

// harnessPatch puts the servers into rows under one insert.
func harnessPatch(built []convert.Built) *syntax.Node {
	rows := syntax.NewList()
	for i := range built {
		b := &built[i]
		row := &syntax.Node{Kind: syntax.Map, Place: b.Node.Place}
		row.Add("id", syntax.NewString(harnessID(b.Name)))
		row.Add("name", syntax.NewString(harnessClient))
		config := syntax.NewMap()
		for j := range b.Node.Pairs {
			p := b.Node.Pairs[j]
			switch p.Key {
			case "id":
				row.Pairs[0].Value = p.Value
			case "disabled":
				if p.Value.Text != "false" {
					row.Pairs = append(row.Pairs, p)
				}
			case "group", "inject":
				row.Pairs = append(row.Pairs, p)
			case "transport":
				config.Pairs = append(config.Pairs, p, syntax.Pair{Key: "serverName", KeyPlace: b.Server.Place, Value: syntax.NewString(b.Name)})
			default:
				config.Pairs = append(config.Pairs, p)
			}
		}
		row.Add("config", config)
		rows.Items = append(rows.Items, row)
	}
	return syntax.NewList(syntax.NewMap().Add("insert", rows))
}

func textOf(n *syntax.Node) string {
	if n == nil || n.Kind != syntax.String {
		return ""
	}
	return n.Text
}
