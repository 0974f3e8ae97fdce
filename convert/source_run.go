package convert

import (
	"agentconv/convert/intake"
)

// RunOptions are options of an agent's program that start servers for one run: goose session --with-extension "A=b npx x".
type RunOptions struct {
	Program string
	Line    string // its value is a whole command line
	Address string // its value is the address of a Streamable HTTP server
}

// oneRun reads the servers that the options of a line start for one run.
func (p *pieces) oneRun(block *intake.Block, cmd *intake.Command) bool {
	found := false
	for _, form := range p.catalog.forms {
		if o := &form.Runs; o.Program == programOf(cmd.Words[0].Text) {
			for i := 1; i+1 < len(cmd.Words); i++ {
				found = p.runOption(block, form, cmd.Words[i].Text, cmd.Words[i+1]) || found
			}
		}
	}
	if found {
		p.done(block, cmd)
	}
	return found
}

func (p *pieces) runOption(block *intake.Block, form *serverForm, flag string, value intake.Word) bool {
	one := &Log{}
	var s Server
	switch flag {
	case form.Runs.Line:
		lines := intake.Commands(value.Text)
		if len(lines) == 0 {
			return false
		}
		cmd := &lines[0]
		for _, words := range [][]intake.Word{cmd.Words, cmd.Sets} {
			for i := range words {
				words[i].Offset, words[i].Length = value.Offset, value.Length
			}
		}
		s = launched(cmd, nil, one)
	case form.Runs.Address:
		r := commandReader{form: form, log: one}
		r.set(URL, value)
		s = r.server
		s.Transport, s.Pinned, s.Place = HTTP, true, wordPlace(&value)
	default:
		return false
	}
	s.Name = ""
	one.say(MsgOneRun, "", s.Place)
	p.takeLine(block, &s, form.agent, one)
	p.tell(one.Findings)
	return true
}

// takeLine takes a server that a line gives.
func (p *pieces) takeLine(block *intake.Block, s *Server, agent *Agent, one *Log) {
	one.About(s.Name, false)
	settleName(s, one)
	form := noForm
	if agent != nil {
		form = p.catalog.write[agent][0]
	}
	(&serverReader{format: form, log: one}).tellSecrets(s)
	one.dropRepeats(0)
	p.places.move(one.Findings, block)
	p.places.server(s, block)
	p.catalog.take(p.answer, p.src, []Server{*s}, agent, p.log, one)
}
