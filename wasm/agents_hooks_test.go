package main

import (
	"encoding/json"
	"slices"
	"testing"
)

// What agents() says of hooks, against the agents' documentation.
func TestAgentsTellTheirHooks(t *testing.T) {
	var list []struct {
		ID    string
		Hooks *struct {
			Files  []struct{ Scope, OS, Path string }
			Events []struct {
				Event   *string
				Native  string
				Can     []string
				Matcher *string
			}
			Handlers        []string
			Matcher         string
			Timeout         float64
			Refused         string
			Nearest         string
			Variants        []struct{ ID, Label string }
			Syntax, Root, _ string
		}
	}
	if err := json.Unmarshal([]byte(Answer(`{"call":"agents"}`)), &list); err != nil {
		t.Fatal(err)
	}
	// How an agent reads a matcher, how many events it has, its time-out in seconds, what runs, and one event with what can be done there.
	want := map[string]struct {
		matcher       string
		events        int
		timeout       float64
		handlers      []string
		event, native string
		can           []string
	}{
		"claude-code":   {"exact", 34, 600, []string{"command", "http", "mcp_tool", "prompt", "agent"}, "PreToolUse", "PreToolUse", []string{"observe", "context", "change", "block"}},
		"codex":         {"exact", 12, 600, []string{"command", "mcp_tool"}, "Stop", "Stop", []string{"observe", "block"}},
		"gemini-cli":    {"pattern", 11, 60, []string{"command"}, "UserPromptSubmit", "BeforeAgent", []string{"observe", "context", "block"}},
		"qwen-code":     {"pattern", 22, 60, []string{"command", "http", "prompt"}, "TaskCreated", "TodoCreated", []string{"observe", "block"}},
		"cursor":        {"exact", 21, 0, []string{"command", "prompt"}, "UserPromptSubmit", "beforeSubmitPrompt", []string{"observe", "block"}},
		"copilot-cli":   {"whole", 15, 30, []string{"command", "http"}, "Stop", "agentStop", []string{"observe", "block"}},
		"vscode":        {"none", 8, 30, []string{"command"}, "PreCompact", "PreCompact", []string{"observe"}},
		"devin-cascade": {"none", 12, 0, []string{"command"}, "Stop", "post_cascade_response", []string{"observe"}},
		"devin-desktop": {"pattern", 8, 0, []string{"command", "prompt"}, "PostCompact", "PostCompaction", []string{"observe"}},
		"hermes":        {"whole", 38, 60, []string{"command"}, "PreToolUse", "pre_tool_call", []string{"observe", "change", "block"}},
		"grok-build":    {"exact", 15, 5, []string{"command", "http"}, "UserPromptSubmit", "UserPromptSubmit", []string{"observe"}},
		"kiro":          {"pattern", 12, 60, []string{"command", "prompt"}, "PreToolUse", "PreToolUse", []string{"observe", "block"}},
		"qoder":         {"pattern", 27, 600, []string{"command", "http", "prompt", "agent"}, "Stop", "Stop", []string{"observe", "block"}},
		"antigravity":   {"exact", 6, 30, []string{"command"}, "UserPromptSubmit", "PreInvocation", []string{"observe", "context"}},
		"kimi-code":     {"pattern", 20, 30, []string{"command"}, "PostToolUse", "PostToolUse", []string{"observe"}},
		"factory-droid": {"exact", 9, 60, []string{"command"}, "SessionEnd", "SessionEnd", []string{"observe"}},
		"crush":         {"pattern", 1, 30, []string{"command"}, "PreToolUse", "PreToolUse", []string{"observe", "context", "change", "block"}},
		"junie":         {"exact", 7, 0, []string{"command"}, "StopFailure", "StopFailure", []string{"observe"}},
		"augment":       {"pattern", 7, 60, []string{"command"}, "UserPromptSubmit", "PromptSubmit", []string{"observe"}},
		"amazon-q":      {"glob", 5, 30, []string{"command"}, "SessionStart", "agentSpawn", []string{"observe", "context"}},
		"continue":      {"pattern", 17, 600, []string{"command", "http"}, "Stop", "Stop", []string{"observe", "block"}},
		"goose":         {"pattern", 12, 30, []string{"command"}, "Stop", "Stop", []string{"observe"}},
	}
	none := []string{"claude-desktop", "opencode", "openclaw", "pi", "oh-my-pi", "deepseek-harness", "halo", "apothem", "cc-switch", "zed", "cline", "roo-code", "kilo-code", "amp", "lm-studio", "trae", "warp", "visual-studio", "jetbrains-ai-assistant", "librechat", "cherry-studio", "docker-mcp-gateway"}
	seen := 0
	for _, a := range list {
		h := a.Hooks
		if h == nil {
			t.Errorf("%s says nothing of hooks", a.ID)
			continue
		}
		if slices.Contains(none, a.ID) {
			seen++
			if h.Refused == "" || h.Nearest == "" || len(h.Events) > 0 {
				t.Errorf("%s: it should say why it takes no hooks and what is nearest: %+v", a.ID, h)
			}
			continue
		}
		w, known := want[a.ID]
		if !known {
			continue
		}
		seen++
		if h.Matcher != w.matcher || len(h.Events) != w.events || h.Timeout != w.timeout || !slices.Equal(h.Handlers, w.handlers) || len(h.Files) == 0 {
			t.Errorf("%s: matcher %s, %d events, time-out %v, handlers %v, %d files; wanted %+v", a.ID, h.Matcher, len(h.Events), h.Timeout, h.Handlers, len(h.Files), w)
		}
		found := false
		for _, e := range h.Events {
			if e.Event != nil && *e.Event == w.event && e.Native == w.native {
				found = true
				if !slices.Equal(e.Can, w.can) {
					t.Errorf("%s %s can %v, should be %v", a.ID, e.Native, e.Can, w.can)
				}
			}
		}
		if !found {
			t.Errorf("%s has no event %s called %s", a.ID, w.event, w.native)
		}
	}
	if seen != len(want)+len(none) {
		t.Errorf("%d of %d agents are in the list", seen, len(want)+len(none))
	}
}
