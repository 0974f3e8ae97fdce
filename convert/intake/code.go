package intake

import "strings"

// code finds an object in program code that begins in the middle of a line: const config = {, module.exports = {, create({. It
// gives the line where it ends.
func (p *page) code(i int) int {
	l := &p.lines[i]
	open := strings.IndexByte(l.text, '{')
	named := named(p.text[l.start:])
	if named > 0 {
		open = named
	}
	if open < 0 || p.loose > mostLooks {
		return i
	}
	before := strings.TrimRight(l.text[:open], " \t")
	if list, ok := strings.CutSuffix(before, "["); ok {
		open = len(list)
		before = strings.TrimRight(list, " \t")
	}
	if named == 0 && !strings.HasSuffix(before, "=") && !strings.HasSuffix(before, "(") && !strings.HasSuffix(before, "default") && !strings.HasSuffix(before, "return") {
		return i
	}
	start := l.start + open
	n := Closing(p.text[start:])
	if n == 0 {
		p.loose++
		return i
	}
	text := p.text[start : start+n]
	if named > 0 {
		text = "{" + text[1:n-1] + "}"
	}
	p.add(Block{Text: text, Offset: start, Code: true})
	first := i
	for i+1 < len(p.lines) && p.lines[i+1].start < start+n {
		i++
	}
	p.take(first, i+1)
	return i
}

// named says where in a line a list of arguments with names is opened that say what to run or reach: f(command="npx", args=[...]).
// 0 stands for none.
func named(text string) int {
	line, _, _ := strings.Cut(text, "\n")
	open := strings.IndexByte(line, '(')
	if open > 0 {
		inside := strings.TrimLeft(text[open+1:], blanks)
		for _, name := range [...]string{"command=", "url="} {
			if strings.HasPrefix(inside, name) {
				return open
			}
		}
	}
	return 0
}
