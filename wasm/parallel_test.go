package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"agentconv/convert"
	"agentconv/convert/syntax"
)

// vendorTable is what one vendor tells the users of each client to paste, for one server.
type vendorTable struct {
	Server    string
	Canonical map[string]json.RawMessage
	Snippets  []vendorSnippet
}

type vendorSnippet struct{ Client, Form, Lang, Snippet string }

// The vendors' names for clients, where they are not the agents' ids.
var clientIDs = map[string]string{"factory": "factory-droid", "jetbrains-ai": "jetbrains-ai-assistant"}

func vendorTables(t *testing.T) []vendorTable {
	t.Helper()
	files, err := filepath.Glob("../agents/testdata/parallel/*.json")
	if err != nil || len(files) < 11 {
		t.Fatalf("%d tables: %v", len(files), err)
	}
	var out []vendorTable
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var table vendorTable
		if err := json.Unmarshal(data, &table); err != nil {
			t.Fatal(err)
		}
		out = append(out, table)
	}
	return out
}

// knownDifferences holds the differences that are known, with their reasons: a line has what differs, a tab, why. A star
// stands for any text.
type knownDifferences struct {
	lines []knownDifference
}

type knownDifference struct {
	pattern []string
	why     string
	used    bool
}

func readKnown(t *testing.T, file string) *knownDifferences {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	k := &knownDifferences{}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimRight(line, "\n"); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		what, why, ok := strings.Cut(line, "\t")
		if !ok || strings.TrimSpace(why) == "" {
			t.Errorf("%s: no reason in %q", file, line)
		}
		k.lines = append(k.lines, knownDifference{pattern: strings.Split(what, "*"), why: why})
	}
	return k
}

func (k *knownDifferences) has(what string) bool {
	found := false
	for i := range k.lines {
		if matchesStars(k.lines[i].pattern, what) {
			k.lines[i].used, found = true, true
		}
	}
	return found
}

func matchesStars(pattern []string, text string) bool {
	if len(pattern) == 1 {
		return text == pattern[0]
	}
	if !strings.HasPrefix(text, pattern[0]) {
		return false
	}
	text = text[len(pattern[0]):]
	for _, part := range pattern[1 : len(pattern)-1] {
		i := strings.Index(text, part)
		if i < 0 {
			return false
		}
		text = text[i+len(part):]
	}
	return strings.HasSuffix(text, pattern[len(pattern)-1])
}

// check fails for each difference without a reason, and for each reason without a difference.
func (k *knownDifferences) check(t *testing.T, found []string) {
	t.Helper()
	slices.Sort(found)
	for _, what := range slices.Compact(found) {
		if !k.has(what) {
			t.Errorf("a difference without a reason: %s", what)
		}
	}
	for i := range k.lines {
		if !k.lines[i].used {
			t.Errorf("a reason without a difference: %s", strings.Join(k.lines[i].pattern, "*"))
		}
	}
}

// What each vendor tells users to paste is read as the server that all of its snippets mean.
func TestVendorSnippetsAreReadAsTheServerTheyMean(t *testing.T) {
	var found []string
	read := 0
	for _, table := range vendorTables(t) {
		if table.Canonical["hooks"] != nil {
			continue
		}
		for _, s := range table.Snippets {
			if strings.Contains(s.Form, "hook") {
				continue
			}
			read++
			place := table.Server + " " + s.Client + " " + s.Form + ": "
			answer := catalog().Convert(&convert.Request{Text: s.Snippet, OS: convert.Linux, To: []string{}})
			if len(answer.Servers) == 0 {
				found = append(found, place+"no server")
				continue
			}
			got := factsOf(&answer.Servers[0])
			kind := "local"
			if got["url"] != "" {
				kind = "remote"
			}
			if table.Canonical[kind] == nil {
				found = append(found, place+"the vendor has no "+kind+" form")
				continue
			}
			var canonical struct {
				Command, URL string
				Args         []string
				Env, Headers map[string]string
			}
			if err := json.Unmarshal(table.Canonical[kind], &canonical); err != nil {
				t.Fatal(err)
			}
			want := map[string]string{"command": canonical.Command, "url": canonical.URL}
			if len(canonical.Args) > 0 {
				want["args"] = strings.Join(canonical.Args, " ")
			}
			for name, value := range canonical.Env {
				want["env."+name] = value
			}
			for name, value := range canonical.Headers {
				want["headers."+name] = value
			}
			for key, value := range want {
				if got[key] != value {
					found = append(found, place+key+": "+got[key]+" for "+value)
				}
			}
			for key, value := range got {
				if _, ok := want[key]; !ok && value != "" {
					found = append(found, place+key+": "+value+" for nothing")
				}
			}
		}
	}
	if read < 190 {
		t.Errorf("only %d snippets", read)
	}
	readKnown(t, "../agents/testdata/parallel/read.txt").check(t, found)
}

func factsOf(s *convert.Server) map[string]string {
	out := map[string]string{"command": "", "url": ""}
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case convert.Command:
			out["command"] = d.Text.Text
		case convert.URL:
			out["url"] = d.Text.Text
		case convert.Args:
			var words []string
			for j := range d.List {
				words = append(words, d.List[j].Text)
			}
			out["args"] = strings.Join(words, " ")
		case convert.EnvVars, convert.Headers:
			for j := range d.Map {
				out[map[convert.Field]string{convert.EnvVars: "env.", convert.Headers: "headers."}[d.Field]+d.Map[j].Name] = d.Map[j].Value.Text
			}
		}
	}
	return out
}

// What is written for a client stands beside what the vendor tells its users, key by key.
func TestWhatIsWrittenBesideWhatVendorsTell(t *testing.T) {
	var found []string
	compared, clients := 0, map[string]bool{}
	for _, table := range vendorTables(t) {
		for _, s := range table.Snippets {
			id := s.Client
			if other := clientIDs[id]; other != "" {
				id = other
			}
			agent := catalog().Agent(id)
			if agent == nil || len(agent.Servers) == 0 || agent.InputOnly != "" || !slices.Contains([]string{"json", "jsonc", "toml", "yaml"}, s.Lang) || strings.Contains(s.Form, "hook") {
				continue
			}
			vendor := catalog().Convert(&convert.Request{Text: s.Snippet, From: id, OS: convert.Linux, To: []string{}})
			if len(vendor.Servers) == 0 || vendor.Servers[0].From == nil {
				continue // the test above tells
			}
			place := id + " " + table.Server + " " + s.Form + ": "
			ours := catalog().Convert(&convert.Request{Text: neutral(t, &vendor.Servers[0], s.Form), From: "claude-code", OS: convert.Linux, To: []string{id}})
			outputs := ours.Targets[0].Outputs
			if len(outputs) == 0 {
				found = append(found, place+"nothing is written")
				continue
			}
			back := catalog().Convert(&convert.Request{Text: outputs[0].Text, From: id, OS: convert.Linux, To: []string{}})
			compared++
			clients[id] = true
			want, got := map[string]string{}, map[string]string{}
			spread(want, "", vendor.Servers[0].From)
			spread(got, "", back.Servers[0].From)
			for key, value := range want {
				if other, ok := got[key]; !ok {
					found = append(found, place+"the vendor's "+key+" = "+value+" is not written")
				} else if other != value {
					found = append(found, place+key+" = "+other+" where the vendor has "+value)
				}
			}
			for key, value := range got {
				if _, ok := want[key]; !ok {
					found = append(found, place+key+" = "+value+" is written and not in the vendor's")
				}
			}
		}
	}
	t.Logf("%d snippets for %d clients compared", compared, len(clients))
	if compared < 90 || len(clients) < 25 {
		t.Errorf("only %d snippets for %d clients", compared, len(clients))
	}
	readKnown(t, "../agents/testdata/parallel/written.txt").check(t, found)
}

// neutral puts the server into the form that says the most, without what only its own client has.
func neutral(t *testing.T, s *convert.Server, form string) string {
	t.Helper()
	facts, entry := factsOf(s), map[string]any{}
	env, headers := map[string]string{}, map[string]string{}
	for key, value := range facts {
		if name, ok := strings.CutPrefix(key, "env."); ok {
			env[name] = value
		}
		if name, ok := strings.CutPrefix(key, "headers."); ok {
			headers[name] = value
		}
	}
	if facts["url"] != "" {
		entry["type"], entry["url"] = "http", facts["url"]
		if form == "sse" || s.Transport == convert.SSE && strings.HasSuffix(facts["url"], "/sse") {
			entry["type"] = "sse"
		}
		if len(headers) > 0 {
			entry["headers"] = headers
		}
	} else {
		entry["type"], entry["command"] = "stdio", facts["command"]
		if args := s.Get(convert.Args); args != nil {
			var list []string
			for i := range args.List {
				list = append(list, args.List[i].Text)
			}
			entry["args"] = list
		}
		if len(env) > 0 {
			entry["env"] = env
		}
	}
	text, err := json.Marshal(map[string]any{"mcpServers": map[string]any{s.Name: entry}})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func spread(out map[string]string, path string, n *syntax.Node) {
	switch n.Kind {
	case syntax.Map:
		for i := range n.Pairs {
			key := n.Pairs[i].Key
			if path != "" {
				key = path + "." + key
			}
			spread(out, key, n.Pairs[i].Value)
		}
	case syntax.List:
		var words []string
		for _, item := range n.Items {
			words = append(words, item.Text)
		}
		out[path] = "[" + strings.Join(words, " ") + "]"
	default:
		out[path] = n.Text
	}
}
