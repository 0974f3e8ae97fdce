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
