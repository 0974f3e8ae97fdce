package syntax

// tomlValues adds `key = value` lines to the section of a table, or makes that section.
func (w *splicer) tomlValues(values *Node, path, names []string) {
	exprs := w.toml.exprs
	header, first := -1, -1
	for i := range exprs {
		if exprs[i].header && len(exprs[i].path) == len(path) && hasPrefix(exprs[i].path, path) {
			header = i
		}
		if first < 0 && hasPrefix(exprs[i].path, path) {
			first = i
		}
	}
	last := header
	if len(path) == 0 {
		last = -1
	} else if header < 0 {
		if first < 0 {
			w.tomlEnd(w.sectionText(values, names, ""))
			return
		}
		e := &exprs[first] // only its tables are there: its own header comes before them
		w.insert(lineStart(w.text, e.start), w.indentOf(e.start)+w.sectionText(values, names, w.indentOf(e.start))+"\n\n")
		return
	}
	for last+1 < len(exprs) && !exprs[last+1].header {
		last++
	}
	p := w.printer("")
	if last >= 0 {
		p.base = w.indentOf(exprs[last].start)
	}
	for i := range values.Pairs {
		if i > 0 {
			p.line(0)
		}
		p.tomlPair(&values.Pairs[i])
	}
	text := string(p.out)
	switch {
	case last >= 0:
		w.insert(lineEnd(w.text, exprs[last].end), "\n"+p.base+text)
	case len(exprs) > 0:
		w.insert(w.beforeComments(exprs[0].start), text+"\n\n")
	default:
		w.tomlEnd(text)
	}
}

// beforeComments gives the start of the comment lines that stand right above a line.
func (w *splicer) beforeComments(at int) int {
	at = lineStart(w.text, at)
	for at > 0 {
		above := lineStart(w.text, at-1)
		k := above
		for k < at && isBlank(w.text[k]) {
			k++
		}
		if w.text[k] != '#' {
			break
		}
		at = above
	}
	if at == 0 && hasAt(w.text, 0, "\uFEFF") {
		return 3
	}
	return at
}

// tomlSection adds tables behind the last section below a path, or at the end of the text.
func (w *splicer) tomlSection(path, names []string, value *Node) {
	exprs := w.toml.exprs
	last := -1
	if len(path) > 0 {
		for i := range exprs {
			if hasPrefix(exprs[i].path, path) {
				last = i
			}
		}
	}
	if last < 0 {
		w.tomlEnd(w.sectionText(value, names, ""))
		return
	}
	indent := ""
	if exprs[last].header || len(exprs[last].path) > len(path) {
		for i := last; i >= 0; i-- {
			if exprs[i].header {
				indent = w.indentOf(exprs[i].start)
				break
			}
		}
	}
	for last+1 < len(exprs) && !exprs[last+1].header {
		last++
	}
	if last+1 == len(exprs) {
		w.tomlEnd(indent + w.sectionText(value, names, indent))
		return
	}
	w.insert(w.afterComments(lineEnd(w.text, exprs[last].end)), "\n\n"+indent+w.sectionText(value, names, indent))
}

// afterComments passes over the comment lines right below a line, unless they belong to a header right below them.
func (w *splicer) afterComments(at int) int {
	end := at
	for next := w.nextLine(end); next < len(w.text); next = w.nextLine(next) {
		k := next
		for k < len(w.text) && isBlank(w.text[k]) {
			k++
		}
		if k >= len(w.text) || w.text[k] == '\n' {
			break
		}
		if w.text[k] != '#' {
			return at
		}
		end = lineEnd(w.text, next)
	}
	return end
}

// tomlEnd adds a section at the end of the text.
func (w *splicer) tomlEnd(section string) {
	end := len(w.text)
	kept := len(trimSpaceRight(w.text))
	switch {
	case kept == 0 || kept == 3 && hasAt(w.text, 0, "\uFEFF"):
		if len(w.changes) == 0 || w.changes[len(w.changes)-1].start != kept {
			w.change(kept, end, section+"\n")
			return
		}
		w.insert(end, "\n"+section+"\n")
	case w.text[end-1] == '\n':
		if kept+1 < end && lineEnd(w.text, kept)+len(w.newline) < end {
			w.insert(end, section+"\n")
		} else {
			w.insert(end, "\n"+section+"\n")
		}
	default:
		w.insert(end, "\n\n"+section)
	}
}

// sectionText writes a table, or the items of a list of tables, with headers.
func (w *splicer) sectionText(n *Node, names []string, indent string) string {
	p := w.printer(indent)
	if n.Kind == List {
		for _, item := range n.Items {
			p.tomlTable(item, names, true)
		}
	} else {
		p.tomlTable(n, names, false)
	}
	return trimSpaceRight(string(p.out))
}

func (w *splicer) inlineTOML(n *Node) string {
	p := w.printer("")
	p.tomlInline(n)
	return string(p.out)
}

func dottedKey(path []string) string {
	text := ""
	for i, key := range path {
		if i > 0 {
			text += "."
		}
		text += tomlKeyText(key)
	}
	return text
}
