package convert

import (
	"strings"
	"unicode/utf8"
)

// What OpenCode 1.18 and Kilo Code 7.7 print for their `mcp list` (run on 2026-12-01). What is wrong with a server stands above
// what it runs.
//
//	┌  MCP Servers
//	│
//	●  ✗ docs failed
//	│      MCP error -32000: Connection closed
//	│      npx -y server
//	│
//	└  1 server(s)

// box is the frame that is drawn around a list.
type box struct {
	begun bool
	last  string // the line that was read last for the server at hand
	at    int    // where it starts
}

// drawn says whether a line is one of a frame.
func (b *box) drawn(text string) bool {
	return b.begun || strings.HasPrefix(text, "┌") && strings.Contains(text, "MCP")
}

// boxStates end the line of a server.
var boxStates = [...]string{" connected", " failed", " disabled", " needs authentication", " needs client registration", " not initialized"}

func (l *listed) boxed(text string, start int) bool {
	mark, size := utf8.DecodeRuneInString(text)
	rest := strings.TrimLeft(text[min(size, len(text)):], " ")
	start += len(text) - len(rest)
	switch {
	case text == "":
	case mark == '┌':
		l.box.begun = true
	case mark == '│' && rest != "":
		l.box.last, l.box.at = rest, start
	case mark == '│', mark == '└':
		if s := len(l.servers); s > 0 && l.box.last != "" {
			l.servers[s-1].runs(l.box.last, l.box.at)
		}
		l.box = box{begun: mark != '└'}
	default:
		bare := strings.TrimLeft(rest, statusMarks)
		start += len(rest) - len(bare)
		bare = strings.TrimSuffix(bare, " (OAuth)")
		for _, state := range boxStates {
			if name, ok := strings.CutSuffix(bare, state); ok {
				s := l.begin(name, start, true)
				if state == " disabled" {
					s.server.Set(&Datum{Field: Enabled, Key: "disabled", Place: s.server.Place})
				}
				return true
			}
		}
		return false
	}
	return true
}
