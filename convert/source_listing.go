package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
)

// What Claude Code 2.1, Gemini CLI, Qwen Code, Qoder 1.1 and Pi 1.6 print for their `mcp list` (run on 2026-12-01):
//
//	good: npx -y server - ✓ Connected             good: connected (codemode, global)
//	far: https://far/mcp (HTTP) - ✗ Failed          npx -y server
//	✗ old: npx -y server (stdio) - Disconnected
//
// They print arguments without quotes, and neither variables nor headers. What prints a single server or a table, or draws
// around its list, is in files of its own.

// statuses begin what stands behind the last " - " of a line of a list.
var statuses = [...]string{"Connected", "Disconnected", "Connecting", "Failed", "Pending", "Needs", "Disabled", "Blocked", "Not "}

const statusMarks = " \t✓✔✗✘●○•!⚠⏸❌✅️"

// listHeads begin the lines above or below what a program prints of its servers.
var listHeads = [...]string{"Checking MCP server", "Configured MCP server", "To remove this server"}

// listed is what was read so far of the print of servers.
type listed struct {
	text    string
	servers []listedServer
	headed  bool     // a line says that these are MCP servers
	open    bool     // the last server is printed in lines of its own
	form    bool     // it is what to type into a form
	bullets bool     // it is what a session of Codex prints
	inside  Field    // the field that the lines further in are of
	columns []column // of the table that was begun
	box     box
}

type listedServer struct {
	commandReader
	short bool // it comes from a list, which leaves things out
	args  bool // its arguments stand apart from its command
	typed bool // its transport is said
	named bool // nothing but its name is printed
}

// listing reads a text that is such a list, or the prints of single servers.
func (p *pieces) listing(whole *intake.Block) bool {
	l := listed{text: whole.Text}
	for start := 0; start < len(whole.Text); {
		line, after, _ := strings.Cut(whole.Text[start:], "\n")
		line = strings.TrimRight(line, " \t\r")
		if !l.line(line, after, start) && (len(l.servers) > 0 || !strings.HasSuffix(line, ":")) { // a sentence may lead to them
			return false
		}
		start = len(whole.Text) - len(after)
		if after == "" {
			break
		}
	}
	empty := func(s listedServer) bool {
		url := s.server.Text(URL)
		return s.server.Get(Command) == nil && !s.named && (url == "" || l.form && !s.typed && !speaksOfServer(url))
	}
	if len(l.servers) == 0 || slices.ContainsFunc(l.servers, empty) {
		return false
	}
	for i := range l.servers {
		p.printed(&l.servers[i], whole)
	}
	return true
}

// printed takes a server over and tells what its print does not show.
func (p *pieces) printed(l *listedServer, whole *intake.Block) {
	s := &l.server
	if !l.short && !l.args {
		l.splitCommand()
	}
	p.places.server(s, whole)
	one := &Log{}
	one.About(s.Name, false)
	if l.named {
		one.say(MsgCommandEmpty, "", s.Place)
		p.tell(one.Findings)
		return
	}
	if l.short {
		one.say(MsgListed, "", s.Place)
	} else if args := s.Get(Args); args != nil && len(args.List) > 1 {
		one.say(MsgListedArgs, "args", args.Place)
	}
	(&serverReader{format: p.catalog.forms[0], log: one}).tellSecrets(s)
	p.catalog.take(p.answer, p.src, []Server{*s}, nil, p.log, one)
	p.tell(one.Findings)
}

// line reads one line that starts at an offset; after is the text below it.
func (l *listed) line(text, after string, start int) bool {
	indent := len(text) - len(strings.TrimLeft(text, " \t"))
	switch {
	case l.box.drawn(text):
		return l.boxed(text, start)
	case text == "" || slices.ContainsFunc(listHeads[:], func(head string) bool { return strings.HasPrefix(text, head) }):
		l.inside, l.columns, l.open, l.headed = NoField, nil, false, l.headed || strings.Contains(text, "MCP server")
		return true
	case text == "/mcp" || strings.HasPrefix(text, "/mcp ") || strings.HasSuffix(text, "  MCP Tools"):
		l.bullets = true
		return true
	case l.bullets:
		return l.bullet(text, start)
	case l.columns != nil:
		return l.row(text, start)
	case l.heading(text):
		return true
	case l.open && indent > 0:
		return l.printLine(text[indent:], start+indent, indent)
	case l.field(text, start):
		return true
	case strings.Contains(text, " - "):
		return l.listLine(text, start)
	case indent > 0:
		return l.under(text[indent:], start+indent)
	}
	return l.name(text, after, start)
}

// name reads a line above the lines of one server.
func (l *listed) name(text, after string, start int) bool {
	if name, state, ok := strings.Cut(text, ": "); ok {
		words := strings.Fields(state)
		if at := strings.IndexByte(state, '('); at < 0 || len(words) < 3 || !slices.Contains([]string{"(codemode,", "(deferred,", "(direct,", "(hidden,"}, strings.Fields(state[at:])[0]) {
			return false
		}
		l.begin(name, start, true)
		return true
	}
	name := strings.TrimSuffix(text, ":")
	if name == "" || !beginsPrint(after) {
		return false
	}
	l.begin(name, start, false)
	l.open = true
	return true
}

// under reads a line below one of a list: first what runs, then how it went.
func (l *listed) under(text string, start int) bool {
	if len(l.servers) == 0 || !l.servers[len(l.servers)-1].short {
		return false
	}
	s := &l.servers[len(l.servers)-1]
	if s.server.Get(Command) == nil && s.server.Get(URL) == nil {
		s.runs(text, start)
	}
	return true
}

// begin starts a server of a name that stands at an offset.
func (l *listed) begin(name string, offset int, short bool) *listedServer {
	s := listedServer{commandReader: commandReader{form: &serverForm{ServerFormat: &ServerFormat{}}, log: &Log{}}, short: short}
	s.server = Server{Name: name, Transport: Stdio, Pinned: true, Place: wordPlace(&intake.Word{Text: name, Offset: offset, Length: len(name)})}
	l.servers = append(l.servers, s)
	l.inside, l.open, l.form = NoField, false, false
	return &l.servers[len(l.servers)-1]
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
	if of := strings.LastIndex(name, " (from "); of > 0 && name[len(name)-1] == ')' {
		name = name[:of] // the extension that brings it, as Gemini CLI 0.61 prints it
	}
	marked := len(status) < len(said) || len(head) < end
	if !known || !marked && !l.headed || !cut || name == "" || strings.ContainsAny(name, "\"'{}[]<>") {
		return false
	}
	start += end - len(head)
	s := l.begin(name, start, true)
	s.runs(runs, start+len(head)-len(runs))
	return true
}

// runs reads an address or a command with its arguments, and the transport behind it.
func (r *commandReader) runs(text string, offset int) {
	for _, end := range [...]struct {
		word string
		is   Transport
	}{{" (HTTP)", HTTP}, {" (http)", HTTP}, {" (SSE)", SSE}, {" (sse)", SSE}, {" (stdio)", Stdio}} {
		if rest, ok := strings.CutSuffix(text, end.word); ok {
			text, r.server.Transport = rest, end.is
		}
	}
	if isAddress(text) && r.server.Get(Command) == nil {
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

// onlyNames says whether a text is a list of servers by their names alone, as Copilot CLI, Factory Droid and OpenClaw print it: a
// heading, and lines with a name and how it stands.
func onlyNames(text string) bool {
	head, names, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if head = strings.TrimSpace(head); !strings.HasSuffix(head, ":") || !strings.Contains(strings.ToLower(head), "servers") {
		return false
	}
	names, _, _ = strings.Cut(names, "\n\n")
	for line := range strings.Lines(names) {
		bare := strings.TrimLeft(line, " \t-*•")
		if len(bare) == len(line) || strings.ContainsAny(bare, "{}=\"") {
			return false
		}
	}
	return names != ""
}
