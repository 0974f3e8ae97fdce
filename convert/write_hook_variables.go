package convert

import (
	"slices"
	"strings"
)

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
		for _, name := range usedNames(d.Text.Text) {
			if sets(d.Text.Text, name) || !w.source.setsVar(name) {
				continue
			}
			if hasBeginning(w.form.PluginVars, name) {
				w.log.say(MsgHookVarPlugin, d.Key, d.Text.Place, "$"+name)
				continue
			}
			if w.source.ownVar(name) && !w.form.ownVar(name) && !slices.Contains(w.source.ProjectDirVars, name) && !slices.Contains(w.form.ProjectDirVars, name) {
				w.log.say(MsgHookVarLost, d.Key, d.Text.Place, "$"+name)
			}
		}
	}
}

// ownVar says whether the agent alone sets a variable for its hooks.
func (f *HookFormat) ownVar(name string) bool { return hasBeginning(f.OwnVars, name) }

// setsVar says whether the agent sets a variable, unless it is one of its names that it is known not to set.
func (f *HookFormat) setsVar(name string) bool {
	return f.SetVars == nil || !f.ownVar(name) || hasBeginning(f.SetVars, name) || slices.Contains(f.ProjectDirVars, name)
}

// hasBeginning says whether a name has one of these beginnings.
func hasBeginning(list []string, name string) bool {
	return slices.ContainsFunc(list, func(begin string) bool { return strings.HasPrefix(name, begin) })
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

// usedNames gives the variables that a command uses: in the shell's own forms, between percent signs, and as programs in it read
// their environment.
func usedNames(command string) []string {
	out := shellNames(command)
	if !strings.Contains(command, "env") && strings.IndexByte(command, '%') < 0 {
		return out
	}
	for i := 0; i < len(command); {
		n := nameLength(command[i:])
		if name := command[i : i+n]; strings.IndexByte(name, '_') > 0 && strings.ToUpper(name) == name {
			out = appendNew(out, name)
		}
		i += max(n, 1)
	}
	return out
}

// nameAt gives where a name stands in a text by itself, not as a part of a longer one; -1 when it does not.
func nameAt(text, name string) int {
	for from := 0; ; {
		at := strings.Index(text[from:], name)
		if at < 0 {
			return -1
		}
		at += from
		before := at > 0 && name[0] != '$' && nameLength(text[at-1:]) > 0
		if !before && nameLength("x"+text[at+len(name):]) == 1 {
			return at
		}
		from = at + 1
	}
}

func holdsName(text, name string) bool { return nameAt(text, name) >= 0 }

// sets says whether a command gives a variable its value itself.
func sets(command, name string) bool {
	at := nameAt(command, name)
	return at >= 0 && strings.HasPrefix(command[at+len(name):], "=")
}

// replaceNames puts another text in the place of a name wherever it stands by itself.
func replaceNames(text, name, to string) string {
	out := ""
	for {
		at := nameAt(text, name)
		if at < 0 {
			return out + text
		}
		out += text[:at] + to
		text = text[at+len(name):]
	}
}

// replaceDefaults puts a text in the place of a variable that has a default in its braces: ${NAME:-x}, ${NAME:?x}. An empty default
// only keeps the shell from complaining.
func replaceDefaults(text, name, to string) string {
	for _, form := range [...]string{":-", "-", ":?", "?", ":="} {
		for {
			before, after, found := strings.Cut(text, "${"+name+form)
			end := closingBrace(after)
			if !found || end < 0 {
				break
			}
			text = before + to + after[end+1:]
		}
	}
	return text
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
