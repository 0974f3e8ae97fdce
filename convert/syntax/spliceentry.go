package syntax

// entry is one pair or item between brackets.
type entry struct {
	start, end int
	comma      int // offset of the comma after it, or -1
	gone       bool
}

// entries finds where the pairs or items of a bracket stand, and their commas.
func (w *splicer) entries(n *Node, end int) []entry {
	entries := make([]entry, 0, len(n.Pairs)+len(n.Items))
	for i := range n.Pairs {
		p := &n.Pairs[i]
		start, keyEnd := p.KeyPlace.Offset, p.KeyPlace.Offset+p.KeyPlace.Length
		if w.yaml != nil {
			at, ok := w.yaml.extent[p.Value]
			if !ok || start < n.Place.Offset {
				w.fail(NotSafe, p.KeyPlace, p.Key, "", p.Key)
			}
			entries = append(entries, entry{start: start, end: max(keyEnd, int(at.end))})
			continue
		}
		entries = append(entries, entry{start: start, end: p.Value.Place.Offset + p.Value.Place.Length})
	}
	for _, item := range n.Items {
		e := entry{start: item.Place.Offset, end: item.Place.Offset + item.Place.Length}
		if w.yaml != nil {
			at := w.yaml.extent[item]
			e.start, e.end = int(at.start), int(at.end)
		}
		entries = append(entries, e)
	}
	for i := range entries {
		limit := end
		if i+1 < len(entries) {
			limit = entries[i+1].start
		}
		entries[i].comma = w.commaAfter(entries[i].end, limit)
	}
	return entries
}

// commaAfter finds a comma between two offsets, or gives -1.
func (w *splicer) commaAfter(at, limit int) int {
	for at < limit {
		at = w.trivia(at, limit)
		if at < limit && w.text[at] == ',' {
			return at
		}
		at++
	}
	return -1
}

// trivia passes over white space and comments of the text's syntax.
func (w *splicer) trivia(at, limit int) int {
	for at < limit {
		switch c := w.text[at]; {
		case isBlank(c) || c == '\n':
			at++
		case c == '#':
			at = lineEnd(w.text, at)
		case w.syntax.IsJSON() && hasAt(w.text, at, "//"):
			at = lineEnd(w.text, at)
		case w.syntax.IsJSON() && hasAt(w.text, at, "/*"):
			end := indexFrom(w.text, "*/", at+2)
			if end < 0 {
				return limit
			}
			at = end + 2
		default:
			return at
		}
	}
	return at
}

// removeEntries takes out what is gone. The comma before the end goes with the last one, unless the text ends its lists so.
func (w *splicer) removeEntries(entries []entry, fix bool) {
	last := -1
	for i := range entries {
		e := &entries[i]
		if !e.gone {
			last = i
			continue
		}
		if e.comma < 0 {
			start := e.start
			if !w.ownLine(start) {
				for start > 0 && (w.text[start-1] == ' ' || w.text[start-1] == '\t') {
					start--
				}
				w.change(start, e.end, "")
				continue
			}
			w.cut(e.start, e.end)
			continue
		}
		if !onlyBlank(w.text[e.end:e.comma]) {
			w.change(e.start, e.end, "")
			w.change(e.comma, e.comma+1, "")
			continue
		}
		w.cut(e.start, e.comma+1)
	}
	if n := len(entries); fix && n > 0 && entries[n-1].gone && last >= 0 && entries[n-1].comma < 0 {
		w.change(entries[last].comma, entries[last].comma+1, "")
	}
}

// addEntries puts new pairs or items behind the last one that stays.
func (w *splicer) addEntries(n *Node, entries []entry, added []Pair, open, end int, indent string, single bool) {
	last := len(entries) - 1
	for last >= 0 && entries[last].gone {
		last--
	}
	habit := len(entries) > 0 && entries[len(entries)-1].comma >= 0
	text := ""
	between := ",\n" + indent
	if single {
		between = ", "
	}
	for i := range added {
		if i > 0 {
			text += between
		}
		text += w.render(added[i], n.Kind == Map, indent, single)
	}
	if habit {
		text += ","
	}
	if last < 0 {
		w.addFirst(entries, text, open, end, indent, single)
		return
	}
	at := entries[last].end
	if entries[last].comma >= 0 {
		at = entries[last].comma + 1
	} else {
		w.insert(at, ",")
	}
	if single {
		w.insert(at, " "+text)
		return
	}
	eol := at
	for eol < end && w.text[eol] != '\n' && w.text[eol] != '\r' {
		next := w.trivia(eol, end)
		if k := lineEnd(w.text, eol); next > k {
			if c := indexFrom(w.text[:k], "/*", eol); c >= 0 && indexFrom(w.text[:k], "*/", c) < 0 {
				break // the comment goes on
			}
			eol = k
			break
		}
		break
	}
	if eol < len(w.text) && (w.text[eol] == '\n' || w.text[eol] == '\r') {
		w.insert(eol, "\n"+indent+text)
		return
	}
	w.insert(at, "\n"+indent+text)
	if w.trivia(at, end) == end { // the closing bracket stands on the same line
		w.insert(end, "\n"+w.indentOf(open))
	}
}

// addFirst fills brackets that hold nothing, or nothing any more.
func (w *splicer) addFirst(entries []entry, text string, open, end int, indent string, single bool) {
	inner := w.text[open+1 : end]
	switch {
	case len(entries) > 0 && single:
		if hasAt(inner, 0, " ") {
			text = " " + text
		}
		w.insert(open+1, text)
	case len(entries) > 0:
		w.insert(open+1, "\n"+indent+text)
		if lineStart(w.text, end) <= open || !w.ownLine(end) {
			w.insert(end, "\n"+w.indentOf(open))
		}
	case single && onlyBlank(inner):
		if !w.syntax.IsJSON() && w.text[open] == '{' {
			text = " " + text + " "
		}
		w.change(open+1, end, text)
	case onlyBlank(inner):
		w.change(open+1, end, "\n"+indent+text+"\n"+w.indentOf(open))
	default: // comments
		at := open + 1 + len(trimSpaceRight(inner))
		w.insert(at, "\n"+indent+text)
		if onlyBlank(w.text[at:end]) && count(w.text[at:end], '\n') == 0 {
			w.insert(end, "\n"+w.indentOf(open))
		}
	}
}
