package convert

import "strings"

// events gives the target's events for a hook: one, or several where the agent splits Claude's event by tool.
func (w *hookWriter) events(h *Hook) []*Event {
	// Another form of the same agent has the very event.
	if w.source != nil && w.source.agent == w.form.agent && h.event != nil {
		if e := w.form.events[h.event.Native]; e != nil && !e.ReadOnly && e.Name == h.event.Name {
			return []*Event{e}
		}
	}
	if e := w.form.event(h); e != nil {
		return []*Event{e}
	}
	split := w.form.split(h.Event)
	if h.Event == "" || len(split) == 0 {
		w.refuseEvent(h)
		return nil
	}
	if h.Matcher.Kind != MatchesTools {
		if !w.req.Options.SplitEvents {
			w.log.say(MsgEventSplit, "", h.Place, nativeNames(split))
			return nil
		}
		w.log.say(MsgEventSplitAll, "", h.Place, nativeNames(split))
		return split
	}
	var out []*Event
	var uncovered []string
	for _, ref := range h.Matcher.Tools {
		e := covering(split, ref)
		if e == nil {
			uncovered = append(uncovered, ref.label())
			continue
		}
		if !containsEvent(out, e) {
			out = append(out, e)
		}
	}
	if len(uncovered) > 0 && len(out) > 0 {
		w.log.say(MsgToolMissing, "matcher", h.Matcher.Place, strings.Join(uncovered, ", "))
	}
	if len(out) == 0 {
		w.log.say(MsgNoToolLeft, "matcher", h.Matcher.Place, strings.Join(uncovered, ", "))
	}
	return out
}

func (r *ToolRef) label() string {
	switch {
	case !r.MCP:
		return r.Name
	case r.Server == "":
		return "the tools of MCP servers"
	}
	return "the MCP tools of " + r.Server
}

func covering(split []*Event, ref ToolRef) *Event {
	want := ref.Name
	if ref.MCP {
		want = "mcp"
	}
	for _, e := range split {
		for _, tool := range e.Tools {
			if tool == want {
				return e
			}
		}
	}
	return nil
}

func containsEvent(list []*Event, e *Event) bool {
	for _, x := range list {
		if x == e {
			return true
		}
	}
	return false
}

func nativeNames(events []*Event) string {
	out := ""
	for i, e := range events {
		if i > 0 {
			out += ", "
		}
		out += e.Native
	}
	return out
}

// refuseEvent says that the agent has no such event, and what is nearest.
func (w *hookWriter) refuseEvent(h *Hook) {
	for i := range w.form.Nearest {
		if n := &w.form.Nearest[i]; n.Event == h.Event && h.Event != "" {
			w.log.say(MsgEventNearest, "", h.Place, n.Native, n.Why)
			return
		}
	}
	if h.event == nil && h.Event == "" {
		w.log.say(MsgEventNowhere, "", h.Place)
		return
	}
	if h.Event == "" {
		w.log.say(MsgEventOnlySource, "", h.Place, h.Native, h.owner())
		return
	}
	w.log.say(MsgEventRefused, "", h.Place)
}

// tellSplitWider tells when a split event fires for more tools than the matcher named.
func (w *hookWriter) tellSplitWider(h *Hook, e *Event) {
	var wider []string
	for _, tool := range e.Tools {
		asked := false
		for _, ref := range h.Matcher.Tools {
			asked = asked || ref.Name == tool && !ref.MCP || tool == "mcp" && ref.MCP && ref.Server == "" && ref.Tool == ""
		}
		if !asked && !oldTools[tool] {
			if tool == "mcp" {
				tool = "every MCP tool"
			}
			wider = append(wider, tool)
		}
	}
	if len(wider) > 0 {
		w.log.say(MsgMatcherWider, "matcher", h.Matcher.Place, e.Native, strings.Join(wider, ", "))
	}
	w.log.change(MsgMatcherTranslated, "matcher", shortMatcher(h.Matcher.Text), e.Native, h.Matcher.Place)
}

// tellEvent tells what the event cannot do in the target that it could in the source.
func (w *hookWriter) tellEvent(h *Hook, e *Event) {
	if h.Can&Block != 0 && e.Can&Block == 0 {
		w.log.Add(&Finding{Message: MsgGuardLost, Args: []string{e.Native}, Guard: FailsOpen, Place: h.Place})
	} else if h.Can&Block != 0 {
		w.tellAnswer(h)
		w.tellOpenings(h)
	}
	if h.Can&Change != 0 && e.Can&Change == 0 {
		w.onceFor(h, e.Native, MsgEventNoChange)
	}
	if h.Can&Context != 0 && e.Can&Context == 0 {
		w.log.say(MsgEventNoContext, "", h.Place, e.Native)
	}
	if e.Differs != "" {
		w.log.say(MsgEventDiffers, "", h.Place, e.Native, e.Differs)
	}
	if h.event != nil && h.event.Differs != "" && h.event.Differs != e.Differs {
		w.log.say(MsgEventDiffered, "", h.Place, h.owner(), h.event.Differs)
	}
	if e.Native != h.Native && len(e.Tools) == 0 {
		w.log.change(MsgEventRenamed, "", h.Native, e.Native, h.Place)
	}
}

// onceFor tells something about an event of the target once, whatever the number of its hooks.
func (w *hookWriter) onceFor(h *Hook, native string, m Message) {
	if w.told[native] {
		return
	}
	w.told[native] = true
	w.log.About("", true)
	w.log.say(m, "", h.Place, native)
	w.log.About(h.Name(), true)
}
