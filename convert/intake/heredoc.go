package intake

import "strings"

// mark is what ends a document that stands in the lines below a command: <<EOF, <<-'EOF'.
type mark struct {
	word    string
	expands bool // the shell fills in variables: the word stands without quotes
}

// mostLooks is how often the end of something is looked for in vain: more would take long in a hostile text.
const mostLooks = 16

const blanks = " \t\r\n"

// redirected skips what sends the output of a command elsewhere, and notes the documents that are its input. A < alone is
// left: people write <TOKEN> for what is to be filled in.
func (s *scanner) redirected() bool {
	rest := s.text[s.at:]
	numbered := rest[0] >= '0' && rest[0] <= '9' // 2>/dev/null
	if numbered {
		rest = rest[1:]
	}
	if m, after := s.mark(rest); after != "" {
		s.marks = append(s.marks, m)
		s.at = len(s.text) - len(after)
		return true
	}
	if !strings.HasPrefix(rest, ">") {
		return false
	}
	rest = strings.TrimLeft(rest, ">|& ")
	s.at = len(s.text) - len(rest)
	if file := s.word(); !numbered {
		s.into = file.Text
	}
	return true
}

// mark reads the mark that a text begins with, and gives what follows it; "" when no line of the text is that word.
func (s *scanner) mark(text string) (m mark, after string) {
	rest, ok := strings.CutPrefix(text, "<<")
	if !ok || s.looked > mostLooks {
		return m, ""
	}
	rest = strings.TrimLeft(rest, "-~ ")
	end := max(0, strings.IndexAny(rest, " \t\r\n;|&<>()"))
	m.word = strings.Trim(rest[:end], `'"\`)
	m.expands = len(m.word) == end
	_, lines, _ := strings.Cut(rest, "\n")
	if _, _, ok := m.body(lines); !ok || m.word == "" {
		s.looked++
		return m, ""
	}
	return m, rest[end:]
}

// body cuts the lines of a document off, and its last line.
func (m *mark) body(text string) (body, after string, ok bool) {
	for rest := text; rest != ""; {
		line, next, _ := strings.Cut(rest, "\n")
		if strings.Trim(line, blanks) == m.word {
			return text[:len(text)-len(rest)], next, true
		}
		rest = next
	}
	return "", "", false
}

// documents reads the documents whose marks stood in the line that ended.
func (s *scanner) documents() {
	for i := range s.marks {
		m := &s.marks[i]
		if body, after, ok := m.body(s.text[s.at:]); ok {
			s.here = append(s.here, Word{Text: body, Offset: s.at, Length: len(body), Expands: m.expands, Quoted: true})
			s.at = len(s.text) - len(after)
		}
	}
	s.marks = nil
}

// hereString reads a text of PowerShell that stands in lines of its own: @' ... '@.
func (s *scanner) hereString(b *strings.Builder) bool {
	rest := s.text[s.at:]
	for _, quote := range [...]string{"'", `"`} {
		if inside, ok := strings.CutPrefix(rest, "@"+quote+"\n"); ok && s.looked < mostLooks {
			if text, after, closed := strings.Cut(inside, "\n"+quote+"@"); closed {
				b.WriteString(text)
				s.at = len(s.text) - len(after)
				return true
			}
			s.looked++
		}
	}
	return false
}

// dollar reads a dollar sign: $'...' with its escapes, the output of a command, or a variable.
func (s *scanner) dollar(b *strings.Builder, w *Word) {
	rest := s.text[s.at:]
	switch {
	case strings.HasPrefix(rest, "$'") && (b.Len() == 0 || strings.HasSuffix(b.String(), "=")):
		w.Quoted = true
		s.escapes(b)
		return
	case strings.HasPrefix(rest, "$(") && s.substituted(b, w):
		return
	case strings.HasPrefix(rest, "${{"): // of a CI service
		if n := strings.Index(rest[:min(len(rest), 200)], "}}"); n > 0 {
			s.take(b, w, n+2)
			return
		}
	}
	w.Expands = w.Expands || expands(rest)
	b.WriteByte('$')
	s.at++
}

// escapes reads $'...', in which a backslash escapes as in C.
func (s *scanner) escapes(b *strings.Builder) {
	rest := s.text[s.at+2:]
	for rest != "" && rest[0] != '\'' {
		c := rest[0]
		rest = rest[1:]
		if c == '\\' && rest != "" {
			c = rest[0]
			rest = rest[1:]
			if i := strings.IndexByte("abefnrtv", c); i >= 0 {
				c = "\a\b\x1b\f\n\r\t\v"[i]
			} else if digits := strings.IndexByte("..x.u", c); digits > 0 {
				code := 0
				for ; digits > 0 && rest != "" && hexValue(rest[0]) >= 0; digits-- {
					code = code<<4 | hexValue(rest[0])
					rest = rest[1:]
				}
				if c == 'u' {
					b.WriteRune(rune(code))
					continue
				}
				c = byte(code)
			}
		}
		b.WriteByte(c)
	}
	s.at = min(len(s.text), len(s.text)-len(rest)+1)
}

// substituted reads $(...). What cat is given there is the text itself; of anything else only the shell knows what it prints.
func (s *scanner) substituted(b *strings.Builder, w *Word) bool {
	if rest, ok := strings.CutPrefix(strings.TrimLeft(s.text[s.at+2:], blanks), "cat"); ok {
		m, after := s.mark(strings.TrimLeft(rest, " "))
		_, lines, _ := strings.Cut(after, "\n")
		body, after, _ := m.body(lines)
		if after, ok = strings.CutPrefix(strings.TrimLeft(after, blanks), ")"); ok {
			b.WriteString(strings.TrimRight(body, blanks))
			w.Expands = w.Expands || m.expands
			s.at = len(s.text) - len(after)
			return true
		}
	}
	n := 0
	if s.looked < mostLooks {
		n = Closing(s.text[s.at+1:])
	}
	if n == 0 {
		s.looked++
		return false
	}
	s.take(b, w, n+1)
	return true
}

// take takes the next n bytes as they stand, for what only the shell can fill in.
func (s *scanner) take(b *strings.Builder, w *Word, n int) {
	w.Expands = true
	b.WriteString(s.text[s.at : s.at+n])
	s.at += n
}

// backquoted reads `...`, which is the output of a command as well; in PowerShell a single one escapes what follows.
func (s *scanner) backquoted(b *strings.Builder, w *Word) {
	rest := s.text[s.at+1:]
	if end := strings.IndexAny(rest, "`\n"); end > 0 && rest[end] == '`' {
		s.take(b, w, end+2)
		return
	}
	b.WriteByte('`')
	s.at++
}
