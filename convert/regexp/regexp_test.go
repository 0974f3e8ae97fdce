package regexp

import (
	"regexp"
	"strings"
	"testing"
	"time"
)

// The standard library's engine is the reference: what both take, they answer alike.

var patterns = []string{
	"", "a", "abc", "a|b", "a|", "|a", "Bash", "Bash|Edit|Write", "^Bash$", "^(?:Edit|Write)$", "mcp__.*", "mcp__github__.*", "^mcp__(files|git-hub)__[a-z_]+$", "Notebook.*", ".*", ".+", "^$", "a*", "a+", "a?", "ab*c", "(ab)*c",
	"(a|b)*c", "(a*)*b", "(a+)+$", "a{2}", "a{2,}", "a{2,4}", "a{0}", "a{,3}", "a{x}", "{", "}", "a{2", "[abc]", "[^abc]", "[a-z0-9_]", "[]a]", "[^]a]", "[a-]", "[-a]", "[+-]", `[\d-z]`, `[\w.]+`, `[[:alpha:]]+`, `[[:^digit:]]`, "[[:nope:]]", "[a", "[z-a]",
	"[a-b-c]", "[", "]", "(", ")", "(a", "a)", "()", "(?:)", "(?:a", "(?i)bash", "(?i:b)ASH", "(?-i)a", "(?i-s)a", "(?s).", "(?m)^b$", "(?U)a+", "(?U)a+?", "(?P<name>a)", "(?<name>a)", "(?P<>a)", "(?P=name)", "(?=a)", "(?!a)", "(?<!a)", "(?#c)", "(?)", "(?-)", "(?z)",
	`\d+`, `\D`, `\w+`, `\W`, `\s`, `\S`, `\bcat\b`, `\Bat`, `\Aa`, `a\z`, `\Z`, `\.`, `\\`, `\/`, `\-`, `\_`, `\e`, `\q`, `\1`, `\12`, `\0`, `\x41`, `\x{1F600}`, `\x4`, `\x{110000}`, `\x{}`, `\Qa.b\E.`, `\Qa.b`, `\Q\E*`, `(\Q\E+)`, `a\Q\E*`, `a*\Q\E*`, `^\Qab\E*$`, `^\Qab\E{2}$`, `\Q`, `\Q\E`, `a|\Q`, `\n`, `\t`, `a\`, `[\]`, `[\b]`,
	"*", "+", "?", "a**", "a*?", "a+?", "a??", "a?*", "a{2}{3}", "(a{2}){3}", "^*", "$*", "a{1001}", "a{3,2}", "(?i)ſ", "(?i)k", "(?i)[k]", "(?i)[^k]", "ü", "[ä-ü]", "雪|火", ".", "^.$", "^..$", "x{2}{", "[a-z&&[^b]]", "a.b.c", `^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$`,
	`^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$`, "(?i)(?:bash|write)", "a(?i)b|c", "(a(?i)b)c", "((((a))))", "(?:(?:a|b)|(?:c|d))+", "a{02}", "a{2,04}", "\xff", "(?i)É",
}

var texts = []string{
	"", "a", "b", "ab", "abc", "aab", "aaa", "aaaa", "c", "bash", "Bash", "BASH", "BashOutput", "Edit", "Write", "MultiEdit", "mcp__github__create", "mcp__files__read_file", "NotebookEdit", "x-y", "-", "+", "]", "^", "{", "{2", "a{2", "a{x}", "a{,3}", "aa", "a\nb", "\n", "b\n",
	"cat", "the cat sat", "concat", "at", "bat", "1.5", "-1e9", "1_000:30", "12:30:45.6", ".5", "5.", "1e", "ü", "Ü", "雪", "火", "k", "K", "K", "s", "ſ", "é", "É", "a.b", "a.bx", "axb", `\`, "/", "_", "A", "😀", "\x00", "\n\n", "\t", " ", "aabb", "abab", "ababc", "aaaaaa", "\xff", "a\xffb", "�", "0", "9", "{}", "x{2}{", "xx{",
}

// What this engine leaves out on purpose.
func leftOut(pattern string) bool {
	return strings.Contains(pattern, `\p`) || strings.Contains(pattern, `\P`) || strings.Contains(pattern, `\C`)
}

func compare(t *testing.T, pattern string, texts []string) {
	t.Helper()
	want, wantErr := regexp.Compile(pattern)
	got, err := Compile(pattern)
	if (err == nil) != (wantErr == nil) {
		t.Errorf("%q: error %v, the reference says %v", pattern, err, wantErr)
		return
	}
	if err != nil {
		return
	}
	if got.String() != pattern {
		t.Errorf("%q comes back as %q", pattern, got)
	}
	for _, text := range texts {
		if g, w := got.MatchString(text), want.MatchString(text); g != w {
			t.Errorf("%q in %q: %v, the reference says %v", pattern, text, g, w)
		}
	}
}

func TestAgreesWithTheReference(t *testing.T) {
	for _, pattern := range patterns {
		compare(t, pattern, texts)
	}
}

func FuzzAgreesWithTheReference(f *testing.F) {
	for i, pattern := range patterns {
		f.Add(pattern, texts[i%len(texts)])
	}
	f.Fuzz(func(t *testing.T, pattern, text string) {
		if len(pattern) > 200 || leftOut(pattern) {
			t.Skip()
		}
		want, wantErr := regexp.Compile(pattern)
		got, err := Compile(pattern)
		if wantErr != nil && err == nil {
			t.Fatalf("%q is taken, the reference says %v", pattern, wantErr)
		}
		if err == nil && got.MatchString(text) != want.MatchString(text) {
			t.Fatalf("%q in %q: %v, the reference says %v", pattern, text, got.MatchString(text), want.MatchString(text))
		}
	})
}

func TestHostilePatternsStaySmall(t *testing.T) {
	for _, pattern := range []string{
		strings.Repeat("(", 100_000), strings.Repeat("(a{1000}", 1) + "){1000}", strings.Repeat("(", 50) + "a" + strings.Repeat("{1000})", 50), strings.Repeat("a{1000}", 100),
	} {
		began := time.Now()
		if _, err := Compile(pattern); err == nil {
			t.Errorf("%.40q... is taken", pattern)
		}
		if took := time.Since(began); took > 2*time.Second {
			t.Errorf("%.40q... took %v", pattern, took)
		}
	}
	began := time.Now()
	if MustCompile("(a*)*(a*)*(a|a)*b$").MatchString(strings.Repeat("a", 20_000)) {
		t.Error("there is no b")
	}
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("a pattern that takes other engines ages took %v", took)
	}
}
