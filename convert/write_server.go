package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// serverWriter turns servers into the entries of one agent's file. It answers for every field of a server: written,
// translated (and how), or refused (and why).
type serverWriter struct {
	form    *serverForm
	same    bool // the text came from this very agent
	log     *Log
	options *Options
	os      OS
	inputs  []string // ids of the inputs that written values refer to
	lifted  []Extra  // headers that go to rows of their own
	// prepared is the last server that was written, with its wrappers and references by the target's means.
	prepared Server
	store    store
	secrets  secretsFound
	quiet    bool // nothing is told: the commands and links spell what the snippet has spelt
}

// write gives the entry for a server, or nil when the agent cannot have it.
func (w *serverWriter) write(source *Server) *syntax.Node {
	source = w.overBridge(source)
	if w.form.WholeURL && source.Remote() && !isWholeAddress(source.Text(URL)) {
		w.log.say(MsgURLRefused, source.Get(URL).Key, source.Get(URL).Place)
		return nil
	}
	if source.Off() && w.form.row(Enabled, source.Remote()) == nil && w.form.OffList == nil && !w.backTo(Enabled, source) && !w.keepsKey(source, Enabled) {
		w.log.say(MsgOffNoSwitch, source.Get(Enabled).Key, source.Get(Enabled).Place, w.form.SwitchHint)
		return nil
	}
	form, transport := w.transport(source)
	if form == nil {
		return nil
	}
	if url := source.Get(URL); url != nil && w.form.PlainHTTP != "" && !w.same && strings.HasPrefix(url.Text.Text, "http://") && !isLocal(url.Text.Text) {
		w.log.say(MsgTransportDoubt, url.Key, url.Place, w.form.PlainHTTP)
	}
	s := *source
	s.Data = w.store.data(source.Data)
	w.lifted = w.lifted[:0]
	if w.options.LiftSecrets {
		w.liftSecrets(&s)
	}
	var asked []string
	if w.form.Shared != nil {
		asked = w.withhold(&s)
	}
	w.prepare(&s)
	entry := w.store.entry(source.Place)
	written := w.rows(&s, entry, form, transport)
	for i := range s.Data {
		if !written.Has(s.Data[i].Field) {
			w.unwritten(&s, entry, &s.Data[i])
		}
	}
	w.extras(&s, entry)
	for _, variable := range asked {
		w.form.Shared(entry, variable)
	}
	if w.form.Finish != nil {
		w.form.Finish(&s, entry)
	}
	if w.form.Command != nil || w.form.Links != nil {
		w.prepared = w.said(&s, source, entry, written, transport)
	}
	return entry
}

// said is the server as it was written, for the command that says the same: without what the agent cannot hold, and with
// the headers whole that went to rows of their own.
func (w *serverWriter) said(s, source *Server, entry *syntax.Node, written FieldSet, transport Transport) Server {
	out := Server{Name: s.Name, Transport: transport, Pinned: s.Pinned, Place: s.Place, Data: s.Data[:0]} // nobody needs s any more
	for i := range s.Data {
		field, key := s.Data[i].Field, s.Data[i].Key
		if written.Has(field) && !(field == Headers && len(w.lifted) > 0) {
			if n := len(out.Data); n < i {
				s.Data[n] = s.Data[i]
			}
			out.Data = out.Data[:len(out.Data)+1]
		} else if w.same && !written.Has(field) && entry.Get(key) != nil {
			out.Extras = append(out.Extras, Extra{Path: []string{key}}) // it stands there as it was, of no use
		}
	}
	if headers := source.Get(Headers); headers != nil && len(w.lifted) > 0 {
		out.Data = append(out.Data, *headers)
	}
	for i := range s.Extras {
		if e := &s.Extras[i]; w.same || w.form.labelled(e, s.Remote()) != nil {
			out.Extras = append(out.Extras, *e)
		}
	}
	return out
}

// overBridge takes a bridge away where the agent loads the remote server behind it, and puts one in where it loads no such
// server and the person wants one.
func (w *serverWriter) overBridge(s *Server) *Server {
	if w.same {
		return s
	}
	if s.Transport == Stdio {
		behind := behindBridge(s)
		if behind == nil || !w.form.reaches(behind.Transport) {
			return s
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

// holdsNothing says whether a datum is an empty list or map of those that mean the same as none.
func holdsNothing(d *Datum) bool {
	switch d.Field {
	case Args, EnvVars, Headers:
		return len(d.List) == 0 && len(d.Map) == 0
	}
	return false
}

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

// rows writes what the agent's rows can hold, in their order, and gives the fields that are answered for.
func (w *serverWriter) rows(s *Server, entry *syntax.Node, form *TransportForm, transport Transport) FieldSet {
	var written FieldSet
	remote := s.Remote()
	for i := range w.form.rows {
		row := &w.form.rows[i]
		if row.ReadOnly && !w.back(row, s) || !row.On.fits(remote) {
			continue
		}
		if row.Field == Word {
			if form.Word != "" {
				put(entry, row.path, syntax.NewString(form.Word))
			}
			continue
		}
		if row.Means != NoTransport && row.Means != transport {
			continue
		}
		if splits(row.As) {
			w.putLifted(entry, row)
			continue
		}
		d := s.Get(row.Field)
		if d != nil && !w.same && row.Default == "" && holdsNothing(d) {
			written |= Fields(row.Field)
			continue
		}
		if d == nil || written.Has(row.Field) {
			if row.Default == "{name}" {
				put(entry, row.path, syntax.NewString(s.Name))
			} else if row.Default != "" && d == nil && (row.With == NoField || s.Get(row.With) != nil && !signsIn(s)) {
				put(entry, row.path, constant(row.Default))
			}
			continue
		}
		if d.NoLimit && !row.ZeroIsNone {
			w.log.say(MsgNoLimit, d.Key, d.Place)
			written |= Fields(row.Field)
			continue
		}
		if row.NonEmpty && (row.As == AsList && len(d.List) == 0 || row.As == AsMillis && d.Seconds < 0.001) {
			w.log.say(MsgEmptyRefused, d.Key, d.Place)
			written |= Fields(row.Field)
			continue
		}
		if s.lacks(row.Needs) != NoField {
			continue
		}
		if row.Field == OAuthRedirectURI && row.Whole && !w.same && !strings.Contains(d.Text.Text, "://") && !hasVariable(&d.Text) {
			w.log.say(MsgRedirectRefused, d.Key, d.Place)
			written |= Fields(row.Field)
			continue
		}
		node := w.encode(row, s, d)
		if node == nil {
			continue
		}
		written |= Fields(row.Field)
		node.Inline = node.Inline || row.Inline
		put(entry, row.path, node)
	}
	if !remote && s.Get(Args) != nil && w.form.row(Args, false) == nil && w.joinsArgs() {
		written |= Fields(Args)
	}
	if d := s.Get(Enabled); d != nil && w.form.OffList != nil {
		written |= Fields(Enabled)
	}
	return written
}

// back says whether a row that is only read is written after all: back to the agent in whose text its key stood.
func (w *serverWriter) back(row *formRow, s *Server) bool {
	if !w.same || row.Old || row.Field == Word {
		return false
	}
	d := s.Get(row.Field)
	return d != nil && d.Key == row.Key
}

func (w *serverWriter) backTo(field Field, s *Server) bool {
	for i := range w.form.rows {
		if row := &w.form.rows[i]; row.Field == field && w.back(row, s) {
			return true
		}
	}
	return false
}

// isWholeAddress says whether a text is an address that a strict reader takes.
func isWholeAddress(s string) bool {
	return isAddress(s) && len(s) > len("https://") && s[len(s)-1] > ' '
}

// putLifted writes the headers that prepare moved to a row of names of variables.
func (w *serverWriter) putLifted(entry *syntax.Node, row *formRow) {
	for i := range w.lifted {
		e := &w.lifted[i]
		if e.Path[0] != row.path[0] {
			continue
		}
		put(entry, e.Path, e.Node)
		if len(e.Path) > 1 {
			entry.Get(e.Path[0]).Inline = row.Inline
		}
	}
}

// joinsArgs says whether the command's row holds the arguments too.
func (w *serverWriter) joinsArgs() bool {
	row := w.form.row(Command, false)
	return row != nil && row.As == AsCommandLine
}

// splits says whether a codec writes only a part of a field, so that another row has the rest.
func splits(as Codec) bool { return as == AsHeaderVars || as == AsBearerVar }

// put sets a value under a path of keys, making the maps on the way.
func put(node *syntax.Node, path []string, value *syntax.Node) {
	for _, key := range path[:len(path)-1] {
		next := node.Get(key)
		if next == nil || next.Kind != syntax.Map {
			next = &syntax.Node{Kind: syntax.Map, Place: value.Place}
			node.Add(key, next)
		}
		node = next
	}
	node.Add(path[len(path)-1], value)
}

// constant builds the node of a Row's Default: a JSON literal, or a list of one text.
func constant(text string) *syntax.Node {
	switch {
	case text == "true" || text == "false":
		return &syntax.Node{Kind: syntax.Bool, Text: text}
	case text == "[]":
		return syntax.NewList()
	case text == "{}":
		return syntax.NewMap()
	case len(text) > 4 && text[0] == '[':
		return syntax.NewList(syntax.NewString(text[2 : len(text)-2]))
	case text[0] >= '0' && text[0] <= '9':
		return syntax.NewNumber(text)
	}
	return syntax.NewString(text)
}

// encode spells a datum as a row wants it; nil when there is nothing for this row.
func (w *serverWriter) encode(row *formRow, s *Server, d *Datum) *syntax.Node {
	switch row.As {
	case AsText:
		return w.text(&d.Text, row.Field, label{key: d.Key})
	case AsNumber:
		if _, ok := number(syntax.NewString(d.Text.Text)); ok {
			return &syntax.Node{Kind: syntax.Number, Text: d.Text.Text, Place: d.Place}
		}
		return w.text(&d.Text, row.Field, label{key: d.Key})
	case AsVarName:
		if name, ok := d.Text.OneEnv(); ok {
			if !w.same {
				w.tellMoved(&d.Text, d.Key, d.Text.Text, row.Key+": "+name)
			}
			return &syntax.Node{Kind: syntax.String, Text: name, Place: d.Place}
		}
		return nil
	case AsList:
		if row.EmptyAll && len(d.List) == 0 {
			return nil
		}
		w.tellGlobs(row, d)
		return w.list(d.List, row.Field, d.Key, d.Place)
	case AsWords:
		text := ""
		for i := range d.List {
			if i > 0 {
				text += " "
			}
			text += d.List[i].Text
		}
		return &syntax.Node{Kind: syntax.String, Text: text, Place: d.Place}
	case AsCommandLine:
		line := w.list([]Value{d.Text}, Command, d.Key, d.Place)
		if args := s.Get(Args); args != nil {
			line.Items = append(line.Items, w.list(args.List, Args, args.Key, args.Place).Items...)
		}
		return line
	case AsMap:
		return w.named(d.Map, row, d.Key, d.Place)
	case AsBearer:
		if len(d.Map) != 1 || !strings.EqualFold(d.Map[0].Name, "Authorization") || !strings.HasPrefix(d.Map[0].Value.Text, "Bearer ") {
			return nil
		}
		return &syntax.Node{Kind: syntax.String, Text: d.Map[0].Value.Text[len("Bearer "):], Place: d.Map[0].Value.Place}
	case AsPairs:
		list := &syntax.Node{Kind: syntax.List, Place: d.Place}
		for i := range d.Map {
			item := &syntax.Node{Kind: syntax.Map, Place: d.Map[i].Place, Inline: true}
			item.Add("name", syntax.NewString(d.Map[i].Name))
			item.Add("value", w.text(&d.Map[i].Value, row.Field, label{key: d.Key, member: &d.Map[i]}))
			list.Items = append(list.Items, item)
		}
		return list
	case AsBool, AsYesIfAny:
		return boolNode(d.On, d.Place)
	case AsBlock:
		if d.On {
			return &syntax.Node{Kind: syntax.String, Text: "block", Place: d.Place}
		}
		return nil // the other word differs from agent to agent, and is what holds anyway
	case AsNot:
		return boolNode(!d.On, d.Place)
	case AsFalse:
		if d.On {
			return nil
		}
		return boolNode(false, d.Place)
	case AsSeconds, AsMillis:
		return w.time(row, d)
	}
	return nil
}

func boolNode(on bool, place syntax.Place) *syntax.Node {
	n := syntax.NewBool(on)
	n.Place = place
	return n
}

func (w *serverWriter) time(row *formRow, d *Datum) *syntax.Node {
	text, exact := row.spell(d.Seconds)
	if w.same && d.As == row.As && d.Text.Text != "" {
		text, exact = d.Text.Text, true
	}
	before, after := d.Key+": "+d.Text.Text, row.Key+": "+text
	switch {
	case !exact && row.Most > 0:
		least, most := strconv.FormatFloat(row.Least, 'f', -1, 64), strconv.FormatFloat(row.Most, 'f', -1, 64)
		w.log.change(MsgTimeBounded, d.Key, before, after, d.Place, least, most)
	case !exact:
		w.log.change(MsgTimeRounded, d.Key, before, after, d.Place)
	case d.As != row.As:
		w.log.change(MsgTimeConverted, d.Key, before, after, d.Place)
	}
	return &syntax.Node{Kind: syntax.Number, Text: text, Place: d.Place}
}

func (w *serverWriter) list(values []Value, f Field, key string, place syntax.Place) *syntax.Node {
	list := w.store.node(syntax.List, place)
	list.Items = make([]*syntax.Node, len(values))
	for i := range values {
		at := label{key: key, number: i + 1}
		if f == Command {
			at.number = 0
		}
		if values[i].Whole != nil && w.same {
			list.Items[i] = values[i].Whole
			continue
		}
		w.tellWhole(&values[i], at)
		list.Items[i] = w.text(&values[i], f, at)
	}
	return list
}

// tellWhole tells of the keys that stood beside a text in a list.
func (w *serverWriter) tellWhole(v *Value, at label) {
	if v.Whole == nil {
		return
	}
	for i := range v.Whole.Pairs {
		if p := &v.Whole.Pairs[i]; p.Key != "name" {
			w.log.say(MsgExtraDropped, at.String()+"."+p.Key, p.KeyPlace)
		}
	}
}

func (w *serverWriter) named(values []Named, row *formRow, key string, place syntax.Place) *syntax.Node {
	f := row.Field
	m := w.store.node(syntax.Map, place)
	m.Pairs = make([]syntax.Pair, 0, len(values))
	for i := range values {
		if values[i].Value.Unset {
			if !row.Null {
				w.log.say(MsgUnsetDropped, key+"."+values[i].Name, values[i].Place)
				continue
			}
			m.Pairs = append(m.Pairs, syntax.Pair{Key: values[i].Name, KeyPlace: values[i].Place, Value: &syntax.Node{Kind: syntax.Null, Text: "null", Place: values[i].Value.Place}})
			continue
		}
		m.Pairs = append(m.Pairs, syntax.Pair{Key: values[i].Name, KeyPlace: values[i].Place, Value: w.text(&values[i].Value, f, label{key: key, member: &values[i]})})
	}
	return m
}

// plain says whether no dialect could read a reference in the text, so that nothing will be told of it.
func plain(text string) bool {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '$', '{', '%', '!':
			return false
		}
	}
	return true
}

// text gives the node of one value and tells what happened to its references.
func (w *serverWriter) text(v *Value, f Field, at label) *syntax.Node {
	n := w.store.node(syntax.String, v.Place)
	n.Text, n.Tag = w.spell(v, f, at)
	return n
}

// spell spells one value, with the tag that marks it as an expression or "", and tells what happened to its references.
func (w *serverWriter) spell(v *Value, f Field, at label) (text, tag string) {
	if w.form.Dialect.Home.Has(f) && !w.same && (v.Text == "~" || strings.HasPrefix(v.Text, "~/")) {
		w.log.say(MsgLiteralExpanded, at.String(), v.Place, "~")
	}
	if w.form.Dialect.Input != "" {
		w.noteInputs(v)
	}
	if v.Parts == nil && plain(v.Text) && w.form.Dialect.Escape != Backslash {
		if w.form.Dialect.wholeName(v.Text, f) && !w.same {
			w.log.say(MsgLiteralExpanded, at.String(), v.Place, v.Text)
		}
		return v.Text, ""
	}
	if w.same && v.secret() != nil {
		return v.Text, "" // another program fills it in, in this file as in the pasted one
	}
	if w.same && v.Parts != nil && w.form.Dialect.Expression != "" {
		if len(v.Parts) > 1 {
			return w.form.Dialect.printExpression(v).text, w.form.Dialect.Expression
		}
		return v.Parts[0].Raw, w.form.Dialect.Expression
	}
	d := w.form.Dialect.of(f)
	if w.same && d.Escape != NoEscape && len(d.Parse(v.Text)) == len(v.Parts) {
		return v.Text, "" // as it stood, escapes too
	}
	sp := d.print(v, f)
	if sp.expression {
		tag = w.form.Dialect.Expression
	}
	if w.same {
		return sp.text, tag
	}
	if name, one := v.OneEnv(); one && sp.stuck != "" && f == EnvVars && w.form.row(EnvPass, false) != nil && !v.Parts[0].Asked {
		key := at.String()
		w.log.say(MsgVarRenamed, key, v.Place, name, key[strings.LastIndexByte(key, '.')+1:], w.form.row(EnvPass, false).Key)
		return sp.text, tag
	}
	if !w.quiet {
		w.tellSpelling(v, at, &sp)
	}
	if f == URL || f == Headers {
		w.tellWithheld(v, at)
	}
	return sp.text, tag
}

// tellSecret tells of a secret of another program that became a variable.
func (w *serverWriter) tellSecret(v *Value, key string) {
	if p := v.secret(); p != nil && !w.same {
		w.log.change(MsgSecretBecameVariable, key, p.Raw, "", v.Place, p.Text)
	}
}

// tellWithheld tells of variables that the agent knows and keeps from servers all the same.
func (w *serverWriter) tellWithheld(v *Value, at label) {
	for i := range v.Parts {
		if p := &v.Parts[i]; p.Kind == Env && slices.Contains(w.form.Dialect.Withheld, p.Text) {
			w.log.say(MsgWithheld, at.String(), v.Place, p.Text)
		}
	}
}

func (w *serverWriter) tellSpelling(v *Value, at label, sp *spelling) {
	add := func(m Message, args ...string) {
		w.log.say(m, at.String(), v.Place, args...)
	}
	switch {
	case sp.stuck != "":
		add(MsgNotExpanded, sp.stuck)
	case v.secret() != nil:
		w.tellSecret(v, at.String())
	case sp.asked != "":
		add(MsgInputBecameVariable, sp.asked)
	case w.form.Dialect.HandsOn && v.Parts != nil:
		after := sp.first
		if after == "" {
			after = firstReference(v)
		}
		w.log.change(MsgReferenceHandedOn, at.String(), firstReference(v), after, v.Place)
	case sp.changed:
		w.log.change(MsgReferenceTranslated, at.String(), firstReference(v), referenceIn(sp), v.Place)
	}
	if d := &w.form.Dialect; d.Approval != "" && sp.stuck == "" {
		if name := firstVariable(v); name != "" {
			add(MsgNeedsApproval, name, d.Approval)
		}
	}
	if w.form.Dialect.Caveat != "" && sp.stuck == "" && hasVariable(v) {
		add(MsgCaveat, w.form.Dialect.Caveat)
	}
	if sp.lostDefault != "" {
		add(MsgDefaultLost, sp.lostDefault)
	}
	if sp.expanded != "" {
		add(MsgLiteralExpanded, sp.expanded)
	}
	switch {
	case sp.escaped && w.form.Dialect.Escape == Backslash:
		add(MsgLiteralBackslashed)
	case sp.escaped:
		add(MsgLiteralEscaped)
	case sp.text != v.Text && !hasReference(v):
		add(MsgLiteralUnescaped)
	}
}

// hasReference says whether a value has parts and one of them is no plain text.
func hasReference(v *Value) bool {
	return slices.ContainsFunc(v.Parts, func(p Part) bool { return p.Kind != Literal })
}

// firstReference gives the first reference of a value as written, which is never a secret.
func firstReference(v *Value) string {
	for i := range v.Parts {
		if v.Parts[i].Kind != Literal {
			return v.Parts[i].Raw
		}
	}
	return ""
}

// firstVariable gives the name of the first variable in a value, or "".
func firstVariable(v *Value) string {
	for i := range v.Parts {
		if v.Parts[i].Kind == Env {
			return v.Parts[i].Text
		}
	}
	return ""
}

func referenceIn(sp *spelling) string {
	if sp.first != "" {
		return sp.first
	}
	return sp.text
}

func (w *serverWriter) noteInputs(v *Value) {
	for i := range v.Parts {
		if v.Parts[i].Kind == Input {
			w.inputs = append(w.inputs, v.Parts[i].Text)
		}
	}
}

// keeps says whether what the agent has no row for goes back into its own entry as it stood. One that refuses what it
// does not know never gets it back.
func (w *serverWriter) keeps(s *Server) bool {
	return w.same && s.From != nil && w.form.Unknown < UnknownLosesEntry
}

// keepsKey says whether the key of one field goes back so.
func (w *serverWriter) keepsKey(s *Server, f Field) bool {
	return w.keeps(s) && s.From.At(splitKey(s.Get(f).Key)...) != nil
}

// unwritten answers for a field that the agent has no row for.
func (w *serverWriter) unwritten(s *Server, entry *syntax.Node, d *Datum) {
	if w.keeps(s) {
		path := splitKey(d.Key)
		if n := s.From.At(path...); n != nil {
			put(entry, path, n)
			return
		}
	}
	switch d.Field {
	case OriginalName:
		return
	case Title:
		if d.Text.Text != s.Name {
			w.log.say(MsgTitleDropped, d.Key, d.Place, d.Text.Text)
		}
		return
	case Enabled:
		w.log.say(MsgOnByDefault, d.Key, d.Place)
		return
	case Args, EnvVars, Headers, DenyTools, AutoApprove, EnvPass:
		if len(d.List) == 0 && len(d.Map) == 0 {
			w.log.say(MsgEmptyDropped, d.Key, d.Place)
			return
		}
	case Description, Cwd, EnvFile:
		if d.Text.Text == "" {
			w.log.say(MsgEmptyDropped, d.Key, d.Place)
			return
		}
		if d.Field == Description {
			w.log.say(MsgDescriptionDropped, d.Key, d.Place)
			return
		}
	case Trust:
		if !d.On {
			w.log.say(MsgEmptyDropped, d.Key, d.Place)
			return
		}
	case OAuthOn:
		if d.On && (w.form.row(OAuthOn, s.Remote()) != nil || w.form.row(OAuthClientID, s.Remote()) != nil) {
			w.log.say(MsgOAuthByItself, d.Key, d.Place)
			return
		}
	}
	if row := w.form.row(d.Field, s.Remote()); row != nil && row.EmptyAll && len(d.List) == 0 {
		w.log.say(MsgEmptyMeansAll, d.Key, d.Place)
		return
	}
	if row := w.form.row(d.Field, s.Remote()); row != nil {
		if lacking := s.lacks(row.Needs); lacking != NoField {
			w.log.say(MsgFieldNeeds, d.Key, d.Place, row.Key, fieldName(lacking))
			return
		}
	}
	for i := range w.form.Elsewhere {
		if e := &w.form.Elsewhere[i]; e.Fields.Has(d.Field) {
			w.log.say(MsgFieldElsewhere, d.Key, d.Place, fieldName(d.Field), e.Hint)
			return
		}
	}
	w.log.say(MsgFieldDropped, d.Key, d.Place, fieldName(d.Field))
}

// extras puts keys without a neutral meaning back into the same agent's entry, carries those that the target knows under
// a key of its own, and names the rest one by one.
func (w *serverWriter) extras(s *Server, entry *syntax.Node) {
	for i := range s.Extras {
		e := &s.Extras[i]
		if w.same {
			if w.form.Unknown >= UnknownLosesEntry && w.form.known[e.Path[0]]&knownOwn == 0 {
				w.log.say(MsgUnknownRefused, e.Key(), e.Place)
				continue
			}
			put(entry, e.Path, e.Node)
			continue
		}
		if own := w.form.labelled(e, s.Remote()); own != nil {
			put(entry, splitKey(own.Key), e.Node)
			if own.Key != e.Key() {
				w.log.change(MsgKeyRenamed, e.Key(), e.Key(), own.Key, e.Place)
			}
			continue
		}
		if e.Private {
			w.log.say(MsgExtraPrivate, e.Key(), e.Place)
			continue
		}
		if isEmpty(e.Node) {
			w.log.say(MsgEmptyDropped, e.Key(), e.Place)
			continue
		}
		w.log.say(MsgExtraDropped, e.Key(), e.Place)
	}
}

// isEmpty says whether a value says nothing: an empty text, list or map.
func isEmpty(n *syntax.Node) bool {
	return n.Kind == syntax.Null || n.Kind == syntax.String && n.Text == "" || (n.Kind == syntax.Map || n.Kind == syntax.List) && len(n.Pairs)+len(n.Items) == 0
}

// labelled gives the form's own key that means the same and takes the value, or nil.
func (f *serverForm) labelled(e *Extra, remote bool) *Own {
	if e.Label == "" {
		return nil
	}
	for i := range f.Own {
		if own := &f.Own[i]; own.Label == e.Label && own.On.fits(remote) && own.takes(e.Node) {
			return own
		}
	}
	return nil
}
