package main

import (
	"slices"
	"strings"
	"testing"

	"agentconv/convert"
)

// The same agent in and out gives equal meaning and nothing above info; what is written reads back equal.
func TestSameAgentRoundTrip(t *testing.T) {
	for name, text := range caseInputs(t) {
		answer := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux, To: []string{}})
		source := answer.Source.Agent
		if source == nil || source.InputOnly != "" || len(answer.Findings) > 0 && worst(answer.Findings) == convert.Error {
			continue
		}
		if owner, _, _ := strings.Cut(name, "/"); catalog().Agent(owner) != nil && owner != source.ID {
			continue // taken for another agent's, whose file would not hold every key of it
		}
		if slices.ContainsFunc(source.Hooks, func(f *convert.HookFormat) bool { return f.Input && f.Variant == answer.Source.Variant }) {
			continue // an older form of hooks, which is not written any more
		}
		first := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux, From: source.ID, To: []string{source.ID}, Options: convert.Options{Variants: map[string]string{source.ID: answer.Source.Variant}}})
		target := &first.Targets[0]
		for i := range target.Findings {
			if f := &target.Findings[i]; refusedBySource(first.Findings, f.Item) {
				continue // the agent itself does not load the entry, which was told
			} else if f.Source != "" {
				continue // it came from a command of another agent
			} else if f.Code() == convert.ValueNarrowed && slices.ContainsFunc(first.Findings, func(f convert.Finding) bool { return f.Code() == convert.EntryInvalid }) {
				continue // the agent does not load the text as it is: a value that it never takes is mended
			} else if f.Severity() != convert.Info && f.Code() != convert.OffWithoutSwitch {
				t.Errorf("%s: back to %s: %s %s", name, source.ID, f.Severity(), f.Text(source.Name, source.Name))
			}
		}
		for i := range target.Outputs {
			again := catalog().Convert(&convert.Request{Text: target.Outputs[i].Text, OS: convert.Linux, From: source.ID, To: []string{}})
			if target.Outputs[i].Kind == "servers" {
				equalServers(t, name, first.Servers, again.Servers, target)
			}
		}
	}
}

func refusedBySource(findings []convert.Finding, item string) bool {
	return slices.ContainsFunc(findings, func(f convert.Finding) bool { return f.Code() == convert.TransportRefused && f.Item == item })
}

func worst(findings []convert.Finding) convert.Severity {
	w := convert.Info
	for i := range findings {
		w = max(w, findings[i].Severity())
	}
	return w
}

func equalServers(t *testing.T, name string, want, got []convert.Server, target *convert.Target) {
	t.Helper()
	for i := range want {
		w := &want[i]
		if itemRefused(target, "server", w.Name) {
			continue
		}
		var g *convert.Server
		for j := range got {
			if got[j].Name == w.Name && (g == nil || got[j].Scope == w.Scope) {
				g = &got[j]
			}
		}
		for j := range got {
			if g == nil && got[j].Name == w.Name {
				g = &got[j] // an agent that keeps no scope in its file
			}
		}
		if g == nil {
			t.Errorf("%s: %s is not read back", name, w.Name)
			continue
		}
		// An agent that has no word for the transport cannot say it again.
		if g.Transport != w.Transport && w.Transport != convert.Unspecified && g.Transport != convert.Unspecified {
			t.Errorf("%s: %s: transport %v is read back as %v", name, w.Name, w.Transport, g.Transport)
		}
		for j := range w.Data {
			a := &w.Data[j]
			if (a.Field == convert.Command || a.Field == convert.Args) && slices.ContainsFunc(target.Findings, func(f convert.Finding) bool {
				return f.Code() == convert.ShellWrapper && f.Item == w.Name
			}) {
				continue // taken off or added for the operating system, and told
			}
			b := g.Get(a.Field)
			if b == nil {
				if a.Field == convert.Enabled && a.On || len(a.List) == 0 && len(a.Map) == 0 && a.Text.Text == "" && a.Seconds == 0 {
					continue
				}
				t.Errorf("%s: %s: %s is not read back", name, w.Name, a.Key)
				continue
			}
			if a.Text.Text != b.Text.Text && a.Seconds == 0 || a.Seconds != b.Seconds || a.On != b.On || !sameValues(a.List, b.List) || !sameNamed(a.Map, b.Map) {
				t.Errorf("%s: %s: %s is read back otherwise", name, w.Name, a.Key)
			}
		}
	}
}

func sameValues(a, b []convert.Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Text != b[i].Text {
			return false
		}
	}
	return true
}

func sameNamed(a, b []convert.Named) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		found := false
		for j := range b {
			found = found || a[i].Name == b[j].Name && a[i].Value.Text == b[j].Value.Text
		}
		if !found {
			return false
		}
	}
	return true
}
