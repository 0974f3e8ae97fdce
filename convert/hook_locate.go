package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// hookPlace is one place in a tree that holds hooks.
type hookPlace struct {
	path  []string
	node  *syntax.Node
	shape HookShape
}

// locateHooks finds the places that hold hooks, whoever's file it is.
func (c *Catalog) locateHooks(root *syntax.Node) []hookPlace {
	var found []hookPlace
	c.walkHooks(root, make([]string, 0, 8), 0, &found)
	if len(found) == 0 && root.Kind == syntax.Map {
		if shape, ok := c.hookShape(root); ok {
			found = append(found, hookPlace{node: root, shape: shape})
		}
	}
	if len(found) == 0 && root.Kind == syntax.List && c.isEventList(root) {
		found = append(found, hookPlace{node: root, shape: EventList})
	}
	return found
}

// walkHooks uses the room of path again for every key.
func (c *Catalog) walkHooks(node *syntax.Node, path []string, depth int, found *[]hookPlace) {
	if node.Kind != syntax.Map || depth > 4 {
		return
	}
	for i := range node.Pairs {
		p := &node.Pairs[i]
		here := append(path, p.Key)
		if p.Key == "hooks" {
			if shape, ok := c.hookShape(p.Value); ok {
				*found = append(*found, hookPlace{path: slices.Clone(here), node: p.Value, shape: shape})
				continue
			}
		}
		c.walkHooks(p.Value, here, depth+1, found)
	}
}

// hookShape says how a value lays hooks out, and whether it does at all.
func (c *Catalog) hookShape(n *syntax.Node) (HookShape, bool) {
	if n.Kind == syntax.List {
		return EventList, c.isEventList(n)
	}
	if n.Kind != syntax.Map {
		return Groups, false
	}
	lists, maps, named := false, false, false
	for i := range n.Pairs {
		p := &n.Pairs[i]
		switch p.Value.Kind {
		case syntax.List:
			lists = lists || c.knowsEvent(p.Key) || holdsHandlers(p.Value)
		case syntax.Map:
			inner := slices.ContainsFunc(p.Value.Pairs, func(q syntax.Pair) bool { return q.Value.Kind == syntax.List && c.knowsEvent(q.Key) })
			named = named || inner
			maps = maps || !inner && !c.roots[p.Key] && c.knowsEvent(p.Key)
		}
	}
	if named && !lists {
		return NamedGroups, true // a name may sound like an event
	}
	return Groups, lists || maps
}

// knowsEvent says whether any agent has an event of that name, in any spelling.
func (c *Catalog) knowsEvent(name string) bool { return c.hooks().eventNames[foldEvent(name)] != "" }

// holdsHandlers says whether a list holds what only hooks have: it makes a misspelt event still one.
func holdsHandlers(list *syntax.Node) bool {
	return slices.ContainsFunc(list.Items, func(n *syntax.Node) bool {
		return n.Get("hooks") != nil && n.Get("hooks").Kind == syntax.List ||
			n.Get("type") != nil && n.Get("type").Text != "stdio" && (n.Get("command") != nil || n.Get("prompt") != nil) || n.Get("matcher") != nil && n.Get("command") != nil
	})
}

// eventKeys are the keys under which a list of hooks keeps the event of each.
var eventKeys = []string{"event", "trigger", "on", "hook"}

func (c *Catalog) isEventList(list *syntax.Node) bool {
	return slices.ContainsFunc(list.Items, func(n *syntax.Node) bool {
		return slices.ContainsFunc(eventKeys, func(key string) bool {
			v := n.Get(key)
			return v != nil && v.Kind == syntax.String && c.knowsEvent(v.Text)
		})
	})
}

// hooks takes a place apart into hooks.
func (p *hookPlace) hooks(f *hookForm) []FoundHook {
	var out []FoundHook
	switch p.shape {
	case EventList:
		for _, item := range p.node.Items {
			out = append(out, listHook(item, f))
		}
	case NamedGroups:
		for i := range p.node.Pairs {
			pair := &p.node.Pairs[i]
			if pair.Value.Kind != syntax.Map {
				continue
			}
			off := pair.Value.Get("enabled")
			for j := range pair.Value.Pairs {
				event := &pair.Value.Pairs[j]
				if event.Value.Kind != syntax.List {
					continue
				}
				for _, h := range eventHooks(event, f) {
					h.Name, h.Switched, h.Off = pair.Key, off != nil, off != nil && off.Text == "false"
					out = append(out, h)
				}
			}
		}
	default:
		for i := range p.node.Pairs {
			pair := &p.node.Pairs[i]
			if slices.Contains(f.Beside, pair.Key) {
				continue
			}
			switch pair.Value.Kind {
			case syntax.List, syntax.Map:
				out = append(out, eventHooks(pair, f)...)
			case syntax.String:
				out = append(out, FoundHook{Event: pair.Key, Handler: pair.Value, Place: pair.KeyPlace, Misfit: textAsHandler})
			}
		}
	}
	return out
}

// listHook takes one item of a list of hooks.
func listHook(item *syntax.Node, f *hookForm) FoundHook {
	h := FoundHook{Handler: item, Place: item.Place}
	for _, key := range append([]string{f.EventKey}, eventKeys...) {
		if v := item.Get(key); key != "" && v != nil && v.Kind == syntax.String {
			h.Event, h.Place = v.Text, v.Place
			rest := &syntax.Node{Kind: syntax.Map, Place: item.Place}
			for i := range item.Pairs {
				if item.Pairs[i].Value != v {
					rest.Pairs = append(rest.Pairs, item.Pairs[i])
				}
			}
			h.Handler = rest
			break
		}
	}
	if m := item.Get("matcher"); m != nil {
		h.Matcher = m
	}
	return h
}

// eventHooks takes what stands under an event: a list of groups, of handlers, of texts, or one of these alone.
func eventHooks(pair *syntax.Pair, f *hookForm) []FoundHook {
	items := pair.Value.Items
	alone := fits
	if pair.Value.Kind == syntax.Map {
		items, alone = []*syntax.Node{pair.Value}, mapAsList
	}
	event := f.events[pair.Key]
	flat := f.Shape == FlatList || event != nil && event.Flat
	var out []FoundHook
	for _, item := range items {
		at := pair.KeyPlace
		if len(items) > 1 {
			at = item.Place // several groups: each has a line of its own
		}
		inner := item.Get("hooks")
		if inner == nil || inner.Kind != syntax.List && inner.Kind != syntax.Map {
			h := FoundHook{Event: pair.Key, Handler: item, Place: at, Matcher: item.Get("matcher"), Misfit: alone}
			if !flat && h.Misfit == fits {
				h.Misfit = handlerWithoutGroup
			}
			if item.Kind == syntax.String {
				h.Misfit = textAsHandler
			}
			out = append(out, h)
			continue
		}
		handlers := inner.Items
		misfit := alone
		if inner.Kind == syntax.Map {
			handlers, misfit = []*syntax.Node{inner}, mapAsList
		}
		if flat {
			misfit = groupInFlat
		}
		if len(handlers) == 0 {
			out = append(out, FoundHook{Event: pair.Key, Group: item, Place: at, Matcher: item.Get("matcher"), Misfit: misfit})
		}
		for _, handler := range handlers {
			out = append(out, FoundHook{Event: pair.Key, Group: item, Handler: handler, Place: at, Matcher: item.Get("matcher"), Misfit: misfit})
		}
	}
	return out
}
