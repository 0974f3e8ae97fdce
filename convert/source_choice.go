package convert

import (
	"slices"

	"agentconv/convert/syntax"
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
