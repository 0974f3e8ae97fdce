package convert

import "slices"

// Some agents fill in a value that is nothing but the name of a variable, without any sign around it. It can only be told
// from a plain text by what stands there: the value is its own key, or one of the names that are set on every machine.
var everywhereSet = []string{"HOME", "PATH", "USER", "SHELL", "PWD", "LANG", "TERM", "TMPDIR"}

// readWholeName takes a value that is the bare name of a variable for the reference it is.
func readWholeName(n *Named) {
	text := n.Value.Text
	if n.Value.Parts != nil || nameLength(text) != len(text) || text == "" {
		return
	}
	if text == n.Name || slices.Contains(everywhereSet, text) {
		n.Value.Parts = []Part{{Kind: Env, Text: text, Raw: text}}
	}
}

// wholeName says whether the dialect would fill in a text that its source means as it stands.
func (d *Dialect) wholeName(text string, f Field) bool {
	return d.WholeNames.Has(f) && slices.Contains(everywhereSet, text)
}
