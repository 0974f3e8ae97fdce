package main

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// The allocations of one conversion do not depend on the machine, so they are kept: a fifth more fails.
//
//	go test ./wasm -run Allocations -update
const allocationsFile = "testdata/allocations.txt"

func TestAllocationsPerConversion(t *testing.T) {
	if runtime.GOARCH == "wasm" {
		t.Skip("the figures are those of the native program")
	}
	servers, hooks := tenServers(), `{"hooks": {"PreToolUse": [{"matcher": "Bash|Edit", "hooks": [{"type": "command", "command": "~/guard.sh", "timeout": 10}]}], "Stop": [{"hooks": [{"type": "command", "command": "say done"}]}]}}`
	cases := []struct{ name, request string }{
		{"10 servers to all agents", encode(t, map[string]any{"call": "convert", "text": servers})},
		{"10 servers to codex", encode(t, map[string]any{"call": "convert", "text": servers, "to": []string{"codex"}})},
		{"2 hooks to all agents", encode(t, map[string]any{"call": "convert", "text": hooks})},
	}
	kept := map[string]int{}
	data, err := os.ReadFile(allocationsFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		name, number, _ := strings.Cut(strings.TrimSpace(line), ": ")
		kept[name], _ = strconv.Atoi(number)
	}
	fresh := ""
	for _, c := range cases {
		Answer(c.request) // the first call sets the catalogue up
		got := int(testing.AllocsPerRun(20, func() { Answer(c.request) }))
		fresh += c.name + ": " + strconv.Itoa(got) + "\n"
		switch want := kept[c.name]; {
		case *update:
		case want == 0:
			t.Errorf("%s: no figure is kept", c.name)
		case got > want*120/100:
			t.Errorf("%s: %d allocations, where %d were before", c.name, got, want)
		default:
			t.Logf("%s: %d allocations (kept: %d)", c.name, got, want)
		}
	}
	if *update {
		if err := os.WriteFile(allocationsFile, []byte(fresh), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// tenServers is a project's file of ten: six programs with variables, three over HTTP with headers, one over SSE.
func tenServers() string {
	var b strings.Builder
	b.WriteString(`{"mcpServers": {`)
	for i := range 10 {
		n := strconv.Itoa(i)
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(`"server-` + n + `": `)
		switch {
		case i < 6:
			b.WriteString(`{"type": "stdio", "command": "npx", "args": ["-y", "@example/mcp-server-` + n + `", "--root", "/srv/data"], "env": {"API_KEY": "${API_KEY_` + n + `}", "LOG_LEVEL": "info"}}`)
		case i < 9:
			b.WriteString(`{"type": "http", "url": "https://mcp` + n + `.example.com/mcp", "headers": {"Authorization": "Bearer ${TOKEN_` + n + `}", "X-Org": "acme"}}`)
		default:
			b.WriteString(`{"type": "sse", "url": "https://mcp` + n + `.example.com/sse", "headers": {"X-Api-Key": "k` + n + `"}}`)
		}
	}
	b.WriteString("}}")
	return b.String()
}
