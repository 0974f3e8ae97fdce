package convert

import "strings"

// quoteFor joins words into a line for a shell; ok is false when the shell cannot take them as they are.
func quoteFor(shell string, words []string) (line string, ok bool) {
	quote := posixWord
	switch shell {
	case "powershell":
		quote = powershellWord
	case "cmd":
		quote = cmdWord
	}
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		text, can := quote(w)
		if !can {
			return "", false
		}
		b.WriteString(text)
	}
	if shell == "cmd" {
		return withCarets(b.String()), true
	}
	return b.String(), true
}

const safeLetters = letters + "-_"

func posixWord(w string) (string, bool) { return JoinWords([]string{w}), true }

// powershellWord quotes a word for PowerShell, which takes dots and colons apart after a dash, a comma for a list, and a
// bare -- for its own. Windows PowerShell puts quotes around a word with blanks when it hands it on and nothing more, so
// quotes inside, backslashes before them and an empty word are written as the program wants them.
func powershellWord(w string) (string, bool) {
	safe := safeLetters + "=/"
	if !strings.HasPrefix(w, "-") {
		safe += ":.\\+"
	}
	if w != "" && w != "--" && strings.Trim(w, safe) == "" {
		return w, true
	}
	inner := slashQuotes(w, strings.ContainsAny(w, " \t"))
	if w == "" {
		inner = `""`
	}
	return "'" + strings.ReplaceAll(inner, "'", "''") + "'", true
}

// cmdWord quotes a word for cmd.exe, where a name between percent signs would be filled in and a line cannot be broken.
func cmdWord(w string) (string, bool) {
	if w != "" && strings.Trim(w, safeLetters+"@+=:,./\\") == "" {
		return w, true
	}
	if strings.Count(w, "%") > 1 || strings.ContainsAny(w, "\r\n") {
		return "", false
	}
	return `"` + slashQuotes(w, true) + `"`, true
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

// unslashQuotes is the way back.
func unslashQuotes(w string) string {
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
