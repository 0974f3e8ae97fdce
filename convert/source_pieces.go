package convert

import (
	"slices"
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
	cells   bool         // the text is a file of lines in lists that hold configs, as a notebook is
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
		found = (b.Code || b.Fenced && !b.Span) && p.config(&b) || found
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
	code, worked := false, false
	if doc.Err != nil || block.Code {
		doc, code, worked = p.literal(block, doc, oneLog)
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
	tellNotes(doc, code, oneLog)
	req, from := p.req, p.req.From
	if p.owner != nil && c.byID[from] == nil {
		req.From = p.owner.ID
	}
	req.filled = block.Expands || block.Code
	c.readServers(req, doc, places, oneSource, one, oneLog)
	if !worked { // else the hooks may be functions of the program
		c.readHooks(req, doc, oneSource, one, oneLog)
	}
	if code && c.byID[req.From] == nil {
		oneLog.Findings = slices.DeleteFunc(oneLog.Findings, ofFile)
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

// fewLines is how many lines a person pastes of a terminal.
const fewLines = 6
