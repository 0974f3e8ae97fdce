package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// embedded looks for a config that stands as a text inside another file, as in a workflow of a CI service. It is asked
// only where the file itself holds nothing, and gives nil when there is none.
func (c *Catalog) embedded(doc *syntax.Document, log *Log) *syntax.Document {
	budget := mostEmbedded
	inner, path, place := c.embeddedIn(doc, doc.Root, nil, 0, &budget)
	if inner != nil {
		log.say(MsgEmbedded, joinPath(path), place, joinPath(path))
	}
	return inner
}

// mostEmbedded is how many texts are tried: parsing all of a long file twice would cost too much.
const mostEmbedded = 20

func (c *Catalog) embeddedIn(doc *syntax.Document, n *syntax.Node, path []string, depth int, budget *int) (*syntax.Document, []string, syntax.Place) {
	if depth > 2*deepest {
		return nil, nil, n.Place
	}
	switch n.Kind {
	case syntax.String:
		if *budget == 0 || !mayHoldConfig(n.Text) {
			return nil, nil, n.Place
		}
		*budget--
		inner := syntax.Embedded(doc, n)
		if inner.Err != nil {
			if made, _, _ := (&intake.Block{Text: n.Text}).Rendered(); made != nil { // as in the charts of Helm
				template := *n
				template.Text = made.Text
				inner = syntax.Embedded(doc, &template)
			}
		}
		if inner.Root != nil && len(c.locate(inner.Root)) > 0 {
			return inner, path, n.Place
		}
	case syntax.Map:
		for i := range n.Pairs {
			p := &n.Pairs[i]
			if inner, at, place := c.embeddedIn(doc, p.Value, append(path[:len(path):len(path)], p.Key), depth+1, budget); inner != nil {
				return inner, at, place
			}
		}
	case syntax.List:
		for _, item := range n.Items {
			if inner, at, place := c.embeddedIn(doc, item, path, depth+1, budget); inner != nil {
				return inner, at, place
			}
		}
	}
	return nil, nil, n.Place
}

// mayHoldConfig says whether a text is long enough for a config and speaks of servers.
func mayHoldConfig(text string) bool {
	return len(text) > 20 && (strings.Contains(text, "mcp") || strings.Contains(text, "command") || strings.Contains(text, "url")) &&
		(strings.IndexByte(text, '{') >= 0 || strings.IndexByte(text, '=') >= 0 || strings.Contains(text, "ervers:\n"))
}
