package syntax

import "sort"

// relocate takes the places of a tree that was read from a repaired text back to the text as given.
func relocate(doc *Document, text string, fixes []Fix) {
	back := func(off int) int {
		for i := len(fixes) - 1; i >= 0; i-- {
			f := &fixes[i]
			switch {
			case off >= f.Offset+len(f.Text):
				off += f.Length - len(f.Text)
			case off > f.Offset:
				off = min(off, f.Offset+f.Length)
			}
		}
		return off
	}
	var places byOffset
	move := func(p *Place) {
		if p.Known() {
			places = append(places, p)
		}
	}
	var walk func(n *Node)
	walk = func(n *Node) {
		move(&n.Place)
		for i := range n.Pairs {
			move(&n.Pairs[i].KeyPlace)
			walk(n.Pairs[i].Value)
		}
		for _, item := range n.Items {
			walk(item)
		}
	}
	walk(doc.Root)
	for i := range doc.Notes {
		move(&doc.Notes[i].Place)
		if fix := doc.Notes[i].Fix; fix != nil {
			fix.Offset = back(fix.Offset)
		}
	}
	sort.Sort(places)
	c := cursor{text: text}
	for _, p := range places {
		*p = c.at(back(p.Offset), back(p.Offset+p.Length))
	}
	doc.Text = text
}

type byOffset []*Place

func (b byOffset) Len() int           { return len(b) }
func (b byOffset) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }
func (b byOffset) Less(i, j int) bool { return b[i].Offset < b[j].Offset }
