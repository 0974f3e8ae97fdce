package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// LinkForm is a link that adds a server when a person opens it.
type LinkForm struct {
	Label string // Add to Cursor
	// Open is the address with {name} and {config} in it, where Encode says how the config is packed.
	Open   string
	Also   []string // further addresses of the same form, up to the question mark, understood on reading
	Encode LinkCoding
	Body   LinkBody
	Badge  string // a web address that leads to the link, for places that strip its scheme; {link} or {name} and {config}
	Hosts  bool   // Open is a web address itself
	// ReadOnly links are understood and never written.
	ReadOnly bool
}

// LinkCoding is how a link packs its config.
type LinkCoding uint8

// The codings.
const (
	CodePercent       LinkCoding = iota // percent signs alone
	CodeBase64                          // standard base64, then percent signs
	CodeBase64URL                       // base64 for addresses
	CodeBase64Percent                   // percent signs, then base64, then percent signs again
)

// LinkBody is what the config of a link holds.
type LinkBody uint8

// The bodies.
const (
	BodyEntry   LinkBody = iota // the entry alone
	BodyNamed                   // the entry with its name inside
	BodyServers                 // the whole map of servers
	BodyParams                  // no config: cmd, arg, env, url ... as parameters
)

// link gives the link for a server; "" when the form cannot hold it.
func (l *LinkForm) link(name string, entry *syntax.Node, root []string) string {
	body := entry
	switch l.Body {
	case BodyNamed:
		body = syntax.NewMap().Add("name", syntax.NewString(name))
		body.Pairs = append(body.Pairs, entry.Pairs...)
	case BodyServers:
		body = syntax.NewMap()
		put(body, append(append([]string(nil), root...), name), entry)
	case BodyParams:
		return ""
	}
	config := compact(body)
	switch l.Encode {
	case CodeBase64:
		config = intake.Escape(intake.ToBase64(config, false))
	case CodeBase64URL:
		config = intake.ToBase64(config, true)
	case CodeBase64Percent:
		config = intake.Escape(intake.ToBase64(intake.Escape(config), false))
	default:
		config = intake.Escape(config)
	}
	return strings.NewReplacer("{name}", intake.Escape(name), "{config}", config).Replace(l.Open)
}

// badge gives the web address that leads to a link; "" when the form has none.
func (l *LinkForm) badge(link, name string) string {
	if l.Badge == "" {
		return ""
	}
	config := ""
	if i := strings.Index(link, "config="); i >= 0 {
		config = link[i+len("config="):]
	}
	return strings.NewReplacer("{link}", intake.Escape(link), "{name}", intake.Escape(name), "{config}", config).Replace(l.Badge)
}

// reads says whether an address is of this form.
func (l *LinkForm) reads(link *intake.Link) bool {
	for _, address := range append([]string{l.Open}, l.Also...) {
		if address == "" {
			continue
		}
		own := intake.ParseLink(address)
		if own.Scheme == link.Scheme && strings.EqualFold(own.Place, link.Place) {
			return true
		}
	}
	return false
}

// unpack gives the config of a link as text; broken says at which character the payload breaks, 0 when it does not.
func (l *LinkForm) unpack(link *intake.Link) (config string, broken int) {
	config = link.Get("config")
	if l.Body == BodyNamed || config == "" && strings.HasPrefix(intake.Unescape(link.Query), "{") {
		if q := intake.Unescape(link.Query); strings.HasPrefix(q, "{") {
			config = q
		}
	}
	if config == "" {
		return "", 1
	}
	// Whatever the form says, what begins with a brace is not packed.
	for tries := 0; tries < 3 && !looksPacked(config); tries++ {
		if strings.HasPrefix(strings.TrimSpace(config), "{") {
			return config, 0
		}
		config = intake.Unescape(config)
	}
	if strings.HasPrefix(strings.TrimSpace(config), "{") {
		return config, 0
	}
	text, bad, ok := intake.Base64(config)
	if !ok {
		return "", bad + 1
	}
	if strings.HasPrefix(text, "%7B") {
		text = intake.Unescape(text)
	}
	return text, 0
}

// looksPacked says whether a text can be base64: no braces and no percent signs.
func looksPacked(s string) bool { return !strings.ContainsAny(s, "{}%\"") }
