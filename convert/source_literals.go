package convert

import "strings"

// tellLiterals tells of texts that look like references and are none to the source.
func (r *serverReader) tellLiterals(s *Server) {
	for i := range s.Data {
		d := &s.Data[i]
		switch d.Field {
		case Command, URL, Cwd, EnvFile, OAuthClientSecret:
			r.tellLiteral(&d.Text, d.Key)
		case Args:
			r.tellArguments(s, d)
		case EnvVars, Headers:
			for j := range d.Map {
				r.tellLiteral(&d.Map[j].Value, d.Key+"."+d.Map[j].Name)
			}
		}
	}
}

// tellArguments leaves out what a bridge fills in itself.
func (r *serverReader) tellArguments(s *Server, args *Datum) {
	var own variables
	bridge, asked := false, false
	for i := range args.List {
		v := &args.List[i]
		if !asked && strings.Contains(v.Text, "${") {
			own, bridge, asked = ownVars(s), behindBridge(s) != nil, true
		}
		if !own.fill(v.Text) {
			r.tellLiteral(v, args.Key)
		} else if piece, _ := LooksLikeReference(v.Text); bridge {
			r.log.say(MsgBridgeFills, args.Key, v.Place, piece, s.Get(EnvVars).Key)
		}
	}
}

func (r *serverReader) tellLiteral(v *Value, field string) {
	if !v.IsLiteral() {
		return
	}
	piece, looks := LooksLikeReference(v.Text)
	if !looks || piece[0] == '$' && piece[1] != '{' {
		return // $HOME in an argument is meant for a shell inside as often as not
	}
	if actionLength(piece) > 0 {
		r.tellAction(piece, v.Place)
		return
	}
	r.log.say(MsgSourceLiteral, field, v.Place, piece, r.format.referenceHint())
}

// referenceHint says how the agent spells a variable, for a message.
func (f *serverForm) referenceHint() string {
	if len(f.Dialect.Env) == 0 && f.Dialect.Expression == "" {
		return "Put the value itself there."
	}
	return "Variables are written " + f.spellEnv("NAME") + " there."
}
