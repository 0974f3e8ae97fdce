package convert

import (
	"slices"
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
	}
	w.timeout(s, kind, h, e)
	return true
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
	if shell := s.Get(HookShell); shell != nil && shell.Text.Text == "powershell" && w.form.values.row(HookShell, false) == nil && w.form.values.row(HookPowerShell, false) != nil {
		if d := s.Get(HookCommand); d != nil {
			w.log.change(MsgKeyRenamed, d.Key, d.Key, w.form.values.row(HookPowerShell, false).Key, d.Place)
			d.Field = HookPowerShell
			s.Drop(HookShell)
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

// joinArgs quotes program and arguments into one line where the target has no list for them. The project's folder in them is
// left to a shell, since no target is known to fill it in.
func (w *hookWriter) joinArgs(s *Server) {
	args, command := s.Get(HookArgs), s.Get(HookCommand)
	if args == nil || command == nil {
		return
	}
	line, refers := w.shellWord(command.Text.Text)
	for i := range args.List {
		word, ref := w.shellWord(args.List[i].Text)
		line += " " + word
		refers = refers || ref
	}
	if w.form.values.row(HookArgs, false) != nil && !refers {
		return
	}
	key, place, before := args.Key, args.Place, command.Text.Text // Drop moves the others up into its place
	command.Text.Text = line
	s.Drop(HookArgs)
	w.log.change(MsgArgsJoined, key, before, clip(line), place)
}

// shellWord quotes a word for a shell, and says whether it holds the project's folder, which must still be filled in.
func (w *hookWriter) shellWord(word string) (quoted string, refers bool) {
	if w.source != nil {
		for _, name := range w.source.ProjectDirVars {
			spelt := "${" + name + "}"
			if before, after, found := strings.Cut(word, spelt); found {
				escape := strings.NewReplacer(`\`, `\\`, `"`, `\"`, "$", `\$`, "`", "\\`")
				return `"` + escape.Replace(before) + spelt + escape.Replace(after) + `"`, true
			}
		}
	}
	return JoinWords([]string{word}), false
}

// projectDir spells the project's folder as the target's commands do.
func (w *hookWriter) projectDir(s *Server, h *Hook) {
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
				cwd := s.Get(HookCwd) != nil
				if w.form.ProjectDir == "" || w.form.ProjectDir == "." && cwd {
					f := &Finding{Message: MsgProjectDirLost, Field: d.Key, Args: []string{spelt}, Place: d.Text.Place}
					if h.Can&Block != 0 {
						f.Guard = CanFailOpen
					}
					w.log.Add(f)
					break
				}
				if w.form.ProjectDir == "${"+name+"}" {
					break // the same variable; both spellings mean it to a shell
				}
				if w.form.ProjectDir == "." {
					d.Text.Text = strings.ReplaceAll(d.Text.Text, `"`+spelt+`"`, ".")
				}
				d.Text.Text = strings.ReplaceAll(d.Text.Text, spelt, w.form.ProjectDir)
				if w.form.ProjectCwd && !cwd {
					s.Data = append(s.Data, Datum{Field: HookCwd, Key: "cwd", Text: Value{Text: "."}})
					d = &s.Data[i]
				}
				w.log.change(MsgReferenceTranslated, d.Key, spelt, w.form.ProjectDir, d.Text.Place)
				break
			}
		}
	}
}

// wrapShell runs what needs a shell through one, for agents that start commands without, or take one word for a file.
func (w *hookWriter) wrapShell(s *Server) {
	d := s.Get(HookCommand)
	if d == nil {
		return
	}
	before, message := d.Text.Text, MsgNone
	switch {
	case w.form.NoShell && strings.ContainsAny(before, "|&;<>$`*?(){}\n"):
		message = MsgShellWrapped
	case w.form.WordIsPath && !strings.ContainsAny(before, " |&;><$") && !strings.HasPrefix(before, "~") && !strings.HasPrefix(before, "/"):
		message = MsgHookWordWrapped
	default:
		return
	}
	d.Text.Text = "sh -c " + JoinWords([]string{before})
	w.log.change(message, d.Key, clip(before), "sh -c …", d.Place)
}

// scriptOnly brings a command into the form of an agent that runs nothing but script files: the path, and arguments beside it.
func (w *hookWriter) scriptOnly(s *Server) bool {
	d := s.Get(HookCommand)
	if d == nil || w.form.ScriptsOnly == "" {
		return true
	}
	words := []string{d.Text.Text}
	if s.Get(HookArgs) == nil {
		if words = SplitWords(d.Text.Text); strings.ContainsAny(d.Text.Text, "|&;<>$`*?(){}\n") {
			words = nil
		}
	}
	if len(words) == 0 || !strings.HasSuffix(words[0], w.form.ScriptsOnly) || words[0][0] != '/' {
		w.log.say(MsgScriptOnly, d.Key, d.Place, w.form.ScriptsOnly)
		return false
	}
	if len(words) > 1 {
		args := Datum{Field: HookArgs, Key: d.Key, Place: d.Place}
		for _, word := range words[1:] {
			args.List = append(args.List, Value{Text: word, Place: d.Text.Place})
		}
		d.Text.Text = words[0]
		s.Data = append(s.Data, args)
	}
	return true
}

// tellOwnVars tells of variables in commands that only the source sets.
func (w *hookWriter) tellOwnVars(s *Server) {
	if w.source == nil {
		return
	}
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case HookCommand, HookBash, HookLinux, HookMac, HookPowerShell, HookWindows:
		default:
			continue
		}
		if w.form.FillsIn && !w.source.FillsIn && d.Field != HookPowerShell && d.Field != HookWindows {
			for _, name := range quotedNames(d.Text.Text) {
				w.log.say(MsgLiteralExpanded, d.Key, d.Text.Place, "$"+name)
			}
		}
		for _, name := range shellNames(d.Text.Text) {
			if w.source.ownVar(name) && !w.form.ownVar(name) && !slices.Contains(w.source.ProjectDirVars, name) && !slices.Contains(w.form.ProjectDirVars, name) {
				w.log.say(MsgHookVarLost, d.Key, d.Text.Place, "$"+name)
			}
		}
	}
}

// ownVar says whether the agent alone sets a variable for its hooks.
func (f *HookFormat) ownVar(name string) bool {
	return slices.ContainsFunc(f.OwnVars, func(begin string) bool { return strings.HasPrefix(name, begin) })
}

// quotedNames gives the variables in a shell command that the shell itself leaves alone: inside single quotes, and after a
// backslash.
func quotedNames(command string) []string {
	var out []string
	single, double := false, false
	for i := 0; i < len(command); i++ {
		switch c := command[i]; {
		case c == '\'' && !double:
			single = !single
		case c == '"' && !single:
			double = !double
		case c == '\\' && !single:
			i++
			if i < len(command) && command[i] == '$' {
				out = addNames(out, command[i:])
			}
		case c == '$' && single:
			out = addNames(out, command[i:])
		}
	}
	return out
}

// addNames adds the variable that a text begins with.
func addNames(list []string, text string) []string {
	name := strings.TrimPrefix(text[1:], "{")
	if name = name[:nameLength(name)]; name != "" {
		list = appendNew(list, name)
	}
	return list
}

// shellNames gives the variables that a shell command uses, each once.
func shellNames(command string) []string {
	var out []string
	for rest := command; ; {
		at := strings.IndexByte(rest, '$')
		if at < 0 {
			return out
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(rest[at+1:], "{"), "env:")
		end := 0
		for end < len(rest) && strings.IndexByte(letters+"_", rest[end]) >= 0 {
			end++
		}
		if end > 0 {
			out = appendNew(out, rest[:end])
		}
	}
}

// tellHeaderVars tells when the target is not known to fill in the variables in headers.
func (w *hookWriter) tellHeaderVars(s *Server) {
	headers := s.Get(HookHeaders)
	if headers == nil || w.form.values.row(HookAllowedEnv, false) != nil {
		return
	}
	for i := range headers.Map {
		for _, name := range shellNames(headers.Map[i].Value.Text) {
			w.log.say(MsgHookVarUnfilled, headers.Map[i].label(headers.Key), headers.Map[i].Value.Place, "$"+name)
		}
	}
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
