package convert

import (
	"slices"
	"strings"
)

// overBridge takes a bridge away where the agent loads the remote server behind it, and puts one in where it loads no such
// server and the person wants one.
func (w *serverWriter) overBridge(s *Server) *Server {
	if w.same {
		return s
	}
	if s.Transport == Stdio {
		behind := behindBridge(s)
		switch {
		case behind == nil:
			return s
		case !w.form.reaches(behind.Transport):
			return w.filledByBridge(s)
		}
		before := s.Get(Command).Key + " " + s.Get(Args).Key
		if env := s.Get(EnvVars); env != nil {
			before += " " + env.Key
		}
		w.log.change(MsgBridgeTaken, s.Get(Args).Key, before, behind.Text(URL), s.Place)
		return behind
	}
	if !w.options.Bridge || w.form.reaches(s.Transport) || s.Transport == WS || w.form.loads(Stdio) == nil {
		return s
	}
	w.log.say(MsgBridgeWritten, s.Get(URL).Key, s.Place, s.Transport.Label())
	return bridged(s)
}

// filledByBridge gives a bridge as an agent gets it that fills in nothing in arguments: what the bridge fills in from its own
// variables is plain text to such an agent.
func (w *serverWriter) filledByBridge(s *Server) *Server {
	if w.form.expandsEnv(Args) {
		return s
	}
	out := *s
	out.Data = slices.Clone(s.Data)
	args := out.Get(Args)
	args.List = slices.Clone(args.List)
	own := ownVars(s)
	for i := range args.List {
		if own.fill(args.List[i].Text) {
			args.List[i].Parts = nil
		}
	}
	return &out
}

// reaches says whether the agent can connect by that transport.
func (f *serverForm) reaches(t Transport) bool {
	return f.loads(t) != nil || t == Unspecified && f.loads(HTTP) != nil
}

// transport decides how the target says the server's transport; nil when it does not load it.
func (w *serverWriter) transport(s *Server) (*TransportForm, Transport) {
	t := s.Transport
	if w.form.BareURL == Unspecified && s.Remote() && (t == Unspecified || w.same && !s.Pinned && w.form.loads(t) != nil) {
		return &openTransport, HTTP
	}
	if t == Unspecified {
		if form := w.form.loads(HTTP); form != nil {
			if w.form.tells(HTTP) && !w.same {
				m := MsgGuessedHTTP
				if form.FallsBack {
					m = MsgTriesBoth
				}
				w.log.say(m, s.Get(URL).Key, s.Get(URL).Place)
			}
			return form, HTTP
		}
	} else if form := w.form.loads(t); form != nil {
		if w.same {
			form = w.form.worded(form, s.Word)
		}
		if t != Stdio && s.Pinned && !w.form.tells(t) && form.Doubt == "" {
			w.log.change(MsgTransportImplied, "transport", t.Label(), "url", s.Place, t.Label())
		}
		if form.Doubt != "" && !w.same {
			w.log.say(MsgTransportDoubt, "transport", s.Place, form.Doubt)
		}
		return form, t
	}
	place := s.Place
	if d := s.Get(URL); d != nil {
		place = d.Place
	}
	hint := w.form.RemoteHint
	if t == WS {
		hint = ""
	}
	w.log.say(MsgTransportRefused, "transport", place, t.Label(), w.form.loadList(), hint)
	if s.Remote() && t != WS && w.form.loads(Stdio) != nil {
		w.log.say(MsgBridgeOffered, "transport", place)
	}
	return nil, t
}

// openTransport is how a URL is written that may be of one transport or another: without a word.
var openTransport = TransportForm{Transport: Unspecified}

// worded gives the form with that word where the agent has two words for one transport that are not quite the same.
func (f *serverForm) worded(form *TransportForm, word string) *TransportForm {
	for i := range f.Transports {
		if other := &f.Transports[i]; other.Transport == form.Transport && other.Word == word && word != "" {
			return other
		}
	}
	return form
}

// loadList names the transports that the agent loads.
func (f *serverForm) loadList() string {
	var names []string
	for i := range f.Transports {
		if label := f.Transports[i].Transport.Label(); !slices.Contains(names, label) {
			names = append(names, label)
		}
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// isWholeAddress says whether a text is an address that a strict reader takes.
func isWholeAddress(s string) bool {
	return isAddress(s) && len(s) > len("https://") && s[len(s)-1] > ' '
}
