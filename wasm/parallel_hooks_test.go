package main

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"agentconv/convert"
)

// What vendors call the clients of their hooks inside commands: it differs from client to client on purpose.
var clientWords = strings.NewReplacer(
	"checkpoint claude", "checkpoint CLIENT", "checkpoint gemini", "checkpoint CLIENT", "checkpoint droid", "checkpoint CLIENT", "checkpoint cursor", "checkpoint CLIENT",
	"checkpoint firebender", "checkpoint CLIENT", "checkpoint github-copilot", "checkpoint CLIENT", "checkpoint windsurf", "checkpoint CLIENT", "checkpoint codex", "checkpoint CLIENT",
	"--client=claude-code", "--client=CLIENT", "--client=vscode", "--client=CLIENT", "--client=codex", "--client=CLIENT", "--client=grok", "--client=CLIENT", "--client=codebuddy", "--client=CLIENT",
)

// hookLines gives what a text means as hooks of an agent, a handler a line.
func hookLines(t *testing.T, text, agent string) []string {
	t.Helper()
	answer := catalog().Convert(&convert.Request{Text: text, From: agent, OS: convert.Linux, To: []string{}})
	var out []string
	for i := range answer.Hooks {
		h := &answer.Hooks[i]
		for j := range h.Handlers {
			x := &h.Handlers[j]
			line := h.Native
			if h.Matcher.Kind != convert.MatchesAll {
				line += " " + h.Matcher.Shown()
			}
			line += " " + x.Type + " " + clientWords.Replace(x.Command())
			if d := x.Get(convert.HookTimeout); d != nil {
				line += " " + strconv.FormatFloat(d.Seconds, 'f', -1, 64) + " s"
			}
			out = append(out, line)
		}
	}
	return out
}

// Hooks as vendors write them for each client, beside what is made of their own snippet for Claude Code. Each difference
// stands with its reason in testdata/parallel/hooks.txt.
func TestHooksBesideThoseOfVendors(t *testing.T) {
	var found []string
	compared := 0
	for _, table := range vendorTables(t) {
		claude := ""
		for _, s := range table.Snippets {
			if s.Client == "claude-code" && s.Form == "hooks" {
				claude = s.Snippet
			}
		}
		if claude == "" {
			continue
		}
		for _, s := range table.Snippets {
			id := clientIDs[s.Client]
			if id == "" {
				id = s.Client
			}
			if strings.Contains(s.Snippet, "pre_write_code") {
				id = "devin-cascade"
			}
			agent := catalog().Agent(id)
			if s.Form != "hooks" || agent == nil || len(agent.Hooks) == 0 {
				continue
			}
			compared++
			place := table.Server + " " + s.Client + ": "
			options := convert.Options{}
			if s.Lang == "toml" {
				options.Variants = map[string]string{id: "toml"}
			}
			ours := ""
			answer := catalog().Convert(&convert.Request{Text: claude, From: "claude-code", OS: convert.Linux, To: []string{id}, Options: options})
			for i := range answer.Targets[0].Outputs {
				ours = answer.Targets[0].Outputs[i].Text
			}
			theirs, written := hookLines(t, s.Snippet, id), []string(nil)
			if ours != "" {
				written = hookLines(t, ours, id)
			}
			if len(theirs) == 0 {
				found = append(found, place+"the vendor's is not read")
			}
			for _, line := range theirs {
				if !slices.Contains(written, line) {
					found = append(found, place+"the vendor's "+line+" is not written")
				}
			}
			for _, line := range written {
				if !slices.Contains(theirs, line) {
					found = append(found, place+line+" is written and not in the vendor's")
				}
			}
		}
	}
	if compared < 11 {
		t.Errorf("only %d snippets were compared", compared)
	}
	readKnown(t, "../agents/testdata/parallel/hooks.txt").check(t, found)
}
