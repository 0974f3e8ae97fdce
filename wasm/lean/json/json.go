// Package json stands in for encoding/json where the WebAssembly is built: see web/scripts/wasm/lean.mjs. The JSON library that the
// converter uses asks encoding/json whether a word is valid JSON when it reads, and for nothing else; its other uses of it are
// in methods that the converter never calls, but that the linker cannot know to be unused. With this package in its place the
// download is a twentieth smaller.
package json

import (
	"errors"
	"unicode/utf8"
)

// Valid says whether the text is one JSON word: null, true, false, a number or a string, with nothing around it. Objects and
// lists are not asked for.
func Valid(word []byte) bool {
	if len(word) == 0 {
		return false
	}
	switch c := word[0]; {
	case c == '"':
		return validString(word)
	case c == '-' || isDigit(c):
		return validNumber(word)
	}
	switch string(word) {
	case "null", "true", "false":
		return true
	}
	return false
}

func validString(word []byte) bool {
	if len(word) < 2 || word[len(word)-1] != '"' {
		return false
	}
	inside := word[1 : len(word)-1]
	for i := 0; i < len(inside); i++ {
		switch c := inside[i]; {
		case c == '"' || c < ' ':
			return false
		case c != '\\':
			continue
		}
		i++
		if i >= len(inside) {
			return false
		}
		switch inside[i] {
		case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		case 'u':
			if len(inside)-i < 5 {
				return false
			}
			for _, h := range inside[i+1 : i+5] {
				if !isDigit(h) && (h|0x20 < 'a' || h|0x20 > 'f') {
					return false
				}
			}
			i += 4
		default:
			return false
		}
	}
	return true
}

// validNumber reads -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?
func validNumber(word []byte) bool {
	i := 0
	at := func(set string) bool {
		for j := 0; i < len(word) && j < len(set); j++ {
			if word[i] == set[j] {
				i++
				return true
			}
		}
		return false
	}
	digits := func() bool {
		from := i
		for i < len(word) && isDigit(word[i]) {
			i++
		}
		return i > from
	}
	at("-")
	if !at("0") && !digits() {
		return false
	}
	if at(".") && !digits() {
		return false
	}
	if at("eE") {
		at("+-")
		if !digits() {
			return false
		}
	}
	return i == len(word)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// Marshal gives text as JSON and refuses everything else.
func Marshal(v any) ([]byte, error) {
	text, ok := v.(string)
	if !ok {
		return nil, errLean
	}
	out := []byte{'"'}
	for _, c := range text {
		switch {
		case c == '"' || c == '\\':
			out = append(out, '\\', byte(c))
		case c < ' ':
			const hex = "0123456789abcdef"
			out = append(out, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		default:
			out = utf8.AppendRune(out, c)
		}
	}
	return append(out, '"'), nil
}

// Unmarshal refuses.
func Unmarshal([]byte, any) error { return errLean }

var errLean = errors.New("encoding/json is not part of this program")
