package convert

import "strings"

// tellPlainURL tells when the target does not call an address without https, or one of this machine only where a variable says so.
func (w *hookWriter) tellPlainURL(s *Server) {
	url := s.Get(HookURL)
	switch {
	case url == nil || !w.form.HTTPSOnly || !strings.HasPrefix(url.Text.Text, "http://"):
	case w.form.LocalHTTP != "" && isLocal(url.Text.Text):
		w.log.say(MsgHookLocalURL, url.Key, url.Text.Place, w.form.LocalHTTP)
	default:
		w.log.say(MsgHookPlainURL, url.Key, url.Text.Place)
	}
}
