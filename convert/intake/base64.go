package intake

import "strings"

// The two alphabets differ in the last two characters.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

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
	out := make([]byte, 0, (len(s)+2)/3*4)
	bits, held := 0, uint32(0)
	emit := func(v uint32) {
		c := alphabet[v&63]
		if forAddress && v&63 >= 62 {
			c = "-_"[v&1]
		}
		out = append(out, c)
	}
	for i := 0; i < len(s); i++ {
		held, bits = held<<8|uint32(s[i]), bits+8
		for bits >= 6 {
			bits -= 6
			emit(held >> bits)
		}
	}
	if bits > 0 {
		emit(held << (6 - bits))
	}
	for !forAddress && len(out)%4 > 0 {
		out = append(out, '=')
	}
	return string(out)
}
