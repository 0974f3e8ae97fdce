package main

import (
	"slices"
	"testing"
)

// Texts that have commands and addresses and hold no server: nothing is offered, and a finding says so.
func TestOtherTextsHoldNoServers(t *testing.T) {
	for name, text := range map[string]string{
		"settings of another program":        "pager = \"less\"\nformat = \"json\"\n[diff]\ncommand = \"diff\"\nargs = [\"--unified\"]\n[merge]\ncommand = \"vimdiff\"\n[menu]\nname = \"About\"\nurl = \"/about/\"\n",
		"what a hook gets to read":           `{"session_id": "1", "cwd": "/srv", "hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": {"command": "rm -rf /"}}`,
		"what a hook gets to read, in short": "```bash\necho '{\"tool_input\":{\"command\":\"git push\"}}' | ./guard.sh\n```\n",
		"a handler on a page about hooks":    "# Types\n\n```json\n{\"type\": \"command\", \"command\": \"./guard.sh\", \"args\": [\"--fast\"], \"shell\": \"bash\"}\n```\n\n```json\n{\"type\": \"http\", \"url\": \"https://hooks.example/check\", \"headers\": {\"A\": \"$T\"}, \"allowedEnvVars\": [\"T\"]}\n```\n",
		"what a page says of itself":         "---\ntitle: Hooks\ntype: web\nurl: https://example.com/docs/hooks\n---\n\n# Hooks\n\nA page.\n",
		"a webhook on a page":                "# Tasks\n\n```json\n{\"type\": \"webhook\", \"url\": \"https://example.com/hooks/task\", \"headers\": {\"A\": \"b\"}}\n```\n\nThat is all.\n",
		"commands of an editor":              `{"keys.user": {"SPC e": {"name": "Explorer", "command": "workbench.view.explorer"}, "SPC w": {"name": "Save", "command": "workbench.action.files.save"}}}`,
		"steps under a word like an event":   "# Run\n\n```yaml\nsteps:\n  setup:\n    - make_branch\n    - load_ticket\n  review:\n    - ask_reviewers\n```\n",
		"what a hook answers":                `{"decision": "allow", "reason": "", "updatedInput": {"command": "npm run lint"}}`,
		"a request to a service":             `{"name": "scrape", "arguments": {"url": "https://example.com/pricing", "formats": ["markdown"]}}`,
		"a list of authors":                  `{"authors": [{"name": "A", "url": "https://example.com/a"}, {"name": "B", "url": "https://example.com/b"}]}`,
		"scripts that wait for each other":   `{"name": "x", "wireit": {"build": {"command": "tsc", "dependencies": ["gen"], "files": ["a.ts"], "output": ["a.js"]}, "gen": {"command": "node gen.js", "files": ["b"], "output": ["c"]}}}`,
		"language servers":                   `{"lsp": {"go": {"command": "gopls"}, "ts": {"command": "typescript-language-server", "args": ["--stdio"]}}}`,
		"a catalogue":                        `{"schemas": [{"name": "Hugo", "description": "Hugo", "fileMatch": ["hugo.toml"], "url": "https://example.com/hugo.json"}]}`,
		"a page about tests":                 "# Development\n\nInstall the tools.\n\nRun the tests:\n\n```bash\nnpx vitest run\nuv run pytest -q\n```\n\nThen look at the result.\n\nThat is all.\n\nRead on below.\n",
		"a shell script":                     "# Hooks\n\n```bash\ninput=$(cat)\ncommand=\"$(echo \"$input\" | jq -r .tool_input.command)\"\nurl=\"https://example.com\"\n```\n",
		"a program":                          "# Hooks\n\n```python\ncommand = data.get(\"tool_input\", {}).get(\"command\", \"\")\n```\n",
		"a collector of measurements":        "extensions:\n  health_check:\n    endpoint: 0.0.0.0:13133\n  pprof:\n    endpoint: 0.0.0.0:1777\nreceivers: {}\n",
		"services of containers":             "# Run it\n\n```yaml\nservices:\n  memory:\n    image: memory:1\n    command: memory mcp --transport sse\n    environment:\n      TOKEN: ${TOKEN}\n```\n",
		"commands inside of an agent":        "# MCP\n\nAdd a server from inside:\n\n```text\n/mcp add https://a.example/mcp\n/mcp add https://b.example/mcp --name docs --transport http\n```\n",
		"a web service":                      `{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "servers": [{"url": "https://api.example.com/mcp", "description": "Production"}], "paths": {}}`,
		"channels of a service":              "asyncapi: 3.0.0\ninfo: {title: A, version: '1'}\nservers:\n  mcp:\n    url: https://a.example/mcp\n    protocol: https\n",
		"lines of a program in a command":    "# Release\n\nSome steps.\n\n```bash\nnode -e \"require('fs').writeFileSync('mcp/server.json', '')\"\npython3 -c 'import mcp.server'\n```\n\nThen look.\n\nThat is all.\n\nThe end.\n",
	} {
		t.Run(name, func(t *testing.T) {
			answer := ask(t, map[string]any{"text": text, "from": "auto", "to": []string{}})
			if len(answer.Servers) > 0 {
				t.Errorf("servers were read: %v", answer.Servers)
			}
			if len(answer.Findings) == 0 || answer.Findings[0].Code != "not-recognised" {
				t.Errorf("nothing tells that there is no server: %v", answer.Findings)
			}
		})
	}
}

// A piece of a page without the key above its servers is read, with a key that nobody knows, and beside an entry that starts nothing.
func TestPiecesOfPagesAreReadWhole(t *testing.T) {
	page := "# Two\n\n```json\n{\"mcpServers\": {\"a\": {\"command\": \"npx\", \"args\": [\"a-mcp\"]}}}\n```\n\nor\n\n```json\n" +
		`{"b": {"command": "npx", "args": ["b-mcp"], "colour": "red"}, "c": {"command": "npx", "args": ["c-mcp"]}, "d": {"env": {"A": "1"}}}` + "\n```\n"
	answer := ask(t, map[string]any{"text": page, "from": "auto", "to": []string{}})
	var names []string
	for _, s := range answer.Servers {
		names = append(names, s.Name)
	}
	if !slices.Equal(names, []string{"a", "b", "c"}) {
		t.Errorf("the servers are %v", names)
	}
	if !slices.ContainsFunc(answer.Findings, func(f struct{ Code string }) bool { return f.Code == "entry-invalid" }) {
		t.Errorf("nothing tells that d starts nothing: %v", answer.Findings)
	}
}
