package agents

import (
	"strings"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

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
	var words []string
	for i := range w.env.Pairs {
		if p := &w.env.Pairs[i]; !strings.Contains(p.Value.Text, "${input:") { // else it was asked for
			value := "…" // it may be a secret
			if strings.Contains(textOf(transport.Get("url")), "{"+p.Key+"}") {
				value = p.Value.Text
			}
			words = append(words, p.Key+"="+value)
		}
	}
	words = append(words, program)
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
