package intake

import "strings"

// sections finds TOML and YAML between sentences, as it stands where a page was copied as a browser shows it: from the head of a table
// or the key above a map of servers or hooks up to the first line that is none of theirs.
func (p *page) sections() {
	for i := 0; i < len(p.lines); i++ {
		var goesOn func(line string, open *int) bool
		switch first := strings.TrimRight(p.lines[i].text, blanks); {
		case p.isTaken(i):
			continue
		case strings.HasPrefix(first, "[") && strings.HasSuffix(first, "]") && (strings.Contains(first, "mcp") || strings.HasPrefix(strings.TrimLeft(first, "["), "hooks")):
			goesOn = ofTable
		case i+1 < len(p.lines) && isHead(first) && strings.HasPrefix(p.lines[i+1].text, " ") && strings.IndexByte(p.lines[i+1].text, ':') > 0:
			goesOn = ofMap
		default:
			continue
		}
		last, open := i, 0
		for j := i + 1; j < len(p.lines) && !p.isTaken(j); j++ {
			line := strings.TrimRight(p.lines[j].text, blanks)
			if line == "" {
				continue
			}
			if !goesOn(line, &open) {
				break
			}
			last = j
		}
		p.take(i, last+1)
		p.add(Block{Text: p.text[p.lines[i].start:p.lines[last].end], Offset: p.lines[i].start})
		i = last
	}
}

// isHead says whether a line is a key that servers or hooks stand under in YAML, and nothing else.
func isHead(line string) bool {
	key, found := strings.CutSuffix(line, ":")
	return found && (strings.HasSuffix(key, "ervers") || key == "extensions" || key == "mcp" || key == "hooks") && strings.IndexByte(key, ' ') < 0
}

// ofTable says whether a line goes on with a table of TOML. open is how many brackets of its lists are open.
func ofTable(line string, open *int) bool {
	word, _, _ := strings.Cut(strings.TrimLeft(line, " \t"), "=")
	if *open == 0 && line[0] != '[' && line[0] != '#' && (word == line || strings.IndexByte(strings.TrimSpace(word), ' ') > 0) {
		return false
	}
	if line[0] != '[' || *open > 0 {
		*open = max(0, *open+strings.Count(line, "[")-strings.Count(line, "]"))
	}
	return true
}

// ofMap says whether a line goes on with a map of YAML.
func ofMap(line string, _ *int) bool { return line[0] == ' ' || line[0] == '#' || isHead(line) }

// HasProse says whether one of the first two lines of a text, or the last, is one of a sentence: three words and more, and no key.
func HasProse(text string) bool {
	text = strings.TrimSpace(text)
	first, rest, _ := strings.Cut(text, "\n")
	second, _, _ := strings.Cut(rest, "\n")
	return isSentence(first) || isSentence(second) || isSentence(text[strings.LastIndexByte(text, '\n')+1:])
}

func isSentence(line string) bool {
	words := strings.Fields(line)
	return len(words) > 2 && strings.IndexByte("[{#\"'-", line[0]) < 0 && strings.IndexByte(line, '=') < 0 && !strings.HasSuffix(words[0], ":")
}
