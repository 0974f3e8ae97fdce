package intake

import "strings"

// Word is one word of a command line as a shell makes it.
type Word struct {
	Text   string
	Offset int // in the whole text, in bytes
	Length int
	// Expands says that the shell would fill something in: a variable or a command that stood outside of single quotes.
	Expands bool
	Quoted  bool
}

// Command is one command line, with the variables that were set before it.
type Command struct {
	Words []Word
	Sets  []Word // NAME=value, before the command or exported above it
}

// Commands splits a text into its command lines. Prompts ($, %, >, PS C:\>) are taken off, lines that end in a backslash, a
// backtick or a caret go on, comments are left out.
func Commands(text string) []Command {
	var out []Command
	var exported []Word
	s := scanner{text: text}
	for s.at < len(text) {
		if len(exported) > mostSet {
			exported = exported[len(exported)-mostSet:]
		}
		s.prompt()
		words := s.line()
		if len(words) > 0 && words[0].Text == "{" { // a block of PowerShell: & { ... }
			words, s.block = words[1:], true
		}
		if last := len(words) - 1; last >= 0 && s.block && words[last].Text == "}" && !words[last].Quoted {
			words, s.block = words[:last], false
		}
		if len(words) > 1 && words[0].Text == "sudo" {
			words = words[1:]
		}
		if len(words) > 2 && strings.EqualFold(words[0].Text, "cmd") && strings.EqualFold(words[1].Text, "/c") {
			words = words[2:]
		}
		if len(words) == 0 {
			continue
		}
		if words[0].Text == "$PSNativeCommandArgumentPassing" {
			s.legacy = words[len(words)-1].Text == "Legacy"
			continue
		}
		for i := range words {
			if s.legacy {
				words[i].handOn()
			}
		}
		if words[0].Text == "export" || words[0].Text == "set" {
			exported = append(exported, settings(words[1:])...)
			continue
		}
		if set, ok := powershellSetting(words); ok {
			exported = append(exported, set)
			continue
		}
		sets := 0
		for sets < len(words) && isSetting(words[sets].Text) {
			sets++
		}
		if sets == len(words) {
			exported = append(exported, words...)
			continue
		}
		out = append(out, Command{Words: words[sets:], Sets: append(append([]Word(nil), exported...), words[:sets]...)})
	}
	return out
}

// mostSet is how many variables set above a command still count for it.
const mostSet = 40

func settings(words []Word) []Word {
	var out []Word
	for _, w := range words {
		if isSetting(w.Text) {
			out = append(out, w)
		}
	}
	return out
}

// powershellSetting reads $env:NAME = "value", with or without blanks around the equals sign.
func powershellSetting(words []Word) (Word, bool) {
	rest, ok := strings.CutPrefix(words[0].Text, "$env:")
	if !ok {
		return Word{}, false
	}
	set := words[0]
	for _, w := range words[1:min(len(words), 3)] {
		rest += w.Text
	}
	set.Text = rest
	return set, isSetting(rest)
}

// isSetting says whether a word is NAME=value.
func isSetting(s string) bool {
	name, _, found := strings.Cut(s, "=")
	if !found || name == "" || name[0] >= '0' && name[0] <= '9' {
		return false
	}
	return strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") == ""
}

type scanner struct {
	text  string
	at    int
	block bool // inside of the braces of PowerShell
	// legacy says that PowerShell hands words on as they are, and programs take backslashes before quotes off.
	legacy bool
}

// prompt skips what a terminal prints before a command.
func (s *scanner) prompt() {
	for s.at < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.at]) >= 0 {
		s.at++
	}
	rest := s.text[s.at:]
	for _, p := range [...]string{"$ ", "% ", "> ", "# ", "❯ ", "➜ "} {
		if strings.HasPrefix(rest, p) && p != "# " {
			s.at += len(p)
			return
		}
	}
	first, _, _ := strings.Cut(rest[:min(len(rest), 120)], "\n")
	switch {
	case strings.HasPrefix(first, "PS "), len(first) > 3 && first[1:3] == ":\\": // PS C:\work>, C:\work>
		s.at += strings.IndexByte(first, '>') + 1
	case strings.IndexByte(first, '@') > 0 && strings.IndexByte(first, '@') < strings.IndexByte(first, ' '): // ada@host:~$, ada@mac ~ %
		for i := 1; i < len(first); i++ {
			if first[i] == ' ' && strings.IndexByte("$%#", first[i-1]) >= 0 {
				s.at += i
				return
			}
		}
	}
}

// line reads the words up to the end of the command.
func (s *scanner) line() []Word {
	var words []Word
	for s.at < len(s.text) {
		c := s.text[s.at]
		switch {
		case c == '\n':
			s.at++
			return words
		case c == ' ' || c == '\t' || c == '\r':
			s.at++
		case s.goesOn():
		case c == '#':
			for s.at < len(s.text) && s.text[s.at] != '\n' {
				s.at++
			}
		case c == ';' || c == '|' || c == '&':
			for s.at < len(s.text) && strings.IndexByte(";|&", s.text[s.at]) >= 0 {
				s.at++
			}
			return words
		default:
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
		return true
	}
	return false
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
		if s.curly(&b) {
			w.Quoted = true
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
			w.Expands = w.Expands || expands(s.text[s.at:])
			b.WriteByte(c)
			s.at++
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
		b.WriteString(s.text[s.at+1 : s.at+1+end])
		s.at += end + 2
		if first && end == 0 && !s.legacy || s.at >= len(s.text) || s.text[s.at] != '\'' {
			return
		}
		b.WriteByte('\'') // two in a row stand for one in PowerShell
	}
}

func (s *scanner) double(b *strings.Builder, w *Word) {
	for s.at++; s.at < len(s.text); s.at++ {
		c := s.text[s.at]
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
		case c == '$':
			w.Expands = w.Expands || expands(s.text[s.at:])
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
}

// escaped reads a backslash: before a character that a shell treats specially it stands for that one; in a Windows path it
// is itself.
func (s *scanner) escaped(b *strings.Builder) {
	windows := s.legacy || strings.Contains(b.String(), `:\`) // where a blank always ends a word
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
