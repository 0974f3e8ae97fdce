package syntax

// tomlPlan makes the changes below one table. path holds list positions, names does not: names is what headers are made of.
func (w *splicer) tomlPlan(p *plan, n *Node, path, names []string) {
	if (n.Kind == Map && n.Inline || n.Kind == List && w.tomlValue(path) >= 0) && len(path) > 0 {
		w.flow(p, n, true)
		return
	}
	added := NewMap()
	find := finder(n)
	for _, kid := range p.kids {
		i := find(kid.key)
		if i < 0 {
			value := kid.node()
			if value == nil {
				continue
			}
			if n.Kind == List { // a new [[header]]
				value = NewList(value)
				if !isTable(value) {
					w.fail(WrongKind, n.Place, "", "{", kid.key)
					return
				}
				w.tomlSection(path, names, value)
				continue
			}
			added.Add(kid.key, value)
			continue
		}
		old := child(n, i)
		below, belowNames := append(path[:len(path):len(path)], kid.key), names
		if n.Kind == Map {
			belowNames = append(names[:len(names):len(names)], kid.key)
		}
		switch {
		case kid.remove:
			w.tomlRemove(below, "", false)
		case kid.set && Equal(kid.value, old):
		case kid.set:
			w.tomlReplace(n, old, kid.value, below, belowNames, added)
		case old.Kind == Map || old.Kind == List:
			w.tomlPlan(kid, old, below, belowNames)
		default:
			w.fail(WrongKind, old.Place, "", "{", kid.key)
		}
	}
	if len(added.Pairs) > 0 {
		w.tomlAdd(n, added, path, names)
	}
}

// tomlValue gives the index of the `key = value` that holds a path as its whole value, or -1.
func (w *splicer) tomlValue(path []string) int {
	for i := range w.toml.exprs {
		if e := &w.toml.exprs[i]; !e.header && len(e.path) == len(path) && hasPrefix(e.path, path) {
			return i
		}
	}
	return -1
}

func hasPrefix(path, prefix []string) bool {
	if len(path) < len(prefix) {
		return false
	}
	for i := len(prefix) - 1; i >= 0; i-- {
		if path[i] != prefix[i] {
			return false
		}
	}
	return true
}

// tomlRemove takes out all that stands below a path. With keep, the first run of it is replaced with text.
func (w *splicer) tomlRemove(path []string, text string, keep bool) {
	exprs := w.toml.exprs
	for i := 0; i < len(exprs); i++ {
		if !hasPrefix(exprs[i].path, path) {
			continue
		}
		last := i
		for last+1 < len(exprs) && hasPrefix(exprs[last+1].path, path) {
			last++
		}
		start, end := exprs[i].start, exprs[last].end
		if keep {
			w.change(start, end, text)
			keep = false
			i = last
			continue
		}
		header := exprs[i].header
		if !header || !w.restBlank(end) || !w.ownLine(start) {
			w.cut(start, end)
			i = last
			continue
		}
		// A section goes with the blank lines behind it; at the end of the text with those before it.
		from, to := lineStart(w.text, start), w.nextLine(end)
		for to < len(w.text) && w.restBlank(to) {
			to = w.nextLine(to)
		}
		if to >= len(w.text) {
			for from > 0 && onlyBlank(w.text[lineStart(w.text, from-1):from]) {
				from = lineStart(w.text, from-1)
			}
			if from > 0 && w.text[len(w.text)-1] != '\n' {
				from = lineEnd(w.text, from-1)
			}
		}
		w.change(from, to, "")
		i = last
	}
}

// tomlReplace gives a value that is there another one.
func (w *splicer) tomlReplace(in, old, value *Node, path, names []string, added *Node) {
	first := -1
	for i := range w.toml.exprs {
		if hasPrefix(w.toml.exprs[i].path, path) {
			first = i
			break
		}
	}
	if first < 0 {
		w.fail(NotSafe, old.Place, "", "", path[len(path)-1])
		return
	}
	e := &w.toml.exprs[first]
	switch {
	case !e.header && len(e.path) == len(path):
		indent := w.indentOf(e.start)
		p := w.printer(indent)
		p.tomlPairValue(value)
		w.change(old.Place.Offset, e.end, string(p.out))
	case !e.header: // dotted keys
		kept := len(e.path) - e.keys
		if kept >= len(path) {
			w.fail(NotSafe, old.Place, "", "", path[len(path)-1])
			return
		}
		w.tomlRemove(path, dottedKey(path[kept:])+" = "+w.inlineTOML(value), true)
	case in.Kind == List && value.Kind == Map:
		w.tomlRemove(path, w.sectionText(NewList(value), names, w.indentOf(e.start)), true)
	case in.Kind == Map && isTable(value) && value.Kind == Map && old.Kind == Map || in.Kind == Map && isTable(value) && old.Kind == value.Kind:
		w.tomlRemove(path, w.sectionText(value, names, w.indentOf(e.start)), true)
	case in.Kind == Map:
		w.tomlRemove(path, "", false)
		added.Add(path[len(path)-1], value)
	default:
		w.fail(NotSafe, old.Place, "", "", path[len(path)-1])
	}
}

// tomlAdd puts new pairs into a table: values where its values are, tables behind its tables.
func (w *splicer) tomlAdd(n, added *Node, path, names []string) {
	if at := w.dottedParent(path); at >= 0 {
		e := &w.toml.exprs[at]
		kept := len(e.path) - e.keys
		for i := range added.Pairs {
			pair := &added.Pairs[i]
			key := append(path[kept:len(path):len(path)], pair.Key)
			w.insert(lineEnd(w.text, e.end), "\n"+w.indentOf(e.start)+dottedKey(key)+" = "+w.inlineTOML(pair.Value))
		}
		return
	}
	values, tables := NewMap(), NewMap()
	habit := w.inlineHabit(n)
	for i := range added.Pairs {
		pair := added.Pairs[i]
		if !isTable(pair.Value) || habit && pair.Value.Kind == Map {
			if pair.Value.Kind == Map {
				pair.Value = asInline(pair.Value)
			}
			values.Pairs = append(values.Pairs, pair)
		} else {
			tables.Pairs = append(tables.Pairs, pair)
		}
	}
	if len(values.Pairs) > 0 {
		w.tomlValues(values, path, names)
	}
	for i := range tables.Pairs {
		pair := &tables.Pairs[i]
		w.tomlSection(path, append(names[:len(names):len(names)], pair.Key), pair.Value)
	}
}

// dottedParent gives the last expression that makes a table by a dotted key alone: a.b = 1. Such a table can have no header.
func (w *splicer) dottedParent(path []string) int {
	last := -1
	for i := range w.toml.exprs {
		e := &w.toml.exprs[i]
		if len(path) == 0 || !hasPrefix(e.path, path) {
			continue
		}
		if !e.header && len(e.path)-e.keys < len(path) {
			last = i
		}
	}
	return last
}

// inlineHabit says whether all tables that a table holds stand on one line each.
func (w *splicer) inlineHabit(n *Node) bool {
	some := false
	for i := range n.Pairs {
		if v := n.Pairs[i].Value; v.Kind == Map {
			if !v.Inline {
				return false
			}
			some = some || len(n.Pairs) > 0
		}
	}
	return some && n.Kind == Map && !w.isRoot(n)
}

func (w *splicer) isRoot(n *Node) bool { return n == w.doc.Root }
