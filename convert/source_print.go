package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/intake"
)

// What `mcp get NAME` prints (run on 2026-12-01): Claude Code 2.1 and Qoder 1.1, Copilot CLI 1.0.102, Codex 0.171. Nobody quotes
// arguments; Copilot CLI and Codex hide the values of variables and headers.
//
//	a:                           a                             a
//	  Scope: User config           Status: Enabled               enabled: true
//	  Status: ✘ Failed             Type: local                   transport: stdio
//	  Type: stdio                  Command: npx -y x             command: npx
//	  Command: npx                 Environment:                  args: -y x
//	  Args: -y x                     A: ***                      env: A=*****
//	  Environment:                 Tools: t1, t2                 enabled_tools: t1, t2
//	    A=1                        Timeout: 20000ms              tool_timeout_sec: 30
//
// Pages say what to type into a form in the same way, with the name in a line of its own: Name, Type, Command, Arguments.

// printKey says what a line of a print means by its key.
type printKey struct {
	key   string // in small letters
	as    printAs
	field Field
}

type printAs uint8

const (
	printAside     printAs = iota // how it stands: no configuration
	printText                     // one text
	printRuns                     // arguments, separated by spaces
	printTransport                // the word of a transport
	printSwitch                   // true and false, or Enabled and Disabled
	printList                     // texts, separated by commas
	printTime                     // seconds, or milliseconds with their unit
	printPairs                    // A=1, B=2
	printVars                     // headers whose values are names of variables
	printBearer                   // the variable that holds the token
	printPair                     // one of them
	printBlock                    // the pairs stand in lines of their own
)

var printKeys = [...]printKey{
	{"scope", printAside, NoField}, {"location", printAside, NoField}, {"issue", printAside, NoField}, {"source", printAside, NoField},
	{"remove", printAside, NoField}, {"reason", printAside, NoField}, {"error", printAside, NoField}, {"retry", printAside, NoField},
	{"resources", printAside, NoField}, {"resource templates", printAside, NoField}, {"http headers", printPairs, Headers},
	{"env http headers", printVars, Headers}, {"auth", printAside, NoField}, {"oauth", printAside, NoField}, {"http_headers_helper", printAside, NoField},
	{"status", printSwitch, Enabled}, {"enabled", printSwitch, Enabled}, {"type", printTransport, NoField}, {"transport", printTransport, NoField},
	{"command", printText, Command}, {"args", printRuns, Args}, {"arguments", printRuns, Args}, {"cwd", printText, Cwd}, {"url", printText, URL},
	{"server url", printText, URL}, {"environment", printBlock, EnvVars}, {"env", printPairs, EnvVars}, {"environment variables", printPairs, EnvVars},
	{"header", printPair, Headers}, {"environment variable", printPair, EnvVars}, {"working directory", printText, Cwd}, {"endpoint", printText, URL},
	{"headers", printBlock, Headers}, {"http_headers", printPairs, Headers},
	{"env_http_headers", printVars, Headers}, {"bearer_token_env_var", printBearer, Headers},
	{"tools", printList, AllowTools}, {"enabled_tools", printList, AllowTools}, {"disabled_tools", printList, DenyTools},
	{"startup_timeout_sec", printTime, StartupTimeout}, {"tool_timeout_sec", printTime, CallTimeout}, {"timeout", printTime, CallTimeout},
}

// keyOfPrint finds what a line of a print means.
func keyOfPrint(line string) (key *printKey, value string) {
	word, value, ok := strings.Cut(line, ":")
	i := slices.IndexFunc(printKeys[:], func(k printKey) bool { return ok && strings.EqualFold(k.key, word) })
	if i < 0 {
		return nil, ""
	}
	return &printKeys[i], strings.TrimLeft(value, " ")
}

// bullet reads a line of what /mcp prints in a session of Codex (openai/codex, new_mcp_tools_output): the tools in it are those that the
// server has, and a server that is switched off has nothing but its name.
//
//	🔌  MCP Tools
//
//	  • docs
//	    • Status: enabled
//	    • Command: npx -y server
func (l *listed) bullet(text string, start int) bool {
	bare, marked := strings.CutPrefix(strings.TrimLeft(text, " "), "• ")
	start += len(text) - len(bare)
	key, value := keyOfPrint(bare)
	switch n := len(l.servers); {
	case !marked:
		return n > 0 // the rest of a long line
	case key != nil && n > 0:
		if key.field == AllowTools || key.as == printAside || key.as == printSwitch || value == "" || value == "(none)" {
			return true
		}
		s := &l.servers[n-1]
		s.named = false
		w := shown(value, start+len(bare)-len(value))
		return s.print(key, &w)
	}
	name, _, _ := strings.Cut(bare, ": ")
	name, off := strings.CutSuffix(name, " (disabled)")
	l.begin(name, start, false).named = true
	return name != "" && (off || !strings.Contains(name, " "))
}

// field reads a line of what a page says to type into a form; the first one holds the name.
func (l *listed) field(text string, start int) (read bool) {
	bare := strings.TrimLeft(text, " \t-*•")
	start += len(text) - len(bare)
	word, value, ok := strings.Cut(bare, ":")
	value = strings.Trim(value, " *`")
	if name := strings.TrimRight(word, "*"); !ok || value == "" {
		return false
	} else if strings.EqualFold(name, "name") || strings.EqualFold(name, "server name") {
		l.begin(value, start+strings.Index(bare, value), false)
		l.form = true
		return true
	} else if key, _ := keyOfPrint(name + ":"); l.form && key != nil {
		w := shown(value, start+len(word)+strings.Index(bare[len(word):], value))
		return l.servers[len(l.servers)-1].print(key, &w)
	}
	return false
}

// beginsPrint says whether the next line is one of a print.
func beginsPrint(after string) bool {
	line, _, _ := strings.Cut(after, "\n")
	bare := strings.TrimLeft(line, " ")
	key, _ := keyOfPrint(bare)
	return key != nil && len(bare) < len(line)
}

// printLine reads a line of the print of a single server.
func (l *listed) printLine(text string, offset, indent int) bool {
	s := &l.servers[len(l.servers)-1]
	if l.inside != NoField && indent > 2 {
		return s.pairLine(l.inside, text, offset)
	}
	l.inside = NoField
	key, value := keyOfPrint(text)
	if key == nil {
		return false
	}
	w := shown(value, offset+len(text)-len(value))
	switch {
	case key.as == printBlock:
		l.inside = key.field
		return value == ""
	case value == "" || value == "-":
		s.args = s.args || key.as == printRuns
		return true
	}
	return s.print(key, &w)
}

func (s *listedServer) print(key *printKey, w *intake.Word) bool {
	d := Datum{Field: key.field, Key: key.key, Place: wordPlace(w)}
	switch key.as {
	case printText:
		s.set(key.field, *w)
		if key.field == URL && s.server.Transport == Stdio {
			s.server.Transport = HTTP
		}
	case printRuns:
		s.args = true
		s.runs(w.Text, w.Offset)
	case printTransport:
		t := transportWord(w.Text)
		if t == NoTransport {
			return false
		}
		s.server.Transport, s.typed = t, true
	case printSwitch:
		if w.Text == "false" || strings.Contains(w.Text, "isabled") {
			s.server.Set(&d)
		}
	case printList:
		if w.Text[0] != '*' {
			s.listed(&d, w)
		}
	case printTime:
		number, millis := strings.CutSuffix(w.Text, "ms")
		n, err := strconv.ParseFloat(number, 64)
		if err != nil {
			return false
		}
		d.Seconds, d.As, d.Text.Text = n, AsSeconds, number
		if millis {
			d.Seconds, d.As = n/1000, AsMillis
		}
		s.server.Set(&d)
	case printPair, printBlock:
		return s.pairLine(key.field, w.Text, w.Offset)
	case printPairs, printVars:
		return s.pairs(key, w)
	case printBearer:
		s.pair(Headers, key.key, Named{Name: "Authorization", Value: EnvValue("Bearer ", w.Text), Place: wordPlace(w)})
	}
	return true
}

// listed reads texts that stand with commas between them; "(none)" is a list without any.
func (s *listedServer) listed(d *Datum, w *intake.Word) {
	for at := 0; at < len(w.Text) && w.Text != "(none)"; {
		item, _, _ := strings.Cut(w.Text[at:], ", ")
		part := intake.Word{Text: item, Offset: w.Offset + at, Length: len(item)}
		d.List = append(d.List, Value{Text: item, Place: wordPlace(&part)})
		at += len(item) + len(", ")
	}
	s.server.Set(d)
}

// pairs reads variables or headers that stand in one line.
func (s *listedServer) pairs(key *printKey, w *intake.Word) bool {
	for at := 0; at < len(w.Text); {
		pair, _, _ := strings.Cut(w.Text[at:], ", ")
		name, value, ok := strings.Cut(pair, "=")
		if !ok {
			return false
		}
		part := shown(value, w.Offset+at+len(name)+1)
		n := Named{Name: name, Value: s.text(part, key.field), Place: wordPlace(&part)}
		if key.as == printVars {
			n.Value = EnvValue("", value)
		}
		s.pair(key.field, key.key, n)
		at += len(pair) + len(", ")
	}
	return true
}

// pairLine reads a variable or a header that stands in a line of its own.
func (s *listedServer) pairLine(field Field, text string, offset int) bool {
	end := strings.Index(text, ": ")
	value := end + len(": ")
	if equals := strings.IndexByte(text, '='); field == EnvVars && equals >= 0 && (end < 0 || equals < end) {
		end, value = equals, equals+1
	}
	if end < 0 {
		return false
	}
	w := shown(text[value:], offset+value)
	key := "env"
	if field == Headers {
		key = "headers"
	}
	s.pair(field, key, Named{Name: text[:end], Value: s.text(w, field), Place: wordPlace(&w)})
	return true
}

func (s *listedServer) pair(field Field, key string, n Named) {
	d := Datum{Field: field, Key: key, Place: n.Place}
	if old := s.server.Get(field); old != nil {
		d = *old
	}
	d.Map = append(d.Map, n)
	s.server.Set(&d)
}

// splitCommand takes a command apart with which the arguments were printed.
func (s *listedServer) splitCommand() {
	d := s.server.Get(Command)
	if d == nil || strings.IndexByte(d.Text.Text, ' ') < 0 {
		return
	}
	text, offset := d.Text.Text, d.Place.Offset
	s.server.Drop(Command)
	s.runs(text, offset)
}
