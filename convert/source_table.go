package convert

import (
	"strings"
	"unicode/utf8"
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
	var s *listedServer
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
			s = l.begin(cell, start, true)
			continue
		}
		if cell != "" && cell != "-" && !s.cell(c.title, cell, start+from) {
			return false
		}
	}
	return true
}

// cellKeys are the columns that are called otherwise than the line of a print that means the same.
var cellKeys = [...][2]string{{"Bearer Token Env Var", "bearer_token_env_var"}, {"Url", "url"}}

// cell reads what stands in a column. A table with a column that nobody knows is not read: what it says would be lost.
func (s *listedServer) cell(title, text string, offset int) bool {
	for _, c := range cellKeys {
		if c[0] == title {
			title = c[1]
		}
	}
	key, _ := keyOfPrint(title + ":")
	if key == nil {
		return false
	}
	w := shown(text, offset)
	return s.print(key, &w)
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
