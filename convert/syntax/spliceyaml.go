package syntax

// yamlNode makes the changes below one map or list. after is the offset behind the colon or dash that the value belongs to, -1 for the root.
func (w *splicer) yamlNode(p *plan, n *Node, after int) {
	if at, ok := w.yaml.extent[n]; !ok || int(at.start) != n.Place.Offset {
		w.fail(NotSafe, n.Place, "*", "", p.key) // it stands where its anchor is, and elsewhere too
		return
	}
	if first := w.text[n.Place.Offset]; n.Inline && (first == '{' || first == '[') {
		if len(n.Pairs)+len(n.Items) > 0 {
			w.flow(p, n, true)
			return
		}
		if value := p.node(); value != nil {
			w.yamlReplace(n, value, after, p.key)
		}
		return
	}
	if n.Place.Length == 0 || w.text[n.Place.Offset] == '&' || w.text[n.Place.Offset] == '!' {
		w.fail(NotSafe, n.Place, "", "", p.key)
		return
	}
	entries, marks := w.yamlEntries(n)
	if w.err != nil {
		return
	}
	added := &Node{Kind: n.Kind}
	find := finder(n)
	for _, kid := range p.kids {
		i := find(kid.key)
		if i < 0 {
			value := kid.node()
			if value != nil {
				added.put(kid.key, value)
			}
			continue
		}
		old := child(n, i)
		switch {
		case kid.remove:
			entries[i].gone = true
			for k := range n.Pairs {
				entries[k].gone = entries[k].gone || n.Pairs[k].Key == kid.key
			}
		case kid.set && Equal(kid.value, old):
		case kid.set:
			w.yamlReplace(old, kid.value, marks[i], kid.key)
		case old.Kind == Map || old.Kind == List:
			w.yamlNode(kid, old, marks[i])
		case old.Kind == Null:
			if value := kid.node(); value != nil {
				w.yamlReplace(old, value, marks[i], kid.key)
			}
		default:
			w.fail(WrongKind, old.Place, "", "{", kid.key)
		}
	}
	w.yamlEntriesChange(n, entries, added, after)
}

// yamlEntries finds where the pairs or items of a block stand, and the offsets behind their colons or dashes.
func (w *splicer) yamlEntries(n *Node) (entries []entry, marks []int) {
	before := n.Place.Offset
	for i := 0; i < len(n.Pairs)+len(n.Items); i++ {
		value := child(n, i)
		at, ok := w.yaml.extent[value]
		e := entry{start: int(at.start), end: int(at.end)}
		mark := 0
		if n.Kind == Map {
			key := &n.Pairs[i].KeyPlace
			e.start = key.Offset
			mark = e.start + key.Length
			for mark < len(w.text) && isBlank(w.text[mark]) {
				mark++
			}
			ok = ok && mark < len(w.text) && w.text[mark] == ':' && !hasAt(w.text, e.start-2, "? ")
		} else {
			mark = e.start - 1
			for mark >= 0 && isBlank(w.text[mark]) {
				mark--
			}
			ok = ok && mark >= 0 && w.text[mark] == '-'
			e.start = mark
		}
		if !ok || e.start < before {
			w.fail(NotSafe, value.Place, "", "", "") // brought in by a merge key, or written in a rare way
			return nil, nil
		}
		mark++
		if at.start == at.end { // nothing is written
			e.end = mark
		}
		e.end = max(e.end, mark)
		before = e.end
		entries, marks = append(entries, e), append(marks, mark)
	}
	return entries, marks
}

// yamlEntriesChange removes what is gone and puts new pairs or items behind the last one that stays.
func (w *splicer) yamlEntriesChange(n *Node, entries []entry, added *Node, after int) {
	start := n.Place.Offset
	column := entries[0].start - lineStart(w.text, entries[0].start)
	indent := spaces(column)
	if own := w.indentOf(entries[0].start); len(own) == column {
		indent = own
	}
	last := len(entries) - 1
	for last >= 0 && entries[last].gone {
		last--
	}
	text := ""
	if len(added.Pairs)+len(added.Items) > 0 {
		p := w.printer(indent)
		if n.Kind == Map {
			p.yamlPairs(added, 0)
		} else {
			p.yamlItems(added, 0)
		}
		text = string(p.out)
	}
	if last < 0 && text == "" && after >= 0 { // nothing is left: an empty map, not a null
		empty := "{}"
		if n.Kind == List {
			empty = "[]"
		}
		if w.ownLine(entries[0].start) {
			w.insert(after, " "+empty)
		} else {
			w.change(entries[0].start, entries[0].end, empty)
			entries = entries[1:]
		}
	}
	if last < 0 && text != "" {
		w.change(start, entries[0].end, text)
		entries = entries[1:]
		text = ""
	}
	for i := range entries {
		if !entries[i].gone {
			continue
		}
		if w.ownLine(entries[i].start) {
			w.cut(entries[i].start, entries[i].end)
			continue
		}
		// It shares its line with the dash of the list: the next one moves up.
		next, close := i+1, true
		for ; next < len(entries); next++ {
			close = close && onlyBlank(w.text[entries[next-1].end:entries[next].start])
			if !entries[next].gone {
				break
			}
		}
		if next < len(entries) && close {
			w.change(entries[i].start, entries[next].start, "")
			for k := i + 1; k < next; k++ {
				entries[k].gone = false // it went with the first
			}
			continue
		}
		start := entries[i].start // a comment stands between: it keeps its line
		for w.text[start-1] == ' ' {
			start--
		}
		w.change(start, entries[i].end, "")
	}
	if text != "" {
		w.insert(lineEnd(w.text, entries[last].end), "\n"+indent+text)
	}
}

// yamlReplace gives the value behind a colon or dash another one.
func (w *splicer) yamlReplace(old, value *Node, after int, key string) {
	at := w.yaml.extent[old]
	start, end := int(at.start), int(at.end)
	if start == end {
		start, end = after, after
	}
	if after < 0 { // the root: an empty flow map
		w.change(start, end, trimSpaceRight(Print(value, YAML)))
		return
	}
	mark := after - 1
	column := mark - lineStart(w.text, mark)
	if w.text[mark] == ':' { // the key's column
		line := lineStart(w.text, mark)
		column = len(w.indentOf(mark))
		for hasAt(w.text, line+column, "- ") {
			for column++; w.text[line+column] == ' '; column++ {
			}
		}
	}
	p := w.printer(spaces(column))
	p.flat = !w.restBlank(end)
	p.yamlValue(value, 0)
	text := string(p.out)
	between := w.text[after:start]
	if start == end && !w.restBlank(after) {
		between = w.text[after:lineEnd(w.text, after)]
		end = after + len(between)
	}
	switch {
	case onlyBlank(between):
		w.change(after, end, text)
	case text[0] == '\n' && lineEnd(w.text, after) <= end: // a comment stands behind the colon
		w.change(lineEnd(w.text, after), end, text)
	default:
		w.insert(after, text)
		w.change(min(lineEnd(w.text, after), end), end, "")
	}
}
