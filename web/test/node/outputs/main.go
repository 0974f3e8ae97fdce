// Command outputs prints every text that the golden cases give for every agent, one JSON object a line, each once, with what
// the converter's own parser reads in it. Other parsers are then asked whether they read the same.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"agentconv/agents"
	"agentconv/convert"
	"agentconv/convert/syntax"

	"golang.org/x/tools/txtar"
)

type output struct {
	Case, Agent, File, Syntax, Text string
	Value                           any
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	files, err := filepath.Glob("agents/testdata/*/*.txtar")
	if err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	lines := json.NewEncoder(out)
	catalog, seen := convert.NewCatalog(agents.All()), map[string]bool{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var given struct {
			From     string
			Existing map[string]string
		}
		for _, part := range txtar.Parse(data).Files {
			if part.Name == "request.json" {
				if err := json.Unmarshal(part.Data, &given); err != nil {
					return err
				}
			}
			if part.Name != "input" {
				continue
			}
			for _, scope := range []convert.Scope{convert.User, convert.Project} {
				answer := catalog.Convert(&convert.Request{Text: strings.TrimSuffix(string(part.Data), "\n"), OS: convert.Linux, From: given.From, Scope: scope, Existing: given.Existing})
				for i := range answer.Targets {
					for j := range answer.Targets[i].Outputs {
						o := &answer.Targets[i].Outputs[j]
						if strings.HasSuffix(o.File, ".md") {
							continue // a piece of the settings at the top of a Markdown file, and that file
						}
						if o.Syntax == syntax.Unknown {
							continue // a file of plain lines
						}
						texts := []output{{Syntax: o.Syntax.String(), Text: o.Text}}
						if o.Merged != "" {
							texts = append(texts, output{Syntax: commented(o.Merged, o.Syntax), Text: o.Merged}) // a person's file may hold comments
						}
						for _, text := range texts {
							if seen[text.Syntax+text.Text] {
								continue
							}
							seen[text.Syntax+text.Text] = true
							text.Case, text.Agent, text.File = filepath.Base(file), answer.Targets[i].Agent.ID, o.File
							text.Value = value(syntax.ParseAs(text.Text, o.Syntax).Root)
							if err := lines.Encode(text); err != nil {
								return err
							}
						}
					}
				}
			}
		}
	}
	return nil
}

// commented gives the syntax of a person's file: JSON may be spelt with comments there, or as JSON5.
func commented(text string, s syntax.Syntax) string {
	if s.IsJSON() {
		s = max(s, syntax.JSONC, syntax.ParseAs(text, syntax.Unknown).Syntax)
	}
	return s.String()
}

func value(n *syntax.Node) any {
	if n == nil {
		return nil
	}
	switch n.Kind {
	case syntax.Map:
		m := map[string]any{}
		for _, p := range n.Pairs {
			m[p.Key] = value(p.Value)
		}
		return m
	case syntax.List:
		list := []any{}
		for _, item := range n.Items {
			list = append(list, value(item))
		}
		return list
	case syntax.Bool:
		return n.Text == "true"
	case syntax.Number:
		return json.Number(strings.ReplaceAll(n.Text, "_", ""))
	case syntax.Null:
		return nil
	}
	return n.Text
}
