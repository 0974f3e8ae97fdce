package convert

import (
	"strconv"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// links reads the links that install a server.
func (p *pieces) links(whole *intake.Block) bool {
	found := false
	for _, link := range intake.Links(whole.Text) {
		link.Offset = whole.At(link.Offset)
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
			one := &Log{}
			servers := p.catalog.linkServers(form, l, link, at, one)
			for j := range servers {
				settleName(&servers[j], one)
			}
			if len(servers) > 0 {
				p.catalog.take(p.answer, p.src, servers, form.agent, p.log, one)
			}
			p.log.Findings = append(p.log.Findings, one.Findings...)
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
	return p.otherLink(link, at)
}

// otherLink reads a link of a program that nobody describes, when it speaks of MCP and carries a config.
func (p *pieces) otherLink(link *intake.Link, at syntax.Place) bool {
	if !strings.Contains(strings.ToLower(link.Scheme+":"+link.Place), "mcp") {
		return false
	}
	const most = 8 // parameters that are looked at
	bodies := []string{link.Query}
	for _, param := range link.Params[:min(most, len(link.Params))] {
		bodies = append(bodies, param.Value)
	}
	for _, body := range bodies {
		inner := intake.Link{Params: []intake.Param{{Name: "name", Value: link.Get("name")}, {Name: "config", Value: body}}, Offset: link.Offset, Length: link.Length}
		l := LinkForm{Body: BodyNamed}
		config, broken := l.unpack(&inner)
		doc := syntax.ParseAs(config, syntax.JSON5)
		if broken > 0 || doc.Root == nil || doc.Root.Kind != syntax.Map {
			continue
		}
		places := p.catalog.locate(doc.Root)
		if len(places) == 0 {
			continue
		}
		if places[0].shape != single {
			l.Body = BodyServers
		}
		one := &Log{}
		form := p.catalog.readings(nil, doc.Root, syntax.JSON, places)[0].form
		servers := p.catalog.linkServers(form, &l, &inner, at, one)
		for i := range servers {
			settleName(&servers[i], one)
		}
		if len(servers) > 0 {
			p.catalog.take(p.answer, p.src, servers, nil, p.log, one)
			p.log.Findings = append(p.log.Findings, one.Findings...)
			return true
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
