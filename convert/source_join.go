package convert

import (
	"slices"
	"strconv"
)

// join adds what one piece gave to the whole. A server that is there already under the same name is offered once, in the
// reading that says more.
func (c *Catalog) join(answer, one *Answer, src, oneSource *source, log, oneLog *Log) {
	if answer.Source.Agent == nil {
		keep := answer.Source.Sure == Said
		if !keep {
			kinds, word := answer.Source.Kinds, answer.Source.Syntax
			answer.Source = one.Source
			answer.Source.Kinds, answer.Source.Syntax = kinds, word
		}
	}
	if src.form == nil {
		src.form, src.inputs = oneSource.form, oneSource.inputs
	}
	if src.hooks == nil {
		src.hooks = oneSource.hooks
	}
	agent := one.Source.Agent
	if oneSource.form != nil {
		agent = oneSource.form.agent
	}
	answer.admit(one.Servers, agent, log, oneLog, len(one.Hooks) > 0)
	c.joinHooks(answer, one, src, log, oneLog)
	for i := range oneLog.Findings {
		if f := &oneLog.Findings[i]; f.Place.Known() || !log.said(f) {
			log.Findings = append(log.Findings, *f)
		}
	}
}

// joinHooks adds the hooks of one piece. One that runs the same at the same moment as one that is there already is offered once.
func (c *Catalog) joinHooks(answer, one *Answer, src *source, log, oneLog *Log) {
	first := len(answer.Hooks)
	answer.knowHooks()
	for i := range one.Hooks {
		h := &one.Hooks[i]
		at := answer.sameHook(h)
		if at < 0 {
			name := h.Name()
			if answer.tellApart(h); h.Name() != name {
				oneLog.rename(name, h.Name())
			}
			answer.hookNames[h.Name()] = max(answer.hookNames[h.Name()], 1)
			answer.Hooks = append(answer.Hooks, *h)
			continue
		}
		if !slices.ContainsFunc(answer.Hooks[first:], func(o Hook) bool { return o.Name() == h.Name() }) {
			oneLog.forget(h.Name())
		}
		for j := range h.Handlers {
			if differs := difference(&Server{Data: answer.Hooks[at].Handlers[j].Data}, &Server{Data: h.Handlers[j].Data}); differs != "" {
				log.About(h.Name(), true)
				log.sayOnce(MsgSameServer, h.Place, differs)
			}
		}
	}
	if len(answer.Hooks) == first || slices.ContainsFunc(one.Source.Candidates, func(a *Agent) bool { return slices.Contains(src.hookOwners, a) }) {
		return
	}
	src.hookOwners = append(src.hookOwners, one.Source.Candidates...)
	if first > 0 && !src.hooksMixed {
		src.hooksMixed = true
		log.About("", true)
		log.say(MsgHooksMixed, "", answer.Hooks[first].Place, one.Source.Agent.Name)
	}
}

// sameHook finds a hook of the pieces before that runs the same as one; -1 when there is none.
func (answer *Answer) sameHook(h *Hook) int {
	const most = 50
	for i, at := range answer.hooksBy[h.key()] {
		if i == most {
			break
		}
		if answer.Hooks[at].same(h) {
			return at
		}
	}
	return -1
}

// knowHooks remembers the hooks so far, by what they run and by their names.
func (answer *Answer) knowHooks() {
	if answer.hooksBy == nil {
		answer.hooksBy, answer.hookNames = map[string][]int{}, map[string]int{}
	}
	for ; answer.knownHooks < len(answer.Hooks); answer.knownHooks++ {
		h := &answer.Hooks[answer.knownHooks]
		answer.hooksBy[h.key()] = append(answer.hooksBy[h.key()], answer.knownHooks)
		answer.hookNames[h.Name()] = max(answer.hookNames[h.Name()], 1)
	}
}

// tellApart gives a hook of a further piece a name of its own, by which it can be chosen: by its script, and by a number.
func (answer *Answer) tellApart(h *Hook) {
	if answer.hookNames[h.Name()] == 0 {
		return
	}
	if h.label == "" && len(h.Handlers) > 0 {
		h.label = " " + scriptIn(h.runs())
	}
	base, name := h.label, h.Name()
	for n := answer.hookNames[name]; answer.hookNames[h.Name()] > 0; {
		n++
		h.label = base + " " + strconv.Itoa(n)
		answer.hookNames[name] = n
	}
}

// take adds the servers of a command or a link, of which piece tells.
func (c *Catalog) take(answer *Answer, src *source, servers []Server, agent *Agent, log, piece *Log) {
	if answer.Source.Agent == nil && agent != nil {
		answer.Source.Agent, answer.Source.Candidates, answer.Source.Sure = agent, []*Agent{agent}, Certain
		src.form = c.write[agent][0]
	}
	for i := range servers {
		src.addInputs(&servers[i])
		for j := range servers[i].Data {
			d := &servers[i].Data[j]
			var twice []string
			d.Map, twice = lastOfEach(d.Map)
			for _, name := range twice {
				piece.say(MsgNoteDuplicateKey, name, d.Place, name)
			}
		}
	}
	answer.admit(servers, agent, log, piece, false)
}
