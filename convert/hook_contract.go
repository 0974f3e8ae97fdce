package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

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
	if to.OwnTools && !(from.OwnTools && w.form.agent == w.source.agent) {
		if fields != "" {
			fields += "; "
		}
		fields += "tool names are those of " + w.form.agent.Name
	}
	if fields != "" {
		w.log.say(MsgContractInput, "", syntax.Place{}, fields)
	}
	switch {
	case to.Blocks == from.Blocks && to.Deny == from.Deny && to.Silence == from.Silence:
	case to.Deny == "":
		w.log.say(MsgContractExit, "", syntax.Place{}, to.Blocks, to.Silence)
	default:
		w.log.say(MsgContractAnswer, "", syntax.Place{}, to.Blocks, to.Deny, to.Silence)
	}
}

// denyForms are the forms of a no, each by what it is told from the others by.
var denyForms = [...]struct {
	mark, spelt string
	form        DenyForm
}{
	{`"hookSpecificOutput"`, "permissionDecision in hookSpecificOutput", NestedPermission},
	{`"permissionDecision"`, "permissionDecision", FlatPermission},
	{`"decision":"block"`, "decision block", DecisionBlock},
	{`"decision":"deny"`, "decision deny", DecisionDeny},
	{`"permission":"deny"`, "permission deny", PermissionDeny},
}

// denyForm finds out which form of a no a piece of JSON is.
func denyForm(json string) DenyForm {
	for i := range denyForms {
		if strings.Contains(json, denyForms[i].mark) {
			return denyForms[i].form
		}
	}
	return 0
}

// spelt names a form in a sentence.
func (d DenyForm) spelt() string {
	for i := range denyForms {
		if denyForms[i].form == d {
			return denyForms[i].spelt
		}
	}
	return ""
}
