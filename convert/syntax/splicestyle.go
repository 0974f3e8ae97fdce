package syntax

import "strings"

// style finds out how the text is written: line ends, indentation.
func (w *splicer) style() {
	w.newline, w.unit = "\n", "  "
	if w.doc.Has(CRLF) {
		w.newline = "\r\n"
	}
	root := w.doc.Root
	if w.syntax == YAML {
		if step := yamlStep(root, 0); step > 1 {
			w.unit = spaces(min(step, 8))
		}
		w.dense = isDense(root, 0)
		return
	}
	if root != nil && len(root.Pairs) > 0 {
		if indent := w.indentOf(root.Pairs[0].KeyPlace.Offset); indent != "" {
			w.unit = indent
		}
	}
}

// yamlStep gives the indentation of the first map that stands below a key of another; 0 if there is none.
func yamlStep(n *Node, depth int) int {
	if n == nil || n.Inline || depth > 6 {
		return 0
	}
	for i := range n.Pairs {
		p := &n.Pairs[i]
		if v := p.Value; v.Kind == Map && !v.Inline && len(v.Pairs) > 0 {
			if step := v.Pairs[0].KeyPlace.Column - p.KeyPlace.Column; step > 0 {
				return step
			}
		} else if step := yamlStep(v, depth+1); step > 0 {
			return step
		}
	}
	for _, item := range n.Items {
		if step := yamlStep(item, depth+1); step > 0 {
			return step
		}
	}
	return 0
}

// isDense says whether the first block list under a key stands at the key's own indentation.
func isDense(n *Node, depth int) bool {
	if n == nil || n.Kind != Map || depth > 6 {
		return false
	}
	for i := range n.Pairs {
		v := n.Pairs[i].Value
		if v.Kind == List && !v.Inline && len(v.Items) > 0 {
			return v.Place.Column <= n.Pairs[i].KeyPlace.Column
		}
		if isDense(v, depth+1) {
			return true
		}
	}
	return false
}

// indentOf gives the white space at the start of the line that off is in.
func (w *splicer) indentOf(off int) string {
	start := w.lineOf(off)
	end := start
	for end < off && (w.text[end] == ' ' || w.text[end] == '\t') {
		end++
	}
	return w.text[start:end]
}

// lineOf is lineStart for places that are asked for in order: what was looked through before is not again, so that a file in one
// long line takes no longer than others.
func (w *splicer) lineOf(off int) int {
	looked, start := w.looked, w.line
	if off < looked {
		looked, start = 0, 0
	}
	if i := strings.LastIndexByte(w.text[looked:off], '\n'); i >= 0 {
		start = looked + i + 1
	}
	w.looked, w.line = off, start
	return start
}

// ownLine says whether nothing but white space stands before off on its line.
func (w *splicer) ownLine(off int) bool {
	for off > 0 && isBlank(w.text[off-1]) {
		off--
	}
	return off == 0 || w.text[off-1] == '\n'
}

// restBlank says whether nothing but white space follows off on its line.
func (w *splicer) restBlank(off int) bool {
	for off < len(w.text) && isBlank(w.text[off]) {
		off++
	}
	return off >= len(w.text) || w.text[off] == '\n'
}

// nextLine gives the offset of the line after the one off is in.
func (w *splicer) nextLine(off int) int {
	for off < len(w.text) && w.text[off] != '\n' {
		off++
	}
	return min(off+1, len(w.text))
}

// cut removes a range, and its lines when nothing else stands on them. A comment behind it stays.
func (w *splicer) cut(start, end int) {
	if w.ownLine(start) && w.restBlank(end) {
		from, to := lineStart(w.text, start), w.nextLine(end)
		if to == len(w.text) && from > 0 && w.text[to-1] != '\n' {
			from = lineEnd(w.text, from-1) // the last line of a text without a final line end
		}
		w.change(from, to, "")
		return
	}
	if !w.restBlank(end) {
		for end < len(w.text) && (w.text[end] == ' ' || w.text[end] == '\t') {
			end++
		}
	}
	w.change(start, end, "")
}

func (w *splicer) printer(indent string) *printer {
	return &printer{unit: w.unit, base: indent, origins: make([]int, 1), dense: w.dense}
}
