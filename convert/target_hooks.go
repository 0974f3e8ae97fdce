package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// writeHooks writes the hooks of an answer into the target's file.
func (c *Catalog) writeHooks(req *Request, src *source, answer *Answer, t *Target, desk *desk) {
	log := &desk.log
	form := c.hookForm(t.Agent, &req.Options)
	if src.hooks != nil && src.hooks.agent == t.Agent && !src.hooks.Input && req.Options.Variants[t.Agent.ID] == "" {
		form = src.hooks // back into the variant that it came from
	}
	if form == nil {
		c.refuseHooks(answer, t, log)
		tellHookBeside(src, nil, false, log)
		return
	}
	same := src.hooks != nil && src.hooks.agent == t.Agent && !src.hooks.Input
	values := &serverWriter{form: form.values, same: same, log: log, options: &req.Options, os: req.OS, store: &desk.store}
	w := &hookWriter{form: form, source: src.hooks, same: same, log: log, req: req, values: values, told: map[string]bool{}, allOff: same && src.allOff.Node != nil, off: map[*syntax.Node]bool{}}
	var built []builtHook
	for i := range answer.Hooks {
		h := &answer.Hooks[i]
		if !chosen(&req.Options, h.Name(), false) {
			continue
		}
		log.About(h.Name(), true)
		before := len(log.Findings)
		fresh := w.write(h)
		built = append(built, fresh...)
		status := itemStatus(log.Findings[before:])
		if len(fresh) > 0 && status == Refused {
			status = Partial // one of its handlers
		}
		t.Items = append(t.Items, Item{Kind: "hook", Name: h.Name(), Status: status})
	}
	log.About("", true)
	tellHookBeside(src, form, same, log)
	if len(built) == 0 {
		return
	}
	if !same {
		w.tellContract()
	}
	file, fits := pickFile(form.Files, req.Scope, req.OS)
	if !fits && len(form.Files) > 0 {
		log.say(MsgScopeMissing, "", syntax.Place{}, req.Scope.String())
	}
	root := form.Root
	if file.Root != nil {
		root = file.Root
	}
	out := Output{Kind: "hooks", File: file.Path, Syntax: printedSyntax(form.Print, form.Syntax)}
	whole := withHead(file, form.assemble(built, root, w.allOff))
	if w.allOff {
		put(whole, src.allOff.Path, src.allOff.Node)
	}
	if same {
		for i := range src.hookBeside {
			e := &src.hookBeside[i]
			if key := e.Path[len(e.Path)-1]; slices.Contains(form.Beside, key) {
				put(whole, append(slices.Clone(root), key), e.Node)
			}
		}
	}
	out.Text, out.Origins = syntax.PrintLines(whole, out.Syntax)
	if own, given := hooksFile(req, t, file.Path); given {
		if m := newMerger(own, form.Syntax, log, &req.Options); m != nil {
			m.head(file)
			m.hooks(form, built, root)
			if w.allOff {
				m.set(src.allOff.Node, src.allOff.Path...)
			}
			if out.Merged = m.result(); out.Merged != "" {
				out.Diff = unifiedDiff(own, out.Merged, file.Path)
			}
		}
	}
	t.Outputs = append(t.Outputs, out)
	if len(w.off) > 0 && !w.allOff {
		beside, _ := pickFile(form.OffFile, User, req.OS)
		t.Outputs = append(t.Outputs, Output{Kind: "hooks", File: beside.Path, Text: form.offFile(whole.At(root...), w.off, req.Scope, file.Path)})
		if !same {
			log.say(MsgHookOffFile, "", syntax.Place{}, beside.Path)
		}
	}
}

// hooksFile gives the person's file that the hooks go into: the one given for hooks, the one that the servers are merged
// into when both share a file, or the only one given when there are no servers.
func hooksFile(req *Request, t *Target, path string) (string, bool) {
	if own, given := req.Existing[t.Agent.ID+"/hooks"]; given {
		return own, true
	}
	own, given := req.Existing[t.Agent.ID]
	if len(t.Outputs) == 0 {
		return own, given
	}
	if given && t.Outputs[0].File == path && t.Outputs[0].Merged != "" {
		return t.Outputs[0].Merged, true
	}
	return "", false
}

// tellHookBeside tells of what stood among the events, unless it goes back into the same agent's file.
func tellHookBeside(src *source, form *hookForm, same bool, log *Log) {
	log.About("", true)
	for i := range src.hookBeside {
		e := &src.hookBeside[i]
		if !same || !slices.Contains(form.Beside, e.Path[len(e.Path)-1]) {
			log.say(MsgHookBeside, joinPath(e.Path), e.Place)
		}
	}
}

func (c *Catalog) refuseHooks(answer *Answer, t *Target, log *Log) {
	for i := range answer.Hooks {
		h := &answer.Hooks[i]
		log.About(h.Name(), true)
		log.say(MsgNoHooks, "", h.Place, t.Agent.NoHooks.Why, t.Agent.NoHooks.Nearest)
		t.Items = append(t.Items, Item{Kind: "hook", Name: h.Name(), Status: Refused})
	}
}

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
