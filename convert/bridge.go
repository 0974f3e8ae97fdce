package convert

import "strings"

// A bridge is a program that connects to a remote server and speaks stdio to the agent: mcp-remote, mcp-proxy,
// supergateway. Written for agents that do not load the server's transport; read as the remote server it stands for.

// bridged gives the stdio server that reaches a remote one through mcp-remote. Headers go through variables, since
// mcp-remote fills ${NAME} in from its own environment and spaces in arguments break on Windows.
func bridged(s *Server) *Server {
	url := s.Get(URL)
	out := &Server{Name: s.Name, Transport: Stdio, Pinned: true, Place: s.Place, From: s.From, Scope: s.Scope, Extras: s.Extras}
	args := []Value{{Text: "-y"}, {Text: "mcp-remote"}, url.Text}
	switch s.Transport {
	case SSE:
		args = append(args, Value{Text: "--transport"}, Value{Text: "sse-only"})
	case HTTP:
		args = append(args, Value{Text: "--transport"}, Value{Text: "http-only"})
	}
	if strings.HasPrefix(url.Text.Text, "http://") && !isLocal(url.Text.Text) {
		args = append(args, Value{Text: "--allow-http"})
	}
	var vars []Named
	if headers := s.Get(Headers); headers != nil {
		for i := range headers.Map {
			h := &headers.Map[i]
			name := "MCP_" + variableName(h.Name)
			args = append(args, Value{Text: "--header", Place: h.Place}, Value{Text: h.Name + ":${" + name + "}", Place: h.Place})
			vars = append(vars, Named{Name: name, Value: h.Value, Place: h.Place})
		}
	}
	out.Data = []Datum{{Field: Command, Key: url.Key, Text: Value{Text: "npx", Place: url.Text.Place}, Place: url.Place}, {Field: Args, Key: url.Key, List: args, Place: url.Place}}
	if vars != nil {
		out.Data = append(out.Data, Datum{Field: EnvVars, Key: s.Get(Headers).Key, Map: vars, Place: s.Get(Headers).Place})
	}
	for i := range s.Data {
		switch s.Data[i].Field {
		case URL, Headers:
		default:
			out.Data = append(out.Data, s.Data[i])
		}
	}
	return out
}

func isLocal(address string) bool {
	for _, host := range [...]string{"http://localhost", "http://127.0.0.1", "http://[::1]"} {
		if rest, ok := strings.CutPrefix(address, host); ok && (rest == "" || rest[0] == ':' || rest[0] == '/') {
			return true
		}
	}
	return false
}

// behindBridge gives the remote server that a stdio server stands for, or nil when it is no bridge.
func behindBridge(s *Server) *Server {
	args := s.Get(Args)
	if s.Transport != Stdio || args == nil {
		return nil
	}
	program, rest := s.Text(Command), args.List
	for n := 0; !isBridge(program); n++ { // behind npx, cmd /c and their options
		if n == 4 || len(rest) == 0 {
			return nil
		}
		program, rest = rest[0].Text, rest[1:]
	}
	b := bridgeReader{program: bridgeName(program), own: ownVars(s), used: map[string]bool{}, out: &Server{Name: s.Name, Transport: Unspecified, Place: s.Place, From: s.From, Scope: s.Scope, Extras: s.Extras}}
	if !b.read(rest) {
		return nil
	}
	b.finish(s, args)
	return b.out
}

// isBridge knows the programs, with or without a version: mcp-remote@latest.
func isBridge(word string) bool {
	name := bridgeName(word)
	return name == "mcp-remote" || name == "mcp-proxy" || name == "supergateway"
}

func bridgeName(word string) string {
	name := word[strings.LastIndexAny(word, "/\\")+1:]
	if i := strings.IndexByte(name, '@'); i > 0 {
		name = name[:i]
	}
	return name
}

type bridgeReader struct {
	own     variables
	program string
	out     *Server
	url     Value
	headers []Named
	used    map[string]bool // variables that went into headers
}

func (b *bridgeReader) read(words []Value) bool {
	for i := 0; i < len(words); i++ {
		text := words[i].Text
		next := func() Value {
			if i+1 < len(words) {
				i++
				return words[i]
			}
			return Value{}
		}
		switch text {
		case "--header", "-H", "--headers":
			v := next()
			if strings.IndexByte(v.Text, ':') < 0 && i+2 < len(words) { // mcp-proxy takes name and value apart
				v.Text += ":" + next().Text
			}
			if !b.header(v) {
				return false
			}
		case "--transport":
			switch t := next().Text; {
			case strings.HasPrefix(t, "sse"):
				b.out.Transport, b.out.Pinned = SSE, t == "sse-only" || t == "sse"
			case strings.HasPrefix(t, "http") || strings.HasPrefix(t, "streamable"):
				b.out.Transport, b.out.Pinned = HTTP, true
			}
		case "--sse", "--streamableHttp":
			b.url = next()
			b.out.Transport, b.out.Pinned = SSE, true
			if text == "--streamableHttp" {
				b.out.Transport = HTTP
			}
		case "--stdio", "--port", "--sse-port", "--named-server":
			return false // the bridge in the other direction: it offers a local program over HTTP
		case "--allow-http", "-y", "--":
		default:
			switch {
			case isAddress(text) && b.url.Text == "":
				b.url = words[i]
			case strings.HasPrefix(text, "--"):
				return false // what else it is told stays with the bridge
			}
		}
	}
	return isAddress(b.url.Text)
}

// header reads "Name: value" and puts the value of a variable of the entry in its place.
func (b *bridgeReader) header(v Value) bool {
	name, value, found := strings.Cut(v.Text, ":")
	if !found {
		return false
	}
	value = strings.TrimSpace(value)
	out := Value{Place: v.Place}
	parts := everything.Parse(value)
	if parts == nil {
		out.Text = value
	}
	literal := true
	for i := range parts {
		for _, p := range b.filled(&parts[i]) {
			literal = literal && p.Kind == Literal
			out.Parts = append(out.Parts, p)
			out.Text += p.Raw
			if p.Kind == Literal {
				out.Text += p.Text
			}
		}
	}
	if literal {
		out.Parts = nil
	}
	b.headers = append(b.headers, Named{Name: strings.TrimSpace(name), Value: out, Place: v.Place})
	return true
}

// filled gives what stands for a part of a header: the value of the entry's own variable, which the bridge would fill in, or the
// part itself.
func (b *bridgeReader) filled(p *Part) []Part {
	set := b.own[p.Text]
	if set == nil || p.Kind != Env {
		return []Part{*p}
	}
	b.used[p.Text] = true
	if set.Parts == nil {
		return []Part{{Kind: Literal, Text: set.Text}}
	}
	return set.Parts
}

// variables are those that a server sets, by name.
type variables map[string]*Value

// ownVars gives the variables of a server; the first of a name counts.
func ownVars(s *Server) variables {
	vars := s.Get(EnvVars)
	if vars == nil {
		return nil
	}
	own := make(variables, len(vars.Map))
	for i := range vars.Map {
		if v := &vars.Map[i]; own[v.Name] == nil {
			own[v.Name] = &v.Value
		}
	}
	return own
}

// fill says whether the program fills an argument in from them, as bridges do: ${NAME} in it is one of them.
func (own variables) fill(argument string) bool {
	_, name, found := strings.Cut(argument, "${")
	name, _, closed := strings.Cut(name, "}")
	return found && closed && own[name] != nil
}

func (b *bridgeReader) finish(s *Server, args *Datum) {
	if b.out.Transport == Unspecified && (endsInSSE(b.url.Text) || b.program == "mcp-proxy") { // which connects by SSE unless told
		b.out.Transport = SSE
	}
	b.out.Data = append(b.out.Data, Datum{Field: URL, Key: args.Key, Text: b.url, Place: args.Place})
	if b.headers != nil {
		b.out.Data = append(b.out.Data, Datum{Field: Headers, Key: args.Key, Map: b.headers, Place: args.Place})
	}
	for i := range s.Data {
		d := s.Data[i]
		switch d.Field {
		case Command, Args, Cwd, EnvFile, EnvPass:
			continue
		case EnvVars:
			var left []Named
			for j := range d.Map {
				if !b.used[d.Map[j].Name] {
					left = append(left, d.Map[j])
				}
			}
			if left == nil {
				continue
			}
			d.Map = left
		}
		b.out.Data = append(b.out.Data, d)
	}
}
