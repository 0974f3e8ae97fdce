package intake

import (
	"sort"
	"strings"
)

// At gives the place in the whole text of an offset in Text.
func (b *Block) At(offset int) int {
	at := b.Offset
	if !b.flat {
		at += offset
		i := sort.Search(len(b.shifts), func(i int) bool { return b.shifts[i].from > offset })
		if i > 0 {
			at += b.shifts[i-1].by
		}
		if i < len(b.shifts) { // what was put in is longer than what it stands for
			at = min(at, b.Offset+b.shifts[i].from+b.shifts[i].by)
		}
	}
	if b.in != nil {
		return b.in.At(at)
	}
	return at
}

// Blocks finds the blocks inside of a block.
func (b *Block) Blocks(prose bool) []Block {
	out := Blocks(b.Text, prose)
	for i := range out {
		out[i].in = b
	}
	return out
}

// Cut makes a block of a part of the block.
func (b *Block) Cut(from, to int) *Block { return &Block{Text: b.Text[from:to], Offset: from, in: b} }

// Inside makes a block of a word or a document of a command line that stands in the block.
func (b *Block) Inside(w *Word) Block {
	i := strings.Index(b.Text[w.Offset:w.Offset+w.Length], w.Text)
	return Block{Text: w.Text, Offset: w.Offset + max(i, 0), Length: w.Length, Expands: w.Expands, in: b, flat: i < 0} // or with escapes
}

// Joined puts pieces of a block together to a block of their own.
type Joined struct {
	text   strings.Builder
	shifts []shift
}

// Add puts a piece at the end that stands at the offset in the block, or is thought to.
func (j *Joined) Add(text string, at int) {
	j.shifts = append(j.shifts, shift{j.text.Len(), at - j.text.Len()})
	j.text.WriteString(text)
}

// Block gives what was put together, or nil.
func (j *Joined) Block(in *Block) *Block {
	if j.shifts == nil {
		return nil
	}
	return &Block{Text: j.text.String(), shifts: j.shifts, in: in}
}

// Closing gives where the bracket that a text begins with is closed, behind it; 0 when it never is.
func Closing(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '"', '\'', '`':
			i = quoteEnd(s, i) - 1
		case '#', '/':
			if isComment(s[i:]) {
				i += strings.IndexByte(s[i:]+"\n", '\n')
			}
		case '{', '[', '(':
			depth++
		case '}', ']', ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return 0
}

// quoteEnd gives where the text in quotes that begins at i ends, behind the quote.
func quoteEnd(s string, i int) int {
	for j := i + 1; j < len(s); j++ {
		if s[j] == '\\' {
			j++
		} else if s[j] == s[i] {
			return j + 1
		}
	}
	return len(s)
}
