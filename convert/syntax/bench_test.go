package syntax

import (
	"strings"
	"testing"
)

// tenServers is a file of ten servers as people have it.
func tenServers() *Node {
	servers := NewMap()
	for i := range 10 {
		servers.Add("server-"+decimal(i), NewMap().
			Add("command", NewString("npx")).
			Add("args", NewList(NewString("-y"), NewString("@example/server-"+decimal(i)+"@latest"), NewString("/srv/docs"))).
			Add("env", NewMap().Add("API_KEY", NewString("${API_KEY}")).Add("MODE", NewString("read"))).
			Add("timeout", NewNumber("30")))
	}
	return NewMap().Add("mcp_servers", servers)
}

func BenchmarkParse(b *testing.B) {
	for _, s := range []Syntax{JSON, TOML, YAML} {
		text := Print(tenServers(), s)
		b.Run(s.String(), func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				Parse(text)
			}
		})
	}
}

func BenchmarkPrint(b *testing.B) {
	tree := tenServers()
	for _, s := range []Syntax{JSON, TOML, YAML} {
		b.Run(s.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Print(tree, s)
			}
		})
	}
}

func BenchmarkSplice(b *testing.B) {
	edit := []Edit{{Path: []string{"mcp_servers", "docs"}, Value: NewMap().Add("url", NewString("https://mcp.example.com/mcp"))}}
	for _, s := range []Syntax{JSON, TOML, YAML} {
		text := Print(tenServers(), s)
		b.Run(s.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if got, err := Splice(text, s, edit); err != nil || !strings.Contains(got, "docs") {
					b.Fatal(err)
				}
			}
		})
	}
}
