package main

import (
	"encoding/json"
	"slices"
	"testing"

	"agentconv/convert"
)

// Gemini CLI 0.61.0 and Qwen Code 0.24.4 fill in $HOME in '$HOME' before the shell sees it; in other commands the shell would
// have done the same.
func TestVariablesThatTheShellLeavesAlone(t *testing.T) {
	for command, want := range map[string]bool{
		`echo '$HOME'`: true, `echo \$HOME`: true, `echo "it's" '${HOME}'`: true,
		`echo $HOME`: false, `echo "$HOME"`: false, `echo "'$HOME'"`: false, `echo '5$'`: false, `echo 'a' $HOME 'b'`: false,
	} {
		text, err := json.Marshal(map[string]any{"hooks": map[string]any{"Stop": []any{map[string]any{"hooks": []any{map[string]any{"type": "command", "command": command}}}}}})
		if err != nil {
			t.Fatal(err)
		}
		answer := catalog().Convert(&convert.Request{Text: string(text), From: "claude-code", To: []string{"gemini-cli", "qwen-code", "codex"}, OS: convert.Linux})
		for i := range answer.Targets {
			target := &answer.Targets[i]
			told := slices.ContainsFunc(target.Findings, func(f convert.Finding) bool { return f.Code() == convert.LiteralExpanded })
			if told != (want && target.Agent.ID != "codex") {
				t.Errorf("%s: %s: told is %v", target.Agent.ID, command, told)
			}
		}
	}
}
