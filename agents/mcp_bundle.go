package agents

import (
	"strings"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Source: the manifest of MCP bundles (.mcpb, before .dxt), versions 0.1 to 0.4.
var mcpBundle = convert.Agent{
	ID: "mcp-bundle", Name: "MCP bundle", Docs: "https://github.com/modelcontextprotocol/mcpb/blob/main/MANIFEST.md", Checked: "manifest 0.4",
	Rank: 97, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Find: bundleServer, Signs: []string{"manifest_version", "dxt_version"},
		Transports: []convert.TransportForm{{Transport: convert.Stdio}},
		Rows: []convert.Row{
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.Description, Key: "description"},
		},
		Dialect: convert.Dialect{
			Input:   convert.InputBraces, // made here of ${user_config.KEY}
			Folders: []convert.FolderName{{Name: "userHome", Spelt: "${HOME}"}, {Name: "bundle", Spelt: "${__dirname}"}},
		},
	}},
}

// bundleServer finds the server of a manifest, on each system as the manifest has it there.
func bundleServer(root *syntax.Node) []convert.Entry {
	config := root.At("server", "mcp_config")
	if config == nil || config.Kind != syntax.Map || either(root, "manifest_version", "dxt_version") == nil {
		return nil
	}
	b := bundle{way: newWay(config), settings: root.Get("user_config")}
	e := convert.Entry{Name: textOf(root.Get("name")), Place: config.Place, Inputs: b.way.inputs}
	description := root.Get("description")
	e.Node = b.entry(config, nil, description)
	if overrides := config.Get("platform_overrides"); overrides != nil {
		for os, name := range map[convert.OS]string{convert.MacOS: "darwin", convert.Linux: "linux", convert.Windows: "win32"} {
			if own := overrides.Get(name); own != nil {
				e.OnOS[os] = b.entry(config, own, description)
			}
		}
	}
	if b.inside {
		b.way.notes = append(b.way.notes, convert.Finding{Message: convert.MsgBundleFolder, Args: []string{"${__dirname}"}, Place: config.Place})
	}
	e.Notes = b.way.notes
	return []convert.Entry{e}
}

type bundle struct {
	way      *registryEntry
	settings *syntax.Node
	inside   bool // the server is a file of the bundle
}

// entry is the config with the keys of one system over it.
func (b *bundle) entry(config, own, description *syntax.Node) *syntax.Node {
	pick := func(key string) *syntax.Node {
		if v := own.Get(key); v != nil {
			return v
		}
		return config.Get(key)
	}
	out := &syntax.Node{Kind: syntax.Map, Place: config.Place}
	if command := pick("command"); command != nil {
		text, _ := b.text(textOf(command))
		out.Add("command", &syntax.Node{Kind: syntax.String, Text: text, Place: command.Place})
	}
	args := &syntax.Node{Kind: syntax.List, Place: config.Place}
	if list := pick("args"); list != nil {
		for _, item := range list.Items {
			args.Items = append(args.Items, b.argument(item)...)
		}
	}
	out.Add("args", args)
	env := &syntax.Node{Kind: syntax.Map, Place: config.Place}
	for _, from := range [...]*syntax.Node{config.Get("env"), own.Get("env")} {
		if from == nil {
			continue
		}
		for i := range from.Pairs {
			p := from.Pairs[i]
			text, ok := b.text(p.Value.Text)
			if old := env.Get(p.Key); ok && old != nil {
				old.Text = text
			} else if ok {
				p.Value = &syntax.Node{Kind: syntax.String, Text: text, Place: p.Value.Place}
				env.Pairs = append(env.Pairs, p)
			}
		}
	}
	if len(env.Pairs) > 0 {
		out.Add("env", env)
	}
	if description != nil {
		out.Add("description", description)
	}
	return out
}

// argument is one word, or several where it is a setting that holds a list.
func (b *bundle) argument(item *syntax.Node) []*syntax.Node {
	if name, ok := strings.CutPrefix(item.Text, "${user_config."); ok && strings.HasSuffix(name, "}") {
		setting := b.settings.Get(strings.TrimSuffix(name, "}"))
		if list := setting.Get("default"); list != nil && list.Kind == syntax.List {
			var out []*syntax.Node
			for _, one := range list.Items {
				out = append(out, &syntax.Node{Kind: syntax.String, Text: b.folders(one.Text), Place: item.Place})
			}
			return out
		}
	}
	text, ok := b.text(item.Text)
	if !ok {
		return nil
	}
	return []*syntax.Node{{Kind: syntax.String, Text: text, Place: item.Place}}
}

// text fills the settings in: by their defaults, else as what the person has to supply. ok is false when one is optional
// and has no default.
func (b *bundle) text(text string) (string, bool) {
	const open = "${user_config."
	var out strings.Builder
	for {
		start := strings.Index(text, open)
		if start < 0 {
			break
		}
		end := strings.IndexByte(text[start:], '}')
		if end < 0 {
			break
		}
		name := text[start+len(open) : start+end]
		out.WriteString(text[:start])
		text = text[start+end+1:]
		setting := b.settings.Get(name)
		switch fallback := setting.Get("default"); {
		case setting == nil:
			out.WriteString(open + name + "}")
		case fallback != nil && fallback.Kind != syntax.List:
			out.WriteString(fallback.Text)
		case isTrue(setting.Get("required")) || isTrue(setting.Get("sensitive")):
			out.WriteString(b.ask(setting, name))
		default:
			b.way.optional(setting, name)
			return "", false
		}
	}
	return b.folders(out.String() + text), true
}

func (b *bundle) ask(setting *syntax.Node, name string) string {
	reference := b.way.ask(setting, name, name)
	if last := len(b.way.inputs.Items) - 1; isTrue(setting.Get("sensitive")) && b.way.inputs.Items[last].Get("password") == nil {
		b.way.inputs.Items[last].Add("password", syntax.NewBool(true))
	}
	return reference
}

// folders fills in the separator of paths: a slash is one on every system.
func (b *bundle) folders(text string) string {
	b.inside = b.inside || strings.Contains(text, "${__dirname}")
	return strings.NewReplacer("${/}", "/", "${pathSeparator}", "/").Replace(text)
}
