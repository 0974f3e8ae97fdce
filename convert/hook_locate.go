package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// hookPlace is one place in a tree that holds hooks.
type hookPlace struct {
	path   []string
	node   *syntax.Node
	shape  HookShape
	nested bool // hooks stands in hooks
	single bool // a hook stands where a list of them belongs
}

// locateHooks finds the places that hold hooks, whoever's file it is.
func (c *Catalog) locateHooks(root *syntax.Node) []hookPlace {
	var found []hookPlace
	c.walkHooks(root, make([]string, 0, 8), 0, &found)
	if len(found) == 0 && root.Kind == syntax.Map {
		if shape, ok := c.hookShape(root, true); ok {
			found = append(found, hookPlace{node: root, shape: shape})
		}
	}
	if len(found) == 0 && root.Kind == syntax.List && c.isEventList(root) {
		found = append(found, hookPlace{node: root, shape: EventList})
	}
	if len(found) == 0 && root.Kind == syntax.List {
		for _, n := range root.Items { // pieces that stand one after another
			c.walkHooks(n, make([]string, 0, 8), 0, &found)
		}
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
			value, nested := p.Value, false
			if inner := value.Get("hooks"); inner != nil && len(value.Pairs) == 1 && inner.Kind == syntax.Map {
				value, nested = inner, true
			}
			single := value.Kind == syntax.Map && c.eventIn(value) != nil
			if single { // a hook where a list of them belongs
				value = &syntax.Node{Kind: syntax.List, Place: value.Place, Items: []*syntax.Node{value}}
			}
			if shape, ok := c.hookShape(value, false); ok {
				*found = append(*found, hookPlace{path: slices.Clone(here), node: value, shape: shape, nested: nested, single: single})
				continue
			}
		}
		c.walkHooks(p.Value, here, depth+1, found)
	}
}

// hookShape says how a value lays hooks out, and whether it does at all.
func (c *Catalog) hookShape(n *syntax.Node, alone bool) (HookShape, bool) {
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
			lists = lists || holdsHandlers(p.Value) || !alone && holdsCommands(p.Value) || c.knowsEvent(p.Key) && (!alone || !onlyTexts(p.Value))
		case syntax.Map:
			inner := c.holdsEvents(p.Value)
			named = named || inner
			maps = maps || !inner && !c.roots[p.Key] && (c.knowsEvent(p.Key) || !alone && (runsCommand(p.Value) || c.eventIn(p.Value) != nil))
		}
	}
	if named && !lists {
		return NamedGroups, true // a name may sound like an event
	}
	return Groups, lists || maps
}

// onlyTexts says whether a list has nothing but words: the steps of something else stand so under setup or stop.
func onlyTexts(list *syntax.Node) bool {
	return len(list.Items) > 0 && !slices.ContainsFunc(list.Items, func(n *syntax.Node) bool { return n.Kind != syntax.String })
}

// isHook says whether a pair holds hooks where settings of other kinds may stand beside them.
func (c *Catalog) isHook(p *syntax.Pair) bool {
	return c.knowsEvent(p.Key) || p.Value.Kind == syntax.List && p.Key != "hooks" && holdsHandlers(p.Value)
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

// holdsCommands says whether a list has nothing but what runs a command: under the key hooks, a misspelt event again.
func holdsCommands(list *syntax.Node) bool {
	return len(list.Items) > 0 && !slices.ContainsFunc(list.Items, func(n *syntax.Node) bool { return n.Get("command") == nil && n.Get("bash") == nil })
}

// namesHandlers says whether a map has nothing but handlers, each under a name or a matcher.
func namesHandlers(n *syntax.Node) bool {
	return len(n.Pairs) > 0 && !slices.ContainsFunc(n.Pairs, func(p syntax.Pair) bool {
		return !slices.ContainsFunc(hookSpellings, func(r Row) bool {
			return r.Field == HookCommand && p.Value.Get(r.Key) != nil && p.Value.Get(r.Key).Kind == syntax.String
		})
	})
}

// eventKeys are the keys under which a list of hooks keeps the event of each.
var eventKeys = []string{"event", "trigger", "on", "hook"}

func (c *Catalog) isEventList(list *syntax.Node) bool {
	return slices.ContainsFunc(list.Items, func(n *syntax.Node) bool { return c.eventIn(n) != nil })
}

// hooks takes a place apart into hooks.
func (p *hookPlace) hooks(c *Catalog, f *hookForm) []FoundHook {
	var out []FoundHook
	switch p.shape {
	case EventList:
		for _, item := range p.node.Items {
			out = append(out, listHook(item, f)...)
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
			if slices.Contains(f.Beside, pair.Key) || len(p.path) == 0 && !c.isHook(pair) {
				continue
			}
			switch v := pair.Value; {
			case v.Kind == syntax.Map && !c.knowsEvent(pair.Key) && c.eventIn(v) != nil:
				out = append(out, namedHook(pair, f)...)
			case v.Kind == syntax.Map && !c.knowsEvent(pair.Key) && c.holdsEvents(v):
				for j := range v.Pairs {
					out = append(out, eventHooks(&v.Pairs[j], f)...)
				}
			case v.Kind == syntax.List || v.Kind == syntax.Map:
				out = append(out, eventHooks(pair, f)...)
			case v.Kind == syntax.String:
				out = append(out, FoundHook{Event: pair.Key, Handler: v, Place: pair.KeyPlace, Misfit: textAsHandler})
			case c.knowsEvent(pair.Key):
				out = append(out, FoundHook{Event: pair.Key, Handler: v, Place: pair.KeyPlace})
			}
		}
	}
	for i := range out {
		switch {
		case p.nested:
			out[i].Misfit = nestedTwice
		case p.single:
			out[i].Misfit = mapAsList
		}
	}
	return out
}

// listHook takes one item of a list of hooks: a handler, or a group of them.
func listHook(item *syntax.Node, f *hookForm) []FoundHook {
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
	} else if m := item.Get("tools"); m != nil && (m.Kind == syntax.List || m.Kind == syntax.String) && item.Get("prompt") == nil && scalars(m) {
		h.Matcher = m
		if h.Handler.Kind == syntax.Map && h.Handler != item {
			h.Handler.Pairs = slices.DeleteFunc(h.Handler.Pairs, func(p syntax.Pair) bool { return p.Value == m })
		}
	}
	inner := item.Get("hooks")
	if inner == nil || inner.Kind != syntax.List || len(inner.Items) == 0 {
		return []FoundHook{h}
	}
	h.Group = h.Handler
	out := make([]FoundHook, len(inner.Items))
	for i, handler := range inner.Items {
		out[i] = h
		out[i].Handler = handler
		if f.Shape == EventList || f.Shape == FlatList {
			out[i].Misfit = groupInFlat
		}
	}
	return out
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
	if alone == mapAsList && namesHandlers(pair.Value) {
		for i := range pair.Value.Pairs {
			p := &pair.Value.Pairs[i]
			h := FoundHook{Event: pair.Key, Name: p.Key, Handler: p.Value, Place: p.KeyPlace, Misfit: mapAsList}
			if f.tools[p.Key] != nil || p.Key == "*" {
				h.Name, h.Matcher = "", &syntax.Node{Kind: syntax.String, Text: p.Key, Place: p.KeyPlace}
			}
			out = append(out, h)
		}
		return out
	}
	items, extra := unnested(items, false)
	if extra {
		alone = nestedTwice
	}
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
		handlers, extra := unnested(handlers, true)
		if extra {
			misfit = nestedTwice
		}
		if flat {
			misfit = groupInFlat
		}
		if len(handlers) == 0 {
			out = append(out, FoundHook{Event: pair.Key, Group: item, Place: at, Matcher: item.Get("matcher"), Misfit: misfit})
		}
		for _, handler := range handlers {
			h := FoundHook{Event: pair.Key, Group: item, Handler: handler, Place: at, Matcher: item.Get("matcher"), Misfit: misfit}
			if handler.Kind == syntax.String {
				h.Misfit = textAsHandler
			}
			out = append(out, h)
		}
	}
	return out
}
