package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// hookReader turns what was found into hooks.
type hookReader struct {
	form    *hookForm
	catalog *Catalog
	log     *Log
	values  *serverReader
	allOff  Extra // the key that switches all hooks off, if one does
	broken  bool  // a shape was told that breaks the whole file
}

func (r *hookReader) read(found []FoundHook, root *syntax.Node) []Hook {
	var hooks []Hook
	off := r.switchedOff(root)
	names := r.labels(found)
	since := 0 // where the findings of the group begin
	for i := range found {
		said := len(r.log.Findings)
		h, ok := r.one(&found[i], off, names[i])
		if !ok {
			continue
		}
		// Handlers of one group stand together again.
		if n := len(hooks); n > 0 && found[i].Group != nil && hooks[n-1].From == found[i].Group && hooks[n-1].Native == h.Native {
			hooks[n-1].Handlers = append(hooks[n-1].Handlers, h.Handlers...)
			r.log.dropRepeats(since) // its event and matcher were looked at once more
			continue
		}
		hooks, since = append(hooks, h), said
	}
	return hooks
}

// switchedOff tells of keys that switch hooks off, and gives a test for single ones.
func (r *hookReader) switchedOff(root *syntax.Node) func(h *Handler) bool {
	all := false
	for _, path := range r.form.OffKeys {
		if n := root.At(path...); n != nil && (n.Text == "true") == (path[len(path)-1] != "enabled") {
			all = true
			r.allOff = Extra{Path: path, Node: n, Place: n.Place}
			r.log.About("", true)
			r.log.say(MsgHooksAllOff, joinPath(path), n.Place)
		}
	}
	list := offListOf(root, r.form.OffList)
	if list == nil {
		list = offListOf(root, r.form.OldOffList)
	}
	return func(h *Handler) bool {
		return all || list != nil && (MatchExact.in(list, h.Text(HookName)) && h.Text(HookName) != "" || MatchExact.in(list, h.Command()))
	}
}

func offListOf(root *syntax.Node, path []string) *syntax.Node {
	if path == nil {
		return nil
	}
	if list := root.At(path...); list != nil && list.Kind == syntax.List {
		return list
	}
	return nil
}

func (r *hookReader) one(f *FoundHook, off func(*Handler) bool, label string) (Hook, bool) {
	h := Hook{Native: f.Event, Place: f.Place, From: f.Group, label: label, form: r.form}
	if h.From == nil {
		h.From = f.Handler
	}
	r.log.About(f.Event+label, true)
	r.settleEvent(&h)
	r.log.About(h.Name(), true)
	r.settleMatcher(&h, f)
	if f.Group != nil {
		r.groupExtras(&h, f)
	}
	r.tellMisfit(&h, f)
	if f.Handler == nil {
		r.log.say(MsgHookEmpty, "", f.Place)
		return h, false
	}
	whole := r.withMisplaced(*f)
	handler, ok := r.handler(&h, &whole)
	if !ok {
		return h, false
	}
	if f.Name != "" && handler.Get(HookName) == nil {
		handler.Data = append(handler.Data, Datum{Field: HookName, Key: "name", Text: Value{Text: f.Name, Place: f.Place}, Place: f.Place})
	}
	if f.Switched && handler.Get(HookEnabled) == nil {
		handler.Data = append(handler.Data, Datum{Field: HookEnabled, Key: "enabled", On: true, Place: f.Place})
	}
	if f.Off || off(&handler) {
		handler.Data = slices.DeleteFunc(handler.Data, func(d Datum) bool { return d.Field == HookEnabled })
		handler.Data = append(handler.Data, Datum{Field: HookEnabled, Key: "enabled", Place: f.Place})
	}
	h.Handlers = []Handler{handler}
	return h, true
}

func (r *hookReader) groupExtras(h *Hook, f *FoundHook) {
	for i := range f.Group.Pairs {
		p := &f.Group.Pairs[i]
		if p.Key == "hooks" || p.Key == "matcher" || r.misplaced(p, f.Handler) {
			continue
		}
		h.Extras = append(h.Extras, Extra{Path: []string{p.Key}, Node: p.Value, Place: p.KeyPlace})
	}
	h.Extras = r.values.labelled(h.Extras)
	r.tellMisspelt(h, h.Extras, true)
}

// tellMisfit tells of a shape that the agent does not take, and what it does to the file.
func (r *hookReader) tellMisfit(h *Hook, f *FoundHook) {
	var message Message
	if h.event == nil {
		return // it runs in no shape
	}
	switch f.Misfit {
	case handlerWithoutGroup:
		message = MsgHookNoGroup
	case groupInFlat:
		message = MsgHookGroup
	case textAsHandler:
		message = MsgHookText
	case mapAsList:
		message = MsgHookMap
	case nestedTwice:
		message = MsgHookNested
	default:
		return
	}
	r.log.say(message, "", f.Place)
	if f.Misfit != handlerWithoutGroup || !r.form.LooseFlat {
		r.tellBroken(h.Native, f.Place)
	}
}

// tellBroken tells once that a wrong shape takes more with it than its hook. An event of "" stands for all.
func (r *hookReader) tellBroken(event string, at syntax.Place) {
	if r.broken || r.form.Strict == "" || event != "" && r.form.StrictAt != nil && !slices.Contains(r.form.StrictAt, event) {
		return
	}
	r.broken = true
	r.log.say(MsgHookBreaksFile, "", at, r.form.Strict)
}
