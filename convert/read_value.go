package convert

import (
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

func isScalar(n *syntax.Node) bool {
	return n.Kind == syntax.String || n.Kind == syntax.Number || n.Kind == syntax.Bool || n.Kind == syntax.Time
}

// truth reads a boolean as people write it: YAML's yes and no, and the words in quotes.
func truth(n *syntax.Node) (on, ok bool) {
	if n.Kind == syntax.Bool {
		return n.Text == "true", true
	}
	if n.Kind != syntax.String && n.Kind != syntax.Number {
		return false, false
	}
	switch strings.ToLower(n.Text) {
	case "true", "yes", "on", "1":
		return true, true
	case "false", "no", "off", "0":
		return false, true
	}
	return false, false
}

// number reads a number, also from a text. TOML's underscores are taken out; a number that is no finite amount is none.
func number(n *syntax.Node) (float64, bool) {
	if n.Kind != syntax.Number && n.Kind != syntax.String {
		return 0, false
	}
	text := strings.ReplaceAll(n.Text, "_", "")
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || f != f || f < 0 || f > 1e12 {
		return 0, false
	}
	return f, true
}

// value reads a scalar as a text with its references.
func (r *serverReader) value(n *syntax.Node, f Field) Value {
	v := Value{Text: n.Text, Place: n.Place, Retyped: n.Kind != syntax.String}
	d := r.format.Dialect.of(f)
	if d.Expression != "" {
		if n.Tag == d.Expression {
			v.Parts = parseExpression(n.Text)
			v.Text = textOf(v.Parts)
		}
		return v
	}
	if d.works(f) && n.Kind == syntax.String && (d.shellWorks(f) || d.Shell == "" || !strings.HasPrefix(n.Text, d.Shell)) {
		v.Parts = d.Parse(n.Text)
	}
	if v.Parts == nil && n.Kind == syntax.String && strings.Contains(n.Text, "${{") {
		v.Parts = noDialect.Parse(n.Text) // what a CI service fills in is filled in everywhere
	}
	return v
}

// list reads a list of texts; a single text where a list belongs is split as a shell would.
func (r *serverReader) list(node *syntax.Node, f Field) (list []Value, told string, ok bool) {
	switch node.Kind {
	case syntax.String:
		words := []string{node.Text}
		if items, ok := spelledList(node.Text); ok {
			words = items
		} else if f == Args {
			words = SplitWords(node.Text)
		} else if strings.IndexByte(node.Text, ',') >= 0 {
			words = strings.Split(node.Text, ",")
		}
		for _, w := range words {
			n := syntax.Node{Kind: syntax.String, Text: strings.TrimSpace(w), Place: node.Place}
			if n.Text != "" {
				list = append(list, r.value(&n, f))
			}
		}
		return list, "list", true
	case syntax.List:
		list = make([]Value, 0, len(node.Items))
		for _, item := range node.Items {
			if !isScalar(item) {
				// Among plain names a map may stand: {name = "X", source = "remote"}.
				name := item.Get("name")
				if f != EnvPass || name == nil || name.Kind != syntax.String {
					return nil, "", false
				}
				v := r.value(name, f)
				if len(item.Pairs) > 1 {
					v.Whole = item
				}
				list = append(list, v)
				continue
			}
			if item.Kind != syntax.String {
				told = "text"
			}
			list = append(list, r.value(item, f))
		}
		return list, told, true
	case syntax.Null:
		return nil, "", true
	}
	return nil, "", false
}

// named reads a map of texts; a list of {name, value} or of NAME=value is understood as well.
func (r *serverReader) named(node *syntax.Node, row *Row) (out []Named, told string, ok bool) {
	f := row.Field
	switch node.Kind {
	case syntax.Null:
		return nil, "", true
	case syntax.Map:
		out = make([]Named, 0, len(node.Pairs))
		for i := range node.Pairs {
			p := &node.Pairs[i]
			if p.Value.Kind == syntax.Null {
				if !row.Null {
					told = "text"
				}
				out = append(out, Named{Name: p.Key, Value: Value{Place: p.Value.Place, Retyped: !row.Null, Unset: row.Null}, Place: p.KeyPlace})
				continue
			}
			if !isScalar(p.Value) {
				return nil, "", false
			}
			if p.Value.Kind != syntax.String {
				told = "text"
			}
			out = append(out, Named{Name: p.Key, Value: r.value(p.Value, f), Place: p.KeyPlace})
			if r.format.Dialect.WholeNames.Has(f) {
				readWholeName(&out[len(out)-1])
			}
		}
		out, _ = lastOfEach(out) // reading the text told of it
		return out, told, true
	case syntax.List:
		for _, item := range node.Items {
			name, value, good := namedItem(item)
			if !good {
				return nil, "", false
			}
			out = append(out, Named{Name: name, Value: r.value(value, f), Place: item.Place})
		}
		out, _ = lastOfEach(out)
		return out, "map", true
	}
	return nil, "", false
}

func namedItem(item *syntax.Node) (string, *syntax.Node, bool) {
	if item.Kind == syntax.String {
		name, value, found := strings.Cut(item.Text, "=")
		if !found {
			name, value, found = strings.Cut(item.Text, ": ")
		}
		return name, &syntax.Node{Kind: syntax.String, Text: value, Place: item.Place}, found && name != ""
	}
	if item.Kind != syntax.Map {
		return "", nil, false
	}
	name := item.Get("name")
	if name == nil {
		name = item.Get("key")
	}
	value := item.Get("value")
	if name == nil || value == nil || name.Kind != syntax.String || !isScalar(value) {
		return "", nil, false
	}
	return name.Text, value, true
}
