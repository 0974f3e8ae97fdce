package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// A command or link that a target is given, pasted back, must give the same entry for that target.

type wayAnswer struct {
	Source   struct{ Agent string }
	Servers  []struct{ Name string }
	Findings []struct{ Code string }
	Targets  map[string]struct {
		Outputs  []struct{ Kind, Text string }
		Commands []struct{ Text, Shell string }
		Links    []struct{ Label, Href string }
	}
}

func ask(t *testing.T, request map[string]any) wayAnswer {
	t.Helper()
	request["call"] = "convert"
	var a wayAnswer
	answerInto(t, request, &a)
	return a
}

func answerInto(t *testing.T, request map[string]any, to any) {
	t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(Answer(string(text))), to); err != nil {
		t.Fatal(err)
	}
}

func (a *wayAnswer) servers(id string) string {
	for _, o := range a.Targets[id].Outputs {
		if o.Kind == "servers" {
			return o.Text
		}
	}
	return ""
}

// wayInputs are the pasted texts of all golden cases, and a few names and values that quoting must survive.
func wayInputs(t *testing.T) map[string]string {
	files, err := filepath.Glob("../agents/testdata/*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden cases: %v", err)
	}
	inputs := map[string]string{
		"quoting": `{"mcpServers":{"a":{"command":"C:\\Program Files\\x\\run.exe","args":["it's","say \"hi\"","a\\","b c\\","","$HOME","%PATH","a&b|c>d^e","-x.y",",","--","@scope/p@1","{\"k\":\"v&w\"}","back\\\"slash","*?~#!"],"env":{"K":"v=w","E":"","Q":"'\"'"}}}}`,
		"remote":  `{"mcpServers":{"r":{"type":"http","url":"https://mcp.example.com/mcp?a=1&b=%20c#d","headers":{"X-A":"it's: \"x\"","X-B":"${TOKEN}"}}}}`,
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range txtar.Parse(data).Files {
			if f.Name == "input" {
				inputs[file] = strings.TrimSuffix(string(f.Data), "\n")
			}
		}
	}
	return inputs
}

// withWays lists the agents that have an add command or a link.
func withWays(t *testing.T, key string) []string {
	var list []map[string]any
	if err := json.Unmarshal([]byte(Answer(`{"call":"agents"}`)), &list); err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, agent := range list {
		if agent[key] == true {
			ids = append(ids, agent["id"].(string))
		}
	}
	if len(ids) < 8 {
		t.Fatalf("only %v have a %s", ids, key)
	}
	return ids
}

// oneByOne calls f for every server of every input, with the answer for that server alone.
func oneByOne(t *testing.T, key, shell string, f func(t *testing.T, where string, a wayAnswer)) {
	ids := withWays(t, key)
	for where, text := range wayInputs(t) {
		all := ask(t, map[string]any{"text": text, "to": []string{}})
		for _, s := range all.Servers {
			f(t, where+" "+s.Name, ask(t, map[string]any{"text": text, "to": ids, "options": map[string]any{"only": []string{s.Name}, "shell": shell}}))
		}
	}
}

func TestCommandGivesTheSameEntry(t *testing.T) {
	for _, shell := range []string{"posix", "powershell"} {
		t.Run(shell, func(t *testing.T) { commandsBack(t, shell) })
	}
}

func commandsBack(t *testing.T, shell string) {
	count := 0
	oneByOne(t, "command", shell, func(t *testing.T, where string, a wayAnswer) {
		for id, target := range a.Targets {
			for _, c := range target.Commands {
				count++
				back := ask(t, map[string]any{"text": c.Text, "to": []string{id}})
				if got, want := back.servers(id), a.servers(id); !sameMeaning(t, id, got, want) {
					t.Errorf("%s for %s:\n%s\ngives\n%s\nwant\n%s", where, id, c.Text, got, want)
				}
			}
		}
	})
	if count < 100 {
		t.Errorf("only %d commands were tried", count)
	}
}

func TestLinkGivesTheSameEntry(t *testing.T) {
	count := 0
	oneByOne(t, "link", "posix", func(t *testing.T, where string, a wayAnswer) {
		for id, target := range a.Targets {
			for _, l := range target.Links {
				count++
				back := ask(t, map[string]any{"text": l.Href, "to": []string{id}, "from": "auto"})
				got, want := back.servers(id), a.servers(id)
				if sameMeaning(t, id, got, want) {
					continue
				}
				// Secrets do not go into a link, so that an entry with one differs there and nowhere else.
				// Of a variable the person is asked for, the link has the name.
				if len(back.Servers) == 1 && strings.Contains(l.Href, "extension?") && (strings.Contains(want, "envs:") || strings.Contains(want, "${")) {
					continue
				}
				if len(back.Servers) == 1 && (strings.Contains(got, "YOUR_") || strings.Count(got, "${") > strings.Count(want, "${")) {
					continue
				}
				t.Errorf("%s for %s:\n%s\ngives\n%s\nwant\n%s", where, id, l.Href, got, want)
			}
		}
	})
	if count < 100 {
		t.Errorf("only %d links were tried", count)
	}
}

// sameMeaning compares two texts of one agent: the servers as they are understood, and every line of the text itself. Only
// what says what holds anyway may differ: a switch that is on, an empty list or map, the word for a transport that was open.
func sameMeaning(t *testing.T, id, got, want string) bool {
	t.Helper()
	if got == want {
		return true
	}
	if got == "" {
		return false
	}
	open := func(text string) string {
		var a struct{ Servers []map[string]any }
		request, _ := json.Marshal(map[string]any{"call": "convert", "text": text, "from": id, "to": []string{}})
		if err := json.Unmarshal([]byte(Answer(string(request))), &a); err != nil {
			t.Fatal(err)
		}
		out, err := json.Marshal(a.Servers)
		if err != nil || len(a.Servers) != 1 {
			return "unreadable " + text
		}
		s := a.Servers[0]
		for _, key := range []string{"line", "column"} {
			delete(s, key)
		}
		if s["enabled"] == true {
			delete(s, "enabled")
		}
		if s["url"] != nil && !strings.Contains(want, "type") && !strings.Contains(want, "transport") {
			delete(s, "transport") // the file leaves it open; a command has to say one
		}
		if s["transport"] == "unspecified" {
			s["transport"] = "http"
		}
		for _, key := range []string{"args", "env"} {
			if list, ok := s[key].([]any); ok && len(list) == 0 {
				delete(s, key)
			}
			if m, ok := s[key].(map[string]any); ok && len(m) == 0 {
				delete(s, key)
			}
		}
		out, _ = json.Marshal(s)
		return string(out)
	}
	if open(got) != open(want) {
		return false
	}
	lines := func(text string) []string {
		var out []string
		for _, line := range strings.Split(strings.NewReplacer("{", "\n", "}", "\n").Replace(text), "\n") {
			line = strings.Trim(strings.TrimSpace(line), ",")
			bare := strings.NewReplacer(`"`, "", " ", "", "=", ":").Replace(line)
			switch key, value, _ := strings.Cut(bare, ":"); {
			case line == "", value == "[]", value == "": // headings; names are compared above
			case key == "name": // the one shown; the name itself is compared above
			case key == "_hk_name": // for the person's own file
			case strings.Contains(strings.ToLower(key), "url"): // under the newer key; it is compared above
			case slices.Contains([]string{"mcp", "serverCommand", "sandbox", "network", "allowedDomains"}, key): // beside the servers
			case key == "enabled" || key == "disabled" || key == "type" || key == "transport" || key == "isActive":
			default:
				out = append(out, line)
			}
		}
		slices.Sort(out)
		return out
	}
	return slices.Equal(lines(got), lines(want))
}
