package intake

import "strings"

type scanner struct {
	text  string
	at    int
	block bool // inside of the braces of PowerShell
	// legacy says that PowerShell hands words on as they are, and programs take backslashes before quotes off.
	legacy bool
	marks  []mark // whose lines follow below the command
	here   []Word // the lines of those that were read
	into   string // the file that the output of the line goes to
	looked int    // how often something was looked for further down in vain
	second string // what the terminal prints before the further lines of a command
}

// line reads the words up to the end of the command.
func (s *scanner) line() []Word {
	var words []Word
	on := false // the line before this one goes on
	for s.at < len(s.text) {
		c := s.text[s.at]
		switch {
		case c == '\n':
			s.at++
			s.documents()
			return words
		case c == ' ' || c == '\t' || c == '\r':
			s.at++
		case s.goesOn():
			on = true
			continue
		case c == '#':
			for s.at < len(s.text) && s.text[s.at] != '\n' {
				s.at++
			}
			if on && s.at < len(s.text) { // between lines that go on
				s.at++
			}
		case c == ';' || c == '|' || c == '&':
			for s.at < len(s.text) && strings.IndexByte(";|&", s.text[s.at]) >= 0 {
				s.at++
			}
			return words
		case s.redirected():
		default:
			on = false
			words = append(words, s.word())
		}
	}
	return words
}

// goesOn skips the mark that a line goes on, of a POSIX shell, PowerShell or cmd.
func (s *scanner) goesOn() bool {
	c := s.text[s.at]
	if c != '\\' && c != '`' && c != '^' {
		return false
	}
	i := s.at + 1
	for i < len(s.text) && (s.text[i] == ' ' || s.text[i] == '\r') {
		i++
	}
	if i >= len(s.text) || s.text[i] == '\n' {
		s.at = min(i+1, len(s.text))
		s.secondPrompt(c)
		return true
	}
	return false
}

// secondPrompt skips what a terminal prints before a line that a mark at the end of the one above called for: > in a POSIX shell,
// >> in PowerShell, More? in cmd. Where no prompt stands before the command, > in a POSIX shell can be one that names a file, and
// nothing else stands on such a line.
func (s *scanner) secondPrompt(mark byte) {
	second := s.second
	switch {
	case mark == '`':
		second = ">> "
	case mark == '^':
		second = "More? "
	case second == "":
		line, _, _ := strings.Cut(s.text[s.at:], "\n")
		if inside := strings.TrimSpace(strings.TrimPrefix(line, "> ")); strings.HasPrefix(inside, "-") || strings.ContainsAny(strings.TrimRight(inside, "\\ "), " :") {
			second = "> "
		}
	}
	if second != "" && strings.HasPrefix(s.text[s.at:], second) {
		s.at += len(second)
	}
}

// word reads one word with its quotes.
func (s *scanner) word() Word {
	w := Word{Offset: s.at}
	var b strings.Builder
	start := s.at
	for _, dash := range [...]string{"—", "–"} { // what pages and word processors make of --
		if strings.HasPrefix(s.text[s.at:], dash) {
			b.WriteString("--")
			s.at += len(dash)
			w.Curly = true
		}
	}
	for s.at < len(s.text) {
		c := s.text[s.at]
		if strings.IndexByte(" \t\r\n;|&", c) >= 0 {
			break
		}
		if c == '\\' && s.goesOnInside() {
			break
		}
		if curly := s.curly(&b); curly || s.hereString(&b) {
			w.Quoted, w.Curly = true, w.Curly || curly
			continue
		}
		switch c {
		case '\'':
			w.Quoted = true
			s.single(&b)
		case '"':
			w.Quoted = true
			s.double(&b, &w)
		case '\\':
			s.escaped(&b)
		case '$':
			s.dollar(&b, &w)
		case '`':
			s.backquoted(&b, &w)
		case '<':
			n := placeholder(s.text[s.at:])
			b.WriteString(s.text[s.at : s.at+n])
			s.at += n
		case '^':
			if s.at+1 < len(s.text) && strings.IndexByte("&|<>^()\"", s.text[s.at+1]) >= 0 {
				s.at++ // the mark of cmd
			}
			b.WriteByte(s.text[s.at])
			s.at++
		default:
			b.WriteByte(c)
			s.at++
		}
	}
	w.Text, w.Length = b.String(), s.at-start
	return w
}

// placeholder measures what people write for something to be filled in, blanks and all: <your key>.
func placeholder(rest string) int {
	for i := 1; i < min(len(rest), 40); i++ {
		switch c := rest[i]; {
		case c == '>' && i > 1 && (i+1 == len(rest) || strings.IndexByte(" \t\r\n\"'", rest[i+1]) >= 0):
			return i + 1
		case c != ' ' && c != '-' && c != '_' && (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'z'):
			return 1
		}
	}
	return 1
}

func (s *scanner) goesOnInside() bool {
	i := s.at + 1
	for i < len(s.text) && s.text[i] == '\r' {
		i++
	}
	return i < len(s.text) && s.text[i] == '\n'
}

// curly reads what stands between curly quotes, into which pages turn straight ones; PowerShell takes them for quotes itself.
func (s *scanner) curly(b *strings.Builder) bool {
	rest := s.text[s.at:]
	for _, quotes := range [...][2]string{{"“", "”"}, {"‘", "’"}} {
		if inside, ok := strings.CutPrefix(rest, quotes[0]); ok {
			if end := strings.Index(inside, quotes[1]); end >= 0 {
				b.WriteString(inside[:end])
				s.at += end + len(quotes[0]) + len(quotes[1])
				return true
			}
		}
	}
	return false
}

func (s *scanner) single(b *strings.Builder) {
	for first := true; ; first = false {
		end := strings.IndexByte(s.text[s.at+1:], '\'')
		if end < 0 {
			b.WriteString(s.text[s.at+1:])
			s.at = len(s.text)
			return
		}
		inside := s.text[s.at+1 : s.at+1+end]
		if s.second != "" {
			inside = strings.ReplaceAll(inside, "\n"+s.second, "\n")
		}
		b.WriteString(inside)
		s.at += end + 2
		if s.at >= len(s.text) || s.text[s.at] != '\'' || first && end == 0 && !s.legacy && strings.HasPrefix(s.text[s.at:], "''") {
			return // ends, or is empty: three at the start are one that PowerShell is to hand on
		}
		b.WriteByte('\'') // two in a row stand for one in PowerShell
	}
}

func (s *scanner) double(b *strings.Builder, w *Word) {
	for s.at++; s.at < len(s.text); {
		c := s.text[s.at]
		if c == '$' {
			s.dollar(b, w)
			continue
		}
		switch {
		case c == '"' && s.at+1 < len(s.text) && s.text[s.at+1] == '"' && strings.HasPrefix(b.String(), "{"):
			s.at++
			b.WriteByte(c) // two in a row stand for one in JSON quoted for cmd
		case c == '`' && strings.HasPrefix(s.text[s.at:], "`\"") && strings.HasPrefix(b.String(), "{"):
			s.at++
			b.WriteByte('"') // JSON quoted for PowerShell
		case c == '"':
			s.at++
			return
		case c == '\\' && s.at+1 < len(s.text) && strings.IndexByte("\"\\$`", s.text[s.at+1]) >= 0:
			s.at++
			b.WriteByte(s.text[s.at])
		case c == '\\' && s.at+1 < len(s.text) && s.text[s.at+1] == '\n':
			s.at++
			s.at += s.secondLength(s.at + 1)
		case c == '\n':
			b.WriteByte(c)
			s.at += s.secondLength(s.at + 1)
		default:
			b.WriteByte(c)
		}
		s.at++
	}
}

// secondLength measures the prompt of a line inside of a text in quotes.
func (s *scanner) secondLength(at int) int {
	if s.second != "" && strings.HasPrefix(s.text[at:], s.second) {
		return len(s.second)
	}
	return 0
}

// farthestDrive bounds where in a word the drive of a path is looked for: --file=C:\...
const farthestDrive = 64

// escaped reads a backslash: before a character that a shell treats specially it stands for that one; in a Windows path it
// is itself.
func (s *scanner) escaped(b *strings.Builder) {
	before := b.String()
	windows := s.legacy || strings.Contains(before[:min(len(before), farthestDrive)], `:\`) // where a blank always ends a word
	if s.at+1 < len(s.text) && strings.IndexByte(" \"'\\$&|;()<>`#*?", s.text[s.at+1]) >= 0 && !(windows && s.text[s.at+1] == ' ') {
		s.at++
	}
	b.WriteByte(s.text[s.at])
	s.at++
}

// handOn makes of a word what a Windows program makes of it.
func (w *Word) handOn() {
	switch {
	case w.Text == `""`:
		w.Text = ""
	case strings.IndexByte(w.Text, ' ') >= 0: // quotes are put around it
		w.Text = strings.TrimSuffix(UnslashQuotes(w.Text+`"`), `"`)
	default:
		w.Text = UnslashQuotes(w.Text)
	}
}

// UnslashQuotes takes the backslashes off with which Windows programs read quotes: \" for each, those before one doubled.
func UnslashQuotes(w string) string {
	var b strings.Builder
	for i := 0; i < len(w); {
		n := 0
		for i+n < len(w) && w[i+n] == '\\' {
			n++
		}
		if i+n < len(w) && w[i+n] == '"' {
			b.WriteString(strings.Repeat(`\`, n/2))
		} else {
			b.WriteString(w[i : i+n])
		}
		i += n
		if i < len(w) {
			b.WriteByte(w[i])
			i++
		}
	}
	return b.String()
}

// expands says whether a dollar sign begins something that a shell fills in.
func expands(s string) bool {
	if len(s) < 2 {
		return false
	}
	c := s[1]
	return c == '{' || c == '(' || c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}
