package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// assemble puts the hooks into the file's shape.
func (f *hookForm) assemble(built []builtHook, path []string, allOff bool) *syntax.Node {
	root := syntax.NewMap()
	for _, head := range f.Head {
		root.Add(head.Key, literal(head.Value))
	}
	var body *syntax.Node
	switch f.Shape {
	case EventList:
		body = f.eventList(built)
	case NamedGroups:
		body = f.namedGroups(built)
	default:
		body = f.byEvent(built)
	}
	if len(path) == 0 {
		if body.Kind == syntax.List {
			return body
		}
		root.Pairs = append(root.Pairs, body.Pairs...)
		return root
	}
	put(root, path, body)
	if f.OffList != nil && !allOff {
		if off := offNames(built); len(off.Items) > 0 {
			put(root, f.OffList, off)
		}
	}
	return root
}

// literal builds the node of a JSON literal.
func literal(text string) *syntax.Node {
	if strings.HasPrefix(text, `"`) {
		return syntax.NewString(strings.Trim(text, `"`))
	}
	return constant(text)
}

func offNames(built []builtHook) *syntax.Node {
	list := syntax.NewList()
	for i := range built {
		for j := range built[i].hook.Handlers {
			h := &built[i].hook.Handlers[j]
			if on := h.Get(HookEnabled); on == nil || on.On {
				continue
			}
			name := h.Text(HookName)
			if name == "" {
				name = h.Command()
			}
			if !slices.ContainsFunc(list.Items, func(n *syntax.Node) bool { return n.Text == name }) {
				list.Items = append(list.Items, syntax.NewString(name))
			}
		}
	}
	return list
}

// byEvent lays hooks out under their events: in groups, or flat with the matcher in each.
func (f *hookForm) byEvent(built []builtHook) *syntax.Node {
	m := syntax.NewMap()
	for i := range built {
		b := &built[i]
		list := m.Get(b.key)
		if list == nil {
			list = syntax.NewList()
			m.Pairs = append(m.Pairs, syntax.Pair{Key: b.key, KeyPlace: b.hook.Place, Value: list})
		}
		f.addTo(list, b)
	}
	return m
}

func (f *hookForm) addTo(list *syntax.Node, b *builtHook) {
	if f.Shape == FlatList || b.event.Flat {
		for _, handler := range b.handlers {
			list.Items = append(list.Items, f.withMatcher(handler, b))
		}
		return
	}
	for _, group := range list.Items {
		old := group.Get("matcher")
		if b.extras == nil && len(group.Pairs) <= 2 && (old == nil) == !b.has && (old == nil || old.Text == b.matcher) {
			hooks := group.Get("hooks")
			hooks.Items = append(hooks.Items, b.handlers...)
			return
		}
	}
	group := &syntax.Node{Kind: syntax.Map, Place: b.hook.Place}
	if b.has {
		group.Add("matcher", &syntax.Node{Kind: syntax.String, Text: b.matcher, Place: b.hook.Matcher.Place})
	}
	for i := range b.extras {
		put(group, b.extras[i].Path, b.extras[i].Node)
	}
	group.Add("hooks", syntax.NewList(b.handlers...))
	list.Items = append(list.Items, group)
}

// withMatcher puts the matcher into a handler, where its row has it.
func (f *hookForm) withMatcher(handler *syntax.Node, b *builtHook) *syntax.Node {
	row := f.values.row(HookMatcher, false)
	if !b.has || row == nil {
		return handler
	}
	out := &syntax.Node{Kind: syntax.Map, Place: handler.Place}
	put(out, row.path, &syntax.Node{Kind: syntax.String, Text: b.matcher, Place: b.hook.Matcher.Place})
	out.Pairs = append(out.Pairs, handler.Pairs...)
	return out
}

// eventList lays hooks out as a list with the event in each.
func (f *hookForm) eventList(built []builtHook) *syntax.Node {
	list := syntax.NewList()
	names := map[string]bool{}
	for i := range built {
		b := &built[i]
		for j, handler := range b.handlers {
			item := &syntax.Node{Kind: syntax.Map, Place: b.hook.Place}
			if f.NameKey != "" {
				item.Add(f.NameKey, syntax.NewString(uniqueName(b, j, names)))
			}
			item.Add(f.EventKey, &syntax.Node{Kind: syntax.String, Text: b.key, Place: b.hook.Place})
			full := f.withMatcher(handler, b)
			for k := range full.Pairs {
				if full.Pairs[k].Key != f.NameKey {
					item.Pairs = append(item.Pairs, full.Pairs[k])
				}
			}
			list.Items = append(list.Items, item)
		}
	}
	return list
}

// namedGroups lays hooks out under names, and under the event in each.
func (f *hookForm) namedGroups(built []builtHook) *syntax.Node {
	m := syntax.NewMap()
	for i := range built {
		b := &built[i]
		h := &b.hook.Handlers[0]
		name := handlerName(b.hook, h)
		on := h.Get(HookEnabled)
		entry := m.Get(name)
		if entry == nil {
			entry = &syntax.Node{Kind: syntax.Map, Place: b.hook.Place}
			if on != nil {
				entry.Add("enabled", boolNode(on.On, on.Place))
			}
			m.Pairs = append(m.Pairs, syntax.Pair{Key: name, KeyPlace: b.hook.Place, Value: entry})
		}
		list := entry.Get(b.key)
		if list == nil {
			list = syntax.NewList()
			entry.Add(b.key, list)
		}
		f.addTo(list, b)
	}
	return m
}

func uniqueName(b *builtHook, handler int, names map[string]bool) string {
	name := handlerName(b.hook, &b.hook.Handlers[min(handler, len(b.hook.Handlers)-1)])
	free := name
	for n := 2; names[free]; n++ {
		free = name + "-" + strconv.Itoa(n)
	}
	names[free] = true
	return free
}

// handlerName gives a hook without a name one, from its script: guard.sh under PreToolUse is called guard.
func handlerName(h *Hook, handler *Handler) string {
	if name := handler.Text(HookName); name != "" {
		return name
	}
	words := SplitWords(handler.Command())
	for i := len(words) - 1; i >= 0; i-- {
		word := words[i]
		word = word[strings.LastIndexAny(word, "/\\")+1:]
		if dot := strings.LastIndexByte(word, '.'); dot > 0 {
			return safeWord(word[:dot])
		}
	}
	if len(words) > 0 {
		return safeWord(words[0][strings.LastIndexAny(words[0], "/\\")+1:])
	}
	return safeWord(h.Name())
}
