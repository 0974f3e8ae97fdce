package convert

import (
	"slices"
	"strings"
)

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
	w.projectCwd(s)
	for i := range s.Data {
		switch d := &s.Data[i]; d.Field {
		case HookCommand, HookBash, HookLinux, HookMac, HookPowerShell, HookWindows:
			for _, name := range w.source.ProjectDirVars {
				if holdsName(s.Data[i].Text.Text, name) && !sets(s.Data[i].Text.Text, name) {
					w.projectVar(s, h, i, name)
				}
			}
		}
	}
}

// projectCwd spells a hook's working folder that is the project's so that every agent takes it.
func (w *hookWriter) projectCwd(s *Server) {
	d := s.Get(HookCwd)
	if d != nil && w.form.values.row(HookCwd, false) != nil && (d.Text.Text == "${workspaceFolder}" || d.Text.Text == "${workspaceRoot}") {
		w.log.change(MsgReferenceTranslated, d.Key, d.Text.Text, ".", d.Text.Place)
		d.Text.Text = "."
	}
}

// projectVar does so for one variable in one command. In braces and bare it is the folder; with a default in the braces too, since
// the source always sets it. Elsewhere, as in a program that reads its environment, only another variable can take its place.
func (w *hookWriter) projectVar(s *Server, h *Hook, i int, name string) {
	d, to, cwd := &s.Data[i], w.form.ProjectDir, s.Get(HookCwd) != nil
	text, spelt := d.Text.Text, "${"+name+"}"
	own, isVar := strings.CutPrefix(to, "${")
	own = strings.TrimSuffix(own, "}")
	known := slices.Contains(w.form.ProjectDirVars, name)
	if to == "" || to == "." && cwd || isVar && own == name {
		to = ""
	}
	if to != "" && d.Field != HookPowerShell && d.Field != HookWindows {
		if to == "." {
			text = strings.ReplaceAll(strings.ReplaceAll(text, `"`+spelt+`"`, to), `"$`+name+`"`, to)
		}
		text = strings.ReplaceAll(text, spelt, to)
		text = replaceNames(text, "$"+name, to)
		if !known && !isVar {
			text = replaceDefaults(text, name, to)
		}
	}
	if to != "" && isVar && !known {
		text = replaceNames(text, name, own)
	}
	if text != d.Text.Text {
		w.log.change(MsgReferenceTranslated, d.Key, spelled(d.Text.Text, name), w.form.ProjectDir, d.Text.Place)
		d.Text.Text = text
		if w.form.ProjectCwd && !cwd {
			s.Data = append(s.Data, Datum{Field: HookCwd, Key: "cwd", Text: Value{Text: "."}})
		}
	}
	if !known && (holdsName(replaceDefaults(text, name, "."), name) || strings.Contains(text, "${"+name+":-}")) {
		f := &Finding{Message: MsgProjectDirLost, Field: s.Data[i].Key, Args: []string{spelled(text, name)}, Place: s.Data[i].Text.Place}
		if h.Can&Block != 0 {
			f.Guard = CanFailOpen
		}
		w.log.Add(f)
	}
}

// spelled gives a variable as a command spells it.
func spelled(command, name string) string {
	for _, spelt := range [...]string{"${" + name + "}", "$" + name} {
		if holdsName(command, spelt) {
			return spelt
		}
	}
	return name
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
