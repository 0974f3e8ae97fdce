package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// readPieces looks for servers and hooks in a text that is no config itself: links, commands, and the code blocks of a page.
// prose says that the text is no file of a known syntax; root is its tree, or nil. It says in a word what was found, or "".
func (c *Catalog) readPieces(req *Request, whole *intake.Block, root *syntax.Node, prose bool, src *source, answer *Answer, log *Log) string {
	found := ""
	p := pieces{catalog: c, req: req, src: src, answer: answer, log: log, places: newLineIndex(req.Text), long: isLong(whole.Text)}
	if p.listing(whole) {
		return "command"
	}
	if intake.IsNix(whole.Text) {
		if !p.nix(whole) {
			log.About("", false)
			log.say(MsgNothingFound, "", syntax.Place{}, "Nix")
		}
		return "Nix"
	}
	blocks := whole.Blocks(prose)
	// Without fences the lines say what is a command; with them, what stands outside is talk.
	session := maybeCommand(whole.Text)
	for i := range blocks {
		session = session && !blocks[i].Fenced
	}
	if session && p.lines(whole, false) {
		found = "command"
	}
	for i := range blocks {
		if !p.read(&blocks[i]) && p.block(&blocks[i]) && found == "" {
			found = "markdown"
		}
	}
	if found == "" && !session && p.lines(whole, false) {
		found = "command"
	}
	if p.links(whole) && found == "" {
		found = "link"
	}
	if found == "" && p.texts(whole, root) {
		found = "command"
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
	if found == "" && p.lines(whole, true) {
		found = "command"
	}
	if found == "" && p.addresses(whole) {
		found = "link"
	}
	if found == "" && prose && onlyNames(whole.Text) {
		log.About("", false)
		log.say(MsgListedNames, "", syntax.Place{})
		return "command"
	}
	if found == "" && prose && p.installer(whole) {
		return "command"
	}
	if found == "" && prose && slices.ContainsFunc(blocks, func(b intake.Block) bool { return b.Fenced && !b.Span }) {
		log.About("", false)
		log.say(MsgNothingFound, "", syntax.Place{}, "Markdown")
		found = "markdown"
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
	long    bool         // more than a few lines: a page, in which not every line is meant for the person's own shell
	typed   [][2]int     // from where to where commands stand that were read
	written int          // how many texts in commands were looked at
	owner   *Agent       // of the file that a command writes; nil when it is none
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
	if block.Fenced && intake.IsNix(block.Text) && p.nix(block) || maybeCommand(block.Text) && p.lines(block, false) {
		return true
	}
	if block.Span || p.config(block) {
		return !block.Span
	}
	found := false
	for _, b := range block.Blocks(block.Fenced) {
		found = b.Code && p.config(&b) || found
	}
	return found
}

// config reads a block as a config.
func (p *pieces) config(block *intake.Block) bool {
	if !strings.ContainsAny(block.Text, "{=:") {
		return false
	}
	c := p.catalog
	doc := syntax.ParsePiece(block.Text, p.req.Text, block.At)
	one := &Answer{}
	oneLog := &Log{}
	worked := false
	if doc.Err != nil || block.Code {
		doc, worked = p.literal(block, doc, oneLog)
	}
	if doc.Root == nil || block.IsProgram() && !doc.Syntax.IsJSON() {
		return false // the lines of a program can read like TOML
	}
	places := c.inPage(c.locate(doc.Root))
	if len(places) == 1 && !p.saysMCP(block) {
		path := places[0].path
		if block.Code && places[0].shape == single || block.Word && (len(path) == 0 || !c.roots[path[len(path)-1]]) {
			return false // of many objects with a URL or a command, few are servers
		}
	}
	if len(places) == 1 && places[0].shape == single {
		p.nameAbove(&places[0], block)
	}
	oneSource := &source{}
	if p.src.hooks != nil {
		oneSource.page = p.src.hooks.agent
	}
	tellNotes(doc, oneLog)
	req, from := p.req, p.req.From
	if p.owner != nil && c.byID[from] == nil {
		req.From = p.owner.ID
	}
	req.filled = block.Expands || block.Code
	c.readServers(req, doc, places, oneSource, one, oneLog)
	if !worked { // else the hooks may be functions of the program
		c.readHooks(req, doc, oneSource, one, oneLog)
	}
	if req.From != from {
		req.From, one.Source.Sure = from, Certain
	}
	req.filled = false
	if doc.Err != nil {
		tellSyntaxError(doc, oneLog)
	}
	if len(one.Servers)+len(one.Hooks) == 0 && (doc.Err == nil || block.Code || block.IsProgram() || !speaksOfConfig(block.Text)) {
		return false // else the person wants to know where it breaks
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
	agent := one.Source.Agent
	if oneSource.form != nil {
		agent = oneSource.form.agent
	}
	answer.admit(one.Servers, agent, log, oneLog, len(one.Hooks) > 0)
	c.joinHooks(answer, one, src, log, oneLog)
	for i := range oneLog.Findings {
		if f := &oneLog.Findings[i]; f.Place.Known() || !log.said(f) {
			log.Findings = append(log.Findings, *f)
		}
	}
}

// joinHooks adds the hooks of one piece. One that runs the same at the same moment as one that is there already is offered once.
func (c *Catalog) joinHooks(answer, one *Answer, src *source, log, oneLog *Log) {
	first := len(answer.Hooks)
	answer.knowHooks()
	for i := range one.Hooks {
		h := &one.Hooks[i]
		at := answer.sameHook(h)
		if at < 0 {
			name := h.Name()
			if answer.tellApart(h); h.Name() != name {
				oneLog.rename(name, h.Name())
			}
			answer.hookNames[h.Name()] = max(answer.hookNames[h.Name()], 1)
			answer.Hooks = append(answer.Hooks, *h)
			continue
		}
		if !slices.ContainsFunc(answer.Hooks[first:], func(o Hook) bool { return o.Name() == h.Name() }) {
			oneLog.forget(h.Name())
		}
		for j := range h.Handlers {
			if differs := difference(&Server{Data: answer.Hooks[at].Handlers[j].Data}, &Server{Data: h.Handlers[j].Data}); differs != "" {
				log.About(h.Name(), true)
				log.sayOnce(MsgSameServer, h.Place, differs)
			}
		}
	}
	if len(answer.Hooks) == first || slices.ContainsFunc(one.Source.Candidates, func(a *Agent) bool { return slices.Contains(src.hookOwners, a) }) {
		return
	}
	src.hookOwners = append(src.hookOwners, one.Source.Candidates...)
	if first > 0 && !src.hooksMixed {
		src.hooksMixed = true
		log.About("", true)
		log.say(MsgHooksMixed, "", answer.Hooks[first].Place, one.Source.Agent.Name)
	}
}

// sameHook finds a hook of the pieces before that runs the same as one; -1 when there is none.
func (answer *Answer) sameHook(h *Hook) int {
	const most = 50
	for i, at := range answer.hooksBy[h.key()] {
		if i == most {
			break
		}
		if answer.Hooks[at].same(h) {
			return at
		}
	}
	return -1
}

// knowHooks remembers the hooks so far, by what they run and by their names.
func (answer *Answer) knowHooks() {
	if answer.hooksBy == nil {
		answer.hooksBy, answer.hookNames = map[string][]int{}, map[string]int{}
	}
	for ; answer.knownHooks < len(answer.Hooks); answer.knownHooks++ {
		h := &answer.Hooks[answer.knownHooks]
		answer.hooksBy[h.key()] = append(answer.hooksBy[h.key()], answer.knownHooks)
		answer.hookNames[h.Name()] = max(answer.hookNames[h.Name()], 1)
	}
}

// tellApart gives a hook of a further piece a name of its own, by which it can be chosen: by its script, and by a number.
func (answer *Answer) tellApart(h *Hook) {
	if answer.hookNames[h.Name()] == 0 {
		return
	}
	if h.label == "" && len(h.Handlers) > 0 {
		h.label = " " + scriptIn(h.runs())
	}
	base, name := h.label, h.Name()
	for n := answer.hookNames[name]; answer.hookNames[h.Name()] > 0; {
		n++
		h.label = base + " " + strconv.Itoa(n)
		answer.hookNames[name] = n
	}
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
	texts := writtenTexts{pieces: p, block: block}
	var folder *intake.Word
	for _, cmd := range intake.Commands(block.Text) {
		if !launch {
			cmd.Words = c.program(cmd.Words)
		}
		if hooks.take(&cmd) {
			continue
		}
		one := &Log{}
		s, agent, ok := c.readCommand(&cmd, one)
		if agent == nil {
			if launch {
				s, ok = c.launchLine(&cmd, folder, one)
				ok = ok && (!p.long || startsOne(cmd.Words))
			} else if texts.take(&cmd) {
				found = true
				continue
			}
			if !ok {
				if len(cmd.Words) == 2 && cmd.Words[0].Text == "cd" {
					folder = &cmd.Words[1]
				}
				others = append(others, cmd)
				continue
			}
		}
		if p.long && (isSynopsis(s.Name) || ok && handsOn(&s) || !ok && one.said(&Finding{Message: MsgCommandEmpty, Item: s.Name})) {
			continue // it shows how the command is used, or only names it
		}
		if block.Span && !ok {
			continue // the sentence speaks of the command
		}
		found = true
		p.done(block, &cmd)
		if ok {
			one.About(s.Name, false)
			settleName(&s, one)
			if agent != nil {
				(&serverReader{format: c.write[agent][0], log: one}).tellSecrets(&s)
			}
		}
		one.dropRepeats(0)
		p.places.move(one.Findings, block)
		if ok {
			p.places.server(&s, block)
			c.take(p.answer, p.src, []Server{s}, agent, p.log, one)
		}
		p.tell(one.Findings)
	}
	found = hooks.read() || found
	found = texts.read() || found
	if found {
		p.others(others, block)
	}
	return found
}

// installer tells of a line that has another program install something and does not say how that runs.
func (p *pieces) installer(whole *intake.Block) bool {
	if p.long {
		return false
	}
	for _, cmd := range intake.Commands(whole.Text) {
		installs, server := -1, false
		for i, w := range cmd.Words {
			if installs < 0 && i > 0 && (w.Text == "install" || w.Text == "enable" || w.Text == "add") {
				installs = i
			}
			server = server || strings.Contains(w.Text, "mcp") || strings.HasPrefix(w.Text, "extension") || strings.Contains(w.Text, "plugin")
		}
		if installs > 0 && installs+1 < len(cmd.Words) && server {
			what := cmd.Words[installs-1].Text + " " + cmd.Words[installs].Text + " " + cmd.Words[installs+1].Text
			p.log.About("", false)
			p.log.say(MsgInstaller, "", p.places.place(whole.At(cmd.Words[0].Offset), cmd.Words[0].Length), clip(what))
			return true
		}
	}
	return false
}

// fewLines is how many lines a person pastes of a terminal.
const fewLines = 6

func isLong(text string) bool {
	lines := 0
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			lines++
		}
		if lines > fewLines {
			return true
		}
	}
	return false
}

// startsOne says whether a line names what it starts as a server: a page about one starts other programs too.
func startsOne(words []intake.Word) bool {
	return slices.ContainsFunc(words, func(w intake.Word) bool { return namesServer(w.Text) })
}

// isSynopsis says whether a name stands for any: <name>, [options], three dots.
func isSynopsis(name string) bool {
	return name == "..." || name == "…" || strings.HasPrefix(name, "{{") || len(name) > 2 && (name[0] == '<' && name[len(name)-1] == '>' || name[0] == '[' && name[len(name)-1] == ']')
}

// handsOn says whether a line is of a function that gets the name and what to run: claude mcp add "$1" -- "$@".
func handsOn(s *Server) bool {
	target := s.Text(Command) + s.Text(URL)
	return isVariable(s.Name) && (isVariable(target) || target == "$@" || target == "$*")
}

// isVariable says whether a text is one variable of a shell and nothing else.
func isVariable(text string) bool {
	name := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(text, "$"), "{"), "}")
	return text != "" && text[0] == '$' && (nameLength(name) == len(name) || len(name) == 1 && name[0] >= '0' && name[0] <= '9')
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

// take adds the servers of a command or a link, of which piece tells.
func (c *Catalog) take(answer *Answer, src *source, servers []Server, agent *Agent, log, piece *Log) {
	if answer.Source.Agent == nil && agent != nil {
		answer.Source.Agent, answer.Source.Candidates, answer.Source.Sure = agent, []*Agent{agent}, Certain
		src.form = c.write[agent][0]
	}
	for i := range servers {
		src.addInputs(&servers[i])
	}
	answer.admit(servers, agent, log, piece, false)
}
