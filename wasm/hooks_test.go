package main

import (
	"slices"
	"strings"
	"testing"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// What is written for an agent is read back from its own file without a complaint, with as many handlers, and written again
// byte for byte the same. From an agent to itself it means the same as before.
func TestHooksReadBack(t *testing.T) {
	cases := 0
	for name, text := range caseInputs(t) {
		if !strings.Contains(name, "hooks") {
			continue
		}
		answer := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux})
		if len(answer.Hooks) == 0 {
			continue
		}
		cases++
		for i := range answer.Targets {
			target := &answer.Targets[i]
			for j := range target.Outputs {
				if out := &target.Outputs[j]; out.Kind == "hooks" && out.Syntax != syntax.Unknown {
					readBack(t, name+" to "+target.Agent.ID, answer, target, out.Text)
				}
			}
		}
	}
	if cases < 60 {
		t.Errorf("only %d cases hold hooks", cases)
	}
}

func readBack(t *testing.T, name string, first *convert.Answer, target *convert.Target, text string) {
	id := target.Agent.ID
	request := convert.Request{Text: text, From: id, To: []string{id}, OS: convert.Linux}
	again := catalog().Convert(&request)
	for i := range again.Findings {
		f := &again.Findings[i]
		if f.Severity() != convert.Info && !keptFromSource(f, first) && f.Code() != convert.OffWithoutSwitch {
			t.Errorf("%s: read back: %s %s", name, f.Severity(), f.Text(target.Agent.Name, target.Agent.Name))
		}
	}
	if len(again.Targets) != 1 || len(again.Targets[0].Outputs) == 0 {
		t.Errorf("%s: written again there are %d outputs", name, len(again.Targets[0].Outputs))
		return
	}
	if second := again.Targets[0].Outputs[0].Text; second != text {
		t.Errorf("%s: written again it differs:\n%s", name, lineDiff(text, second))
	}
	if first.Source.Agent != target.Agent || first.Source.Variant != "" {
		return
	}
	if slices.ContainsFunc(first.Findings, func(f convert.Finding) bool { return f.Message == convert.MsgHooksMixed }) {
		return // those of other agents are translated
	}
	before, after := meanings(first.Hooks), meanings(again.Hooks)
	for _, m := range after {
		if !slices.Contains(before, m) {
			t.Errorf("%s: it came to mean %s, which is none of %s", name, m, strings.Join(before, "; "))
		}
	}
}

// keptFromSource says whether a complaint is about something that was in the pasted text already, and was told: a matcher that
// could not be understood, a number that may be of another unit, a key that its agent is not known to have.
func keptFromSource(f *convert.Finding, first *convert.Answer) bool {
	if f.Message == convert.MsgHookKeyUnknown || f.Message == convert.MsgHookVarUnset {
		return slices.ContainsFunc(first.Findings, func(o convert.Finding) bool {
			return o.Message == f.Message && o.Field == f.Field && slices.Equal(o.Args, f.Args)
		})
	}
	return f.Code() == convert.MatcherUntranslated || f.Code() == convert.MatcherDropped ||
		f.Code() == convert.SourceAmbiguous && slices.ContainsFunc(first.Findings, func(o convert.Finding) bool { return o.Code() == convert.SourceAmbiguous })
}

// meanings gives each handler with its event, the tools and what runs.
func meanings(hooks []convert.Hook) []string {
	var out []string
	for i := range hooks {
		h := &hooks[i]
		for j := range h.Handlers {
			x := &h.Handlers[j]
			event := h.Event
			if event == "" {
				event = h.Native
			}
			out = append(out, event+" "+h.Matcher.Text+" "+x.Type+" "+x.Command()+x.Text(convert.HookPrompt)+x.Text(convert.HookURL)+x.Text(convert.HookTool))
		}
	}
	return out
}
