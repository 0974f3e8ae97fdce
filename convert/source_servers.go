package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// readServers finds the servers in the tree and whose format they are in, and reads them.
func (c *Catalog) readServers(req *Request, doc *syntax.Document, places []place, src *source, answer *Answer, log *Log) {
	said := c.byID[req.From]
	readings := c.readings(said, doc.Root, doc.Syntax, places)
	if said == nil {
		c.addHookEvidence(readings, doc)
	}
	rd := c.choose(req, readings, answer)
	if rd == nil {
		return
	}
	src.form = rd.form
	if rd.form.Inputs != "" {
		src.inputs = inputsOf(doc.Root, rd.form.Inputs, places)
	}
	src.beside = rd.form.besides(doc.Root)
	log.About("", false)
	tellRoot(rd, places, log)
	reader := &serverReader{format: rd.form, log: log}
	switchedOff := rd.form.switched(doc.Root)
	seen := make(map[string]bool, len(rd.entries))
	last := map[string]int{} // the number that the last entry of a name got
	answer.Servers = slices.Grow(answer.Servers, len(rd.entries))
	for i := range rd.entries {
		e := &rd.entries[i]
		e.Off = e.Off || switchedOff(e)
		if own := e.OnOS[req.OS]; own != nil {
			e.Node = own
		}
		before := len(log.Findings)
		s, ok := reader.read(e)
		if !ok {
			continue
		}
		if d := s.Get(Enabled); d != nil && !e.Off && rd.form.onAnyway(doc.Root, e.Name) {
			d.On = true
		}
		if req.filled {
			s.filledIn()
		}
		settleName(&s, log)
		log.named(before, s.Name)
		key := s.Name
		if rd.form.ScopeAgents != nil && s.Scope != "" {
			key = s.Scope + "\x00" + s.Name // for one program alone: no second one of the name
		}
		if seen[key] {
			n := max(2, last[s.Name]+1)
			second := s.Name + "-" + strconv.Itoa(n)
			for seen[second] {
				n++
				second = s.Name + "-" + strconv.Itoa(n)
			}
			last[s.Name] = n
			log.say(MsgDuplicateEntry, "name", s.Place, duplicateWhy(&s), second)
			s.Name, key = second, second
		}
		seen[key] = true
		if s.Scope != "" {
			section := MsgProjectSection
			if rd.form.ScopeAgents != nil {
				section = MsgProgramSection
			}
			log.say(section, "", s.Place, s.Scope)
		}
		reader.tellLiterals(&s)
		src.addInputs(&s)
		answer.Servers = append(answer.Servers, s)
	}
	c.tellAmbiguous(req, rd, readings, answer, log)
}

// inputsOf finds the definitions of inputs: at the top, or beside the servers in a file of another shape.
func inputsOf(root *syntax.Node, key string, places []place) *syntax.Node {
	if inputs := root.Get(key); inputs != nil {
		return inputs
	}
	for i := range places {
		if n := len(places[i].path); n > 1 {
			if inputs := root.At(append(slices.Clone(places[i].path[:n-1]), key)...); inputs != nil {
				return inputs
			}
		}
	}
	return nil
}

func duplicateWhy(s *Server) string {
	if s.Scope != "" {
		return "One stands in a section for one project or program."
	}
	return "They stand in different places of the text."
}

// settleName gives a server without a name one, and the first name back to a server that another agent's rule renamed.
func settleName(s *Server, log *Log) {
	if d := s.Get(OriginalName); d != nil {
		if d.Text.Text != "" && d.Text.Text != s.Name {
			s.Stored, s.Name = s.Name, d.Text.Text
			log.Add(&Finding{Message: MsgOriginalName, Item: s.Name, Field: d.Key, Args: []string{s.Stored}, Place: d.Place})
		}
		s.Drop(OriginalName)
	}
	if s.Name == "" {
		s.Name = nameFor(s)
		log.Add(&Finding{Message: MsgNameMissing, Item: s.Name, Field: "name", Place: s.Place})
	}
}

// How far behind the best an agent may be to count as a candidate, and how far ahead the best must be to be certain.
const (
	candidateMargin = 12
	certainMargin   = 8
)

// choose picks the reading: the agent that the person said, else the best one.
func (c *Catalog) choose(req *Request, readings []reading, answer *Answer) *reading {
	if said := c.byID[req.From]; said != nil {
		answer.Source.Agent, answer.Source.Sure = said, Said
		answer.Source.Candidates = []*Agent{said}
		for i := range readings {
			if readings[i].form.agent == said {
				answer.Source.Variant = readings[i].form.Variant
				return &readings[i]
			}
		}
		return nil
	}
	if len(readings) == 0 {
		return nil
	}
	best := &readings[0]
	answer.Source.Agent, answer.Source.Variant = best.form.agent, best.form.Variant
	answer.Source.Sure = Certain
	for i := range readings {
		rd := &readings[i]
		if best.score-rd.score > candidateMargin && i > 0 {
			break
		}
		if i > 0 && rd.form.agent.Shape {
			continue
		}
		if !slices.Contains(answer.Source.Candidates, rd.form.agent) {
			answer.Source.Candidates = append(answer.Source.Candidates, rd.form.agent)
		}
	}
	if second := secondAgent(readings); second != nil && best.score-second.score <= certainMargin {
		answer.Source.Sure = Likely
		if second.score == best.score {
			answer.Source.Sure = Guess
		}
	}
	return best
}

func secondAgent(readings []reading) *reading {
	for i := range readings {
		if readings[i].form.agent != readings[0].form.agent && !readings[i].form.agent.Shape {
			return &readings[i]
		}
	}
	return nil
}

// tellRoot tells when the servers stand where this agent does not look.
func tellRoot(rd *reading, places []place, log *Log) {
	if rd.found {
		for i := range rd.entries {
			if e := &rd.entries[i]; e.Misplaced {
				log.Add(&Finding{Message: MsgMisplaced, Item: e.Name, Place: e.Place})
			}
		}
		return
	}
	own := joinPath(rd.form.Root)
	for i := range places {
		p := &places[i]
		var at syntax.Place
		if p.pair != nil {
			at = p.pair.KeyPlace
		}
		path := joinPath(p.path)
		switch {
		case len(p.path) == 0 && len(rd.form.Root) == 0:
		case len(p.path) == 0:
			log.say(MsgNoRoot, "", p.node.Place, own)
		case rd.form.listOK(p) && (samePath(rd.form.Root, p.path) || anyPath(rd.form.AlsoRoots, p.path)):
		case anyPath(rd.form.OldRoots, p.path):
			log.say(MsgOldRoot, path, at, path, own)
		default:
			if p.shape == inList {
				path += " (a list)"
			}
			log.say(MsgWrongRoot, joinPath(p.path), at, path, own)
		}
	}
}

// switched gives a test for names that lists beside the servers switch off.
func (f *serverForm) switched(root *syntax.Node) func(e *Entry) bool {
	off, on := root.At(f.OffList...), root.At(f.OnList...)
	if f.OffList == nil {
		off = nil
	}
	if f.OnList == nil {
		on = nil
	}
	return func(e *Entry) bool {
		name := e.Name
		if e.Scope != "" && f.OffScope != nil {
			path := slices.Clone(f.OffScope)
			path[slices.Index(path, "*")] = e.Scope
			if here := root.At(path...); here != nil && here.Kind == syntax.List && f.OffMatch.in(here, name) {
				return true
			}
		}
		return off != nil && off.Kind == syntax.List && f.OffMatch.in(off, name) ||
			on != nil && on.Kind == syntax.List && len(on.Items) > 0 && !f.OffMatch.in(on, name)
	}
}

// in says whether a list of names has this one.
func (m NameMatch) in(list *syntax.Node, name string) bool {
	return slices.ContainsFunc(list.Items, func(n *syntax.Node) bool {
		switch m {
		case MatchFold:
			return strings.EqualFold(n.Text, name)
		case MatchGlob:
			return matchesGlob(n.Text, name)
		}
		return n.Text == name
	})
}

// matchesGlob compares a name with a pattern in which * stands for any text and ? for one character. Of several stars only
// the last one is ever gone back to, so the work is bounded by the product of both lengths.
func matchesGlob(pattern, name string) bool {
	p, n, star, mark := 0, 0, -1, 0
	for n < len(name) {
		switch {
		case p < len(pattern) && pattern[p] == '*':
			star, mark = p, n
			p++
		case p < len(pattern) && (pattern[p] == '?' || pattern[p] == name[n]):
			p++
			n++
		case star >= 0:
			mark++
			p, n = star+1, mark
		default:
			return false
		}
	}
	return strings.Trim(pattern[p:], "*") == ""
}

// besides collects the keys of the file that belong to its servers.
func (f *serverForm) besides(root *syntax.Node) []Extra {
	var out []Extra
	for _, key := range f.Beside {
		path := splitKey(key)
		holder := root.At(path[:len(path)-1]...)
		if holder == nil {
			continue
		}
		for i := range holder.Pairs {
			if p := &holder.Pairs[i]; p.Key == path[len(path)-1] {
				out = append(out, Extra{Path: path, Node: p.Value, Place: p.KeyPlace})
			}
		}
	}
	return out
}

// onAnyway says whether a list beside the servers switches one on whatever its entry says.
func (f *serverForm) onAnyway(root *syntax.Node, name string) bool {
	if f.OnAnyway == nil {
		return false
	}
	on := root.At(f.OnAnyway...)
	return on != nil && on.Kind == syntax.List && f.OffMatch.in(on, name)
}

// tellAmbiguous tells when another agent fits as well, or nearly and is used more, and would read the servers otherwise.
func (c *Catalog) tellAmbiguous(req *Request, rd *reading, readings []reading, answer *Answer, log *Log) {
	if answer.Source.Sure != Guess && (answer.Source.Sure != Likely || rd.form.agent.Shape) {
		return
	}
	for i := range readings {
		other := &readings[i]
		if !slices.Contains(answer.Source.Candidates, other.form.agent) {
			return
		}
		if other.score < rd.score && other.form.agent.Rank > rd.form.agent.Rank {
			continue
		}
		if other.form.agent == rd.form.agent || other.form.agent.Shape || sameReading(rd, other) {
			continue
		}
		log.About("", false)
		log.say(MsgAmbiguous, "", syntax.Place{}, other.form.agent.Name)
		return
	}
	if answer.Source.Sure == Guess {
		answer.Source.Sure = Likely // whosever it is, it means the same
	}
}

// sameReading says whether two forms understand the first entries alike.
func sameReading(a, b *reading) bool {
	left := &serverReader{format: a.form, log: &Log{}}
	right := &serverReader{format: b.form, log: &Log{}}
	for i := range a.entries {
		if i == mostScored || i >= len(b.entries) {
			break
		}
		x, okX := left.read(&a.entries[i])
		y, okY := right.read(&b.entries[i])
		if okX != okY || okX && !alike(&x, &y) {
			return false
		}
	}
	return true
}

// alike compares what two readings made of one entry: transport, times, and which texts are references.
func alike(x, y *Server) bool {
	// A URL that one agent refuses to guess and another takes as undecided reads the same here.
	if x.Transport != y.Transport {
		return false
	}
	for i := range x.Data {
		d := &x.Data[i]
		e := y.Get(d.Field)
		if e == nil {
			continue
		}
		if d.Seconds != e.Seconds || d.On != e.On || len(d.Map) != len(e.Map) || len(d.List) != len(e.List) {
			return false
		}
		for j := range d.Map {
			if d.Map[j].Value.IsLiteral() != e.Map[j].Value.IsLiteral() {
				return false
			}
		}
	}
	return true
}

// tellLiterals tells of texts that look like references and are none to the source.
func (r *serverReader) tellLiterals(s *Server) {
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case Command, URL, Cwd, EnvFile, OAuthClientSecret:
			r.tellLiteral(&d.Text, d.Key)
		case Args:
			r.tellArguments(s, d)
		case EnvVars, Headers:
			for j := range d.Map {
				r.tellLiteral(&d.Map[j].Value, d.Key+"."+d.Map[j].Name)
			}
		}
	}
}

// tellArguments leaves out what a bridge fills in itself.
func (r *serverReader) tellArguments(s *Server, args *Datum) {
	var own variables
	bridge, asked := false, false
	for i := range args.List {
		v := &args.List[i]
		if !asked && strings.Contains(v.Text, "${") {
			own, bridge, asked = ownVars(s), behindBridge(s) != nil, true
		}
		if !own.fill(v.Text) {
			r.tellLiteral(v, args.Key)
		} else if piece, _ := LooksLikeReference(v.Text); bridge {
			r.log.say(MsgBridgeFills, args.Key, v.Place, piece, s.Get(EnvVars).Key)
		}
	}
}

func (r *serverReader) tellLiteral(v *Value, field string) {
	if !v.IsLiteral() {
		return
	}
	piece, looks := LooksLikeReference(v.Text)
	if !looks || piece[0] == '$' && piece[1] != '{' {
		return // $HOME in an argument is meant for a shell inside as often as not
	}
	if actionLength(piece) > 0 {
		r.tellAction(piece, v.Place)
		return
	}
	r.log.say(MsgSourceLiteral, field, v.Place, piece, r.format.referenceHint())
}

// referenceHint says how the agent spells a variable, for a message.
func (f *serverForm) referenceHint() string {
	if len(f.Dialect.Env) == 0 && f.Dialect.Expression == "" {
		return "Put the value itself there."
	}
	return "Variables are written " + f.spellEnv("NAME") + " there."
}
