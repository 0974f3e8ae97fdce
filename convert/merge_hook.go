package convert

import (
	"slices"
	"strconv"

	"agentconv/convert/syntax"
)

// hooks merges hooks into the events and groups of the person's file; a command that is there already is not added twice.
func (m *merger) hooks(f *hookForm, built []builtHook, root []string) {
	for _, head := range f.Head {
		if m.root.Get(head.Key) == nil && m.root.Kind == syntax.Map {
			m.set(literal(head.Value), head.Key)
		}
	}
	if f.Shape == EventList || f.Shape == NamedGroups {
		fresh := f.assemble(built, root, false)
		for i := range fresh.Pairs {
			if p := &fresh.Pairs[i]; m.root.Get(p.Key) == nil || !isHead(f, p.Key) {
				m.add(p.Value, m.root.Get(p.Key), []string{p.Key}, 1)
			}
		}
		if fresh.Kind == syntax.List {
			m.add(fresh, m.root, nil, 0)
		}
		return
	}
	lists := map[string]*syntax.Node{} // what is added under an event that is not there
	for i := range built {
		b := &built[i]
		path := append(slices.Clone(root), b.key)
		old := m.root.At(path...)
		if old == nil || old.Kind != syntax.List {
			if lists[b.key] == nil {
				lists[b.key] = syntax.NewList()
				m.set(lists[b.key], path...)
			}
			f.addTo(lists[b.key], b)
			continue
		}
		m.hook(f, b, old, path)
	}
}

func isHead(f *hookForm, key string) bool {
	return slices.ContainsFunc(f.Head, func(c Constant) bool { return c.Key == key })
}

// hook adds one hook to an event that the file has: to the group with the same matcher, else as a new group.
func (m *merger) hook(f *hookForm, b *builtHook, event *syntax.Node, path []string) {
	m.log.About(b.hook.Name(), true)
	flat := f.Shape == FlatList || b.event.Flat
	for _, handler := range b.handlers {
		if flat {
			full := f.withMatcher(handler, b)
			if slices.ContainsFunc(event.Items, func(n *syntax.Node) bool { return sameRun(n, full) }) {
				m.log.say(MsgMergeHookThere, "", b.hook.Place)
				continue
			}
			m.set(full, append(slices.Clone(path), "-")...)
			continue
		}
		m.intoGroup(f, b, handler, event, path)
	}
}

func (m *merger) intoGroup(f *hookForm, b *builtHook, handler, event *syntax.Node, path []string) {
	for i, group := range event.Items {
		matcher := group.Get("matcher")
		text := ""
		if matcher != nil {
			text = matcher.Text
		}
		hooks := group.Get("hooks")
		if hooks == nil || hooks.Kind != syntax.List || text != b.matcher && !(text == "*" && b.matcher == "") {
			continue
		}
		if slices.ContainsFunc(hooks.Items, func(n *syntax.Node) bool { return sameRun(n, handler) }) {
			m.log.say(MsgMergeHookThere, "", b.hook.Place)
			return
		}
		m.set(handler, append(slices.Clone(path), strconv.Itoa(i), "hooks", "-")...)
		return
	}
	list := syntax.NewList()
	one := *b
	one.handlers = []*syntax.Node{handler}
	f.addTo(list, &one)
	m.set(list.Items[0], append(slices.Clone(path), "-")...)
}

// sameRun says whether two handlers run the same thing for the same tools.
func sameRun(a, b *syntax.Node) bool {
	for _, key := range [...]string{"command", "bash", "prompt", "url", "matcher"} {
		x, y := a.Get(key), b.Get(key)
		if (x == nil) != (y == nil) || x != nil && !sameNode(x, y) {
			return false
		}
	}
	return true
}
