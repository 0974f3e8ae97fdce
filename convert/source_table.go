package convert

import (
	"strings"
	"unicode/utf8"

	"agentconv/convert/intake"
)

// What Codex 0.171 prints for `codex mcp list` (run on 2026-12-01): a table of the servers that it starts, and one of those that it
// reaches. Arguments stand without quotes, values of variables are never shown, and "-" is nothing.
//
//	Name      Command  Args                Env              Cwd  Status   Auth
//	context7  npx      -y @up/context7     TOKEN=*****      -    enabled  Unsupported
//
//	Name    Url                         Bearer Token Env Var  Status   Auth
//	linear  https://mcp.linear.app/mcp  -                     enabled  OAuth

// column is one of a table: what stands above it, and where it starts in each line, counted in characters.
type column struct {
	title string
	start int
}

// heading reads the line above a table.
func (l *listed) heading(text string) bool {
	if !strings.HasPrefix(text, "Name ") || !strings.Contains(text, "  Command  ") && !strings.Contains(text, "  Url  ") {
		return false
	}
	for at := 0; at < len(text); {
		title, _, _ := strings.Cut(text[at:], "  ")
		l.columns = append(l.columns, column{title, at})
		at += len(title)
		at += len(text[at:]) - len(strings.TrimLeft(text[at:], " "))
	}
	return true
}

// row reads one line of a table.
func (l *listed) row(text string, start int) bool {
	var r *commandReader
	for i, c := range l.columns {
		from, to := nthRune(text, c.start), len(text)
		if i+1 < len(l.columns) {
			to = nthRune(text, l.columns[i+1].start)
		}
		cell := strings.TrimRight(text[from:to], " ")
		if i == 0 {
			if cell == "" || from > 0 {
				return false
			}
			r = l.begin(cell, start, true)
			continue
		}
		if cell != "" && cell != "-" && !l.cell(r, c.title, cell, start+from) {
			return false
		}
	}
	return true
}

// cell reads what stands in a column. A table with a column that nobody knows is not read: what it says would be lost.
func (l *listed) cell(r *commandReader, title, text string, offset int) bool {
	whole := shown(text, offset)
	switch title {
	case "Command":
		r.set(Command, whole)
	case "Args", "Url":
		l.runs(r, text, offset)
	case "Cwd":
		r.server.Set(&Datum{Field: Cwd, Key: "cwd", Text: r.text(whole, Cwd), Place: wordPlace(&whole)})
	case "Env":
		d := Datum{Field: EnvVars, Key: "env", Place: wordPlace(&whole)}
		for at := 0; at < len(text); {
			pair, _, _ := strings.Cut(text[at:], ", ")
			name, value, ok := strings.Cut(pair, "=")
			if !ok {
				return false
			}
			w := intake.Word{Text: value, Offset: offset + at + len(name) + 1, Length: len(value)}
			d.Map = append(d.Map, Named{Name: name, Value: r.text(w, EnvVars), Place: wordPlace(&w)})
			at += len(pair) + len(", ")
		}
		r.server.Set(&d)
	case "Bearer Token Env Var":
		at := wordPlace(&whole)
		r.server.Set(&Datum{Field: Headers, Key: "headers", Map: []Named{{Name: "Authorization", Value: EnvValue("Bearer ", text), Place: at}}, Place: at})
	case "Status":
		if strings.HasPrefix(text, "disabled") {
			r.server.Set(&Datum{Field: Enabled, Key: "enabled", Place: wordPlace(&whole)})
		}
	case "Auth": // how far the person has signed in
	default:
		return false
	}
	return true
}

// nthRune gives where a character of a text begins, or the end of a text that is shorter.
func nthRune(text string, n int) int {
	at := 0
	for ; n > 0 && at < len(text); n-- {
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	return at
}
