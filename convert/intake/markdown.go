// Package intake takes configs out of the other things that people paste: a README with code blocks, a terminal session,
// an install link. It finds the pieces and where they stand; it knows no agent and does not read what a piece means.
package intake

import "strings"

// Block is a piece of a longer text that stands apart from it: the inside of a fence, an indented or an HTML block.
type Block struct {
	Language string // as the fence says it, in lower case; "" when it does not
	Text     string
	Offset   int // of Text in the whole, in bytes
}

// Blocks finds the blocks of a Markdown or HTML text, in order. A text without any gives nil.
func Blocks(text string) []Block {
	if strings.Contains(text, "```") || strings.Contains(text, "~~~") {
		if fenced := fences(text); fenced != nil {
			return fenced
		}
	}
	if strings.Contains(text, "<pre") || strings.Contains(text, "<code") {
		if html := tags(text); html != nil {
			return html
		}
	}
	return indented(text)
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
func fences(text string) []Block {
	var out []Block
	all := lines(text)
	for i := 0; i < len(all); i++ {
		mark, language, ok := fence(all[i].text)
		if !ok {
			continue
		}
		start := all[i].end
		end := len(text)
		for i++; i < len(all); i++ {
			if closing := strings.TrimLeft(all[i].text, " \t>"); strings.HasPrefix(closing, mark) && strings.Trim(closing, mark[:1]+" ") == "" {
				end = all[i].start
				break
			}
		}
		if start < end {
			out = append(out, Block{language, text[start:end], start})
		}
	}
	return out
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
		word, _, _ := strings.Cut(info, " ")
		return s[:n], strings.ToLower(strings.Trim(word, "{}.")), true
	}
	return "", "", false
}

// tags finds the insides of <pre> and, where there is none, of <code>. Entities are left for the caller, since they would
// move every place; blocks that hold some are given as they are.
func tags(text string) []Block {
	for _, tag := range [...]string{"pre", "code"} {
		var out []Block
		for at := 0; ; {
			open := strings.Index(text[at:], "<"+tag)
			if open < 0 {
				break
			}
			open += at
			start := strings.IndexByte(text[open:], '>')
			end := strings.Index(text[open:], "</"+tag)
			if start < 0 || end < 0 || end < start {
				break
			}
			out = append(out, inner(text, open+start+1, open+end))
			at = open + end + 1
		}
		if out != nil {
			return out
		}
	}
	return nil
}

// inner takes a <code> off that stands directly inside a <pre>.
func inner(text string, start, end int) Block {
	language := ""
	if strings.HasPrefix(text[start:end], "<code") {
		if close := strings.IndexByte(text[start:end], '>'); close > 0 {
			if _, class, found := strings.Cut(text[start:start+close], "language-"); found {
				language = strings.TrimRight(strings.SplitN(class, " ", 2)[0], `"'`)
			}
			start += close + 1
		}
		if last := strings.LastIndex(text[start:end], "</code"); last >= 0 {
			end = start + last
		}
	}
	return Block{language, text[start:end], start}
}

// indented finds runs of lines with four spaces or a tab before them, after an empty line.
func indented(text string) []Block {
	var out []Block
	all := lines(text)
	for i := 0; i < len(all); i++ {
		if !deep(all[i].text) || i == 0 || strings.TrimSpace(all[i-1].text) != "" {
			continue
		}
		start, end := all[i].start, all[i].end
		for ; i < len(all) && (deep(all[i].text) || strings.TrimSpace(all[i].text) == ""); i++ {
			if deep(all[i].text) {
				end = all[i].end
			}
		}
		out = append(out, Block{"", text[start:end], start})
	}
	return out
}

func deep(s string) bool {
	return strings.TrimSpace(s) != "" && (strings.HasPrefix(s, "    ") || strings.HasPrefix(s, "\t"))
}

// Masked gives the whole text with everything outside of a block replaced by spaces, so that a parser sees the block alone
// and every place stays true.
func Masked(text string, start, end int) string {
	b := make([]byte, end)
	for i := 0; i < start; i++ {
		if c := text[i]; c == '\n' || c == '\r' {
			b[i] = c
		} else {
			b[i] = ' '
		}
	}
	copy(b[start:], text[start:end])
	return string(b)
}
