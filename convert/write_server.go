package convert

import (
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
	refused FieldSet // of the last server: what a row cannot hold as it is, which is told
	// prepared is the last server that was written, with its wrappers and references by the target's means.
	prepared Server
	store    *store
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
	s.Data = w.store.copied(source.Data)
	w.lifted, w.refused = w.lifted[:0], 0
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
		if !(written | w.refused).Has(s.Data[i].Field) {
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
			if w.form.Unknown >= UnknownLosesEntry && w.form.keys[e.Path[0]].is&knownOwn == 0 {
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
		if e.Told {
			continue
		}
		if e.Alien && w.form.keys[e.Path[0]].is&knownOwn != 0 {
			put(entry, e.Path, e.Node)
			continue
		}
		if e.Alien {
			w.log.say(MsgHookAlienDropped, e.Key(), e.Place)
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
		if e.Unknown && len(w.form.keys) > 0 {
			w.log.say(MsgExtraUnknown, e.Key(), e.Place)
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
