package intake

import (
	"strings"
	"testing"
)

func FuzzText(f *testing.F) {
	f.Add("# Title\n\n```json\n{\n}\n```\n<details><pre><code>x</code></pre></details>\n")
	f.Add("$ FOO=1 npx -y a \\\n  'b ''c' \"d\\\"\" ^& $env:X = \"y\" `\n")
	f.Add("cursor://a/b?name=x&config=%7B%zz")
	f.Fuzz(func(t *testing.T, text string) {
		for _, b := range Blocks(text, true) {
			for i := range b.Text {
				at := b.At(i)
				if at < 0 || at >= len(text) || text[at] != b.Text[i] && text[at] != '&' && (at == 0 || strings.IndexByte(text[:at], ';') < 0) {
					t.Fatalf("%q of block %q is not at %d", b.Text[i], b.Text, at)
				}
			}
		}
		for _, c := range Commands(text) {
			for _, w := range append(c.Words, c.Sets...) {
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
