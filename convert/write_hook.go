package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// hookWriter turns hooks into those of one agent's file. It answers for the event, the matcher, and every field of every
// handler: written, translated, or refused.
type hookWriter struct {
	form   *hookForm
	source *hookForm
	same   bool
	allOff bool                  // the file says that all are off
	off    map[*syntax.Node]bool // handlers that a file beside switches off
	log    *Log
	req    *Request
	values *serverWriter
	told   map[string]bool // what is said once for all hooks
}

// builtHook is one hook ready to be put into the file.
type builtHook struct {
	event    *Event
	key      string // the event's name as it is written
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
	said := len(w.log.Findings)
	if len(events) > 1 {
		defer w.log.dropRepeats(said)
	}
	for _, e := range events {
		b := builtHook{event: e, key: e.Native, hook: h, extras: w.groupExtras(h, e)}
		b.handlers = w.handlers(h, e)
		if len(b.handlers) == 0 {
			return nil
		}
		matchers, ok := w.matchers(h, e)
		if !ok {
			return nil
		}
		w.tellEvent(h, e)
		for _, m := range matchers {
			b.matcher, b.has = m, m != ""
			out = append(out, b)
		}
	}
	return out
}

// groupExtras gives the keys around the handlers that the target knows too.
func (w *hookWriter) groupExtras(h *Hook, e *Event) []Extra {
	var out []Extra
	for i := range h.Extras {
		extra := h.Extras[i]
		own := w.form.values.labelled(&extra, false)
		if own == nil || w.form.Shape == FlatList || w.form.Shape == EventList || e.Flat {
			w.log.say(MsgExtraDropped, extra.Key(), extra.Place)
			continue
		}
		extra.Path = splitKey(own.Key)
		out = append(out, extra)
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
	b.key = b.event.Native
	if w.form.AlsoMatcher != nil && w.form.events[h.Native] == b.event {
		b.key = h.Native // the spelling decides how the matcher is read
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

// shortMatcher keeps a matcher readable in a sentence.
func shortMatcher(text string) string {
	if len(text) <= 200 {
		return text
	}
	return clip(text)
}

// matchers gives the matchers to write, "" for none; ok is false when the hook must not be written.
func (w *hookWriter) matchers(h *Hook, e *Event) (texts []string, ok bool) {
	m := &h.Matcher
	if h.event != nil && len(h.event.Tools) > 0 && m.Text != "" && h.event.Match != MatchTool && h.event.Match != MatchNone {
		w.log.say(MsgMatcherOnCommand, "matcher", m.Place)
	}
	if len(e.Tools) > 0 && m.Kind == MatchesTools {
		w.tellSplitWider(h, e)
		return []string{""}, true
	}
	switch m.Kind {
	case MatchesAll:
		return []string{""}, true
	case MatchesTools:
		if e.Match != MatchTool {
			w.log.change(MsgMatcherDropped, "matcher", shortMatcher(m.Text), "", m.Place)
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
	if len(out.texts) == 0 {
		w.log.say(MsgNoToolLeft, "matcher", m.Place, strings.Join(out.missing, ", "))
		return nil, false
	}
	if len(out.missing) > 0 {
		w.log.say(MsgToolMissing, "matcher", m.Place, strings.Join(out.missing, ", "))
	}
	if len(out.wider) > 0 {
		w.log.say(MsgMatcherWider, "matcher", m.Place, out.texts[0], strings.Join(out.wider, ", "))
	}
	if len(out.doubts) > 0 {
		w.log.say(MsgToolDoubt, "matcher", m.Place, strings.Join(out.doubts, ", "))
	}
	if out.server {
		w.log.say(MsgMatcherServer, "matcher", m.Place)
	}
	before := m.Text
	if before == "" || h.event != nil && len(h.event.Tools) > 0 {
		before = h.Native
	}
	if after := strings.Join(out.texts, ", "); after != m.Text {
		w.log.change(MsgMatcherTranslated, "matcher", before, after, m.Place)
	}
	return out.texts, true
}

func (w *hookWriter) wordMatcher(h *Hook, e *Event) ([]string, bool) {
	m := &h.Matcher
	switch e.Match {
	case MatchWord:
	case MatchText:
		w.log.change(MsgWordKept, "matcher", shortMatcher(m.Text), "", m.Place)
		return []string{m.Text}, true
	default:
		w.log.change(MsgMatcherDropped, "matcher", shortMatcher(m.Text), "", m.Place)
		return []string{""}, true
	}
	out := w.form.writeWords(m.Words, e)
	if len(out.texts) == 0 {
		w.log.say(MsgNoWordLeft, "matcher", m.Place, strings.Join(out.missing, ", "))
		return nil, false
	}
	if len(out.missing) > 0 {
		w.log.say(MsgWordMissing, "matcher", m.Place, strings.Join(out.missing, ", "))
	}
	if after := strings.Join(out.texts, ", "); after != m.Text {
		w.log.change(MsgMatcherTranslated, "matcher", shortMatcher(m.Text), after, m.Place)
	}
	return out.texts, true
}

// patternMatcher keeps what could not be understood, and says what it will do.
func (w *hookWriter) patternMatcher(h *Hook, e *Event) ([]string, bool) {
	m := &h.Matcher
	switch {
	case e.Match == MatchNone:
		w.log.change(MsgMatcherDropped, "matcher", shortMatcher(m.Text), "", m.Place)
		return []string{""}, true
	case h.event != nil && h.event.Match == e.Match && e.Match == MatchPath && w.globbed() && !w.form.Matcher.Glob:
		text := pathPattern(m.Text)
		w.log.change(MsgMatcherTranslated, "matcher", shortMatcher(m.Text), text, m.Place)
		return []string{text}, true
	case h.event != nil && h.event.Match == e.Match && (e.Match == MatchText || e.Match == MatchPath || e.Match == MatchCommand):
		return []string{m.Text}, true
	}
	message := MsgMatcherKept
	switch looks := strings.Contains(m.Text, "(?=") || strings.Contains(m.Text, "(?!") || strings.Contains(m.Text, "(?<"); {
	case looks && !w.form.Matcher.LookAround:
		message = MsgMatcherUnreadable
	case strings.Contains(m.Text, "(?!") || strings.Contains(m.Text, "(?<!") || strings.Contains(m.Text, "[^"):
		message = MsgMatcherTooMuch
	}
	w.log.change(message, "matcher", shortMatcher(m.Text), "", m.Place)
	return []string{m.Text}, true
}

func (w *hookWriter) globbed() bool { return w.source != nil && w.source.Matcher.Glob }

// pathPattern makes a pattern of paths with * in them, separated by bars.
func pathPattern(globs string) string {
	out := ""
	for i, glob := range strings.Split(globs, "|") {
		if i > 0 {
			out += "|"
		}
		text := strings.NewReplacer(`\*\*/`, "(.*/)?", `\*\*`, ".*", `\*`, "[^/]*", `\?`, "[^/]").Replace(quotePattern(glob))
		out += "(^|/)" + text + "$"
	}
	return out
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
		w.log.say(MsgEventDiffered, "", h.Place, h.Native, h.event.Differs)
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

// tellAnswer tells when the target does not read the JSON in which a script says no to a tool in the source.
func (w *hookWriter) tellAnswer(h *Hook) {
	asks := slices.ContainsFunc(h.Handlers, func(h Handler) bool { return h.Type == "command" || h.Type == "http" })
	if h.Event != "PreToolUse" || w.source == nil || !asks {
		return
	}
	from, to := &w.source.Contract, &w.form.Contract
	if form := denyForm(from.Deny); form != 0 && form&to.Denies == 0 {
		w.log.Add(&Finding{Message: MsgGuardAnswer, Args: []string{form.spelt(), to.Blocks}, Guard: CanFailOpen, Place: h.Place})
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
