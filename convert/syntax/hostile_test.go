package syntax

import (
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestHostile: texts made to overflow, to explode or to take quadratic time are answered within seconds, and never with a panic.
func TestHostile(t *testing.T) {
	size := 1 << 17
	if runtime.GOOS == "js" {
		size = 1 << 14 // time is judged natively; here the answers count
	}
	many := func(unit string) string { return strings.Repeat(unit, size/len(unit)) }
	bomb := "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
	for c := 'b'; c < 'k'; c++ {
		bomb += string(c) + ": &" + string(c) + " [" + strings.Repeat("*"+string(c-1)+", ", 10) + "]\n"
	}
	texts := map[string]string{
		"[": many("["), "{": many("{"), "[]": many("[],"), "{a:": many(`{"a":`), "]": many("]"), "}": many("}"),
		"a.": many("a.") + "b = 1", "[a.": "[" + many("a.") + "b]", "a = [": "a = " + many("["), "a = {": "a = " + many("{a="), "[[a]]": many("[[a]]\n"),
		"x=1": many("x = 1\n"), "headers": many("[a]\n"), "dotted": many("a.b.c = 1\n"), "unclosed lists": many("a = [\n"), "unclosed strings": many("a = \"\n"),
		"- ": many("- "), "? ": many("? "), "a: ": many("a: "), "&a ": many("&a "), "*a ": many("*a "), "!": many("!"), "!x ": many("!x "), "| ": many("a: |\n"),
		`"`: many(`"`), "'": many("'"), `"a" `: many(`"a" `), `"a, `: many(`["-y, "`), `\`: `{"a": "` + many(`\`), "\\u": `{"a": "` + many(`\uD800`), ",": many(","), ":": many(":"), "{,": "{" + many(","), "#": many("#"), "# ": many("# x\n"),
		"/*": many("/*"), "//": many("//\n"), "spaces": many(" "), "lines": many("\n"), "returns": many("\r"), "nuls": many("\x00"), "bytes": many("\xff"), "marks": many("\uFEFF"), "nbsp": many("\u00a0"), "curly": many("“"), "curly pairs": "{" + many("“a”:"),
		"keys": "{" + many(`"k":1,`) + `"z":1}`, "objects": many("{}"), "one line of YAML": "{" + many("a: b, ") + "}", "YAML lines": many("k: v\n"), "YAML list": many("- a\n"), "YAML depth": deep(400), "aliases": bomb, "self": "a: &a [*a]\n", "self map": "a: &a\n  b: *a\n",
		"many aliases": "a: &a {x: 1}\nb: [" + many("*a, ") + "]\n", "YAML quotes": many("a: \"\n"), "YAML tabs": many("\ta: b\n"), "yaml-ish": many("a: b: c\n"), "missing commas": "{" + many("\"a\": 1\n") + "}", "no brackets": many("\"a\": {\n"), "steps": steps(size),
		"documents": many("---\na: b\n"), "ends": many("...\n"), "percent": many("%YAML 1.1\n"), "words": many("word "), "lone": many(`{"a":1} x `), "dense dots": many("a.b=1\n[a.b.c]\n"), "tail": `{"a": 1}` + many("}"), "long key": many("k") + ": v", "tab": "0\n00:\t", "merge": "a: &a {b: 1}\n" + many("c: {<<: *a}\n"),
	}
	for name, text := range texts {
		for _, s := range []Syntax{Unknown, JSON, TOML, YAML} {
			start := time.Now()
			doc := ParseAs(text, s)
			if doc.Root == nil && doc.Err == nil && s != YAML && s != TOML {
				t.Errorf("%s as %d: neither a tree nor an error", name, s)
			}
			if took := time.Since(start); took > time.Second && !proportional(text, s) { // they take some 10 ms; quadratic ones took 10 s
				t.Errorf("%s as %d: %v for %d bytes, and four times as long for twice the text", name, s, took, len(text))
			}
		}
	}
}

// proportional says whether the time grows with the length and not with its square: half of the text takes more than a third of
// the time. Other work on the machine can hide that once, hardly three times.
func proportional(text string, s Syntax) bool {
	for range 3 {
		start := time.Now()
		ParseAs(text[:len(text)/2], s)
		half := time.Since(start)
		start = time.Now()
		ParseAs(text, s)
		if whole := time.Since(start); whole < 3*half || whole < time.Second {
			return true
		}
	}
	return false
}

// TestLargeFiles: an edit in a file of thousands of entries takes no longer than reading it a few times.
func TestLargeFiles(t *testing.T) {
	edits := []Edit{{Path: []string{"m", "k700"}}, {Path: []string{"m", "new"}, Value: NewMap().Add("command", NewString("npx"))}}
	tree := NewMap()
	for i := range 5000 {
		tree.Add("k"+decimal(i), NewMap().Add("command", NewString("x")))
	}
	tree = NewMap().Add("m", tree)
	for _, s := range []Syntax{JSON, TOML, YAML} {
		for _, text := range []string{Print(tree, s), oneLine(tree)} {
			if text[0] == '{' && s == TOML {
				continue
			}
			start := time.Now()
			got, err := Splice(text, s, edits)
			if err != nil || strings.Contains(got, "k700\"") || !strings.Contains(got, "new") {
				t.Errorf("%s: %+v", s, err)
			}
			if took := time.Since(start); took > 20*time.Second { // some 50 ms
				t.Errorf("%s: %v for %d bytes", s, took, len(text))
			}
		}
	}
}

func deep(n int) string {
	text := ""
	for i := range n {
		text += strings.Repeat(" ", i) + "a:\n"
	}
	return text
}

// steps is JSON whose keys stand further and further left, as if brackets were missing everywhere.
func steps(size int) string {
	text := "{\n"
	for i := 40; i > 0 && len(text) < size; i-- {
		text += strings.Repeat(" ", i) + "\"a\": {\n"
	}
	return text
}

// TestTooMuch: limits hold, with an error that says so.
func TestTooMuch(t *testing.T) {
	for _, c := range []struct {
		text   string
		syntax Syntax
		cause  Cause
	}{
		{strings.Repeat("[", 300) + strings.Repeat("]", 300), JSON, TooDeep},
		{"a = " + strings.Repeat("[", 300) + strings.Repeat("]", 300), TOML, TooDeep},
		{strings.Repeat("a.", 300) + "b = 1", TOML, TooDeep},
		{"[" + strings.Repeat("a.", 300) + "b]", TOML, TooDeep},
		{strings.Repeat("[", 300) + strings.Repeat("]", 300), YAML, TooDeep},
		{deep(300), YAML, TooDeep},
		{"a: &a [*a]\n", YAML, BadAlias},
		{strings.Repeat(" ", 33<<20), JSON, TooLarge},
		{strings.Repeat("a: b\n", 1<<20), YAML, TooLarge},
	} {
		doc := ParseAs(c.text, c.syntax)
		if doc.Err == nil || doc.Err.Cause != c.cause {
			t.Errorf("%.20q as %s: %+v, want cause %d", c.text, c.syntax, doc.Err, c.cause)
		}
	}
}
