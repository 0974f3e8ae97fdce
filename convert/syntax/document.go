package syntax

// Document is what a text turned out to be.
type Document struct {
	Syntax Syntax
	Root   *Node  // nil when nothing could be read; beside an Err it holds what could be read all the same
	Notes  []Note // what was met or mended on the way, in no order that matters
	Err    *Error // the first thing that a strict reader would stop at and that no certain mend exists for
	Text   string // the text as it was given: every Place is in here
}

// Has says whether a note of that kind was made.
func (d *Document) Has(kind NoteKind) bool {
	for i := range d.Notes {
		if d.Notes[i].Kind == kind {
			return true
		}
	}
	return false
}

// Note is something that a reader was generous about. There is one of each kind, and one DuplicateKey for each such key.
type Note struct {
	Kind  NoteKind
	Place Place
	Text  string // what it is about, such as the key
	Fix   *Fix   // the edit that would make it unnecessary
}

// NoteKind says what a Note is about.
type NoteKind uint8

// The kinds of notes.
const (
	Comment           NoteKind = iota + 1 // the first comment of the text
	HashComment                           // a # comment in JSON
	TrailingComma                         // a comma before a closing bracket or the end
	ExtraComma                            // a comma with nothing before it
	BareKey                               // a key without quotes in JSON
	SingleQuotes                          // a string in single quotes in JSON
	CurlyQuotes                           // typographic quotes used as quotes
	NonBreakingSpace                      // a space that is none to a parser
	BOM                                   // a byte order mark at the start
	CRLF                                  // Windows line ends
	DuplicateKey                          // a key or table that was there already; Text is the key
	FragmentCompleted                     // pairs without the brackets around them, or lines with lost indentation
	BracketsAdded                         // closing brackets are missing at the end
	ExtraBracket                          // one closing bracket too many at the end
	InvalidEscape                         // a backslash that escapes nothing, as in "C:\Users": taken as it stands
	PathEscape                            // "C:\temp": the syntax reads a tab there, and so does this package, but nobody meant one
	SeveralDocuments                      // more than one document in the text
	ControlCharacter                      // a control character inside a string
	InvalidText                           // bytes that are no UTF-8, or half a surrogate pair: replaced
	ForeignWord                           // True, None, undefined: read as the JSON word
	ForeignNumber                         // a number that only JSON5 takes: +1, .5, 0x1F, Infinity
	Ellipsis                              // "..." that stands for something left out
	ListWithKeys                          // [ and ] around pairs of a key and a value: read as a map
	AliasExpanded                         // a YAML alias or merge key was replaced with what it stands for
)

// Error is why a text does not parse, as data. Found and Expected are words or characters as they stand in the text; Found never
// shows a value.
type Error struct {
	Place    Place
	Found    string
	Expected string
	Cause    Cause
	Near     string // the key it is about, or ""
	Line2    int    // the line where the mend goes; 0 when unknown
	Fix      *Fix
}

// Cause is the likely reason of an Error.
type Cause uint8

// The causes.
const (
	CauseUnknown    Cause = iota
	NotConfig             // prose, a command, nothing: no configuration text
	MissingComma          // two items without a comma between them
	MissingColon          // a key and a value without a colon (or, in TOML, equals sign) between them
	UnclosedString        // a string runs into the end of its line
	UnclosedBracket       // a bracket is closed by the wrong one or not where its lines end
	UnclosedComment       // a /* without */
	SurplusBracket        // a closing bracket that closes nothing, with more text after it
	NoKey                 // a value where a key is needed
	NoValue               // a key without a value
	BareValue             // text without the quotes it needs
	BadEscape             // a backslash escape that the syntax does not know
	TabIndent             // YAML indented with tabs
	BadIndent             // YAML lines that do not line up
	BadAlias              // a YAML alias to nothing, or to itself
	TextAfterEnd          // something follows the end of the document
	TooDeep               // nested deeper than anyone writes
	TooLarge              // longer than anyone pastes, or grown by aliases
	WrongKind             // Splice: a path leads through something that holds no entries
	KeyTwice              // Splice: a TOML file that defines something twice, which no TOML parser loads
	NotWhole              // Splice: the text reads only because it was completed; it is no whole file
	NotSafe               // Splice: the change cannot be made without touching something else
)

// Fix is an edit of the text: Length bytes at Offset become Text.
type Fix struct {
	Offset int
	Length int
	Text   string
}

// What a text may be at most. Both are far above any real configuration; they keep hostile text from taking time or memory.
const (
	maxDepth  = 200
	maxInput  = 32 << 20
	maxTOML   = 8 << 20
	maxYAML   = 4 << 20 // yaml.v3 needs some hundred bytes of memory for each byte of dense text
	maxMends  = 64      // repairs of one text before reading stops
	maxCopies = 100_000 // nodes that YAML aliases may add
	maxDouble = 1000    // notes on duplicate keys
	maxDocs   = 1000    // documents in one text
)

// Parse finds the syntax of a text and reads it.
func Parse(text string) *Document {
	if len(text) > maxInput {
		return tooLarge(text, Unknown)
	}
	first, second := guess(text)
	if first == Unknown {
		return discreet(&Document{Text: text, Err: &Error{Cause: NotConfig, Found: firstWord(text), Expected: "{", Place: startOf(text)}})
	}
	doc := settled(read(text, first, true))
	if doc.Err != nil && second != Unknown {
		if other := read(text, second, true); other.Err == nil && isConfig(other.Root) {
			doc = other
		}
	}
	return discreet(doc)
}

// ParseAs reads a text as one syntax. Asked for any of the JSON family it reads all of that family and keeps the name.
func ParseAs(text string, s Syntax) *Document {
	if s == Unknown {
		return Parse(text)
	}
	if len(text) > maxInput {
		return tooLarge(text, s)
	}
	doc := read(text, s, false)
	doc.Syntax = s
	return discreet(doc)
}

func read(text string, s Syntax, guessed bool) *Document {
	switch s {
	case TOML:
		return parseTOML(text).doc
	case YAML:
		return parseYAML(text, guessed).doc
	}
	return parseJSON(text)
}

// settled turns a lone scalar, a list of words and the like into NotConfig: Parse must not take prose for a document.
func settled(doc *Document) *Document {
	if doc.Err == nil && !isConfig(doc.Root) {
		doc.Root = nil
		doc.Err = &Error{Cause: NotConfig, Found: firstWord(doc.Text), Expected: "{", Place: startOf(doc.Text)}
	}
	return doc
}

// isConfig says whether a tree is more than text: a map, or a list with a map somewhere in its items.
func isConfig(n *Node) bool {
	if n == nil {
		return false
	}
	if n.Kind != List {
		return n.Kind == Map
	}
	for _, item := range n.Items {
		if isConfig(item) {
			return true
		}
	}
	return len(n.Items) == 0
}

func tooLarge(text string, s Syntax) *Document {
	return &Document{Syntax: s, Text: text, Err: &Error{Cause: TooLarge, Place: Place{Line: 1, Column: 1}}}
}

func startOf(text string) Place {
	word := firstWord(text)
	c := cursor{text: text}
	for i := 0; i+len(word) <= len(text); i++ {
		if text[i:i+len(word)] == word {
			return c.at(i, i+len(word))
		}
	}
	return Place{Line: 1, Column: 1}
}

// discreet shortens what was found to what may be shown: it can be a secret. A key stays, a text becomes its quote, and a word
// ends before its first digit.
func discreet(doc *Document) *Document {
	if doc.Err == nil || doc.Err.Found == "" {
		return doc
	}
	e := doc.Err
	if c := e.Found[0]; c == '"' || c == '\'' {
		after := e.Place.Offset + len(e.Found)
		for after < len(doc.Text) && isBlank(doc.Text[after]) {
			after++
		}
		if !hasAt(doc.Text, after, ":") {
			e.Found = e.Found[:1]
		}
		return doc
	}
	end := 0
	for end < len(e.Found) && end < 16 && !isDigit(e.Found[end]) {
		end++
	}
	if end < len(e.Found) {
		e.Found = e.Found[:runeStart(e.Found, end)] + "\u2026"
	}
	return doc
}

// firstWord gives the first word of a text, cut short: what an error message can show.
func firstWord(text string) string {
	start := 0
	for start < len(text) && (isBlank(text[start]) || text[start] == '\n') {
		start++
	}
	end := start
	for end < len(text) && end < start+40 && !isBlank(text[end]) && text[end] != '\n' {
		end++
	}
	return text[start:max(start, runeStart(text, end))]
}

// noter collects notes, one of each kind, for places that come in ascending order.
type noter struct {
	cursor
	notes []Note
	seen  [32]bool
}

func (n *noter) note(kind NoteKind, start, end int, text string, fix *Fix) {
	if n.seen[kind] && kind != DuplicateKey || len(n.notes) > maxDouble {
		return
	}
	n.seen[kind] = true
	n.notes = append(n.notes, Note{Kind: kind, Place: n.at(start, end), Text: text, Fix: fix})
}

// lineEnds notes the byte order mark and Windows line ends, and gives the offset at which the text proper begins.
func (n *noter) lineEnds() int {
	start := 0
	if len(n.text) >= 3 && n.text[:3] == "\uFEFF" {
		n.note(BOM, 0, 3, "", &Fix{Offset: 0, Length: 3})
		start = 3
	}
	for i := 0; i < len(n.text); i++ {
		if n.text[i] == '\n' {
			if i > 0 && n.text[i-1] == '\r' {
				n.note(CRLF, i-1, i+1, "", nil)
			}
			break // the first line end speaks for the file
		}
	}
	return start
}
