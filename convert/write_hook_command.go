package convert

import "strings"

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
