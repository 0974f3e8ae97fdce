package intake

import "strings"

// The two alphabets differ in the last two characters.
const (
	lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	alphabet         = lettersAndDigits + "+/"
	addressAlphabet  = lettersAndDigits + "-_"
)

// sextet gives the value of a character of either alphabet, or -1. A space stands where a plus was lost.
func sextet(c byte) int {
	switch {
	case c >= 'A' && c <= 'Z':
		return int(c - 'A')
	case c >= 'a' && c <= 'z':
		return int(c-'a') + 26
	case c >= '0' && c <= '9':
		return int(c-'0') + 52
	case c == '+' || c == '-' || c == ' ':
		return 62
	case c == '/' || c == '_':
		return 63
	}
	return -1
}

// Base64 decodes either alphabet, with or without padding. ok is false when the text is neither; bad is then the place of the
// first character that does not belong.
func Base64(s string) (text string, bad int, ok bool) {
	s = strings.TrimRight(strings.Trim(s, " \t\r\n"), "=")
	out := make([]byte, 0, len(s)*3/4)
	bits, held := 0, uint32(0)
	for i := 0; i < len(s); i++ {
		v := sextet(s[i])
		if v < 0 {
			return "", i, false
		}
		held, bits = held<<6|uint32(v), bits+6
		if bits >= 8 {
			bits -= 8
			out = append(out, byte(held>>bits))
		}
	}
	if bits >= 6 {
		return "", len(s), false // one character too many, or too few
	}
	return string(out), 0, true
}

// ToBase64 encodes with the standard alphabet and padding, or for addresses without either.
func ToBase64(s string, forAddress bool) string {
	letters := alphabet
	if forAddress {
		letters = addressAlphabet
	}
	out := make([]byte, 0, (len(s)+2)/3*4)
	i := 0
	for ; i+3 <= len(s); i += 3 {
		v := uint32(s[i])<<16 | uint32(s[i+1])<<8 | uint32(s[i+2])
		out = append(out, letters[v>>18], letters[v>>12&63], letters[v>>6&63], letters[v&63])
	}
	switch len(s) - i {
	case 1:
		v := uint32(s[i])
		out = append(out, letters[v>>2], letters[v<<4&63])
	case 2:
		v := uint32(s[i])<<8 | uint32(s[i+1])
		out = append(out, letters[v>>10], letters[v>>4&63], letters[v<<2&63])
	}
	for !forAddress && len(out)%4 > 0 {
		out = append(out, '=')
	}
	return string(out)
}
