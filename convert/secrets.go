package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// tellSecrets tells of values that look like secrets, and of placeholders where a secret belongs. The value itself is
// never repeated.
func (r *serverReader) tellSecrets(s *Server) {
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case EnvVars, Headers:
			for j := range d.Map {
				r.tellSecret(&d.Map[j].Value, d.Map[j].Name, d.Map[j].label(d.Key))
			}
		case Args:
			flag := ""
			for j := range d.List {
				r.tellSecret(&d.List[j], flag, d.Key)
				flag = d.List[j].flag()
			}
		case URL:
			r.tellSecret(&d.Text, "", d.Key)
		case OAuthClientSecret:
			if d.Text.IsLiteral() && d.Text.Text != "" {
				r.tellSecret(&d.Text, "client_secret", d.Key)
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
		r.tellSecret(&v, e.Path[len(e.Path)-1], e.Key())
	}
	for i := range e.Node.Pairs {
		p := &e.Node.Pairs[i]
		deeper := Extra{Path: append(e.Path[:len(e.Path):len(e.Path)], p.Key), Node: p.Value, Place: p.KeyPlace}
		r.tellSecretInExtra(&deeper)
	}
}

func (r *serverReader) tellSecret(v *Value, name, field string) {
	if !v.IsLiteral() {
		return
	}
	if strings.Contains(v.Text, "/path/to/") || strings.Contains(v.Text, `\path\to\`) {
		r.log.say(MsgExamplePath, field, v.Place)
		return
	}
	for _, one := range secretsIn(v.Text, name) {
		at := v.Place
		if quotes := at.Length - len(v.Text); quotes == 0 || quotes == 2 { // else some of it is escaped
			at.Offset, at.Length = at.Offset+quotes/2+one.from, one.to-one.from
		}
		if one.kind == "" {
			r.log.say(MsgSecretMissing, field, at)
		} else {
			r.log.say(MsgSecretInClear, field, at, one.kind)
		}
	}
}

// tokens are the beginnings by which well-known services mark their tokens.
var tokens = []struct{ prefix, kind string }{
	{"ghp_", "a GitHub token"}, {"gho_", "a GitHub token"}, {"ghu_", "a GitHub token"}, {"ghs_", "a GitHub token"}, {"github_pat_", "a GitHub token"},
	{"glpat-", "a GitLab token"}, {"xoxb-", "a Slack token"}, {"xoxp-", "a Slack token"}, {"xoxc-", "a Slack token"}, {"xoxd-", "a Slack token"}, {"xapp-", "a Slack token"},
	{"sk-ant-", "an Anthropic key"}, {"sk-or-", "an OpenRouter key"}, {"sk_live_", "a Stripe key"}, {"sk_test_", "a Stripe key"}, {"sk-", "an API key"},
	{"AKIA", "an AWS key"}, {"ASIA", "an AWS key"}, {"AIza", "a Google key"}, {"ya29.", "a Google token"}, {"hf_", "a Hugging Face token"}, {"npm_", "an npm token"},
	{"lin_api_", "a Linear key"}, {"ntn_", "a Notion token"}, {"secret_", "a secret"}, {"figd_", "a Figma token"}, {"sbp_", "a Supabase token"}, {"ctx7sk", "a Context7 key"},
	{"eyJ", "a JSON Web Token"}, {"pk_live_", "a key"}, {"dop_v1_", "a DigitalOcean token"}, {"rk_live_", "a Stripe key"}, {"tvly-", "a Tavily key"}, {"fc-", "a Firecrawl key"},
}

// secretNames are pieces of the names of variables and headers that hold secrets.
var secretNames = []string{"token", "secret", "password", "passwd", "api_key", "apikey", "access_key", "private_key", "authorization", "credential", "auth_key", "bearer", "_pat", "x_key", "cookie"}

// SecretKind says what secret a word of the given name looks like, or "".
func SecretKind(text, name string) string {
	if len(text) < 8 || strings.ContainsAny(text, "${}<") {
		return ""
	}
	for i := range tokens {
		if text[0] == tokens[i].prefix[0] && strings.HasPrefix(text, tokens[i].prefix) && len(text) >= len(tokens[i].prefix)+8 {
			return tokens[i].kind
		}
	}
	if !namesSecret(name) || isPath(text) || strings.HasPrefix(text, "--") || strings.EqualFold(text, "true") || strings.EqualFold(text, "false") {
		return ""
	}
	return "a secret"
}

func isPath(s string) bool {
	return strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~/") || strings.HasPrefix(s, "./") || len(s) > 2 && s[1] == ':' && (s[2] == '\\' || s[2] == '/')
}

// plainNames are ends of names that hold something about a secret and not the secret itself.
var plainNames = []string{"_method", "_url", "_uri", "_type", "_endpoint", "_file", "_path", "_name", "_var", "envvar"}

func namesSecret(name string) bool {
	if name == "" {
		return false
	}
	name = folded(name)
	for _, end := range plainNames {
		if strings.HasSuffix(name, end) {
			return false
		}
	}
	for at := range len(name) {
		for _, piece := range secretNames {
			if name[at] == piece[0] && strings.HasPrefix(name[at:], piece) {
				return true
			}
		}
	}
	return strings.HasSuffix(name, "_key") || name == "key" || name == "pat"
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

// IsPlaceholder says whether a text stands where a secret is to be put by the person: <token>, YOUR_KEY, xxx, ***.
func IsPlaceholder(text, name string) bool {
	if i := strings.IndexByte(text, ' '); i > 0 && strings.EqualFold(text[:i], "bearer") {
		text = text[i+1:]
		name = "authorization"
	}
	// Most texts are told from placeholders by their first byte.
	if text == "" || strings.IndexByte(placeholderStarts, text[0]) < 0 && !namesSecret(name) {
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
	if !namesSecret(name) {
		return false
	}
	return strings.HasSuffix(lower, "-here") || strings.HasSuffix(lower, "_here") || strings.HasSuffix(lower, "...") || strings.HasSuffix(lower, "…") || strings.HasSuffix(lower, "xxxx") ||
		lower == "token" || lower == "api_key" || lower == "apikey" || lower == "api-key" || lower == "key" || lower == "secret" || lower == "password"
}
