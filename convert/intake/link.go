package intake

import "strings"

// Link is an address taken apart.
type Link struct {
	Scheme string // "cursor", "https", "vscode"
	Place  string // what stands between the scheme and the question mark, without slashes at the start
	Query  string // raw, when it is no list of parameters (vscode:mcp/install?{...})
	Params []Param
	Offset int // in the whole text
	Length int
}

// Param is one parameter of a link, percent-decoded once.
type Param struct{ Name, Value string }

// Get gives the first parameter of that name, or "".
func (l *Link) Get(name string) string {
	for _, p := range l.Params {
		if p.Name == name {
			return p.Value
		}
	}
	return ""
}

// Links finds the links of a text: words with a scheme that has something after it. Only schemes and web pages that install
// something are of use; which those are, the caller knows.
func Links(text string) []Link {
	var out []Link
	for at := 0; at < len(text); {
		colon := strings.IndexByte(text[at:], ':')
		if colon < 0 {
			break
		}
		colon += at
		start := colon
		for start > at && colon-start < longestScheme && isSchemeByte(text[start-1]) {
			start--
		}
		if start == colon {
			at = colon + 1
			continue
		}
		end := colon
		for end < len(text) && !endsLink(text[end]) {
			end++
		}
		if strings.IndexByte(text[colon:end], '?') > 2 {
			link := ParseLink(text[start:end])
			link.Offset, link.Length = start, end-start
			out = append(out, link)
		}
		at = max(end, colon+1)
	}
	return out
}

const longestScheme = 24

func isSchemeByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.'
}

func endsLink(c byte) bool { return c <= ' ' || strings.IndexByte("\"'<>)]`", c) >= 0 }

// ParseLink takes an address apart.
func ParseLink(s string) Link {
	scheme, rest, _ := strings.Cut(s, ":")
	l := Link{Scheme: strings.ToLower(scheme)}
	rest = strings.TrimLeft(rest, "/")
	place, query, _ := strings.Cut(rest, "?")
	query, _, _ = strings.Cut(query, "#")
	l.Place, l.Query = strings.TrimRight(place, "/"), strings.ReplaceAll(query, "&amp;", "&")
	for _, pair := range strings.Split(l.Query, "&") {
		name, value, _ := strings.Cut(pair, "=")
		if name != "" {
			l.Params = append(l.Params, Param{name, Unescape(value)})
		}
	}
	return l
}

// Unescape decodes percent signs once. What is no valid escape stays as it is; a plus stays a plus, since base64 has some.
func Unescape(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) {
			if high, low := hexValue(s[i+1]), hexValue(s[i+2]); high >= 0 && low >= 0 {
				b.WriteByte(byte(high<<4 | low))
				i += 2
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func hexValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// Escape is the way back: everything but letters, digits and -_.~ is written as percent signs.
func Escape(s string) string {
	escaped := 0
	for i := 0; i < len(s); i++ {
		if !unreserved[s[i]] {
			escaped++
		}
	}
	if escaped == 0 {
		return s
	}
	var b strings.Builder
	b.Grow(len(s) + 2*escaped)
	from := 0
	for i := 0; i < len(s); i++ {
		if c := s[i]; !unreserved[c] {
			b.WriteString(s[from:i])
			b.WriteByte('%')
			b.WriteByte(hex[c>>4])
			b.WriteByte(hex[c&15])
			from = i + 1
		}
	}
	b.WriteString(s[from:])
	return b.String()
}

const hex = "0123456789ABCDEF"

// unreserved are the bytes that an address has as they are (RFC 3986, 2.3).
var unreserved = func() (table [256]bool) {
	for c := range table {
		table[c] = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_' || c == '.' || c == '~'
	}
	return table
}()
