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
				w.liftValue(&list[j].Value, s.Name, list[j].Name, variable, d.Key+"."+list[j].Name, d.Field)
			}
			d.Map = list
		case Args:
			list := append([]Value(nil), d.List...)
			flag := ""
			for j := range list {
				next := list[j].flag()
				w.liftValue(&list[j], s.Name, flag, "", d.Key, d.Field)
				flag = next
			}
			d.List = list
		case OAuthClientSecret:
			w.liftValue(&d.Text, s.Name, "client_secret", "", d.Key, d.Field)
		case URL:
			w.liftValue(&d.Text, s.Name, "", "", d.Key, d.Field)
		}
	}
}

// withhold takes literal secrets out of a server that is handed on to others, and gives the variables to ask for.
func (w *serverWriter) withhold(s *Server) []string {
	var asked []string
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case EnvVars, Headers:
			var kept []Named
			for _, n := range d.Map {
				if !n.Value.IsLiteral() || secretsIn(n.Value.Text, n.Name) == nil {
					kept = append(kept, n)
					continue
				}
				w.log.say(MsgSecretWithheld, n.label(d.Key), n.Place)
				if d.Field == EnvVars {
					asked = append(asked, n.Name)
				}
			}
			d.Map = kept
		case Args:
			d.List = append([]Value(nil), d.List...)
			flag := ""
			for j := range d.List {
				next := d.List[j].flag()
				w.blank(&d.List[j], flag, d.Key)
				flag = next
			}
		case URL:
			w.blank(&d.Text, "", d.Key)
		}
	}
	return asked
}

// blank puts what a person has to fill in into the place of each secret.
func (w *serverWriter) blank(v *Value, name, field string) {
	if !v.IsLiteral() {
		return
	}
	if text, is := (&cover{dialect: &Dialect{}}).text(v.Text, name); is {
		w.log.say(MsgSecretBlanked, field, v.Place)
		v.Text = text
	}
}

// headerVariable names the variable for a header: GITHUB_TOKEN for the bearer token of github.
func headerVariable(server, header string) string {
	if header == "" || strings.EqualFold(header, "Authorization") {
		return variableName(server + "_token")
	}
	return variableName(server + "_" + header)
}

// liftValue does it for one value; variable is the name for the first secret in it, "" to make one.
func (w *serverWriter) liftValue(v *Value, server, name, variable, field string, f Field) {
	if !v.IsLiteral() {
		return
	}
	lifted, done := Value{Place: v.Place}, 0
	for _, one := range secretsIn(v.Text, name) {
		if !w.canRefer(f, v.Text[:one.from]+v.Text[one.to:]) {
			w.log.say(MsgSecretStays, field, v.Place)
			continue
		}
		if variable == "" {
			variable = headerVariable(server, strings.TrimLeft(one.name, "-"))
		}
		part := Part{Kind: Env, Text: variable, Raw: "${" + variable + "}"}
		message := MsgSecretLifted
		if w.form.Dialect.Input != "" && w.form.Dialect.works(f) {
			id := strings.ToLower(strings.ReplaceAll(variable, "_", "-"))
			part = Part{Kind: Input, Text: id, Raw: w.form.Dialect.Input.of(id)}
			message = MsgSecretAsked
		}
		w.log.change(message, field, "", part.Raw, v.Place, part.Text, setLine(w.options.Shell, variable))
		lifted.add(v.Text[done:one.from], &part)
		done, variable = one.to, ""
	}
	if done == 0 {
		return
	}
	if rest := v.Text[done:]; rest != "" {
		lifted.Parts, lifted.Text = append(lifted.Parts, Part{Kind: Literal, Text: rest}), lifted.Text+rest
	}
	*v = lifted
}

// add puts some text and a reference at the end of a value.
func (v *Value) add(before string, part *Part) {
	if before != "" {
		v.Parts = append(v.Parts, Part{Kind: Literal, Text: before})
	}
	v.Parts, v.Text = append(v.Parts, *part), v.Text+before+part.Raw
}

// canRefer says whether the agent has any means to read a value from elsewhere in a field, with some text around it.
func (w *serverWriter) canRefer(f Field, around string) bool {
	if d := w.form.Dialect.of(f); d.works(f) && (len(d.Env) > 0 || d.Expression != "" || d.Input != "") {
		return true
	}
	switch f {
	case EnvVars:
		return around == "" && w.form.row(EnvPass, false) != nil
	case Headers:
		for i := range w.form.Rows {
			r := &w.form.Rows[i]
			if r.Field == Headers && !r.ReadOnly && (r.As == AsHeaderVars && around == "" || r.As == AsBearerVar && strings.EqualFold(around, "Bearer ")) {
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
