package convert

import (
	"math"
	"slices"
	"strings"
)

// What a row of an agent does not take: times out of its bounds, patterns among names of tools, a field alone that needs
// another.

// spell prints a time in the row's unit and within its bounds. exact is false when it is another time than before.
func (row *formRow) spell(seconds float64) (text string, exact bool) {
	if row.As == AsMillis {
		seconds *= 1000
	}
	n := seconds
	if row.Whole {
		n = math.Ceil(n - 1e-9)
	}
	n = max(n, row.Least)
	if row.Most > 0 {
		n = min(n, row.Most)
	}
	if row.As == AsMillis {
		n /= 1000
		seconds /= 1000
	}
	text, exact = spellTime(n, row.As)
	return text, exact && math.Abs(n-seconds) < 1e-6
}

// tellGlobs tells of a pattern where the agent takes names.
func (w *serverWriter) tellGlobs(row *formRow, d *Datum) {
	if row.Globs || w.same || row.Field != AllowTools && row.Field != DenyTools && row.Field != AutoApprove {
		return
	}
	for i := range d.List {
		if text := d.List[i].Text; len(text) > 1 && strings.IndexByte(text, '*') >= 0 {
			w.log.say(MsgGlobLiteral, d.Key, d.List[i].Place, clip(text))
			return
		}
	}
}

// hasVariable says whether a variable of the environment stands in a value.
func hasVariable(v *Value) bool {
	for i := range v.Parts {
		if k := v.Parts[i].Kind; k == Env || k == Secret || k == Input {
			return true
		}
	}
	return false
}

// signsIn says whether a header of the server holds its credentials.
func signsIn(s *Server) bool {
	headers := s.Get(Headers)
	return headers != nil && slices.ContainsFunc(headers.Map, func(n Named) bool { return strings.EqualFold(n.Name, "Authorization") })
}
