package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// mostScored is how many entries are looked at to tell agents apart: the rest of a long list says nothing new.
const mostScored = 12

// score weighs how well a form explains the text. A root of its own says most, then words and keys that only it has.
func (f *serverForm) score(rd *reading, clues [][]clue, root *syntax.Node, s syntax.Syntax, places []place) int {
	score := [...]int{rootForeign: -60, rootNone: 0, rootOld: 10, rootAlso: 48, rootOwn: 60}[rd.root]
	if rd.astray && rd.root > rootNone {
		score -= 25
	}
	score += f.syntaxScore(s)
	if f.Inputs != "" && inputsOf(root, f.Inputs, places) != nil {
		score += 60
	}
	if schema := root.Get("$schema"); f.Schema != "" && schema != nil && strings.Contains(schema.Text, f.Schema) {
		score += 40
	}
	for _, sign := range f.Signs {
		if root.Get(sign) != nil {
			score += 15 // no other file has it
		}
	}
	worded, wordless := false, 0
	for i := range rd.entries {
		if i == mostScored {
			break
		}
		points, entry := f.entryScore(rd.entries[i].Node, clues[i])
		score += points
		worded = worded || entry == rightWord
		if entry == noWord {
			wordless++
		}
	}
	// A url without a word beside entries that have the agent's own words is a slip; one among its like is a habit.
	if f.BareURL == NoTransport && !worded {
		score -= 4 * wordless
	}
	return score
}

// wording says how an entry names the transport of its url.
type wording uint8

const (
	noURL wording = iota
	rightWord
	noWord
)

func (f *serverForm) syntaxScore(s syntax.Syntax) int {
	switch {
	case s.IsJSON() && f.Syntax == syntax.YAML:
		return -10 // JSON is YAML too
	case s == syntax.TOML && f.Syntax != syntax.TOML:
		return -130 // no such agent reads it, whatever the servers stand under
	case s.IsJSON() != f.Syntax.IsJSON():
		return -40
	case !s.IsJSON() && s != f.Syntax:
		return -40
	case s.IsJSON() && s > f.Syntax:
		return -4 // comments in a strict file: a mistake that people make
	}
	return 0
}

func (f *serverForm) entryScore(n *syntax.Node, clues []clue) (int, wording) {
	if n == nil || n.Kind != syntax.Map {
		return 0, noURL
	}
	score := 0
	word := NoTransport
	hasWord, hasURL, hasCommand, addressed := false, false, false, false
	for i := range n.Pairs {
		p := &n.Pairs[i]
		know := f.keys[p.Key]
		switch {
		case know.is&knownRow != 0:
			score += 2
		case know.is&knownOwn != 0 && f.ownTakes(p):
			score += 3
		case know.is&knownReadOnly != 0:
			score++
		case (p.Key == "type" || p.Key == "transport") && p.Value.Text == "stdio":
			continue // so often written where it is not needed that it says nothing
		default:
			score -= 3
			continue
		}
		score += f.referenceScore(cluesOf(clues, i))
		row := know.row
		if row == nil {
			continue
		}
		field := row.Field
		if field == Word && p.Value.Kind == syntax.String {
			hasWord = true
			word = f.words[p.Value.Text]
			if word == NoTransport {
				score -= 4
			} else {
				score++
			}
		}
		addressed = addressed || field == Command && p.Value.Kind == syntax.String && isAddress(p.Value.Text)
		hasURL = hasURL || field == URL
		hasCommand = hasCommand || field == Command
		score += row.typeScore(p)
	}
	if addressed {
		score += f.addressScore(word != NoTransport && word != Stdio)
	}
	switch {
	case !hasURL || hasCommand:
		return score, noURL
	case word != NoTransport:
		return score, rightWord
	case hasWord:
		return score, noURL
	}
	return score, noWord
}

// addressScore weighs an address that stands where a command belongs: a mistake in most forms, the rule in a few, beside a word for
// the transport.
func (f *serverForm) addressScore(worded bool) int {
	if row := f.row(URL, true); worded && row != nil && f.keys[row.Key].row != nil && f.keys[row.Key].row.Field == Command {
		return 6
	}
	return -3
}

// typeScore tells forms apart that use one key for different types: command as a list, env as a list of pairs.
func (row *formRow) typeScore(p *syntax.Pair) int {
	switch row.As {
	case AsText:
		if p.Value.Kind == syntax.List || p.Value.Kind == syntax.Map {
			return -4
		}
	case AsCommandLine:
		if p.Value.Kind == syntax.List {
			return 4
		}
		return -4
	case AsMap:
		if p.Value.Kind == syntax.List {
			return -3
		}
	case AsPairs:
		if p.Value.Kind == syntax.List {
			return 3
		}
	case AsMillis:
		if n, ok := number(p.Value); ok && n > 0 && n < 1000 {
			return -5 // nobody waits for less than a second
		}
	case AsSeconds:
		if n, ok := number(p.Value); ok && n >= 10000 {
			return -5
		} else if ok && n >= 5000 {
			return -1
		}
	}
	return 0
}
