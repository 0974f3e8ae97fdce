package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// namedHook takes a hook that stands under a name of its own and says its event itself.
func namedHook(pair *syntax.Pair, f *hookForm) []FoundHook {
	out := listHook(pair.Value, f)
	for i := range out {
		out[i].Name, out[i].Place = pair.Key, pair.KeyPlace
		if f.Shape == Groups && out[i].Group == nil {
			out[i].Misfit = handlerWithoutGroup
		}
	}
	return out
}

// eventIn gives the name of the event that a hook says itself, or nil.
func (c *Catalog) eventIn(n *syntax.Node) *syntax.Node {
	for _, key := range eventKeys {
		if v := n.Get(key); v != nil && v.Kind == syntax.String && c.knowsEvent(v.Text) {
			return v
		}
	}
	return nil
}

// holdsEvents says whether lists of hooks stand in a map under the names of their events.
func (c *Catalog) holdsEvents(n *syntax.Node) bool {
	return slices.ContainsFunc(n.Pairs, func(p syntax.Pair) bool {
		return p.Value.Kind == syntax.List && c.knowsEvent(p.Key) && !onlyTexts(p.Value)
	})
}

// runsCommand says whether a value is a handler by itself.
func runsCommand(n *syntax.Node) bool {
	command := n.Get("command")
	return command != nil && command.Kind == syntax.String
}

// unnested takes apart, once, what stands in a layer too many: lists in a list and, where handlers belong, groups of them. It says
// whether there were any.
func unnested(items []*syntax.Node, handlers bool) ([]*syntax.Node, bool) {
	layer := func(n *syntax.Node) *syntax.Node {
		if inner := n.Get("hooks"); handlers && len(n.Pairs) == 1 && inner != nil && inner.Kind == syntax.List {
			return inner
		}
		return n
	}
	if !slices.ContainsFunc(items, func(n *syntax.Node) bool { return layer(n).Kind == syntax.List }) {
		return items, false
	}
	var out []*syntax.Node
	for _, n := range items {
		if n = layer(n); n.Kind == syntax.List {
			out = append(out, n.Items...)
		} else {
			out = append(out, n)
		}
	}
	return out, true
}

// holdsNoHook says whether a value is one of hooks, and empty.
func holdsNoHook(n *syntax.Node) bool {
	return n != nil && n.Kind == syntax.Map && !slices.ContainsFunc(n.Pairs, func(p syntax.Pair) bool { return p.Value.Kind != syntax.List || len(p.Value.Items) > 0 })
}

// isHandler says whether a text is a handler or a group of them without the event that it belongs to.
func isHandler(root *syntax.Node) bool {
	inner := root.Get("hooks")
	return inner != nil && inner.Kind == syntax.List && holdsHandlers(inner) || looksLikeHook(root) && looksLikeEntry(root)
}
