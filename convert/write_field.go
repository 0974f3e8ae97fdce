package convert

import (
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// encode spells a datum as a row wants it; nil when there is nothing for this row.
func (w *serverWriter) encode(row *formRow, s *Server, d *Datum) *syntax.Node {
	switch row.As {
	case AsText:
		return w.text(&d.Text, row.Field, label{key: d.Key})
	case AsNumber:
		if row.Null && d.Text.Text == "null" {
			return &syntax.Node{Kind: syntax.Null, Text: "null", Place: d.Place}
		}
		if _, ok := number(syntax.NewString(d.Text.Text)); ok {
			return &syntax.Node{Kind: syntax.Number, Text: d.Text.Text, Place: d.Place}
		}
		return w.text(&d.Text, row.Field, label{key: d.Key})
	case AsVarName:
		if name, ok := d.Text.OneEnv(); ok {
			if !w.same {
				w.tellMoved(&d.Text, d.Key, d.Text.Text, row.Key+": "+name)
			}
			return &syntax.Node{Kind: syntax.String, Text: name, Place: d.Place}
		}
		return nil
	case AsList:
		if row.EmptyAll && len(d.List) == 0 {
			return nil
		}
		w.tellGlobs(row, d)
		return w.list(d.List, row.Field, d.Key, d.Place)
	case AsWords:
		text := ""
		for i := range d.List {
			if i > 0 {
				text += " "
			}
			text += d.List[i].Text
		}
		return &syntax.Node{Kind: syntax.String, Text: text, Place: d.Place}
	case AsCommandLine:
		line := w.list([]Value{d.Text}, Command, d.Key, d.Place)
		if args := s.Get(Args); args != nil {
			line.Items = append(line.Items, w.list(args.List, Args, args.Key, args.Place).Items...)
		}
		return line
	case AsMap:
		return w.named(d.Map, row, d.Key, d.Place)
	case AsBearer:
		if len(d.Map) != 1 || !strings.EqualFold(d.Map[0].Name, "Authorization") || !strings.HasPrefix(d.Map[0].Value.Text, "Bearer ") {
			return nil
		}
		return &syntax.Node{Kind: syntax.String, Text: d.Map[0].Value.Text[len("Bearer "):], Place: d.Map[0].Value.Place}
	case AsPairs:
		list := &syntax.Node{Kind: syntax.List, Place: d.Place}
		for i := range d.Map {
			item := &syntax.Node{Kind: syntax.Map, Place: d.Map[i].Place, Inline: true}
			item.Add("name", syntax.NewString(d.Map[i].Name))
			item.Add("value", w.text(&d.Map[i].Value, row.Field, label{key: d.Key, member: &d.Map[i]}))
			list.Items = append(list.Items, item)
		}
		return list
	case AsBool, AsYesIfAny:
		return boolNode(d.On, d.Place)
	case AsBlock:
		if d.On {
			return &syntax.Node{Kind: syntax.String, Text: "block", Place: d.Place}
		}
		return nil // the other word differs from agent to agent, and is what holds anyway
	case AsNot:
		return boolNode(!d.On, d.Place)
	case AsFalse:
		if d.On {
			return nil
		}
		return boolNode(false, d.Place)
	case AsSeconds, AsMillis:
		return w.time(row, d)
	}
	return nil
}

func boolNode(on bool, place syntax.Place) *syntax.Node {
	n := syntax.NewBool(on)
	n.Place = place
	return n
}

func (w *serverWriter) time(row *formRow, d *Datum) *syntax.Node {
	text, exact := row.spell(d.Seconds)
	if w.same && d.As == row.As && d.Text.Text != "" && !(row.Whole && d.Seconds != 0 && !exact && strings.ContainsRune(d.Text.Text, '.')) {
		text, exact = d.Text.Text, true // as it stands, but for a fraction that the agent refuses
	}
	before, after := d.Key+": "+d.Text.Text, row.Key+": "+text
	switch {
	case !exact && row.Most > 0:
		least, most := strconv.FormatFloat(row.Least, 'f', -1, 64), strconv.FormatFloat(row.Most, 'f', -1, 64)
		w.log.change(MsgTimeBounded, d.Key, before, after, d.Place, least, most)
	case !exact:
		w.log.change(MsgTimeRounded, d.Key, before, after, d.Place)
	case d.As != row.As:
		w.log.change(MsgTimeConverted, d.Key, before, after, d.Place)
	}
	return &syntax.Node{Kind: syntax.Number, Text: text, Place: d.Place}
}

func (w *serverWriter) list(values []Value, f Field, key string, place syntax.Place) *syntax.Node {
	list := w.store.node(syntax.List, place)
	list.Items = make([]*syntax.Node, len(values))
	for i := range values {
		at := label{key: key, number: i + 1}
		if f == Command {
			at.number = 0
		}
		if values[i].Whole != nil && w.same {
			list.Items[i] = values[i].Whole
			continue
		}
		w.tellWhole(&values[i], at)
		list.Items[i] = w.text(&values[i], f, at)
	}
	return list
}

// tellWhole tells of the keys that stood beside a text in a list.
func (w *serverWriter) tellWhole(v *Value, at label) {
	if v.Whole == nil {
		return
	}
	for i := range v.Whole.Pairs {
		if p := &v.Whole.Pairs[i]; p.Key != "name" {
			w.log.say(MsgExtraDropped, at.String()+"."+p.Key, p.KeyPlace)
		}
	}
}

func (w *serverWriter) named(values []Named, row *formRow, key string, place syntax.Place) *syntax.Node {
	f := row.Field
	m := w.store.node(syntax.Map, place)
	m.Pairs = w.store.pairs.take(len(values))[:0]
	for i := range values {
		if values[i].Value.Unset {
			if !row.Null {
				w.log.say(MsgUnsetDropped, key+"."+values[i].Name, values[i].Place)
				continue
			}
			m.Pairs = append(m.Pairs, syntax.Pair{Key: values[i].Name, KeyPlace: values[i].Place, Value: &syntax.Node{Kind: syntax.Null, Text: "null", Place: values[i].Value.Place}})
			continue
		}
		m.Pairs = append(m.Pairs, syntax.Pair{Key: values[i].Name, KeyPlace: values[i].Place, Value: w.text(&values[i].Value, f, label{key: key, member: &values[i]})})
	}
	return m
}
