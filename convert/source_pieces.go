package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// readPieces looks for servers and hooks in a text that is no config itself: links, commands, and the code blocks of a page.
// prose says that the text is no file of a known syntax. It says in a word what was found, or "".
func (c *Catalog) readPieces(req *Request, prose bool, src *source, answer *Answer, log *Log) string {
	found := ""
	p := pieces{catalog: c, req: req, src: src, answer: answer, log: log, places: newLineIndex(req.Text)}
	blocks := intake.Blocks(req.Text, prose)
	for i := range blocks {
		if p.block(&blocks[i]) {
			found = "markdown"
		}
	}
	whole := intake.Block{Text: req.Text, Length: len(req.Text)}
	if found == "" && p.lines(&whole, false) {
		found = "command"
	}
	if p.links() && found == "" {
		found = "link"
	}
	if found != "" {
		return found
	}
	// Nothing adds a server: a line that starts one will do.
	for i := range blocks {
		if p.lines(&blocks[i], true) {
			found = "markdown"
		}
	}
	if found == "" && p.lines(&whole, true) {
		found = "command"
	}
	return found
}

// pieces is what the reading of a page gathers.
type pieces struct {
	catalog *Catalog
	req     *Request
	src     *source
	answer  *Answer
	log     *Log
	places  *lineIndex
	told    map[int]bool // where variables stand that were told of
}

// tell tells what was found in one line. A variable that is set above several lines is told once.
func (p *pieces) tell(findings []Finding) {
	for i := range findings {
		if f := &findings[i]; f.Message == MsgShellVariable {
			if p.told[f.Place.Offset] {
				continue
			}
			if p.told == nil {
				p.told = map[int]bool{}
			}
			p.told[f.Place.Offset] = true
		}
		p.log.Findings = append(p.log.Findings, findings[i])
	}
}

// block reads one block: as a terminal session, else as a config.
func (p *pieces) block(block *intake.Block) bool {
	if maybeCommand(block.Text) && p.lines(block, false) {
		return true
	}
	if block.Span || !strings.ContainsAny(block.Text, "{=:") {
		return false
	}
	c := p.catalog
	doc := syntax.ParsePiece(block.Text, p.req.Text, block.At)
	if doc.Root == nil {
		return false
	}
	one := &Answer{}
	oneLog := &Log{}
	oneSource := &source{}
	tellNotes(doc, oneLog)
	c.readServers(p.req, doc, c.locate(doc.Root), oneSource, one, oneLog)
	c.readHooks(p.req, doc, oneSource, one, oneLog)
	if len(one.Servers)+len(one.Hooks) == 0 {
		return false
	}
	c.join(p.answer, one, p.src, oneSource, p.log, oneLog)
	return true
}

// join adds what one piece gave to the whole. A server that is there already under the same name is offered once, in the
// reading that says more.
func (c *Catalog) join(answer, one *Answer, src, oneSource *source, log, oneLog *Log) {
	if answer.Source.Agent == nil {
		keep := answer.Source.Sure == Said
		if !keep {
			kinds, word := answer.Source.Kinds, answer.Source.Syntax
			answer.Source = one.Source
			answer.Source.Kinds, answer.Source.Syntax = kinds, word
		}
	}
	if src.form == nil {
		src.form, src.inputs = oneSource.form, oneSource.inputs
	}
	if src.hooks == nil {
		src.hooks = oneSource.hooks
	}
	for i := range one.Servers {
		answer.offer(&one.Servers[i], log)
	}
	answer.Hooks = append(answer.Hooks, one.Hooks...)
	log.Findings = append(log.Findings, oneLog.Findings...)
}

// offer adds a server. One of the same name, or that runs the same thing, is offered once, in the reading that says more.
func (answer *Answer) offer(s *Server, log *Log) {
	if answer.known == nil {
		answer.known = map[string]int{}
		for i := range answer.Servers {
			answer.know(i)
		}
	}
	at, there := answer.known["n"+s.Name]
	if !there {
		at, there = answer.known["t"+target(s)]
	}
	if !there {
		answer.Servers = append(answer.Servers, *s)
		answer.know(len(answer.Servers) - 1)
		return
	}
	old := &answer.Servers[at]
	log.About(old.Name, false)
	if differs := difference(old, s); differs != "" || old.Name != s.Name {
		log.say(MsgSameServer, "", s.Place, differs)
	}
	if weight(s) > weight(old) {
		name := old.Name
		*old = *s
		old.Name = name
		answer.know(at)
	}
}

// know remembers a server by its name and by what it runs or reaches.
func (answer *Answer) know(i int) {
	s := &answer.Servers[i]
	answer.known["n"+s.Name], answer.known["t"+target(s)] = i, i
}

// target is what a server runs or reaches, in one text.
func target(s *Server) string {
	if url := s.Text(URL); url != "" {
		return url
	}
	out := s.Text(Command)
	if args := s.Get(Args); args != nil {
		for i := range args.List {
			out += "\x00" + args.List[i].Text
		}
	}
	return out
}

func weight(s *Server) int {
	n := len(s.Extras)
	for i := range s.Data {
		n += 1 + len(s.Data[i].Map) + len(s.Data[i].List)
	}
	if s.Pinned {
		n++
	}
	return n
}

// difference names the fields in which two readings of one server differ.
func difference(a, b *Server) string {
	var out []string
	if a.Transport != b.Transport {
		out = append(out, "transport")
	}
	for i := range b.Data {
		d := &b.Data[i]
		e := a.Get(d.Field)
		if e == nil || e.Text.Text != d.Text.Text || len(e.List) != len(d.List) || len(e.Map) != len(d.Map) {
			out = append(out, fieldName(d.Field))
		}
	}
	return strings.Join(out, ", ")
}

// maybeCommand keeps configs from being read as command lines.
func maybeCommand(text string) bool {
	trimmed := strings.TrimSpace(text)
	return trimmed != "" && trimmed[0] != '{' && trimmed[0] != '['
}

// lines reads the command lines of a text that add a server; with launch also those that start one.
func (p *pieces) lines(block *intake.Block, launch bool) bool {
	c, found := p.catalog, false
	var others []intake.Command
	hooks := hookLines{pieces: p, block: block}
	for _, cmd := range intake.Commands(block.Text) {
		if hooks.take(&cmd) {
			continue
		}
		one := &Log{}
		s, agent, ok := c.readCommand(&cmd, one)
		if agent == nil {
			if launch {
				s, ok = c.launchLine(&cmd, one)
			}
			if !ok {
				others = append(others, cmd)
				continue
			}
		}
		found = true
		if ok {
			one.About(s.Name, false)
			settleName(&s, one)
			if agent != nil {
				(&serverReader{format: c.write[agent][0], log: one}).tellSecrets(&s)
			}
		}
		p.places.move(one.Findings, block)
		p.tell(one.Findings)
		if ok {
			p.places.server(&s, block)
			c.take(p.answer, p.src, s, agent, p.log)
		}
	}
	found = hooks.read() || found
	if found {
		p.others(others, block)
	}
	return found
}

// others tells of lines of the same program that add nothing.
func (p *pieces) others(lines []intake.Command, block *intake.Block) {
	for i := range lines {
		words := lines[i].Words
		servers := p.src.form != nil && p.src.form.Command != nil && sameProgram(words, p.src.form.Command.Words)
		if len(words) > 2 && (servers || p.src.hooks != nil && sameProgram(words, p.src.hooks.Line)) {
			p.log.About("", false)
			p.log.say(MsgLineOther, "", p.places.place(block.At(words[0].Offset), words[0].Length), clip(words[0].Text+" "+words[1].Text+" "+words[2].Text))
		}
	}
}

// sameProgram says whether a line is another command of the same program: claude mcp remove beside claude mcp add.
func sameProgram(line []intake.Word, add []string) bool {
	return len(add) > 0 && begins(line, add[:max(1, len(add)-1)])
}

// take adds a server from a command or a link.
func (c *Catalog) take(answer *Answer, src *source, s Server, agent *Agent, log *Log) {
	if answer.Source.Agent == nil && agent != nil {
		answer.Source.Agent, answer.Source.Candidates, answer.Source.Sure = agent, []*Agent{agent}, Certain
		src.form = c.write[agent][0]
	}
	src.addInputs(&s)
	answer.offer(&s, log)
}

// launchLine reads a line that starts a server by itself: npx -y package, docker run image.
func (c *Catalog) launchLine(cmd *intake.Command, log *Log) (Server, bool) {
	words := cmd.Words
	if len(words) < 2 || !slices.Contains(launchers, words[0].Text) || !startsServer(words) {
		return Server{}, false
	}
	s := Server{Transport: Stdio, Pinned: true, Place: wordPlace(&words[0])}
	r := commandReader{form: &serverForm{ServerFormat: &ServerFormat{}}, log: log}
	r.server = s
	r.set(Command, words[0])
	for _, w := range words[1:] {
		r.addTo(Args, w)
	}
	var vars []Named
	for _, set := range cmd.Sets {
		name, value, _ := strings.Cut(set.Text, "=")
		set.Text = value
		vars = append(vars, Named{Name: name, Value: r.text(set, EnvVars), Place: wordPlace(&set)})
	}
	if vars != nil {
		r.server.Set(&Datum{Field: EnvVars, Key: "env", Map: vars, Place: vars[0].Place})
	}
	r.server.Name = nameFor(&r.server)
	return r.server, true
}

// startsServer keeps lines like npm install and docker pull from being taken for servers.
func startsServer(words []intake.Word) bool {
	switch words[0].Text {
	case "npx", "bunx", "uvx", "pipx", "dnx":
		return !slices.ContainsFunc(words, func(w intake.Word) bool {
			return w.Text == "add" || w.Text == "init" || w.Text == "install" || w.Text == "@modelcontextprotocol/inspector"
		})
	case "docker", "podman":
		return words[1].Text == "run" || words[1].Text == "mcp"
	case "uv":
		return words[1].Text == "run" || words[1].Text == "tool" && len(words) > 2 && words[2].Text == "run"
	case "node", "python", "python3", "deno", "bun":
		return strings.ContainsAny(words[len(words)-1].Text+words[1].Text, "./") || words[1].Text == "-m"
	}
	return false
}

// links reads the links that install a server.
func (p *pieces) links() bool {
	found := false
	for _, link := range intake.Links(p.req.Text) {
		if p.link(&link, 0) {
			found = true
		}
	}
	return found
}

// redirects are parameters of web pages that lead on to a link.
var redirects = []string{"url", "link", "to"}

func (p *pieces) link(link *intake.Link, depth int) bool {
	at := p.places.place(link.Offset, link.Length)
	for _, form := range p.catalog.forms {
		for i := range form.Links {
			l := &form.Links[i]
			if !l.reads(link) {
				continue
			}
			servers := p.catalog.linkServers(form, l, link, at, p.log)
			for j := range servers {
				settleName(&servers[j], p.log)
				p.catalog.take(p.answer, p.src, servers[j], form.agent, p.log)
			}
			return true
		}
	}
	if depth < 2 && (link.Scheme == "https" || link.Scheme == "http") {
		for _, name := range redirects {
			if target := link.Get(name); strings.Contains(target, ":") {
				inner := intake.ParseLink(target)
				inner.Offset, inner.Length = link.Offset, link.Length
				if p.link(&inner, depth+1) {
					return true
				}
			}
		}
	}
	return false
}

// linkServers gives the servers that a link holds.
func (c *Catalog) linkServers(form *serverForm, l *LinkForm, link *intake.Link, at syntax.Place, log *Log) []Server {
	if l.Body == BodyParams {
		return c.paramServer(form, link, at, log)
	}
	config, broken := l.unpack(link)
	if broken > 0 {
		log.Add(&Finding{Message: MsgLinkBroken, Item: link.Get("name"), Args: []string{link.Scheme, strconv.Itoa(broken)}, Place: at})
		return nil
	}
	if l.Body == BodyServers {
		doc := syntax.ParseAs(config, syntax.JSON5)
		if doc.Root == nil {
			log.say(MsgPayloadBroken, "", at)
			return nil
		}
		clearPlaces(doc.Root, at)
		var out []Server
		reader := &serverReader{format: form, log: log}
		for _, p := range c.locate(doc.Root) {
			for _, e := range p.entries() {
				if s, ok := reader.read(&e); ok {
					out = append(out, s)
				}
			}
		}
		return out
	}
	s, ok := c.jsonEntry(form, link.Get("name"), config, at, log)
	if !ok {
		return nil
	}
	if doc := syntax.ParseAs(link.Get("inputs"), syntax.JSON5); form.Inputs != "" && doc.Root != nil && doc.Root.Kind == syntax.List {
		clearPlaces(doc.Root, at)
		s.inputs = doc.Root
	}
	return []Server{s}
}

// paramServer reads a server whose fields are the parameters of a link: cmd, arg, env, url.
func (c *Catalog) paramServer(form *serverForm, link *intake.Link, at syntax.Place, log *Log) []Server {
	entry := &syntax.Node{Kind: syntax.Map, Place: at}
	args, headers := syntax.NewList(), syntax.NewMap()
	var env []Value
	for _, p := range link.Params {
		switch p.Name {
		case "cmd", "command":
			entry.Add("cmd", syntax.NewString(p.Value))
		case "arg":
			args.Items = append(args.Items, syntax.NewString(p.Value))
		case "url", "uri":
			entry.Add("uri", syntax.NewString(p.Value))
		case "timeout", "description":
			entry.Add(p.Name, syntax.NewString(p.Value))
		case "env":
			name, _, _ := strings.Cut(p.Value, "=")
			env = append(env, Value{Text: name, Place: at})
		case "header":
			key, value, _ := strings.Cut(p.Value, "=")
			headers.Add(key, syntax.NewString(value))
		case "type":
			entry.Add("type", syntax.NewString(p.Value))
		}
	}
	if len(args.Items) > 0 {
		entry.Add("args", args)
	}
	if headers.Pairs != nil {
		entry.Add("headers", headers)
	}
	name := link.Get("id")
	if name == "" {
		name = link.Get("name")
	}
	clearPlaces(entry, at)
	e := Entry{Name: name, Node: entry, Place: at}
	s, ok := (&serverReader{format: form, log: log}).read(&e)
	if !ok {
		return nil
	}
	if env != nil {
		s.Set(&Datum{Field: EnvPass, Key: "env", List: env, Place: at})
	}
	return []Server{s}
}

// lineIndex gives lines and columns for offsets of a text.
type lineIndex struct {
	text   string
	starts []int
	// The last place that was asked for, and its column.
	counted, column int
}

func newLineIndex(text string) *lineIndex {
	x := &lineIndex{text: text, starts: []int{0}}
	for i := 0; i < len(text); i++ {
		if text[i] == '\n' {
			x.starts = append(x.starts, i+1)
		}
	}
	return x
}

func (x *lineIndex) place(offset, length int) syntax.Place {
	offset = min(max(offset, 0), len(x.text))
	at, end := 0, len(x.starts) // the last line that starts at or before the offset
	for end-at > 1 {
		if middle := (at + end) / 2; x.starts[middle] <= offset {
			at = middle
		} else {
			end = middle
		}
	}
	from, column := x.starts[at], 1
	if from <= x.counted && x.counted <= offset && x.column > 0 {
		from, column = x.counted, x.column // places on one long line come in order
	}
	for _, c := range x.text[from:offset] {
		column++
		if c >= 0x10000 {
			column++
		}
	}
	x.counted, x.column = offset, column
	return syntax.Place{Offset: offset, Length: min(length, len(x.text)-offset), Line: at + 1, Column: column}
}

// fix moves a place that was counted inside a block to the whole text.
func (x *lineIndex) fix(p *syntax.Place, block *intake.Block) {
	if p.Known() {
		start := block.At(p.Offset)
		*p = x.place(start, block.At(p.Offset+p.Length)-start)
	}
}

func (x *lineIndex) move(findings []Finding, block *intake.Block) {
	for i := range findings {
		x.fix(&findings[i].Place, block)
	}
}

func (x *lineIndex) server(s *Server, block *intake.Block) {
	x.fix(&s.Place, block)
	for i := range s.Data {
		d := &s.Data[i]
		x.fix(&d.Place, block)
		x.fix(&d.Text.Place, block)
		for j := range d.List {
			x.fix(&d.List[j].Place, block)
		}
		for j := range d.Map {
			x.fix(&d.Map[j].Place, block)
			x.fix(&d.Map[j].Value.Place, block)
		}
	}
}
