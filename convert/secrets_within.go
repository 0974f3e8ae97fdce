package convert

import "strings"

// A secret rarely stands alone: --api-key=..., Authorization: Bearer ..., https://user:...@host/?token=..., {"token":"..."}.

// breaks says whether a byte ends a word inside of a text.
func breaks(c byte) bool {
	switch c {
	case ' ', '\t', '\r', '\n', '"', '\'', '=', ':', '?', '&', ',', ';', '{', '}', '(', ')', '|', '`':
		return true
	}
	return false
}

// longestPart is how far the end of a placeholder or of a password in an address is looked for.
const longestPart = 200

// mostSecrets is how many secrets a text can have; with more of them it counts as one whole.
const mostSecrets = 20

// schemes are the words that stand between a header and its secret.
var schemes = []string{"bearer", "basic", "token", "apikey"}

// secret is a part of a text that is a secret by itself, with the name that it goes by: the one of the whole text, or the
// one before it. A kind of "" is a placeholder where a secret belongs.
type secret struct {
	from, to   int
	name, kind string
}

// secretsIn finds the secrets in a text of that name.
func secretsIn(text, name string) (found []secret) {
	start := len(text) - len(bare(text))
	all := secret{start, len(text), name, ""}
	named := namesSecret(name)
	if isPlaceholder(text, named) {
		return append(found, all)
	}
	// A variable of the environment is handed on whole, whatever part of it is secret.
	whole := name != "" && name[0] != '-' && name == strings.ToUpper(name)
	label := name
	if strings.ContainsAny(text[start:], " \n") {
		label, named = "", false // the name is that of the whole, of which no single word is the secret
	}
	for at := 0; at < len(text); {
		if breaks(text[at]) {
			at++
			continue
		}
		end := at + wordLength(text[at:])
		word, from := text[at:end], at
		at = end
		for at < len(text) && breaks(text[at]) {
			at++
		}
		gap := text[end:at]
		if strings.HasPrefix(word, "//") && strings.HasPrefix(gap, ":") {
			if i := strings.IndexByte(text[at:min(len(text), at+longestPart)], '@'); i > 0 && strings.IndexByte(text[at:at+i], '/') < 0 {
				from, end = at, at+i
				word, at, gap = text[from:end], end, ""
				label, named = "password", true
			}
		}
		if kind := kindOf(word, named); kind != "" || label != "" && len(word) > 2 && isPlaceholder(word, named) {
			if all.kind = kind; whole || len(found) > mostSecrets {
				return append(found[:0], all)
			}
			found = append(found, secret{from, end, label, kind})
		}
		switch {
		case gap == " " && isScheme(word) && (from == 0 || label != "" || strings.EqualFold(word, "bearer")): // not in a sentence
			if label == "" || strings.EqualFold(word, "bearer") {
				label, named = "authorization", true
			}
		case strings.HasPrefix(gap, "="), strings.HasPrefix(gap, `"`) && strings.IndexByte(gap, ':') > 0, gap == " " && strings.HasPrefix(word, "-"),
			gap == ":" && namesSecret(word) && strings.IndexByte(word, '/') < 0, gap == ": " && (from == 0 || strings.IndexByte(`"'`, text[from-1]) >= 0):
			label, named = word, namesSecret(word)
		default:
			label, named = "", false
		}
	}
	return found
}

// wordLength is where a word ends. What stands between < and > is one word, and an equals sign at the end is part of base64.
func wordLength(text string) int {
	if text[0] == '<' {
		if i := strings.IndexByte(text[:min(len(text), longestPart)], '>'); i > 0 {
			return i + 1
		}
	}
	end := 0
	for end < len(text) && !breaks(text[end]) {
		end++
	}
	if end == len(text) {
		return end
	}
	rest := strings.TrimLeft(text[end:], "=")
	if padding := len(text) - end - len(rest); padding > 0 && (padding > 1 || rest == "") && (rest == "" || breaks(rest[0])) {
		end += padding
	}
	return end
}

func isScheme(word string) bool {
	for _, scheme := range schemes {
		if strings.EqualFold(word, scheme) {
			return true
		}
	}
	return false
}

// bare is a secret without the word before it.
func bare(text string) string {
	if word, value, found := strings.Cut(text, " "); found && isScheme(word) {
		return value
	}
	return text
}
