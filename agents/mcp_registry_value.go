package agents

import (
	"strings"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// named reads a list of variables or headers into a map.
func (w *registryEntry) named(out, list *syntax.Node, where string) {
	if list == nil {
		return
	}
	for _, item := range list.Items {
		name := textOf(item.Get("name"))
		if text, ok := w.value(item, name, where+name); ok && name != "" {
			out.Pairs = append(out.Pairs, syntax.Pair{Key: name, KeyPlace: item.Place, Value: &syntax.Node{Kind: syntax.String, Text: text, Place: item.Place}})
		}
	}
}

// value resolves an input: its fixed value, its default, or what the person has to supply. ok is false for one that is
// optional and has neither.
func (w *registryEntry) value(in *syntax.Node, id, where string) (text string, ok bool) {
	required := isTrue(either(in, "isRequired", "is_required"))
	if fixed := in.Get("value"); fixed != nil {
		if text, ok = w.template(textOf(fixed), in.Get("variables"), required); !ok {
			w.optional(in, where)
		}
		return text, ok
	}
	if fallback := in.Get("default"); fallback != nil {
		return fallback.Text, true
	}
	if !required {
		w.optional(in, where)
		return "", false
	}
	return w.ask(in, id, where), true
}

func (w *registryEntry) optional(in *syntax.Node, where string) {
	if w.asked["?"+where] {
		return
	}
	w.asked["?"+where] = true
	m := convert.MsgInputOptional
	if isTrue(either(in, "isSecret", "is_secret")) {
		m = convert.MsgSecretOptional
	}
	w.notes = append(w.notes, convert.Finding{Message: m, Field: where, Args: []string{clipped(textOf(in.Get("description")))}, Place: in.Place})
}

// ask gives the reference for what the person has to supply, with its definition for agents that ask.
func (w *registryEntry) ask(in *syntax.Node, id, where string) string {
	id = strings.TrimLeft(id, "-")
	if !w.asked[id] {
		w.asked[id] = true
		w.notes = append(w.notes, convert.Finding{Message: convert.MsgInputNeeded, Field: where, Args: []string{clipped(textOf(in.Get("description")))}, Place: in.Place})
		w.inputs.Items = append(w.inputs.Items, inputDefinition(in, id, isTrue(either(in, "isSecret", "is_secret"))))
	}
	return "${input:" + id + "}"
}

// inputDefinition is the definition as VS Code has it: a list to pick from, or a text that may be hidden.
func inputDefinition(in *syntax.Node, id string, secret bool) *syntax.Node {
	kind := "promptString"
	choices := in.Get("choices")
	if choices != nil && choices.Kind == syntax.List {
		kind = "pickString"
	}
	out := syntax.NewMap().Add("type", syntax.NewString(kind)).Add("id", syntax.NewString(id))
	text := textOf(in.Get("description"))
	if text == "" {
		text = id
	}
	out.Add("description", syntax.NewString(text))
	if kind == "pickString" {
		return out.Add("options", choices)
	}
	if secret {
		out.Add("password", syntax.NewBool(true))
	}
	return out
}

// template fills {name} in from the variables; braces without a variable stay as they are. ok is false when a variable is
// optional and has no value.
func (w *registryEntry) template(text string, variables *syntax.Node, required bool) (string, bool) {
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '{')
		end := strings.IndexByte(text[max(open, 0):], '}')
		if open < 0 || end < 0 {
			b.WriteString(text)
			return b.String(), true
		}
		end += open
		name := text[open+1 : end]
		in := variables.Get(name)
		if in == nil {
			b.WriteString(text[:open+1])
			text = text[open+1:]
			continue
		}
		b.WriteString(text[:open])
		text = text[end+1:]
		switch value, fallback := in.Get("value"), in.Get("default"); {
		case value != nil:
			b.WriteString(value.Text)
		case fallback != nil:
			b.WriteString(fallback.Text)
		case required || isTrue(either(in, "isRequired", "is_required")):
			b.WriteString(w.ask(in, name, name))
		default:
			return "", false
		}
	}
}
