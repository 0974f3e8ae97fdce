package syntax

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"
)

// seeds feeds a fuzz target with the texts of the test cases, cut at odd places as well.
func seeds(f *testing.F) {
	files, _ := filepath.Glob("testdata/splice/*.txtar")
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for i, part := range txtar.Parse(data).Files {
			f.Add(string(part.Data), byte(i))
			f.Add(string(part.Data[len(part.Data)/3:]), byte(i))
			f.Add(string(part.Data[:len(part.Data)*2/3]), byte(i))
		}
	}
	for i, text := range samples {
		f.Add(text, byte(i))
		f.Add("{\"a\": "+text+", "+text+": [1, "+text+"]}", byte(i))
		f.Add("[a]\nb = "+text+"\n"+text+" = 1\n", byte(i))
		f.Add("a:\n  b: "+text+"\n  - "+text+"\n"+text+": c\n", byte(i))
	}
}

// syntaxOf picks a syntax by a byte.
func syntaxOf(b byte) Syntax { return Syntax(b % 6) }

// FuzzParse: no text panics; places lie in the text; there is a tree or an error.
func FuzzParse(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text string, pick byte) {
		doc := ParseAs(text, syntaxOf(pick))
		if doc.Text != text {
			t.Fatal("the document holds another text")
		}
		var walk func(n *Node)
		inside := func(p Place) {
			if p.Offset < 0 || p.Length < 0 || p.Offset+p.Length > len(text) {
				t.Fatalf("place %+v outside of %d bytes", p, len(text))
			}
		}
		walk = func(n *Node) {
			inside(n.Place)
			for _, p := range n.Pairs {
				inside(p.KeyPlace)
				walk(p.Value)
			}
			for _, item := range n.Items {
				walk(item)
			}
		}
		if doc.Root != nil {
			walk(doc.Root)
		}
		for _, n := range doc.Notes {
			inside(n.Place)
		}
		if e := doc.Err; e != nil {
			inside(e.Place)
			if e.Place.Line < 1 || e.Place.Column < 1 {
				t.Fatalf("an error without a place: %+v", *e)
			}
			if e.Fix != nil {
				inside(Place{Offset: e.Fix.Offset, Length: e.Fix.Length})
			}
		}
	})
}

// FuzzPrintParse: whatever tree comes out of a text is printed so that it reads back, in every syntax.
func FuzzPrintParse(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text string, pick byte) {
		doc := ParseAs(text, syntaxOf(pick))
		if doc.Root == nil || doc.Root.Kind != Map {
			return
		}
		for _, s := range []Syntax{JSON, TOML, YAML} {
			printed := Print(doc.Root, s)
			back := ParseAs(printed, s)
			if back.Err != nil {
				t.Fatalf("%s does not parse: %+v\n%q", s, *back.Err, printed)
			}
			if again := ParseAs(Print(back.Root, s), s); s != TOML && !Equal(again.Root, back.Root) {
				t.Fatalf("%s reads differently the second time\n%q", s, printed)
			}
		}
	})
}

// FuzzSplice: an edit is made as asked or refused with the text untouched.
func FuzzSplice(f *testing.F) {
	seeds(f)
	value := NewMap().Add("command", NewString("npx")).Add("env", NewMap().Add("A", NewString("b")))
	f.Fuzz(func(t *testing.T, text string, pick byte) {
		s := syntaxOf(pick)
		if s == Unknown {
			s = YAML
		}
		doc := ParseAs(text, s)
		edits := []Edit{{Path: []string{"mcp_servers", "docs"}, Value: value}}
		if doc.Root != nil {
			if all := paths(doc.Root, nil, false); len(all) > 0 {
				path := all[int(pick)%len(all)]
				edits = append(edits, Edit{Path: path})
				if pick%3 == 0 {
					edits = []Edit{{Path: path, Value: value}}
				}
			}
		}
		got, fail := Splice(text, s, edits)
		if fail != nil {
			if got != text {
				t.Fatal("refused and changed")
			}
			return
		}
		if back := ParseAs(got, s); back.Err != nil && got != text {
			t.Fatalf("spliced text does not parse: %+v\n%q", *back.Err, got)
		}
	})
}
