package convert

import (
	"slices"
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
	Badge  string    // a web address that leads to the link, for places that strip its scheme; {link} or {name} and {config}
	Must   [2]string // a parameter and the value that it must have on reading
	// Programs are the only ones that a link may start; nil means any.
	Programs []string
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

// links gives the link for an entry and the web address that leads to it; badge is "" when the form has none.
func (l *LinkForm) links(name string, entry, inputs *syntax.Node, remote bool) (href, badge string) {
	body := entry
	switch l.Body {
	case BodyNamed:
		body = named(name, entry, "inputs", inputs)
	case BodyServers:
		body = syntax.NewMap().Add("mcpServers", syntax.NewMap().Add(name, entry))
	}
	kind := "stdio"
	if remote {
		kind = "http"
	}
	config, name := l.pack(compact(body)), intake.Escape(name)
	href = fillIn(l.Open, name, config, kind, "")
	if l.Badge != "" {
		badge = fillIn(l.Badge, name, config, kind, href)
	}
	return href, badge
}

// fillIn writes an address with its parts; every part is in it once at most.
func fillIn(form, name, config, kind, link string) string {
	b := make([]byte, 0, len(form)+len(name)+len(config)+2*len(link))
	for form != "" {
		open := strings.IndexByte(form, '{')
		if open < 0 {
			break
		}
		b = append(b, form[:open]...)
		end := open + strings.IndexByte(form[open:], '}')
		switch form[open+1 : end] {
		case "name":
			b = append(b, name...)
		case "config":
			b = append(b, config...)
		case "type":
			b = append(b, kind...)
		case "link":
			b = append(b, intake.Escape(link)...)
		}
		form = form[end+1:]
	}
	return string(append(b, form...))
}

// pack encodes a config.
func (l *LinkForm) pack(config string) string {
	switch l.Encode {
	case CodeBase64:
		return intake.Escape(intake.ToBase64(config, false))
	case CodeBase64URL:
		return intake.ToBase64(config, true)
	case CodeBase64Percent:
		return intake.Escape(intake.ToBase64(intake.Escape(config), false))
	}
	return intake.Escape(config)
}

// paramLink spells a server as the parameters of a link; lifted names what had a secret, and missing what they cannot hold,
// "" when they hold it all.
func (l *LinkForm) paramLink(w *serverWriter, s *Server, name string, entry *syntax.Node) (href, lifted, missing string) {
	query := ""
	add := func(key, value string) { query += "&" + key + "=" + intake.Escape(value) }
	cover := cover{&w.form.Dialect, w.secrets}
	covered := func(v *Value, d *Datum, name string) string {
		text, is := cover.text(w.spelt(v, d.Field), name)
		if is {
			lifted = d.Key
		}
		return text
	}
	for i := range s.Data {
		f := &s.Data[i]
		switch f.Field {
		case Command:
			if l.Programs != nil && !slices.Contains(l.Programs, f.Text.Text) {
				return "", "", f.Text.Text
			}
			add("cmd", w.spelt(&f.Text, Command))
		case Args:
			flag := ""
			for j := range f.List {
				add("arg", covered(&f.List[j], f, flag))
				flag = f.List[j].flag()
			}
		case URL:
			add("url", covered(&f.Text, f, ""))
			add("type", "streamable_http")
		case EnvVars:
			for j := range f.Map {
				add("env", f.Map[j].Name+"="+f.Map[j].Name)
			}
		case EnvPass:
			for j := range f.List {
				add("env", f.List[j].Text+"="+f.List[j].Text)
			}
		case Headers:
			for j := range f.Map {
				add("header", f.Map[j].Name+"="+covered(&f.Map[j].Value, f, f.Map[j].Name))
			}
		case CallTimeout, StartupTimeout:
			if n := entry.Get("timeout"); n != nil {
				add("timeout", n.Text)
			}
		case Description:
			add("description", f.Text.Text)
		case Enabled, Word, OriginalName:
		default:
			return "", "", f.Key
		}
	}
	if s.Transport == SSE || s.Transport == WS {
		return "", "", s.Transport.String()
	}
	return l.Open + strings.TrimPrefix(query, "&") + "&id=" + intake.Escape(name) + "&name=" + intake.Escape(s.Name), lifted, ""
}

// param is the parameter that holds the config: "config" of ...&config={config}, or "".
func (l *LinkForm) param() string {
	before, _, _ := strings.Cut(l.Open, "={config}")
	return before[strings.LastIndexAny(before, "?&")+1:]
}

// reads says whether an address is of this form.
func (l *LinkForm) reads(link *intake.Link) bool {
	for i := -1; i < len(l.Also); i++ {
		address := l.Open
		if i >= 0 {
			address = l.Also[i]
		}
		if rest, same := strings.CutPrefix(address, link.Scheme); !same || rest[0] != ':' {
			continue
		}
		if l.Must[0] != "" && link.Get(l.Must[0]) != l.Must[1] {
			return false
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
	if config = link.Get(l.param()); config == "" {
		config = link.Get("config")
	}
	q := intake.Unescape(link.Query)
	if strings.HasPrefix(q, "%7B") {
		q = intake.Unescape(q) // packed twice
	}
	if strings.HasPrefix(q, "{") && (config == "" || l.Body == BodyNamed) {
		config = q
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
