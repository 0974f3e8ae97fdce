package convert

import "strings"

// printExpression spells a value as a JavaScript expression: process.env.NAME, or a template literal around it. A value
// without references stays a text.
func (d *Dialect) printExpression(v *Value) spelling {
	if v.Parts == nil {
		return spelling{text: v.Text}
	}
	s := spelling{expression: true, changed: true}
	if len(v.Parts) == 1 && v.Parts[0].Kind == Env {
		if v.Parts[0].Asked {
			s.asked = v.Parts[0].Text
		}
		s.text = envExpression(&v.Parts[0])
		return s
	}
	var b strings.Builder
	b.WriteByte('`')
	for i := range v.Parts {
		p := &v.Parts[i]
		switch p.Kind {
		case Literal:
			b.WriteString(templateEscaper.Replace(p.Text))
		case Env, Secret:
			if p.Asked {
				s.asked = p.Text
			}
			b.WriteString("${" + envExpression(p) + "}")
		case Input:
			name := variableName(p.Text)
			s.asked = name
			b.WriteString("${process.env." + name + "}")
		default:
			return spelling{text: v.Text, stuck: p.Raw}
		}
	}
	b.WriteByte('`')
	s.text = b.String()
	return s
}

var templateEscaper = strings.NewReplacer("\\", "\\\\", "`", "\\`", "${", "\\${")

func envExpression(p *Part) string {
	if !p.HasDefault {
		return "process.env." + p.Text
	}
	return "process.env." + p.Text + " || `" + templateEscaper.Replace(p.Default) + "`"
}

// parseExpression reads the expressions that printExpression writes. Anything else is a placeholder of its own.
func parseExpression(text string) []Part {
	const env = "process.env."
	trimmed := strings.TrimSpace(text)
	if name, ok := strings.CutPrefix(trimmed, env); ok {
		n := nameLength(name)
		if n == len(name) && n > 0 {
			return []Part{{Kind: Env, Text: name, Raw: text}}
		}
		if rest := strings.TrimSpace(name[n:]); n > 0 && len(rest) > 4 && strings.HasPrefix(rest, "|| `") && strings.HasSuffix(rest, "`") {
			return []Part{{Kind: Env, Text: name[:n], Default: rest[4 : len(rest)-1], HasDefault: true, Raw: text}}
		}
	}
	if len(trimmed) >= 2 && trimmed[0] == '`' && trimmed[len(trimmed)-1] == '`' {
		if parts := templateParts(trimmed[1 : len(trimmed)-1]); parts != nil {
			return parts
		}
	}
	return []Part{{Kind: Template, Text: trimmed, Raw: text}}
}

func templateParts(s string) []Part {
	var parts []Part
	var literal strings.Builder
	for i := 0; i < len(s); {
		if s[i] == '\\' && i+1 < len(s) {
			literal.WriteByte(s[i+1])
			i += 2
			continue
		}
		if strings.HasPrefix(s[i:], "${process.env.") {
			rest := s[i+len("${process.env."):]
			n := nameLength(rest)
			if n == 0 || n >= len(rest) || rest[n] != '}' {
				return nil
			}
			if literal.Len() > 0 {
				parts = append(parts, Part{Kind: Literal, Text: literal.String()})
				literal.Reset()
			}
			parts = append(parts, Part{Kind: Env, Text: rest[:n], Raw: "${" + rest[:n] + "}"})
			i += len("${process.env.") + n + 1
			continue
		}
		if strings.HasPrefix(s[i:], "${") || s[i] == '`' {
			return nil
		}
		literal.WriteByte(s[i])
		i++
	}
	if literal.Len() > 0 {
		parts = append(parts, Part{Kind: Literal, Text: literal.String()})
	}
	return parts
}
