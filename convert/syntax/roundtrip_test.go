package syntax

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

// words that generated trees are made of: each is there because some syntax treats it in its own way.
var samples = []string{
	"", "a", "npx", "-y", "-", "--", "true", "yes", "on", "off", "n", "null", "~", "12", "0x1f", "1e3", "1_000", "0755", "1.5", ".5", "+1", "12:30",
	"2024-01-02", "C:\\Users\\new", "say \"hi\"", "it's", "a: b", "a #b", "#c", "@scope/pkg", "${TOKEN}", "Bearer ${T:-x}", "{a}", "[a]", "*", "&a", "!x",
	"| x", "> x", "%d", "a,b", " lead", "trail ", "tab\there", "line\nbreak", "two\nlines\n", "end\n\n", "\n", " a\nb", "a\n b\nc", "a\n\nb", "a\n \nb", "\r\n", "\x00", "\x7f", "é", "名前", "\U0001F600",
	"\u00a0", "\u2028", "\ufeff", "“q”", "'", "\"", "'''", `"""`, "a\n\"\"\"\nb", "a\\\nb", "\\", "---", "...", "--- a", "key", "a.b", "a b", "__proto__", "<<", "=", "?", "? a", ":", "a:", ":a", "x:y", "http://x/y?z=1#f",
	"!!js process.env.X", "`", "a`b", "inf", ".inf", "nan", "-inf", "Infinity", "NaN", "undefined", "]", "}", ", ", "//c", "/* c */", "a // b",
}

type generator struct{ *rand.Rand }

func (g generator) text() string {
	if g.IntN(8) == 0 {
		n := g.IntN(6)
		s := ""
		for range n {
			s += samples[g.IntN(len(samples))]
		}
		return s
	}
	return samples[g.IntN(len(samples))]
}

func (g generator) node(depth int, s Syntax) *Node {
	k := g.IntN(10)
	if depth > 3 && k < 5 {
		k = 9
	}
	switch k {
	case 0, 1, 2:
		return g.mapping(depth, s)
	case 3, 4:
		list := NewList()
		list.Inline = s != JSON && g.IntN(8) == 0
		for range g.IntN(4) {
			list.Items = append(list.Items, g.node(depth+1, s))
		}
		if list.Inline {
			inline(list)
		}
		return list
	case 5:
		return NewBool(g.IntN(2) == 0)
	case 6:
		return NewNumber([]string{"0", "1", "-5", "120", "1.5", "1e6", "-0.25"}[g.IntN(7)])
	case 7:
		if s != TOML {
			return &Node{}
		}
	}
	return NewString(g.text())
}

func inline(n *Node) {
	n.Inline = true
	for _, item := range n.Items {
		inline(item)
	}
	for _, p := range n.Pairs {
		inline(p.Value)
	}
}

func (g generator) mapping(depth int, s Syntax) *Node {
	m := NewMap()
	for range g.IntN(5) {
		key := g.text()
		if m.Get(key) == nil {
			m.Add(key, g.node(depth+1, s))
		}
	}
	if s == TOML {
		sortTables(m)
	}
	if s != JSON && depth > 0 && g.IntN(6) == 0 {
		inline(m)
	}
	return m
}

// sortTables puts a map's values before its tables, the only order that TOML can keep.
func sortTables(m *Node) {
	var values, tables []Pair
	for _, p := range m.Pairs {
		if isTable(p.Value) {
			tables = append(tables, p)
		} else {
			values = append(values, p)
		}
	}
	m.Pairs = append(values, tables...)
}

func dump(n *Node) string {
	if n == nil {
		return "nil"
	}
	s := string(rune('a'+n.Kind)) + strconv.Quote(n.Text) + n.Tag
	for _, p := range n.Pairs {
		s += "{" + strconv.Quote(p.Key) + ":" + dump(p.Value) + "}"
	}
	for _, item := range n.Items {
		s += "[" + dump(item) + "]"
	}
	return s
}

// TestPrintThenParse: what is printed reads back as the same tree, and printing that gives the same bytes.
func TestPrintThenParse(t *testing.T) {
	for _, s := range []Syntax{JSON, TOML, YAML} {
		t.Run(s.String(), func(t *testing.T) {
			for seed := range uint64(4000) {
				g := generator{rand.New(rand.NewPCG(seed, uint64(s)))}
				tree := g.mapping(0, s)
				text := Print(tree, s)
				doc := ParseAs(text, s)
				if doc.Err != nil {
					t.Fatalf("seed %d: printed text does not parse: %+v\n%s", seed, *doc.Err, text)
				}
				root := doc.Root
				if root == nil {
					root = NewMap()
				}
				if !Equal(tree, root) {
					t.Fatalf("seed %d: not the same tree\n%s\nwant %s\ngot  %s", seed, text, dump(tree), dump(root))
				}
				if again := Print(root, s); again != text {
					t.Fatalf("seed %d: printed differently the second time\n%q\n%q", seed, text, again)
				}
				checkPlaces(t, doc)
			}
		})
	}
}

// checkPlaces holds that every key and scalar stands in the text where its place says.
func checkPlaces(t *testing.T, doc *Document) {
	t.Helper()
	var walk func(n *Node)
	token := func(p Place) string { return doc.Text[p.Offset : p.Offset+p.Length] }
	walk = func(n *Node) {
		if !n.Place.Known() {
			t.Fatalf("a node without a place: %s", dump(n))
		}
		want := (&cursor{text: doc.Text}).at(n.Place.Offset, n.Place.Offset+n.Place.Length)
		if want != n.Place {
			t.Fatalf("place %+v should be %+v", n.Place, want)
		}
		switch n.Kind {
		case Number, Bool, Time:
			if token(n.Place) != n.Text {
				t.Fatalf("place of %q holds %q in\n%s", n.Text, token(n.Place), doc.Text)
			}
		case String:
			if back := ParseAs("k"+map[Syntax]string{JSON: ": ", TOML: " = ", YAML: ": "}[doc.Syntax]+token(n.Place), doc.Syntax); blockless(token(n.Place)) &&
				(back.Root == nil || len(back.Root.Pairs) != 1 || back.Root.Pairs[0].Value.Text != n.Text) {
				t.Fatalf("place of %q holds %q in\n%s", n.Text, token(n.Place), doc.Text)
			}
		}
		for _, p := range n.Pairs {
			if len(p.Key) > 0 && len(token(p.KeyPlace)) < len([]rune(p.Key)) {
				t.Fatalf("place of key %q holds %q", p.Key, token(p.KeyPlace))
			}
			walk(p.Value)
		}
		for _, item := range n.Items {
			walk(item)
		}
	}
	if doc.Root != nil {
		walk(doc.Root)
	}
}

func blockless(token string) bool { return token != "" && token[0] != '|' }

// TestTimesInYAML: what has a date is a time there as well; a time of day alone would be a number of base 60 to YAML 1.1.
func TestTimesInYAML(t *testing.T) {
	for text, want := range map[string]string{
		"t = 2026-11-30":           "t: 2026-11-30\n",
		"t = 2026-11-30T07:32:00Z": "t: 2026-11-30T07:32:00Z\n",
		"t = 07:32:00":             "t: \"07:32:00\"\n",
		"0:00:":                    "\"0\": \"00:\"\n", // mended
	} {
		if got := Print(ParseAs(text, TOML).Root, YAML); got != want {
			t.Errorf("%q is printed as %q, not %q", text, got, want)
		}
	}
}

// TestQuoteAfterDrive: a backslash before a quote ends C:\ where the text is only right so, and escapes the quote where it is only
// right so.
func TestQuoteAfterDrive(t *testing.T) {
	for text, want := range map[string]string{
		`{"a": "A:\","}`:           `A:",`,
		`{"a": "A:\", \"b"}`:       `A:", "b`,
		`{"a": "C:\dir\"}`:         `C:\dir\`,
		`{"a": "C:\", "b": "D:\"}`: `C:\`,
	} {
		doc := ParseAs(text, JSON)
		if doc.Root == nil || doc.Root.Get("a") == nil || doc.Root.Get("a").Text != want {
			t.Errorf("%s: %s, not %q", text, dump(doc.Root), want)
		}
	}
}
