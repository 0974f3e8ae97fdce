package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// Severity says what a finding means for its item.
type Severity uint8

// The severities: an error means the item is not written; a warning that it is written but works differently or lacks
// something; an info that it reads otherwise and works the same.
const (
	Info Severity = iota
	Warning
	Error
)

// String gives the word of the interface.
func (s Severity) String() string { return [...]string{"info", "warning", "error"}[s] }

// Guard says that a hook which could stop the agent may not stop it any more.
type Guard uint8

// The guards: NoGuard for everything that is no lost guard, CanFailOpen when it fails on a condition, FailsOpen when it
// never stops anything.
const (
	NoGuard Guard = iota
	CanFailOpen
	FailsOpen
)

// String gives the word of the interface.
func (g Guard) String() string { return [...]string{"", "can-fail-open", "would-fail-open"}[g] }

// Finding is one thing that a person should know about the conversion. Its sentences are made from Message and Args by
// [Finding.Sentences], so that another language is another table.
type Finding struct {
	Message Message
	Item    string   // the server or hook, "" for the whole text
	Field   string   // the key as the person wrote it, or ""
	Args    []string // for {1}, {2} ... of the sentences; never a secret's value
	Before  string   // for a one-line note: what stood there
	After   string   // and what became of it
	Place   syntax.Place
	Guard   Guard
	Level   Severity    // set by the log from the message; a guard raises an info to a warning
	Mend    *syntax.Fix // one edit that mends the text, for a syntax error
	Found   string      // of a syntax error
	Wanted  string      // of a syntax error: what was expected
	Source  string      // the name of the agent that this part of a page was read as, where it is another than the answer's; or ""
	hook    bool
}

// Code is the stable code of the finding.
func (f *Finding) Code() Code { return f.Message.sentence().code }

// Severity is how grave it is.
func (f *Finding) Severity() Severity { return f.Level }

// Key names the sentences of the finding in a table of messages.
func (f *Finding) Key() string { return f.Message.sentence().key }

// Sentences gives what happens, why, and what to do. source and target are the names of the two agents.
func (f *Finding) Sentences(source, target string) (title, reason, step string) {
	title, reason, step = f.Patterns()
	return f.whole(title, source, target), f.whole(reason, source, target), f.whole(step, source, target)
}

// Patterns gives the sentences of the finding before they are filled in, for [Finding.Fill].
func (f *Finding) Patterns() (title, reason, step string) {
	s := f.Message.sentence()
	return s.title, s.reason, s.step
}

// SpeaksOfAgent says whether a sentence is the same for all findings with its message: all that is filled in is the agent's name.
func SpeaksOfAgent(pattern string) bool {
	for {
		open := strings.IndexByte(pattern, '{')
		if open < 0 {
			return true
		}
		if !strings.HasPrefix(pattern[open:], "{agent}") {
			return false
		}
		pattern = pattern[open+len("{agent}"):]
	}
}

// Fill hands the pieces of a sentence on in their order, filled in, or none when something that it speaks of is not there.
func (f *Finding) Fill(pattern, source, target string, put func(piece string)) {
	if f.tells(pattern, source, target) {
		f.pieces(pattern, source, target, put)
	}
}

// tells says whether all that a sentence speaks of is there. A title always is.
func (f *Finding) tells(sentence, source, target string) bool {
	if sentence == f.Message.sentence().title {
		return true
	}
	for {
		open := strings.IndexByte(sentence, '{')
		if open < 0 {
			return true
		}
		length := strings.IndexByte(sentence[open:], '}')
		if length < 0 || f.argument(sentence[open+1:open+length], source, target) == "" && length < 9 {
			return false
		}
		sentence = sentence[open+length+1:]
	}
}

// whole fills a sentence in, or leaves it out when something that it speaks of is not there.
func (f *Finding) whole(sentence, source, target string) string {
	if strings.IndexByte(sentence, '{') < 0 {
		return sentence
	}
	var b strings.Builder
	b.Grow(len(sentence) + 32)
	f.Fill(sentence, source, target, func(piece string) { b.WriteString(piece) })
	return b.String()
}

// Text gives all sentences of the finding as one.
func (f *Finding) Text(source, target string) string {
	title, reason, step := f.Sentences(source, target)
	out := title
	for _, s := range []string{reason, step} {
		if s != "" {
			out += " " + s
		}
	}
	return out
}

// pieces puts the arguments into a sentence: {agent}, {source}, {item}, {field}, {before}, {after}, {1} ... {9}.
func (f *Finding) pieces(sentence, source, target string, put func(piece string)) {
	for {
		open := strings.IndexByte(sentence, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(sentence[open:], '}')
		if length < 0 {
			break
		}
		put(sentence[:open])
		if name := sentence[open+1 : open+length]; strings.IndexByte(name, '"') >= 0 {
			put(sentence[open : open+length+1]) // a piece of JSON, not an argument
		} else {
			put(f.argument(name, source, target))
		}
		sentence = sentence[open+length+1:]
	}
	put(sentence)
}

func (f *Finding) argument(name, source, target string) string {
	switch name {
	case "agent":
		return target
	case "source":
		if f.Source != "" {
			return f.Source
		}
		return source
	case "item":
		if f.Item == "" {
			return "the server"
		}
		return f.Item
	case "field":
		return f.Field
	case "before":
		return f.Before
	case "after":
		return f.After
	}
	if len(name) == 1 && name[0] >= '1' && int(name[0]-'1') < len(f.Args) {
		return f.Args[name[0]-'1']
	}
	return ""
}

// Log gathers findings. Readers and writers get one and say into it what the person must know.
type Log struct {
	Findings []Finding
	item     string
	hook     bool
}

// About sets the item that the following findings are about.
//
//go:noinline
func (l *Log) About(item string, hook bool) { l.item, l.hook = item, hook }

// Add puts a finding into the log. An Item left empty becomes the one that the log is about.
func (l *Log) Add(f *Finding) {
	if f.Item == "" {
		f.Item = l.item
	}
	f.hook = l.hook
	if l.hook && f.Message == MsgExtraDropped {
		f.Message = MsgHookExtraDropped
	}
	if l.hook && f.Message == MsgSecretMissing {
		f.Message = MsgHookSecretMissing
	}
	f.Level = f.Message.sentence().severity
	if f.Guard != NoGuard && f.Level == Info {
		f.Level = Warning
	}
	l.Findings = append(l.Findings, *f)
}

// named gives the findings since a point the name that their item got later.
func (l *Log) named(since int, name string) {
	for i := since; i < len(l.Findings); i++ {
		if l.Findings[i].Item == "" {
			l.Findings[i].Item = name
		}
	}
}

// once puts a finding into the log unless the same was just said of the same place.
func (l *Log) once(f *Finding) {
	if n := len(l.Findings); n > 0 && l.Findings[n-1].Message == f.Message && l.Findings[n-1].Place == f.Place {
		return
	}
	l.Add(f)
}

// forget takes out what was said of an item, except that it is there more than once.
func (l *Log) forget(item string) {
	l.Findings = slices.DeleteFunc(l.Findings, func(f Finding) bool { return f.Item == item && f.Message != MsgSameServer })
}

// rename gives the findings about an item the name that it goes by.
func (l *Log) rename(item, name string) {
	for i := range l.Findings {
		if l.Findings[i].Item == item {
			l.Findings[i].Item = name
		}
	}
}

// sayOnce says something about the item unless it was said, wherever that stood.
func (l *Log) sayOnce(m Message, at syntax.Place, args ...string) {
	if f := (&Finding{Message: m, Item: l.item, Args: args, Place: at}); !l.said(f) {
		l.Add(f)
	}
}

// said says whether a finding is in the log already, whatever its place.
func (l *Log) said(f *Finding) bool {
	return slices.ContainsFunc(l.Findings, func(o Finding) bool {
		return o.Message == f.Message && o.Item == f.Item && o.Field == f.Field && slices.Equal(o.Args, f.Args)
	})
}

// say adds a finding about a key. Most are of this form, and a short call keeps the program small.
//
//go:noinline
func (l *Log) say(m Message, field string, at syntax.Place, args ...string) {
	l.Add(&Finding{Message: m, Field: field, Args: args, Place: at})
}

// dropRepeats takes out what was said twice since a point, unless there is more than a person would read anyway.
func (l *Log) dropRepeats(since int) {
	if len(l.Findings)-since > 200 {
		return
	}
	kept := l.Findings[:since]
	for i := since; i < len(l.Findings); i++ {
		f := &l.Findings[i]
		if !slices.ContainsFunc(kept[since:], func(o Finding) bool {
			return o.Message == f.Message && o.Item == f.Item && o.Field == f.Field && o.Before == f.Before && o.After == f.After && o.Place == f.Place && slices.Equal(o.Args, f.Args)
		}) {
			kept = append(kept, *f)
		}
	}
	l.Findings = kept
}

// change adds a finding about something that became something else.
//
//go:noinline
func (l *Log) change(m Message, field, before, after string, at syntax.Place, args ...string) {
	l.Add(&Finding{Message: m, Field: field, Args: args, Before: before, After: after, Place: at})
}

// sorted puts the findings into the order in which a person should read them: guards that fail open, errors, warnings,
// infos; each in the order in which they came.
func (l *Log) sorted() []Finding {
	out := make([]Finding, 0, len(l.Findings))
	for rank := 0; rank < 4; rank++ {
		for i := range l.Findings {
			if l.Findings[i].rank() == rank {
				out = append(out, l.Findings[i])
			}
		}
	}
	return out
}

// mild says whether nothing was told that explains why nothing was found. How the text is spelt does not, and where it breaks only when
// config says that it was meant as one.
func (l *Log) mild(config bool) bool {
	for i := range l.Findings {
		if f := &l.Findings[i]; f.Level != Info && f.Code() != SourceCompleted && (config || f.Code() != SyntaxError || f.Message == MsgPayloadBroken || f.Message == MsgLinkBroken) {
			return false
		}
	}
	return true
}

func (f *Finding) rank() int {
	if f.Guard != NoGuard {
		return 0
	}
	return 3 - int(f.Level)
}
