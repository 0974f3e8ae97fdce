package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// A golden case is one readable file, agents/testdata/<agent>/<case>.txtar:
//
//	What the case shows, and where its facts are from.
//	-- request.json --            (optional) from, to, scope, os, options
//	{"to": ["codex"], "os": "linux"}
//	-- input --                   the pasted text, byte for byte but for the last newline
//	-- understood --              source line, then the servers and hooks as JSON
//	-- findings --                one a line, on the paste itself
//	-- codex --                   status and the state of each item
//	-- codex ~/.codex/config.toml --   each output under its file
//	-- codex findings --
//
// `go test ./wasm -run Golden -update` rewrites what follows the input; the diff is the review. Expected values come from
// the agent's documentation or from running it, so read each line against them before you commit.
var update = flag.Bool("update", false, "rewrite the golden cases")

func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../agents/testdata/*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden cases found: %v", err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.ToSlash(file), "../agents/testdata/"), ".txtar")
		t.Run(name, func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	was, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	archive := txtar.Parse(was)
	fresh := &txtar.Archive{Comment: archive.Comment}
	request := map[string]any{}
	input := -1
	for i, f := range archive.Files {
		if f.Name == "request.json" {
			if err := json.Unmarshal(f.Data, &request); err != nil {
				t.Fatalf("request.json: %v", err)
			}
			fresh.Files = append(fresh.Files, f)
		}
		if f.Name == "input" {
			input = i
			fresh.Files = append(fresh.Files, f)
		}
	}
	if input < 0 {
		t.Fatal("the case has no input")
	}
	request["call"] = "convert"
	request["text"] = strings.TrimSuffix(string(archive.Files[input].Data), "\n")
	if request["to"] == nil {
		request["to"] = []string{}
	}
	describe(t, fresh, request)
	now := txtar.Format(fresh)
	if *update {
		if !bytes.Equal(was, now) {
			if err := os.WriteFile(file, now, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		return
	}
	if !bytes.Equal(was, now) {
		t.Errorf("differs from %s:\n%s", file, lineDiff(string(was), string(now)))
	}
}

type goldenFinding struct {
	Severity, Code, Item, Field, Title, Reason, Step, Guard string
	Line                                                    int
}

type goldenAnswer struct {
	Source   struct{ Agent, Sure, Syntax, Variant string }
	Servers  []map[string]any
	Hooks    []map[string]any
	Findings []goldenFinding
	Targets  map[string]struct {
		Status   string
		Items    []struct{ Item, Status string }
		Outputs  []struct{ Kind, File, Text, Merged, Diff string }
		Commands []struct{ Text, Shell string }
		Links    []struct{ Label, Href string }
		Findings []goldenFinding
	}
}

func describe(t *testing.T, out *txtar.Archive, request map[string]any) {
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	answered := Answer(string(text))
	var a goldenAnswer
	if err := json.Unmarshal([]byte(answered), &a); err != nil {
		t.Fatalf("the answer is no JSON: %v", err)
	}
	add := func(name, data string) {
		if data != "" && !strings.HasSuffix(data, "\n") {
			data += "\n"
		}
		out.Files = append(out.Files, txtar.File{Name: name, Data: []byte(data)})
	}
	understood := strings.TrimSpace(fmt.Sprint(a.Source.Agent, " ", a.Source.Variant, " ", a.Source.Sure, " ", a.Source.Syntax)) + "\n"
	for _, item := range append(a.Servers, a.Hooks...) {
		understood += oneItem(item)
	}
	add("understood", understood)
	add("findings", findingLines(a.Findings))
	var ids []string
	for id := range a.Targets {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		target := a.Targets[id]
		state := target.Status
		for _, item := range target.Items {
			state += "\n" + item.Item + ": " + item.Status
		}
		add(id, state)
		for _, o := range target.Outputs {
			if o.Merged != "" {
				add(id+" "+o.File+" merged", o.Merged)
				if request["show"] == "diff" {
					add(id+" "+o.File+" diff", o.Diff)
				}
				continue
			}
			add(id+" "+o.File, o.Text)
		}
		lines := ""
		for _, c := range target.Commands {
			lines += c.Shell + ": " + c.Text + "\n"
		}
		for _, l := range target.Links {
			lines += l.Label + ": " + l.Href + "\n"
		}
		if lines != "" {
			add(id+" commands and links", lines)
		}
		add(id+" findings", findingLines(target.Findings))
	}
}

func findingLines(list []goldenFinding) string {
	out := ""
	for _, f := range list {
		out += f.Severity + " " + f.Code
		if f.Guard != "" {
			out += " (" + f.Guard + ")"
		}
		if f.Line > 0 {
			out += fmt.Sprintf(" line %d", f.Line)
		}
		out += ": " + message(&f) + "\n"
	}
	return out
}

// oneItem prints a server or hook, a field a line, without the place in the text.
func oneItem(item map[string]any) string {
	for _, key := range []string{"line", "column", "offset", "length"} {
		delete(item, key)
	}
	text, err := marshal(item)
	if err != nil {
		return err.Error()
	}
	return text
}

func marshal(v any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(v)
	return b.String(), err
}

// lineDiff shows the first lines that differ.
func lineDiff(was, now string) string {
	a, b := strings.Split(was, "\n"), strings.Split(now, "\n")
	out := ""
	shown := 0
	for i := 0; i < max(len(a), len(b)) && shown < 12; i++ {
		var x, y string
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			out += fmt.Sprintf("%d - %s\n%d + %s\n", i+1, x, i+1, y)
			shown++
		}
	}
	return out
}

// message puts the sentences of a finding together as agentconv.js does.
func message(f *goldenFinding) string {
	out := f.Title
	for _, s := range []string{f.Reason, f.Step} {
		if s != "" {
			out += " " + s
		}
	}
	return out
}
