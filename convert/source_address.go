package convert

import (
	"strings"

	"agentconv/convert/intake"
)

// pages are hosts, and beginnings of hosts, of pages about servers.
var pages = [...]string{"github.com/", "gitlab.com/", "docs.", "developer", "www."}

// addresses reads a text that is nothing but addresses of servers, a line each, alone or behind a word and a colon. A page about
// a server has an address too, so it must say mcp or sse.
func (p *pieces) addresses(whole *intake.Block) bool {
	var words []intake.Word
	for rest := whole.Text; rest != ""; {
		start := len(whole.Text) - len(rest)
		line, next, _ := strings.Cut(rest, "\n")
		rest = next
		if line = strings.Trim(line, " \t\r\n*_`'\"<>,;-"); line == "" {
			continue
		}
		i := strings.Index(line, "http")
		if i < 0 || i > 40 || len(words) == 40 {
			return false
		}
		label, url := strings.TrimRight(line[:i], " *_`'\"<"), line[i:]
		place, _, _ := strings.Cut(url, "?")
		_, host, _ := strings.Cut(place, "://")
		mcp := strings.Contains(place+"/", "/mcp/") || strings.Contains(place+"/", "/sse/") || strings.HasPrefix(host, "mcp.") || strings.Contains(strings.ToLower(label), "mcp")
		for _, page := range pages {
			mcp = mcp && !strings.HasPrefix(host, page)
		}
		if !mcp || !isAddress(url) || strings.IndexByte(url, ' ') >= 0 || label != "" && !strings.HasSuffix(label, ":") {
			return false
		}
		words = append(words, intake.Word{Text: url, Offset: start + strings.Index(whole.Text[start:], url), Length: len(url)})
	}
	for i := range words {
		w := words[i]
		r := commandReader{form: &serverForm{ServerFormat: &ServerFormat{}}, log: &Log{}}
		r.set(URL, w)
		s, spoken := r.server, "Streamable HTTP"
		s.Transport, s.Pinned, s.Place = HTTP, true, wordPlace(&w)
		if endsInSSE(w.Text) {
			s.Transport, spoken = SSE, "SSE"
		}
		s.Name = nameFor(&s)
		p.places.server(&s, whole)
		one := &Log{}
		one.About(s.Name, false)
		one.say(MsgAddressAlone, "url", s.Get(URL).Place, spoken)
		(&serverReader{format: p.catalog.forms[0], log: one}).tellSecrets(&s)
		p.catalog.take(p.answer, p.src, []Server{s}, nil, p.log, one)
		p.tell(one.Findings)
	}
	return words != nil
}
