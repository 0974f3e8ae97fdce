package convert

import "strings"

// tellUnset tells of variables in commands that the agent itself does not set, though they look like its own.
func (r *hookReader) tellUnset(s *Server) {
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case HookCommand, HookBash, HookLinux, HookMac, HookPowerShell, HookWindows:
			for _, name := range shellNames(d.Text.Text) {
				if !r.form.setsVar(name) && !sets(d.Text.Text, name) {
					r.log.say(MsgHookVarUnset, d.Key, d.Text.Place, "$"+name)
				}
			}
		}
	}
}

// tellBackslashes tells of Windows paths that a POSIX shell takes apart.
func (r *hookReader) tellBackslashes(h *Handler) {
	d := h.Get(HookCommand)
	if d == nil || !r.form.GitBash || h.Get(HookArgs) != nil || h.Text(HookShell) == "powershell" {
		return
	}
	text, quote := d.Text.Text, byte(0)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote = c
		case quote == 0 && c == ':' && i > 0 && strings.IndexByte(letters[:52], text[i-1]) >= 0 && (i == 1 || text[i-2] == ' ') && strings.HasPrefix(text[i+1:], "\\") && !strings.HasPrefix(text[i+1:], "\\\\"):
			r.log.say(MsgHookBackslashes, d.Key, d.Text.Place)
			return
		}
	}
}
