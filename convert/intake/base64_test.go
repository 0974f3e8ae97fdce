package intake

import (
	"encoding/base64"
	"testing"
)

func FuzzBase64(f *testing.F) {
	for _, s := range []string{"", "a", "ab", "abc", "\xff\xfe\xfd?>~", `{"command":"npx"}`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if got, want := ToBase64(s, false), base64.StdEncoding.EncodeToString([]byte(s)); got != want {
			t.Errorf("ToBase64(%q) = %q, want %q", s, got, want)
		}
		if got, want := ToBase64(s, true), base64.RawURLEncoding.EncodeToString([]byte(s)); got != want {
			t.Errorf("ToBase64(%q) for an address = %q, want %q", s, got, want)
		}
		for _, coded := range []string{ToBase64(s, false), ToBase64(s, true)} {
			if got, _, ok := Base64(coded); !ok || got != s {
				t.Errorf("Base64(%q) = %q, want %q", coded, got, s)
			}
		}
	})
}

func TestBase64SaysWhereItBreaks(t *testing.T) {
	for text, want := range map[string]int{"eyJ1cmwiOiJ*": 11, "{": 0, "abcde": 5} {
		if _, bad, ok := Base64(text); ok || bad != want {
			t.Errorf("Base64(%q) breaks at %d (ok %v), want %d", text, bad, ok, want)
		}
	}
}
