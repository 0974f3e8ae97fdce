package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// named gives an entry with its name inside, and the questions that it asks.
func named(name string, entry *syntax.Node, key string, inputs *syntax.Node) *syntax.Node {
	full := syntax.NewMap().Add("name", syntax.NewString(name))
	full.Pairs = append(full.Pairs, entry.Pairs...)
	if inputs != nil {
		full.Add(key, inputs)
	}
	return full
}

func compact(n *syntax.Node) string { return syntax.Compact(n) }

func (c *AddCommand) program(w *serverWriter, out []string, s *Server) (words []string, missing string) {
	args := s.Get(Args)
	program := make([]string, 1, 8)
	program[0] = w.spelt(&s.Get(Command).Text, Command)
	if args != nil {
		for i := range args.List {
			text := w.spelt(&args.List[i], Args)
			if option, _, _ := strings.Cut(text, "="); slices.Contains(c.Takes, option) {
				return nil, "the argument " + option
			}
			if c.NoNumbers && isNumber(text) || c.NumbersAnew && isNumber(text) && !plainNumber(text) {
				return nil, "an argument that is a number"
			}
			program = append(program, text)
		}
	}
	out = append(out, c.Local...)
	switch {
	case c.OneWord:
		return append(out, JoinWords(program)), ""
	case c.Dash:
		return append(append(out, "--"), program...), ""
	case c.CommandFlag != "":
		out = append(out, c.CommandFlag)
	}
	out = append(out, program[0])
	program = program[1:]
	switch {
	case len(program) == 0:
	case c.ArgsFlag != "":
		list := syntax.NewList()
		for _, text := range program {
			list.Items = append(list.Items, syntax.NewString(text))
		}
		out = append(out, c.ArgsFlag, compact(list))
	case c.ArgFlag != "":
		for _, text := range program {
			out = append(out, c.ArgFlag, text)
		}
	default:
		switch {
		case c.RestFlag != "":
			out = append(out, c.RestFlag)
		case c.DashInside && slices.ContainsFunc(program, func(text string) bool { return strings.HasPrefix(text, "-") }):
			out = append(out, "--")
		}
		out = append(out, program...)
	}
	return out, ""
}

func isNumber(text string) bool {
	_, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	return err == nil || strings.HasPrefix(strings.ToLower(text), "0x")
}

// plainNumber says whether a number is spelt as JavaScript spells it, or with a zero before it, which makes it a text.
func plainNumber(text string) bool {
	n, err := strconv.ParseFloat(text, 64)
	return err == nil && (strconv.FormatFloat(n, 'f', -1, 64) == text || len(text) > 1 && text[0] == '0' && text[1] != '.' && strings.ToLower(text[1:2]) != "x")
}

// flag spells one field behind the words that are there; ok is false when no flag holds it.
func (c *AddCommand) flag(w *serverWriter, d *Datum, remote bool, words []string) (out []string, ok bool) {
	out = words
	value := func(v *Value) string { return w.spelt(v, d.Field) }
	var rest []Named
	for i := range c.Flags {
		f := &c.Flags[i]
		if f.Field != d.Field || f.ReadOnly || !f.On.fits(remote) {
			continue
		}
		switch f.As {
		case FlagBearer:
			for j := range d.Map {
				if name, bearer := d.Map[j].Value.BearerEnv(); bearer && strings.EqualFold(d.Map[j].Name, "Authorization") {
					out = append(out, f.Names[0], name)
				} else {
					rest = append(rest, d.Map[j])
				}
			}
			if len(rest) > 0 {
				return nil, false
			}
		case FlagPair, FlagHeader:
			between := "="
			if f.As == FlagHeader {
				between = ": "
			}
			for j := range d.Map {
				text := value(&d.Map[j].Value)
				if d.Map[j].Value.Unset || f.As == FlagPair && (strings.Contains(d.Map[j].Name, "=") || c.NoEmpty && text == "" || c.NoEquals && strings.IndexByte(text, '=') >= 0) {
					return nil, false
				}
				out = append(out, f.Names[0], d.Map[j].Name+between+text)
			}
		case FlagText:
			out = append(out, f.Names[0], value(&d.Text))
		case FlagCSV:
			if len(d.List) == 0 || slices.ContainsFunc(d.List, func(v Value) bool { return strings.Contains(v.Text, ",") }) {
				return nil, false
			}
			out = append(out, f.Names[0], joinValues(d.List, ","))
		case FlagEach:
			for j := range d.List {
				out = append(out, f.Names[0], value(&d.List[j]))
			}
		case FlagOn, FlagOff:
			if d.On == (f.As == FlagOn) {
				out = append(out, f.Names[0])
			}
		case FlagSeconds, FlagMillis:
			as := AsSeconds
			if f.As == FlagMillis {
				as = AsMillis
			}
			text, exact := spellTime(d.Seconds, as)
			if !exact {
				return out, false
			}
			out = append(out, f.Names[0], text)
		}
		return out, true
	}
	return out, (d.Field == EnvVars || d.Field == Headers || d.Field == EnvPass) && len(d.Map)+len(d.List) == 0
}

func joinValues(list []Value, between string) string {
	out := ""
	for i := range list {
		if i > 0 {
			out += between
		}
		out += list[i].Text
	}
	return out
}
