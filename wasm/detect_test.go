package main

import (
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"agentconv/convert"
	"golang.org/x/tools/txtar"
)

// Every golden case is read without a word on whose it is: its agent is found, or named among the candidates where texts
// are truly alike. The agent is the one the request names, else that of the folder; the shapes that people paste beside
// the agents' files are called by the name of their case, where they have a description of their own.
func TestFindsTheAgentOfEachCase(t *testing.T) {
	files, err := filepath.Glob("../agents/testdata/*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden cases found: %v", err)
	}
	owned, alone := 0, 0
	for _, file := range files {
		want, text := caseSource(t, file)
		answer := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux, To: []string{}})
		if want == "" {
			if len(answer.Servers)+len(answer.Hooks) == 0 {
				t.Errorf("%s: nothing was read", file)
			}
			continue
		}
		owned++
		found, among := "nothing", false
		if answer.Source.Agent != nil {
			found = answer.Source.Agent.ID
		}
		var ids []string
		for _, a := range answer.Source.Candidates {
			ids = append(ids, a.ID)
			among = among || a.ID == want
		}
		if !among {
			t.Errorf("%s: found %s among %v, want %s", file, found, ids, want)
		}
		if found == want {
			alone++
		}
	}
	// Texts that fit several agents are the few: most cases must be told apart.
	if alone*10 < owned*7 {
		t.Errorf("only %d of %d cases are found outright", alone, owned)
	}
}

// caseSource gives the agent whose text a case holds, or "" when it is nobody's, and the text.
func caseSource(t *testing.T, file string) (agent, text string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	agent = path.Base(path.Dir(filepath.ToSlash(file)))
	if catalog().Agent(agent) == nil {
		agent = strings.TrimSuffix(path.Base(filepath.ToSlash(file)), ".txtar")
		if catalog().Agent(agent) == nil {
			agent = ""
		}
	}
	for _, f := range txtar.Parse(data).Files {
		switch f.Name {
		case "request.json":
			var request struct{ From string }
			if err := json.Unmarshal(f.Data, &request); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if request.From != "" && request.From != "auto" {
				agent = request.From
			}
		case "input":
			text = strings.TrimSuffix(string(f.Data), "\n")
		}
	}
	return agent, text
}
