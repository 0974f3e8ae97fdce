package main

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// A person's file with comments, odd indentation and other settings in it, made by chance: merging leaves every line of it as
// it was, but for a comma at its end, and merging again changes nothing.
func TestMergeLeavesTheRestAlone(t *testing.T) {
	const pasted = `{"mcpServers":{
  "notes": {"command":"npx","args":["-y","notes-mcp"],"env":{"A":"it's \"x\" # no"}},
  "docs": {"type":"http","url":"https://docs.example.com/mcp","headers":{"X-Team":"blue"}}}}`
	for id, write := range map[string]func(r *rand.Rand) string{
		"claude-code": jsonFile("mcpServers", false), "vscode": jsonFile("servers", true), "zed": jsonFile("context_servers", true),
		"codex": tomlFile, "hermes": yamlFile,
	} {
		for seed := range uint64(120) {
			own := write(rand.New(rand.NewPCG(seed, 1)))
			request := map[string]any{"text": pasted, "from": "claude-code", "to": []string{id}, "existing": map[string]string{id: own}}
			merged := mergedText(t, id, request)
			if merged == "" {
				t.Errorf("%s %d: not merged:\n%s", id, seed, own)
				continue
			}
			if lost := lostLine(own, merged); lost != "" {
				t.Errorf("%s %d: the line %q is gone or changed:\n%s\nbecame\n%s", id, seed, lost, own, merged)
			}
			if strings.Contains(own, "\r\n") && strings.Contains(strings.ReplaceAll(merged, "\r\n", ""), "\n") {
				t.Errorf("%s %d: mixed line ends:\n%q", id, seed, merged)
			}
			names := serverNames(t, id, merged)
			for _, name := range append(serverNames(t, id, own), "notes", "docs") {
				if !slices.Contains(names, name) {
					t.Errorf("%s %d: %s is not in the merged file:\n%s", id, seed, name, merged)
				}
			}
			request["existing"] = map[string]string{id: merged}
			if again := mergedText(t, id, request); again != merged {
				t.Errorf("%s %d: merged twice it changes:\n%s\nbecame\n%s", id, seed, merged, again)
			}
		}
	}
}

func mergedText(t *testing.T, id string, request map[string]any) string {
	t.Helper()
	request["call"] = "convert"
	var a goldenAnswer
	answerInto(t, request, &a)
	for _, f := range a.Targets[id].Findings {
		if strings.HasPrefix(f.Title, "The comment") {
			t.Errorf("%s: %s %s", id, f.Title, f.Reason)
		}
	}
	for _, o := range a.Targets[id].Outputs {
		if o.Kind == "servers" {
			return o.Merged
		}
	}
	return ""
}

func serverNames(t *testing.T, id, text string) []string {
	t.Helper()
	var a wayAnswer
	answerInto(t, map[string]any{"call": "convert", "text": text, "from": id, "to": []string{}}, &a)
	var names []string
	for _, s := range a.Servers {
		names = append(names, s.Name)
	}
	return names
}

// lostLine gives the first line that is not there any more in the same order, or "". A comma at its end may have been added,
// and what closes on the same line stands behind what was put in.
func lostLine(before, after string) string {
	lines := strings.Split(after, "\n")
	at := 0
	for _, line := range strings.Split(strings.ReplaceAll(strings.TrimRight(before, "\r\n"), "{}", "{\n}"), "\n") {
		found := false
		for ; at < len(lines) && !found; at++ {
			found = lines[at] == line || withoutComma(lines[at]) == withoutComma(line) || strings.HasPrefix(line, "}") && strings.TrimSpace(lines[at]) == strings.TrimSpace(line)
		}
		if !found {
			return line
		}
	}
	return ""
}

// withoutComma takes the first comma away that stands before the end of a line or its comment.
func withoutComma(line string) string {
	code, comment := line, ""
	if i := strings.Index(line, " //"); i >= 0 {
		code, comment = line[:i], line[i:]
	}
	return strings.TrimSuffix(strings.TrimRight(code, " \r"), ",") + comment
}

func some(r *rand.Rand, list ...string) string { return list[r.IntN(len(list))] }

// jsonFile writes a file with servers under a key; comments only where the agent takes them.
func jsonFile(key string, comments bool) func(r *rand.Rand) string {
	return func(r *rand.Rand) string {
		unit, end := some(r, "  ", "    ", "\t", " "), some(r, "\n", "\n", "\r\n")
		comment := func(text string) string {
			if !comments || r.IntN(3) > 0 {
				return ""
			}
			return " // " + text
		}
		var members [][]string
		if r.IntN(2) == 0 {
			members = append(members, []string{`"theme": "dark"`})
		}
		var servers []string
		for _, name := range []string{"one", "two words", "three"}[:r.IntN(4)] {
			switch r.IntN(3) {
			case 0:
				servers = append(servers, `"`+name+`": { "command": "x", "args": [ "a" ,"b"] }`)
			case 1:
				servers = append(servers, `"`+name+`": {`, unit+`"command":"uvx",`+comment("a , }"), unit+`"args": [`, unit+unit+`"#"`, unit+`]`, `}`)
			default:
				servers = append(servers, `"`+name+`": {"type":"http","url":"https://x.example/a"}`)
			}
		}
		for i := range servers {
			last := i == len(servers)-1
			if next := !last && strings.HasPrefix(servers[i+1], `"`) && !strings.HasPrefix(servers[i+1], unit); next {
				servers[i] += ","
			}
			servers[i] = unit + servers[i] + comment("mine")
		}
		switch {
		case len(servers) > 0:
			members = append(members, append(append([]string{`"` + key + `": {`}, servers...), "}"))
		case r.IntN(2) == 0:
			members = append(members, []string{`"` + key + `": {}`})
		}
		if r.IntN(2) == 0 {
			members = append(members, []string{`"z": [1, 2,3 ]`})
		}
		out := ""
		if comments && r.IntN(2) == 0 {
			out += "// my file" + end
		}
		out += "{" + end
		for i, m := range members {
			for j, line := range m {
				if j == len(m)-1 && i < len(members)-1 {
					line += ","
				}
				out += unit + line + comment("why") + end
			}
		}
		return out + "}" + some(r, end, "", end+end)
	}
}

func tomlFile(r *rand.Rand) string {
	end := some(r, "\n", "\n", "\r\n")
	lines := []string{`model = "x"` + some(r, "", " # why"), "", "# a comment"}
	for _, name := range []string{"one", `"two words"`, "three"}[:r.IntN(4)] {
		lines = append(lines, "[mcp_servers."+name+"]"+some(r, "", "  # mine"), `command = 'uvx'`, `args = [`, `  "a", # first`, `]`)
		if r.IntN(2) == 0 {
			lines = append(lines, "", "[mcp_servers."+name+".env]", `A = "1"`)
		}
		lines = append(lines, some(r, "", "# between"))
	}
	if r.IntN(2) == 0 {
		lines = append(lines, "[tui]", `theme="y"`, "[[hooks.Stop]]", "")
	}
	return strings.Join(lines, end) + some(r, "", end)
}

func yamlFile(r *rand.Rand) string {
	unit, end := some(r, "  ", "    "), some(r, "\n", "\n", "\r\n")
	lines := []string{"# my file", "model: x" + some(r, "", " # why")}
	names := []string{"one", `"two words"`, "three"}[:r.IntN(4)]
	switch {
	case len(names) > 0:
		lines = append(lines, "mcp_servers:"+some(r, "", " # mine"))
		for _, name := range names {
			lines = append(lines, unit+name+":", unit+unit+"command: uvx", unit+unit+some(r, "args: [a, b]", "args: ['#', \"b\"] # c"))
			if r.IntN(2) == 0 {
				lines = append(lines, "", unit+"# between")
			}
		}
	case r.IntN(2) == 0:
		lines = append(lines, "mcp_servers:")
	}
	if r.IntN(2) == 0 {
		lines = append(lines, "tools:", unit+"- a", unit+"- b # c")
	}
	return strings.Join(lines, end) + some(r, "", end)
}
