// Package intake takes configs out of the other things that people paste: a README with code blocks, a terminal session,
// an install link. It finds the pieces and where they stand; it knows no agent and does not read what a piece means.
package intake

import "strings"

// Block is a piece of a longer text that stands apart from it: the inside of a fence, of an HTML element, an indented block,
// or a text between braces.
type Block struct {
	Language string // as the fence says it, in lower case; "" when it does not
	Text     string // with the entities of HTML decoded
	Offset   int    // of Text in the whole, in bytes
	Length   int    // in the whole
	Span     bool   // a piece of a sentence: a command at best
	Fenced   bool   // between fences or in an element: not by its looks alone
	Code     bool   // begins in the middle of a line of code
	Word     bool   // an argument of a command
	Expands  bool   // a shell fills in variables
	shifts   []shift
	in       *Block // that the piece was taken out of; nil for the whole text
	flat     bool   // the text stands in the whole in another form: every place is the one of its start
}

// shift says that from an offset in the decoded text on the whole text is so much further.
type shift struct{ from, by int }

// IsProgram says whether the fence names a language that programs are written in.
func (b *Block) IsProgram() bool {
	switch b.Language {
	case "bash", "sh", "shell", "zsh", "fish", "console", "shellsession", "terminal", "powershell", "pwsh", "ps1", "cmd", "bat", "batch",
		"python", "py", "javascript", "js", "jsx", "mjs", "typescript", "ts", "tsx", "go", "rust", "java", "kotlin", "csharp", "cs", "c", "cpp", "ruby", "rb", "php", "swift", "sql", "html", "xml", "css":
		return true
	}
	return false
}

// mostBlocks bounds the pieces that are looked at: a page with more than that is no page that a person pastes.
const mostBlocks = 200

// Blocks finds the blocks of a text, in order; pieces inside of others are not given again. Only prose has pieces that
// nothing but their indentation or a brace sets apart.
func Blocks(text string, prose bool) []Block {
	p := page{text: text, lines: lines(text)}
	p.fences()
	if strings.Contains(text, "<pre") || strings.Contains(text, "<code") {
		p.tags("pre")
		p.tags("code")
	}
	if prose {
		p.sections()
		p.indented()
		p.braces()
	}
	p.spans()
	return p.sorted()
}

type page struct {
	text   string
	lines  []line
	blocks []Block
	taken  []bool // by line: inside a block already
	loose  int    // brackets that are never closed
}

// add keeps a piece unless there are too many.
func (p *page) add(b Block) {
	if len(p.blocks) < mostBlocks && strings.TrimSpace(b.Text) != "" {
		b.Length = len(b.Text)
		p.blocks = append(p.blocks, b)
	}
}

func (p *page) take(from, to int) {
	if p.taken == nil {
		p.taken = make([]bool, len(p.lines))
	}
	for i := from; i < to && i < len(p.taken); i++ {
		p.taken[i] = true
	}
}

func (p *page) isTaken(i int) bool { return p.taken != nil && p.taken[i] }

// sorted puts the few blocks in the order of the text.
func (p *page) sorted() []Block {
	for i := 1; i < len(p.blocks); i++ {
		for j := i; j > 0 && p.blocks[j].Offset < p.blocks[j-1].Offset; j-- {
			p.blocks[j], p.blocks[j-1] = p.blocks[j-1], p.blocks[j]
		}
	}
	return p.blocks
}

// line is one line of a text without its end.
type line struct {
	text  string
	start int
	end   int // where the next line starts
}

func lines(text string) []line {
	var out []line
	for start := 0; start < len(text); {
		end := strings.IndexByte(text[start:], '\n')
		next := len(text)
		if end >= 0 {
			next = start + end + 1
		}
		out = append(out, line{strings.TrimRight(text[start:next], "\r\n"), start, next})
		start = next
	}
	return out
}

// fences finds blocks between lines of three or more backticks or tildes. A fence that is never closed ends with the text.
func (p *page) fences() {
	for i := 0; i < len(p.lines); i++ {
		mark, language, ok := fence(p.lines[i].text)
		if !ok {
			continue
		}
		open, start, end := i, p.lines[i].end, len(p.text)
		if language == "{" {
			start, language = p.lines[i].start+strings.Index(p.lines[i].text, mark)+len(mark), ""
		}
		for i++; i < len(p.lines); i++ {
			if before, closed := strings.CutSuffix(strings.TrimRight(p.lines[i].text, " \t"), mark); closed && (before == "}" || before == "]") {
				end = p.lines[i].start + len(before)
				break
			}
			if closing := strings.TrimLeft(p.lines[i].text, " \t>"); strings.HasPrefix(closing, mark) && strings.Trim(closing, mark[:1]+" ") == "" {
				end = p.lines[i].start
				break
			}
		}
		p.take(open, i+1)
		if start < end {
			start, end = unquoted(p.text, start, end)
			b := Block{Language: language, Text: p.text[start:end], Offset: start, Fenced: true}
			if strings.HasPrefix(strings.TrimLeft(p.lines[open].text, " \t"), ">") {
				b.unquote()
			}
			p.add(b)
		}
	}
}

// unquote takes the mark of a quotation off each line, and remembers what that moved.
func (b *Block) unquote() {
	var out strings.Builder
	for _, l := range lines(b.Text) {
		rest := strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(l.text, " \t"), ">"), " ")
		b.shifts = append(b.shifts, shift{out.Len(), l.start + len(l.text) - len(rest) - out.Len()})
		out.WriteString(rest + b.Text[l.start+len(l.text):l.end]) // with the end of the line as it is, or none
	}
	b.Text = out.String()
}

// fence says whether a line opens a fence, and in which language.
func fence(s string) (mark, language string, ok bool) {
	s = strings.TrimLeft(s, " \t>")
	for _, c := range [...]string{"`", "~"} {
		n := len(s) - len(strings.TrimLeft(s, c))
		if n < 3 {
			continue
		}
		info := strings.TrimSpace(s[n:])
		if c == "`" && strings.Contains(info, "`") {
			return "", "", false
		}
		if info != "" && (info[0] == '{' || info[0] == '[') && strings.ContainsAny(info, "\":,") || info == "{" || info == "[" {
			return s[:n], "{", true // the text begins behind the mark, as chats copy it
		}
		word, _, _ := strings.Cut(info, " ")
		return s[:n], strings.ToLower(strings.Trim(word, "{}.")), true
	}
	return "", "", false
}

// unquoted leaves out the backticks around all of a fence's text, which some programs that make Markdown of pages put there as well.
func unquoted(text string, start, end int) (int, int) {
	inside := strings.TrimSpace(text[start:end])
	if len(inside) > 2 && inside[0] == '`' && inside[1] != '`' && strings.IndexByte(inside[1:], '`') == len(inside)-2 {
		start += strings.IndexByte(text[start:end], '`') + 1
		return start, start + len(inside) - 2
	}
	return start, end
}

// entities are those that code is written with.
var entities = [...]struct{ name, text string }{
	{"&quot;", `"`}, {"&#34;", `"`}, {"&#39;", "'"}, {"&apos;", "'"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}, {"&nbsp;", " "}, {"&#x27;", "'"}, {"&#x2F;", "/"},
}

// indented finds runs of lines with four spaces or a tab before them, after an empty line.
func (p *page) indented() {
	for i := 1; i < len(p.lines); i++ {
		if !deep(p.lines[i].text) || p.isTaken(i) || strings.TrimSpace(p.lines[i-1].text) != "" {
			continue
		}
		first, last := i, i
		for ; i < len(p.lines) && !p.isTaken(i) && (deep(p.lines[i].text) || strings.TrimSpace(p.lines[i].text) == ""); i++ {
			if deep(p.lines[i].text) {
				last = i
			}
		}
		p.take(first, last+1)
		p.add(Block{Text: p.text[p.lines[first].start:p.lines[last].end], Offset: p.lines[first].start})
	}
}

func deep(s string) bool {
	return strings.TrimSpace(s) != "" && (strings.HasPrefix(s, "    ") || strings.HasPrefix(s, "\t"))
}

// braces finds JSON between sentences: from a line that begins with a brace to the one where all braces are closed.
func (p *page) braces() {
	for i := 0; i < len(p.lines); i++ {
		if p.isTaken(i) {
			continue
		}
		if !strings.HasPrefix(strings.TrimLeft(p.lines[i].text, " \t"), "{") {
			i = p.code(i)
			continue
		}
		depth, quoted := 0, false
		for j := i; j < len(p.lines) && !p.isTaken(j); j++ {
			for k, s := 0, p.lines[j].text; k < len(s); k++ {
				switch c := s[k]; {
				case quoted && c == '\\':
					k++
				case c == '"':
					quoted = !quoted
				case !quoted && c == '{':
					depth++
				case !quoted && c == '}':
					depth--
				}
			}
			quoted = false // no text of JSON goes over a line
			if depth <= 0 {
				p.take(i, j+1)
				above := ""
				if i > 0 {
					above = strings.TrimRight(p.lines[i-1].text, blanks)
				}
				code := strings.HasSuffix(above, "(") || strings.HasSuffix(above, "=") // an object that is handed on or assigned
				p.add(Block{Text: p.text[p.lines[i].start:p.lines[j].end], Offset: p.lines[i].start, Code: code})
				i = j
				break
			}
		}
		if depth > 0 {
			return // never closed: what follows is read as it stands, or not at all
		}
	}
}

// spans finds code inside of sentences and tables: `claude mcp add ...`.
func (p *page) spans() {
	for i := range p.lines {
		if p.isTaken(i) {
			continue
		}
		s, at := p.lines[i].text, 0
		for {
			open := strings.IndexByte(s[at:], '`')
			if open < 0 {
				break
			}
			open += at + 1
			end := strings.IndexByte(s[open:], '`')
			if end < 0 {
				break
			}
			if strings.IndexByte(s[open:open+end], ' ') > 0 {
				p.add(Block{Text: s[open : open+end], Offset: p.lines[i].start + open, Span: true})
			}
			at = open + end + 1
		}
	}
}
