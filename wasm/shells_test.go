package main

import (
	"slices"
	"strings"
	"testing"
)

// The same words reach the program from every shell. The splitters here follow the shells' own rules and share nothing with
// the converter.
func TestShellsHandOnTheSameWords(t *testing.T) {
	ids := withWays(t, "command")
	for where, text := range wayInputs(t) {
		lines := map[string]map[string][]string{}
		for _, shell := range []string{"posix", "powershell", "cmd"} {
			lines[shell] = map[string][]string{}
			a := ask(t, map[string]any{"text": text, "to": ids, "options": map[string]any{"shell": shell}})
			for id, target := range a.Targets {
				for _, c := range target.Commands {
					words := map[string]func(string) []string{"posix": posixWords, "powershell": powershellWords, "cmd": cmdWords}[shell](c.Text)
					lines[shell][id] = append(lines[shell][id], strings.Join(words, "\x00"))
				}
			}
		}
		for id, want := range lines["posix"] {
			for _, shell := range []string{"powershell", "cmd"} {
				got := lines[shell][id]
				if shell == "cmd" && len(got) < len(want) {
					continue // a line that cmd cannot take is left out
				}
				if !slices.Equal(got, want) {
					t.Errorf("%s for %s in %s:\n%q\nwant\n%q", where, id, shell, got, want)
				}
			}
		}
	}
}

// posixWords: single quotes hold everything, outside of them nothing here is special but blanks and the backslash.
func posixWords(line string) []string {
	var words []string
	word, open := "", false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\'':
			end := strings.IndexByte(line[i+1:], '\'')
			word, open = word+line[i+1:i+1+end], true
			i += end + 1
		case c == '\\':
			i++
			word, open = word+line[i:i+1], true
		case c == ' ':
			if open {
				words = append(words, word)
			}
			word, open = "", false
		default:
			word, open = word+string(c), true
		}
	}
	return append(words, word)
}

// powershellWords: PowerShell takes its words and hands them on in one of three ways. Windows PowerShell joins them with quotes
// around those with blanks, and the program splits that line; so does PowerShell 7 where it is told to, but for backslashes
// before such a quote, which it doubles: one more than was meant at the end of a path, where none minds. Else PowerShell 7.3
// hands them on as they are. All have to give the same.
func powershellWords(line string) []string {
	const block = "& { $PSNativeCommandArgumentPassing = 'Legacy'; "
	inside, legacy := strings.CutPrefix(line, block)
	if legacy {
		line = strings.TrimSuffix(inside, " }")
	}
	var exact, joined, doubled []string
	for i := 0; i < len(line); {
		if line[i] == ' ' {
			i++
			continue
		}
		word := ""
		if line[i] == '\'' {
			for i++; ; i++ {
				if line[i] == '\'' {
					if i+1 >= len(line) || line[i+1] != '\'' {
						break
					}
					i++
				}
				word += line[i : i+1]
			}
			i++
		} else {
			start := i
			for i < len(line) && line[i] != ' ' {
				i++
			}
			word = line[start:i]
			if strings.ContainsAny(word, "$`\"(){};,|&<>@#") || word == "--" || strings.HasPrefix(word, "-") && strings.ContainsAny(word, ".:") {
				return []string{"unquoted: " + word}
			}
		}
		exact = append(exact, word)
		blank := strings.ContainsAny(word, " \t")
		if blank {
			joined = append(joined, `"`+word+`"`)
			doubled = append(doubled, `"`+word+strings.Repeat(`\`, len(word)-len(strings.TrimRight(word, `\`)))+`"`)
		} else if word != "" {
			joined, doubled = append(joined, word), append(doubled, word)
		}
	}
	words := programWords(strings.Join(joined, " "))
	newer := exact
	if legacy {
		newer = programWords(strings.Join(doubled, " "))
	}
	for i := range newer {
		if i < len(words) && strings.ContainsAny(words[i], " \t") && strings.HasSuffix(words[i], `\`) {
			newer[i] = strings.TrimRight(newer[i], `\`) + words[i][len(strings.TrimRight(words[i], `\`)):]
		}
	}
	if !slices.Equal(words, newer) {
		return append([]string{"PowerShell 7:"}, newer...)
	}
	return words
}

// cmdWords: cmd takes its carets off outside of quotes, of which it knows no escape; the program splits the rest.
func cmdWords(line string) []string {
	out, inside := "", false
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case c == '"':
			inside = !inside
		case c == '^' && !inside:
			i++
			c = line[i]
		case !inside && strings.IndexByte("&|<>", c) >= 0:
			return []string{"another command: " + line[i:]}
		}
		out += line[i : i+1]
	}
	return programWords(out)
}

// programWords splits a line by the rules of the C runtime of Windows.
func programWords(line string) []string {
	var words []string
	word, open, inside := "", false, false
	for i := 0; i < len(line); i++ {
		n := 0
		for i+n < len(line) && line[i+n] == '\\' {
			n++
		}
		if n > 0 && i+n < len(line) && line[i+n] == '"' {
			word, open = word+strings.Repeat(`\`, n/2), true
			if i += n; n%2 == 1 {
				word += `"`
				continue
			}
		}
		switch c := line[i]; {
		case c == '"':
			inside, open = !inside, true
		case c == ' ' && !inside:
			if open {
				words = append(words, word)
			}
			word, open = "", false
		default:
			word, open = word+line[i:i+1], true
		}
	}
	if open {
		words = append(words, word)
	}
	return words
}
