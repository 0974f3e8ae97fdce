package intake

import "strings"

// tags finds the insides of <pre> and <code> that stand outside of other blocks.
func (p *page) tags(tag string) {
	own := -1 // the last line of the element before
	for i, at := 0, 0; ; {
		open := strings.Index(p.text[at:], "<"+tag)
		if open < 0 {
			return
		}
		open += at
		start := strings.IndexByte(p.text[open:], '>')
		end := strings.Index(p.text[open:], "</"+tag)
		if start < 0 || end < start {
			return
		}
		for i+1 < len(p.lines) && p.lines[i].end <= open {
			i++
		}
		last := i
		for last+1 < len(p.lines) && p.lines[last].end <= open+end {
			last++
		}
		at = open + end + 1
		if p.isTaken(i) && i != own {
			continue
		}
		b := inner(p.text, open+start+1, open+end)
		b.Span = tag == "code" && last == i
		b.Fenced = true
		if !b.Span {
			p.take(i, last+1)
			own = last
		}
		length := len(b.Text)
		b.decode()
		if strings.TrimSpace(b.Text) != "" && len(p.blocks) < mostBlocks {
			b.Length = length
			p.blocks = append(p.blocks, b)
		}
	}
}

// inner takes a <code> off that stands directly inside a <pre>.
func inner(text string, start, end int) Block {
	language := ""
	if strings.HasPrefix(text[start:end], "<code") {
		if closing := strings.IndexByte(text[start:end], '>'); closing > 0 {
			if _, class, found := strings.Cut(text[start:start+closing], "language-"); found {
				language, _, _ = strings.Cut(class, " ")
				language = strings.TrimRight(language, `"'`)
			}
			start += closing + 1
		}
		if last := strings.LastIndex(text[start:end], "</code"); last >= 0 {
			end = start + last
		}
	}
	return Block{Language: language, Text: text[start:end], Offset: start}
}

// decode takes entities and the elements of colouring out of a piece of HTML, and remembers what that moved.
func (b *Block) decode() {
	if !strings.ContainsAny(b.Text, "&<") {
		return
	}
	var out strings.Builder
	text := b.Text
	skip := func(i, n int) {
		b.shifts = append(b.shifts, shift{out.Len(), i + n - out.Len()})
	}
	for i := 0; i < len(text); {
		if text[i] == '<' && isColouring(text[i:]) {
			n := strings.IndexByte(text[i:], '>') + 1
			skip(i, n)
			i += n
			continue
		}
		n := 0
		for _, e := range entities {
			if text[i] == '&' && strings.HasPrefix(text[i:], e.name) {
				out.WriteString(e.text)
				n = len(e.name)
				break
			}
		}
		if n > 0 {
			skip(i, n)
			i += n
			continue
		}
		out.WriteByte(text[i])
		i++
	}
	b.Text = out.String()
}

// isColouring says whether an element only gives its text a colour.
func isColouring(s string) bool {
	s = strings.TrimPrefix(s[1:], "/")
	for _, name := range [...]string{"span", "b>", "i>", "em>", "strong>", "code>"} {
		if strings.HasPrefix(s, name) {
			return strings.IndexByte(s, '>') > 0
		}
	}
	return false
}
