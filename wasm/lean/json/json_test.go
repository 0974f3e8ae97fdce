package json

import (
	"bytes"
	"encoding/json"
	"testing"
)

// The standard library is the reference, for words: text that begins like one and has nothing around it.

var words = []string{
	"null", "true", "false", "nul", "True", "nulll", "", "0", "-0", "1", "-1", "01", "-01", "-", "+1", "1.", ".5", "1.5", "1.50", "1e5", "1E+5", "1e-5", "1e", "1e+", "1.e5", "1.5e5.5", "1_000", "0x10", "0.", "10", "1a", "--1", "1e05",
	`""`, `"`, `"a"`, `"a`, `a"`, `"a"b"`, `"\""`, `"\\"`, `"\"`, `"\/"`, `"\b\f\n\r\t"`, `"\a"`, `"\u00e9"`, `"\u00E9"`, `"\u00g9"`, `"\u00"`, `"\u"`, `"\ud800"`, "\"\n\"", "\"\x00\"", "\"\x7f\"", "\"\xff\"", `"ü"`, `'a'`, "NaN", "Infinity", "-Infinity",
}

func TestValidAgreesWithTheReference(t *testing.T) {
	for _, word := range words {
		if got, want := Valid([]byte(word)), json.Valid([]byte(word)); got != want {
			t.Errorf("%q: %v, the reference says %v", word, got, want)
		}
	}
}

func FuzzValidAgreesWithTheReference(f *testing.F) {
	for _, word := range words {
		f.Add([]byte(word))
	}
	f.Fuzz(func(t *testing.T, word []byte) {
		if len(word) == 0 || bytes.ContainsAny(word[:1], "{[ \t\r\n") || bytes.ContainsAny(word[len(word)-1:], " \t\r\n") {
			t.Skip()
		}
		if got, want := Valid(word), json.Valid(word); got != want {
			t.Fatalf("%q: %v, the reference says %v", word, got, want)
		}
	})
}

func TestMarshalGivesTextThatReadsBack(t *testing.T) {
	for _, text := range []string{"", "a", `"\`, "\x00\n\x1f\x7f", "ü雪😀"} {
		out, err := Marshal(text)
		var back string
		if err != nil || json.Unmarshal(out, &back) != nil || back != text {
			t.Errorf("%q became %q and that %q (%v)", text, out, back, err)
		}
	}
	if _, err := Marshal(1); err == nil {
		t.Error("a number is not refused")
	}
	if Unmarshal([]byte("1"), new(int)) == nil {
		t.Error("reading is not refused")
	}
}
