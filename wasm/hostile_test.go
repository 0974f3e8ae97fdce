package main

import (
	"encoding/json"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"
	"unicode/utf8"
)

// What hostile or huge texts may take, from the paste to the answer for all agents.
const (
	mostTime   = 60 * time.Second // they take one or two seconds, on a busy machine more; what grows with the square takes minutes
	mostMemory = 1500 << 20
)

// hostileSize is 10 MB, and less where the tests run as WebAssembly, which a browser gives less room.
func hostileSize() int {
	if runtime.GOARCH == "wasm" {
		return 1 << 18
	}
	return 10 << 20
}

// Huge and hostile texts are answered in bounded time and memory, with a message where nothing is read.
func TestHostileTexts(t *testing.T) {
	size := hostileSize()
	huge := func(unit string) string { return strings.Repeat(unit, size/len(unit)) }
	many := func(unit string) string { return strings.Repeat(unit, size/10/len(unit)) }
	bomb := "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
	for c := 'b'; c < 'n'; c++ {
		bomb += string(c) + ": &" + string(c) + " [" + strings.Repeat("*"+string(c-1)+", ", 10) + "]\n"
	}
	texts := map[string]string{
		"brackets": huge("["), "braces": huge(`{"a":`), "dots": huge("a."), "dotted table": "[" + huge("a.") + "a]\n", "one line": huge("x"), "one string": `{"mcpServers": {"a": {"command": "` + huge("x") + `"}}}`,
		"aliases": "a: &a {command: x}\nmcpServers:\n" + many("  - *a\n"), "bomb": bomb + "mcpServers: *m\n", "list bomb": "mcpServers:\n  s:\n    command: x\n    args: *a\n" + bomb,
		"deep YAML": strings.Repeat("- ", 100000), "deep TOML": "a = " + huge("["), "NUL": huge("\x00"), "invalid UTF-8": huge("\xff\xfe"), "lone surrogates": `{"mcpServers": {"a": {"command": "` + many(`\ud800`) + `"}}}`,
		"duplicate keys": `{"mcpServers": {` + many(`"a": {"command": "x"},`) + `"b": {"command": "x"}}}`, "quotes": huge(`"`), "fences": many("```json\n{}\n```\n"), "commands": many("claude mcp add a -- b\n"), "links": many("cursor://anysphere.cursor-deeplink/mcp/install?name=a&config=e30 "),
		"base64": "cursor://anysphere.cursor-deeplink/mcp/install?name=a&config=" + many("e30"), "percents": "vscode:mcp/install?" + many("%25"), "backslashes": "claude mcp add a -- " + many(`\`), "escapes": huge(`\x`), "escaped blanks": huge(`\ `), "one command": many("codex mcp add "), "dollars": `{"mcpServers": {"a": {"command": "` + many("${") + `"}}}`,
		"references": `{"mcpServers": {"a": {"command": "` + many("${A:-") + `"}}}`, "matcher": `{"hooks": {"PreToolUse": [{"matcher": "` + strings.Repeat("(a|", 1<<17) + `", "hooks": [{"type": "command", "command": "x"}]}]}}`,
		"events": `{"hooks": {` + many(`"PreToolUse": [{"hooks": [{"type": "command", "command": "x"}]}],`) + `"Stop": []}}`, "comments": many("// x\n"), "block comments": many("/**/ "), "many secrets": `{"mcpServers": {"a": {"command": "x", "args": ["` + many("abc=x ") + `", "` + many("Bearer ") + `", "` + many("//a:") + `"]}}}`, "unclosed comment": `{"mcpServers": /*` + many("x"), "nulls": `{"mcpServers": [` + many("null,") + `null]}`,
		"parameters": "x://mcp/add?" + huge("a=b&"), "actions": huge("{{ x }}"), "conditions": huge("{% if x %}"), "printed": "/mcp\n" + many("  • a\n"), "colours": many("\x1b[1m"), "listed names": "Name: a\n" + many("Command: b\n"), "lists in braces": "x({mcpServers = {a = {args = " + many(`{"a"},`), "expressions": many("{ a = 1; "),
	}
	for name, text := range texts {
		t.Run(name, func(t *testing.T) {
			// Three agents, one of each syntax: what is written grows with the text and the number of agents.
			answer := bounded(t, map[string]any{"call": "convert", "text": text, "to": []string{"cursor", "codex", "hermes"}})
			if len(answer.Servers)+len(answer.Hooks) == 0 && !answer.speaks() {
				t.Error("nothing is read, and nothing is said")
			}
		})
	}
}

// Thousands of what is rarely more than a few: looking each up among all others would take minutes.
func TestManyOfAKind(t *testing.T) {
	count := hostileSize() / 256
	list := func(each func(i int) string) string {
		var all []string
		for i := range count {
			all = append(all, each(i))
		}
		return strings.Join(all, ", ")
	}
	marks := func(i int) string { // names that no agent but the source takes as they are
		return strings.NewReplacer("0", "!", "1", "?", "2", "*", "3", "+", "4", "~", "5", "&", "6", "^", "7", "%", "8", "#", "9", "=").Replace(strconv.Itoa(count + i))
	}
	number := strconv.Itoa
	servers := func(name func(int) string) string {
		return `{"mcpServers": {` + list(func(i int) string { return `"` + name(i) + `": {"command": "x"}` }) + `}}`
	}
	var only []string
	for i := range count {
		only = append(only, number(i))
	}
	for name, request := range map[string]map[string]any{
		"names that meet":     {"text": servers(marks)},
		"chosen servers":      {"text": servers(number), "options": map[string]any{"only": only}},
		"headers of a bridge": {"text": `{"mcpServers": {"a": {"command": "npx", "args": ["mcp-remote", "https://a/mcp", ` + list(func(i int) string { return `"--header", "H` + number(i) + `:${V` + number(i) + `}"` }) + `], "env": {` + list(func(i int) string { return `"V` + number(i) + `": "x"` }) + `}}}}`},
		"handlers of a hook":  {"text": `{"hooks": {"PreToolUse": [{"hooks": [` + list(func(i int) string { return `{"type": "command", "command": "x` + number(i) + `"}` }) + `]}]}}`},
	} {
		t.Run(name, func(t *testing.T) {
			request["call"], request["to"] = "convert", []string{"cursor", "codex", "hermes"}
			if answer := bounded(t, request); len(answer.Servers)+len(answer.Hooks) == 0 {
				t.Error("nothing is read")
			}
		})
	}
}

type boundedAnswer struct {
	Servers  []struct{ Name string }
	Hooks    []struct{ Event string }
	Findings []struct{ Severity, Code, Title, Reason string }
	Targets  map[string]struct {
		Outputs []struct{ Text, Merged string }
	}
}

func (a *boundedAnswer) speaks() bool {
	for _, f := range a.Findings {
		if f.Severity == "error" && len(f.Title) > 10 {
			return true
		}
	}
	return false
}

// bounded answers a request and fails when it takes too long or too much memory.
func bounded(t *testing.T, request map[string]any) (answer boundedAnswer) {
	t.Helper()
	text := encode(t, request)
	runtime.GC()
	var peak atomic.Uint64
	done, watched := make(chan bool), make(chan bool)
	go func() {
		defer close(watched)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak.Store(max(peak.Load(), m.HeapAlloc))
			select {
			case <-done:
				return
			case <-time.After(100 * time.Millisecond):
			}
		}
	}()
	began := time.Now()
	got := Answer(text)
	took := time.Since(began)
	close(done)
	<-watched
	if took > mostTime {
		t.Errorf("it took %v", took)
	}
	if peak.Load() > mostMemory {
		t.Errorf("it took %d MB", peak.Load()>>20)
	}
	if !utf8.ValidString(got) {
		t.Error("the answer is no UTF-8")
	}
	if err := json.Unmarshal([]byte(got), &answer); err != nil {
		t.Fatalf("the answer is no JSON: %v", err)
	}
	for _, f := range answer.Findings {
		if len(f.Title)+len(f.Reason) > 2000 {
			t.Errorf("%s has a message of %d bytes", f.Code, len(f.Title)+len(f.Reason))
		}
	}
	if testing.Verbose() {
		t.Logf("%v, %d MB, answer %d KB", took.Round(time.Millisecond), peak.Load()>>20, len(got)>>10)
	}
	return answer
}

// encode puts a request into JSON without mending what is no UTF-8 in its text, as a hostile caller would.
func encode(t *testing.T, request map[string]any) string {
	t.Helper()
	text, raw := request["text"].(string)
	if raw = raw && !utf8.ValidString(text); raw {
		request["text"] = "here"
	}
	out, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	if raw {
		return strings.Replace(string(out), `"here"`, `"`+text+`"`, 1)
	}
	return string(out)
}

// A hundred thousand servers are read and written.
func TestHundredThousandServers(t *testing.T) {
	n := 100_000
	if runtime.GOARCH == "wasm" {
		n = 2_000
	}
	var b strings.Builder
	b.WriteString(`{"mcpServers": {`)
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(`"s` + strconv.Itoa(i) + `": {"command": "npx", "args": ["-y", "pkg"]}`)
	}
	b.WriteString("}}")
	answer := bounded(t, map[string]any{"call": "convert", "text": b.String(), "to": []string{"codex"}})
	if len(answer.Servers) != n {
		t.Errorf("%d servers are read", len(answer.Servers))
	}
	if outputs := answer.Targets["codex"].Outputs; len(outputs) != 1 || !strings.Contains(outputs[0].Text, "s"+strconv.Itoa(n-1)) {
		t.Error("the last server is not written")
	}
}

// Names that are special to programs are names like any other.
func TestNamesThatAreSpecialElsewhere(t *testing.T) {
	for _, name := range []string{"__proto__", "constructor", "toString", "hasOwnProperty", "<script>alert(1)</script>", `"><img src=x onerror=alert(1)>`, "javascript:alert(1)", "a\u0000b", "a\nb", "null", "true", "1", "~", "-", "--", "=", "$(id)", "`id`", "'; rm -rf ~; '", "]]>", "{{x}}", "%0a", "\u202egnp", "\u2028"} {
		text := encode(t, map[string]any{"mcpServers": map[string]any{name: map[string]any{"type": "http", "url": "https://example.com/" + "mcp"}}})
		answer := bounded(t, map[string]any{"call": "convert", "text": text, "to": []string{"cursor", "codex", "hermes", "claude-code", "vscode", "goose"}})
		if len(answer.Servers) != 1 || answer.Servers[0].Name != name {
			t.Errorf("%q is read as %+v", name, answer.Servers)
		}
		// Cursor's file takes every name, so it must come back as it was.
		outputs := answer.Targets["cursor"].Outputs
		if len(outputs) != 1 {
			t.Errorf("%q is not written", name)
			continue
		}
		var file struct{ MCPServers map[string]any }
		if err := json.Unmarshal([]byte(outputs[0].Text), &file); err != nil {
			t.Errorf("%q: %v", name, err)
		}
		for written := range file.MCPServers {
			if written != name {
				t.Errorf("%q is written as %q", name, written)
			}
		}
	}
}

// Only links of known programs and of the web are made, whatever a name or an address holds.
func TestLinksHaveSchemesOfPrograms(t *testing.T) {
	allowed := []string{"https://", "cursor://", "vscode:", "vscode-insiders:", "kiro://", "lmstudio://", "goose://", "hermes://", "qoder://", "ccswitch://", "vsweb+mcp:", "cherrystudio://", "trae://", "trae-cn://", "amp://", "warp://", "qoder-cn://"}
	made := 0
	for _, address := range []string{"javascript:alert(1)", "data:text/html,x", "https://example.com/mcp", "https://example.com/\"><script>", "file:///etc/passwd"} {
		text := encode(t, map[string]any{"mcpServers": map[string]any{`"><script>`: map[string]any{"type": "http", "url": address}}})
		var answer struct {
			Targets map[string]struct {
				Links []struct{ Label, Href string }
			}
		}
		if err := json.Unmarshal([]byte(Answer(encode(t, map[string]any{"call": "convert", "text": text}))), &answer); err != nil {
			t.Fatal(err)
		}
		for id, target := range answer.Targets {
			for _, link := range target.Links {
				made++
				fits := false
				for _, scheme := range allowed {
					fits = fits || strings.HasPrefix(link.Href, scheme)
				}
				if !fits || strings.ContainsAny(link.Href, "<>\"' \n") {
					t.Errorf("%s: %s", id, link.Href)
				}
			}
		}
	}
	if made < 10 {
		t.Errorf("only %d links were made", made)
	}
}
