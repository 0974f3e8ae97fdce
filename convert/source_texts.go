package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// texts reads the commands that add a server and stand as texts in a file of another program: what a dev container, the scripts of
// a package or a job of a CI service runs.
func (p *pieces) texts(whole *intake.Block, root *syntax.Node) bool {
	return root != nil && whole.Text == p.req.Text && p.textsIn(whole, root, nil)
}

func (p *pieces) textsIn(whole *intake.Block, n *syntax.Node, path []string) (found bool) {
	if len(path) > 2*deepest {
		return false
	}
	switch n.Kind {
	case syntax.String:
		return p.textAt(whole, n, n.Text, true, path)
	case syntax.Map:
		for i := range n.Pairs {
			if key := n.Pairs[i].Key; key == "label" || key == "title" || key == "description" {
				continue // it speaks of a command at most
			}
			found = p.textsIn(whole, n.Pairs[i].Value, append(path[:len(path):len(path)], n.Pairs[i].Key)) || found
		}
	case syntax.List:
		if line := lineOf(n); line != "" && p.textAt(whole, n, line, false, path) {
			return true
		}
		for _, item := range n.Items {
			found = p.textsIn(whole, item, append(path[:len(path):len(path)], "[]")) || found
		}
	}
	return found
}

// textAt reads a text that stands at a node as what is typed into a shell; expands says that it goes through one.
func (p *pieces) textAt(whole *intake.Block, n *syntax.Node, text string, expands bool, path []string) bool {
	if !strings.Contains(text, "mcp") || !n.Place.Known() {
		return false
	}
	block := whole.Inside(&intake.Word{Text: text, Offset: n.Place.Offset, Length: n.Place.Length, Expands: expands})
	if !p.lines(&block, false) {
		return false
	}
	p.log.About("", false)
	p.log.say(MsgEmbedded, joinPath(path), n.Place, joinPath(path))
	return true
}

// lineOf spells a list of words, which is run without a shell, as the line that means the same in one.
func lineOf(n *syntax.Node) string {
	var line []byte
	for i, item := range n.Items {
		if item.Kind != syntax.String {
			return ""
		}
		if i > 0 {
			line = append(line, ' ')
		}
		line = posixWord(line, item.Text)
	}
	return string(line)
}
