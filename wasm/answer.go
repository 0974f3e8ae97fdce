package main

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// answerWriter writes an answer in the words of the JavaScript contract.
type answerWriter struct {
	*jsonWriter
	lines  *lines
	source string // name of the source agent, for the sentences
	brief  bool   // what findings have in common stands once: the JavaScript module gives it to each of them
	common []common
}

// answer writes all but the targets.
func (w *answerWriter) answer(a *convert.Answer) {
	if a.Source.Agent != nil {
		w.source = a.Source.Agent.Name
	} else {
		w.source = "the source"
	}
	w.open('{')
	w.key("source")
	w.sourceOf(&a.Source)
	w.key("servers")
	w.open('[')
	for i := range a.Servers {
		w.server(&a.Servers[i])
	}
	w.close(']')
	w.key("hooks")
	w.open('[')
	for i := range a.Hooks {
		w.hook(&a.Hooks[i])
	}
	w.close(']')
	w.findings(a.Findings, "")
	w.key("targets")
	w.open('{')
	w.close('}')
	w.close('}')
}

func (w *answerWriter) sourceOf(s *convert.Source) {
	w.open('{')
	w.key("agent")
	if s.Agent == nil {
		w.null()
	} else {
		w.text(s.Agent.ID)
	}
	w.key("agents")
	w.open('[')
	for _, a := range s.Candidates {
		w.text(a.ID)
	}
	w.close(']')
	if s.Agent != nil && s.Agent.Shape {
		w.pair("name", s.Agent.Name) // it stands in no list of agents
	}
	w.pair("variant", s.Variant)
	w.key("sure")
	w.text(s.Sure.String())
	w.key("syntax")
	w.text(s.Syntax)
	w.list("kinds", s.Kinds)
	w.close('}')
}

func (w *answerWriter) list(key string, texts []string) {
	w.key(key)
	w.open('[')
	for _, t := range texts {
		w.text(t)
	}
	w.close(']')
}

// serverFields gives the key of the contract for each field of a server.
var serverFields = []struct {
	field convert.Field
	key   string
	kind  byte // t text, l list, m map, b boolean, s seconds
}{
	{convert.Command, "command", 't'}, {convert.Args, "args", 'l'}, {convert.EnvVars, "env", 'm'}, {convert.EnvPass, "envVars", 'l'}, {convert.EnvFile, "envFile", 't'},
	{convert.Cwd, "cwd", 't'}, {convert.URL, "url", 't'}, {convert.Headers, "headers", 'm'}, {convert.Enabled, "enabled", 'b'},
	{convert.StartupTimeout, "startupTimeout", 's'}, {convert.CallTimeout, "callTimeout", 's'}, {convert.AllowTools, "allowTools", 'l'}, {convert.DenyTools, "denyTools", 'l'},
	{convert.AutoApprove, "autoApprove", 'l'}, {convert.Trust, "trust", 'b'}, {convert.Description, "description", 't'},
}

var oauthFields = []struct {
	field convert.Field
	key   string
	kind  byte
}{
	{convert.OAuthOn, "enabled", 'b'}, {convert.OAuthClientID, "clientId", 't'}, {convert.OAuthClientSecret, "clientSecret", 't'}, {convert.OAuthScopes, "scopes", 'l'},
	{convert.OAuthCallbackPort, "callbackPort", 't'}, {convert.OAuthRedirectURI, "redirectUri", 't'}, {convert.OAuthMetadataURL, "metadataUrl", 't'},
	{convert.OAuthAuthURL, "authorizationUrl", 't'}, {convert.OAuthTokenURL, "tokenUrl", 't'}, {convert.OAuthIssuer, "issuer", 't'}, {convert.OAuthResource, "resource", 't'}, {convert.OAuthAudiences, "audiences", 'l'},
}

func (w *answerWriter) server(s *convert.Server) {
	w.open('{')
	w.key("name")
	w.text(s.Name)
	w.key("transport")
	w.text(s.Transport.String())
	if s.Alternative {
		w.key("alternative")
		w.truth(true)
	}
	for i := range serverFields {
		w.field(s, serverFields[i].field, serverFields[i].key, serverFields[i].kind)
	}
	if s.Get(convert.Enabled) == nil {
		w.key("enabled")
		w.truth(true)
	}
	for i := range oauthFields {
		if s.Get(oauthFields[i].field) == nil {
			continue
		}
		w.key("oauth")
		w.open('{')
		for j := range oauthFields {
			w.field(s, oauthFields[j].field, oauthFields[j].key, oauthFields[j].kind)
		}
		w.close('}')
		break
	}
	w.pair("scope", s.Scope)
	w.place(s.Place)
	w.close('}')
}

func (w *answerWriter) field(s *convert.Server, f convert.Field, key string, kind byte) {
	d := s.Get(f)
	if d == nil {
		return
	}
	w.key(key)
	switch kind {
	case 't':
		w.text(d.Text.Text)
	case 'b':
		w.truth(d.On)
	case 's':
		w.float(d.Seconds)
	case 'l':
		w.open('[')
		for i := range d.List {
			w.text(d.List[i].Text)
		}
		w.close(']')
	case 'm':
		w.open('{')
		for i := range d.Map {
			w.name(d.Map[i].Name)
			w.text(d.Map[i].Value.Text)
		}
		w.close('}')
	}
}

// place writes line and column, and the range in UTF-16 units.
func (w *answerWriter) place(p syntax.Place) {
	if !p.Known() {
		return
	}
	w.count("line", p.Line)
	w.count("column", p.Column)
	start := w.lines.unit(p.Offset)
	w.key("offset")
	w.number(start)
	w.key("length")
	w.number(w.lines.unit(p.Offset+p.Length) - start)
}

func (w *answerWriter) target(t *convert.Target) {
	w.open('{')
	w.pair("agent", t.Agent.ID)
	w.pair("status", t.Status.String())
	w.key("items")
	w.open('[')
	for i := range t.Items {
		w.open('{')
		w.pair("kind", t.Items[i].Kind)
		w.key("item")
		w.text(t.Items[i].Name)
		w.pair("status", t.Items[i].Status.String())
		w.close('}')
	}
	w.close(']')
	w.key("outputs")
	w.open('[')
	for i := range t.Outputs {
		w.output(&t.Outputs[i])
	}
	w.close(']')
	w.key("commands")
	w.open('[')
	for _, c := range t.Commands {
		w.open('{')
		w.pair("text", c.Text)
		w.pair("shell", c.Shell)
		w.close('}')
	}
	w.close(']')
	w.key("links")
	w.open('[')
	for _, l := range t.Links {
		w.open('{')
		w.pair("label", l.Label)
		w.pair("href", l.Href)
		w.close('}')
	}
	w.close(']')
	w.findings(t.Findings, t.Agent.Name)
	w.close('}')
}

func (w *answerWriter) output(o *convert.Output) {
	w.open('{')
	w.pair("kind", o.Kind)
	w.pair("file", o.File)
	w.pair("syntax", o.Syntax.String())
	w.key("text")
	w.text(o.Text)
	w.pair("merged", o.Merged)
	w.pair("diff", o.Diff)
	w.key("origins")
	w.open('[')
	for _, line := range o.Origins {
		w.number(line)
	}
	w.close(']')
	w.close('}')
}
