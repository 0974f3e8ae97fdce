package intake

import "strings"

// Uncovered takes one layer off a text that was copied or encoded with something around it: characters that nobody sees,
// numbers or marks before the lines, an encoding. It gives nil when there is none, else the inner text and what was taken off, in
// a word or as it stands. What is a config already can only
// have the first.
func (b *Block) Uncovered(config bool) (inner *Block, what string) {
	if inner = b.seen(config); inner != nil || config {
		return inner, "U+200B"
	}
	for _, button := range [...]string{"CopyEdit", "Copy code"} { // what stood over the code of a chat: jsonCopyEdit{
		if i := strings.Index(b.Text, button); i >= 0 && strings.IndexByte(b.Text[:i], ' ') < 0 && len(b.Text) > i+len(button) && strings.IndexByte(blanks, b.Text[i+len(button)]) < 0 {
			return &Block{Text: b.Text[i+len(button):], Offset: i + len(button), in: b}, button
		}
	}
	if inner, what = b.unmarked(); inner != nil {
		return inner, what
	}
	line, after, _ := strings.Cut(b.Text, "\n")
	if bare := strings.TrimLeft(line, "$%❯ "); len(bare) < len(line) && strings.HasPrefix(bare, "cat ") && !strings.Contains(bare, "<<") {
		return &Block{Text: strings.TrimRight(after, "$%❯"+blanks), Offset: len(line) + 1, in: b}, bare // a terminal's output
	}
	if text := strings.TrimLeft(b.Text, blanks); strings.Contains(text, "&quot;") && strings.IndexByte("{[&", text[0]) >= 0 {
		out := &Block{Text: b.Text, in: b}
		out.decode()
		return out, "&quot;"
	} else if strings.HasPrefix(text, "{{") && strings.HasPrefix(strings.TrimLeft(text[2:], blanks), `"`) && strings.Contains(text, `": {{`) { // of a text in Python that is filled in
		return &Block{Text: strings.ReplaceAll(strings.ReplaceAll(b.Text, "{{", "{"), "}}", "}"), in: b, flat: true}, "{{"
	}
	if text, sample := decoded(strings.Trim(b.Text, blanks+";,")); sample != "" {
		return &Block{Text: text, in: b, flat: true}, sample
	}
	return nil, ""
}

// seen takes out characters without a width and the colours of a terminal, and makes spaces of those that only look like one. A
// byte order mark at the start is the syntax's own to tell, and so are the spaces of a config.
func (b *Block) seen(config bool) *Block {
	var j Joined
	text, from := b.Text, 0
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == escape {
			if end := i + colour(text[i:]); end > i {
				j.Add(text[from:i], from)
				from, i = end, end-1
			}
			continue
		}
		if i == 0 || c != 0xE2 && c != 0xEF && (c != 0xC2 || config) {
			continue
		}
		rest := text[i:]
		space := strings.HasPrefix(rest, "\u00a0")
		if space || strings.HasPrefix(rest, "\u200b") || strings.HasPrefix(rest, "\u2060") || strings.HasPrefix(rest, "\ufeff") {
			j.Add(text[from:i], from)
			from = i + 3
			if space {
				from--
				j.Add(" ", i)
			}
		}
	}
	if from > 0 {
		j.Add(text[from:], from)
	}
	return j.Block(b)
}

const escape = 0x1B

// colour gives how long a sequence is by which a terminal is told to colour or to move: ESC [ 1 ; 31 m.
func colour(text string) int {
	if len(text) < 3 || text[1] != '[' {
		return 0
	}
	for i := 2; i < len(text); i++ {
		switch c := text[i]; {
		case c >= '@' && c <= '~':
			return i + 1
		case c < ' ' || c > '?':
			return 0
		}
	}
	return 0
}

// unmarked takes off what stands before each line: the mark of a quotation or of a comment, that of a change, or its number. Lines
// that a change takes out are left out; what is "-" then.
func (b *Block) unmarked() (*Block, string) {
	text := strings.TrimLeft(b.Text, blanks)
	if text == "" {
		return nil, ""
	}
	switch first := text[0]; {
	case first == '>' || first == '#' || strings.HasPrefix(text, "//"):
		mark := text[:1]
		if first == '/' {
			mark = "//"
		}
		return b.peeled(func(l string) (string, bool) {
			rest, ok := strings.CutPrefix(strings.TrimLeft(l, " \t"), mark)
			return strings.TrimPrefix(rest, " "), ok
		}), mark
	case b.Text[0] == '+' || strings.Contains(b.Text, "\n+"):
		// Up to the first @@ stand the names of the file.
		head := strings.Contains(b.Text, "\n@@ -") && (first == 'd' || first == '-' || first != '+' && first != '@' && b.Text[0] != ' ')
		return b.peeled(func(l string) (string, bool) {
			if l[0] == '@' {
				head = false
			}
			if head || l[0] == '-' || l[0] == '@' || l[0] == '\\' {
				return "", true
			}
			return l[1:], l[0] == '+' || l[0] == ' '
		}), "-"
	case first >= '0' && first <= '9':
		column, last := 0, 0
		digits := func(l string) (end int) {
			for end < len(l) && (l[end] == ' ' || l[end] >= '0' && l[end] <= '9') && (end == 0 || l[end-1] == ' ' || l[end] != ' ') {
				end++
			}
			return end
		}
		all := lines(b.Text)
		for i := range all {
			column = max(column, digits(all[i].text))
		}
		return b.peeled(func(l string) (string, bool) {
			end, n := digits(l), 0
			for i := 0; i < end; i++ {
				if l[i] != ' ' {
					n = n*10 + int(l[i]-'0')
				}
			}
			ok := n > 0 && (last == 0 || n == last+1)
			last = n
			rest := strings.TrimLeft(l[end:], " ")
			for _, mark := range [...]string{"|", ":", ".", ")", "→", "\t"} {
				if inside, marked := strings.CutPrefix(rest, mark); marked {
					return strings.TrimPrefix(inside, " "), ok
				}
			}
			return l[min(column, len(l)):], ok && (rest == "" || l[end] == ' ')
		}), "1 |"
	}
	return nil, ""
}

// peeled takes something off each line that is not empty; nil when one line has nothing of the kind.
func (b *Block) peeled(peel func(line string) (rest string, ok bool)) *Block {
	var j Joined
	all := lines(b.Text)
	for i := range all {
		l := all[i].text
		rest := ""
		if strings.Trim(l, blanks) != "" {
			ok := false
			if rest, ok = peel(l); !ok {
				return nil
			}
		}
		j.Add(rest+"\n", all[i].start+len(l)-len(rest))
	}
	return j.Block(b)
}

// decoded reads a text that is nothing but an encoded config, and gives a sample of the encoding.
func decoded(text string) (inner, sample string) {
	if len(text) < 8 {
		return "", ""
	}
	first, last := text[0], text[len(text)-1]
	if first == '%' {
		if !strings.Contains(text, "%20") {
			text = strings.ReplaceAll(text, "+", " ")
		}
		inner, sample = Unescape(text), text[:3]
	} else if quote := strings.IndexByte(text, '"'); quote > 0 && quote < 20 && text[quote-1] == '\\' {
		inner, sample = strings.Trim(text, "\"'`"), `\"`
		for range 3 {
			if strings.Contains(inner, `{\`) || strings.Contains(inner, `\":`) {
				inner = backslashes.Replace(inner)
			}
		}
	} else if first == last && strings.IndexByte("\"'`", first) >= 0 {
		inner, sample = strings.Trim(text, text[:1]), text[:1]
		if !strings.Contains(inner, `:""`) {
			inner = strings.ReplaceAll(inner, `""`, `"`) // as spreadsheets write it
		}
	} else if out, _, ok := Base64(strings.Join(strings.Fields(text), "")); ok {
		inner, sample = out, "base64"
	}
	if inner = strings.Trim(inner, blanks); inner == "" || inner[0] != '{' && inner[0] != '[' {
		return "", ""
	}
	return inner, sample
}

var backslashes = strings.NewReplacer(`\\`, `\`, `\"`, `"`, `\n`, "\n", `\t`, "\t", `\r`, "", `\/`, "/")
