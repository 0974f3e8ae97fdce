package intake

import "strings"

// Rendered reads a template of a config, as chezmoi, Helm, Ansible and others fill them in: {{ action }} and {% action %}. Conditions
// count as true, so that what stands after an else is left out; elses are the places of those. A value that is filled in stays as the
// text of its action, of which sample is one. It gives nil when the text is no such template.
func (b *Block) Rendered() (out *Block, sample string, elses []int) {
	if !strings.Contains(b.Text, "{{") && !strings.Contains(b.Text, "{%") {
		return nil, "", nil
	}
	r := rendering{text: b.Text}
	for r.i < len(r.text) {
		c := r.text[r.i]
		if c == '{' && r.i+1 < len(r.text) && (r.text[r.i+1] == '{' || r.text[r.i+1] == '%') && r.last != '$' { // ${{ is that of CI services
			n := actionLength(r.text[r.i:])
			if n == 0 {
				return nil, "", nil
			}
			r.action(r.text[r.i : r.i+n])
			continue
		}
		r.plain(c)
		r.i++
	}
	r.closeBare()
	r.keep(len(r.text))
	if r.sample != "" {
		out = r.out.Block(b)
	}
	return out, r.sample, r.elses
}

// rendering is how far a template is read.
type rendering struct {
	text    string
	out     Joined
	i, from int    // what stands before from is written or left out
	quote   byte   // of the text that is open in this line, or 0
	last    byte   // what stands before, blanks aside
	open    []byte // the brackets that are open
	first   byte   // the first sign of the line
	bare    bool   // a value without quotes is open, to which quotes were added
	depth   int    // how many conditions and loops are open
	skipped int    // the depth from which on everything is left out, 0 for none
	elses   []int
	sample  string
	filled  bool // the sample is an action that gives a value
}

// keep writes what was read up to the place.
func (r *rendering) keep(to int) {
	if r.skipped == 0 && to > r.from {
		r.out.Add(r.text[r.from:to], r.from)
	}
	r.from = max(r.from, to)
}

func (r *rendering) put(text string) {
	r.keep(r.i)
	if r.skipped == 0 {
		r.out.Add(text, r.i)
	}
}

// plain follows the text between the actions.
func (r *rendering) plain(c byte) {
	if r.skipped > 0 {
		return
	}
	if r.bare && (strings.IndexByte(",]}\r\n", c) >= 0 || c == ' ' && strings.IndexByte(",]}#\r\n", (strings.TrimLeft(r.text[r.i:], " ") + "\n")[0]) >= 0) {
		r.closeBare()
	}
	switch {
	case c == '\n':
		r.quote, r.first = 0, 0
		return
	case c == ' ' || c == '\t' || c == '\r':
		return
	case isQuote(c) && c != '`' && (r.i == 0 || r.text[r.i-1] != '\\'):
		if r.quote == 0 {
			r.quote = c
		} else if r.quote == c {
			r.quote = 0
		}
	}
	if r.quote == 0 && (c == '[' || c == '{') {
		r.open = append(r.open, c)
	} else if r.quote == 0 && (c == ']' || c == '}') {
		r.open = r.open[:max(0, len(r.open)-1)]
	}
	if r.last = c; r.first == 0 {
		r.first = c
	}
}

// inList says whether an item of a list is to follow.
func (r *rendering) inList() bool {
	return len(r.open) > 0 && r.open[len(r.open)-1] == '[' && (r.last == '[' || r.last == ',')
}

func (r *rendering) closeBare() {
	if r.bare {
		r.put(`"`)
		r.bare = false
	}
}

// action reads one action and goes on behind it.
func (r *rendering) action(action string) {
	end := r.i + len(action)
	if r.sample == "" || strings.Contains(r.sample, "/*") {
		r.sample = action
	}
	word, _, _ := strings.Cut(strings.Trim(action[2:len(action)-2], "-+~"+blanks)+" ", " ")
	opens := strings.Contains(" if unless range with for block define macro ", " "+word+" ")
	switch {
	case opens:
		r.depth++
	case word == "else" || word == "elif" || word == "elsif":
		if r.skipped == 0 && r.depth > 0 {
			r.keep(r.i)
			r.elses = append(r.elses, r.i)
			r.skipped = r.depth
		}
	case strings.HasPrefix(word, "end"):
		r.depth = max(0, r.depth-1)
		if r.skipped > r.depth {
			r.skipped, r.from = 0, end
		}
	case r.skipped > 0 || action[1] == '%' || strings.HasPrefix(word, "/*") || strings.Contains(action, ":=") || r.alone(end):
	default:
		r.value(action)
		if !r.filled {
			r.sample, r.filled = action, true
		}
	}
	r.keep(r.i)
	r.i, r.from = end, max(r.from, end)
}

// alone says whether nothing but actions stands on the line.
func (r *rendering) alone(end int) bool {
	for end < len(r.text) && r.text[end] != '\n' && strings.IndexByte(blanks, r.text[end]) >= 0 {
		end++
	}
	return r.first == 0 && (end == len(r.text) || r.text[end] == '\n') && !r.inList()
}

// value writes an action that gives a value, as a text.
func (r *rendering) value(action string) {
	switch {
	case r.quote == '"' || r.bare:
		r.put(inQuotes(action))
	case r.quote == 0 && (r.last == ':' || r.last == '=' || r.inList() || r.last == '-' && r.first == '-'):
		r.bare = true
		r.put(`"` + inQuotes(action))
	case r.quote == 0 && r.last == '.' && r.first == '[':
		r.put(`"` + inQuotes(action) + `"`)
	default:
		r.put(action)
	}
	r.last = '}'
	if r.first == 0 {
		r.first = '{'
	}
}

// inQuotes spells an action so that it can stand in double quotes.
func inQuotes(action string) string {
	if !strings.Contains(action, `\"`) {
		action = strings.ReplaceAll(strings.ReplaceAll(action, `\`, `\\`), `"`, `\"`)
	}
	return strings.Join(strings.Fields(action), " ")
}

// longestAction bounds one action.
const longestAction = 8000

// actionLength gives the length of the action that a text begins with; 0 when it is none.
func actionLength(s string) int {
	end := "}}"
	if s[1] == '%' {
		end = "%}"
	}
	s = s[:min(len(s), longestAction)]
	if strings.HasPrefix(strings.TrimLeft(s[2:], "- "), "/*") {
		if i := strings.Index(s, "*/"); i > 0 {
			if j := strings.Index(s[i:], end); j > 0 {
				return i + j + 2
			}
		}
		return 0
	}
	for i := 2; i < len(s); i++ {
		switch {
		case strings.HasPrefix(s[i:], end):
			return i + 2
		case s[i] == '"' || s[i] == '`':
			i = quoteEnd(s, i) - 1
		case s[i] == '{':
			return 0 // braces that are doubled for another use
		}
	}
	return 0
}
