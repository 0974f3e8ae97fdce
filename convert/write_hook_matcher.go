package convert

import "strings"

// shortMatcher keeps a matcher readable in a sentence.
func shortMatcher(text string) string {
	if len(text) <= 200 {
		return text
	}
	return clip(text)
}

// matchers gives the matchers to write, "" for none; ok is false when the hook must not be written.
func (w *hookWriter) matchers(h *Hook, e *Event) (texts []string, ok bool) {
	m := &h.Matcher
	if h.event != nil && len(e.Tools) > 0 && e.Native == h.event.Native && e.Match == h.event.Match {
		return w.patternMatcher(h, e)
	}
	if h.event != nil && len(h.event.Tools) > 0 && m.Text != "" && h.event.Match != MatchTool && h.event.Match != MatchNone {
		w.log.say(MsgMatcherOnCommand, "matcher", m.Place)
	}
	if len(e.Tools) > 0 && m.Kind == MatchesTools {
		w.tellSplitWider(h, e)
		return []string{""}, true
	}
	switch m.Kind {
	case MatchesAll:
		return []string{""}, true
	case MatchesTools:
		if e.Match != MatchTool {
			w.log.change(MsgMatcherDropped, "matcher", shortMatcher(m.Text), "", m.Place)
			return []string{""}, true
		}
		return w.toolMatcher(h)
	case MatchesWords:
		return w.wordMatcher(h, e)
	}
	return w.patternMatcher(h, e)
}

func (w *hookWriter) toolMatcher(h *Hook) ([]string, bool) {
	m := &h.Matcher
	out := w.form.writeTools(m.Tools)
	if len(out.texts) == 0 {
		w.log.say(MsgNoToolLeft, "matcher", m.Place, strings.Join(out.missing, ", "))
		return nil, false
	}
	if len(out.missing) > 0 {
		w.log.say(MsgToolMissing, "matcher", m.Place, strings.Join(out.missing, ", "))
	}
	if len(out.wider) > 0 {
		w.log.say(MsgMatcherWider, "matcher", m.Place, out.texts[0], strings.Join(out.wider, ", "))
	}
	if len(out.doubts) > 0 {
		w.log.say(MsgToolDoubt, "matcher", m.Place, strings.Join(out.doubts, ", "))
	}
	if out.server {
		w.log.say(MsgMatcherServer, "matcher", m.Place)
	}
	before := m.Text
	if before == "" || h.event != nil && len(h.event.Tools) > 0 {
		before = h.Native
	}
	if after := strings.Join(out.texts, ", "); after != m.Text {
		w.log.change(MsgMatcherTranslated, "matcher", before, after, m.Place)
	}
	return out.texts, true
}

func (w *hookWriter) wordMatcher(h *Hook, e *Event) ([]string, bool) {
	m := &h.Matcher
	switch e.Match {
	case MatchWord:
	case MatchText:
		w.log.change(MsgWordKept, "matcher", shortMatcher(m.Text), "", m.Place)
		return []string{m.Text}, true
	default:
		w.log.change(MsgMatcherDropped, "matcher", shortMatcher(m.Text), "", m.Place)
		return []string{""}, true
	}
	out := w.form.writeWords(m.Words, e)
	if len(out.texts) == 0 {
		w.log.say(MsgNoWordLeft, "matcher", m.Place, strings.Join(out.missing, ", "))
		return nil, false
	}
	if len(out.missing) > 0 {
		w.log.say(MsgWordMissing, "matcher", m.Place, strings.Join(out.missing, ", "))
	}
	if after := strings.Join(out.texts, ", "); after != m.Text {
		w.log.change(MsgMatcherTranslated, "matcher", shortMatcher(m.Text), after, m.Place)
	}
	return out.texts, true
}

// patternMatcher keeps what could not be understood, and says what it will do.
func (w *hookWriter) patternMatcher(h *Hook, e *Event) ([]string, bool) {
	m := &h.Matcher
	switch {
	case e.Match == MatchNone:
		w.log.change(MsgMatcherDropped, "matcher", shortMatcher(m.Text), "", m.Place)
		return []string{""}, true
	case h.event != nil && h.event.Match == e.Match && e.Match == MatchPath && w.globbed() && !w.form.Matcher.Glob:
		text := pathPattern(m.Text)
		w.log.change(MsgMatcherTranslated, "matcher", shortMatcher(m.Text), text, m.Place)
		return []string{text}, true
	case h.event != nil && h.event.Match == e.Match && (e.Match == MatchText || e.Match == MatchPath || e.Match == MatchCommand):
		return []string{m.Text}, true
	}
	message := MsgMatcherKept
	switch looks := strings.Contains(m.Text, "(?=") || strings.Contains(m.Text, "(?!") || strings.Contains(m.Text, "(?<"); {
	case looks && !w.form.Matcher.LookAround:
		message = MsgMatcherUnreadable
	case strings.Contains(m.Text, "(?!") || strings.Contains(m.Text, "(?<!") || strings.Contains(m.Text, "[^"):
		message = MsgMatcherTooMuch
	}
	w.log.change(message, "matcher", shortMatcher(m.Text), "", m.Place)
	return []string{m.Text}, true
}

func (w *hookWriter) globbed() bool { return w.source != nil && w.source.Matcher.Glob }

// pathPattern makes a pattern of paths with * in them, separated by bars.
func pathPattern(globs string) string {
	out := ""
	for i, glob := range strings.Split(globs, "|") {
		if i > 0 {
			out += "|"
		}
		text := strings.NewReplacer(`\*\*/`, "(.*/)?", `\*\*`, ".*", `\*`, "[^/]*", `\?`, "[^/]").Replace(quotePattern(glob))
		out += "(^|/)" + text + "$"
	}
	return out
}
