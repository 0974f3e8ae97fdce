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
	Local   bool // a variable of the script alone is set
	Curly   bool // quotes or dashes in it are those of a word processor
}

// Command is one command line, with the variables that were set before it.
type Command struct {
	Words []Word
	Sets  []Word // NAME=value, before the command or exported above it
	Here  []Word // what stands in the lines below for it to read: <<EOF
	Into  string // the file that its output goes to, or ""
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
		here, into := s.here, s.into
		s.here, s.into = nil, ""
		if len(words) == 0 && here != nil && len(out) > 0 { // the command stands before a pipe
			out[len(out)-1].Here = append(out[len(out)-1].Here, here...)
		}
		if len(words) > 0 && words[0].Text == "{" { // a block of PowerShell: & { ... }
			words, s.block = words[1:], true
		}
		if last := len(words) - 1; last >= 0 && s.block && words[last].Text == "}" && !words[last].Quoted {
			words, s.block = words[:last], false
		}
		words = started(words)
		if len(words) > 1 && words[0].Text == "tee" {
			into = words[len(words)-1].Text
			if len(out) > 0 {
				out[len(out)-1].Into = into
			}
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
			out = append(out, holding(words)...)
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
			out = append(out, holding(append([]Word{{Text: "set", Offset: words[0].Offset}}, words...))...)
			continue
		}
		out = append(out, Command{Words: started(words[sets:]), Sets: append(append([]Word(nil), exported...), words[:sets]...), Here: here, Into: into})
	}
	return out
}

// starters are words before a command that start it as it stands, or only under a condition.
const starters = " sudo env command exec nohup time then do else if ! ( RUN "

// started takes off what stands before a command and only starts it: sudo -E, env, then, cmd /c.
func started(words []Word) []Word {
	options := false
	for len(words) > 1 {
		first := words[0].Text
		if len(words) > 2 && strings.EqualFold(words[1].Text, "/c") { // cmd /c
			words = words[2:]
			continue
		}
		starts := strings.Contains(starters, " "+first+" ")
		if !starts && !(options && strings.HasPrefix(first, "-")) {
			break
		}
		options = options || starts && (first == "sudo" || first == "env")
		words = words[1:]
		if first == "-u" && len(words) > 1 { // USER, or NAME
			words = words[1:]
		}
	}
	return words
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

// holding gives a line that only sets variables as a command, when one of them holds an object: a config may stand in it.
func holding(words []Word) []Command {
	for i := range words {
		if words[i].Quoted && strings.IndexByte(words[i].Text, '{') > 0 {
			return []Command{{Words: words}}
		}
	}
	return nil
}

// powershellSetting reads $env:NAME = "value", with or without blanks around the equals sign.
func powershellSetting(words []Word) (Word, bool) {
	rest, ok := strings.CutPrefix(words[0].Text, "$env:")
	set := words[0]
	if !ok {
		if rest, ok = strings.CutPrefix(words[0].Text, "$"); !ok {
			return Word{}, false
		}
		set.Local = true
	}
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

// prompt skips what a terminal prints before a command.
func (s *scanner) prompt() {
	for s.at < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.at]) >= 0 {
		s.at++
	}
	rest := s.text[s.at:]
	s.second = ""
	first, _, _ := strings.Cut(rest[:min(len(rest), 120)], "\n")
	for _, mark := range [...]string{" ❯ ", " ✗ ", "git:(", "➜  "} { // ~/app main ❯, ➜  app git:(main) ✗
		if i := strings.Index(first, mark); i > 0 || i == 0 && mark == "➜  " {
			i += len(mark)
			if mark[0] != ' ' { // a word belongs to it
				i += strings.IndexByte(first[i:]+" ", ' ')
			}
			s.at, s.second = s.at+min(i, len(first)), "> "
			return
		}
	}
	for _, p := range [...]string{"$ ", "% ", "> ", "# ", "❯ ", "➜ "} {
		if strings.HasPrefix(rest, p) && p != "# " {
			s.at, s.second = s.at+len(p), "> "
			return
		}
	}
	if len(rest) > 1 && rest[0] == '!' && rest[1] >= 'a' && rest[1] <= 'z' { // in a notebook
		s.at++
		return
	}
	switch {
	case strings.HasPrefix(first, "PS "), strings.HasPrefix(first, "PS>"), len(first) > 3 && first[1:3] == ":\\": // PS C:\work>, C:\work>
		s.at, s.second = s.at+strings.IndexByte(first, '>')+1, ">> "
		if first[1] == ':' {
			s.second = "More? "
		}
	case strings.IndexByte(first, '@') > 0 && strings.IndexByte(first, '@') < strings.IndexByte(first, ' '): // ada@host:~$, ada@mac ~ %
		for i := 1; i < len(first); i++ {
			if first[i] == ' ' && strings.IndexByte("$%#", first[i-1]) >= 0 {
				s.at, s.second = s.at+i, "> "
				return
			}
		}
	}
}
