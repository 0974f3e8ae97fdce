package convert

import "strings"

// quoteFor joins words into a line for a shell; ok is false when the shell cannot take them as they are.
func quoteFor(shell string, words []string) (line string, ok bool) {
	n := 0
	for _, w := range words {
		n += len(w) + 3
	}
	b := make([]byte, 0, n+n/4)
	legacy := false
	for i, w := range words {
		if i > 0 {
			b = append(b, ' ')
		}
		switch shell {
		case "powershell":
			b = powershellWord(b, w)
			legacy = legacy || w == "" || strings.IndexByte(w, '"') >= 0
		case "cmd":
			if strings.Count(w, "%") > 1 || strings.ContainsAny(w, "\r\n") {
				return "", false // a name between percent signs would be filled in, and a line cannot be broken
			}
			b = cmdWord(b, w)
		default:
			b = posixWord(b, w)
		}
	}
	if shell == "cmd" {
		return withCarets(string(b)), true
	}
	if legacy {
		return legacyPassing + string(b) + " }", true
	}
	return string(b), true
}

// legacyPassing makes PowerShell 7.3 and newer hand quotes and empty words on as Windows PowerShell does, to which the variable
// means nothing. The block keeps it from the rest of the session.
const legacyPassing = "& { $PSNativeCommandArgumentPassing = 'Legacy'; "

// plainWord says whether a word has nothing but letters, digits and a few marks.
func plainWord(w, marks string) bool {
	for i := 0; i < len(w); i++ {
		c := w[i]
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') && strings.IndexByte(marks, c) < 0 {
			return false
		}
	}
	return w != ""
}

func posixWord(b []byte, w string) []byte {
	if plainWord(w, "@%+=:,./_-") {
		return append(b, w...)
	}
	return append(quoted(b, w, `'\''`), '\'')
}

// quoted begins a quote and writes each single quote inside as the shell has it.
func quoted(b []byte, w, single string) []byte {
	b = append(b, '\'')
	for i := 0; i < len(w); i++ {
		if w[i] == '\'' {
			b = append(b, single...)
			continue
		}
		b = append(b, w[i])
	}
	return b
}

// powershellWord quotes a word for PowerShell, which takes dots and colons apart after a dash, a comma for a list, and a
// bare -- for its own. Windows PowerShell puts quotes around a word with blanks when it hands it on and nothing more, so
// quotes inside, backslashes before them and an empty word are written as the program wants them.
func powershellWord(b []byte, w string) []byte {
	marks := "-_=/:.+"
	if strings.HasPrefix(w, "-") {
		marks = "-_=/"
	}
	if w != "--" && plainWord(w, marks) {
		return append(b, w...)
	}
	if w == "" {
		return append(b, `'""'`...)
	}
	return append(quoted(b, slashQuotes(w, strings.ContainsAny(w, " \t")), "''"), '\'')
}

// cmdWord quotes a word for cmd.exe.
func cmdWord(b []byte, w string) []byte {
	if plainWord(w, "-_@+=:,./\\") {
		return append(b, w...)
	}
	b = append(append(b, '"'), slashQuotes(w, true)...)
	return append(b, '"')
}

// withCarets marks what cmd would take for its own. It knows no backslash: after an odd number of quotes in the whole line
// it takes itself to be outside of them.
func withCarets(line string) string {
	var b strings.Builder
	inside := false
	for i := 0; i < len(line); i++ {
		c := line[i]
		if c == '"' {
			inside = !inside
		}
		if !inside && strings.IndexByte("&|<>^()", c) >= 0 {
			b.WriteByte('^')
		}
		b.WriteByte(c)
	}
	return b.String()
}

// slashQuotes writes quotes as Windows programs read them: \" for each, with every backslash before one doubled, and those
// at the end as well where a quote will follow.
func slashQuotes(w string, quoteFollows bool) string {
	var b strings.Builder
	slashes := 0
	for i := 0; i < len(w); i++ {
		switch w[i] {
		case '\\':
			slashes++
		case '"':
			b.WriteString(strings.Repeat(`\`, slashes+1))
			slashes = 0
		default:
			slashes = 0
		}
		b.WriteByte(w[i])
	}
	if quoteFollows {
		b.WriteString(strings.Repeat(`\`, slashes))
	}
	return b.String()
}
