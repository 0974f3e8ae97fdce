package syntax

import "strconv"

// isJSONNumber says whether s is a number as JSON writes it.
func isJSONNumber(s string) bool {
	i := 0
	if i < len(s) && s[i] == '-' {
		i++
	}
	digits := i
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	if i == digits || s[digits] == '0' && i > digits+1 {
		return false
	}
	if i < len(s) && s[i] == '.' {
		from := i + 1
		for i++; i < len(s) && isDigit(s[i]); i++ {
		}
		if i == from {
			return false
		}
	}
	if i < len(s) && s[i]|0x20 == 'e' {
		i++
		if i < len(s) && (s[i] == '+' || s[i] == '-') {
			i++
		}
		from := i
		for i < len(s) && isDigit(s[i]) {
			i++
		}
		if i == from {
			return false
		}
	}
	return i == len(s)
}

// isNumber says whether s is a number in JSON5, TOML or YAML, infinities and the like left out.
func isNumber(s string) bool {
	_, ok := plainNumber(s)
	return ok
}

// plainNumber writes a number of any syntax as JSON does.
func plainNumber(s string) (string, bool) {
	if isJSONNumber(s) {
		return s, true
	}
	sign, t := "", s
	if t != "" && (t[0] == '+' || t[0] == '-') {
		if t[0] == '-' {
			sign = "-"
		}
		t = t[1:]
	}
	t = without(t, '_')
	if len(t) > 2 && t[0] == '0' && !isDigit(t[1]) {
		base := 0
		switch t[1] | 0x20 {
		case 'x':
			base = 16
		case 'o':
			base = 8
		case 'b':
			base = 2
		}
		if base != 0 {
			n, err := strconv.ParseUint(t[2:], base, 64)
			return sign + strconv.FormatUint(n, 10), err == nil
		}
	}
	if t != "" && t[0] == '.' {
		t = "0" + t
	}
	for i := 0; i < len(t); i++ {
		if t[i] == '.' && (i+1 == len(t) || t[i+1]|0x20 == 'e') {
			t = t[:i+1] + "0" + t[i+1:]
			break
		}
	}
	t = sign + t
	return t, isJSONNumber(t)
}

func without(s string, b byte) string {
	if count(s, b) == 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != b {
			out = append(out, s[i])
		}
	}
	return string(out)
}

// endless numbers as each syntax spells them: infinity, its negative, not a number.
var endless = [...][3]string{
	JSON:  {"", "", ""}, // strict JSON has none
	JSONC: {"", "", ""},
	JSON5: {"Infinity", "-Infinity", "NaN"},
	TOML:  {"inf", "-inf", "nan"},
	YAML:  {".inf", "-.inf", ".nan"},
}

// numberText spells a number in a syntax; false if that syntax has no such number.
func numberText(s string, to Syntax) (string, bool) {
	low := lower(s)
	if low != "" && low[0] == '+' {
		low = low[1:]
	}
	for _, words := range endless {
		for i, word := range words {
			if word != "" && low == lower(word) {
				return endless[to][i], endless[to][i] != ""
			}
		}
	}
	if isJSONNumber(s) {
		return s, true
	}
	if to == TOML && isTOMLNumber(s) || to == YAML && len(s) > 2 && s[0] == '0' && s[1] == 'x' {
		return s, true
	}
	return plainNumber(s)
}

// isTOMLNumber says whether s is one of the forms that TOML has beyond JSON: 0xFF, 0o17, 0b1, 1_000, +1.
func isTOMLNumber(s string) bool {
	plain, ok := plainNumber(s)
	if !ok || s[0] == '.' || s[len(s)-1] == '.' || s[len(s)-1] == '_' || s[0] == '_' {
		return false
	}
	if s[0] == '+' || isDigit(s[0]) {
		rest := s
		if s[0] == '+' {
			rest = s[1:]
		}
		return without(rest, '_') == plain || len(rest) > 2 && rest[0] == '0' && rest[1] >= 'a' && s[0] != '+'
	}
	return false
}

func lower(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' {
			out := []byte(s)
			for ; i < len(out); i++ {
				if out[i] >= 'A' && out[i] <= 'Z' {
					out[i] |= 0x20
				}
			}
			return string(out)
		}
	}
	return s
}
