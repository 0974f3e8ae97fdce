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

// withhold takes literal secrets out of a server that is handed on to others, and gives the variables to ask for.
func (w *serverWriter) withhold(s *Server) []string {
	var asked []string
	for i := range s.Data {
		d := &s.Data[i]
		if d.Field != EnvVars && d.Field != Headers {
			continue
		}
		var kept []Named
		for _, n := range d.Map {
			if SecretKind(bare(n.Value.Text), n.Name) == "" && !IsPlaceholder(bare(n.Value.Text), n.Name) || !n.Value.IsLiteral() {
				kept = append(kept, n)
				continue
			}
			w.log.say(MsgSecretWithheld, n.label(d.Key), n.Place)
			if d.Field == EnvVars {
				asked = append(asked, n.Name)
			}
		}
		d.Map = kept
	}
	return asked
}

// bare is a secret without the word before it.
func bare(text string) string {
	if word, value, found := strings.Cut(text, " "); found && (strings.EqualFold(word, "Bearer") || strings.EqualFold(word, "Basic")) {
		return value
	}
	return text
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
	if !w.canRefer(f, name, before) {
		w.log.say(MsgSecretStays, field, v.Place)
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

// canRefer says whether the agent has any means to read a value from elsewhere in a field.
func (w *serverWriter) canRefer(f Field, name, before string) bool {
	if d := w.form.Dialect.of(f); d.works(f) && (len(d.Env) > 0 || d.Expression != "" || d.Input != "") {
		return true
	}
	switch f {
	case EnvVars:
		return w.form.row(EnvPass, false) != nil
	case Headers:
		for i := range w.form.Rows {
			r := &w.form.Rows[i]
			if r.Field == Headers && !r.ReadOnly && (r.As == AsHeaderVars && before == "" || r.As == AsBearerVar && strings.EqualFold(before, "Bearer ")) {
				return true
			}
		}
	}
	return false
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
