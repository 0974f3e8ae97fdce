package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// writeHooks writes the hooks of an answer into the target's file.
func (c *Catalog) writeHooks(req *Request, src *source, answer *Answer, t *Target, desk *desk) {
	log := &desk.log
	form := c.hookForm(t.Agent, &req.Options)
	if src.hooks != nil && src.hooks.agent == t.Agent && !src.hooks.Input && req.Options.Variants[t.Agent.ID] == "" {
		form = src.hooks // back into the variant that it came from
	}
	if form == nil {
		c.refuseHooks(answer, t, log)
		tellHookBeside(src, nil, false, log)
		return
	}
	same := src.hooks != nil && src.hooks.agent == t.Agent && !src.hooks.Input
	values := &serverWriter{form: form.values, same: same, log: log, options: &req.Options, os: req.OS, store: &desk.store}
	w := &hookWriter{form: form, source: src.hooks, same: same, log: log, req: req, values: values, told: map[string]bool{}, allOff: same && src.allOff.Node != nil, off: map[*syntax.Node]bool{}}
	var built []builtHook
	foreign := src.hooks // whose contract is told
	for i := range answer.Hooks {
		h := &answer.Hooks[i]
		if !chosen(&req.Options, h.Name(), false) {
			continue
		}
		log.About(h.Name(), true)
		before := len(log.Findings)
		w.readFrom(h.form)
		if !w.same && (same || foreign == nil) {
			foreign = w.source
		}
		fresh := w.write(h)
		if w.source != nil && w.source.agent != answer.Source.Agent {
			for j := range log.Findings[before:] {
				log.Findings[before+j].Source = w.source.agent.Name
			}
		}
		built = append(built, fresh...)
		status := itemStatus(log.Findings[before:])
		if len(fresh) > 0 && status == Refused {
			status = Partial // one of its handlers
		}
		t.Items = append(t.Items, Item{Kind: "hook", Name: h.Name(), Status: status})
	}
	log.About("", true)
	tellHookBeside(src, form, same, log)
	if len(built) == 0 {
		return
	}
	if w.readFrom(foreign); !w.same {
		w.tellContract()
	}
	w.readFrom(src.hooks)
	file, fits := pickFile(form.Files, req.Scope, req.OS)
	if !fits && len(form.Files) > 0 {
		log.say(MsgScopeMissing, "", syntax.Place{}, req.Scope.String())
	}
	root := form.Root
	if file.Root != nil {
		root = file.Root
	}
	out := Output{Kind: "hooks", File: file.Path, Syntax: printedSyntax(form.Print, form.Syntax)}
	whole := withHead(file, form.assemble(built, root, w.allOff))
	if w.allOff {
		put(whole, src.allOff.Path, src.allOff.Node)
	}
	if same {
		for i := range src.hookBeside {
			e := &src.hookBeside[i]
			if key := e.Path[len(e.Path)-1]; slices.Contains(form.Beside, key) {
				put(whole, append(slices.Clone(root), key), e.Node)
			}
		}
	}
	out.Text, out.Origins = syntax.PrintLines(whole, out.Syntax)
	if own, given := hooksFile(req, t, file.Path); given {
		if m := newMerger(own, form.Syntax, log, &req.Options); m != nil {
			m.head(file)
			m.hooks(form, built, root)
			if w.allOff {
				m.set(src.allOff.Node, src.allOff.Path...)
			}
			if out.Merged = m.result(); out.Merged != "" {
				out.Diff = unifiedDiff(own, out.Merged, file.Path)
			}
		}
	}
	t.Outputs = append(t.Outputs, out)
	if len(w.off) > 0 && !w.allOff {
		beside, _ := pickFile(form.OffFile, User, req.OS)
		t.Outputs = append(t.Outputs, Output{Kind: "hooks", File: beside.Path, Text: form.offFile(whole.At(root...), w.off, req.Scope, file.Path)})
		if !same {
			log.say(MsgHookOffFile, "", syntax.Place{}, beside.Path)
		}
	}
}

// hooksFile gives the person's file that the hooks go into: the one given for hooks, the one that the servers are merged
// into when both share a file, or the only one given when there are no servers.
func hooksFile(req *Request, t *Target, path string) (string, bool) {
	if own, given := req.Existing[t.Agent.ID+"/hooks"]; given {
		return own, true
	}
	own, given := req.Existing[t.Agent.ID]
	if len(t.Outputs) == 0 {
		return own, given
	}
	if given && t.Outputs[0].File == path && t.Outputs[0].Merged != "" {
		return t.Outputs[0].Merged, true
	}
	return "", false
}

// tellHookBeside tells of what stood among the events, unless it goes back into the same agent's file.
func tellHookBeside(src *source, form *hookForm, same bool, log *Log) {
	log.About("", true)
	for i := range src.hookBeside {
		e := &src.hookBeside[i]
		if !same || !slices.Contains(form.Beside, e.Path[len(e.Path)-1]) {
			log.say(MsgHookBeside, joinPath(e.Path), e.Place)
		}
	}
}

func (c *Catalog) refuseHooks(answer *Answer, t *Target, log *Log) {
	for i := range answer.Hooks {
		h := &answer.Hooks[i]
		log.About(h.Name(), true)
		log.say(MsgNoHooks, "", h.Place, t.Agent.NoHooks.Why, t.Agent.NoHooks.Nearest)
		t.Items = append(t.Items, Item{Kind: "hook", Name: h.Name(), Status: Refused})
	}
}
