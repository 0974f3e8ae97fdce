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
		if !strings.Contains(n.Text, "mcp") || !n.Place.Known() {
			return false
		}
		block := whole.Inside(&intake.Word{Text: n.Text, Offset: n.Place.Offset, Length: n.Place.Length, Expands: true})
		if found = p.lines(&block, false); found {
			p.log.About("", false)
			p.log.say(MsgEmbedded, joinPath(path), n.Place, joinPath(path))
		}
	case syntax.Map:
		for i := range n.Pairs {
			found = p.textsIn(whole, n.Pairs[i].Value, append(path[:len(path):len(path)], n.Pairs[i].Key)) || found
		}
	case syntax.List:
		for _, item := range n.Items {
			found = p.textsIn(whole, item, append(path[:len(path):len(path)], "[]")) || found
		}
	}
	return found
}
