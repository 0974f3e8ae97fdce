package syntax

import "gopkg.in/yaml.v3"

// afterProperties passes over a node's anchor and tag.
func (r *yamlReader) afterProperties(y *yaml.Node, i int) int {
	if y.Anchor == "" && y.Style&yaml.TaggedStyle == 0 {
		return i
	}
	for i < len(r.src) && (r.src[i] == '&' || r.src[i] == '!') {
		for i < len(r.src) && !isBlank(r.src[i]) && r.src[i] != '\n' && r.src[i] != ',' && r.src[i] != ']' && r.src[i] != '}' {
			i++
		}
		next := i
		for next < len(r.src) && isBlank(r.src[next]) {
			next++
		}
		if y.Kind != yaml.ScalarNode || y.Value != "" || y.Style&^yaml.TaggedStyle != 0 {
			next = skipTOML(r.src, i) // an empty scalar ends with its properties; anything else may begin on the next line
		}
		i = next
	}
	return i
}

// scalarEnd measures a scalar that begins at i.
func (r *yamlReader) scalarEnd(y *yaml.Node, i int) int {
	s := r.src
	switch {
	case y.Style&yaml.DoubleQuotedStyle != 0:
		for i++; i < len(s) && s[i] != '"'; i++ {
			if s[i] == '\\' {
				i++
			}
		}
		return min(i+1, len(s))
	case y.Style&yaml.SingleQuotedStyle != 0:
		for i++; i < len(s); i++ {
			if s[i] == '\'' {
				if i+1 < len(s) && s[i+1] == '\'' {
					i++
					continue
				}
				return i + 1
			}
		}
		return len(s)
	case y.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0:
		return r.match(lineEnd(s, i), y.Value)
	}
	return r.match(i, y.Value)
}

// match walks over the text as long as its visible characters are those of a value; line breaks and indentation may differ.
func (r *yamlReader) match(i int, value string) int {
	s, end := r.src, i
	for k := 0; k < len(value); k++ {
		c := value[k]
		if isBlank(c) || c == '\n' {
			continue
		}
		for i < len(s) && s[i] != c && (isBlank(s[i]) || s[i] == '\n') {
			i++
		}
		if i >= len(s) || s[i] != c {
			break
		}
		i++
		end = i
	}
	return end
}

// flowEnd finds the closing bracket of a flow collection; block ones end with their last child.
func (r *yamlReader) flowEnd(start, end int, open, close byte, style yaml.Style) int {
	if style&yaml.FlowStyle == 0 || start >= len(r.src) || r.src[start] != open {
		return end
	}
	if end == start {
		end++
	}
	for end < len(r.src) && r.src[end] != close {
		switch c := r.src[end]; {
		case c == '#':
			end = lineEnd(r.src, end)
		case isBlank(c) || c == '\n' || c == ',' || c == ':' || c == '?':
			end++
		default:
			return end
		}
	}
	return min(end+1, len(r.src))
}
