package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// labels tells hooks of one event apart: by their scripts, and by a number where these are the same.
func (r *hookReader) labels(found []FoundHook) []string {
	out := make([]string, len(found))
	events := make([]string, len(found))
	groups := map[string]*syntax.Node{} // the first group of each event
	several := map[string]bool{}
	for i := range found {
		f := &found[i]
		event := r.form.eventName(f.Event)
		events[i] = event
		first, seen := groups[event]
		if !seen {
			groups[event] = f.group()
		}
		several[event] = several[event] || seen && first != f.group()
	}
	taken := map[string]*syntax.Node{}
	last := map[string]int{} // the number that the last hook of a label got
	for i := range found {
		f := &found[i]
		event := events[i]
		if !several[event] {
			continue
		}
		label := " " + f.script()
		if label == " " {
			label = ""
		}
		if i > 0 && found[i-1].group() == f.group() {
			out[i] = out[i-1]
			continue
		}
		free := label
		for n := max(2, last[event+label]+1); taken[event+free] != nil; n++ {
			free, last[event+label] = label+" "+strconv.Itoa(n), n
		}
		taken[event+free] = f.group()
		out[i] = free
	}
	return out
}

// eventName is the name by which hooks of an event are called: Claude's, or the agent's own.
func (f *hookForm) eventName(native string) string {
	if e := f.events[native]; e != nil && e.Name != "" {
		return e.Name
	}
	return native
}

// group is what belongs together: the group of the file, or the handler alone.
func (f *FoundHook) group() *syntax.Node {
	if f.Group != nil {
		return f.Group
	}
	return f.Handler
}

// script names what the hook runs in a word: guard.sh.
func (f *FoundHook) script() string {
	if f.Handler == nil {
		return ""
	}
	text := f.Handler.Text
	for _, key := range [...]string{"command", "bash", "prompt", "url"} {
		if n := f.Handler.Get(key); n != nil && n.Kind == syntax.String {
			text = n.Text
			break
		}
	}
	if inner := f.Handler.Get("action"); inner != nil {
		text = (&FoundHook{Handler: inner}).script()
	}
	return scriptIn(text)
}

// scriptIn names what a command runs: its script, else its first words.
func scriptIn(text string) string {
	words := SplitWords(text)
	for _, w := range words {
		w = w[strings.LastIndexAny(w, "/\\")+1:]
		if dot := strings.LastIndexByte(w, '.'); dot >= 0 && nameLength(w[dot+1:]) > 0 && !strings.ContainsAny(w, " \t\n") {
			return clip(w)
		}
	}
	return clip(strings.Join(words[:min(2, len(words))], " "))
}

// settleEvent finds out which event is meant. An event that no agent has is told here; its hook stays in the list, and is written
// nowhere.
func (r *hookReader) settleEvent(h *Hook) {
	e := r.form.events[h.Native]
	if e != nil {
		if e.Native != h.Native {
			r.log.say(MsgEventSpelling, "", h.Place, h.Native, e.Native)
		}
		h.Event, h.Can, h.event = e.Name, e.Can, e
		return
	}
	if e = r.form.folded(h.Native); e != nil {
		r.log.say(MsgEventSpelling, "", h.Place, h.Native, e.Native)
		h.Event, h.Can, h.event = e.Name, e.Can, e
		return
	}
	if foreign, agent := r.catalog.eventOf(h.Native); foreign != nil {
		own := r.form.event(&Hook{Event: foreign.Name})
		name := ""
		if own != nil && foreign.Name != "" {
			name = own.Native
		}
		r.log.say(MsgEventForeign, "", h.Place, h.Native, agent.Name, name)
		h.Event, h.Can = foreign.Name, foreign.Can
		h.event, h.foreign = foreign, agent
		return
	}
	r.log.say(MsgEventUnknown, "", h.Place, clip(h.Native), r.form.closest(h.Native))
}

// folded finds an event whose spelling differs only in case and separators.
func (f *hookForm) folded(name string) *Event {
	fold := foldEvent(name)
	for i := range f.Events {
		e := &f.Events[i]
		if foldsTo(e.Native, fold) || slices.ContainsFunc(e.Also, func(a string) bool { return foldsTo(a, fold) }) {
			return e
		}
	}
	return nil
}

// closest names the event that a person may have meant, by the fewest changed letters; "" when none is near.
func (f *hookForm) closest(name string) string {
	best, least := "", len(name)/2+1
	for i := range f.Events {
		if d := distance(foldEvent(name), foldEvent(f.Events[i].Native)); d < least {
			best, least = f.Events[i].Native, d
		}
	}
	return best
}

// distance counts the letters to change, add or take out to make b of a.
func distance(a, b string) int {
	if len(a) > 64 || len(b) > 64 {
		return 64
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diagonal
			if a[i-1] != b[j-1] {
				cost++
			}
			diagonal = row[j]
			row[j] = min(cost, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}
