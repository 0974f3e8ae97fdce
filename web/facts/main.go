// Command facts prints what the converter knows as JSON, for the tables, the pages and the translations that are made from
// it at build time: all sentences with their keys, and all descriptions of agents.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"agentconv/convert"
)

type sentence struct {
	Key, Code, Severity, Title, Reason, Step string
}

func main() {
	out := struct{ Sentences []sentence }{}
	for _, s := range convert.Sentences() {
		out.Sentences = append(out.Sentences, sentence{s.Key, string(s.Code), s.Severity.String(), s.Title, s.Reason, s.Step})
	}
	if err := json.NewEncoder(os.Stdout).Encode(out); err != nil {
		fmt.Fprintln(os.Stderr, "facts:", err)
		os.Exit(1)
	}
}
