package convert

import (
	"slices"

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

// readFrom says whose hook is written next: on a page they are of several agents.
func (w *hookWriter) readFrom(source *hookForm) {
	w.source = source
	w.same = source != nil && source.agent == w.form.agent && !source.Input
	w.values.same = w.same
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
			if extra.Told {
				continue
			}
			if extra.Alien {
				w.log.say(MsgHookAlienDropped, extra.Key(), extra.Place)
			} else {
				w.log.say(MsgExtraDropped, extra.Key(), extra.Place)
			}
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
