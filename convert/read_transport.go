package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// takeWord takes the transport's word: first under the agent's own key, then under the keys of others.
func (r *serverReader) takeWord(keys *taker, s *Server) (Transport, *syntax.Pair) {
	for i := range r.format.rows {
		row := &r.format.rows[i]
		if row.Field != Word {
			continue
		}
		if pair := keys.peek(row.path); pair != nil && isScalar(pair.Value) {
			keys.take(row.path)
			if t, ok := r.format.words[pair.Value.Text]; ok {
				s.Word = pair.Value.Text
				return t, pair
			}
			if t := transportWord(pair.Value.Text); row.Old && t != NoTransport {
				r.log.say(MsgOldKey, row.Key, pair.KeyPlace, r.format.rowKey(Word))
				return t, pair
			}
			return r.foreignWord(pair), pair
		}
	}
	for _, key := range wordKeys {
		pair := keys.peek([]string{key})
		if pair == nil || pair.Value.Kind != syntax.String || r.format.keys[key].is&knownOwn != 0 {
			continue
		}
		t := transportWord(pair.Value.Text)
		if t == NoTransport {
			continue
		}
		keys.take([]string{key})
		if r.format.row(Word, true) == nil && r.format.row(Word, false) == nil {
			r.log.say(MsgNoTransportKey, key, pair.KeyPlace, pair.Value.Text)
		} else {
			r.log.say(MsgWrongKey, key, pair.KeyPlace, "transport", r.format.rowKey(Word))
		}
		return t, pair
	}
	return NoTransport, nil
}

func (f *serverForm) rowKey(field Field) string {
	for i := range f.rows {
		if f.rows[i].Field == field && !f.rows[i].ReadOnly {
			return f.rows[i].Key
		}
	}
	return ""
}

// foreignWord reads a word that stands under the right key but is none of the agent's.
func (r *serverReader) foreignWord(pair *syntax.Pair) Transport {
	t := transportWord(pair.Value.Text)
	if t == NoTransport {
		r.log.say(MsgUnknownWord, pair.Key, pair.Value.Place, clip(pair.Value.Text))
		return NoTransport
	}
	own := ""
	if form := r.format.loads(t); form != nil {
		own = form.Word
	}
	if own == "" {
		if r.format.loads(t) != nil { // of a transport that it does not load at all, more is told later
			r.log.say(MsgForeignWordNone, pair.Key, pair.Value.Place, clip(pair.Value.Text), t.Label())
		}
		return t
	}
	r.log.say(MsgForeignWord, pair.Key, pair.Value.Place, clip(pair.Value.Text), t.Label(), own)
	return t
}

// addressAsCommand reads a command that is a URL as the remote server it means. For agents that keep the address under
// the command's key the word decides, whatever the address looks like.
func (r *serverReader) addressAsCommand(s *Server, word Transport) {
	d := s.Get(Command)
	if d == nil || s.Get(URL) != nil {
		return
	}
	row := r.format.row(URL, true)
	if own := row != nil && row.Key == d.Key && word != NoTransport && word != Stdio && strings.ContainsAny(d.Text.Text, ":/.$"); !own {
		if !isAddress(d.Text.Text) {
			return
		}
		if r.format.keys[d.Key].is&knownRow != 0 && r.format.Tidy == nil {
			belongs := ""
			if row != nil && row.Key != d.Key {
				belongs = row.Key
			}
			r.log.say(MsgAddressAsCommand, d.Key, d.Place, belongs)
		}
	}
	d.Field = URL
}

func isAddress(s string) bool {
	return strings.HasPrefix(s, "http://") || strings.HasPrefix(s, "https://") || strings.HasPrefix(s, "ws://") || strings.HasPrefix(s, "wss://")
}

// settleTransport decides what the entry is from its word, its keys and its address.
func (r *serverReader) settleTransport(s *Server, word Transport, pair *syntax.Pair, e *Entry) bool {
	command, url := s.Get(Command), s.Get(URL)
	hasCommand := command != nil && strings.TrimSpace(command.Text.Text) != ""
	hasURL := url != nil && strings.TrimSpace(url.Text.Text) != ""
	if hasCommand && hasURL {
		hasCommand, hasURL = r.commandAndURL(s, word, e)
	}
	switch {
	case hasCommand:
		if word != NoTransport && word != Stdio {
			r.log.say(MsgWordAgainstCommand, pair.Key, pair.Value.Place, word.Label())
		}
		s.Transport, s.Pinned = Stdio, true
		s.Drop(URL)
	case hasURL:
		r.settleRemote(s, word, pair)
	default:
		r.log.say(MsgEntryEmpty, "", e.Place)
		return false
	}
	return true
}

// commandAndURL decides between a command and a url in one entry; the loser becomes an extra, so that it is told.
func (r *serverReader) commandAndURL(s *Server, word Transport, e *Entry) (command, url bool) {
	loser := URL
	if word != NoTransport && word != Stdio {
		loser = Command
	}
	message := MsgCommandAndURL
	if word == NoTransport {
		message = MsgCommandAndURLGuess
	}
	d := s.Get(loser)
	r.log.say(message, d.Key, d.Place)
	s.Extras = append(s.Extras, Extra{Path: []string{d.Key}, Node: &syntax.Node{Kind: syntax.String, Text: d.Text.Text}, Place: d.Place})
	s.Drop(loser)
	return loser == URL, loser == Command
}

func (r *serverReader) settleRemote(s *Server, word Transport, pair *syntax.Pair) {
	s.Drop(Command)
	url := s.Get(URL)
	if word == Stdio {
		r.log.say(MsgWordAgainstURL, pair.Key, pair.Value.Place)
		word = NoTransport
	}
	switch {
	case word == Unspecified && s.Pinned:
	case word != NoTransport:
		if s.Pinned && s.Transport != word {
			r.log.say(MsgWordAgainstKey, url.Key, url.Place, word.Label(), s.Transport.Label())
			break
		}
		s.Transport, s.Pinned = word, word != Unspecified
	case s.Pinned:
	case strings.HasPrefix(url.Text.Text, "ws://") || strings.HasPrefix(url.Text.Text, "wss://"):
		s.Transport = WS
	case r.format.byPath(url.Text.Text) != NoTransport:
		s.Transport = r.format.byPath(url.Text.Text)
	case r.format.BareURL == NoTransport && !r.format.remote():
		s.Transport = Unspecified
	case r.format.BareURL == NoTransport:
		s.Transport = Unspecified
		r.log.say(MsgURLNeedsType, url.Key, url.Place)
	default:
		s.Transport = r.format.BareURL
		if form := r.format.loads(HTTP); s.Transport == SSE && form != nil && !endsInSSE(url.Text.Text) {
			r.log.say(MsgBareSSE, url.Key, url.Place, r.format.rowKey(Word), form.Word)
		}
	}
	if s.Transport == Unspecified && endsInSSE(url.Text.Text) {
		s.Transport = SSE
		r.log.say(MsgSSEByAddress, url.Key, url.Place)
	}
	if s.Transport != Unspecified && r.format.loads(s.Transport) == nil || !r.format.remote() {
		r.log.say(MsgSourceRefuses, url.Key, url.Place, s.Transport.Label(), r.format.loadList(), r.format.RemoteHint)
	}
}

// endsInSSE says whether the path of an address ends in /sse, as servers with the older transport name it.
func endsInSSE(address string) bool { return pathEnds(address, "/sse") }

func pathEnds(address, end string) bool {
	path, _, _ := strings.Cut(address, "?")
	path, _, _ = strings.Cut(path, "#")
	return strings.HasSuffix(strings.TrimSuffix(path, "/"), end)
}

// byPath gives the transport that the agent takes from the end of an address, or NoTransport.
func (f *serverForm) byPath(address string) Transport {
	for i := range f.ByPath {
		p := &f.ByPath[i]
		if path, _, _ := strings.Cut(address, "?"); pathEnds(address, p.End) || p.Inside && strings.Contains(path, p.End+"/") {
			return p.Transport
		}
	}
	return NoTransport
}
