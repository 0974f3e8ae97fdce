package convert

import "strings"

// printExpression spells a value as a JavaScript expression: process.env.NAME, or a template literal around it. A value
// without references stays a text.
func (d *Dialect) printExpression(v *Value) spelling {
	if v.Parts == nil {
		return spelling{text: v.Text}
	}
	s := spelling{expression: true, changed: true}
	for i := range v.Parts {
		if p := &v.Parts[i]; p.Kind == Env || p.Kind == Secret {
			s.first = d.Expression + " " + envExpression(p)
			break
		}
	}
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
			return []Part{{Kind: Env, Text: name, Raw: trimmed}}
		}
		if fallback, ok := fallbackText(strings.TrimSpace(name[n:])); n > 0 && ok {
			return []Part{{Kind: Env, Text: name[:n], Default: fallback, HasDefault: true, Raw: trimmed}}
		}
	}
	if len(trimmed) >= 2 && trimmed[0] == '`' && trimmed[len(trimmed)-1] == '`' {
		if parts := templateParts(trimmed[1 : len(trimmed)-1]); parts != nil {
			return parts
		}
	}
	return []Part{{Kind: Script, Text: trimmed, Raw: trimmed}}
}

// fallbackText reads what stands after the name of a variable when it is missing: || 'text' or ?? 'text'.
func fallbackText(s string) (string, bool) {
	if !strings.HasPrefix(s, "||") && !strings.HasPrefix(s, "??") {
		return "", false
	}
	s = strings.TrimSpace(s[2:])
	if len(s) < 2 || s[0] != s[len(s)-1] || strings.IndexByte("'\"`", s[0]) < 0 {
		return "", false
	}
	inner := s[1 : len(s)-1]
	return inner, strings.IndexByte(inner, s[0]) < 0 && !strings.Contains(inner, "${") && strings.IndexByte(inner, '\\') < 0
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
			parts = append(parts, Part{Kind: Env, Text: rest[:n], Raw: "process.env." + rest[:n]})
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

// plain gives the text of a part where nothing fills it in: an expression becomes the spelling that people know.
func (p *Part) plain() string {
	if p.Kind != Env || !strings.HasPrefix(p.Raw, "process.env.") {
		return p.Raw
	}
	if p.HasDefault {
		return "${" + p.Text + ":-" + p.Default + "}"
	}
	return Braces.of(p.Text)
}

// textOf gives the text of a value that was written as an expression.
func textOf(parts []Part) string {
	var b strings.Builder
	for i := range parts {
		if parts[i].Kind == Literal {
			b.WriteString(parts[i].Text)
			continue
		}
		b.WriteString(parts[i].plain())
	}
	return b.String()
}
