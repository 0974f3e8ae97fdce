package main

import (
	"reflect"
	"testing"
)

// Lines as people paste them from the shells of Windows, and from pages that make dashes and quotes of their own of them.
func TestLinesOfWindows(t *testing.T) {
	for line, want := range map[string]map[string]any{
		`claude mcp add-json x '{\"type\":\"stdio\",\"command\":\"npx\",\"args\":[\"a b\"]}'`:                          {"command": "npx", "args": []any{"a b"}},
		"claude mcp add-json x \"{`\"type`\":`\"stdio`\",`\"command`\":`\"npx`\",`\"args`\":[`\"a`\"]}\"":              {"command": "npx", "args": []any{"a"}},
		`claude mcp add-json x "{""type"":""stdio"",""command"":""npx"",""args"":[""a""]}"`:                            {"command": "npx", "args": []any{"a"}},
		`sudo claude mcp add x –env “A=it is” — npx -y ‘notes mcp’`:                                                    {"command": "npx", "args": []any{"-y", "notes mcp"}, "env": map[string]any{"A": "it is"}},
		`C:\>claude mcp add x -- npx notes`:                                                                            {"command": "npx", "args": []any{"notes"}},
		`ada@mac ~ % claude mcp add x -- npx notes`:                                                                    {"command": "npx", "args": []any{"notes"}},
		`root@host:/srv# claude mcp add x -- npx notes@1 # $ `:                                                         {"command": "npx", "args": []any{"notes@1"}},
		`cmd /c claude mcp add x -- npx -y notes`:                                                                      {"command": "npx", "args": []any{"-y", "notes"}},
		"PS C:\\Users\\me> claude mcp add x `\r\n  --env A=1 `\r\n  -- npx -y notes\r\n":                               {"command": "npx", "args": []any{"-y", "notes"}},
		`C:\Users\me> claude mcp add x -- npx -y files C:\Users\me\ D:\data`:                                           {"command": "npx", "args": []any{"-y", "files", `C:\Users\me\`, `D:\data`}},
		`& { $PSNativeCommandArgumentPassing = 'Legacy'; claude mcp add x '--' npx '{\"a\":\"it''s\"}' '""' 'b c\\' }`: {"command": "npx", "args": []any{`{"a":"it's"}`, "", `b c\`}},
	} {
		var a struct{ Servers []map[string]any }
		answerInto(t, map[string]any{"call": "convert", "text": line, "to": []string{}}, &a)
		if len(a.Servers) != 1 {
			t.Errorf("%s: %d servers", line, len(a.Servers))
			continue
		}
		for key, value := range want {
			if !reflect.DeepEqual(a.Servers[0][key], value) {
				t.Errorf("%s: %s is %q, want %q", line, key, a.Servers[0][key], value)
			}
		}
	}
}
