package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// flags takes the options off; what is left is the name and what to run.
func (r *commandReader) flags(words []intake.Word) bool {
	for i := 0; i < len(words); i++ {
		w := &words[i]
		if r.dashed || !strings.HasPrefix(w.Text, "-") || w.Text == "-" {
			r.plain = append(r.plain, *w)
			// After the name and the program everything belongs to the program.
			if !r.add.Dash && !r.add.DashInside && r.add.CommandFlag == "" && r.add.URLFlag == "" && len(r.plain) > 1 && r.add.NameFlag == "" && !isAddress(w.Text) &&
				!(r.add.OneWord && strings.IndexByte(w.Text, ' ') > 0) {
				r.plain = append(r.plain, words[i+1:]...)
				return true
			}
			continue
		}
		if w.Text == "--" {
			r.dashed = true
			r.plain = append(r.plain, words[i+1:]...)
			return true
		}
		flag, value, joined := strings.Cut(w.Text, "=")
		next := func() intake.Word {
			if joined {
				v := *w
				v.Text = value
				return v
			}
			if i+1 < len(words) {
				i++
				return words[i]
			}
			return intake.Word{}
		}
		switch {
		case flag == r.add.NameFlag, flag == r.add.NameAlso:
			v := next()
			r.server.Name, r.server.Place = v.Text, wordPlace(&v)
		case flag == r.add.URLFlag:
			r.set(URL, next())
		case flag == r.add.CommandFlag:
			r.set(Command, next())
		case flag == r.add.ArgFlag:
			r.addTo(Args, next())
		case r.add.ArgsFlag != "" && flag == r.add.ArgsFlag:
			r.allArgs(next())
		case r.add.RestFlag != "" && flag == r.add.RestFlag:
			for _, v := range words[i+1:] {
				r.addTo(Args, v)
			}
			return true
		case slices.Contains(r.add.TransportFlag, flag):
			r.transport(next())
		case slices.Contains(r.add.ScopeFlag, flag), slices.Contains(r.add.QuietValues, flag):
			next()
		case slices.Contains(r.add.Quiet, flag), slices.Contains(r.add.ScopeWords[:], flag), slices.Contains(r.add.Local, flag), slices.Contains(r.add.Always, flag):
		case r.add.Dash && len(r.plain) > 1 && !isAddress(r.plain[1].Text) && !r.known(flag):
			// Without "--" the program's own options are taken for the command's.
			r.log.Add(&Finding{Message: MsgDashMissing, Item: r.plain[0].Text, Field: flag, Args: []string{flag}, Place: wordPlace(w)})
			r.plain = append(r.plain, words[i:]...)
			return true
		case r.add.DashInside && len(r.plain) > 1 && !r.known(flag):
			r.plain = append(r.plain, *w)
		default:
			r.option(flag, joined, value, words, &i)
		}
	}
	return true
}

func (r *commandReader) known(flag string) bool {
	return slices.ContainsFunc(r.add.Flags, func(f Flag) bool { return slices.Contains(f.Names, flag) })
}

// allArgs reads arguments that stand in one word: as a JSON list, with commas, or as a command line.
func (r *commandReader) allArgs(w intake.Word) {
	list, ok := spelledList(w.Text)
	switch {
	case ok:
		if doc := syntax.ParseAs(w.Text, syntax.JSON); doc.Err == nil && doc.Root.Kind == syntax.List {
			list = nil
			for _, item := range doc.Root.Items {
				list = append(list, item.Text)
			}
		}
	case strings.Contains(w.Text, ","):
		list = strings.Split(w.Text, ",")
	case strings.Contains(w.Text, " ") && r.server.Get(Args) == nil: // else each is one of its own
		list = SplitWords(w.Text)
	default:
		list = []string{w.Text}
	}
	for _, text := range list {
		one := w
		one.Text = text
		r.addTo(Args, one)
	}
}

// option takes one of the described flags, or tells of one that nobody knows.
func (r *commandReader) option(flag string, joined bool, value string, words []intake.Word, i *int) {
	at := wordPlace(&words[*i])
	for k := range r.add.Flags {
		f := &r.add.Flags[k]
		if !slices.Contains(f.Names, flag) {
			continue
		}
		if f.As == FlagOn || f.As == FlagOff {
			r.server.Set(&Datum{Field: f.Field, Key: flag, On: f.As == FlagOn, Place: at})
			return
		}
		if f.As == FlagOwnOn {
			r.own(f, "true", at)
			return
		}
		v := words[*i]
		v.Text = value
		if !joined {
			if *i+1 >= len(words) {
				return
			}
			*i++
			v = words[*i]
		}
		if f.As == FlagTwoWords {
			if *i+1 >= len(words) {
				r.log.say(MsgFlagPair, flag, at, harmless(v.Text))
				return
			}
			*i++
			r.pair(f, flag, v.Text, words[*i], at)
			return
		}
		r.value(f, flag, v, at)
		for f.Many && *i+1 < len(words) && !strings.HasPrefix(words[*i+1].Text, "-") && r.wantsMore(f, words, *i+1) {
			*i++
			r.value(f, flag, words[*i], at)
		}
		return
	}
	r.log.say(MsgFlagUnknown, flag, at, flag)
	if (flag == "--transport" || flag == "--type" || flag == "-t") && !joined && *i+1 < len(words) && transportWord(words[*i+1].Text) != NoTransport {
		*i++ // what other agents call it
		r.word = transportWord(words[*i].Text)
		return
	}
	if !joined && *i+1 < len(words) && !strings.HasPrefix(words[*i+1].Text, "-") && len(r.plain) > 0 && r.add.Dash {
		*i++ // its value, most likely
	}
}

// wantsMore says whether the next word is one more value of a flag that takes several: a pair has its equals sign.
func (r *commandReader) wantsMore(f *Flag, words []intake.Word, i int) bool {
	return (f.As != FlagPair || strings.Contains(words[i].Text, "=")) && (f.As != FlagHeader || strings.Contains(words[i].Text, ":") && !isAddress(words[i].Text))
}

// pair takes one more name with its value.
func (r *commandReader) pair(f *Flag, flag, name string, v intake.Word, at syntax.Place) {
	d := r.datum(f, flag, at)
	d.Map = append(d.Map, Named{Name: name, Value: r.text(v, f.Field), Place: at})
	r.server.Set(&d)
}

// datum is what was read of a field so far.
func (r *commandReader) datum(f *Flag, flag string, at syntax.Place) Datum {
	if old := r.server.Get(f.Field); old != nil {
		return *old
	}
	return Datum{Field: f.Field, Key: flag, Place: at}
}

// own takes an option that sets a key of the agent's own.
func (r *commandReader) own(f *Flag, text string, at syntax.Place) {
	node := syntax.NewString(text)
	if text == "true" || text == "false" {
		node = &syntax.Node{Kind: syntax.Bool, Text: text}
	}
	node.Place = at
	extra := []Extra{{Path: splitKey(f.Key), Node: node, Place: at}}
	r.server.Extras = append(r.server.Extras, (&serverReader{format: r.form}).labelled(extra)...)
}

func (r *commandReader) value(f *Flag, flag string, v intake.Word, at syntax.Place) {
	if f.As == FlagOwn {
		r.own(f, v.Text, at)
		return
	}
	d := r.datum(f, flag, at)
	switch f.As {
	case FlagPair:
		name, text, found := strings.Cut(v.Text, "=")
		if colon := strings.IndexByte(v.Text, ':'); f.Field == Headers && colon > 0 && (!found || colon < len(name)) {
			name, text, found = v.Text[:colon], strings.TrimSpace(v.Text[colon+1:]), true
		}
		if !found {
			r.log.say(MsgFlagPair, flag, at, harmless(name))
			return
		}
		v.Text = text
		r.pair(f, flag, name, v, at)
		return
	case FlagHeader:
		name, text, found := strings.Cut(v.Text, ":")
		if !found {
			name, text, _ = strings.Cut(v.Text, "=")
		}
		v.Text = strings.TrimSpace(text)
		r.pair(f, flag, strings.TrimSpace(name), v, at)
		return
	case FlagBearer:
		d.Field = Headers
		d.Map = append(d.Map, Named{Name: "Authorization", Value: EnvValue("Bearer ", v.Text), Place: at})
	case FlagCSV:
		if v.Text == "*" {
			return // all of them, as without the flag
		}
		text := v.Text
		if f.Field == OAuthScopes { // OAuth itself puts blanks between them
			text = strings.ReplaceAll(text, " ", ",")
		}
		for _, item := range strings.Split(text, ",") {
			w := v
			w.Text = strings.TrimSpace(item)
			d.List = append(d.List, r.text(w, f.Field))
		}
	case FlagEach:
		d.List = append(d.List, r.text(v, f.Field))
	case FlagSeconds, FlagMillis:
		n, ok := number(syntax.NewString(v.Text))
		if !ok {
			return
		}
		d.As, d.Text.Text = AsSeconds, v.Text
		if f.As == FlagMillis {
			n, d.As = n/1000, AsMillis
		}
		d.Seconds = n
	case FlagWord, FlagNot:
		d.On = (v.Text == "true" || v.Text == "1") == (f.As == FlagWord)
	default:
		d.Text = r.text(v, f.Field)
	}
	r.server.Set(&d)
}
