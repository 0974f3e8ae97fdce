// Command facts prints what the converter knows as JSON, for the tables, the pages and the translations that are made from
// it at build time: all sentences with their keys, and all descriptions of agents.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sort"

	"agentconv/agents"
	"agentconv/convert"
)

type sentence struct {
	Key, Code, Severity, Title, Reason, Step string
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "facts:", err)
		os.Exit(1)
	}
}

func run() error {
	said, err := readComments("agents")
	if err != nil {
		return err
	}
	out := struct {
		Sentences []sentence
		Agents    []agent
	}{}
	for _, s := range convert.Sentences() {
		out.Sentences = append(out.Sentences, sentence{s.Key, string(s.Code), s.Severity.String(), s.Title, s.Reason, s.Step})
	}
	for _, a := range agents.All() {
		if !a.Shape {
			out.Agents = append(out.Agents, describe(a, said))
		}
	}
	sort.SliceStable(out.Agents, func(i, j int) bool { return out.Agents[i].Rank < out.Agents[j].Rank })
	return json.NewEncoder(os.Stdout).Encode(out)
}
