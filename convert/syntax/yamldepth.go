package syntax

// yaml.v3 reads recursively and gives up at 10,000 levels; the stack of a browser's WebAssembly does not reach that far, and
// nothing recovers from its end. So depth is measured before, roughly and never too low: by the brackets that are open, quoted
// or not, and by the column in which the first word of a line stands after spaces, dashes and question marks.
const (
	maxYAMLBrackets = 500
	maxYAMLColumn   = 1000
)

// yamlTooDeep gives the offset where the text nests too deeply, or -1.
func yamlTooDeep(text []byte) int {
	open := 0
	for i := 0; i < len(text); {
		start := i
		for i+1 < len(text) && (text[i] == ' ' || (text[i] == '-' || text[i] == '?') && text[i+1] == ' ') {
			i++
		}
		if i-start > maxYAMLColumn {
			return i
		}
		for i < len(text) && text[i] != '\n' && text[i] != '\r' {
			switch text[i] {
			case '[', '{':
				if open++; open > maxYAMLBrackets {
					return i
				}
			case ']', '}':
				open = max(open-1, 0)
			}
			i++
		}
		i++
	}
	return -1
}
