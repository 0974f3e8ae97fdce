package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// readHooks finds the hooks in the tree and whose format they are in, and reads them.
func (c *Catalog) readHooks(req *Request, doc *syntax.Document, src *source, answer *Answer, log *Log) {
	form, found := c.chooseHooks(req, doc, src, answer, log)
	if form == nil {
		if n := doc.Root.Get("hooks"); n != nil && n.Kind != syntax.Map && n.Kind != syntax.List && (n.Kind != syntax.Null || len(answer.Servers) == 0) {
			log.About("", true)
			if p := c.pointer(doc.Root); p != nil && p.Value == n && len(answer.Servers) > 0 {
				log.say(MsgInFile, "hooks", n.Place, clip(n.Text))
				return
			} else if p != nil && p.Value == n {
				log.say(MsgElsewhere, "hooks", n.Place, "hooks", clip(n.Text))
				return
			}
			log.say(MsgHooksType, "hooks", n.Place, kindName(n))
		}
		return
	}
	src.hooks = form
	log.About("", true)
	listed := c.tellHookRoot(form, doc.Root, log)
	values := &serverReader{format: form.values, log: log}
	reader := &hookReader{form: form, catalog: c, log: log, values: values}
	form.switchOff(found, req.Text)
	if listed != nil {
		log.say(MsgHookList, "", listed.Place)
		reader.tellBroken("", listed.Place)
	}
	answer.Hooks = reader.read(found, doc.Root)
	if form.Notify[0] != "" {
		c.tellNotify(doc.Root, doc.Syntax, log)
	}
	if log.About("", true); src.front && form.Front && len(answer.Hooks) > 0 {
		log.say(MsgHookFront, "", syntax.Place{})
	}
	src.allOff = reader.allOff
	src.hookBeside = c.beside(form, doc.Root)
}

// beside gives what stands among the events and is none.
func (c *Catalog) beside(f *hookForm, root *syntax.Node) []Extra {
	if f.Find != nil {
		return nil
	}
	var out []Extra
	add := func(p *syntax.Pair, path ...string) {
		out = append(out, Extra{Path: append(path, p.Key), Node: p.Value, Place: p.KeyPlace})
	}
	for _, place := range c.locateHooks(root) {
		for i := range place.node.Pairs {
			p := &place.node.Pairs[i]
			switch {
			case len(place.path) == 0 && (f.headed(p.Key) || slices.Contains(f.OnlyKeys, p.Key)):
			case place.shape == NamedGroups && p.Value.Kind == syntax.Map:
				for j := range p.Value.Pairs {
					if q := &p.Value.Pairs[j]; q.Key != "enabled" && q.Value.Kind != syntax.List {
						add(q, append(slices.Clone(place.path), p.Key)...)
					}
				}
			case slices.Contains(f.Beside, p.Key), !c.knowsEvent(p.Key) && p.Value.Kind != syntax.List && p.Value.Kind != syntax.Map && p.Value.Kind != syntax.String:
				add(p, slices.Clone(place.path)...)
			}
		}
	}
	return out
}

func (f *hookForm) headed(key string) bool {
	return slices.ContainsFunc(f.Head, func(c Constant) bool { return c.Key == key })
}

// isHookFile says whether a text is a file of hooks in a shape of its own, in which no server stands.
func (c *Catalog) isHookFile(root *syntax.Node) bool {
	for _, agent := range c.all {
		for _, f := range agent.Hooks {
			if f.Find != nil && len(f.Find(root)) > 0 {
				return true
			}
		}
	}
	return false
}

// hookReading is one way to understand the hooks of a text.
type hookReading struct {
	form  *hookForm
	found []FoundHook
	score int
}

// hookReadings gives every form's reading of the hooks in the tree, best first.
func (c *Catalog) hookReadings(doc *syntax.Document) []hookReading {
	places := c.locateHooks(doc.Root)
	if len(places) == 0 && !c.isHookFile(doc.Root) {
		return nil
	}
	var all []hookReading
	for _, form := range c.hooks().forms {
		rd := hookReading{form: form}
		own := false
		if form.Find != nil {
			rd.found = form.Find(doc.Root)
			own = len(rd.found) > 0
		}
		if !own {
			for i := range places {
				rd.found = append(rd.found, places[i].hooks(c, form)...)
			}
		}
		if len(rd.found) == 0 {
			continue
		}
		rd.score = form.score(doc.Root, doc.Syntax, places, rd.found, own)
		all = append(all, rd)
	}
	stable(len(all), func(i, j int) bool { return all[i].score > all[j].score }, func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

// addHookEvidence lets the hooks of a file say whose file it is, beside its servers.
func (c *Catalog) addHookEvidence(readings []reading, doc *syntax.Document) {
	const most = 24
	hooks := c.hookReadings(doc)
	if len(hooks) == 0 {
		return
	}
	for i := range readings {
		best := 0
		for j := range hooks {
			if hooks[j].form.agent == readings[i].form.agent {
				best = max(best, hooks[j].score)
			}
		}
		readings[i].score += best * most / max(hooks[0].score, most)
	}
	stable(len(readings), func(i, j int) bool {
		return readings[i].score > readings[j].score || readings[i].score == readings[j].score && readings[i].form.agent.Rank < readings[j].form.agent.Rank
	}, func(i, j int) { readings[i], readings[j] = readings[j], readings[i] })
}

// chooseHooks picks the form: the agent that the person said, that of the servers beside them, else the best.
func (c *Catalog) chooseHooks(req *Request, doc *syntax.Document, src *source, answer *Answer, log *Log) (*hookForm, []FoundHook) {
	all := c.hookReadings(doc)
	if len(all) == 0 {
		return nil, nil
	}
	best := &all[0]
	if said := c.byID[req.From]; said != nil {
		for i := range all {
			if all[i].form.agent == said {
				best = &all[i]
				break
			}
		}
	} else {
		// A file that holds both is one agent's, and mostly a page is about one too.
		agent, margin := src.page, 8
		if src.form != nil {
			agent, margin = src.form.agent, 12
		}
		for i := range all {
			front := all[i].form.Front && doc.Syntax == syntax.YAML // cut out of a front matter
			if all[i].form.agent == agent && (best.score-all[i].score <= margin || front && best.score-all[i].score <= 3*margin) {
				best = &all[i]
				break
			}
		}
	}
	if answer.Source.Agent == nil || len(answer.Servers) == 0 {
		c.noteHookSource(req, all, best, answer)
		c.tellHookAmbiguous(doc, all, best, answer, log)
	}
	return best.form, best.found
}

func (c *Catalog) noteHookSource(req *Request, all []hookReading, best *hookReading, answer *Answer) {
	s := &answer.Source
	if s.Sure == Said {
		return
	}
	s.Agent, s.Variant, s.Sure, s.Candidates = best.form.agent, best.form.Variant, Certain, []*Agent{best.form.agent}
	for i := range all {
		if best.score-all[i].score <= 8 && !slices.Contains(s.Candidates, all[i].form.agent) {
			s.Candidates = append(s.Candidates, all[i].form.agent)
			s.Sure = Likely
			if all[i].score == best.score {
				s.Sure = Guess
			}
		}
	}
}

// tellHookAmbiguous tells when another agent that is used as much fits as well, or nearly and is used more, and would read the
// hooks otherwise.
func (c *Catalog) tellHookAmbiguous(doc *syntax.Document, all []hookReading, best *hookReading, answer *Answer, log *Log) {
	if answer.Source.Sure != Guess && answer.Source.Sure != Likely || len(best.found) > mostScored {
		return
	}
	mine := c.readAs(doc, best)
	for i := range all {
		other := &all[i]
		agent := other.form.agent
		if agent == best.form.agent || other.form.Input || !slices.Contains(answer.Source.Candidates, agent) || best.form.agent.Most && !agent.Most ||
			other.score < best.score && agent.Rank > best.form.agent.Rank {
			continue
		}
		if sameHooks(mine, c.readAs(doc, other)) {
			continue
		}
		log.About("", true)
		log.say(MsgAmbiguous, "", syntax.Place{}, agent.Name)
		return
	}
}

// readAs reads hooks by a form, for comparing.
func (c *Catalog) readAs(doc *syntax.Document, rd *hookReading) []Hook {
	log := &Log{}
	reader := &hookReader{form: rd.form, catalog: c, log: log, values: &serverReader{format: rd.form.values, log: log}}
	return reader.read(rd.found, doc.Root)
}

// sameHooks says whether two readings mean the same: events, tools and times.
func sameHooks(a, b []Hook) bool {
	return slices.EqualFunc(a, b, func(x, y Hook) bool {
		return x.Event == y.Event && x.Matcher.Kind == y.Matcher.Kind && slices.Equal(x.Matcher.Tools, y.Matcher.Tools) &&
			slices.EqualFunc(x.Handlers, y.Handlers, func(g, h Handler) bool {
				s, t := g.Get(HookTimeout), h.Get(HookTimeout)
				return g.Type == h.Type && (s == nil) == (t == nil) && (s == nil || s.Seconds == t.Seconds)
			})
	})
}

// tellHookRoot tells when the hooks stand where this agent does not look, or beside what its file may not hold. It gives the list
// that they stand in where the agent takes none.
func (c *Catalog) tellHookRoot(f *hookForm, root *syntax.Node, log *Log) (listed *syntax.Node) {
	places := c.locateHooks(root)
	if len(places) > 0 && places[0].shape == EventList && !places[0].single && f.Shape != EventList && f.Find == nil {
		listed = places[0].node
	}
	if len(f.Root) > 0 && root.Kind == syntax.Map && root.At(f.Root...) == nil && f.Find == nil {
		known := false
		for _, also := range f.AlsoRoots {
			known = known || root.At(also...) != nil
		}
		switch {
		case known:
		case len(places) == 1 && len(places[0].path) == 0 && c.onlyHooks(root):
			log.say(MsgHookPiece, "", root.Place, joinPath(f.Root))
		default:
			log.say(MsgHookRoot, "", root.Place, joinPath(f.Root))
		}
	}
	if f.OnlyKeys == nil || root.Kind != syntax.Map || root.At(f.Root...) == nil {
		return listed
	}
	for i := range root.Pairs {
		if p := &root.Pairs[i]; !slices.Contains(f.OnlyKeys, p.Key) {
			log.say(MsgHookAlien, p.Key, p.KeyPlace)
		}
	}
	return listed
}

// onlyHooks says whether nothing but events stands beside each other: a piece of a file, not settings with events astray among them.
func (c *Catalog) onlyHooks(root *syntax.Node) bool {
	return root.Kind != syntax.Map || !slices.ContainsFunc(root.Pairs, func(p syntax.Pair) bool {
		return (p.Value.Kind == syntax.Map || p.Value.Kind == syntax.List) && !c.isHook(&p)
	})
}
