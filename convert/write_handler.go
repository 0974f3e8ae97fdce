package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// handlers writes the handlers of a hook that the target can run; the same one twice is written once.
func (w *hookWriter) handlers(h *Hook, e *Event) []*syntax.Node {
	var out []*syntax.Node
	for i := range h.Handlers {
		n := w.handler(&h.Handlers[i], h, e)
		if n == nil {
			continue
		}
		twice := false
		for _, other := range out {
			twice = twice || sameNode(n, other)
		}
		if twice {
			w.log.say(MsgHookTwice, "", h.Handlers[i].Place)
			continue
		}
		out = append(out, n)
	}
	return out
}

// handler writes one handler, or gives nil when the target has no such type or no switch for one that is off.
func (w *hookWriter) handler(source *Handler, h *Hook, e *Event) *syntax.Node {
	word, known := w.typeWord(source.Type)
	if !known {
		w.log.say(MsgHandlerRefused, "", source.Place, source.Type, w.form.typeList())
		return nil
	}
	s := Server{Data: append([]Datum(nil), source.Data...), Extras: source.Extras, Place: source.Place}
	if on := s.Get(HookEnabled); on != nil && w.form.values.row(HookEnabled, false) == nil {
		if !on.On && w.form.OffList == nil && w.form.Shape != NamedGroups {
			w.log.say(MsgHookOff, "", on.Place)
			return nil
		}
	}
	w.prepareHandler(&s, source.Type, h, e)
	node := &syntax.Node{Kind: syntax.Map, Place: source.Place}
	if w.form.TypeKey != "" && word != "" {
		put(node, splitKey(w.form.TypeKey), syntax.NewString(word))
	}
	var written FieldSet
	for i := range w.form.values.rows {
		row := &w.form.values.rows[i]
		if row.ReadOnly || row.Field == HookMatcher || written.Has(row.Field) {
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
	return node
}

func (w *hookWriter) typeWord(t string) (string, bool) {
	for _, own := range w.form.Types {
		if own.Type == t {
			return own.Word, true
		}
	}
	return "", false
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

// prepareHandler brings a handler into the shape that the target's rows can hold.
func (w *hookWriter) prepareHandler(s *Server, kind string, h *Hook, e *Event) {
	if w.same {
		return
	}
	if kind == "command" {
		w.shellVariants(s)
		w.joinArgs(s)
		w.projectDir(s)
		w.wrapShell(s)
	}
	w.timeout(s, kind, h, e)
}

// shellVariants moves commands for one shell or system to the keys that the target has.
func (w *hookWriter) shellVariants(s *Server) {
	move := func(from Field, to ...Field) {
		d := s.Get(from)
		if d == nil || w.form.values.row(from, false) != nil {
			return
		}
		for _, f := range to {
			if w.form.values.row(f, false) != nil && s.Get(f) == nil {
				w.log.change(MsgKeyRenamed, d.Key, d.Key, w.form.values.row(f, false).Key, d.Place)
				d.Field = f
				return
			}
		}
	}
	move(HookPowerShell, HookWindows)
	move(HookWindows, HookPowerShell)
	move(HookBash, HookCommand)
	if s.Get(HookCommand) == nil {
		move(HookLinux, HookBash, HookCommand)
		move(HookMac, HookBash, HookCommand)
	}
	if s.Get(HookCommand) == nil && w.form.values.row(HookBash, false) == nil {
		move(HookPowerShell, HookCommand)
		move(HookWindows, HookCommand)
	}
}

// joinArgs quotes program and arguments into one line where the target has no list for them.
func (w *hookWriter) joinArgs(s *Server) {
	args, command := s.Get(HookArgs), s.Get(HookCommand)
	if args == nil || command == nil || w.form.values.row(HookArgs, false) != nil {
		return
	}
	line := []string{command.Text.Text}
	for i := range args.List {
		line = append(line, args.List[i].Text)
	}
	before := command.Text.Text
	command.Text.Text = JoinWords(line)
	s.Drop(HookArgs)
	w.log.change(MsgArgsJoined, args.Key, before, clip(JoinWords(line)), args.Place)
}

// projectDir spells the project's folder as the target's commands do.
func (w *hookWriter) projectDir(s *Server) {
	if w.source == nil {
		return
	}
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case HookCommand, HookBash, HookLinux, HookMac:
		default:
			continue
		}
		for _, name := range w.source.ProjectDirVars {
			for _, spelt := range [...]string{"${" + name + "}", "$" + name} {
				if !strings.Contains(d.Text.Text, spelt) {
					continue
				}
				if w.form.ProjectDir == "" {
					w.log.say(MsgProjectDirLost, d.Key, d.Text.Place, spelt)
					break
				}
				if w.form.ProjectDir == "${"+name+"}" {
					break // the same variable; both spellings mean it to a shell
				}
				d.Text.Text = strings.ReplaceAll(d.Text.Text, spelt, w.form.ProjectDir)
				w.log.change(MsgReferenceTranslated, d.Key, spelt, w.form.ProjectDir, d.Text.Place)
				break
			}
		}
	}
}

// wrapShell runs what needs a shell through one, for agents that start commands without.
func (w *hookWriter) wrapShell(s *Server) {
	d := s.Get(HookCommand)
	if d == nil || !w.form.NoShell || !strings.ContainsAny(d.Text.Text, "|&;<>$`*?(){}\n") {
		return
	}
	before := d.Text.Text
	d.Text.Text = "sh -c " + JoinWords([]string{before})
	w.log.change(MsgShellWrapped, d.Key, clip(before), "sh -c …", d.Place)
}

// timeout cuts a time-out to what the target takes, and tells when a missing one means less there.
func (w *hookWriter) timeout(s *Server, kind string, h *Hook, e *Event) {
	d := s.Get(HookTimeout)
	if d == nil {
		if w.source == nil || kind != "command" {
			return
		}
		theirs, ours := w.source.timeout(h.event), w.form.timeout(e)
		if ours > 0 && theirs > ours {
			w.log.say(MsgHookDefault, "timeout", syntax.Place{}, seconds(theirs), seconds(ours))
		}
		return
	}
	if w.form.MostTimeout > 0 && d.Seconds > w.form.MostTimeout {
		w.log.say(MsgHookTimeoutCut, d.Key, d.Place, seconds(w.form.MostTimeout))
		d.Seconds = w.form.MostTimeout
	}
	if whole := float64(int64(d.Seconds)); w.form.WholeTimeout && whole != d.Seconds {
		w.log.change(MsgTimeRounded, d.Key, d.Text.Text, seconds(whole+1), d.Place)
		d.Seconds = whole + 1
	}
}

func seconds(f float64) string {
	text, _ := spellTime(f, AsSeconds)
	return text + " s"
}

// unwritten answers for a field of a handler that the target has no key for.
func (w *hookWriter) unwritten(d *Datum) {
	switch d.Field {
	case HookEnabled, HookName, HookDescription, HookStatus:
		if d.Field == HookEnabled && !d.On {
			return // carried by a list, or by the name's own switch
		}
		w.log.say(MsgHookLabelDropped, d.Key, d.Place, fieldName(d.Field))
		return
	case HookFailClosed:
		if d.On {
			w.log.Add(&Finding{Message: MsgFailClosedLost, Field: d.Key, Guard: CanFailOpen, Place: d.Place})
			return
		}
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
