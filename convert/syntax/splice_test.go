package syntax

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// TestSplice runs the cases in testdata/splice: the comment of each file holds the edits, one a line (`set a/b = json` or
// `remove a/b`), and its two files are the text before and after.
func TestSplice(t *testing.T) {
	files, _ := filepath.Glob("testdata/splice/*.txtar")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(archive.Files)%2 != 0 || len(archive.Files) == 0 {
			t.Fatalf("%s: files come in pairs, before and after", file)
		}
		for i := 0; i < len(archive.Files); i += 2 {
			before, after := archive.Files[i], archive.Files[i+1]
			t.Run(filepath.Base(file)+"/"+before.Name, func(t *testing.T) {
				s := map[string]Syntax{".json": JSON, ".jsonc": JSONC, ".toml": TOML, ".yaml": YAML}[filepath.Ext(before.Name)]
				got, fail := Splice(string(before.Data), s, editsOf(t, string(archive.Comment)))
				if fail != nil {
					t.Fatalf("refused: %+v", *fail)
				}
				if got != string(after.Data) {
					t.Errorf("got\n%s\nwant\n%s", got, after.Data)
				}
			})
		}
	}
}

func editsOf(t *testing.T, text string) []Edit {
	var edits []Edit
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case strings.HasPrefix(line, "set "):
			path, value, ok := strings.Cut(line[4:], " = ")
			doc := ParseAs(value, JSON)
			if !ok || doc.Err != nil {
				t.Fatalf("bad edit: %s", line)
			}
			edits = append(edits, Edit{Path: strings.Split(path, "/"), Value: doc.Root})
		case strings.HasPrefix(line, "remove "):
			edits = append(edits, Edit{Path: strings.Split(line[7:], "/")})
		default:
			t.Fatalf("bad edit: %s", line)
		}
	}
	return edits
}

// paths gives every path of a tree, those of maps' pairs only when keysOnly.
func paths(n *Node, path []string, keysOnly bool) [][]string {
	var all [][]string
	for i := range n.Pairs {
		below := append(path[:len(path):len(path)], n.Pairs[i].Key)
		all = append(append(all, below), paths(n.Pairs[i].Value, below, keysOnly)...)
	}
	if !keysOnly {
		for i, item := range n.Items {
			below := append(path[:len(path):len(path)], decimal(i))
			all = append(append(all, below), paths(item, below, keysOnly)...)
		}
	}
	return all
}

// decorate puts a comment line before some lines and, where the syntax has them, comments behind some.
func decorate(g generator, text string, s Syntax) string {
	mark := "#"
	if s == JSON {
		mark = "//"
	}
	out := ""
	quoted := false // inside a text of several lines
	for line := range strings.Lines(text) {
		if !quoted && g.IntN(5) == 0 {
			out += line[:len(line)-len(strings.TrimLeft(line, " "))] + mark + " note " + decimal(g.IntN(100)) + "\n"
		}
		if strings.Count(line, `"""`)%2 == 1 {
			quoted = !quoted
		}
		out += line
	}
	return out
}

// plain says whether comments can be put between the lines of a text: not in a block text.
func blockTexts(text string) bool {
	return strings.Contains(text, ": |") || strings.Contains(text, "- |")
}

func comments(text string) []string {
	var found []string
	for line := range strings.Lines(text) {
		if trimmed := strings.TrimSpace(line); strings.HasPrefix(trimmed, "# note") || strings.HasPrefix(trimmed, "// note") {
			found = append(found, trimmed)
		}
	}
	return found
}

// TestAddThenRemove: a pair that is added and removed again leaves the bytes as they were, and adding keeps every line.
func TestAddThenRemove(t *testing.T) {
	value := NewMap().Add("command", NewString("npx")).Add("args", NewList(NewString("-y"), NewString("x"))).
		Add("env", NewMap().Add("TOKEN", NewString("${TOKEN}")))
	for _, s := range []Syntax{JSON, TOML, YAML} {
		t.Run(s.String(), func(t *testing.T) {
			refused, done := 0, 0
			for seed := range uint64(3000) {
				g := generator{rand.New(rand.NewPCG(seed, uint64(s)))}
				text := Print(g.mapping(0, s), s)
				if !blockTexts(text) {
					text = decorate(g, text, s)
				}
				if g.IntN(4) == 0 && !strings.Contains(text, `"""`) && !blockTexts(text) {
					text = strings.ReplaceAll(text, "\n", "\r\n")
				}
				doc := ParseAs(text, s)
				if doc.Err != nil {
					t.Fatalf("seed %d: %+v\n%s", seed, *doc.Err, text)
				}
				targets := [][]string{nil}
				if doc.Root != nil {
					for _, p := range paths(doc.Root, nil, true) {
						if n := doc.Root.At(p...); n.Kind == Map && len(n.Pairs) > 0 {
							targets = append(targets, p)
						}
					}
				}
				path := append(targets[g.IntN(len(targets))], "added by test")
				with, fail := Splice(text, s, []Edit{{Path: path, Value: value}})
				if fail != nil {
					t.Fatalf("seed %d: adding at %q refused: %+v\n%s", seed, path, *fail, text)
				}
				if got := ParseAs(with, s).Root.At(path...); !Equal(got, value) {
					t.Fatalf("seed %d: %q holds %s\n%s", seed, path, dump(got), with)
				}
				if a, b := comments(text), comments(with); strings.Join(a, "\n") != strings.Join(b, "\n") {
					t.Fatalf("seed %d: comments lost\n%s\n----\n%s", seed, text, with)
				}
				without, fail := Splice(with, s, []Edit{{Path: path}})
				if fail != nil {
					t.Fatalf("seed %d: removing %q refused: %+v\n%s", seed, path, *fail, with)
				}
				if strings.TrimSpace(text) != strings.TrimSpace(without) && !(doc.Root == nil || len(doc.Root.Pairs) == 0) {
					refused++
					if refused < 3 {
						t.Errorf("seed %d: %q added and removed\n%s\n---- with\n%s\n---- without\n%s", seed, path, text, with, without)
					}
				}
				done++
			}
			t.Logf("%d texts", done)
		})
	}
}

// TestRemoveAnything: whatever is removed is gone, all else is there, and no comment outside it is lost.
func TestRemoveAnything(t *testing.T) {
	for _, s := range []Syntax{JSON, TOML, YAML} {
		t.Run(s.String(), func(t *testing.T) {
			refused := 0
			for seed := range uint64(3000) {
				g := generator{rand.New(rand.NewPCG(seed, uint64(s)+7))}
				text := Print(g.mapping(0, s), s)
				if !blockTexts(text) {
					text = decorate(g, text, s)
				}
				doc := ParseAs(text, s)
				if doc.Root == nil {
					continue
				}
				all := paths(doc.Root, nil, false)
				if len(all) == 0 {
					continue
				}
				path := all[g.IntN(len(all))]
				got, fail := Splice(text, s, []Edit{{Path: path}})
				if fail != nil {
					refused++
					if fail.Cause != NotSafe || got != text {
						t.Fatalf("seed %d: removing %q: %+v\n%s", seed, path, *fail, text)
					}
					if refused < 4 {
						t.Logf("seed %d: refused %q in\n%s", seed, path, text)
					}
					continue
				}
				var before, after int
				for _, p := range all {
					if !hasPrefix(p, path) {
						before++
					}
				}
				if root := ParseAs(got, s).Root; root != nil {
					after = len(paths(root, nil, false))
				}
				if s != TOML && before != after {
					t.Fatalf("seed %d: removing %q\n%s\n----\n%s", seed, path, text, got)
				}
			}
			if refused > 60 {
				t.Errorf("%d of 3000 refused", refused)
			}
		})
	}
}

// TestReplaceAnything: a new value anywhere reads back, and comments before it stay.
func TestReplaceAnything(t *testing.T) {
	for _, s := range []Syntax{JSON, TOML, YAML} {
		t.Run(s.String(), func(t *testing.T) {
			refused := 0
			for seed := range uint64(3000) {
				g := generator{rand.New(rand.NewPCG(seed, uint64(s)+11))}
				text := Print(g.mapping(0, s), s)
				if !blockTexts(text) {
					text = decorate(g, text, s)
				}
				doc := ParseAs(text, s)
				if doc.Root == nil {
					continue
				}
				all := paths(doc.Root, nil, false)
				if len(all) == 0 {
					continue
				}
				path := all[g.IntN(len(all))]
				value := g.node(2, s)
				if value.Kind == Null {
					continue
				}
				got, fail := Splice(text, s, []Edit{{Path: path, Value: value}})
				if fail != nil {
					refused++
					if got != text {
						t.Fatalf("seed %d: refused and changed", seed)
					}
					if refused < 4 {
						t.Logf("seed %d: refused %+v %q = %s in\n%s", seed, *fail, path, dump(value), text)
					}
				}
			}
			if refused > 60 {
				t.Errorf("%d of 3000 refused", refused)
			}
		})
	}
}
