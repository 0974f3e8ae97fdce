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
	r.splitCommand(&s)
	if e.Off {
		s.Set(&Datum{Field: Enabled, Key: "off list", Place: e.Place})
	}
	r.tellSecrets(&s)
	return s, true
}

// tellFolded tells of keys whose values the first hand on the entry made into something else.
func (r *serverReader) tellFolded(s *Server, before, after *syntax.Node) {
	if before == after {
		return
	}
	kept := map[*syntax.Node]bool{}
	scalarNodes(after, kept)
	for i := range before.Pairs {
		p := &before.Pairs[i]
		if slices.Contains(wordKeys, p.Key) {
			continue
		}
		was := map[*syntax.Node]bool{}
		scalarNodes(p.Value, was)
		for n := range was {
			if !kept[n] && n.Text != s.Name {
				r.log.say(MsgFolded, p.Key, p.KeyPlace)
				break
			}
		}
	}
}

func scalarNodes(n *syntax.Node, out map[*syntax.Node]bool) {
	if isScalar(n) {
		out[n] = true
	}
	for _, item := range n.Items {
		scalarNodes(item, out)
	}
	for i := range n.Pairs {
		scalarNodes(n.Pairs[i].Value, out)
	}
}

// innerName takes the name from inside an entry whose key is only an id.
func (r *serverReader) innerName(s *Server, node *syntax.Node) *syntax.Node {
	if r.format.InnerName == "" {
		return node
	}
	e := nameOut(node, r.format.InnerName)
	if e.Name == "" {
		return node
	}
	if s.Name != "" && s.Name != e.Name {
		r.log.About(e.Name, false)
		r.log.say(MsgInnerName, r.format.InnerName, e.Place, s.Name)
	}
	s.Name = e.Name
	return e.Node
}

// entryOfLine reads an entry that is only a text: a URL, or a command line.
func entryOfLine(n *syntax.Node) *syntax.Node {
	m := &syntax.Node{Kind: syntax.Map, Place: n.Place}
	key := "command"
	if isAddress(n.Text) {
		key = "url"
	}
	if strings.TrimSpace(n.Text) == "" {
		return m
	}
	return m.Add(key, n)
}

// flatten lifts what stands in a nested `transport: {type, ...}` to the entry, as some agents write it, and what stands in
// a nested `server` or `config` of an entry that has nothing to run and nowhere to connect itself.
func (r *serverReader) flatten(node *syntax.Node) *syntax.Node {
	for i := range node.Pairs {
		p := &node.Pairs[i]
		switch {
		case p.Value.Kind != syntax.Map:
			continue
		case p.Key == "transport":
		case (p.Key == "server" || p.Key == "config") && looksLikeEntry(p.Value) && r.format.known[p.Key]&knownRow == 0:
		default:
			continue
		}
		flat := &syntax.Node{Kind: syntax.Map, Place: node.Place}
		flat.Pairs = append(flat.Pairs, p.Value.Pairs...)
		flat.Pairs = append(flat.Pairs, node.Pairs[:i]...)
		flat.Pairs = append(flat.Pairs, node.Pairs[i+1:]...)
		if !r.format.Nested && r.format.known[p.Key]&knownOwn == 0 {
			r.log.say(MsgNestedTransport, p.Key, p.KeyPlace)
		}
		return flat
	}
	return node
}

// trimKeys reads keys with spaces around them as what they are meant to be.
func (r *serverReader) trimKeys(node *syntax.Node) *syntax.Node {
	var trimmed *syntax.Node
	for i := range node.Pairs {
		key := strings.TrimSpace(node.Pairs[i].Key)
		if key == node.Pairs[i].Key {
			continue
		}
		if trimmed == nil {
			trimmed = &syntax.Node{Kind: syntax.Map, Pairs: slices.Clone(node.Pairs), Place: node.Place}
		}
		trimmed.Pairs[i].Key = key
		r.log.say(MsgKeySpaces, key, node.Pairs[i].KeyPlace)
	}
	if trimmed != nil {
		return trimmed
	}
	return node
}

// supplied tells of an entry that only sets up what the agent brings itself.
func (r *serverReader) supplied(node *syntax.Node, e *Entry) bool {
	if looksLikeEntry(node) {
		return false
	}
	for i := range r.format.Supplied {
		mark := &r.format.Supplied[i]
		if n := node.Get(mark.Key); n != nil && (mark.Word == "" || n.Text == mark.Word) {
			if e.Name == "" {
				r.log.About(clip(n.Text), false)
			}
			message := MsgSupplied
			if mark.Lost {
				message = MsgSuppliedLost
			}
			r.log.say(message, mark.Key, e.Place, mark.Why)
			r.tellSecretInExtra(&Extra{Path: []string{mark.Key}, Node: n, Place: e.Place})
			return true
		}
	}
	return false
}

// takeRows takes what the agent's own rows know.
func (r *serverReader) takeRows(keys *taker, s *Server) {
	for i := range r.format.rows {
		row := &r.format.rows[i]
		if row.Field == Word {
			continue
		}
		if pair := keys.peek(row.path); pair != nil && (row.As != AsFalse || pair.Value.Kind == syntax.Bool && pair.Value.Text == "false") {
			r.takeRow(keys, s, row.Row, row.path, pair)
		}
	}
}

// takeSpellings takes what other agents would call by that key.
func (r *serverReader) takeSpellings(keys *taker, s *Server) {
	if keys.empty() {
		return
	}
	for i := range spellings {
		row := &spellings[i]
		path := []string{row.Key}
		if strings.IndexByte(row.Key, '.') >= 0 {
			path = strings.Split(row.Key, ".")
		}
		if r.format.known[path[0]]&knownOwn != 0 {
			continue
		}
		pair := keys.peek(path)
		if pair == nil || s.Get(row.Field) != nil && !joins(row.Field) {
			continue
		}
		if r.takeRow(keys, s, row, path, pair) && row.Field != OriginalName && (r.format.remote() || row.Field != URL && row.Field != Headers) {
			m, own := MsgWrongKey, r.ownKey(row.Field, s)
			if own == "" {
				m, own = MsgForeignKey, r.format.unknownHint()
			}
			r.log.say(m, row.Key, pair.KeyPlace, fieldName(row.Field), own)
		}
	}
}

// unknownHint says what a key that the agent does not know does in its file.
func (f *serverForm) unknownHint() string {
	name := f.agent.Name
	switch f.Unknown {
	case UnknownLosesEntry:
		return "Take it out of your " + name + " file: " + name + " refuses the server because of it."
	case UnknownLosesFile:
		return "Take it out of your " + name + " file: " + name + " refuses the whole file because of it."
	}
	return "In your " + name + " file it has no effect."
}

// ownKey says which key the agent itself has for a field, for a message.
func (r *serverReader) ownKey(f Field, s *Server) string {
	remote := s.Get(URL) != nil
	if row := r.format.row(f, remote); row != nil {
		return row.Key
	}
	return ""
}

// joins says whether a field may come from several keys.
func joins(f Field) bool { return f == Headers || f == EnvVars }

func (r *serverReader) takeRow(keys *taker, s *Server, row *Row, path []string, pair *syntax.Pair) bool {
	if pair.Value.Kind == syntax.Null && row.Field != EnvVars {
		keys.take(path)
		r.log.say(MsgNullIgnored, row.Key, pair.KeyPlace)
		return true
	}
	old := s.Get(row.Field)
	if old != nil && !joins(row.Field) {
		return false
	}
	d, told, ok := r.decode(row, pair.Value)
	if !ok {
		r.log.once(&Finding{Message: MsgWrongType, Field: row.Key, Args: []string{found(row, pair.Value), wanted(row)}, Place: pair.Value.Place})
		return false
	}
	keys.take(path)
	d.Key, d.Place = row.Key, pair.KeyPlace
	switch { // agents count in seconds or in milliseconds, and people copy the number of one to the other
	case row.As == AsMillis && d.Seconds > 0 && d.Seconds < 1:
		r.log.say(MsgTimeUnlikely, row.Key, pair.Value.Place, d.Text.Text+" milliseconds", "seconds")
	case row.As == AsSeconds && d.Seconds >= 10000:
		r.log.say(MsgTimeUnlikely, row.Key, pair.Value.Place, d.Text.Text+" seconds", "milliseconds")
	}
	switch {
	case told == "text" && (row.As == AsMap || row.As == AsList || row.As == AsCommandLine):
		r.log.say(MsgRetypedValues, row.Key, pair.Value.Place)
	case told != "":
		r.log.say(MsgRetyped, row.Key, pair.Value.Place, told)
	}
	if row.As == AsCommandLine {
		if len(d.List) > 0 || pair.Value.Kind == syntax.List {
			s.Set(&Datum{Field: Args, Key: row.Key, List: d.List, Place: d.Place})
		}
		d.List = nil
	}
	if row.Old {
		r.log.say(MsgOldKey, row.Key, pair.KeyPlace, r.ownKey(row.Field, s))
	}
	if row.EmptyAll && len(d.List) == 0 {
		r.log.say(MsgEmptyAll, row.Key, pair.KeyPlace)
		return true
	}
	if row.Field == Headers && (old != nil || row.As != AsMap) {
		for i := range d.Map {
			d.Map[i].Key = row.Key
			if row.As != AsBearerVar && row.As != AsBearer {
				d.Map[i].Key += "." + d.Map[i].Name
			}
		}
	}
	if old != nil {
		old.Map = append(old.Map, d.Map...)
		return true
	}
	if row.Means != NoTransport && row.Field == URL {
		s.Transport, s.Pinned = row.Means, true
	}
	s.Data = append(s.Data, d)
	return true
}

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
		if pair == nil || pair.Value.Kind != syntax.String || r.format.known[key]&knownOwn != 0 {
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

// takeUnitless reads a `timeout` of an agent that has none of that name: thousands are milliseconds, less are seconds.
func (r *serverReader) takeUnitless(keys *taker, s *Server) {
	pair := keys.peek([]string{"timeout"})
	if pair == nil || s.Get(CallTimeout) != nil || r.format.known["timeout"]&knownOwn != 0 {
		return
	}
	n, ok := number(pair.Value)
	if !ok {
		return
	}
	unit, as := "seconds", AsSeconds
	if n >= 1000 {
		n, unit, as = n/1000, "milliseconds", AsMillis
	}
	keys.take([]string{"timeout"})
	s.Data = append(s.Data, Datum{Field: CallTimeout, Key: "timeout", Seconds: n, As: as, Text: Value{Text: pair.Value.Text}, Place: pair.KeyPlace})
	r.log.say(MsgTimeoutUnit, "timeout", pair.KeyPlace, unit)
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
		for j := range r.format.Own {
			own := &r.format.Own[j]
			if own.Key == extras[i].Key() {
				extras[i].Label, extras[i].Private = own.Label, own.Private
			}
		}
	}
	return extras
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
		if r.format.known[d.Key]&knownRow != 0 && r.format.Tidy == nil {
			r.log.say(MsgAddressAsCommand, d.Key, d.Place)
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

// splitCommand takes a command line apart that stands in one text.
func (r *serverReader) splitCommand(s *Server) {
	d := s.Get(Command)
	if d == nil || s.Transport != Stdio {
		return
	}
	if args := s.Get(Args); args != nil && len(args.List) > 0 {
		return
	}
	first, rest, found := strings.Cut(strings.TrimSpace(d.Text.Text), " ")
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

// found says in a word what stands where a row finds nothing that it can read.
func found(row *Row, n *syntax.Node) string {
	if n.Kind == syntax.Map && wanted(row) == "a map of texts" {
		return "a map with other things in it"
	}
	if n.Kind == syntax.List && wanted(row) == "a list of texts" {
		return "a list with other things in it"
	}
	return kindName(n)
}

// wanted says in a word what a row wants to find.
func wanted(row *Row) string {
	switch row.As {
	case AsList, AsCommandLine, AsWords:
		return "a list of texts"
	case AsMap, AsHeaderVars, AsPairs:
		return "a map of texts"
	case AsBool, AsNot:
		return "true or false"
	case AsSeconds, AsMillis:
		return "a number"
	}
	return "a text"
}

// clip shortens a word from the paste for a message.
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
