package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"agentconv/convert"
	"agentconv/convert/syntax"
	"golang.org/x/tools/txtar"
)

// caseInputs gives the pasted text of every golden case by its name.
func caseInputs(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../agents/testdata/*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden cases found: %v", err)
	}
	out := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range txtar.Parse(data).Files {
			if f.Name == "input" {
				out[strings.TrimPrefix(filepath.ToSlash(file), "../agents/testdata/")] = strings.TrimSuffix(string(f.Data), "\n")
			}
		}
	}
	return out
}

// keepAudit compares the figure with the one that the docs show: make it stand there anew with -update.
func keepAudit(t *testing.T, figure string) {
	t.Helper()
	const file = "../web/proof/audit.md"
	text := "# Nothing is lost in silence\n\nWritten by the tests; do not edit by hand. Every value of every pasted config in the test cases must stand in the text for each agent,\nor a finding must name it.\n\n" + figure + "\n"
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if kept, err := os.ReadFile(file); err != nil || string(kept) != text {
		t.Errorf("web/proof/audit.md does not say: %s (run the test with -update)", figure)
	}
}

// Nothing is lost in silence: each leaf of every source entry stands in the target's output or is named in a finding, for
// every case and every target.
func TestNothingLostInSilence(t *testing.T) {
	var checked, carried, reported, missing int
	for name, text := range caseInputs(t) {
		answer := catalog().Convert(&convert.Request{Text: text, OS: convert.Linux})
		for i := range answer.Targets {
			target := &answer.Targets[i]
			written := scalarsOf(target)
			for j := range answer.Servers {
				s := &answer.Servers[j]
				if s.From == nil || itemRefused(target, "server", s.Name) {
					continue // told as a whole: not written
				}
				for _, leaf := range leavesOf(s.From, nil) {
					checked++
					switch {
					case written.holds(leaf.node) || leaf.isType() || leaf.is(answer.Source.Agent, convert.Word):
						carried++
					case (leaf.isSwitch() || leaf.is(answer.Source.Agent, convert.Enabled)) && (!s.Off() || written.names(s.Name) > 1):
						carried++
					case leaf.told(s.Name, answer.Findings) || leaf.told(s.Name, target.Findings):
						reported++
					default:
						missing++
						t.Errorf("%s to %s: %s: %s = %q is neither written nor told", name, target.Agent.ID, s.Name, strings.Join(leaf.path, "."), leaf.node.Text)
					}
				}
			}
			for j := range answer.Hooks {
				h := &answer.Hooks[j]
				if h.From == nil || itemRefused(target, "hook", h.Name()) {
					continue
				}
				for _, leaf := range leavesOf(h.From, nil) {
					checked++
					switch {
					case written.holds(leaf.node) || leaf.isType() || leaf.matchesAll():
						carried++
					case leaf.told(h.Name(), answer.Findings) || leaf.told(h.Name(), target.Findings) || matcherTold(leaf, h.Name(), target.Findings):
						reported++
					default:
						missing++
						t.Errorf("%s to %s: %s: %s = %q is neither written nor told", name, target.Agent.ID, h.Name(), strings.Join(leaf.path, "."), leaf.node.Text)
					}
				}
			}
		}
	}
	t.Logf("leaves checked %d, carried %d, reported %d, missing %d", checked, carried, reported, missing)
	keepAudit(t, fmt.Sprintf("%d values were looked up in what is written for every agent: %d stand there, %d are told, %d are missing.", checked, carried, reported, missing))
	if checked < 1000 {
		t.Errorf("only %d leaves were checked: the cases are not read", checked)
	}
}

func itemRefused(t *convert.Target, kind, name string) bool {
	for _, item := range t.Items {
		if item.Kind == kind && item.Name == name {
			return item.Status == convert.Refused
		}
	}
	return true
}

type leaf struct {
	path []string
	node *syntax.Node
}

// leavesOf gives the scalars of an entry. Nulls and empty maps hold nothing that could be lost.
func leavesOf(n *syntax.Node, path []string) []leaf {
	switch n.Kind {
	case syntax.Map:
		var out []leaf
		for i := range n.Pairs {
			out = append(out, leavesOf(n.Pairs[i].Value, append(path[:len(path):len(path)], n.Pairs[i].Key))...)
		}
		return out
	case syntax.List:
		var out []leaf
		for _, item := range n.Items {
			out = append(out, leavesOf(item, path)...)
		}
		return out
	case syntax.Null:
		return nil
	}
	return []leaf{{path, n}}
}

// told says whether a finding names the leaf: its own key or one it stands under.
func (l *leaf) told(item string, findings []convert.Finding) bool {
	for i := range findings {
		f := &findings[i]
		if f.Item != item && f.Item != "" {
			continue
		}
		if f.Message == convert.MsgProgramSection && f.Item == item {
			return true // for one program alone, which then gets it in place of the shared one
		}
		if f.Code() == convert.HandlerRefused && f.Place.Offset <= l.node.Place.Offset && l.node.Place.Offset+l.node.Place.Length <= f.Place.Offset+f.Place.Length {
			return true // the whole handler was refused
		}
		said := f.Field + " " + f.Before
		for _, key := range l.path {
			if strings.Contains(said, key) {
				return true
			}
		}
		if f.Code() == convert.ShellWrapper && f.Item == item && slices.Contains(strings.Fields(f.Before), l.node.Text) {
			return true // the `cmd /c` that was taken off
		}
		if len(l.path) == 0 && f.Item == item {
			return true // an entry that is only a text
		}
		if l.isType() && (f.Field == "transport" || f.Code() == convert.TransportGuessed) {
			return true
		}
	}
	return false
}

// is says whether the leaf stands under the key by which the agent says that.
func (l *leaf) is(agent *convert.Agent, field convert.Field) bool {
	return agent != nil && slices.ContainsFunc(agent.Servers, func(f *convert.ServerFormat) bool {
		return slices.ContainsFunc(f.Rows, func(r convert.Row) bool { return r.Field == field && r.Key == strings.Join(l.path, ".") })
	})
}

// isType says whether the leaf is a word for the kind of thing, which the target says by its own shape.
func (l *leaf) isType() bool {
	switch l.path[len(l.path)-1] {
	case "type", "transport", "transportType", "transport_type":
		return true
	}
	return false
}

// isSwitch says whether the leaf switches the server on or off. A server that is on needs no word; one that is off may
// stand in a list of names beside the servers.
func (l *leaf) isSwitch() bool {
	switch l.path[len(l.path)-1] {
	case "enabled", "disabled", "isActive":
		return true
	}
	return false
}

// matchesAll says whether the leaf is a matcher for every tool, which is the same as none.
func (l *leaf) matchesAll() bool {
	return l.path[len(l.path)-1] == "matcher" && (l.node.Text == "*" || l.node.Text == "")
}

func (s *scalarSet) names(name string) int {
	n := 0
	for _, text := range s.texts {
		if text == name {
			n++
		}
	}
	return n
}

func matcherTold(l leaf, item string, findings []convert.Finding) bool {
	if l.path[len(l.path)-1] != "matcher" {
		return false
	}
	for i := range findings {
		if findings[i].Item == item && findings[i].Field == "matcher" {
			return true
		}
	}
	return false
}

type scalarSet struct {
	texts []string
	bools bool
}

func scalarsOf(t *convert.Target) scalarSet {
	var set scalarSet
	for i := range t.Outputs {
		doc := syntax.ParseAs(t.Outputs[i].Text, t.Outputs[i].Syntax)
		if doc.Root != nil {
			set.add(doc.Root)
		}
	}
	return set
}

func (s *scalarSet) add(n *syntax.Node) {
	switch n.Kind {
	case syntax.Map:
		for i := range n.Pairs {
			s.texts = append(s.texts, n.Pairs[i].Key)
			s.add(n.Pairs[i].Value)
		}
	case syntax.List:
		for _, item := range n.Items {
			s.add(item)
		}
	case syntax.Bool:
		s.bools = true
	default:
		s.texts = append(s.texts, n.Text)
	}
}

func (s *scalarSet) holds(n *syntax.Node) bool {
	if n.Kind == syntax.Bool && slices.Contains(s.texts, "block") {
		return true
	}
	if n.Kind == syntax.Bool || s.bools && n.Text == "block" {
		return s.bools // "block" is a boolean in the words of one agent
	}
	for _, word := range append([]string{n.Text}, strings.FieldsFunc(n.Text, func(c rune) bool { return c == ' ' || c == '|' })...) {
		if !slices.ContainsFunc(s.texts, func(text string) bool { return strings.Contains(text, word) }) {
			if word != n.Text {
				return false
			}
			if !strings.ContainsAny(n.Text, " |") {
				return false
			}
			continue // a line that became a list of words
		}
		if word == n.Text {
			return true
		}
	}
	return true
}
