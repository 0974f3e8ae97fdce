package convert

import "slices"

// Translated is what the target's form of hooks makes of a matcher, for tests.
type Translated struct {
	Understood bool
	Unknown    bool // a name in it is none of the source's
	All        bool
	Texts      []string
	Missing    []string
	Server     bool
}

// HookForm is a form of hooks made ready, for tests.
type HookForm = hookForm

// ReadyHooks makes a form of hooks ready.
func ReadyHooks(f *HookFormat) *HookForm { return newHookForm(&Agent{}, f) }

// TranslateMatcher reads a matcher by one form of hooks and writes it by another.
func TranslateMatcher(source, target *HookForm, text string) Translated {
	m := source.readMatcher(text, &Hook{event: &Event{Match: MatchTool}})
	switch m.Kind {
	case MatchesAll:
		return Translated{Understood: true, All: true}
	case MatchesTools:
		w := target.writeTools(m.Tools)
		unknown := slices.ContainsFunc(m.Tools, func(r ToolRef) bool { return !r.Known })
		return Translated{Understood: true, Unknown: unknown, Texts: w.texts, Missing: w.missing, Server: w.server}
	}
	return Translated{}
}
