package convert

import "agentconv/convert/syntax"

// tellPlace says where the text goes when it is not a file alone: into a dialog, or into a file that another agent of
// this conversion reads too, under another key.
func (c *Catalog) tellPlace(req *Request, src *source, form *serverForm, file File, log *Log) {
	if form.Paste != "" {
		log.say(MsgPaste, "", syntax.Place{}, form.Paste)
	}
	if file.Path == "" {
		return
	}
	for _, other := range c.agents {
		if other == form.agent || other.Rank > form.agent.Rank {
			return // the one that is used more goes first, so each pair is told once
		}
		if !c.takesPart(req, src, other) || len(other.Servers) == 0 {
			continue
		}
		format := c.form(other, &req.Options)
		theirs, fits := pickFile(format.Files, req.Scope, req.OS)
		if fits && theirs.Path == file.Path && !samePath(format.Root, form.Root) {
			log.say(MsgSharedFile, "", syntax.Place{}, other.Name, joinPath(format.Root), joinPath(form.Root))
			return
		}
	}
}

// takesPart says whether an agent is the source of a conversion or one of its targets.
func (c *Catalog) takesPart(req *Request, src *source, agent *Agent) bool {
	if req.To == nil || src.form != nil && src.form.agent == agent {
		return true
	}
	for _, id := range req.To {
		if id == agent.ID {
			return true
		}
	}
	return false
}
