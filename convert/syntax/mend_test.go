package syntax

import (
	"strings"
	"testing"
)

// TestMended: what people paste, and what it reads as. want is the tree as JSON on one line; notes are the kinds expected.
func TestMended(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		syntax           Syntax
		notes            []NoteKind
	}{
		{"fragment", `"a": {"command": "npx"}`, `{"a":{"command":"npx"}}`, JSON, []NoteKind{FragmentCompleted}},
		{"fragment with commas", "\"a\": {\"b\": 1},\n\"c\": {\"d\": 2},\n", `{"a":{"b":1},"c":{"d":2}}`, JSON, []NoteKind{FragmentCompleted}},
		{"leading comma", `, "a": {"b": 1}`, `{"a":{"b":1}}`, JSON, []NoteKind{FragmentCompleted, ExtraComma}},
		{"fragment with the end of its parents", "\"a\": {\"b\": 1}\n  }\n}\n", `{"a":{"b":1}}`, JSON, []NoteKind{FragmentCompleted, ExtraBracket}},
		{"trailing comma behind it all", `{"a": 1},`, `{"a":1}`, JSON, []NoteKind{TrailingComma}},
		{"brackets missing at the end", "{\"m\": {\"a\": {\"b\": [1, 2", `{"m":{"a":{"b":[1,2]}}}`, JSON, []NoteKind{BracketsAdded}},
		{"one bracket too many", `{"a": 1}}`, `{"a":1}`, JSON, []NoteKind{ExtraBracket}},
		{"documents in sequence", "{\"m\": {\"a\": {\"x\": 1}}}\n{\"m\": {\"b\": {\"x\": 2}}}", `{"m":{"a":{"x":1},"b":{"x":2}}}`, JSON, []NoteKind{SeveralDocuments}},
		{"nameless documents in sequence", `{"command": "a"}, {"command": "b"}`, `[{"command":"a"},{"command":"b"}]`, JSON, []NoteKind{SeveralDocuments}},
		{"JSON5", `{a: 'x', $b: +1, 'c': 0x1F, d: .5, e: [1,], /* f */ f: 'it\'s',}`, `{"a":"x","$b":1,"c":31,"d":0.5,"e":[1],"f":"it's"}`, JSON5, []NoteKind{BareKey, SingleQuotes, TrailingComma, Comment, ForeignNumber}},
		{"JSON5 fragment", "mcpServers: {\n  a: { command: \"npx\" },\n}", `{"mcpServers":{"a":{"command":"npx"}}}`, JSON5, []NoteKind{BareKey, FragmentCompleted, TrailingComma}},
		{"curly quotes", `{“a”: “npx”, “b”: ‘x’}`, `{"a":"npx","b":"x"}`, JSON5, []NoteKind{CurlyQuotes}},
		{"foreign spaces", "{\u00a0\"a\":\u00a01,\u200b \"b\u00a0c\": 2}", "{\"a\":1,\"b\u00a0c\":2}", JSON, []NoteKind{NonBreakingSpace}},
		{"mark and line ends", "\uFEFF{\r\n\"a\": 1\r\n}\r\n", `{"a":1}`, JSON, []NoteKind{BOM, CRLF}},
		{"hash comment", "{\n# why\n\"a\": 1 # because\n}", `{"a":1}`, JSONC, []NoteKind{HashComment}},
		{"comments", "// x\n{\"a\": 1 /* y */} // z", `{"a":1}`, JSONC, []NoteKind{Comment}},
		{"Windows path", `{"a": "C:\Users\new\tools", "b": "x\q"}`, `{"a":"C:\\Users\\new\\tools","b":"x\\q"}`, JSON, []NoteKind{InvalidEscape}},
		{"Windows folder", "{\"a\": \"C:\\dir\\\",\n \"b\": 1}", `{"a":"C:\\dir\\","b":1}`, JSON, []NoteKind{InvalidEscape}},
		{"a path of valid escapes", `{"a": "C:\temp"}`, `{"a":"C:\temp"}`, JSON, []NoteKind{PathEscape}},
		{"duplicate keys", `{"a": 1, "a": 2}`, `{"a":1,"a":2}`, JSON, []NoteKind{DuplicateKey}},
		{"prototype", `{"__proto__": {"x": 1}}`, `{"__proto__":{"x":1}}`, JSON, nil},
		{"Python words", `{"a": True, "b": None}`, `{"a":true,"b":null}`, JSON, []NoteKind{ForeignWord}},
		{"left out", `{"a": {"b": 1}, ...}`, `{"a":{"b":1}}`, JSON, []NoteKind{Ellipsis}},
		{"half a pair", `{"a": "\uD83D", "b": "\ud83d\ude00"}`, "{\"a\":\"\uFFFD\",\"b\":\"\U0001F600\"}", JSON, []NoteKind{InvalidText}},
		{"no UTF-8", "{\"a\": \"\xff\xfe\"}", "{\"a\":\"\uFFFD\uFFFD\"}", JSON, []NoteKind{InvalidText}},
		{"control characters", "{\"a\": \"x\ty\x00\"}", "{\"a\":\"x\\ty\\u0000\"}", JSON, []NoteKind{ControlCharacter}},

		{"TOML twice, equal", "[a]\nh = { K = \"v\" }\n[a.h]\nK = \"v\"\n", `{"a":{"h":{"K":"v"}}}`, TOML, []NoteKind{DuplicateKey}},
		{"TOML twice, not equal", "[a]\nh = { K = \"v\" }\n[a.h]\nK = \"w\"\n", `{"a":{"h":{"K":"v"},"h":{"K":"w"}}}`, TOML, []NoteKind{DuplicateKey}},
		{"TOML table twice", "[m.a]\nx = 1\n[m.a]\nx = 2\n", `{"m":{"a":{"x":1},"a":{"x":2}}}`, TOML, []NoteKind{DuplicateKey}},
		{"TOML sub-table first", "[m.a.env]\nx = 1\n[m.a]\ny = 2\n", `{"m":{"a":{"env":{"x":1},"y":2}}}`, TOML, nil},
		{"TOML Windows path", "[m.a]\ncommand = \"C:\\Users\\new\\npx.cmd\"\n", `{"m":{"a":{"command":"C:\\Users\\new\\npx.cmd"}}}`, TOML, []NoteKind{InvalidEscape}},
		{"TOML curly quotes", "[m.a]\ncommand = “npx”\n", `{"m":{"a":{"command":"npx"}}}`, TOML, []NoteKind{CurlyQuotes}},
		{"TOML foreign spaces, mark, line ends", "\uFEFF[m.a]\r\ncommand\u00a0= \"npx\" # x\r\n", `{"m":{"a":{"command":"npx"}}}`, TOML, []NoteKind{BOM, CRLF, NonBreakingSpace, Comment}},
		{"TOML dates, numbers, dots", "a.\"b.c\" = 1979-05-27T07:32:00Z\nd = [1_000, 0xff]\n[[e]]\nf = 1\n[[e]]\nf = 2\n[e.g]\nh = true", `{"a":{"b.c":"1979-05-27T07:32:00Z"},"d":[1000,255],"e":[{"f":1},{"f":2,"g":{"h":true}}]}`, TOML, nil},

		{"YAML words", "a: yes\nb: on\nc: true\nd: ~\ne: 2024-01-02\nf: 0755\ng: 1e3\nh: !!js x.y\ni: 0x1F\n", `{"a":"yes","b":"on","c":true,"d":null,"e":"2024-01-02","f":"0755","g":1e3,"h":"x.y","i":31}`, YAML, nil},
		{"YAML Windows path", "a:\n  command: C:\\Users\\x\n  other: \"C:\\Users\\new\"\n", `{"a":{"command":"C:\\Users\\x","other":"C:\\Users\\new"}}`, YAML, []NoteKind{InvalidEscape}},
		{"YAML block text is left alone", "a: |\n  {\"b\": \"\\q\"}\nb: '\\q \"\\q\"'\nc: x, \"\\q\"\n", `{"a":"{\"b\": \"\\q\"}\n","b":"\\q \"\\q\"","c":"x, \"\\q\""}`, YAML, nil},
		{"YAML merge keys", "base: &b {x: 1, y: 2}\na:\n  <<: *b\n  y: 3\n", `{"base":{"x":1,"y":2},"a":{"x":1,"y":3}}`, YAML, []NoteKind{AliasExpanded}},
		{"YAML documents", "a: {x: 1}\n---\nb: 2\n", `{"a":{"x":1}}`, YAML, []NoteKind{SeveralDocuments}},
		{"YAML indented", "    a:\n      b: c\n    d:\n      e: f\n", `{"a":{"b":"c"},"d":{"e":"f"}}`, YAML, nil},
		{"YAML curly quotes and foreign spaces", "a:\u00a0“npx”\n\u00a0\u00a0\nb: it’s\n", `{"a":"npx","b":"it’s"}`, YAML, []NoteKind{CurlyQuotes, NonBreakingSpace}},
		{"YAML flow", "{command: npx, args: [-y, x]}", `{"command":"npx","args":["-y","x"]}`, YAML, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc := Parse(c.text)
			if doc.Err != nil {
				t.Fatalf("error %+v", *doc.Err)
			}
			if got := oneLine(doc.Root); got != c.want || doc.Syntax != c.syntax {
				t.Errorf("got  %s as %s\nwant %s as %s", got, doc.Syntax, c.want, c.syntax)
			}
			for _, kind := range c.notes {
				if !doc.Has(kind) {
					t.Errorf("no note of kind %d: %+v", kind, doc.Notes)
				}
			}
			if len(c.notes) != len(doc.Notes) {
				t.Errorf("want %d notes, got %+v", len(c.notes), doc.Notes)
			}
		})
	}
}

// oneLine writes a tree as JSON without any space.
func oneLine(n *Node) string {
	if n == nil {
		return "nothing"
	}
	var parts []string
	switch n.Kind {
	case Map:
		for _, p := range n.Pairs {
			parts = append(parts, quoteJSON(p.Key)+":"+oneLine(p.Value))
		}
		return "{" + strings.Join(parts, ",") + "}"
	case List:
		for _, item := range n.Items {
			parts = append(parts, oneLine(item))
		}
		return "[" + strings.Join(parts, ",") + "]"
	}
	return strings.TrimSpace(Print(n, JSON))
}

// TestErrors: where an error is, its likely cause, and what could be read all the same. With its Fix made there is no error any more.
func TestErrors(t *testing.T) {
	for _, c := range []struct {
		name, text string
		syntax     Syntax
		cause      Cause
		line, col  int
		found      string
		near       string
		line2      int
		rest       string // the tree as JSON
		fixed      bool
	}{
		{"missing comma", "{\n  \"command\": \"npx\"\n  \"env\": {}\n}", JSON, MissingComma, 3, 3, `"env"`, "command", 2, `{"command":"npx","env":{}}`, true},
		{"missing comma in a list", `{"args": ["-y" "x"]}`, JSON, MissingComma, 1, 16, `"`, "args", 1, `{"args":["-y","x"]}`, true},
		{"missing comma between servers", "{\"m\": {\n\"a\": {\"c\": 1}\n\"b\": {\"c\": 2}\n}}", JSON, MissingComma, 3, 1, `"b"`, "a", 2, `{"m":{"a":{"c":1},"b":{"c":2}}}`, true},
		{"unclosed string", "{\n  \"command\": \"npx,\n  \"args\": []\n}", JSON, UnclosedString, 2, 14, `"`, "command", 2, `{"command":"npx","args":[]}`, true},
		{"unclosed string in a list", `{"args": ["-y, "pkg"], "b": 1}`, JSON, UnclosedString, 1, 11, `"`, "args", 1, `{"args":["-y","pkg"],"b":1}`, true},
		{"unclosed key", `{"command: "npx"}`, JSON, UnclosedString, 1, 2, `"command`, "command: ", 1, `{"command":"npx"}`, true},
		{"missing colon", `{"command" "npx"}`, JSON, MissingColon, 1, 12, `"`, "command", 1, `{"command":"npx"}`, true},
		{"key without value", "{\"a\": ,\n\"b\": 1}", JSON, NoValue, 1, 7, ",", "a", 0, `{"b":1}`, false},
		{"bare value", "{\"command\": npx, \"b\": 1}", JSON, BareValue, 1, 13, "npx", "command", 1, `{"command":"npx","b":1}`, true},
		{"bracket missing in the middle", "{\n  \"m\": {\n    \"a\": {\n      \"c\": 1,\n    \"b\": {\n      \"c\": 2\n    }\n  }\n}", JSON, UnclosedBracket, 5, 5, `"b"`, "b", 4, `{"m":{"a":{"c":1},"b":{"c":2}}}`, false},
		{"list closed by a brace", "{\"args\": [\"x\", \"y\"}", JSON, UnclosedBracket, 1, 19, "}", "args", 1, `{"args":["x","y"]}`, true},
		{"text behind", `{"a": 1} then run it`, JSON, TextAfterEnd, 1, 10, "then", "", 0, `{"a":1}`, false},
		{"comment without end", "{\"a\": 1 /* x", JSON, UnclosedComment, 1, 9, "", "a", 0, `{"a":1}`, false},
		{"UTF-16 columns", "{\"\U0001F600é\": \"x\" \"y\": 1}", JSON, MissingComma, 1, 13, `"y"`, "\U0001F600é", 1, "{\"\U0001F600é\":\"x\",\"y\":1}", true},

		{"TOML bare value", "[m.a]\ncommand = npx\nargs = [\"x\"]\n", TOML, BareValue, 2, 11, "npx", "command", 2, `{"m":{"a":{"command":"npx","args":["x"]}}}`, true},
		{"TOML colon", "[m.a]\ncommand: \"npx\"\nargs = [\"x\"]\n", TOML, MissingColon, 2, 8, ":", "command", 2, `{"m":{"a":{"command":"npx","args":["x"]}}}`, true},
		{"TOML no value", "[m.a]\ncommand =\nargs = [\"x\"]\n", TOML, NoValue, 2, 10, "", "command", 0, `{"m":{"a":{"args":["x"]}}}`, false},
		{"TOML unclosed string", "[m.a]\ncommand = \"npx\nargs = [\"x\"]\n", TOML, UnclosedString, 2, 11, `"`, "command", 2, `{"m":{"a":{"command":"npx","args":["x"]}}}`, true},
		{"TOML unclosed list", "[m.a]\nargs = [\"x\", \"y\"\n\n[m.b]\ncommand = \"z\"\n", TOML, UnclosedBracket, 2, 8, "[", "args", 2, `{"m":{"a":{"args":["x","y"]},"b":{"command":"z"}}}`, true},
		{"TOML missing comma", "[m.a]\nargs = [\"x\" \"y\"]\n", TOML, MissingComma, 2, 13, `"`, "args", 2, `{"m":{"a":{"args":["x","y"]}}}`, true},
		{"TOML unclosed header", "[m.a\ncommand = \"z\"\n", TOML, UnclosedBracket, 1, 5, "", "", 1, `{"m":{"a":{"command":"z"}}}`, true},
		{"TOML with a JSON boolean", "[m.a]\nenabled = True\n", TOML, BareValue, 2, 11, "True", "enabled", 2, `{"m":{"a":{"enabled":true}}}`, true},

		{"YAML tab", "a:\n\tb: c\n", YAML, TabIndent, 2, 1, "\t", "", 2, `{"a":{"b":"c"}}`, true},
		{"YAML at sign", "a:\n  command: npx\n  args:\n    - @scope/pkg\n    - x\n", YAML, BareValue, 4, 7, "@scope/pkg", "", 4, `{"a":{"command":"npx","args":["@scope/pkg","x"]}}`, true},
		{"YAML star", "matcher: *\nb: c\n", YAML, BareValue, 1, 10, "*", "matcher", 1, `{"matcher":"*","b":"c"}`, true},
		{"YAML colon in text", "a:\n  description: Note: this\n  b: c\n", YAML, BareValue, 2, 16, "Note: this", "description", 2, `{"a":{"description":"Note: this","b":"c"}}`, true},
		{"YAML unclosed string", "a:\n  command: \"npx\n  b: c\n", YAML, UnclosedString, 2, 12, `"`, "command", 2, `{"a":{"command":"npx","b":"c"}}`, true},
		{"YAML unclosed list", "a:\n  args: [\"x\", \"y\"\n  b: c\n", YAML, UnclosedBracket, 2, 9, "[", "args", 2, `{"a":{"args":["x","y"],"b":"c"}}`, true},
		{"YAML no space", "a:\n  command:npx\n  b: c\n", YAML, MissingColon, 2, 10, ":", "command", 2, `{"a":{"command":"npx","b":"c"}}`, true},
		{"YAML indentation", "a:\n  b: c\n   d: e\n", YAML, CauseUnknown, 0, 0, "", "", 0, "", false},
		{"YAML first line lost its indentation", "a:\n    command: x\n  b:\n    command: y\n", YAML, BadIndent, 0, 0, "", "", 0, `{"a":{"command":"x"},"b":{"command":"y"}}`, true},
		{"YAML alias to nothing", "a: *b\n", YAML, BadAlias, 1, 1, "", "", 0, "", false},

		{"a secret without quotes", "[m.a]\nTOKEN = sk-abc1234567890\n", TOML, BareValue, 2, 9, "sk-abc\u2026", "TOKEN", 2, `{"m":{"a":{"TOKEN":"sk-abc1234567890"}}}`, true},
		{"prose", "Here is how to set it up: first install the thing.\nThen run it, and it works.", Unknown, NotConfig, 1, 1, "Here", "", 0, "nothing", false},
		{"a command", "claude mcp add --transport http x https://x.example.com/mcp", Unknown, NotConfig, 1, 1, "claude", "", 0, "nothing", false},
		{"a list of words", "- install it\n- run it\n", YAML, NotConfig, 1, 1, "-", "", 0, "nothing", false},
		{"a link", "https://mcp.example.com/mcp", Unknown, NotConfig, 1, 1, "https://mcp.exam\u2026", "", 0, "nothing", false},
		{"nothing", " \n", Unknown, NotConfig, 1, 1, "", "", 0, "nothing", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc := Parse(c.text)
			if doc.Err == nil {
				t.Fatalf("no error: %s", oneLine(doc.Root))
			}
			e := doc.Err
			if e.Cause != c.cause && c.cause != CauseUnknown {
				t.Errorf("cause %d, want %d: %+v", e.Cause, c.cause, *e)
			}
			if c.line > 0 && (e.Place.Line != c.line || e.Place.Column != c.col) {
				t.Errorf("at %d:%d, want %d:%d", e.Place.Line, e.Place.Column, c.line, c.col)
			}
			if c.found != "" && e.Found != c.found || c.near != "" && e.Near != c.near || c.line2 > 0 && e.Line2 != c.line2 {
				t.Errorf("%+v", *e)
			}
			if c.rest != "" {
				if got := oneLine(doc.Root); got != c.rest {
					t.Errorf("got  %s\nwant %s", got, c.rest)
				}
			}
			if doc.Root != nil && c.syntax != Unknown {
				checkPlaces(t, &Document{Syntax: JSON, Root: onlyPlaces(doc.Root), Text: doc.Text})
			}
			if c.fixed {
				if e.Fix == nil {
					t.Fatal("no fix")
				}
				again := Parse(e.Fix.apply(c.text))
				if again.Err != nil || oneLine(again.Root) != c.rest {
					t.Errorf("with the fix: %+v %s", again.Err, oneLine(again.Root))
				}
			}
		})
	}
}

// onlyPlaces keeps of a tree what checkPlaces can check whatever the text was mended to: where things are.
func onlyPlaces(n *Node) *Node {
	c := &Node{Kind: Map, Place: n.Place}
	for _, p := range n.Pairs {
		c.Pairs = append(c.Pairs, Pair{KeyPlace: p.KeyPlace, Value: onlyPlaces(p.Value)})
	}
	for _, item := range n.Items {
		c.Pairs = append(c.Pairs, Pair{KeyPlace: item.Place, Value: onlyPlaces(item)})
	}
	return c
}
