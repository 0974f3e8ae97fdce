package convert

import "strconv"

// label is how a value is called in a finding: by its key, and by its name or number there. It is put together only when
// something is said.
type label struct {
	key    string
	member *Named // of a map, or nil
	number int    // in a list, counted from 1, or 0
}

// String spells it: env.TOKEN, args[2].
func (l label) String() string {
	switch {
	case l.member != nil:
		return l.member.label(l.key)
	case l.number > 0:
		return l.key + "[" + strconv.Itoa(l.number-1) + "]"
	}
	return l.key
}
