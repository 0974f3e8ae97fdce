package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// serverReader turns the entries of one agent's file into servers.
type serverReader struct {
	format *serverForm
	log    *Log
	data   slab[Datum] // room for what is read
}

// read takes one entry apart. ok is false when it is unusable; the log then says why.
func (r *serverReader) read(e *Entry) (s Server, ok bool) {
	r.log.About(e.Name, false)
	for i := range e.Notes {
		note := e.Notes[i]
		r.log.Add(&note)
	}
	node := e.Node
	if node.Kind == syntax.String {
		if e.Name != "" && isRemark(e.Name) {
			r.log.say(MsgRemark, "", e.Place)
			return s, false
		}
		node = entryOfLine(node)
	}
	if node.Kind != syntax.Map {
		r.log.say(MsgEntryNotMap, "", e.Place, kindName(node))
		return s, false
	}
	s = Server{Name: e.Name, Scope: e.Scope, Place: e.Place, From: node, Alternative: e.Alternative, inputs: e.Inputs}
	node = r.innerName(&s, node)
	if r.format.Tidy != nil {
		tidy := r.format.Tidy(node)
		r.tellFolded(&s, node, tidy)
		node = tidy
	}
	node = r.flatten(r.trimKeys(node))
	if r.supplied(node, e) {
		return s, false
	}
	keys := newTaker(node)
	s.Data = r.data.take(min(len(node.Pairs)+1, 8))[:0]
	r.takeRows(keys, &s)
	word, wordPair := r.takeWord(keys, &s)
	r.takeSpellings(keys, &s)
	r.takeUnitless(keys, &s)
	r.fromEntry(&s)
	s.Extras = r.labelled(append(keys.left(nil), e.Outer...))
	r.addressAsCommand(&s, word)
	if !r.settleTransport(&s, word, wordPair, e) {
		return s, false
	}
	s.Extras = r.fitting(s.Extras, s.Remote())
	r.splitCommand(&s)
	if e.Off {
		s.Set(&Datum{Field: Enabled, Key: "off list", Place: e.Place})
	}
	r.tellSecrets(&s)
	return s, true
}

// labelled gives each leftover what the description says of it. A map of which single keys are the agent's own is taken
// apart, so that each goes its own way.
func (r *serverReader) labelled(extras []Extra) []Extra {
	for i := 0; i < len(extras); i++ {
		if e := &extras[i]; e.Node.Kind == syntax.Map && len(e.Path) == 1 && r.ownsInside(e.Path[0]) {
			var parts []Extra
			for j := range e.Node.Pairs {
				p := &e.Node.Pairs[j]
				parts = append(parts, Extra{Path: []string{e.Path[0], p.Key}, Node: p.Value, Place: p.KeyPlace})
			}
			extras = append(extras[:i:i], append(parts, extras[i+1:]...)...)
			i += len(parts) - 1
		}
	}
	for i := range extras {
		e := &extras[i]
		e.Unknown = r.format.keys[e.Path[0]].is == 0
		for j := range r.format.Own {
			own := &r.format.Own[j]
			if own.Key == e.Key() {
				e.Label, e.Private = own.Label, own.Private
			}
		}
	}
	return extras
}

// fitting leaves out the keys whose values the agent does not take, where it would not load the entry with them, and tells of each.
func (r *serverReader) fitting(extras []Extra, remote bool) []Extra {
	if r.format.Misfit < UnknownLosesEntry {
		return extras
	}
	return slices.DeleteFunc(extras, func(e Extra) bool {
		for i := range r.format.Own {
			own := &r.format.Own[i]
			if own.Key != e.Key() || !own.On.fits(remote) || own.takes(e.Node) {
				continue
			}
			found := kindName(e.Node)
			switch {
			case own.Wants.fits(e.Node):
				found = clip(e.Node.Text)
			case shapes(e.Node) == WantsTexts:
				found = "a list of texts"
			}
			message := MsgOwnMisfit
			if r.format.Misfit == UnknownLosesFile {
				message = MsgOwnMisfitFile
			}
			r.log.say(message, e.Key(), e.Node.Place, found, own.wanted())
			return true
		}
		return false
	})
}

// ownsInside says whether the agent's own keys stand inside a map of that name.
func (r *serverReader) ownsInside(key string) bool {
	for i := range r.format.Own {
		if k := r.format.Own[i].Key; len(k) > len(key) && k[len(key)] == '.' && k[:len(key)] == key {
			return true
		}
	}
	return false
}

// splitCommand takes a command line apart that stands in one text.
func (r *serverReader) splitCommand(s *Server) {
	d := s.Get(Command)
	if d == nil || s.Transport != Stdio {
		return
	}
	if args := s.Get(Args); args != nil && len(args.List) > 0 {
		return
	}
	line := strings.TrimSpace(d.Text.Text)
	action := wholeAction(line)
	first, rest, found := strings.Cut(line[action:], " ")
	first = line[:action] + first
	if !found || strings.ContainsAny(first, "/\\") && !strings.HasPrefix(rest, "-") {
		return
	}
	words := SplitWords(d.Text.Text)
	if len(words) < 2 {
		return
	}
	list := make([]Value, len(words))
	for i, w := range words {
		list[i] = r.value(&syntax.Node{Kind: syntax.String, Text: w, Place: d.Text.Place}, Args)
	}
	d.Text = list[0]
	s.Set(&Datum{Field: Args, Key: d.Key, List: list[1:], Place: d.Place})
	r.log.say(MsgCommandSplit, d.Key, d.Place)
}

func kindName(n *syntax.Node) string {
	return [...]string{"null", "a boolean", "a number", "a text", "a date", "a map", "a list"}[n.Kind]
}

// clip shortens a word from the paste for a message.
//
//go:noinline
func clip(s string) string {
	const most = 40
	if len(s) <= most {
		return s
	}
	cut := most
	for cut > 0 && s[cut]&0xC0 == 0x80 {
		cut--
	}
	return s[:cut] + "…"
}

// fieldName is the field in plain words.
func fieldName(f Field) string {
	return [fieldCount]string{"", "transport", "command", "arguments", "environment variables", "passed-on variables", "environment file",
		"working folder", "address", "headers", "on/off switch", "start-up time-out", "time-out of calls", "allowed tools", "hidden tools",
		"tools that run without asking", "trust", "description", "display name", "OAuth switch", "OAuth client id", "OAuth client secret", "OAuth scopes",
		"OAuth callback port", "OAuth redirect address", "OAuth metadata address", "OAuth authorization address", "OAuth token address",
		"OAuth issuer", "OAuth resource", "OAuth audiences", "original name",
		"matcher", "command", "arguments", "command for Windows", "command for Linux", "command for macOS", "command for bash", "command for PowerShell",
		"time-out", "working folder", "environment variables", "running in the background", "status message", "name", "description", "condition",
		"closing on failure", "running once", "choice of shell", "loop limit", "prompt", "model", "address", "headers", "list of allowed variables",
		"MCP server", "MCP tool", "on/off switch"}[f]
}
