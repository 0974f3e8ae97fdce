package intake

import (
	"slices"
	"testing"
)

// TestSingleQuotes: two in a row stand for one in PowerShell, at the start of a word too; in a POSIX shell they are nothing.
func TestSingleQuotes(t *testing.T) {
	for text, want := range map[string][]string{
		`x '' b`:                 {"x", "", "b"},
		`x 'it''s' b`:            {"x", "it's", "b"},
		`x '''a b'' c' d`:        {"x", "'a b' c", "d"},
		`x '''a''' b`:            {"x", "'a'", "b"},
		`x ''"'"'it' b`:          {"x", "'it", "b"},
		`x 'a'\''b' ''\''c' d`:   {"x", "a'b", "'c", "d"},
		`x '' '''' b`:            {"x", "", "", "b"},
		`x 'never closed y -- z`: {"x", "never closed y -- z"},
	} {
		s := &scanner{text: text}
		var got []string
		for _, w := range s.line() {
			got = append(got, w.Text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q instead of %q", text, got, want)
		}
	}
}
