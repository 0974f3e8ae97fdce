package convert

import (
	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// lineIndex gives lines and columns for offsets of a text.
type lineIndex struct {
	text   string
	starts []int
	// The last place that was asked for, and its column.
	counted, column int
}

func newLineIndex(text string) *lineIndex {
	x := &lineIndex{text: text, starts: []int{0}}
	for i := 0; i < len(text); i++ {
		if text[i] == '\n' {
			x.starts = append(x.starts, i+1)
		}
	}
	return x
}

func (x *lineIndex) place(offset, length int) syntax.Place {
	offset = min(max(offset, 0), len(x.text))
	at, end := 0, len(x.starts) // the last line that starts at or before the offset
	for end-at > 1 {
		if middle := (at + end) / 2; x.starts[middle] <= offset {
			at = middle
		} else {
			end = middle
		}
	}
	from, column := x.starts[at], 1
	if from <= x.counted && x.counted <= offset && x.column > 0 {
		from, column = x.counted, x.column // places on one long line come in order
	}
	for _, c := range x.text[from:offset] {
		column++
		if c >= 0x10000 {
			column++
		}
	}
	x.counted, x.column = offset, column
	return syntax.Place{Offset: offset, Length: min(length, len(x.text)-offset), Line: at + 1, Column: column}
}

// fix moves a place that was counted inside a block to the whole text.
func (x *lineIndex) fix(p *syntax.Place, block *intake.Block) {
	if p.Known() {
		start := block.At(p.Offset)
		*p = x.place(start, block.At(p.Offset+p.Length)-start)
	}
}

func (x *lineIndex) move(findings []Finding, block *intake.Block) {
	for i := range findings {
		x.fix(&findings[i].Place, block)
	}
}

func (x *lineIndex) server(s *Server, block *intake.Block) {
	x.fix(&s.Place, block)
	for i := range s.Data {
		d := &s.Data[i]
		x.fix(&d.Place, block)
		x.fix(&d.Text.Place, block)
		for j := range d.List {
			x.fix(&d.List[j].Place, block)
		}
		for j := range d.Map {
			x.fix(&d.Map[j].Place, block)
			x.fix(&d.Map[j].Value.Place, block)
		}
	}
	for i := range s.Extras {
		x.fix(&s.Extras[i].Place, block)
	}
}
