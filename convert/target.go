package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// writeTarget writes everything that was read for one agent.
func (c *Catalog) writeTarget(req *Request, src *source, answer *Answer, agent *Agent, desk *desk) Target {
	t := Target{Agent: agent}
	log := desk.cleared()
	if agent.InputOnly != "" {
		log.say(MsgInputOnly, "", syntax.Place{}, agent.InputOnly)
		t.Findings = log.sorted()
		t.Status = Refused
		for i := range answer.Servers {
			t.Items = append(t.Items, Item{Kind: "server", Name: answer.Servers[i].Name, Status: Refused})
		}
		for i := range answer.Hooks {
			t.Items = append(t.Items, Item{Kind: "hook", Name: answer.Hooks[i].Name(), Status: Refused})
		}
		return t
	}
	if len(answer.Servers) > 0 {
		c.writeServers(req, src, answer, &t, desk)
	}
	if len(answer.Hooks) > 0 {
		c.writeHooks(req, src, answer, &t, desk)
	}
	if len(answer.Grants) > 0 {
		c.writeGrants(req, src, answer, &t, log)
	}
	t.Findings = log.sorted()
	t.Status = total(t.Items, src)
	if len(t.Items) == 0 && len(t.Outputs) > 0 {
		t.Status = OK
	}
	return t
}

// writeServers writes the servers of an answer into the target's file.
func (c *Catalog) writeServers(req *Request, src *source, answer *Answer, t *Target, desk *desk) {
	log := &desk.log
	form := c.form(t.Agent, &req.Options)
	if src.form != nil && src.form.agent == t.Agent && req.Options.Variants[t.Agent.ID] == "" {
		form = src.form // back into the variant that it came from
	}
	same := form != nil && src.form == form
	w := &serverWriter{form: form, same: same, log: log, options: &req.Options, os: req.OS, secrets: src.secrets, store: &desk.store}
	if desk.taken == nil {
		desk.taken = make(map[string]string, len(answer.Servers))
		desk.built = make([]Built, 0, len(answer.Servers))
	}
	names := &namer{rule: &form.Names, wide: req.Options.KeepNames, log: log, taken: desk.taken}
	built := desk.built[:0]
	t.Items = make([]Item, 0, len(answer.Servers)+len(answer.Hooks))
	for i := range answer.Servers {
		s := &answer.Servers[i]
		if !same && src.form.elsewhere(s, answer, t.Agent) {
			continue
		}
		if same && form.ScopeAgents != nil && i > 0 && s.Scope != answer.Servers[i-1].Scope {
			names.taken, names.tried = map[string]string{}, nil // a section of its own
		}
		if !chosen(&req.Options, s.Name, s.Alternative) {
			continue
		}
		log.About(s.Name, false)
		before := len(log.Findings)
		w.same = same
		if s.agent != nil {
			w.same = s.agent == t.Agent && form.Variant == ""
		}
		if node := w.write(renamed(s, &req.Options)); node != nil {
			entry := Built{Node: node, Off: s.Off(), Server: s, prepared: w.prepared}
			entry.Name = names.name(renamed(s, &req.Options), same)
			if same && form.ScopeAgents != nil {
				entry.Section = s.Scope
			}
			if (req.Options.KeepOriginalNames || same && s.Stored != "") && entry.Name != s.Name && form.Unknown <= UnknownWarns {
				node.Add("_hk_name", syntax.NewString(s.Name))
			}
			built = append(built, entry)
		}
		if s.agent != nil {
			for j := before; j < len(log.Findings); j++ {
				log.Findings[j].Source = s.agent.Name
			}
		}
		t.Items = append(t.Items, Item{Kind: "server", Name: s.Name, Status: itemStatus(log.Findings[before:])})
	}
	w.same = same
	log.About("", false)
	desk.built = built
	if len(built) == 0 {
		return
	}
	file, fits := pickFile(form.Files, req.Scope, req.OS)
	if !fits && len(form.Files) > 0 {
		log.say(MsgScopeMissing, "", syntax.Place{}, req.Scope.String())
	}
	if fits && req.Scope == Project && form.ProjectHint != "" {
		log.say(MsgProjectHint, "", syntax.Place{}, form.ProjectHint)
	}
	c.tellPlace(req, src, form, file, log)
	root := withHead(file, form.assemble(built, w.inputs, src.inputs))
	if same {
		for i := range src.grantNodes {
			put(root, src.grantNodes[i].Path, src.grantNodes[i].Node)
		}
	}
	for i := range src.beside {
		e := &src.beside[i]
		if same {
			put(root, e.Path, e.Node)
			continue
		}
		if src.form != nil && slices.Equal(e.Path, src.form.OnAnyway) {
			continue // the servers were read by it
		}
		log.say(MsgBesideDropped, e.Key(), e.Place)
	}
	out := Output{Kind: "servers", File: file.Path, Syntax: form.printed()}
	out.Text, out.Origins = syntax.PrintLines(root, out.Syntax)
	if own, given := req.Existing[t.Agent.ID]; given {
		if m := newMerger(own, form.Syntax, log, &req.Options); m != nil {
			m.head(file)
			m.servers(form, built, w.inputs, src.inputs)
			if out.Merged = m.result(); out.Merged != "" {
				out.Diff = unifiedDiff(own, out.Merged, file.Path)
			}
		}
	}
	t.Outputs = append(t.Outputs, out)
	if form.Needs != nil {
		t.Outputs = append(t.Outputs, Output{Kind: "grants", Syntax: form.printed(), Text: syntax.Print(form.Needs(built), form.printed())})
	}
	w.ways(req, t, built, file.Scope, src.inputs)
}

// elsewhere says whether a server is for another program than this agent: it stands in the section of that one, or the section
// of this one has another of its name.
func (f *serverForm) elsewhere(s *Server, answer *Answer, agent *Agent) bool {
	if f == nil || f.ScopeAgents == nil {
		return false
	}
	if s.Scope != "" {
		return f.scopeAgent(s.Scope) != agent.ID
	}
	for i := range answer.Servers {
		if o := &answer.Servers[i]; o.Scope != "" && o.Name == s.Name && f.scopeAgent(o.Scope) == agent.ID {
			return true
		}
	}
	return false
}

func chosen(o *Options, name string, alternative bool) bool {
	if o.Only == nil {
		return !alternative
	}
	return o.only[name]
}

// renamed gives the server under the name that the person chose for it.
func renamed(s *Server, o *Options) *Server {
	name, ok := o.Rename[s.Name]
	if !ok || name == "" {
		return s
	}
	other := *s
	other.Name = name
	return &other
}

// itemStatus sums up what was told of one item.
func itemStatus(findings []Finding) Status {
	status := OK
	for i := range findings {
		switch findings[i].Level {
		case Error:
			return Refused
		case Warning:
			if findings[i].Code() == OffWithoutSwitch {
				return Refused
			}
			status = Partial
		case Info:
			if findings[i].Code() != BridgeOffered {
				status = max(status, Changed)
			}
		}
	}
	return status
}

// total is the status of a target: refused when none of the items is written.
func total(items []Item, src *source) Status {
	if len(items) == 0 {
		return Refused
	}
	status, written := OK, false
	for i := range items {
		written = written || items[i].Status != Refused
		status = max(status, min(items[i].Status, Partial))
	}
	if !written {
		return Refused
	}
	return status
}
