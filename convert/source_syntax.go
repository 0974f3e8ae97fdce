package convert

import (
	"strconv"

	"agentconv/convert/syntax"
)

// noteMessages gives the message for each kind of note of the parser. Windows line ends are nobody's trouble.
var noteMessages = map[syntax.NoteKind]Message{
	syntax.Comment: MsgNoteComments, syntax.HashComment: MsgNoteHash, syntax.TrailingComma: MsgNoteTrailingComma, syntax.ExtraComma: MsgNoteTrailingComma,
	syntax.BareKey: MsgNoteJSON5, syntax.SingleQuotes: MsgNoteJSON5, syntax.ForeignNumber: MsgNoteJSON5, syntax.CurlyQuotes: MsgNoteQuotes,
	syntax.NonBreakingSpace: MsgNoteSpaces, syntax.BOM: MsgNoteBOM, syntax.DuplicateKey: MsgNoteDuplicateKey, syntax.FragmentCompleted: MsgNoteFragment,
	syntax.BracketsAdded: MsgNoteBrackets, syntax.ExtraBracket: MsgNoteBrackets, syntax.ListWithKeys: MsgNoteListKeys, syntax.InvalidEscape: MsgNoteEscape, syntax.SeveralDocuments: MsgNoteDocuments,
	syntax.ControlCharacter: MsgNoteOther, syntax.InvalidText: MsgNoteOther, syntax.ForeignWord: MsgNoteWord, syntax.Ellipsis: MsgNoteEllipsis,
}

// tellNotes tells what was met or mended while parsing. Program code has its own rules for commas, quotes and words, and breaks none.
func tellNotes(doc *syntax.Document, code bool, log *Log) {
	said := map[Message]bool{}
	for i := range doc.Notes {
		n := &doc.Notes[i]
		m, ok := noteMessages[n.Kind]
		if code && (m == MsgNoteTrailingComma || m == MsgNoteJSON5 || m == MsgNoteWord) {
			continue
		} else if code && m == MsgNoteHash {
			m = MsgNoteComments
		}
		if !ok || said[m] && m != MsgNoteDuplicateKey {
			continue
		}
		// A # comment in TOML or YAML is a comment like any other; only a JSON file can have comments it must not have.
		said[m] = true
		args := []string{n.Text}
		if n.Kind == syntax.ForeignWord {
			args = append(args, n.Fix.Text)
		}
		f := Finding{Message: m, Args: args, Place: n.Place, Mend: n.Fix}
		if n.Kind == syntax.DuplicateKey {
			f.Field = n.Text
		}
		log.Add(&f)
	}
}

// tellSyntaxError tells why reading stopped.
func tellSyntaxError(doc *syntax.Document, log *Log) {
	e := doc.Err
	m, ok := syntaxMessages[e.Cause]
	if !ok {
		m = MsgSyntaxUnknown
	}
	mendLine := e.Line2
	if mendLine == 0 {
		mendLine = e.Place.Line
	}
	near := e.Near
	if near == "" || e.Cause == syntax.MissingComma && len(e.Found) > 1 { // the comma belongs before what was found
		near = e.Found
	}
	log.Add(&Finding{Message: m, Args: []string{strconv.Itoa(e.Place.Line), clip(near), strconv.Itoa(mendLine)},
		Place: e.Place, Mend: e.Fix, Found: clip(e.Found), Wanted: e.Expected})
}
