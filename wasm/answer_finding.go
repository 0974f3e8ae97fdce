package main

import (
	"slices"

	"agentconv/convert"
)

func (w *answerWriter) findings(list []convert.Finding, target string) {
	w.key("findings")
	if w.brief {
		w.open('{')
		w.messages(list, target)
		w.key("list")
	}
	w.open('[')
	for i := range list {
		w.finding(&list[i], target)
	}
	w.close(']')
	if w.brief {
		w.close('}')
	}
}

// common is what tells the findings with the same message and severity from others: they have their key, code and most sentences
// in common.
type common struct {
	message  convert.Message
	severity convert.Severity
}

// messages writes what findings have in common, once for all that have it. Their key is then its number.
func (w *answerWriter) messages(list []convert.Finding, target string) {
	w.common = w.common[:0]
	w.key("messages")
	w.open('[')
	for i := range list {
		f := &list[i]
		if c := (common{f.Message, f.Severity()}); !slices.Contains(w.common, c) {
			w.common = append(w.common, c)
			w.open('{')
			w.pair("severity", f.Severity().String())
			w.pair("code", string(f.Code()))
			_, reason, step := f.Patterns()
			for _, s := range [...]struct{ key, pattern string }{{"reason", reason}, {"step", step}} {
				if convert.SpeaksOfAgent(s.pattern) {
					w.sentence(s.key, f, s.pattern, target)
				}
			}
			w.pair("key", f.Key())
			w.close('}')
		}
	}
	w.close(']')
}

func (w *answerWriter) finding(f *convert.Finding, target string) {
	title, reason, step := f.Patterns()
	w.open('{')
	if w.brief {
		w.key("key")
		w.number(slices.Index(w.common, common{f.Message, f.Severity()}))
		if convert.SpeaksOfAgent(reason) {
			reason = ""
		}
		if convert.SpeaksOfAgent(step) {
			step = ""
		}
	} else {
		w.pair("severity", f.Severity().String())
		w.pair("code", string(f.Code()))
		w.pair("key", f.Key())
	}
	w.pair("item", f.Item)
	w.pair("field", f.Field)
	w.sentence("title", f, title, target)
	w.sentence("reason", f, reason, target)
	w.sentence("step", f, step, target)
	w.pair("before", f.Before)
	w.pair("after", f.After)
	w.place(f.Place)
	if len(f.Args) > 0 {
		w.list("args", f.Args)
	}
	w.pair("source", f.Source)
	w.pair("guard", f.Guard.String())
	w.pair("found", f.Found)
	w.pair("expected", f.Wanted)
	if f.Mend != nil {
		w.key("fix")
		w.open('{')
		start := w.lines.unit(f.Mend.Offset)
		w.key("offset")
		w.number(start)
		w.key("length")
		w.number(w.lines.unit(f.Mend.Offset+f.Mend.Length) - start)
		w.key("text")
		w.text(f.Mend.Text)
		w.close('}')
	}
	w.close('}')
}

// sentence writes one sentence of a finding, or nothing when it has nothing to say.
func (w *answerWriter) sentence(key string, f *convert.Finding, pattern, target string) {
	begun := false
	f.Fill(pattern, w.source, target, func(piece string) {
		if !begun && piece == "" {
			return
		}
		if !begun {
			w.key(key)
			w.buf = append(w.buf, '"')
			begun = true
		}
		w.inside(piece)
	})
	if begun {
		w.buf = append(w.buf, '"')
	}
}
