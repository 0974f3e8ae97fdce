package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// GrantSource is where a file says which helpers may use which servers: helper -> list of servers.
type GrantSource struct {
	Key  string   // at the top, for every program
	Over []string // more for one program, with * for its id: these lists are added
}

// GrantForm is how an agent lets a helper of its own use the tools of a server: by an entry in the list of tools that stands
// at the top of the helper's file.
type GrantForm struct {
	Files     []File // of one helper, with HELPER in the path
	Entry     string // mcp__SERVER__*
	Under     string // characters of a name that become _ in the entry
	Chars     string // characters that a name may have beside letters and digits
	NoPairs   string // characters of which no two may stand side by side
	Whole     string // the entry that stands for every server
	OpenFirst bool   // without a list a helper reaches every server; else it reaches none by a grant
	AsList    bool   // a new entry is written as an item of a list; else behind a comma
}

// Grant is what one helper may use.
type Grant struct {
	Helper  string
	Servers []Value
	For     string // the program that this is for alone, or ""
}

// readGrants takes the grants out of a file.
func (c *Catalog) readGrants(root *syntax.Node, src *source, answer *Answer, log *Log) {
	for _, form := range c.forms {
		g := form.Grants
		if g == nil || root.Get(g.Key) == nil && src.form != form {
			continue
		}
		before := len(answer.Grants)
		if shared := root.Get(g.Key); shared != nil {
			answer.Grants = appendGrants(answer.Grants, shared, "", log)
			src.grantNodes = append(src.grantNodes, Extra{Path: []string{g.Key}, Node: shared})
		}
		if holder := root.At(g.Over[0]); holder != nil && holder.Kind == syntax.Map {
			for i := range holder.Pairs {
				p := &holder.Pairs[i]
				if more := p.Value.Get(g.Over[2]); more != nil {
					answer.Grants = appendGrants(answer.Grants, more, form.scopeAgent(p.Key), log)
					src.grantNodes = append(src.grantNodes, Extra{Path: []string{g.Over[0], p.Key, g.Over[2]}, Node: more})
				}
			}
		}
		if len(answer.Grants) == before {
			return
		}
		if answer.Source.Agent == nil {
			answer.Source.Agent, answer.Source.Candidates, answer.Source.Sure = form.agent, []*Agent{form.agent}, Certain
		}
		src.grants = form
		return
	}
}

func appendGrants(out []Grant, node *syntax.Node, program string, log *Log) []Grant {
	if node == nil || node.Kind != syntax.Map {
		return out
	}
	for i := range node.Pairs {
		p := &node.Pairs[i]
		g := Grant{Helper: p.Key, For: program}
		if p.Value.Kind != syntax.List {
			log.say(MsgGrantNoList, p.Key, p.KeyPlace)
			continue
		}
		for _, item := range p.Value.Items {
			g.Servers = append(g.Servers, Value{Text: item.Text, Place: item.Place})
		}
		out = append(out, g)
	}
	return out
}

// scopeAgent gives the id here of a program that a file knows by another.
func (f *serverForm) scopeAgent(id string) string {
	if other := f.ScopeAgents[id]; other != "" {
		return other
	}
	return id
}

// writeGrants writes the grants for one agent: an output for every helper.
func (c *Catalog) writeGrants(req *Request, src *source, answer *Answer, t *Target, log *Log) {
	log.About("", false)
	if src.grants != nil && src.grants.agent == t.Agent {
		return // they went back with the servers
	}
	form := t.Agent.Grants
	if form == nil {
		why := t.Agent.NoGrants
		if why == "" {
			why = "Its files say nothing of which helper may use which server."
		}
		log.say(MsgGrantsIgnored, src.grants.Grants.Key, syntax.Place{}, why)
		return
	}
	var helpers []string
	servers := map[string][]Value{}
	for i := range answer.Grants {
		g := &answer.Grants[i]
		if g.For != "" && g.For != t.Agent.ID {
			continue
		}
		if !slices.Contains(helpers, g.Helper) {
			helpers = append(helpers, g.Helper)
		}
		for _, v := range g.Servers {
			if !slices.ContainsFunc(servers[g.Helper], func(o Value) bool { return o.Text == v.Text }) {
				servers[g.Helper] = append(servers[g.Helper], v)
			}
		}
	}
	files := helperFiles(req, t.Agent.ID+"/grants", helpers, log)
	for _, helper := range helpers {
		w := grantWriter{form: form, helper: helper, log: log}
		entries := w.entries(servers[helper])
		if len(entries) == 0 {
			continue
		}
		file, _ := pickFile(form.Files, req.Scope, req.OS)
		out := Output{Kind: "grants", File: strings.ReplaceAll(file.Path, "HELPER", helper), Syntax: syntax.YAML, Text: w.snippet(entries)}
		if own, given := files[helper]; given {
			if out.Merged = w.extend(own, entries, servers[helper]); out.Merged == "" {
				continue // its file stays as it is
			}
			out.Diff = unifiedDiff(own, out.Merged, out.File)
		}
		t.Outputs = append(t.Outputs, out)
	}
}

// helperFiles gives the person's own files by the helpers that they are of: the name at the top of each, else the one behind
// the key. Files of helpers without a grant are told.
func helperFiles(req *Request, key string, helpers []string, log *Log) map[string]string {
	files := map[string]string{}
	for last := ""; ; {
		at := "" // the next key in their order
		for other := range req.Existing {
			if (other == key || strings.HasPrefix(other, key+"/")) && other > last && (at == "" || other < at) {
				at = other
			}
		}
		if last = at; at == "" {
			return files
		}
		own := req.Existing[at]
		name := helperName(own)
		if name == "" {
			name = strings.TrimPrefix(at[len(key):], "/")
		}
		if name == "" {
			name = "?"
			if len(helpers) == 1 {
				name = helpers[0]
			}
		}
		if !slices.Contains(helpers, name) {
			log.say(MsgGrantOtherHelper, "", syntax.Place{}, clip(name))
			continue
		}
		files[name] = own
	}
}

// helperName is the name at the top of a helper's file, or "".
func helperName(text string) string {
	head, _, ok := frontMatter(text)
	if !ok {
		return ""
	}
	if n := syntax.ParseAs(head, syntax.YAML).Root.Get("name"); n != nil {
		return n.Text
	}
	return ""
}

// frontMatter finds the YAML between the first two lines of dashes.
func frontMatter(text string) (head string, start int, ok bool) {
	first := strings.IndexByte(text, '\n') + 1
	if first == 0 || strings.TrimRight(strings.TrimPrefix(text[:first], "\ufeff"), "\r\n ") != "---" {
		return "", 0, false
	}
	for at := first; at < len(text); {
		end := strings.IndexByte(text[at:], '\n') + 1
		if end == 0 {
			end = len(text) - at
		}
		if strings.TrimRight(text[at:at+end], "\r\n ") == "---" {
			return text[first:at], first, true
		}
		at += end
	}
	return "", 0, false
}

type grantWriter struct {
	form   *GrantForm
	helper string
	log    *Log
}

// entries spells the grants; names that the agent cannot hold are told and left out, never changed into others.
func (w *grantWriter) entries(servers []Value) []string {
	var out []string
	for i := range servers {
		v := &servers[i]
		if why := w.form.refuses(v.Text); why != "" {
			w.log.say(MsgGrantName, w.helper, v.Place, clip(v.Text), why)
			continue
		}
		if entry := w.form.entry(v.Text); !slices.Contains(out, entry) {
			out = append(out, entry)
		}
	}
	return out
}

// refuses says why a name cannot be granted, or "".
func (f *GrantForm) refuses(name string) string {
	if name == "" {
		return "It is empty."
	}
	for i := 0; i < len(name); i++ {
		c := name[i]
		if strings.IndexByte(letters, c) >= 0 {
			continue
		}
		if strings.IndexByte(f.Chars, c) < 0 {
			return "It may hold letters, digits and " + spread(f.Chars) + "."
		}
		if f.NoPairs != "" && (i == 0 || i == len(name)-1) {
			return "It has to begin and end with a letter or a digit."
		}
		if strings.IndexByte(f.NoPairs, c) >= 0 && i > 0 && strings.IndexByte(f.NoPairs, name[i-1]) >= 0 {
			return "Two of " + spread(f.NoPairs) + " may not stand side by side."
		}
	}
	return ""
}

// spread writes characters as a person lists them.
func spread(chars string) string {
	out := ""
	for i := 0; i < len(chars); i++ {
		switch {
		case i > 0 && i == len(chars)-1:
			out += " and "
		case i > 0:
			out += ", "
		}
		out += chars[i : i+1]
	}
	return out
}

func (f *GrantForm) entry(name string) string {
	if f.Under != "" {
		b := []byte(name)
		for i := range b {
			if strings.IndexByte(f.Under, b[i]) >= 0 {
				b[i] = '_'
			}
		}
		name = string(b)
	}
	return strings.ReplaceAll(f.Entry, "SERVER", name)
}

// snippet is what goes to the end of the helper's list of tools.
func (w *grantWriter) snippet(entries []string) string {
	if w.form.AsList {
		return "  - " + strings.Join(entries, "\n  - ") + "\n"
	}
	return ", " + strings.Join(entries, ", ") + "\n"
}

// extend adds the entries to the tools of a helper's own file; "" when it stays as it is, and the log says why.
func (w *grantWriter) extend(text string, entries []string, servers []Value) string {
	w.log.About(w.helper, false)
	defer w.log.About("", false)
	head, start, ok := frontMatter(text)
	doc := syntax.ParseAs(head, syntax.YAML)
	if !ok || doc.Err != nil || doc.Root == nil || doc.Root.Kind != syntax.Map {
		w.log.say(MsgGrantUnreadable, "", syntax.Place{})
		return ""
	}
	tools := doc.Root.Get("tools")
	if tools == nil || tools.Kind == syntax.Null {
		m := MsgGrantNoTools
		if w.form.OpenFirst {
			m = MsgGrantOpen
		}
		w.log.say(m, "tools", syntax.Place{})
		return ""
	}
	has := toolWords(tools)
	if w.form.Whole != "" && slices.Contains(has, w.form.Whole) {
		w.log.say(MsgGrantOpen, "tools", syntax.Place{})
		return ""
	}
	denied := toolWords(doc.Root.Get("disallowedTools"))
	var fresh []string
	for _, entry := range entries {
		switch {
		case slices.Contains(has, entry):
			w.log.say(MsgGrantThere, "tools", syntax.Place{}, entry)
		case w.denies(denied, entry, servers):
			w.log.say(MsgGrantDenied, "disallowedTools", syntax.Place{}, entry)
		default:
			fresh = append(fresh, entry)
		}
	}
	if len(fresh) == 0 {
		return ""
	}
	if tools.Kind == syntax.List {
		edits := make([]syntax.Edit, 0, len(fresh))
		for _, entry := range fresh {
			edits = append(edits, syntax.Edit{Path: []string{"tools", "-"}, Value: syntax.NewString(entry)})
		}
		out, err := syntax.Splice(head, syntax.YAML, edits)
		if err != nil {
			w.log.say(MsgGrantUnreadable, "", syntax.Place{})
			return ""
		}
		return text[:start] + out + text[start+len(head):]
	}
	end := tools.Place.Offset + tools.Place.Length
	if end > tools.Place.Offset && strings.IndexByte(`"'`, head[end-1]) >= 0 {
		end-- // before the quote
	}
	return text[:start+end] + ", " + strings.Join(fresh, ", ") + text[start+end:]
}

// toolWords reads a list of tools, or a line of them with commas.
func toolWords(n *syntax.Node) []string {
	if n == nil {
		return nil
	}
	var out []string
	for _, item := range n.Items {
		out = append(out, strings.TrimSpace(item.Text))
	}
	if n.Kind == syntax.String {
		for _, word := range strings.Split(n.Text, ",") {
			out = append(out, strings.TrimSpace(word))
		}
	}
	return out
}

// denies says whether the helper's own list of what it may not use names the server: by its name, or by its tools.
func (w *grantWriter) denies(denied []string, entry string, servers []Value) bool {
	before, _, _ := strings.Cut(entry, "*")
	bare := strings.TrimRight(before, "_")
	return slices.ContainsFunc(denied, func(word string) bool {
		return word == entry || word == bare || slices.ContainsFunc(servers, func(v Value) bool { return v.Text == word && w.form.entry(v.Text) == entry })
	})
}
