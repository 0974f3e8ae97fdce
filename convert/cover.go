package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// cover puts references of an agent, else placeholders, into the place of literal secrets: a link is public.
type cover struct {
	dialect *Dialect
	found   secretsFound
}

// secretsFound remembers the secrets of texts, since most targets of a conversion hold the same ones. A nil one looks each time.
type secretsFound map[secretText][]secret

type secretText struct{ text, name string }

func (f secretsFound) in(text, name string) []secret {
	key := secretText{text, name}
	found, known := f[key]
	if !known {
		found = secretsIn(text, name)
		if f != nil {
			f[key] = found
		}
	}
	return found
}

// entry gives an entry in which a variable stands for each literal secret, and names the first of them; an entry
// without any comes back as it is.
func (c *cover) entry(n *syntax.Node) (out *syntax.Node, first string) {
	out = n
	copied := func() {
		if out == n {
			one := *n
			one.Pairs, one.Items = append([]syntax.Pair(nil), n.Pairs...), append([]*syntax.Node(nil), n.Items...)
			out = &one
		}
	}
	for i := range n.Pairs {
		p := &n.Pairs[i]
		inner, name := c.value(p.Value, p.Key)
		if inner == p.Value {
			continue
		}
		copied()
		out.Pairs[i].Value = inner
		if first == "" {
			first = p.Key
			if name != "" && p.Value.Kind == syntax.Map {
				first += "." + name
			}
		}
	}
	flag := ""
	for i, item := range n.Items {
		if inner, _ := c.value(item, flag); inner != item {
			copied()
			out.Items[i] = inner
			if first == "" {
				first = flag
			}
		}
		if flag = ""; item.Kind == syntax.String && strings.HasPrefix(item.Text, "-") {
			flag = item.Text
		}
	}
	return out, first
}

// value is entry for the value under a name.
func (c *cover) value(n *syntax.Node, name string) (*syntax.Node, string) {
	if n.Kind != syntax.String {
		return c.entry(n)
	}
	if text, is := c.text(n.Text, name); is {
		return syntax.NewString(text), ""
	}
	return n, ""
}

// text gives a text with the agent's own reference, else a placeholder, in the place of each literal secret.
func (c *cover) text(text, name string) (out string, is bool) {
	done := 0
	for _, one := range c.found.in(text, name) {
		if word := text[one.from:one.to]; one.kind == "" || everything.Parse(word) != nil || c.dialect.Parse(word) != nil {
			continue
		}
		by := variableName(strings.TrimLeft(one.name, "-"))
		if len(c.dialect.Env) > 0 {
			by = c.dialect.Env[0].of(by)
		} else {
			by = "YOUR_" + by
		}
		out, done = out+text[done:one.from]+by, one.to
	}
	return out + text[done:], done > 0
}
