package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"agentconv/convert"

	"golang.org/x/tools/txtar"
)

// seedTexts feeds a fuzz target with what people paste: the inputs of the golden cases and the published texts, whole and cut.
func seedTexts(f *testing.F, add func(text string)) {
	f.Helper()
	golden, _ := filepath.Glob("../agents/testdata/*/*.txtar")
	pasted, _ := filepath.Glob("../agents/testdata/pasted/*/input.*")
	if len(golden) == 0 || len(pasted) == 0 {
		f.Fatal("there are no seeds")
	}
	golden = append(golden, "testdata/forms.txtar")
	for _, file := range golden {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range txtar.Parse(data).Files {
			if part.Name == "input" || strings.HasPrefix(file, "testdata") {
				add(string(part.Data))
			}
		}
	}
	for _, file := range pasted {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		add(string(data))
		add(string(data[:len(data)*2/3]))
	}
}

// FuzzConvert: whatever is pasted, the answer is JSON in UTF-8, and every item that a target refuses is told.
func FuzzConvert(f *testing.F) {
	seedTexts(f, func(text string) { f.Add(text) })
	f.Fuzz(func(t *testing.T, text string) {
		answer := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux})
		for i := range answer.Targets {
			target := &answer.Targets[i]
			for _, item := range target.Items {
				if item.Status == convert.Refused && !toldOf(item.Name, target.Findings) && !toldOf(item.Name, answer.Findings) {
					t.Errorf("%s refuses %q and says nothing", target.Agent.ID, item.Name)
				}
			}
		}
		request, err := json.Marshal(map[string]any{"call": "convert", "text": text, "to": []string{"codex"}})
		if err != nil {
			t.Fatal(err)
		}
		if got := Answer(string(request)); !json.Valid([]byte(got)) || !utf8.ValidString(got) {
			t.Errorf("the answer is no JSON: %.200q", got)
		}
	})
}

func toldOf(item string, findings []convert.Finding) bool {
	for i := range findings {
		if findings[i].Item == item || findings[i].Item == "" {
			return true
		}
	}
	return false
}

// FuzzMerge: a person's file is given back whole or not at all; merging twice changes nothing more.
func FuzzMerge(f *testing.F) {
	pasted := `{"mcpServers": {"a": {"command": "npx", "args": ["-y", "x"], "env": {"K": "v"}}, "b": {"type": "http", "url": "https://example.com/mcp"}}}`
	ids := []string{"cursor", "codex", "hermes", "opencode", "goose", "continue"}
	seedTexts(f, func(text string) { f.Add(text, byte(len(text))) })
	f.Fuzz(func(t *testing.T, existing string, pick byte) {
		id := ids[int(pick)%len(ids)]
		merge := func(existing string) *convert.Target {
			answer := catalog().Convert(&convert.Request{Text: pasted, From: "claude-code", To: []string{id}, OS: convert.Linux, Existing: map[string]string{id: existing}})
			return &answer.Targets[0]
		}
		first := merge(existing)
		for i := range first.Outputs {
			merged := first.Outputs[i].Merged
			if merged == "" {
				continue
			}
			for _, output := range merge(merged).Outputs {
				if output.Merged != merged {
					t.Errorf("%s: a second merge changes the file:\n%q\n%q", id, merged, output.Merged)
				}
			}
		}
	})
}

// FuzzCommand: a command line or a link, however it is spelt, is read or told; nothing is taken for a server without a name.
func FuzzCommand(f *testing.F) {
	for _, text := range []string{"claude mcp add a -e K=v -- npx -y x", `codex mcp add a --url https://example.com`, "gemini mcp add -s user a node 'b c' \\\n  d", `code --add-mcp '{"name":"a","command":"b"}'`,
		"cursor://anysphere.cursor-deeplink/mcp/install?name=a&config=eyJjb21tYW5kIjoieCJ9", "vscode:mcp/install?%7B%22name%22%3A%22a%22%7D", "goose://extension?cmd=npx&arg=-y&id=a&name=a"} {
		f.Add(text)
	}
	seedTexts(f, func(text string) {
		if !strings.HasPrefix(strings.TrimSpace(text), "{") {
			f.Add(text)
		}
	})
	f.Fuzz(func(t *testing.T, text string) {
		answer := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux, To: []string{}})
		if len(answer.Servers)+len(answer.Hooks)+len(answer.Grants)+len(answer.Findings) == 0 && strings.TrimSpace(text) != "" {
			t.Errorf("nothing is read and nothing is said of %q", text)
		}
	})
}

// FuzzMatcher: a matcher of any text is written, translated or told; the hook itself is never lost by it.
func FuzzMatcher(f *testing.F) {
	for _, matcher := range []string{"", "*", "Bash", "Edit|Write", "^(Bash|Read)$", "mcp__a__.*", "mcp__a__*", "(?i)bash", "(?=x)", "[", "\\", "Bash(git *)", "(a|(b|(c", ".*", "Notebook.*"} {
		f.Add(matcher)
	}
	f.Fuzz(func(t *testing.T, matcher string) {
		if !utf8.ValidString(matcher) {
			return
		}
		text, err := json.Marshal(map[string]any{"hooks": map[string]any{"PreToolUse": []any{map[string]any{"matcher": matcher, "hooks": []any{map[string]any{"type": "command", "command": "guard"}}}}}})
		if err != nil {
			t.Fatal(err)
		}
		answer := catalog().Convert(&convert.Request{Text: string(text), From: "claude-code", OS: convert.Linux})
		if len(answer.Hooks) != 1 {
			t.Fatalf("%d hooks are read", len(answer.Hooks))
		}
		for i := range answer.Targets {
			target := &answer.Targets[i]
			if len(target.Items) != 1 || target.Items[0].Status == convert.Refused && len(target.Findings) == 0 {
				t.Errorf("%s: the hook is lost with the matcher %q", target.Agent.ID, matcher)
			}
		}
	})
}
