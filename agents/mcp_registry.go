package agents

import (
	"strings"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Sources: [schema] the published schemas of server.json, 2025-07-09 to 2025-12-11; [conv] how VS Code, goose and the Docker
// MCP Gateway turn an entry into a server (2026-08); [docs] the registry's pages on package types and remote servers.
var mcpRegistry = convert.Agent{
	ID: "mcp-registry", Name: "MCP Registry", Docs: "https://modelcontextprotocol.io/registry", Checked: "schema 2025-12-11",
	Rank: 96, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Find: registryServers,
		Transports: []convert.TransportForm{
			{Transport: convert.Stdio, Word: "stdio"}, {Transport: convert.HTTP, Word: "streamable-http"}, {Transport: convert.SSE, Word: "sse"},
		},
		BareURL: convert.Unspecified,
		Rows: []convert.Row{
			{Field: convert.Word, Key: "type"},
			{Field: convert.Command, Key: "command", On: convert.Local},
			{Field: convert.Args, Key: "args", As: convert.AsList, On: convert.Local},
			{Field: convert.EnvVars, Key: "env", As: convert.AsMap, On: convert.Local},
			{Field: convert.URL, Key: "url", On: convert.Remote},
			{Field: convert.Headers, Key: "headers", As: convert.AsMap, On: convert.Remote},
			{Field: convert.Description, Key: "description"},
		},
		Dialect: convert.Dialect{Input: convert.InputBraces}, // made here: what the person has to supply
	}},
}

// registryRunners are the programs that run a package, best first [conv].
var registryRunners = []struct{ kind, program, base, baseFlag, version string }{
	{kind: "npm", program: "npx", base: "npmjs", baseFlag: "--registry", version: "@"},
	{kind: "pypi", program: "uvx", base: "pypi", baseFlag: "--index-url", version: "=="},
	{kind: "oci", program: "docker", version: ":"},
	{kind: "nuget", program: "dnx", base: "nuget", baseFlag: "--source", version: "@"},
}

// siteOf gives the label before the last of an address's host: the usual source of packages is known by that. A host of one's own
// (pypi.example.com) is another.
func siteOf(address string) string {
	_, host, _ := strings.Cut(address, "://")
	host, _, _ = strings.Cut(host, "/")
	host = host[:max(strings.LastIndexByte(host, '.'), 0)]
	return host[strings.LastIndexByte(host, '.')+1:]
}

// registryServers finds the servers of a server.json, of an answer of the registry, or of a list of them.
func registryServers(root *syntax.Node) []convert.Entry {
	if inner := root.Get("server"); isRegistryServer(inner) {
		return registryChoices(inner, root.At("_meta", "io.modelcontextprotocol.registry/official", "status"))
	}
	if isRegistryServer(root) {
		return registryChoices(root, root.Get("status"))
	}
	var found []convert.Entry
	if list := root.Get("servers"); list != nil && list.Kind == syntax.List {
		for _, item := range list.Items {
			switch inner := item.Get("server"); {
			case isRegistryServer(inner):
				found = append(found, registryChoices(inner, item.At("_meta", "io.modelcontextprotocol.registry/official", "status"))...)
			case isRegistryServer(item):
				found = append(found, registryChoices(item, item.Get("status"))...)
			}
		}
	}
	return found
}

// isRegistryServer says whether a map is a server.json: a name of its kind, or its schema, and ways to run or reach it.
func isRegistryServer(n *syntax.Node) bool {
	if n == nil || n.Kind != syntax.Map {
		return false
	}
	packages, remotes := n.Get("packages"), n.Get("remotes")
	if (packages == nil || packages.Kind != syntax.List) && (remotes == nil || remotes.Kind != syntax.List) {
		return false
	}
	return strings.Contains(textOf(n.Get("name")), "/") || strings.Contains(textOf(n.Get("$schema")), "server.schema.json")
}

// registryEntry gathers one way to run or reach a server.
type registryEntry struct {
	rank   int
	suffix string // what tells it from the others
	node   *syntax.Node
	args   *syntax.Node
	env    *syntax.Node
	inputs *syntax.Node
	asked  map[string]bool
	notes  []convert.Finding
}

// registryChoices gives every way to run or reach one server. The best is written, the others are there to be chosen: a
// Streamable HTTP remote, else npm, PyPI, a container, NuGet, in the order of the file.
func registryChoices(server, status *syntax.Node) []convert.Entry {
	whole := textOf(server.Get("name"))
	name := whole[strings.LastIndexByte(whole, '/')+1:]
	var ways []*registryEntry
	var refused []convert.Finding
	older := false
	if remotes := server.Get("remotes"); remotes != nil {
		for _, item := range remotes.Items {
			ways = append(ways, registryRemote(item, item))
			older = older || item.Get("transport_type") != nil
		}
	}
	if packages := server.Get("packages"); packages != nil {
		for _, item := range packages.Items {
			older = older || item.Get("registryType") == nil
			if way, why := registryPackage(item); way != nil {
				ways = append(ways, way)
			} else {
				refused = append(refused, why)
			}
		}
	}
	if len(ways) == 0 {
		return []convert.Entry{{Name: name, Node: &syntax.Node{Kind: syntax.Map, Place: server.Place}, Place: server.Place, Notes: refused}}
	}
	best := 0
	for i := range ways {
		if ways[i].rank < ways[best].rank {
			best = i
		}
	}
	ways[0], ways[best] = ways[best], ways[0]
	out := make([]convert.Entry, 0, len(ways))
	others := ""
	for i, way := range ways {
		e := convert.Entry{Name: name, Node: way.finish(server.Get("description")), Place: way.node.Place, Inputs: way.inputs, Notes: way.notes}
		if i > 0 {
			e.Name += "-" + way.suffix
			e.Alternative = true
			others += ", " + e.Name
		}
		out = append(out, e)
	}
	first := &out[0]
	if others != "" {
		first.Notes = append(first.Notes, convert.Finding{Message: convert.MsgChoice, Args: []string{ways[0].suffix, others[2:]}})
	}
	first.Notes = append(first.Notes, refused...)
	if text := textOf(status); text == "deprecated" || text == "deleted" {
		first.Notes = append(first.Notes, convert.Finding{Message: convert.MsgRegistryStatus, Args: []string{text}, Place: status.Place})
	}
	if older {
		first.Notes = append(first.Notes, convert.Finding{Message: convert.MsgRegistryOlder})
	}
	return out
}

func newWay(at *syntax.Node) *registryEntry {
	return &registryEntry{node: &syntax.Node{Kind: syntax.Map, Place: at.Place}, args: &syntax.Node{Kind: syntax.List, Place: at.Place},
		env: &syntax.Node{Kind: syntax.Map, Place: at.Place}, inputs: syntax.NewList(), asked: map[string]bool{}}
}

func (w *registryEntry) finish(description *syntax.Node) *syntax.Node {
	if w.node.Get("command") != nil {
		w.node.Add("args", w.args)
		if len(w.env.Pairs) > 0 {
			w.node.Add("env", w.env)
		}
	}
	if description != nil {
		w.node.Add("description", description)
	}
	return w.node
}

// either gives a value under its name of today or the one of the first schemas.
func either(n *syntax.Node, camel, snake string) *syntax.Node {
	if v := n.Get(camel); v != nil {
		return v
	}
	return n.Get(snake)
}

func isTrue(n *syntax.Node) bool { return n != nil && n.Kind == syntax.Bool && n.Text == "true" }

// registryRemote is a hosted server, or one that a package offers on this machine; from is where its variables are known.
func registryRemote(item, from *syntax.Node) *registryEntry {
	w := newWay(item)
	kind := either(item, "type", "transport_type")
	w.suffix, w.rank = "remote", 0
	if textOf(kind) == "sse" {
		w.suffix, w.rank = "sse", 5
	}
	if kind != nil {
		w.node.Add("type", kind)
	}
	if url := item.Get("url"); url != nil {
		text, _ := w.template(textOf(url), item.Get("variables"), true)
		w.node.Add("url", &syntax.Node{Kind: syntax.String, Text: text, Place: url.Place})
	}
	headers := &syntax.Node{Kind: syntax.Map, Place: item.Place}
	w.named(headers, item.Get("headers"), "headers.")
	if len(headers.Pairs) > 0 {
		w.node.Add("headers", headers)
	}
	return w
}

// named reads a list of variables or headers into a map.
func (w *registryEntry) named(out, list *syntax.Node, where string) {
	if list == nil {
		return
	}
	for _, item := range list.Items {
		name := textOf(item.Get("name"))
		if text, ok := w.value(item, name, where+name); ok && name != "" {
			out.Pairs = append(out.Pairs, syntax.Pair{Key: name, KeyPlace: item.Place, Value: &syntax.Node{Kind: syntax.String, Text: text, Place: item.Place}})
		}
	}
}

// value resolves an input: its fixed value, its default, or what the person has to supply. ok is false for one that is
// optional and has neither.
func (w *registryEntry) value(in *syntax.Node, id, where string) (text string, ok bool) {
	required := isTrue(either(in, "isRequired", "is_required"))
	if fixed := in.Get("value"); fixed != nil {
		if text, ok = w.template(textOf(fixed), in.Get("variables"), required); !ok {
			w.optional(in, where)
		}
		return text, ok
	}
	if fallback := in.Get("default"); fallback != nil {
		return fallback.Text, true
	}
	if !required {
		w.optional(in, where)
		return "", false
	}
	return w.ask(in, id, where), true
}

func (w *registryEntry) optional(in *syntax.Node, where string) {
	if w.asked["?"+where] {
		return
	}
	w.asked["?"+where] = true
	m := convert.MsgInputOptional
	if isTrue(either(in, "isSecret", "is_secret")) {
		m = convert.MsgSecretOptional
	}
	w.notes = append(w.notes, convert.Finding{Message: m, Field: where, Args: []string{clipped(textOf(in.Get("description")))}, Place: in.Place})
}

// ask gives the reference for what the person has to supply, with its definition for agents that ask.
func (w *registryEntry) ask(in *syntax.Node, id, where string) string {
	id = strings.TrimLeft(id, "-")
	if !w.asked[id] {
		w.asked[id] = true
		w.notes = append(w.notes, convert.Finding{Message: convert.MsgInputNeeded, Field: where, Args: []string{clipped(textOf(in.Get("description")))}, Place: in.Place})
		w.inputs.Items = append(w.inputs.Items, inputDefinition(in, id, isTrue(either(in, "isSecret", "is_secret"))))
	}
	return "${input:" + id + "}"
}

// inputDefinition is the definition as VS Code has it: a list to pick from, or a text that may be hidden.
func inputDefinition(in *syntax.Node, id string, secret bool) *syntax.Node {
	kind := "promptString"
	choices := in.Get("choices")
	if choices != nil && choices.Kind == syntax.List {
		kind = "pickString"
	}
	out := syntax.NewMap().Add("type", syntax.NewString(kind)).Add("id", syntax.NewString(id))
	text := textOf(in.Get("description"))
	if text == "" {
		text = id
	}
	out.Add("description", syntax.NewString(text))
	if kind == "pickString" {
		return out.Add("options", choices)
	}
	if secret {
		out.Add("password", syntax.NewBool(true))
	}
	return out
}

// template fills {name} in from the variables; braces without a variable stay as they are. ok is false when a variable is
// optional and has no value.
func (w *registryEntry) template(text string, variables *syntax.Node, required bool) (string, bool) {
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '{')
		end := strings.IndexByte(text[max(open, 0):], '}')
		if open < 0 || end < 0 {
			b.WriteString(text)
			return b.String(), true
		}
		end += open
		name := text[open+1 : end]
		in := variables.Get(name)
		if in == nil {
			b.WriteString(text[:open+1])
			text = text[open+1:]
			continue
		}
		b.WriteString(text[:open])
		text = text[end+1:]
		switch value, fallback := in.Get("value"), in.Get("default"); {
		case value != nil:
			b.WriteString(value.Text)
		case fallback != nil:
			b.WriteString(fallback.Text)
		case required || isTrue(either(in, "isRequired", "is_required")):
			b.WriteString(w.ask(in, name, name))
		default:
			return "", false
		}
	}
}

// registryPackage is a server that runs on this machine; nil with a reason for a package that no program runs.
func registryPackage(item *syntax.Node) (*registryEntry, convert.Finding) {
	kind := textOf(either(item, "registryType", "registry_type"))
	if kind == "" {
		kind = textOf(item.Get("registry_name"))
	}
	if kind == "docker" {
		kind = "oci"
	}
	identifier := textOf(item.Get("identifier"))
	if identifier == "" {
		identifier = textOf(item.Get("name"))
	}
	at := -1
	for i := range registryRunners {
		if registryRunners[i].kind == kind {
			at = i
		}
	}
	if at < 0 || identifier == "" {
		return nil, convert.Finding{Message: convert.MsgPackageRefused, Args: []string{strings.TrimSuffix(clipped(kind), ".")}, Place: item.Place}
	}
	runner := &registryRunners[at]
	w := newWay(item)
	w.suffix, w.rank = kind, at+1
	program := runner.program
	if hint := textOf(either(item, "runtimeHint", "runtime_hint")); hint != "" {
		program = hint
	}
	w.node.Add("command", &syntax.Node{Kind: syntax.String, Text: program, Place: item.Place})
	version := textOf(item.Get("version"))
	what := identifier
	switch {
	case version != "" && !(kind == "oci" && strings.ContainsAny(identifier[strings.LastIndexByte(identifier, '/')+1:], ":@")):
		what += runner.version + version
	case version == "" && kind != "oci":
		w.notes = append(w.notes, convert.Finding{Message: convert.MsgPackageNewest, Args: []string{identifier}, Place: item.Place})
	}
	w.named(w.env, either(item, "environmentVariables", "environment_variables"), "env.")
	w.run(item, runner.kind, what)
	if base := textOf(either(item, "registryBaseUrl", "registry_base_url")); base != "" && runner.baseFlag != "" && siteOf(base) != runner.base {
		front := []*syntax.Node{syntax.NewString(runner.baseFlag), syntax.NewString(base)}
		w.args.Items = append(front, w.args.Items...)
	}
	if transport := item.Get("transport"); transport != nil && transport.Get("url") != nil {
		return w.offered(item, transport, program), convert.Finding{}
	}
	return w, convert.Finding{}
}

// run lays out the arguments: those of the program that runs the package, the package, those of the server [conv].
func (w *registryEntry) run(item *syntax.Node, kind, what string) {
	add := func(words ...string) {
		for _, text := range words {
			w.args.Items = append(w.args.Items, &syntax.Node{Kind: syntax.String, Text: text, Place: item.Place})
		}
	}
	has := func(words ...string) bool {
		for _, n := range w.args.Items {
			for _, text := range words {
				if n.Text == text {
					return true
				}
			}
		}
		return false
	}
	if kind == "oci" {
		add("run")
	}
	w.arguments(either(item, "runtimeArguments", "runtime_arguments"))
	switch kind {
	case "oci":
		for _, flag := range [...]string{"--rm", "-i"} {
			if !has(flag) {
				rest := w.args.Items[1:]
				w.args.Items = append([]*syntax.Node{w.args.Items[0], syntax.NewString(flag)}, rest...)
			}
		}
		for i := range w.env.Pairs {
			add("-e", w.env.Pairs[i].Key)
		}
	case "npm":
		if !has("-y", "--yes") {
			add("-y")
		}
	}
	add(what)
	before := len(w.args.Items)
	if kind == "nuget" {
		add("--yes", "--")
	}
	first := len(w.args.Items)
	w.arguments(either(item, "packageArguments", "package_arguments"))
	if kind == "nuget" && len(w.args.Items) == first {
		w.args.Items = w.args.Items[:before+1]
	}
}

// arguments reads a list of arguments: a name and its value are two words, and a label is never one.
func (w *registryEntry) arguments(list *syntax.Node) {
	if list == nil {
		return
	}
	for _, item := range list.Items {
		add := func(text string) {
			w.args.Items = append(w.args.Items, &syntax.Node{Kind: syntax.String, Text: text, Place: item.Place})
		}
		flag := textOf(item.Get("name"))
		label := textOf(either(item, "valueHint", "value_hint"))
		if textOf(item.Get("type")) != "named" || flag == "" {
			if label == "" {
				label = "argument"
			}
			if text, ok := w.value(item, label, label); ok {
				add(text)
			}
			continue
		}
		flag, hint, _ := strings.Cut(flag, " ") // old entries have the value inside the name
		if bareFlag(item) && hint == "" {
			add(flag)
			continue
		}
		var text string
		if hint != "" && item.Get("value") == nil && item.Get("default") == nil {
			text = w.ask(item, flag, flag)
		} else {
			value, ok := w.value(item, flag, flag)
			if !ok {
				continue
			}
			text = value
		}
		text = strings.TrimPrefix(strings.TrimPrefix(text, flag+"="), flag+" ") // and some repeat the name in the value
		if strings.HasSuffix(flag, "=") {
			add(flag + text)
			continue
		}
		add(flag)
		add(text)
	}
}

// bareFlag says whether an argument is a name that takes no value.
func bareFlag(item *syntax.Node) bool {
	for i := range item.Pairs {
		switch item.Pairs[i].Key {
		case "type", "name", "isRepeated", "is_repeated":
		default:
			return false
		}
	}
	return true
}

// offered is a package that offers its server over HTTP on this machine: the entry is its address, and the person starts it.
func (w *registryEntry) offered(item, transport *syntax.Node, program string) *registryEntry {
	words := []string{program}
	for _, n := range w.args.Items {
		words = append(words, n.Text)
	}
	remote := registryRemote(transport, item)
	remote.suffix, remote.rank = w.suffix, w.rank
	remote.notes = append(append(remote.notes, w.notes...), convert.Finding{Message: convert.MsgStartYourself, Args: []string{convert.JoinWords(words)}, Place: item.Place})
	return remote
}

// clipped keeps a text of the file short enough for a message.
func clipped(text string) string {
	if len(text) > 120 {
		cut := 120
		for cut > 0 && text[cut]&0xC0 == 0x80 {
			cut--
		}
		text = text[:cut] + "…"
	}
	if text != "" && !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "…") {
		text += "."
	}
	return text
}
