package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// commandReader turns the words of an agent's add command into a server.
type commandReader struct {
	form   *serverForm
	add    *AddCommand
	log    *Log
	server Server
	plain  []intake.Word // words that belong to no flag
	word   Transport
	dashed bool // "--" was seen
}

// readCommand reads a command line by the descriptions of the agents; ok is false when it is none of theirs.
func (c *Catalog) readCommand(cmd *intake.Command, log *Log) (s Server, agent *Agent, ok bool) {
	for _, form := range c.forms {
		add := form.Command
		if add == nil || form.Variant != "" {
			continue
		}
		if add.JSON != nil && begins(cmd.Words, add.JSON) {
			s, ok = c.readJSONCommand(form, cmd.Words[len(add.JSON):], log)
			return s, form.agent, ok
		}
		for _, words := range append([][]string{add.Words}, add.Also...) {
			if !begins(cmd.Words, words) {
				continue
			}
			r := commandReader{form: form, add: add, log: log}
			if add.JSONFlag != "" {
				if s, ok = r.readNamedJSON(cmd.Words[len(words):]); !ok && len(log.Findings) == 0 {
					continue // the program is called for something else
				}
				return s, form.agent, ok
			}
			s, ok = r.read(cmd, cmd.Words[len(words):])
			return s, form.agent, ok
		}
	}
	return s, nil, false
}

// begins compares the first words of a line; the program may be given with its path or through npx.
func begins(line []intake.Word, words []string) bool {
	if len(line) > 1 && line[0].Text == "npx" {
		line = line[1:]
	}
	if len(line) < len(words) {
		return false
	}
	for i, w := range words {
		text := line[i].Text
		if i == 0 {
			text = strings.TrimSuffix(text[strings.LastIndexAny(text, "/\\")+1:], ".exe")
		}
		if text != w {
			return false
		}
	}
	return true
}

// jsonEntry reads a JSON text that stands in a command line or a link.
func (c *Catalog) jsonEntry(form *serverForm, name, text string, at syntax.Place, log *Log) (Server, bool) {
	doc := syntax.ParseAs(text, syntax.JSON5)
	if (doc.Root == nil || doc.Err != nil) && strings.Contains(text, `\"`) {
		// Quoted for a Windows program inside of single quotes.
		doc = syntax.ParseAs(intake.UnslashQuotes(text), syntax.JSON5)
	}
	if doc.Root == nil || doc.Root.Kind != syntax.Map {
		log.Add(&Finding{Message: MsgPayloadBroken, Item: name, Place: at})
		return Server{}, false
	}
	root := doc.Root
	for range 2 { // {"mcpServers": {"name": {...}}} where the entry alone belongs
		if places := c.locate(root); len(places) == 1 && places[0].shape == byName && len(places[0].node.Pairs) == 1 {
			if name == "" {
				name = places[0].node.Pairs[0].Key
			}
			root = places[0].node.Pairs[0].Value
		}
	}
	clearPlaces(root, at)
	e := nameOut(root, "name")
	if e.Name == "" && name == "" {
		e = listEntry(root)
	}
	if name != "" {
		e.Name = name
	}
	var inputs *syntax.Node
	if form.Inputs != "" {
		if inputs = e.Node.Get(form.Inputs); inputs != nil {
			e = without(&e, inputs)
		}
	}
	r := &serverReader{format: form, log: log}
	s, ok := r.read(&e)
	s.inputs = inputs
	return s, ok
}

// without gives the entry without one of its values.
func without(e *Entry, out *syntax.Node) Entry {
	rest := *e
	rest.Node = &syntax.Node{Kind: syntax.Map, Place: e.Node.Place}
	for _, p := range e.Node.Pairs {
		if p.Value != out {
			rest.Node.Pairs = append(rest.Node.Pairs, p)
		}
	}
	return rest
}

// clearPlaces gives every node of a tree from inside a word the place of the word.
func clearPlaces(n *syntax.Node, at syntax.Place) {
	n.Place = at
	for i := range n.Pairs {
		n.Pairs[i].KeyPlace = at
		clearPlaces(n.Pairs[i].Value, at)
	}
	for _, item := range n.Items {
		clearPlaces(item, at)
	}
}

func (c *Catalog) readJSONCommand(form *serverForm, words []intake.Word, log *Log) (Server, bool) {
	var name, text string
	var at syntax.Place
	for _, w := range words {
		switch {
		case strings.HasPrefix(strings.TrimSpace(w.Text), "{"):
			text, at = w.Text, wordPlace(&w)
		case name == "" && !strings.HasPrefix(w.Text, "-"):
			name = w.Text
		}
	}
	if text == "" {
		log.Add(&Finding{Message: MsgPayloadBroken, Item: name})
		return Server{}, false
	}
	return c.jsonEntry(form, name, text, at, log)
}

func (r *commandReader) readNamedJSON(words []intake.Word) (Server, bool) {
	for i := range words {
		text := words[i].Text
		if value, ok := strings.CutPrefix(text, r.add.JSONFlag+"="); ok {
			text = value
		}
		if strings.HasPrefix(text, `{"""`) {
			text = strings.ReplaceAll(text, `"""`, `"`) // for Windows PowerShell 5, which takes two of three quotes away
		}
		if strings.HasPrefix(strings.TrimSpace(text), "{") {
			c := Catalog{roots: map[string]bool{}}
			return c.jsonEntry(r.form, "", text, wordPlace(&words[i]), r.log)
		}
	}
	return Server{}, false
}

// wordPlace is the place of a word; its line and column are filled in where the whole text is known.
func wordPlace(w *intake.Word) syntax.Place {
	return syntax.Place{Offset: w.Offset, Length: w.Length, Line: 1, Column: 1}
}

func (r *commandReader) read(cmd *intake.Command, words []intake.Word) (Server, bool) {
	if !r.flags(words) {
		return Server{}, false
	}
	s := &r.server
	for _, set := range cmd.Sets {
		// A variable set before the command is the agent's own, not the server's; what the line takes from it is told.
		name, _, _ := strings.Cut(set.Text, "=")
		r.log.say(MsgShellVariable, "", wordPlace(&set), name)
	}
	if s.Name == "" && len(r.plain) > 0 {
		s.Name, s.Place = r.plain[0].Text, wordPlace(&r.plain[0])
		r.plain = r.plain[1:]
	}
	r.log.About(s.Name, false)
	if !r.target() {
		r.log.Add(&Finding{Message: MsgCommandEmpty, Item: s.Name, Place: s.Place})
		return *s, false
	}
	return *s, true
}

// flags takes the options off; what is left is the name and what to run.
func (r *commandReader) flags(words []intake.Word) bool {
	for i := 0; i < len(words); i++ {
		w := &words[i]
		if r.dashed || !strings.HasPrefix(w.Text, "-") || w.Text == "-" {
			r.plain = append(r.plain, *w)
			// After the name and the program everything belongs to the program.
			if !r.add.Dash && r.add.CommandFlag == "" && r.add.URLFlag == "" && len(r.plain) > 1 && r.add.NameFlag == "" && !isAddress(w.Text) &&
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
		case flag == r.add.NameFlag:
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
	case strings.Contains(w.Text, " "):
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
				r.log.say(MsgFlagPair, flag, at, clip(v.Text))
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

func (r *commandReader) value(f *Flag, flag string, v intake.Word, at syntax.Place) {
	d := r.datum(f, flag, at)
	switch f.As {
	case FlagPair:
		name, text, found := strings.Cut(v.Text, "=")
		if colon := strings.IndexByte(v.Text, ':'); f.Field == Headers && colon > 0 && (!found || colon < len(name)) {
			name, text, found = v.Text[:colon], strings.TrimSpace(v.Text[colon+1:]), true
		}
		if !found {
			r.log.say(MsgFlagPair, flag, at, clip(name))
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
		for _, item := range strings.Split(v.Text, ",") {
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

// text reads a word as a value: what the shell would fill in is a reference, what the agent fills in as well.
func (r *commandReader) text(w intake.Word, f Field) Value {
	v := Value{Text: w.Text, Place: wordPlace(&w)}
	if w.Expands {
		v.Parts = everything.Parse(w.Text)
		if v.Parts != nil {
			return v
		}
	}
	if r.form.Dialect.works(f) && r.form.Dialect.Expression == "" {
		v.Parts = r.form.Dialect.Parse(w.Text)
	}
	return v
}

func (r *commandReader) set(f Field, w intake.Word) {
	r.server.Set(&Datum{Field: f, Key: fieldKey[f], Text: r.text(w, f), Place: wordPlace(&w)})
}

func (r *commandReader) addTo(f Field, w intake.Word) {
	d := Datum{Field: f, Key: fieldKey[f], Place: wordPlace(&w)}
	if old := r.server.Get(f); old != nil {
		d = *old
	}
	d.List = append(d.List, r.text(w, f))
	r.server.Set(&d)
}

// fieldKey is how the parts of a command line are called in findings.
var fieldKey = map[Field]string{Command: "command", Args: "args", URL: "url"}

func (r *commandReader) transport(w intake.Word) {
	for _, form := range r.add.TransportWords {
		if form.Word == w.Text || slices.Contains(form.Also, w.Text) {
			r.word = form.Transport
			return
		}
	}
	r.word = transportWord(w.Text)
}

// target settles what is left of the line: an address, or a program with its arguments.
func (r *commandReader) target() bool {
	s := &r.server
	if s.Get(URL) == nil && s.Get(Command) == nil {
		if len(r.plain) == 0 {
			return false
		}
		if first := r.plain[0]; isAddress(first.Text) && (r.word != Stdio || len(r.plain) == 1) || r.word > Stdio && len(r.plain) == 1 {
			r.set(URL, first)
			r.plain = r.plain[1:]
		} else {
			if r.add.OneWord && len(r.plain) == 1 {
				r.plain = nil
				for _, text := range SplitWords(first.Text) {
					one := first
					one.Text = text
					r.plain = append(r.plain, one)
				}
			}
			if len(r.plain) > 0 {
				r.set(Command, r.plain[0])
				r.plain = r.plain[1:]
			}
		}
	}
	if s.Get(Command) != nil {
		for _, w := range r.plain {
			r.addTo(Args, w)
		}
	}
	if s.Get(Command) != nil {
		s.Transport, s.Pinned = Stdio, true
		return true
	}
	for i := range r.plain {
		w := &r.plain[i]
		text := clip(w.Text)
		if SecretKind(w.Text, "authorization") != "" {
			text = "…" // of a header without its quotes
		}
		r.log.say(MsgFlagUnknown, "", wordPlace(w), text)
	}
	switch {
	case r.word != NoTransport && r.word != Stdio:
		s.Transport, s.Pinned = r.word, r.word != Unspecified
	case r.add.BareURL == Stdio:
		// The agent itself would save the address as a program to run.
		r.log.say(MsgCommandURLAsProgram, "url", s.Get(URL).Place)
		s.Transport = Unspecified
	case r.add.BareURL != NoTransport:
		s.Transport = r.add.BareURL
	default:
		s.Transport = Unspecified
	}
	if s.Transport == Unspecified && endsInSSE(s.Text(URL)) {
		s.Transport = SSE
		r.log.say(MsgSSEByAddress, "url", s.Get(URL).Place)
	}
	return true
}
