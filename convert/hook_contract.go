package convert

import "agentconv/convert/syntax"

// tellContract tells what a script gets and must answer in the target, where that differs from the source.
func (w *hookWriter) tellContract() {
	if w.form.Tell != "" {
		w.log.say(MsgHookTell, "", syntax.Place{}, w.form.Tell, w.form.TellStep)
	}
	if w.source == nil {
		return
	}
	from, to := &w.source.Contract, &w.form.Contract
	fields := ""
	for _, pair := range [...][2]string{{from.Event, to.Event}, {from.Session, to.Session}, {from.Folder, to.Folder}, {from.Tool, to.Tool}, {from.Input, to.Input}, {from.Result, to.Result}, {from.Prompt, to.Prompt}} {
		if pair[0] == "" || pair[0] == pair[1] {
			continue
		}
		if fields != "" {
			fields += ", "
		}
		if pair[1] == "" {
			fields += "no " + pair[0]
			continue
		}
		fields += pair[0] + " → " + pair[1]
	}
	if to.OwnTools && fields == "" && w.form.agent != w.source.agent {
		fields = "tool names are those of " + w.form.agent.Name
	} else if to.OwnTools {
		fields += "; tool names are those of " + w.form.agent.Name
	}
	if fields != "" {
		w.log.say(MsgContractInput, "", syntax.Place{}, fields)
	}
	if to.Blocks != from.Blocks || to.Deny != from.Deny || to.Silence != from.Silence {
		w.log.say(MsgContractAnswer, "", syntax.Place{}, to.Blocks, to.Deny, to.Silence)
	}
}
