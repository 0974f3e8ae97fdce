package convert

import "strings"

// lift puts a reference in the place of every literal secret of a server, in the means that the target has: asked from the
// person where the agent can ask, else a variable of the environment. The log says which variables to set.
func (w *serverWriter) liftSecrets(s *Server) {
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case EnvVars, Headers:
			list := append([]Named(nil), d.Map...)
			for j := range list {
				variable := list[j].Name
				if d.Field == Headers {
					variable = headerVariable(s.Name, list[j].Name)
				}
				w.liftValue(&list[j].Value, list[j].Name, variable, d.Key+"."+list[j].Name, d.Field)
			}
			d.Map = list
		case Args:
			list := append([]Value(nil), d.List...)
			name := ""
			for j := range list {
				if flag, _, found := strings.Cut(list[j].Text, "="); found && strings.HasPrefix(flag, "-") {
					name = flag
				}
				w.liftValue(&list[j], name, variableName(s.Name+"_"+strings.TrimLeft(name, "-")), d.Key, d.Field)
				name = ""
				if strings.HasPrefix(list[j].Text, "-") {
					name = list[j].Text
				}
			}
			d.List = list
		case OAuthClientSecret:
			w.liftValue(&d.Text, "client_secret", variableName(s.Name+"_client_secret"), d.Key, d.Field)
		}
	}
}

// headerVariable names the variable for a header: GITHUB_TOKEN for the bearer token of github.
func headerVariable(server, header string) string {
	if strings.EqualFold(header, "Authorization") {
		return variableName(server + "_token")
	}
	return variableName(server + "_" + header)
}

func (w *serverWriter) liftValue(v *Value, name, variable, field string, f Field) {
	if !v.IsLiteral() {
		return
	}
	before, secret := "", v.Text
	if flag, value, found := strings.Cut(secret, "="); found && strings.HasPrefix(flag, "-") {
		before, secret, name = flag+"=", value, flag
	}
	if word, value, found := strings.Cut(secret, " "); found && (strings.EqualFold(word, "Bearer") || strings.EqualFold(word, "Basic")) {
		before, secret, name = before+word+" ", value, "authorization"
	}
	if SecretKind(secret, name) == "" && !IsPlaceholder(secret, name) {
		return
	}
	part := Part{Kind: Env, Text: variable, Raw: "${" + variable + "}"}
	if w.form.Dialect.Input != "" && w.form.Dialect.works(f) {
		id := strings.ToLower(strings.ReplaceAll(variable, "_", "-"))
		part = Part{Kind: Input, Text: id, Raw: w.form.Dialect.Input.of(id)}
	}
	lifted := Value{Text: before + part.Raw, Place: v.Place}
	if before != "" {
		lifted.Parts = append(lifted.Parts, Part{Kind: Literal, Text: before})
	}
	lifted.Parts = append(lifted.Parts, part)
	*v = lifted
	message := MsgSecretLifted
	if part.Kind == Input {
		message = MsgSecretAsked
	}
	w.log.change(message, field, "", part.Raw, v.Place, part.Text, setLine(w.options.Shell, variable))
}

// setLine is the line that sets a variable in a shell, with room for the value.
func setLine(shell, name string) string {
	switch shell {
	case "powershell":
		return "$env:" + name + " = '…'"
	case "cmd":
		return "set " + name + "=…"
	}
	return "export " + name + "='…'"
}
