package convert

import "strings"

// tellMisspelt tells of keys of a handler or a group that the agent is not known to have, and of what was told already: a value that
// could not be read.
func (r *hookReader) tellMisspelt(h *Hook, extras []Extra) {
	for i := range extras {
		e := &extras[i]
		know := r.form.values.keys[e.Path[0]].is
		e.Told = know&knownRow != 0
		if know != 0 || e.Path[0] == r.form.TypeKey {
			continue
		}
		e.Alien = true
		if h.event == nil || strings.IndexByte("_/#$", e.Path[0][0]) >= 0 || strings.Contains(strings.ToLower(e.Path[0]), "comment") {
			continue // a remark, or the mark of a tool
		}
		r.log.say(MsgHookKeyUnknown, e.Path[0], e.Place, r.form.closestKey(e.Path[0]))
		if r.form.Unknown >= UnknownLosesFile {
			r.tellBroken(h.Native, e.Place)
		}
	}
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
