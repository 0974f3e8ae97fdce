// Package convert turns the MCP servers and hooks of one AI coding agent into those of every other one.
//
// The data goes one way. [agentconv/convert/syntax] makes a tree of the text; a description of the source agent (an
// [Agent]) takes the tree apart into neutral items ([Server], [Hook]); a description of the target puts them together
// again. Reading takes keys out of the tree, and what nobody took is told; writing answers for every field of an item. So
// nothing is lost in silence.
//
// This package knows no agent by name: a [Catalog] is handed to it.
package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// Convert reads the text and writes it for every target. It never fails: what cannot be read or written is a finding.
func (c *Catalog) Convert(req *Request) *Answer {
	answer, targets := c.Read(req)
	for t := range targets {
		answer.Targets = append(answer.Targets, t)
	}
	return answer
}

// Read reads the text and gives the targets one by one. Each is written when it is asked for, so that what one needs is let go
// before the next: for thousands of servers and all agents the whole would be hundreds of megabytes. The answer's Targets stay
// empty.
func (c *Catalog) Read(req *Request) (answer *Answer, targets func(yield func(Target) bool)) {
	answer = &Answer{}
	log := &Log{}
	req.Options.only = make(map[string]bool, len(req.Options.Only))
	for _, name := range req.Options.Only {
		req.Options.only[name] = true
	}
	src := c.understand(req, answer, log)
	answer.Findings = log.sorted()
	return answer, func(yield func(Target) bool) {
		desk := &desk{}
		for _, agent := range c.targets(req) {
			if !yield(c.writeTarget(req, src, answer, agent, desk)) {
				return
			}
		}
	}
}

func (c *Catalog) targets(req *Request) []*Agent {
	if req.To == nil {
		return c.agents
	}
	var out []*Agent
	for _, id := range req.To {
		if a := c.byID[id]; a != nil && !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}

// source is what was understood of the text, beyond what the answer shows.
type source struct {
	form   *serverForm // of the servers; nil when there are none
	hooks  *hookForm   // of the hooks; nil when there are none
	allOff Extra       // the key that switches all of them off, if one does
	// hookOwners are the agents whose hooks stand on the page; hooksMixed says that there was more than one.
	hookOwners []*Agent
	hooksMixed bool
	front      bool   // the config was cut out of a front matter
	page       *Agent // that the hooks above on the page are of
	// hookBeside is what stands among the events and is none.
	hookBeside []Extra
	beside     []Extra // further keys of the file that belong to the servers
	inputs     *syntax.Node
	grants     *serverForm // that holds the grants; nil when there are none
	// grantNodes are the grants as they stood, for the way back.
	grantNodes []Extra
	secrets    secretsFound
	stopped    bool // reading stopped at a syntax error
}

// addInputs adds the definitions that came with a server.
func (src *source) addInputs(s *Server) {
	if s.inputs == nil || len(s.inputs.Items) == 0 {
		return
	}
	all := syntax.NewList()
	if src.inputs != nil {
		all.Items = append(all.Items, src.inputs.Items...)
	}
	all.Items = append(all.Items, s.inputs.Items...)
	src.inputs = all
}

// understand parses the text, finds whose it is, and reads its items.
func (c *Catalog) understand(req *Request, answer *Answer, log *Log) *source {
	src := &source{secrets: secretsFound{}}
	answer.os = req.OS
	if said := c.byID[req.From]; said != nil {
		answer.Source.Agent, answer.Source.Sure, answer.Source.Candidates = said, Said, []*Agent{said}
	}
	doc, whole := syntax.Parse(req.Text), &intake.Block{Text: req.Text}
	for range mostLayers {
		inner, what := whole.Uncovered(doc.Err == nil && c.isConfig(doc))
		if inner == nil {
			break
		}
		whole, doc = inner, syntax.ParsePiece(inner.Text, req.Text, inner.At)
		m := MsgUncovered
		if what == "-" {
			m = MsgChanged
		}
		log.say(m, "", syntax.Place{}, what)
	}
	if e := doc.Err; e != nil && e.Cause == syntax.SurplusBracket && whole.Text == req.Text && !c.isConfig(doc) {
		// The text begins in the middle of an entry: what follows that one can be read.
		rest := whole.Cut(e.Place.Offset+1, len(whole.Text))
		if d := syntax.ParsePiece(rest.Text, req.Text, rest.At); c.isConfig(d) {
			log.say(MsgUncovered, "", syntax.Place{}, "… }")
			whole, doc = rest, d
		}
	}
	if head, start, ok := frontOf(whole.Text); ok {
		front := whole.Cut(start, start+len(head))
		switch d := syntax.ParsePiece(head, req.Text, front.At); {
		case c.isConfig(d) && !c.isSingle(d):
			whole, doc, src.front = front, d, true
		case c.isSingle(doc):
			doc = &syntax.Document{Text: doc.Text, Err: &syntax.Error{Cause: syntax.NotConfig, Place: syntax.Place{Line: 1, Column: 1}}}
		}
	}
	if doc.Err != nil {
		whole, doc = c.rendered(req, whole, doc, log)
	}
	if !c.isConfig(doc) || isSession(doc) {
		if word := c.readPieces(req, whole, doc.Root, doc.Err != nil || doc.Root == nil || doc.Root.Kind == syntax.String, src, answer, log); word != "" {
			answer.Source.Syntax = word
			c.noteKinds(answer)
			return src
		}
	}
	answer.Source.Syntax = doc.Syntax.String()
	tellNotes(doc, false, log)
	if doc.Err != nil {
		tellSyntaxError(doc, log)
		src.stopped = doc.Root == nil
	}
	if doc.Root == nil {
		return src
	}
	places := c.locate(doc.Root)
	if len(places) == 0 && len(c.locateHooks(doc.Root)) == 0 {
		if inner := c.embedded(doc, log); inner != nil {
			doc, places = inner, c.locate(inner.Root)
		}
	}
	if c.isHookFile(doc.Root) {
		places = nil
	}
	c.readServers(req, doc, places, src, answer, log)
	c.readHooks(req, doc, src, answer, log)
	c.readGrants(doc.Root, src, answer, log)
	c.noteKinds(answer)
	if len(answer.Source.Kinds) == 0 && log.mild(speaksOfConfig(req.Text)) {
		log.About("", false)
		switch {
		case len(places) > 0:
			log.say(MsgNoEntries, "", places[0].node.Place, joinPath(places[0].path))
		case holdsNoHook(doc.Root.Get("hooks")):
			log.say(MsgNoHookEntries, "", doc.Root.Get("hooks").Place)
		case isHandler(doc.Root):
			log.say(MsgHookNoEvent, "", doc.Root.Place)
		case c.tellNotify(doc.Root, doc.Syntax, log):
		default:
			if p := c.pointer(doc.Root); p != nil {
				log.say(MsgElsewhere, "", p.KeyPlace, p.Key, clip(p.Value.Text))
				break
			}
			log.say(MsgNothingFound, "", syntax.Place{}, doc.Syntax.String())
		}
	}
	return src
}

// pointer finds the key that names another file in which the hooks or servers stand, as a plug-in's manifest does, or nil.
func (c *Catalog) pointer(root *syntax.Node) *syntax.Pair {
	for i := range root.Pairs {
		if p := &root.Pairs[i]; (c.roots[p.Key] || p.Key == "hooks") && p.Value.Kind == syntax.String && (isPath(p.Value.Text) || strings.HasSuffix(p.Value.Text, ".json")) {
			return p
		}
	}
	return nil
}

// mostLayers is how many layers around a config are taken off.
const mostLayers = 4

// isConfig says whether a text is a config as it stands: it parses, or what could be read of it holds servers or hooks.
func (c *Catalog) isConfig(doc *syntax.Document) bool {
	return doc.Root != nil && (doc.Err == nil || doc.Err.Cause != syntax.NotConfig) && (len(c.locate(doc.Root)) > 0 || len(c.locateHooks(doc.Root)) > 0)
}

// frontOf gives the front matter of a page: what follows it is prose, not a second document.
func frontOf(text string) (head string, start int, ok bool) {
	head, start, ok = frontMatter(text)
	if !ok {
		return "", 0, false
	}
	_, body, _ := strings.Cut(text[start+len(head):], "\n")
	body = strings.TrimSpace(body)
	if !strings.HasPrefix(body, "#") && !strings.HasPrefix(body, "<") {
		if doc := syntax.Parse(body); body == "" || doc.Err == nil && doc.Root != nil {
			return "", 0, false
		}
	}
	return head, start, true
}

// isSingle says whether a text reads as one server alone, as what a front matter says of its page can: a title and an address.
func (c *Catalog) isSingle(doc *syntax.Document) bool {
	if doc.Root == nil || len(c.locateHooks(doc.Root)) > 0 {
		return false
	}
	places := c.locate(doc.Root)
	return len(places) == 1 && places[0].shape == single
}

// isSession says whether a text that reads as a config with a fault is more likely what was typed into a shell, or code.
func isSession(doc *syntax.Document) bool {
	if doc.Err != nil && intake.IsNix(doc.Text) {
		return true
	}
	return doc.Err != nil && !doc.Syntax.IsJSON() && (strings.Contains(doc.Text, "<<") || intake.LooksLikeCode(doc.Text) || intake.HasProse(doc.Text))
}

func (c *Catalog) noteKinds(answer *Answer) {
	if len(answer.Servers) > 0 {
		answer.Source.Kinds = append(answer.Source.Kinds, "servers")
	}
	if len(answer.Hooks) > 0 {
		answer.Source.Kinds = append(answer.Source.Kinds, "hooks")
	}
	if len(answer.Grants) > 0 {
		answer.Source.Kinds = append(answer.Source.Kinds, "grants")
	}
}
