package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// Value is a text of a server or hook with the references in it taken apart.
type Value struct {
	Text  string // as written in the source
	Parts []Part // nil when the text is nothing but itself
	Place syntax.Place
	// Retyped says that the source had a number or a boolean where a text belongs.
	Retyped bool
	// Unset says that the source takes the variable away instead of setting it.
	Unset bool
	// Whole is the map in which the source has this text among further keys, or nil.
	Whole *syntax.Node
}

// PartKind is what a part of a value stands for.
type PartKind uint8

// The kinds of part. Folder is a name that the agent itself fills in (workspaceFolder, userHome, pathSeparator ...).
const (
	Literal  PartKind = iota
	Env               // a variable of the environment
	Input             // asked from the person by the agent
	FileText          // the content of a file
	Folder            // a place or character that the agent knows, under VS Code's name for it
	Shell             // the output of a command
	Secret            // a secret of a CI system or a vault
	Template          // any other placeholder: kept as it is
	Script            // an expression in a programming language
)

// Part is one piece of a value.
type Part struct {
	Kind       PartKind
	Text       string // the literal text, or the name
	Default    string
	HasDefault bool
	Asked      bool   // the source asks the person for it; here it became the variable Text
	Raw        string // as written, for all but Literal
}

// IsLiteral says whether nothing in the value has to be filled in.
func (v *Value) IsLiteral() bool { return v.Parts == nil }

// OneEnv gives the name if the value is a reference to one variable and nothing else, without a default.
func (v *Value) OneEnv() (string, bool) {
	if len(v.Parts) == 1 && v.Parts[0].isVariable() {
		return v.Parts[0].Text, true
	}
	return "", false
}

// BearerEnv gives the name if the value is "Bearer " and one variable.
func (v *Value) BearerEnv() (string, bool) {
	if len(v.Parts) == 2 && v.Parts[0].Kind == Literal && (v.Parts[0].Text == "Bearer " || v.Parts[0].Text == "bearer ") &&
		v.Parts[1].isVariable() {
		return v.Parts[1].Text, true
	}
	return "", false
}

func holdsInput(v *Value) bool {
	return slices.ContainsFunc(v.Parts, func(p Part) bool { return p.Kind == Input })
}

// asked gives the value with variables in place of what the person would be asked for: of that name if there is nothing
// else in the value, else named after the question.
func asked(v Value, name string) Value {
	if !holdsInput(&v) {
		return v
	}
	v.Parts = slices.Clone(v.Parts)
	for i := range v.Parts {
		if p := &v.Parts[i]; p.Kind == Input {
			p.Kind, p.Asked = Env, true
			if name == "" || len(v.Parts) > 1 {
				p.Text = variableName(p.Text)
			} else {
				p.Text = name
			}
		}
	}
	return v
}

// isVariable says whether a part is the value of a variable, or of a secret that a variable can stand for.
func (p *Part) isVariable() bool { return (p.Kind == Env || p.Kind == Secret) && !p.HasDefault }

// secret gives the first secret of a value that another program fills in, or nil.
func (v *Value) secret() *Part {
	for i := range v.Parts {
		if v.Parts[i].Kind == Secret {
			return &v.Parts[i]
		}
	}
	return nil
}

// EnvValue builds a value that is one variable after some text.
func EnvValue(before, name string) Value {
	v := Value{Text: before + "${" + name + "}"}
	if before != "" {
		v.Parts = append(v.Parts, Part{Kind: Literal, Text: before})
	}
	v.Parts = append(v.Parts, Part{Kind: Env, Text: name, Raw: "${" + name + "}"})
	return v
}

// Named is one variable or header.
type Named struct {
	Name  string
	Value Value
	Place syntax.Place // of the name
	Key   string       // where the source has it, when that is not under the field's own key
}

// lastOfEach keeps of the members with the same name the last, as programs do, in the place of the first; twice are the names of the others.
func lastOfEach(list []Named) (left []Named, twice []string) {
	if len(list) < 2 {
		return list, nil
	}
	at := make(map[string]int, len(list))
	left = list[:0]
	for i := range list {
		n := list[i]
		if before, there := at[n.Name]; there {
			left[before] = n
			twice = append(twice, n.Name)
			continue
		}
		at[n.Name] = len(left)
		left = append(left, n)
	}
	return left, twice
}

// label names the value as the source has it, for messages.
func (n *Named) label(key string) string {
	if n.Key != "" {
		return n.Key
	}
	return key + "." + n.Name
}
