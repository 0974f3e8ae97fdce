package convert

import (
	"slices"
	"strconv"

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
	return "The text holds both."
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
