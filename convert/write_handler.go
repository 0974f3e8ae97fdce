package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// handlers writes the handlers of a hook that the target can run; the same one twice is written once.
func (w *hookWriter) handlers(h *Hook, e *Event) []*syntax.Node {
	var out []*syntax.Node
	written := map[string]bool{} // by what they say
	for i := range h.Handlers {
		n := w.handler(&h.Handlers[i], h, e)
		if n == nil {
			continue
		}
		if len(h.Handlers) > 1 {
			said := syntax.Compact(n)
			if written[said] {
				w.log.say(MsgHookTwice, "", h.Handlers[i].Place)
				continue
			}
			written[said] = true
		}
		out = append(out, n)
	}
	return out
}

// handler writes one handler, or gives nil when the target has no such type or no switch for one that is off.
func (w *hookWriter) handler(source *Handler, h *Hook, e *Event) *syntax.Node {
	word, ok := w.typeWord(source, h, e)
	if !ok {
		return nil
	}
	s := Server{Data: append([]Datum(nil), source.Data...), Extras: source.Extras, Place: source.Place}
	if on := s.Get(HookEnabled); on != nil && w.form.values.row(HookEnabled, false) == nil {
		if !on.On && w.form.OffList == nil && w.form.Shape != NamedGroups && w.form.OffFile == nil && !w.allOff {
			w.log.once(&Finding{Message: MsgHookOff, Place: on.Place})
			return nil
		}
	}
	if !w.prepareHandler(&s, source.Type, h, e) {
		return nil
	}
	node := &syntax.Node{Kind: syntax.Map, Place: source.Place}
	if w.form.TypeKey != "" && word != "" {
		put(node, splitKey(w.form.TypeKey), syntax.NewString(word))
	}
	var written FieldSet
	for i := range w.form.values.rows {
		row := &w.form.values.rows[i]
		if row.ReadOnly || row.Field == HookMatcher || written.Has(row.Field) || s.lacks(row.Needs) != NoField ||
			!w.same && row.Not != NoField && s.Get(row.Not) != nil {
			continue
		}
		d := s.Get(row.Field)
		if d == nil {
			if row.Default != "" && row.Field != HookEnabled {
				put(node, row.path, constant(row.Default))
			}
			continue
		}
		if n := w.values.encode(row, &s, d); n != nil {
			written |= Fields(row.Field)
			put(node, row.path, n)
		}
	}
	for i := range s.Data {
		if d := &s.Data[i]; !written.Has(d.Field) {
			w.unwritten(d)
		}
	}
	w.values.extras(&s, node)
	if on := s.Get(HookEnabled); on != nil && !on.On && w.form.OffFile != nil {
		w.off[node] = true
	}
	return node
}

// typeWord gives the target's word for the type of a handler at an event, or tells that it cannot run it there.
func (w *hookWriter) typeWord(source *Handler, h *Hook, e *Event) (string, bool) {
	known := false
	for i := range w.form.Types {
		own := &w.form.Types[i]
		if own.Type != source.Type {
			continue
		}
		if known = true; w.same || own.runs(e) {
			w.tellMeaning(source, own, h)
			return own.Word, true
		}
	}
	if known {
		w.log.say(MsgHandlerNotHere, "", source.Place, source.Type, e.Native)
	} else {
		w.log.say(MsgHandlerRefused, "", source.Place, source.Type, w.form.typeList())
	}
	return "", false
}

// tellMeaning tells when one of the two agents makes something else of a type of handler.
func (w *hookWriter) tellMeaning(source *Handler, own *HandlerType, h *Hook) {
	if w.same || w.source == nil {
		return
	}
	theirs := ""
	for i := range w.source.Types {
		if t := &w.source.Types[i]; t.Type == source.Type {
			theirs = t.Means
		}
	}
	if theirs == own.Means {
		return
	}
	f := &Finding{Message: MsgHandlerMeans, Args: []string{source.Type, own.Means + theirs}, Place: source.Place}
	if h.Can&Block != 0 && own.Means != "" {
		f.Guard = CanFailOpen
	}
	w.log.Add(f)
}

func (f *hookForm) typeList() string {
	out := ""
	for i := range f.Types {
		if strings.Contains(", "+out+",", ", "+f.Types[i].Type+",") {
			continue
		}
		if out != "" {
			out += ", "
		}
		out += f.Types[i].Type
	}
	return out
}

// prepareHandler brings a handler into the shape that the target's rows can hold, and says whether there is one.
func (w *hookWriter) prepareHandler(s *Server, kind string, h *Hook, e *Event) bool {
	if w.same {
		w.lawfulTimeout(s)
		return true
	}
	switch kind {
	case "command":
		w.shellVariants(s)
		w.joinArgs(s)
		w.projectDir(s, h)
		w.tellOwnVars(s)
		if !w.scriptOnly(s) {
			return false
		}
		w.wrapShell(s)
	case "http":
		w.tellHeaderVars(s)
		w.tellPlainURL(s)
	}
	w.timeout(s, kind, h, e)
	return true
}

// timeout cuts a time-out to what the target takes, and tells when a missing one means less there.
func (w *hookWriter) timeout(s *Server, kind string, h *Hook, e *Event) {
	d := s.Get(HookTimeout)
	if d == nil {
		if w.source == nil || kind != "command" || w.form.values.row(HookTimeout, false) == nil {
			return
		}
		theirs, ours := w.source.timeout(h.event), w.form.timeout(e)
		if told := seconds(theirs) + seconds(ours); ours > 0 && theirs > ours && !w.told[told] {
			w.told[told] = true
			w.log.About("", true)
			w.log.say(MsgHookDefault, "timeout", syntax.Place{}, seconds(theirs), seconds(ours))
			w.log.About(h.Name(), true)
		}
		return
	}
	if d = w.lawfulTimeout(s); d == nil || d.NoLimit {
		return
	}
	most := w.form.MostTimeout
	if e.Most > 0 {
		most = e.Most
	}
	if most > 0 && d.Seconds > most {
		w.log.say(MsgHookTimeoutCut, d.Key, d.Place, seconds(most))
		d.Seconds = most
	}
}

// lawfulTimeout brings a time-out into what the target takes at all, since another one may cost it the whole file: above 0, and
// whole where it must be. It gives the time-out, or nil when none is left.
func (w *hookWriter) lawfulTimeout(s *Server) *Datum {
	d, row := s.Get(HookTimeout), w.form.values.row(HookTimeout, false)
	if d == nil || row == nil || d.NoLimit && row.ZeroIsNone {
		return d
	}
	if d.Seconds <= 0 {
		w.log.change(MsgHookTimeoutNone, d.Key, d.Text.Text, "", d.Place)
		s.Drop(HookTimeout)
		return nil
	}
	if whole := float64(int64(d.Seconds)); w.form.WholeTimeout && whole != d.Seconds {
		w.log.change(MsgTimeRounded, d.Key, d.Text.Text, seconds(whole+1), d.Place)
		d.Seconds = whole + 1
		if w.same {
			d.Text.Text = "" // the number as it stood no longer counts
		}
	}
	return d
}

func seconds(f float64) string {
	text, _ := spellTime(f, AsSeconds)
	return text + " s"
}

// unwritten answers for a field of a handler that the target has no key for.
func (w *hookWriter) unwritten(d *Datum) {
	switch d.Field {
	case HookEnabled, HookName, HookDescription, HookStatus:
		if d.Field == HookEnabled && !d.On || (d.Field == HookName || d.Field == HookEnabled) && w.form.Shape == NamedGroups {
			return // carried by a list, by the name's own switch, or as that name
		}
		w.log.say(MsgHookLabelDropped, d.Key, d.Place, fieldName(d.Field))
		return
	case HookIf:
		w.log.say(MsgHookIfDropped, d.Key, d.Place)
		return
	case HookFailClosed:
		if d.On {
			w.log.Add(&Finding{Message: MsgFailClosedLost, Field: d.Key, Guard: CanFailOpen, Place: d.Place})
			return
		}
		w.log.say(MsgHookLabelDropped, d.Key, d.Place, fieldName(d.Field))
		return
	case HookAsync, HookOnce:
		if !d.On {
			w.log.say(MsgHookLabelDropped, d.Key, d.Place, fieldName(d.Field))
			return
		}
	}
	w.log.say(MsgHookFieldDropped, d.Key, d.Place, fieldName(d.Field))
}

func sameNode(a, b *syntax.Node) bool {
	if a.Kind != b.Kind || a.Text != b.Text || len(a.Pairs) != len(b.Pairs) || len(a.Items) != len(b.Items) {
		return false
	}
	for i := range a.Pairs {
		if a.Pairs[i].Key != b.Pairs[i].Key || !sameNode(a.Pairs[i].Value, b.Pairs[i].Value) {
			return false
		}
	}
	for i := range a.Items {
		if !sameNode(a.Items[i], b.Items[i]) {
			return false
		}
	}
	return true
}
