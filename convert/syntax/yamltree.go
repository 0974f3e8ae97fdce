package syntax

import (
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// yamlReader turns yaml.v3's nodes into ours. yaml.v3 knows only the line and column at which a node begins; the rest is
// measured in the text.
type yamlReader struct {
	noter
	*mending
	doc    *Document
	src    string // the mended text, which yaml.v3 read
	lines  []int  // where its lines start
	at     cursor
	copies int

	// The last position that was asked for: columns are code points, and a long line is walked once.
	line, column, off int

	anchors map[*yaml.Node]*Node
	extent  map[*Node]span // where values stand in the text; of a copied alias: where the alias does
}

// parseYAML reads a text as YAML. Text that was only guessed to be YAML gets no repairs that prose would need too.
func parseYAML(text string, guessed bool) *yamlReader {
	if len(text) > maxYAML {
		return &yamlReader{doc: tooLarge(text, YAML)}
	}
	r := readYAML(text, text, nil)
	err := r.doc.Err
	if err == nil {
		return r
	}
	if guessed && words(text) != YAML && err.Cause == CauseUnknown {
		err.Cause, err.Found = NotConfig, firstWord(text)
	}
	// What could be read with the likely mends made.
	var fixes []Fix
	src := text
	for fix := err.Fix; fix != nil && len(fixes) < 16 && len(src) < 1<<20; {
		fixes = append(fixes, *fix)
		src = fix.apply(src)
		next := readYAML(src, text, fixes)
		if next.doc.Err == nil {
			r = next
			break
		}
		if again := next.doc.Err.Fix; again == nil || *again == *fix {
			break
		} else {
			fix = again
		}
	}
	r.doc.Err = err
	if r.doc.Root == nil && err.Place.Line > 1 && len(src) < 1<<20 && err.Cause != NotConfig {
		// Else what stands before the line that stops the parser.
		if head := readYAML(src[:lineStart(src, min(err.Place.Offset, len(src)))], text, fixes); head.doc.Err == nil {
			head.doc.Err = err
			r = head
		}
	}
	return r
}

// readYAML reads a text to which fixes were made already; places are in the text as given.
func readYAML(src, given string, fixes []Fix) *yamlReader {
	r := &yamlReader{doc: &Document{Syntax: YAML, Text: given}, anchors: map[*yaml.Node]*Node{}, extent: map[*Node]span{}}
	r.noter.cursor.text = src
	r.mending = mendYAML(src, &r.noter, r.lineEnds())
	r.src = string(r.out)
	r.at.text = src
	if deep := yamlTooDeep(r.out); deep >= 0 {
		r.doc.Err = &Error{Cause: TooDeep, Place: (&cursor{text: r.src}).at(deep, deep+1), Found: r.src[deep : deep+1]}
		r.doc.Notes = r.notes
		return r
	}
	var root yaml.Node
	err, crashed := decodeYAML(r.out, &root)
	if err != nil || crashed {
		message := ""
		if err != nil {
			message = err.Error()
		}
		r.doc.Err = yamlFailure(src, message)
		r.doc.Notes = r.notes
		return r
	}
	r.findLines()
	r.noter.cursor = cursor{text: src}
	if len(root.Content) > 0 {
		var end int
		r.doc.Root, end = r.node(root.Content[0], 0)
		r.several()
		// yaml.v3 reads one document and does not look at what comes after a bracket that closes it.
		if rest := skipTOML(r.src, end); r.doc.Root.Inline && rest < len(r.src) && !hasAt(r.src, rest, "---") && !hasAt(r.src, rest, "...") {
			r.fail(TextAfterEnd, rest)
		}
	}
	if r.doc.Err != nil {
		r.doc.Root = nil
	}
	r.doc.Notes = r.notes
	if len(fixes) > 0 && r.doc.Root != nil {
		relocate(r.doc, given, fixes)
	}
	return r
}

// decodeYAML calls the library, which gives up on some hostile texts by panicking.
func decodeYAML(text []byte, root *yaml.Node) (err error, crashed bool) {
	defer func() {
		if recover() != nil {
			crashed = true
		}
	}()
	return yaml.Unmarshal(text, root), false
}

// findLines finds where lines start, by YAML's idea of a line end.
func (r *yamlReader) findLines() {
	r.lines = append(r.lines, 0)
	for i := 0; i < len(r.src); i++ {
		switch r.src[i] {
		case '\r':
			if i+1 < len(r.src) && r.src[i+1] == '\n' {
				i++
			}
		case '\n':
		case 0xC2:
			if !hasAt(r.src, i, "\u0085") {
				continue
			}
			i++
		case 0xE2:
			if !hasAt(r.src, i, "\u2028") && !hasAt(r.src, i, "\u2029") {
				continue
			}
			i += 2
		default:
			continue
		}
		r.lines = append(r.lines, i+1)
	}
}

// offset gives the byte offset of a line and column, both from 1.
func (r *yamlReader) offset(n *yaml.Node) int {
	if n.Line < 1 || n.Line > len(r.lines) {
		return len(r.src)
	}
	if n.Line != r.line || n.Column < r.column {
		r.line, r.column, r.off = n.Line, 1, r.lines[n.Line-1]
	}
	for r.column < n.Column && r.off < len(r.src) {
		_, size := utf8.DecodeRuneInString(r.src[r.off:])
		r.off += size
		r.column++
	}
	return r.off
}

func (r *yamlReader) place(start, end int) Place {
	start, end = r.origin(start), r.origin(end)
	return r.at.at(start, end)
}

// node gives a node and the offset at which it ends.
func (r *yamlReader) node(y *yaml.Node, depth int) (*Node, int) {
	start := r.offset(y)
	if depth > maxDepth {
		r.fail(TooDeep, start)
	}
	if r.doc.Err != nil {
		return &Node{}, start
	}
	if y.Kind == yaml.AliasNode {
		return r.alias(y, start)
	}
	n := &Node{Place: r.place(start, start), Tag: customTag(y)}
	end := start
	switch y.Kind {
	case yaml.ScalarNode:
		body := r.afterProperties(y, start)
		end = r.scalarEnd(y, body)
		scalar(n, y)
	case yaml.SequenceNode:
		n.Kind, n.Inline = List, y.Style&yaml.FlowStyle != 0
		body := r.afterProperties(y, start)
		end = body
		for _, item := range y.Content {
			var child *Node
			child, end = r.node(item, depth+1)
			n.Items = append(n.Items, child)
		}
		end = r.flowEnd(body, end, '[', ']', y.Style)
	case yaml.MappingNode:
		n.Kind, n.Inline = Map, y.Style&yaml.FlowStyle != 0
		body := r.afterProperties(y, start)
		end = r.pairs(n, y, depth, body)
		end = r.flowEnd(body, end, '{', '}', y.Style)
	}
	n.Place.Length = r.origin(end) - n.Place.Offset
	r.extent[n] = span{int32(n.Place.Offset), int32(n.Place.Offset + n.Place.Length)}
	if y.Anchor != "" {
		r.anchors[y] = n
	}
	return n, end
}

// pairs reads the pairs of a map. Merge keys are replaced with what they bring in.
func (r *yamlReader) pairs(n *Node, y *yaml.Node, depth, end int) int {
	n.Pairs = make([]Pair, 0, len(y.Content)/2)
	merges := false
	for i := 0; i+1 < len(y.Content); i += 2 {
		key, value := y.Content[i], y.Content[i+1]
		k, keyEnd := r.node(key, depth+1)
		pair := Pair{Key: k.Text, KeyPlace: k.Place}
		if k.Kind == Map || k.Kind == List {
			pair.Key = k.Place.of(r.at.text)
		} else if k.Kind == Null {
			pair.Key = key.Value
		}
		pair.Value, end = r.node(value, depth+1)
		end = max(end, keyEnd)
		if key.Tag == "!!merge" {
			pair.Key = "<<"
			merges = true
			pair.Value.Tag = "!!merge"
		}
		n.Pairs = append(n.Pairs, pair)
	}
	if merges {
		r.merged(n)
	}
	r.duplicates(n)
	return end
}

func (r *yamlReader) fail(cause Cause, at int) {
	if r.doc.Err == nil {
		found, end := tokenAt(r.src, at)
		r.doc.Err = &Error{Cause: cause, Found: found, Place: r.place(at, end)}
	}
}

// scalar fills in a scalar's kind and text.
func scalar(n *Node, y *yaml.Node) {
	n.Kind, n.Text = String, y.Value
	switch y.Tag {
	case "!!null":
		if y.Value == "" || y.Value == "~" || lower(y.Value) == "null" {
			n.Kind, n.Text = Null, ""
		}
	case "!!bool":
		// YAML 1.2 has only these; yes, no, on and off are text, however an older reader takes them.
		if low := lower(y.Value); low == "true" || low == "false" {
			n.Kind, n.Text = Bool, low
		}
	case "!!int", "!!float":
		// 0755 is eight things to eight readers: it stays text.
		zero := len(y.Value) > 1 && y.Value[0] == '0' && isDigit(y.Value[1])
		if !zero && (isNumber(y.Value) || endlessYAML(y.Value)) {
			n.Kind = Number
		}
	}
}

func endlessYAML(s string) bool {
	low := lower(s)
	return low == ".inf" || low == "-.inf" || low == "+.inf" || low == ".nan"
}

// customTag gives a tag that says more than the kind does.
func customTag(y *yaml.Node) string {
	if y.Style&yaml.TaggedStyle == 0 {
		return ""
	}
	switch y.Tag {
	case "!!str", "!!int", "!!float", "!!bool", "!!null", "!!map", "!!seq", "!!merge", "!!timestamp":
		return ""
	}
	return y.Tag
}

// several notes further documents, which are not read.
func (r *yamlReader) several() {
	content := false
	for _, start := range r.lines {
		if hasAt(r.src, start, "---") && (start+3 >= len(r.src) || isBlank(r.src[start+3]) || r.src[start+3] == '\n') {
			if content && skipTOML(r.src, start+3) < len(r.src) {
				r.note(SeveralDocuments, r.origin(start), r.origin(start+3), "", nil)
				return
			}
			content = content || start+3 < len(r.src) && r.src[start+3] == ' '
			continue
		}
		if start < len(r.src) && r.src[start] != '#' && r.src[start] != '%' && r.src[start] != '\n' && r.src[start] != '\r' {
			content = true
		}
	}
}
