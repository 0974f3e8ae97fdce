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
			name := ""
			for j := range d.List {
				text := d.List[j].Text
				if flag, value, found := strings.Cut(text, "="); found {
					v := d.List[j]
					v.Text = value
					r.tellSecret(&v, flag, d.Key)
					continue
				}
				if flag, value, found := strings.Cut(text, ":"); found && !strings.Contains(flag, "/") && strings.Contains(strings.ToLower(flag), "auth") {
					v := d.List[j]
					v.Text = value
					r.tellSecret(&v, flag, d.Key)
					continue
				}
				r.tellSecret(&d.List[j], name, d.Key)
				name = ""
				if strings.HasPrefix(text, "-") {
					name = text
				}
			}
		case URL:
			r.tellSecretInAddress(d)
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

func (r *serverReader) tellSecretInAddress(d *Datum) {
	_, query, found := strings.Cut(d.Text.Text, "?")
	for found {
		var pair string
		pair, query, found = strings.Cut(query, "&")
		name, value, _ := strings.Cut(pair, "=")
		v := d.Text
		v.Text = value
		r.tellSecret(&v, name, d.Key)
	}
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
	if IsPlaceholder(v.Text, name) {
		r.log.say(MsgSecretMissing, field, v.Place)
		return
	}
	if kind := SecretKind(v.Text, name); kind != "" {
		r.log.say(MsgSecretInClear, field, v.Place, kind)
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
var secretNames = []string{"token", "secret", "password", "passwd", "api_key", "apikey", "api-key", "access_key", "private_key", "authorization", "credential", "auth_key", "bearer", "_pat", "x-key", "cookie"}

// SecretKind says what secret a literal text looks like, or "".
func SecretKind(text, name string) string {
	if i := strings.IndexByte(text, ' '); i > 0 && i < 12 {
		switch strings.ToLower(text[:i]) {
		case "bearer", "basic", "token", "apikey":
			text = strings.TrimSpace(text[i+1:])
			name = "authorization"
		}
	}
	if _, token, found := strings.Cut(text, "Bearer "); found {
		token, _, _ = strings.Cut(token, `"`)
		if len(token) >= 8 && !strings.ContainsAny(token, " ${<") && !IsPlaceholder(token, "authorization") {
			return "a bearer token"
		}
	}
	if len(text) < 8 || strings.ContainsAny(text, " \n${}") {
		return ""
	}
	for i := range tokens {
		if strings.HasPrefix(text, tokens[i].prefix) && len(text) >= len(tokens[i].prefix)+8 {
			return tokens[i].kind
		}
	}
	if i := strings.Index(text, "://"); i > 0 {
		// scheme://user:password@host
		rest := text[i+3:]
		if at := strings.IndexByte(rest, '@'); at > 0 && strings.IndexByte(rest[:at], ':') > 0 && !strings.ContainsAny(rest[:at], "/?") {
			return "a password in an address"
		}
		return ""
	}
	if !namesSecret(name) || isPath(text) || strings.EqualFold(text, "true") || strings.EqualFold(text, "false") {
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
	name = strings.ToLower(name)
	for _, end := range plainNames {
		if strings.HasSuffix(name, end) {
			return false
		}
	}
	for _, piece := range secretNames {
		if strings.Contains(name, piece) {
			return true
		}
	}
	return strings.HasSuffix(name, "_key") || strings.HasSuffix(name, "-key") || name == "key" || name == "pat"
}

// IsPlaceholder says whether a text stands where a secret is to be put by the person: <token>, YOUR_KEY, xxx, ***.
func IsPlaceholder(text, name string) bool {
	if i := strings.IndexByte(text, ' '); i > 0 && strings.EqualFold(text[:i], "bearer") {
		text = text[i+1:]
		name = "authorization"
	}
	if text == "" {
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
