package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// texts reads the commands that add a server and stand as texts in a file of another program: what a dev container, the scripts of
// a package or a job of a CI service runs. Configs that stand beside them, or beside each other, are read as well.
func (p *pieces) texts(whole *intake.Block, root *syntax.Node) bool {
	if root == nil || whole.Text != p.req.Text {
		return false
	}
	found := p.textsIn(whole, root, nil, (*pieces).commandText)
	if configs := 0; found || p.textsIn(whole, root, nil, func(_ *pieces, block *intake.Block) bool {
		if holdsConfig(block.Text) {
			configs++
		}
		return false
	}) || configs > 1 || p.cells { // one alone is read as the text itself
		found = p.textsIn(whole, root, nil, (*pieces).configText) || found
	}
	return found
}

// commandText reads a text that is a command.
func (p *pieces) commandText(block *intake.Block) bool { return p.lines(block, false) }

// configText reads a text that is a config, unless it was read as a command.
func (p *pieces) configText(block *intake.Block) bool {
	if p.written++; p.written >= mostWritten || !mayHoldConfig(block.Text) {
		return false
	}
	if holdsConfig(block.Text) {
		return p.config(block)
	}
	found := false
	for _, inner := range block.Blocks(p.cells) {
		found = p.config(&inner) || found
	}
	return found
}

// holdsConfig says whether a text is a config and no command with one in it.
func holdsConfig(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && (text[0] == '{' || strings.Contains(text, "ervers:\n") || text[0] == '[') && mayHoldConfig(text)
}

func (p *pieces) textsIn(whole *intake.Block, n *syntax.Node, path []string, read func(*pieces, *intake.Block) bool) (found bool) {
	if len(path) > 2*deepest {
		return false
	}
	switch n.Kind {
	case syntax.String:
		return p.textAt(whole, n, n.Text, true, path, read)
	case syntax.Map:
		for i := range n.Pairs {
			if key := n.Pairs[i].Key; key == "label" || key == "title" || key == "description" {
				continue // it speaks of a command at most
			}
			found = p.textsIn(whole, n.Pairs[i].Value, append(path[:len(path):len(path)], n.Pairs[i].Key), read) || found
		}
	case syntax.List:
		if text := linesIn(n); text != "" {
			p.cells = p.cells || mayHoldConfig(text)
			return p.textAt(whole, n, text, false, path, read)
		}
		if line := lineOf(n); line != "" && p.textAt(whole, n, line, false, path, read) {
			return true
		}
		for _, item := range n.Items {
			found = p.textsIn(whole, item, append(path[:len(path):len(path)], "[]"), read) || found
		}
	}
	return found
}

// textAt reads a text that stands at a node, or would; expands says that it goes through a shell.
func (p *pieces) textAt(whole *intake.Block, n *syntax.Node, text string, expands bool, path []string, read func(*pieces, *intake.Block) bool) bool {
	if !strings.Contains(text, "mcp") || !n.Place.Known() {
		return false
	}
	block := whole.Inside(&intake.Word{Text: text, Offset: n.Place.Offset, Length: n.Place.Length, Expands: expands})
	if !read(p, &block) {
		return false
	}
	p.log.About("", false)
	p.log.say(MsgEmbedded, joinPath(path), n.Place, joinPath(path))
	return true
}

// linesIn joins a list of lines, as the cells of a notebook hold them; "" stands for another list.
func linesIn(n *syntax.Node) string {
	var text strings.Builder
	for i, item := range n.Items {
		if item.Kind != syntax.String || i < len(n.Items)-1 && !strings.HasSuffix(item.Text, "\n") {
			return ""
		}
		text.WriteString(item.Text)
	}
	if len(n.Items) < 2 {
		return ""
	}
	return text.String()
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
