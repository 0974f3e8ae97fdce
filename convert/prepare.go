package convert

import (
	"slices"
	"strings"
)

// prepare brings a server into the shape that the target's rows can hold: wrappers for the operating system, two
// time-outs in one, references by the target's own means.
func (w *serverWriter) prepare(s *Server) {
	if s.Transport == Stdio {
		w.shellWrapper(s)
		w.commandPath(s)
	}
	w.refusedVars(s)
	w.timeouts(s)
	w.emptyVars(s)
	w.allTools(s)
	w.askedValues(s)
	w.passedOn(s)
	w.referencedVars(s)
	w.referencedHeaders(s)
	w.namedVars(s)
}

// shellWrapper adds `cmd /c` where the agent needs it on Windows, and takes it off elsewhere.
func (w *serverWriter) shellWrapper(s *Server) {
	command, args := s.Get(Command), s.Get(Args)
	if command == nil {
		return
	}
	name := strings.ToLower(command.Text.Text)
	if w.os == Windows {
		// A full path starts without it: it says that the program is a script.
		full := w.form.Launch.NoShellPath && w.options.CommandPaths[command.Text.Text] != ""
		if !full && slices.Contains(w.form.Launch.WindowsShell, strings.TrimSuffix(name, ".cmd")) {
			list := []Value{{Text: "/c", Place: command.Text.Place}, command.Text}
			if args != nil {
				list = append(list, args.List...)
			}
			w.log.change(MsgShellAdded, command.Key, command.Text.Text, "cmd /c "+command.Text.Text, command.Place)
			key := "args"
			if args != nil {
				key = args.Key
			}
			place := command.Place
			command.Text = Value{Text: "cmd", Place: command.Text.Place}
			s.Set(&Datum{Field: Args, Key: key, List: list, Place: place})
		}
		return
	}
	if name != "cmd" && name != "cmd.exe" || args == nil || len(args.List) < 2 || !strings.EqualFold(args.List[0].Text, "/c") {
		return
	}
	w.log.change(MsgShellRemoved, command.Key, command.Text.Text+" "+args.List[0].Text+" "+args.List[1].Text, args.List[1].Text, command.Place)
	command.Text = args.List[1]
	args.List = args.List[2:]
}

// commandPath helps an app that may not see the shell's PATH: by the full path that the person gave, or by telling.
func (w *serverWriter) commandPath(s *Server) {
	command := s.Get(Command)
	if !w.form.Launch.NoShellPath || command == nil || !command.Text.IsLiteral() || strings.ContainsAny(command.Text.Text, "/\\") {
		return
	}
	name := command.Text.Text
	full := w.options.CommandPaths[name]
	if full == "" {
		if name != "cmd" && !w.same {
			finder := "which"
			if w.os == Windows {
				finder = "where"
			}
			w.log.say(MsgPathNotInherited, command.Key, command.Place, name, finder)
		}
		return
	}
	command.Text = Value{Text: full, Place: command.Text.Place}
	vars := s.Get(EnvVars)
	if vars != nil && slices.ContainsFunc(vars.Map, func(n Named) bool { return strings.EqualFold(n.Name, "PATH") }) {
		w.log.change(MsgFullPath, command.Key, name, full, command.Place)
		return
	}
	path := Named{Name: "PATH", Value: Value{Text: searchPath(full, w.os)}}
	var list []Named
	if vars != nil {
		list = append(list, vars.Map...)
	}
	d := Datum{Field: EnvVars, Key: "env", Map: append(list, path), Place: command.Place}
	if vars != nil {
		d.Key, d.Place = vars.Key, vars.Place
	}
	s.Set(&d)
	w.log.change(MsgFullPathAdded, command.Key, name, full, command.Place)
}

// searchPath gives a PATH that finds the program's neighbours (npx needs node beside it) and the system's own tools.
func searchPath(program string, os OS) string {
	dir := program[:max(strings.LastIndexAny(program, "/\\"), 0)]
	if os == Windows {
		return dir + `;C:\Windows\System32;C:\Windows`
	}
	out := dir
	for _, d := range [...]string{"/usr/local/bin", "/usr/bin", "/bin"} {
		if d != dir {
			out += ":" + d
		}
	}
	return out
}

// allTools leaves out a list that allows every tool where the agent has no word for that.
func (w *serverWriter) allTools(s *Server) {
	tools := s.Get(AllowTools)
	if tools == nil || len(tools.List) != 1 || tools.List[0].Text != "*" {
		return
	}
	if row := w.form.row(AllowTools, s.Remote()); row != nil && row.Default != "" {
		return
	}
	w.log.say(MsgAllTools, tools.Key, tools.Place)
	s.Drop(AllowTools)
}

// timeouts makes one time-out of two for agents that have only one.
func (w *serverWriter) timeouts(s *Server) {
	start, call := s.Get(StartupTimeout), s.Get(CallTimeout)
	if start == nil || !w.form.OneTimeout || w.form.row(StartupTimeout, s.Remote()) != nil {
		return
	}
	row := w.form.row(CallTimeout, s.Remote())
	if row == nil {
		return
	}
	if start.NoLimit || call != nil && call.NoLimit {
		return
	}
	text, _ := row.spell(max(start.Seconds, callSeconds(call)))
	if call == nil {
		w.log.change(MsgTimeoutMoved, start.Key, start.Key+": "+start.Text.Text, row.Key+": "+text, start.Place)
		moved := *start
		moved.Field, moved.As = CallTimeout, row.As
		s.Drop(StartupTimeout)
		s.Set(&moved)
		return
	}
	w.log.change(MsgTimeoutsMerged, start.Key, start.Key+": "+start.Text.Text+", "+call.Key+": "+call.Text.Text, row.Key+": "+text, start.Place, call.Key)
	larger := *call
	larger.Seconds = max(start.Seconds, call.Seconds)
	larger.As = row.As
	s.Set(&larger)
	s.Drop(StartupTimeout)
}

// emptyVars tells of variables that the target does not set because they are empty.
func (w *serverWriter) emptyVars(s *Server) {
	vars := s.Get(EnvVars)
	if vars == nil || !w.form.DropsEmptyVars || w.same {
		return
	}
	for i := range vars.Map {
		if v := &vars.Map[i]; v.Value.Text == "" {
			w.log.say(MsgEmptyVar, vars.Key+"."+v.Name, v.Place, v.Name)
		}
	}
}

func callSeconds(d *Datum) float64 {
	if d == nil {
		return 0
	}
	return d.Seconds
}

// passedOn writes names of passed-on variables as references where the target has no list for them.
func (w *serverWriter) passedOn(s *Server) {
	pass := s.Get(EnvPass)
	if pass == nil || w.form.row(EnvPass, s.Remote()) != nil || w.form.row(EnvVars, s.Remote()) == nil || !w.form.expandsEnv(EnvVars) {
		return
	}
	vars := s.Get(EnvVars)
	d := Datum{Field: EnvVars, Key: pass.Key, Place: pass.Place}
	if vars != nil {
		d.Key, d.Place = vars.Key, vars.Place
		d.Map = append(d.Map, vars.Map...)
	}
	for i := range pass.List {
		name := pass.List[i].Text
		w.tellWhole(&pass.List[i], label{key: pass.Key, number: i + 1})
		if slices.ContainsFunc(d.Map, func(n Named) bool { return n.Name == name }) {
			continue
		}
		v := EnvValue("", name)
		v.Parts[0].Raw, v.Place = "", pass.List[i].Place
		d.Map = append(d.Map, Named{Name: name, Value: v, Place: pass.List[i].Place})
		w.log.change(MsgPassedOn, pass.Key, name, w.form.spellEnv(name), pass.List[i].Place, name)
	}
	s.Drop(EnvPass)
	s.Set(&d)
}
