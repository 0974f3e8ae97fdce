package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// What crosses the door in brief is the answer whole, once each finding has what its message holds.
func TestBriefAnswersAreWhole(t *testing.T) {
	files, err := filepath.Glob("../agents/testdata/pasted/*/input.*")
	if err != nil || len(files) == 0 {
		t.Fatalf("no texts: %v", err)
	}
	restored := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		request, _ := json.Marshal(map[string]any{"call": "convert", "text": string(text)})
		var whole, brief map[string]any
		if err := json.Unmarshal([]byte(Answer(string(request))), &whole); err != nil {
			t.Fatal(err)
		}
		targets := map[string]any{}
		head := AnswerInPieces(string(request), "", func(agent, target string) {
			var one map[string]any
			if err := json.Unmarshal([]byte(target), &one); err != nil {
				t.Fatal(err)
			}
			restored += restore(t, one)
			targets[agent] = one
		})
		if err := json.Unmarshal([]byte(head), &brief); err != nil {
			t.Fatal(err)
		}
		restored += restore(t, brief)
		brief["targets"] = targets
		if !reflect.DeepEqual(whole, brief) {
			t.Errorf("%s: the brief answer says something else", file)
		}
	}
	if restored < 1000 {
		t.Errorf("only %d findings were compared", restored)
	}
}

// restore does what the JavaScript module does, and counts the findings.
func restore(t *testing.T, part map[string]any) int {
	t.Helper()
	findings := part["findings"].(map[string]any)
	list, messages := findings["list"].([]any), findings["messages"].([]any)
	for _, f := range list {
		finding := f.(map[string]any)
		for key, value := range messages[int(finding["key"].(float64))].(map[string]any) {
			finding[key] = value
		}
	}
	part["findings"] = list
	return len(list)
}
