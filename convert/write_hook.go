package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// hookWriter turns hooks into those of one agent's file. It answers for the event, the matcher, and every field of every
// handler: written, translated, or refused.
type hookWriter struct {
	form   *hookForm
	source *hookForm
	same   bool
	log    *Log
	req    *Request
	values *serverWriter
	told   map[Message]bool // what is said once for all hooks
}

// builtHook is one hook ready to be put into the file.
type builtHook struct {
	event    *Event
	matcher  string
	has      bool // a matcher is written
	handlers []*syntax.Node
	extras   []Extra
	hook     *Hook
	name     string
}

// write gives what the target gets for a hook; nil when it cannot have it.
func (w *hookWriter) write(h *Hook) []builtHook {
	if w.same {
		return w.unchanged(h)
	}
	events := w.events(h)
	if events == nil {
		return nil
	}
	var out []builtHook
	for _, e := range events {
		b := builtHook{event: e, hook: h}
		matchers, ok := w.matchers(h, e)
		if !ok {
			return nil
		}
		b.handlers = w.handlers(h, e)
		if len(b.handlers) == 0 {
			return nil
		}
		w.tellEvent(h, e)
		for _, m := range matchers {
			b.matcher, b.has = m, m != ""
			out = append(out, b)
		}
	}
	for i := range h.Extras {
		w.log.say(MsgExtraDropped, h.Extras[i].Key(), h.Extras[i].Place)
	}
	return out
}

// unchanged writes a hook back into a file of its own agent.
func (w *hookWriter) unchanged(h *Hook) []builtHook {
	b := builtHook{event: h.event, hook: h, matcher: h.Matcher.Text, has: h.Matcher.Given && h.Matcher.Text != "", extras: h.Extras}
	if b.event == nil || w.form.events[b.event.Native] != b.event {
		if b.event = w.form.event(h); b.event == nil {
			w.refuseEvent(h)
			return nil
		}
	}
	b.handlers = w.handlers(h, b.event)
	if len(b.handlers) == 0 {
		return nil
	}
	return []builtHook{b}
}

// events gives the target's events for a hook: one, or several where the agent splits Claude's event by tool.
func (w *hookWriter) events(h *Hook) []*Event {
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
	if h.Event == "" {
		w.log.say(MsgEventOnlySource, "", h.Place, h.Native)
		return
	}
	w.log.say(MsgEventRefused, "", h.Place)
}

// matchers gives the matchers to write, "" for none; ok is false when the hook must not be written.
func (w *hookWriter) matchers(h *Hook, e *Event) (texts []string, ok bool) {
	m := &h.Matcher
	if len(e.Tools) > 0 && m.Kind == MatchesTools {
		w.tellSplitWider(h, e)
		return []string{""}, true
	}
	switch m.Kind {
	case MatchesAll:
		return []string{""}, true
	case MatchesTools:
		if e.Match != MatchTool {
			w.log.change(MsgMatcherDropped, "matcher", m.Text, "", m.Place)
			return []string{""}, true
		}
		return w.toolMatcher(h)
	case MatchesWords:
		return w.wordMatcher(h, e)
	}
	return w.patternMatcher(h, e)
}

func (w *hookWriter) toolMatcher(h *Hook) ([]string, bool) {
	m := &h.Matcher
	out := w.form.writeTools(m.Tools)
	if out.text == "" {
		w.log.say(MsgNoToolLeft, "matcher", m.Place, strings.Join(out.missing, ", "))
		return nil, false
	}
	if len(out.missing) > 0 {
		w.log.say(MsgToolMissing, "matcher", m.Place, strings.Join(out.missing, ", "))
	}
	if len(out.wider) > 0 {
		w.log.say(MsgMatcherWider, "matcher", m.Place, out.text, strings.Join(out.wider, ", "))
	}
	if out.server {
		w.log.say(MsgMatcherServer, "matcher", m.Place)
	}
	before := m.Text
	if before == "" || h.event != nil && len(h.event.Tools) > 0 {
		before = h.Native
	}
	if out.text != m.Text {
		w.log.change(MsgMatcherTranslated, "matcher", before, out.text, m.Place)
	}
	return []string{out.text}, true
}

func (w *hookWriter) wordMatcher(h *Hook, e *Event) ([]string, bool) {
	m := &h.Matcher
	switch e.Match {
	case MatchWord:
	case MatchText:
		return []string{m.Text}, true
	default:
		w.log.change(MsgMatcherDropped, "matcher", m.Text, "", m.Place)
		return []string{""}, true
	}
	out := w.form.writeWords(m.Words, e)
	if out.text == "" {
		w.log.say(MsgNoWordLeft, "matcher", m.Place, strings.Join(out.missing, ", "))
		return nil, false
	}
	if len(out.missing) > 0 {
		w.log.say(MsgWordMissing, "matcher", m.Place, strings.Join(out.missing, ", "))
	}
	texts := []string{out.text}
	if e.OneWord {
		texts = strings.Split(out.text, "|")
	}
	if out.text != m.Text {
		w.log.change(MsgMatcherTranslated, "matcher", m.Text, strings.Join(texts, ", "), m.Place)
	}
	return texts, true
}

// patternMatcher keeps what could not be understood, and says what it will do.
func (w *hookWriter) patternMatcher(h *Hook, e *Event) ([]string, bool) {
	m := &h.Matcher
	switch {
	case e.Match == MatchNone:
		w.log.change(MsgMatcherDropped, "matcher", m.Text, "", m.Place)
		return []string{""}, true
	case h.event != nil && h.event.Match == e.Match && (e.Match == MatchText || e.Match == MatchPath || e.Match == MatchCommand):
		return []string{m.Text}, true
	}
	w.log.change(MsgMatcherKept, "matcher", m.Text, "", m.Place)
	return []string{m.Text}, true
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
	w.log.change(MsgMatcherTranslated, "matcher", h.Matcher.Text, e.Native, h.Matcher.Place)
}

// tellEvent tells what the event cannot do in the target that it could in the source.
func (w *hookWriter) tellEvent(h *Hook, e *Event) {
	if h.Can&Block != 0 && e.Can&Block == 0 {
		w.log.Add(&Finding{Message: MsgGuardLost, Args: []string{e.Native}, Guard: FailsOpen, Place: h.Place})
	} else if h.Can&Block != 0 {
		w.tellOpenings(h)
	}
	if h.Can&Change != 0 && e.Can&Change == 0 {
		w.log.say(MsgEventNoChange, "", h.Place, e.Native)
	}
	if h.Can&Context != 0 && e.Can&Context == 0 {
		w.log.say(MsgEventNoContext, "", h.Place, e.Native)
	}
	if e.Differs != "" {
		w.log.say(MsgEventDiffers, "", h.Place, e.Native, e.Differs)
	}
	if e.Native != h.Native && len(e.Tools) == 0 {
		w.log.change(MsgEventRenamed, "", h.Native, e.Native, h.Place)
	}
}

// tellOpenings tells of the ways in which a guard lets through in the target what it stops in the source.
func (w *hookWriter) tellOpenings(h *Hook) {
	for i := range w.form.Opens {
		o := &w.form.Opens[i]
		if o.Event != "" && o.Event != h.Event || w.sourceOpens(o.Text) {
			continue
		}
		w.log.Add(&Finding{Message: MsgGuardOpens, Args: []string{o.Text, o.Step}, Guard: CanFailOpen, Place: h.Place})
	}
}

func (w *hookWriter) sourceOpens(text string) bool {
	if w.source == nil {
		return false
	}
	for i := range w.source.Opens {
		if w.source.Opens[i].Text == text {
			return true
		}
	}
	return false
}
