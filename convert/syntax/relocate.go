package syntax

import "sort"

// relocate takes the places of a document that was read from a repaired text back to the text as given.
func relocate(doc *Document, text string, fixes []Fix) {
	doc.move(text, func(off int) int {
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
	})
}

// move takes every place of a document to where back says it is in a text. back does not change their order.
func (d *Document) move(text string, back func(off int) int) {
	var places byOffset
	add := func(p *Place) {
		if p.Known() {
			places = append(places, p)
		}
	}
	var walk func(n *Node)
	walk = func(n *Node) {
		add(&n.Place)
		for i := range n.Pairs {
			add(&n.Pairs[i].KeyPlace)
			walk(n.Pairs[i].Value)
		}
		for _, item := range n.Items {
			walk(item)
		}
	}
	if d.Root != nil {
		walk(d.Root)
	}
	fix := func(f *Fix) {
		if f != nil {
			end := back(f.Offset + f.Length)
			f.Offset = back(f.Offset)
			f.Length = end - f.Offset
		}
	}
	for i := range d.Notes {
		add(&d.Notes[i].Place)
		fix(d.Notes[i].Fix)
	}
	beside := 0 // the mend goes that many lines after the fault
	if d.Err != nil {
		beside = d.Err.Line2 - d.Err.Place.Line
		add(&d.Err.Place)
		fix(d.Err.Fix)
	}
	sort.Sort(places)
	c := cursor{text: text}
	for _, p := range places {
		*p = c.at(back(p.Offset), back(p.Offset+p.Length))
	}
	if d.Err != nil && d.Err.Line2 > 0 {
		if d.Err.Line2 = d.Err.Place.Line + beside; d.Err.Fix != nil {
			at := d.Err.Fix.Offset
			d.Err.Line2 = (&cursor{text: text}).at(at, at).Line
		}
	}
	d.Text = text
}

type byOffset []*Place

func (b byOffset) Len() int           { return len(b) }
func (b byOffset) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }
func (b byOffset) Less(i, j int) bool { return b[i].Offset < b[j].Offset }
