package convert

import (
	"strconv"
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// hookLines gathers the lines of a text that add hooks. Each becomes the handler that stands in the agent's file for it, and all
// of them are read as that file would be.
type hookLines struct {
	pieces *pieces
	block  *intake.Block
	form   *hookForm
	root   *syntax.Node // event -> list of handlers
}

// take takes a line if it adds a hook.
func (h *hookLines) take(cmd *intake.Command) bool {
	if !h.pieces.catalog.addsHook(cmd.Words) {
		return false
	}
	for _, form := range h.pieces.catalog.hooks().forms {
		if form.Line == nil || h.form != nil && h.form != form || !begins(cmd.Words, form.Line) || len(cmd.Words) == len(form.Line) {
			continue
		}
		if isSynopsis(cmd.Words[len(form.Line)].Text) {
			return true // it shows how the command is used
		}
		if h.form == nil {
			h.form, h.root = form, syntax.NewMap()
		}
		h.pieces.log.About("", false)
		h.add(cmd.Words[len(form.Line):])
		return true
	}
	return false
}

// addsHook says whether a line adds a hook of any agent.
func (c *Catalog) addsHook(words []intake.Word) bool {
	if !c.programs[programOf(words[0].Text)] {
		return false
	}
	for _, agent := range c.all {
		for _, format := range agent.Hooks {
			if format.Line != nil && begins(words, format.Line) {
				return true
			}
		}
	}
	return false
}

// add makes a handler of the event and the options of a line.
func (h *hookLines) add(words []intake.Word) {
	handler := &syntax.Node{Kind: syntax.Map, Place: h.place(&words[0])}
	for i := 1; i < len(words); i++ {
		at := h.place(&words[i])
		key, value, joined := strings.Cut(words[i].Text, "=")
		name, option := strings.CutPrefix(key, "--")
		if !option || !joined && i+1 == len(words) {
			h.pieces.log.say(MsgFlagUnknown, key, at, clip(key))
			continue
		}
		text := syntax.NewString(value)
		text.Place = at
		if !joined {
			i++
			text.Text, text.Place = words[i].Text, h.place(&words[i])
		}
		if _, err := strconv.ParseFloat(text.Text, 64); err == nil {
			text.Kind = syntax.Number // words have no types
		}
		handler.Pairs = append(handler.Pairs, syntax.Pair{Key: name, KeyPlace: at, Value: text})
	}
	event := words[0].Text
	list := h.root.Get(event)
	if list == nil {
		list = syntax.NewList()
		h.root.Pairs = append(h.root.Pairs, syntax.Pair{Key: event, KeyPlace: handler.Place, Value: list})
	}
	list.Items = append(list.Items, handler)
}

func (h *hookLines) place(w *intake.Word) syntax.Place {
	start := h.block.At(w.Offset)
	return h.pieces.places.place(start, h.block.At(w.Offset+w.Length)-start)
}

// read reads what was gathered; it says whether there was anything.
func (h *hookLines) read() bool {
	if h.form == nil {
		return false
	}
	p := h.pieces
	var found []FoundHook
	for i := range h.root.Pairs {
		found = append(found, eventHooks(&h.root.Pairs[i], h.form)...)
	}
	reader := &hookReader{form: h.form, catalog: p.catalog, log: p.log, values: &serverReader{format: h.form.values, log: p.log}}
	p.answer.Hooks = append(p.answer.Hooks, reader.read(found, h.root)...)
	p.src.hooks = h.form
	if p.answer.Source.Agent == nil {
		p.answer.Source.Agent, p.answer.Source.Candidates, p.answer.Source.Sure = h.form.agent, []*Agent{h.form.agent}, Certain
	}
	return true
}
