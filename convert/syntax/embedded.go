package syntax

import (
	"sort"
	"strings"
)

// Embedded parses the text of a scalar as a document of its own: a config inside a workflow or a settings file. Its places
// are those in the outer text; where the text was escaped there, all of them are the scalar's.
func Embedded(outer *Document, n *Node) *Document {
	doc := Parse(n.Text)
	if doc.Root == nil {
		return doc
	}
	starts := embeddedLines(outer.Text, n)
	if starts == nil {
		doc.move(outer.Text, func(off int) int { return n.Place.Offset })
		return doc
	}
	doc.move(outer.Text, func(off int) int {
		line := sort.Search(len(starts), func(i int) bool { return starts[i].inner > off }) - 1
		return starts[line].outer + off - starts[line].inner
	})
	return doc
}

// embeddedLine is where a line begins in the scalar and in the outer text.
type embeddedLine struct{ inner, outer int }

// embeddedLines finds each line of the scalar in the outer text; nil when they do not stand there as they are.
func embeddedLines(text string, n *Node) []embeddedLine {
	if !n.Place.Known() || n.Place.Offset > len(text) {
		return nil
	}
	var starts []embeddedLine
	inner, from := 0, n.Place.Offset
	for _, line := range strings.Split(n.Text, "\n") {
		i := strings.Index(text[from:], line)
		if i < 0 {
			return nil
		}
		starts = append(starts, embeddedLine{inner, from + i})
		inner += len(line) + 1
		from += i + len(line)
	}
	return starts
}

// ParsePiece parses a piece of a longer text; back says where an offset of the piece is in the whole, and all places are those
// of the whole.
func ParsePiece(piece, whole string, back func(off int) int) *Document {
	doc := Parse(piece)
	doc.move(whole, back)
	return doc
}
