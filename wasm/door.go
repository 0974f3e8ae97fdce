package main

import (
	"agentconv/agents"
	"agentconv/convert"
	"agentconv/convert/syntax"
	"sync"
)

// catalog is built at the first call and only read afterwards.
var catalog = sync.OnceValue(func() *convert.Catalog { return convert.NewCatalog(agents.All()) })

// Answer takes a request and gives its answer, both as JSON. The request's `call` says what is asked: "agents" gives the
// list of agents, "convert" the conversion of the fields beside it.
func Answer(request string) string {
	var targets []byte
	head := answer(request, "", false, func(agent, target string) {
		if targets != nil {
			targets = append(targets, ',')
		}
		targets = append(append(append(append(targets, '"'), agent...), `":`...), target...)
	})
	if targets == nil {
		return head
	}
	open := len(head) - len("}}")
	return head[:open] + string(targets) + head[open:]
}

// AnswerInPieces is Answer with the targets apart, so that the whole, which may be hundreds of megabytes, stands nowhere at once:
// what it returns has none, and take gets each as soon as it is written. A target's text holds only until take returns.
// A pasted text need not stand in the request: it may be given beside it, which spares spelling and reading it as JSON.
// Findings are brief: {"messages": [...], "list": [...]}, where the key of a finding in the list is the number of the message that
// holds the rest of it.
func AnswerInPieces(request, pasted string, take func(agent, target string)) string {
	return answer(request, pasted, true, take)
}

func answer(request, pasted string, brief bool, take func(agent, target string)) string {
	root := syntax.ParseAs(request, syntax.JSON).Root
	head := &jsonWriter{}
	if text(root.Get("call")) == "agents" {
		writeAgents(head, catalog())
		return head.String()
	}
	req := readRequest(root)
	if pasted != "" {
		req.Text = pasted
	}
	found, targets := catalog().Read(req)
	head.buf = make([]byte, 0, min(512+len(req.Text), 1<<20))
	w := &answerWriter{jsonWriter: head, lines: newLines(req.Text), brief: brief}
	w.answer(found)
	piece := &answerWriter{jsonWriter: &jsonWriter{buf: make([]byte, 0, min(4096+4*len(req.Text), 16<<20))}, lines: w.lines, source: w.source, brief: brief}
	for t := range targets {
		piece.buf, piece.fresh = piece.buf[:0], false
		piece.target(&t)
		take(t.Agent.ID, piece.String())
	}
	return head.String()
}

// readRequest reads the fields of a conversion. What is missing or of the wrong type counts as not given.
func readRequest(n *syntax.Node) *convert.Request {
	req := &convert.Request{Text: text(n.Get("text")), From: text(n.Get("from")), OS: convert.Linux, To: texts(n.Get("to")), Existing: textMap(n.Get("existing"))}
	if text(n.Get("scope")) == "project" {
		req.Scope = convert.Project
	}
	switch text(n.Get("os")) {
	case "macos":
		req.OS = convert.MacOS
	case "windows":
		req.OS = convert.Windows
	}
	o := n.Get("options")
	req.Options = convert.Options{
		KeepNames: truth(o.Get("keepNames")), KeepOriginalNames: truth(o.Get("keepOriginalNames")), CommandPaths: textMap(o.Get("commandPaths")),
		SplitEvents: truth(o.Get("splitEvents")), Bridge: truth(o.Get("bridge")), LiftSecrets: truth(o.Get("liftSecrets")), Shell: text(o.Get("shell")),
		Variants: textMap(o.Get("variant")), Only: texts(o.Get("only")), Rename: textMap(o.Get("rename")), Conflict: textMap(o.Get("conflict")),
	}
	return req
}

func text(n *syntax.Node) string {
	if n == nil || n.Kind != syntax.String {
		return ""
	}
	return n.Text
}

func truth(n *syntax.Node) bool { return n != nil && n.Kind == syntax.Bool && n.Text == "true" }

// texts gives the texts of a list; nil when there is no list.
func texts(n *syntax.Node) []string {
	if n == nil || n.Kind != syntax.List {
		return nil
	}
	out := []string{}
	for _, item := range n.Items {
		out = append(out, item.Text)
	}
	return out
}

func textMap(n *syntax.Node) map[string]string {
	if n == nil || n.Kind != syntax.Map {
		return nil
	}
	out := map[string]string{}
	for i := range n.Pairs {
		out[n.Pairs[i].Key] = text(n.Pairs[i].Value)
	}
	return out
}
