package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// Where secrets stand in a config: alone, behind an option, in a header, in an address, in a piece of JSON or of a command.
var secretPlaces = map[string]string{
	"variable":         `{"command":"npx","args":["-y","notes-mcp"],"env":{"API_KEY":"SECRET"}}`,
	"padded":           `{"command":"npx","args":["--token","SECRET=="]}`,
	"option":           `{"command":"npx","args":["-y","notes-mcp","--api-key","SECRET"]}`,
	"option-equals":    `{"command":"npx","args":["-y","notes-mcp","--api-key=SECRET"]}`,
	"container":        `{"command":"npx","args":["run","-i","-e","API_KEY=SECRET","notes-mcp"]}`,
	"header-option":    `{"command":"npx","args":["mcp-remote","https://mcp.example.com/mcp","--header","Authorization: Bearer SECRET"]}`,
	"header-no-blank":  `{"command":"npx","args":["mcp-remote","https://mcp.example.com/mcp","--header","Authorization:Bearer SECRET"]}`,
	"header-key":       `{"command":"npx","args":["mcp-remote","https://mcp.example.com/mcp","--header=X-API-Key:SECRET"]}`,
	"shell":            `{"command":"npx","args":["-c","API_KEY='SECRET' npx -y notes-mcp"]}`,
	"shell-option":     `{"command":"npx","args":["-c","npx -y notes-mcp --api-key SECRET -v"]}`,
	"json-in-variable": `{"command":"npx","env":{"OPENAPI_HEADERS":"{\"Authorization\": \"Bearer SECRET\", \"X\": \"y\"}"}}`,
	"json-in-argument": `{"command":"npx","args":["--config","{\"notes\":{\"apiKey\":\"SECRET\"}}"]}`,
	"database":         `{"command":"npx","args":["postgres-mcp","postgresql://me:SECRET@db.example.com:5432/notes"]}`,
	"database-var":     `{"command":"npx","env":{"DATABASE_URL":"postgresql://me:SECRET@db.example.com/notes"}}`,
	"bearer":           `{"type":"http","url":"https://mcp.example.com/mcp","headers":{"Authorization":"Bearer SECRET"}}`,
	"cookie":           `{"type":"http","url":"https://mcp.example.com/mcp","headers":{"Cookie":"session_token=SECRET; theme=dark"}}`,
	"query":            `{"type":"http","url":"https://mcp.example.com/mcp?profile=a&api_key=SECRET&x=1"}`,
	"user-in-address":  `{"type":"http","url":"https://me:SECRET@mcp.example.com/mcp"}`,
}

const nobodysSecret = "q7w8e9r0t1y2u3i4"

func secretConfig(server string) string {
	return `{"mcpServers":{"notes":` + strings.ReplaceAll(server, "SECRET", nobodysSecret) + `}}`
}

func TestSecretsAreTold(t *testing.T) {
	for where, server := range secretPlaces {
		var a struct{ Findings []struct{ Code string } }
		answerInto(t, map[string]any{"call": "convert", "text": secretConfig(server), "to": []string{}}, &a)
		found := 0
		for _, f := range a.Findings {
			if f.Code == "secret-in-clear" {
				found++
			}
		}
		if found != 1 {
			t.Errorf("%s: told %d times", where, found)
		}
	}
}

// A link is shared and kept in histories, so whatever it unpacks to has no secret in it.
func TestNoLinkHoldsASecret(t *testing.T) {
	ids, count := withWays(t, "link"), 0
	for where, server := range secretPlaces {
		a := ask(t, map[string]any{"text": secretConfig(server), "from": "claude-code", "to": ids})
		for id, target := range a.Targets {
			for _, l := range target.Links {
				count++
				back := Answer(requestOf(t, map[string]any{"call": "convert", "text": l.Href, "to": []string{id}}))
				if strings.Contains(l.Href+back, nobodysSecret) || !strings.Contains(back, `"name":"notes"`) {
					t.Errorf("%s for %s: %s\ngives %s", where, id, l.Href, back)
				}
			}
		}
	}
	if count < 100 {
		t.Errorf("only %d links were tried", count)
	}
}

// A package of Halo is handed on to others, and says for each secret what the person has to put in.
func TestNoPackageHoldsASecret(t *testing.T) {
	for where, server := range secretPlaces {
		var a goldenAnswer
		answerInto(t, map[string]any{"call": "convert", "text": secretConfig(server), "from": "claude-code", "to": []string{"halo"}, "options": map[string]any{"variant": map[string]any{"halo": "package"}}}, &a)
		target, told := a.Targets["halo"], false
		for _, f := range target.Findings {
			told = told || f.Code == "secret-missing"
		}
		for _, o := range target.Outputs {
			if strings.Contains(o.Text, nobodysSecret) {
				t.Errorf("%s: %s", where, o.Text)
			}
		}
		if len(target.Outputs) == 0 || !told {
			t.Errorf("%s: %d outputs, told %v", where, len(target.Outputs), told)
		}
	}
}

// With variables for secrets, none is left in the file of an agent that fills variables in everywhere.
func TestLiftedSecretsAreGone(t *testing.T) {
	for where, server := range secretPlaces {
		a := ask(t, map[string]any{"text": secretConfig(server), "from": "claude-code", "to": []string{"claude-code", "vscode", "opencode"}, "options": map[string]any{"liftSecrets": true}})
		for id := range a.Targets {
			if text := a.servers(id); text == "" || strings.Contains(text, nobodysSecret) {
				t.Errorf("%s for %s: %s", where, id, text)
			}
		}
	}
}

// What is no secret is not taken for one.
func TestNoSecretIsSeenWhereThereIsNone(t *testing.T) {
	for _, server := range []string{
		`{"command":"docker","args":["run","-v","/srv/tokens:/run/secrets:ro","mcp/token-server:latest-build"]}`,
		`{"command":"npx","args":["--password-stdin","--verbose-logging","--token-file","/run/secrets/token"]}`,
		`{"command":"npx","args":["--auth-type=oauth-device","--token-url","https://auth.example.com:8443/oauth-token"]}`,
		`{"command":"npx","env":{"TOKEN_URL":"https://token.example.com/issue-token","AUTH_TYPE":"client-credentials","API_KEY":"${NOTES_KEY}"}}`,
		`{"command":"C:\\tokens\\server.exe","args":["C:\\Users\\me\\secret-notes\\file.txt","./tools/token-list:all"]}`,
		`{"command":"uvx","args":["--from","git+https://github.com/example/api-key-tools@v1.2.3","token-server"]}`,
	} {
		text := `{"mcpServers":{"notes":` + server + `}}`
		if back := Answer(requestOf(t, map[string]any{"call": "convert", "text": text, "from": "claude-code", "to": []string{}})); strings.Contains(back, "secret-in-clear") {
			t.Errorf("%s\ngives %s", text, back)
		}
	}
}

func requestOf(t *testing.T, request map[string]any) string {
	t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A sentence says where a secret stands and never what it is, whatever is wrong with the text around it.
func TestNoFindingHoldsASecret(t *testing.T) {
	const secret = "ghp_abcdefghijklmnopqrstuvwxyz0123456789"
	for where, text := range map[string]string{
		"an option without its name":   "claude mcp add a -e SECRET -- npx -y a-mcp\n",
		"an option that nobody knows":  "claude mcp add a --api-key SECRET https://a.example.com/mcp\n",
		"a header without its colon":   "claude mcp add --transport http a https://a.example.com/mcp --header \"Authorization Bearer SECRET\"\n",
		"a text that code puts on":     `const c = { mcpServers: { a: { url: "https://a.example.com/mcp", headers: { Authorization: "Bearer " + "SECRET" + x } } } }`,
		"a package to start oneself":   `{"name":"io.x/y","version":"1","packages":[{"registryType":"npm","identifier":"y","version":"1","transport":{"type":"sse","url":"http://localhost:{PORT}/sse"},"environmentVariables":[{"name":"PORT","default":"1"},{"name":"TOKEN","default":"SECRET"}]}]}`,
		"a text that is not closed":    "{\"mcpServers\": {\"a\": {\"command\": \"npx\", \"env\": {\"KEY\": \"SECRET}\n}}}",
		"a session of goose":           "goose session --with-extension \"API_KEY=SECRET npx -y a-mcp\"\n",
		"a variable of the script":     "$pat = \"SECRET\"\ncodex mcp add x -- npx -y x --token $pat\n",
		"an entry begun in its middle": "\"env\": {\"KEY\": \"SECRET\"}\n},\n\"b\": {\"command\": \"npx\"}\n}}",
	} {
		var a struct {
			Findings json.RawMessage
			Targets  map[string]struct{ Findings json.RawMessage }
		}
		answerInto(t, map[string]any{"call": "convert", "text": strings.ReplaceAll(text, "SECRET", secret), "to": []string{"codex", "opencode", "vscode"}}, &a)
		if strings.Contains(string(a.Findings), secret[:12]) {
			t.Errorf("%s: %s", where, a.Findings)
		}
		for id, target := range a.Targets {
			if strings.Contains(string(target.Findings), secret[:12]) {
				t.Errorf("%s, for %s: %s", where, id, target.Findings)
			}
		}
	}
}
