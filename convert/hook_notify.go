package convert

import "agentconv/convert/syntax"

// tellNotify tells of a program beside the hooks, or in their place, that an agent runs in a way of its own.
func (c *Catalog) tellNotify(root *syntax.Node, s syntax.Syntax, log *Log) (told bool) {
	for _, f := range c.hooks().forms {
		if n := root.Get(f.Notify[0]); f.Notify[0] != "" && s == f.Syntax && n != nil && n.Kind == syntax.List && len(n.Items) > 0 && onlyTexts(n) {
			log.About("", true)
			log.say(MsgHookNotify, f.Notify[0], n.Place, f.agent.Name, f.Notify[1])
			return true
		}
	}
	return false
}
