package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
)

// What Claude Code 2.1, Gemini CLI and Qwen Code print for their `mcp list`, and Claude Code for `mcp get` (run on 2026-11-30):
//
//	good: npx -y server - ✓ Connected           far:
//	far: https://far/mcp (HTTP) - ✗ Failed        Scope: User config (available in all your projects)
//	✗ old: npx -y server (stdio) - Disconnected   Type: http
//	                                              URL: https://far/mcp
//	                                              Headers:
//	                                                X: y
//
// Both print arguments without quotes; a list has no variables and no headers.

// statuses begin what stands behind the last " - " of a line of a list.
var statuses = [...]string{"Connected", "Disconnected", "Connecting", "Failed", "Pending", "Needs", "Disabled", "Blocked", "Not "}

const statusMarks = " \t✓✔✗✘●○•!⚠⏸❌✅️"

// listing reads a text that is such a list, or the prints of single servers.
func (p *pieces) listing(whole *intake.Block) bool {
	l := listed{text: whole.Text}
	for start := 0; start < len(whole.Text); {
		line, _, _ := strings.Cut(whole.Text[start:], "\n")
		if !l.line(line, start) {
			return false
		}
		start += len(line) + 1
	}
	empty := func(r commandReader) bool { return r.server.Get(Command) == nil && r.server.Get(URL) == nil }
	if len(l.readers) == 0 || slices.ContainsFunc(l.readers, empty) {
		return false
	}
	for i, r := range l.readers {
		s := &r.server
		p.places.server(s, whole)
		one := &Log{}
		one.About(s.Name, false)
		if l.short[i] {
			one.say(MsgListed, "", s.Place)
		} else if args := s.Get(Args); args != nil && len(args.List) > 1 {
			one.say(MsgListedArgs, "args", args.Place)
		}
		(&serverReader{format: p.catalog.forms[0], log: one}).tellSecrets(s)
		p.catalog.take(p.answer, p.src, []Server{*s}, nil, p.log, one)
		p.tell(one.Findings)
	}
	return true
}

// listed is what was read so far.
type listed struct {
	text    string
	readers []commandReader
	short   []bool   // whether a reader's server comes from a list
	headed  bool     // a line says that these are MCP servers
	inside  string   // the heading in a print of a single server: Environment, Headers
	columns []column // of the table that was begun
}

func (l *listed) line(line string, start int) bool {
	text := strings.TrimRight(line, " \t\r")
	indent := len(text) - len(strings.TrimLeft(text, " \t"))
	switch {
	case text == "" || strings.HasPrefix(text, "Checking MCP server") || strings.HasPrefix(text, "Configured MCP server") || strings.HasPrefix(text, "To remove this server"):
		l.inside, l.columns, l.headed = "", nil, l.headed || strings.Contains(text, "MCP server")
		return true
	case l.columns != nil:
		return l.row(text, start)
	case l.heading(text):
		return true
	case strings.Contains(text, " - "):
		return l.listLine(text, start)
	case indent == 0 && len(text) > 1 && text[len(text)-1] == ':' && !strings.Contains(text, ": "):
		l.begin(text[:len(text)-1], start, false)
		return true
	case indent > 0 && len(l.readers) > 0 && !l.short[len(l.short)-1]:
		return l.printed(text[indent:], start+indent, indent)
	}
	return false
}

// begin starts a server of a name that stands at an offset.
func (l *listed) begin(name string, offset int, short bool) *commandReader {
	r := commandReader{form: &serverForm{ServerFormat: &ServerFormat{}}, log: &Log{}}
	r.server = Server{Name: name, Transport: Stdio, Pinned: true, Place: wordPlace(&intake.Word{Text: name, Offset: offset, Length: len(name)})}
	l.readers, l.short, l.inside = append(l.readers, r), append(l.short, short), ""
	return &l.readers[len(l.readers)-1]
}

// listLine reads "name: what runs (TRANSPORT) - status".
func (l *listed) listLine(text string, start int) bool {
	end := strings.LastIndex(text, " - ")
	said := text[end+len(" - "):]
	status, known := strings.TrimLeft(said, statusMarks), false
	for _, s := range statuses {
		known = known || strings.HasPrefix(status, s)
	}
	head := strings.TrimLeft(text[:end], statusMarks)
	name, runs, cut := strings.Cut(head, ": ")
	marked := len(status) < len(said) || len(head) < end
	if !known || !marked && !l.headed || !cut || name == "" || strings.ContainsAny(name, "\"'{}[]<>") {
		return false
	}
	start += end - len(head)
	r := l.begin(name, start, true)
	l.runs(r, runs, start+len(head)-len(runs))
	return true
}

// runs reads an address or a command with its arguments, and the transport behind it.
func (l *listed) runs(r *commandReader, text string, offset int) {
	for _, end := range [...]struct {
		word string
		is   Transport
	}{{" (HTTP)", HTTP}, {" (http)", HTTP}, {" (SSE)", SSE}, {" (sse)", SSE}, {" (stdio)", Stdio}} {
		if rest, ok := strings.CutSuffix(text, end.word); ok {
			text, r.server.Transport = rest, end.is
		}
	}
	if isAddress(text) {
		r.set(URL, shown(text, offset))
		if r.server.Transport == Stdio {
			r.server.Transport = HTTP
		}
		return
	}
	for at := 0; at < len(text); {
		word, _, _ := strings.Cut(text[at:], " ")
		if word != "" {
			if w := shown(word, offset+at); r.server.Get(Command) == nil {
				r.set(Command, w)
			} else {
				r.addTo(Args, w)
			}
		}
		at += len(word) + 1
	}
}

func shown(text string, offset int) intake.Word {
	return intake.Word{Text: text, Offset: offset, Length: len(text), Expands: strings.IndexByte(text, '$') >= 0}
}

// printed reads a line of the print of a single server.
func (l *listed) printed(text string, offset, indent int) bool {
	r := &l.readers[len(l.readers)-1]
	if l.inside != "" && indent > 2 {
		field, key, sign := EnvVars, "env", "="
		if l.inside == "Headers" {
			field, key, sign = Headers, "headers", ": "
		}
		name, value, ok := strings.Cut(text, sign)
		w := shown(value, offset+len(text)-len(value))
		d := Datum{Field: field, Key: key, Place: wordPlace(&w)}
		if old := r.server.Get(field); old != nil {
			d = *old
		}
		d.Map = append(d.Map, Named{Name: name, Value: r.text(w, field), Place: wordPlace(&w)})
		r.server.Set(&d)
		return ok
	}
	key, value, ok := strings.Cut(text, ":")
	value = strings.TrimLeft(value, " ")
	l.inside = ""
	at := offset + len(text) - len(value)
	switch key {
	case "Scope", "Status":
	case "Type":
		switch value {
		case "http":
			r.server.Transport = HTTP
		case "sse":
			r.server.Transport = SSE
		}
	case "Command":
		r.set(Command, shown(value, at))
	case "URL":
		r.set(URL, shown(value, at))
	case "Args":
		l.runs(r, value, at)
	case "Environment", "Headers":
		l.inside = key
	default:
		return false
	}
	return ok
}
