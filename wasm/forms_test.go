package main

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"
)

// The cases in testdata/forms.txtar are texts that hold a config in a form of its own: typed into a shell, as program code, with
// line numbers before it. Each is followed by what it means, written by hand: the servers and hooks with what is asked for of
// them, and the sentences that have to be told, and those that must not, by their keys.
//
//	-- name --
//	the text
//	-- name means --
//	{"agent": "codex", "servers": [{"name": "x", ...}], "hooks": [...], "told": ["one-run"], "untold": ["code"]}
func TestForms(t *testing.T) {
	archive, err := txtar.ParseFile("testdata/forms.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i+1 < len(archive.Files); i += 2 {
		name := archive.Files[i].Name
		if archive.Files[i+1].Name != name+" means" {
			t.Fatalf("%s is not followed by what it means", name)
		}
		t.Run(name, func(t *testing.T) {
			text := strings.TrimSuffix(string(archive.Files[i].Data), "\n")
			if inner, ok := strings.CutPrefix(text, "escaped:"); ok {
				if err := json.Unmarshal([]byte(inner), &text); err != nil {
					t.Fatal(err)
				}
			}
			formMeans(t, text, archive.Files[i+1].Data)
		})
	}
}

func formMeans(t *testing.T, text string, means []byte) {
	var want struct {
		Agent          *string
		Servers, Hooks []map[string]any
		Told, Untold   []string
	}
	if err := json.Unmarshal(means, &want); err != nil {
		t.Fatal(err)
	}
	request, _ := json.Marshal(map[string]any{"call": "convert", "text": text, "from": "auto", "to": []string{}})
	var got struct {
		Source         struct{ Agent string }
		Servers, Hooks []map[string]any
		Findings       []struct{ Key string }
	}
	answer := Answer(string(request))
	if err := json.Unmarshal([]byte(answer), &got); err != nil {
		t.Fatal(err)
	}
	if want.Agent != nil && *want.Agent != got.Source.Agent {
		t.Errorf("agent %q, want %q", got.Source.Agent, *want.Agent)
	}
	if len(got.Servers) != len(want.Servers) || len(got.Hooks) != len(want.Hooks) {
		t.Fatalf("%d servers and %d hooks, want %d and %d: %s", len(got.Servers), len(got.Hooks), len(want.Servers), len(want.Hooks), answer)
	}
	for i, s := range want.Servers {
		formHolds(t, s, got.Servers[i])
	}
	for i, h := range want.Hooks {
		formHolds(t, h, got.Hooks[i])
	}
	for _, key := range want.Told {
		found := false
		for _, f := range got.Findings {
			found = found || f.Key == key
		}
		if !found {
			t.Errorf("%s is not told: %v", key, got.Findings)
		}
	}
	for _, f := range got.Findings {
		if slices.Contains(want.Untold, f.Key) {
			t.Errorf("%s is told", f.Key)
		}
	}
}

// formHolds checks the fields that are asked for; "env" and "headers" asked for as empty must not be there.
func formHolds(t *testing.T, want, got map[string]any) {
	for key, value := range want {
		if key == "handlers" {
			for i, h := range value.([]any) {
				formHolds(t, h.(map[string]any), got["handlers"].([]any)[i].(map[string]any))
			}
			continue
		}
		if !reflect.DeepEqual(value, got[key]) {
			t.Errorf("%s of %v is %v, want %v", key, got["name"], got[key], value)
		}
	}
}

// A form repeated up to a megabyte is read in time that grows with it, and without a panic.
func TestFormsAreRead(t *testing.T) {
	archive, err := txtar.ParseFile("testdata/forms.txtar")
	if err != nil {
		t.Fatal(err)
	}
	size := 1 << 17
	if os.Getenv("FORMS_WHOLE") != "" {
		size = 1 << 20
	}
	odd := []string{"$(", "<<A\n", "`", "@'\n", "$'", "<a ", "{\n", "= {\na: b(", "+ \n", "> ", "1 | {\n", "%7B", `{\"`, "2>", "f({a: `${", "https://a.example/mcp\n"}
	for i := 0; i < len(archive.Files); i += 2 {
		odd = append(odd, string(archive.Files[i].Data))
	}
	for _, piece := range odd {
		request, _ := json.Marshal(map[string]any{"call": "convert", "text": strings.Repeat(piece, size/len(piece)+1), "from": "auto", "to": []string{}})
		began := time.Now()
		Answer(string(request))
		if took := time.Since(began); took > 20*time.Second {
			t.Errorf("%.40q, repeated, takes %s", piece, took)
		} else if took > time.Second {
			t.Logf("%.40q, repeated, takes %s", piece, took)
		}
	}
}
