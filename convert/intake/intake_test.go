package intake

import (
	"strings"
	"testing"
)

func FuzzText(f *testing.F) {
	f.Add("# Title\n\n```json\n{\n}\n```\n<details><pre><code>x</code></pre></details>\n")
	f.Add("$ FOO=1 npx -y a \\\n  'b ''c' \"d\\\"\" ^& $env:X = \"y\" `\n")
	f.Add("cursor://a/b?name=x&config=%7B%zz")
	f.Add("{a: new URL(`x${env.A}`) as b, c: [f\"{os.environ['X']}\", ...d, (1)] + 2}")
	f.Add("x <<A\n$(cat <<B\n$'\\x41\\u00e9'\nB\n)\nA\n2>f @'\nq\n'@ `c` <a b>")
	f.Add("+ a\n- b\n@@ c\n+++ d")
	f.Add(" 9: a\n10: b\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, b := range Blocks(text, true) {
			for i := range b.Text {
				at := b.At(i)
				if at < 0 || at >= len(text) || text[at] != b.Text[i] && text[at] != '&' && (at == 0 || strings.IndexByte(text[:at], ';') < 0) {
					t.Fatalf("%q of block %q is not at %d", b.Text[i], b.Text, at)
				}
			}
		}
		layers := []*Block{{Text: text}}
		for _, config := range []bool{true, false} {
			if inner, _ := layers[0].Uncovered(config); inner != nil {
				layers = append(layers, inner)
			}
		}
		for _, b := range layers {
			if inner, _ := b.Literal(); inner != nil {
				b = inner
			}
			for i := range b.Text {
				if at := b.At(i); at < 0 || at > len(text) {
					t.Fatalf("%q of layer %q is not at %d", b.Text[i], b.Text, at)
				}
			}
		}
		for _, c := range Commands(text) {
			for _, w := range append(append(c.Words, c.Sets...), c.Here...) {
				if w.Offset < 0 || w.Length < 0 || w.Offset+w.Length > len(text) {
					t.Errorf("word %q stands outside of the text", w.Text)
				}
			}
		}
		for _, l := range Links(text) {
			if l.Offset < 0 || l.Offset+l.Length > len(text) {
				t.Errorf("link %q stands outside of the text", l.Scheme)
			}
		}
	})
}
