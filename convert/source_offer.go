package convert

import (
	"slices"
	"strings"
)

// offer adds a server. One of the same name, or that runs the same thing, is offered once, in the better reading. instead is the name
// that another reading of it had, when this one is taken in its place; taken is false when that one stays.
// Of the first servers, a name in other letters is the same name.
func (answer *Answer) offer(s *Server, first int, log *Log) (instead string, taken bool) {
	if answer.known == nil {
		answer.known = map[string]int{}
		for i := range answer.Servers {
			answer.know(i)
		}
	}
	at, there := answer.known["n"+s.Name]
	if !there {
		at, there = answer.known["f"+strings.ToLower(s.Name)]
		there = there && at < first
	}
	if !there {
		at, there = answer.known["t"+target(s)]
	}
	if !there {
		answer.Servers = append(answer.Servers, *s)
		answer.know(len(answer.Servers) - 1)
		return "", true
	}
	old := &answer.Servers[at]
	log.About(old.Name, false)
	if differs := difference(old, s); differs != "" || old.Name != s.Name {
		log.sayOnce(MsgSameServer, s.Place, differs)
	}
	if !answer.better(s, old) {
		return "", false
	}
	name := old.Name
	*old = *s
	old.Name = name
	answer.know(at)
	return name, true
}

// admit offers the servers of one piece, which was read as agent's, and leaves of its findings those about what is taken. used says that
// the piece holds something else as well.
func (answer *Answer) admit(servers []Server, agent *Agent, log, piece *Log, used bool) {
	first := len(answer.Servers)
	for i := range servers {
		s := &servers[i]
		if agent != answer.Source.Agent {
			s.agent = agent
		}
		instead, taken := answer.offer(s, first, log)
		switch {
		case !taken:
			piece.forget(s.Name)
		case instead != "":
			log.forget(instead)
			piece.rename(s.Name, instead)
		}
		used = used || taken
	}
	kept := piece.Findings[:0]
	for i := range piece.Findings {
		f := &piece.Findings[i]
		if !used && f.Level < Error {
			continue
		}
		if agent != nil && agent != answer.Source.Agent {
			f.Source = agent.Name
		}
		kept = append(kept, *f)
	}
	piece.Findings = kept
}

// better says whether a second reading of a server takes the place of the first: the one for the person's own system does, and of two
// that run the same program or reach an address the one that says more. Else the page shows another way, and the first stays.
func (answer *Answer) better(s, old *Server) bool {
	if windows := forWindows(s); windows != forWindows(old) {
		return windows == (answer.os == Windows)
	}
	return s.Text(Command) == old.Text(Command) && weight(s) > weight(old)
}

// forWindows says whether a server is started in a way that only Windows has.
func forWindows(s *Server) bool {
	command := strings.ToLower(s.Text(Command))
	if command == "cmd" || strings.HasSuffix(command, ".exe") || strings.HasSuffix(command, ".cmd") {
		return true
	}
	args := s.Get(Args)
	return args != nil && slices.ContainsFunc(args.List, func(v Value) bool { return strings.HasSuffix(strings.ToLower(v.Text), ".exe") })
}

// know remembers a server by its name and by what it runs or reaches.
func (answer *Answer) know(i int) {
	s := &answer.Servers[i]
	answer.known["n"+s.Name], answer.known["f"+strings.ToLower(s.Name)], answer.known["t"+target(s)] = i, i, i
}

// target is what a server runs or reaches, in one text.
func target(s *Server) string {
	if url := s.Text(URL); url != "" {
		return url
	}
	var out strings.Builder
	out.WriteString(s.Text(Command))
	if args := s.Get(Args); args != nil {
		for i := range args.List {
			out.WriteByte(0)
			out.WriteString(args.List[i].Text)
		}
	}
	return out.String()
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
