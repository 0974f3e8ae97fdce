package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// remarks are keys by which people say what a hook is there for.
var remarks = []string{"comment", "comments", "description", "id", "name", "note", "notes", "title", "author", "version", "label"}

// tellMisspelt tells of keys of a handler or a group that the agent is not known to have, and of what was told already: a value that
// could not be read.
func (r *hookReader) tellMisspelt(h *Hook, extras []Extra, inGroup bool) {
	for i := range extras {
		e := &extras[i]
		know := r.form.values.keys[e.Path[0]].is
		e.Told = know&knownRow != 0
		if inGroup && e.Told {
			r.log.once(&Finding{Message: MsgHookTwoPlaces, Field: e.Path[0], Place: e.Place})
		}
		if know != 0 || e.Path[0] == r.form.TypeKey {
			continue
		}
		e.Alien = true
		if h.event == nil || e.Path[0] == "" || e.Node.Kind == syntax.String && e.Node.Text == h.Native || strings.IndexByte("_/#$", e.Path[0][0]) >= 0 || slices.Contains(remarks, strings.ToLower(e.Path[0])) {
			continue // a remark, the mark of a tool, or what stands above already
		}
		r.log.say(MsgHookKeyUnknown, e.Path[0], e.Place, r.form.closestKey(e.Path[0]))
		if r.form.Unknown >= UnknownLosesFile {
			r.tellBroken(h.Native, e.Place)
		}
	}
}

// misplaced says whether a key of a group is one of handlers, such as a time-out or a switch, that the handler does not have itself.
func (r *hookReader) misplaced(p *syntax.Pair, handler *syntax.Node) bool {
	if handler == nil || r.form.values.keys[p.Key].is&knownOwn != 0 || r.form.Shape != Groups || slices.Contains(r.form.InGroup, p.Key) {
		return false
	}
	field := NoField
	for i := range hookSpellings {
		if hookSpellings[i].Key == p.Key {
			field = hookSpellings[i].Field
		}
	}
	switch field {
	case HookTimeout, HookEnabled, HookAsync, HookIf, HookOnce, HookStatus, HookFailClosed:
		return !slices.ContainsFunc(hookSpellings, func(row Row) bool { return row.Field == field && handler.Get(row.Key) != nil })
	}
	return false
}

// withMisplaced gives a hook with such keys in its handler, where that has none of that name.
func (r *hookReader) withMisplaced(f FoundHook) FoundHook {
	if f.Group == nil || f.Handler.Kind != syntax.Map {
		return f
	}
	pairs := f.Handler.Pairs
	for i := range f.Group.Pairs {
		p := &f.Group.Pairs[i]
		if r.misplaced(p, f.Handler) {
			if r.form.values.keys[p.Key].is&knownRow != 0 {
				r.log.once(&Finding{Message: MsgHookMisplaced, Field: p.Key, Place: p.KeyPlace})
			}
			pairs = append(pairs[:len(pairs):len(pairs)], *p)
		}
	}
	if len(pairs) > len(f.Handler.Pairs) {
		f.Handler = &syntax.Node{Kind: syntax.Map, Place: f.Handler.Place, Pairs: pairs}
	}
	return f
}

// closestKey names the key that a person may have meant; "" when none is near.
func (f *hookForm) closestKey(key string) string {
	best, least := "", min(3, len(key)/3+1)
	near := func(own string) {
		if d := distance(strings.ToLower(key), strings.ToLower(own)); d < least {
			best, least = own, d
		}
	}
	near("matcher")
	for i := range f.Rows {
		near(f.Rows[i].Key)
	}
	for i := range f.Own {
		near(f.Own[i].Key)
	}
	return best
}
