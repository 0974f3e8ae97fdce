package convert

import (
	"slices"
	"strings"
	"unicode/utf8"

	"agentconv/convert/syntax"
)

// tellSecrets tells of values that look like secrets, and of placeholders where a secret belongs. The value itself is
// never repeated.
func (r *serverReader) tellSecrets(s *Server) {
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case EnvVars, Headers, HookEnv, HookHeaders:
			for j := range d.Map {
				r.tellSecret(&d.Map[j].Value, d.Map[j].Name, label{key: d.Key, member: &d.Map[j]})
			}
		case Args, HookArgs:
			flag := ""
			for j := range d.List {
				r.tellSecret(&d.List[j], flag, label{key: d.Key})
				flag = d.List[j].flag()
			}
		case URL, HookURL, HookCommand, HookBash, HookPowerShell, HookWindows, HookLinux, HookMac:
			r.tellSecret(&d.Text, "", label{key: d.Key})
		case OAuthClientSecret:
			if d.Text.IsLiteral() && d.Text.Text != "" {
				r.tellSecret(&d.Text, "client_secret", label{key: d.Key})
			}
		}
	}
	for i := range s.Extras {
		r.tellSecretInExtra(&s.Extras[i])
	}
}

// flag gives the option whose value the next argument is, or "".
func (v *Value) flag() string {
	if strings.HasPrefix(v.Text, "-") && strings.IndexByte(v.Text, '=') < 0 {
		return v.Text
	}
	return ""
}

func (r *serverReader) tellSecretInExtra(e *Extra) {
	if e.Node.Kind == syntax.String {
		v := Value{Text: e.Node.Text, Place: e.Node.Place}
		r.tellSecret(&v, e.Path[len(e.Path)-1], label{key: e.Key()})
	}
	for i := range e.Node.Pairs {
		p := &e.Node.Pairs[i]
		deeper := Extra{Path: append(e.Path[:len(e.Path):len(e.Path)], p.Key), Node: p.Value, Place: p.KeyPlace}
		r.tellSecretInExtra(&deeper)
	}
}

func (r *serverReader) tellSecret(v *Value, name string, field label) {
	if !v.IsLiteral() {
		return
	}
	if strings.Contains(v.Text, "/path/to/") || strings.Contains(v.Text, `\path\to\`) {
		r.log.say(MsgExamplePath, field.String(), v.Place)
		return
	}
	for _, one := range secretsIn(v.Text, name) {
		at := v.Place
		if quotes := at.Length - len(v.Text); quotes == 0 || quotes == 2 { // else some of it is escaped
			at.Offset, at.Length = at.Offset+quotes/2+one.from, one.to-one.from
		}
		if one.kind == "" {
			r.log.say(MsgSecretMissing, field.String(), at)
		} else {
			r.log.say(MsgSecretInClear, field.String(), at, one.kind)
		}
	}
}

// token is the beginning by which a well-known service marks its tokens, and what they are called.
type token struct{ prefix, kind string }

// tokens are those beginnings, by their first letter; of two that begin alike the longer one comes first.
var tokens = [utf8.RuneSelf][]token{
	'A': {{"AKIA", "an AWS key"}, {"ASIA", "an AWS key"}, {"AIza", "a Google key"}},
	'c': {{"ctx7sk", "a Context7 key"}},
	'd': {{"dop_v1_", "a DigitalOcean token"}},
	'e': {{"eyJ", "a JSON Web Token"}},
	'f': {{"figd_", "a Figma token"}, {"fc-", "a Firecrawl key"}},
	'g': {
		{"ghp_", "a GitHub token"}, {"gho_", "a GitHub token"}, {"ghu_", "a GitHub token"}, {"ghs_", "a GitHub token"},
		{"github_pat_", "a GitHub token"}, {"glpat-", "a GitLab token"},
	},
	'h': {{"hf_", "a Hugging Face token"}},
	'l': {{"lin_api_", "a Linear key"}},
	'n': {{"npm_", "an npm token"}, {"ntn_", "a Notion token"}},
	'p': {{"pk_live_", "a key"}},
	'r': {{"rk_live_", "a Stripe key"}},
	's': {
		{"sk-ant-", "an Anthropic key"}, {"sk-or-", "an OpenRouter key"}, {"sk_live_", "a Stripe key"},
		{"sk_test_", "a Stripe key"}, {"sk-", "an API key"}, {"secret_", "a secret"}, {"sbp_", "a Supabase token"},
	},
	't': {{"tvly-", "a Tavily key"}},
	'x': {{"xoxb-", "a Slack token"}, {"xoxp-", "a Slack token"}, {"xoxc-", "a Slack token"}, {"xoxd-", "a Slack token"}, {"xapp-", "a Slack token"}},
	'y': {{"ya29.", "a Google token"}},
}

// secretNames are pieces of the names of variables and headers that hold secrets, by their first letter.
var secretNames = [utf8.RuneSelf][]string{
	'_': {"_pat"}, 'a': {"api_key", "apikey", "access_key", "authorization", "auth_key"}, 'b': {"bearer"}, 'c': {"credential", "cookie"},
	'p': {"password", "passwd", "private_key"}, 's': {"secret"}, 't': {"token"}, 'x': {"x_key"},
}

// kindOf says what secret a word looks like, or "". named says that the name it goes by is one for secrets.
func kindOf(text string, named bool) string {
	if len(text) < 8 {
		return ""
	}
	for i := range len(text) {
		if c := text[i]; c == '$' || c == '{' || c == '}' || c == '<' {
			return ""
		}
	}
	if text[0] < utf8.RuneSelf {
		for _, t := range tokens[text[0]] {
			if strings.HasPrefix(text, t.prefix) && len(text) >= len(t.prefix)+8 {
				return t.kind
			}
		}
	}
	if !named || isPath(text) || strings.HasPrefix(text, "--") || strings.EqualFold(text, "true") || strings.EqualFold(text, "false") {
		return ""
	}
	return "a secret"
}

func isPath(s string) bool {
	return strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~/") || strings.HasPrefix(s, "./") || len(s) > 2 && s[1] == ':' && (s[2] == '\\' || s[2] == '/')
}

// plainNames are ends of names that hold something about a secret and not the secret itself.
var plainNames = []string{"_method", "_url", "_uri", "_type", "_endpoint", "_file", "_path", "_name", "_var", "_env", "envvar"}

func namesSecret(name string) bool {
	if name == "" {
		return false
	}
	name = folded(name)
	return (hasSecretName(name) || strings.HasSuffix(name, "_key") || name == "key" || name == "pat") &&
		!slices.ContainsFunc(plainNames, func(end string) bool { return strings.HasSuffix(name, end) })
}

func hasSecretName(name string) bool {
	for at := range len(name) {
		if name[at] >= utf8.RuneSelf {
			continue
		}
		for _, piece := range secretNames[name[at]] {
			if strings.HasPrefix(name[at:], piece) {
				return true
			}
		}
	}
	return false
}

// folded is a name in lower case with underscores for hyphens.
func folded(name string) string {
	out := make([]byte, 0, 40)
	for i := range len(name) {
		c := name[i]
		switch {
		case c == '-':
			c = '_'
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		out = append(out, c)
	}
	return string(out)
}

// placeholderStarts are the bytes that a placeholder begins with, whatever its name.
const placeholderStarts = "<[*.\xe2rRyYmMiIpPeEcCxX"

// isPlaceholder says whether a text stands where a secret is to be put by the person: <token>, YOUR_KEY, xxx, ***. named says that
// the name it goes by is one for secrets.
func isPlaceholder(text string, named bool) bool {
	if len(text) > len("bearer ") && text[len("bearer")] == ' ' && strings.EqualFold(text[:len("bearer")], "bearer") {
		text, named = text[len("bearer "):], true
	}
	// Most texts are told from placeholders by their first byte.
	if text == "" || !named && strings.IndexByte(placeholderStarts, text[0]) < 0 {
		return false
	}
	lower := strings.ToLower(text)
	if lower == "<redacted>" || lower == "[redacted]" || lower == "redacted" {
		return true
	}
	open, end := text[0], text[len(text)-1]
	if (open == '<' && end == '>' || open == '[' && end == ']') && len(text) > 2 && !strings.ContainsAny(text[1:len(text)-1], "<>[]\",") {
		return true
	}
	for _, start := range [...]string{"your_", "your-", "your ", "yourtoken", "yourapi", "my_api_key", "my-api-key", "insert_", "insert-", "replace_", "replace-", "put-", "put_", "enter_", "enter-", "paste-", "paste_", "changeme", "change-me", "change_me"} {
		if strings.HasPrefix(lower, start) {
			return true
		}
	}
	if strings.Trim(lower, "x") == "" && len(lower) >= 3 || strings.Trim(lower, "*") == "" && len(lower) >= 3 || strings.Trim(lower, ".") == "" && len(lower) >= 3 || lower == "…" {
		return true
	}
	if !named {
		return false
	}
	if strings.ContainsFunc(text, func(c rune) bool { return c > 0xFF && c != '…' && c != '•' }) {
		return true // words in another script: no token has such letters
	}
	return strings.HasSuffix(lower, "-here") || strings.HasSuffix(lower, "_here") || strings.HasSuffix(lower, "...") || strings.HasSuffix(lower, "…") || strings.HasSuffix(lower, "xxxx") ||
		lower == "token" || lower == "api_key" || lower == "apikey" || lower == "api-key" || lower == "key" || lower == "secret" || lower == "password"
}

// harmless shortens a piece of the paste for a message; three dots stand for one with a secret in it.
func harmless(text string) string {
	for _, s := range secretsIn(text, "") {
		if s.kind != "" {
			return "…"
		}
	}
	return clip(text)
}
