package syntax

import "strings"

// jsonMender reads any member of the JSON family, and what people make of it, into text that hujson takes: comments gone,
// keys and strings in double quotes, brackets paired. Beside it goes one span of the source for each token, in the same order.
// Everything is wrapped in one list, so that several documents in one text are its items.
type jsonMender struct {
	noter
	src     string
	pos     int
	out     []byte
	spans   []span
	stack   []frame
	closeAt []int // offsets of keys before which the open map has to be closed, found by an earlier run
	hint    int   // offset of the first key that stands further left than the line that opened its map; -1 if none
	err     *Error
	mends   int
	stop    bool
	strict  bool // a backslash before a quote always escapes it
	pathEnd bool // one was taken for the end of a Windows path
	guessed Syntax

	lineAt  int  // where the line of lineTo starts
	lineTo  int  // line ends were looked for up to here
	last    span // the string value that ended last, for a quote that was forgotten
	lastOut int  // len(out) before it
}

type span struct{ start, end int32 }

type want uint8

const (
	wantKey want = iota
	wantColon
	wantValue
	wantComma
)

// frame is one open bracket. The outermost frame is the list of documents; a fragment's frame has no bracket in the text.
type frame struct {
	open   int  // offset of the bracket, -1 when it is not in the text
	close  byte // '}', ']', or 0 for the outermost
	want   want
	count  int
	comma  int // offset of the comma after the last item, or -1
	indent int // of the line that opened it
	outKey int // len(out) before the last key
	key    span
	listed bool // a map that stands between the brackets of a list
}

func mendJSON(text string, closeAt []int, strict bool) *jsonMender {
	m := &jsonMender{src: text, closeAt: closeAt, hint: -1, guessed: JSON, strict: strict}
	m.noter.cursor.text = text
	m.out = make([]byte, 0, len(text)+len(text)/16+16)
	m.spans = make([]span, 0, len(text)/12+8)
	m.pos = m.lineEnds()
	m.push(frame{open: -1, want: wantValue, comma: -1}, '[')
	for !m.stop {
		m.space()
		if m.stop {
			break
		}
		if m.pos >= len(m.src) {
			m.end()
			break
		}
		f := &m.stack[len(m.stack)-1]
		switch f.want {
		case wantKey:
			m.key(f)
		case wantColon:
			m.colon(f)
		case wantValue:
			m.value(f)
		default:
			m.comma(f)
		}
	}
	for len(m.stack) > 0 {
		m.pop(m.pos)
	}
	return m
}

// space passes over white space and comments.
func (m *jsonMender) space() {
	for m.pos < len(m.src) {
		switch c := m.src[m.pos]; {
		case c == ' ' || c == '\n' || c == '\t' || c == '\r':
			m.pos++
		case c == '/' && m.pos+1 < len(m.src) && (m.src[m.pos+1] == '/' || m.src[m.pos+1] == '*'):
			m.atLeast(JSONC)
			var end int
			if m.src[m.pos+1] == '/' {
				end = lineEnd(m.src, m.pos)
			} else {
				if end = indexFrom(m.src, "*/", m.pos+2); end < 0 {
					m.fail(UnclosedComment, m.pos, m.pos+2, "", "*/", nil)
					m.pos, m.stop = len(m.src), true
					return
				}
				end += 2
			}
			m.note(Comment, m.pos, end, "", nil)
			m.pos = end
		case c == '#':
			m.atLeast(JSONC)
			end := lineEnd(m.src, m.pos)
			m.note(HashComment, m.pos, end, "", &Fix{Offset: m.pos, Length: 1, Text: "//"})
			m.pos = end
		case c >= 0xC2:
			size := foreignSpace(m.src, m.pos)
			if size == 0 {
				return
			}
			m.note(NonBreakingSpace, m.pos, m.pos+size, "", &Fix{Offset: m.pos, Length: size, Text: " "})
			m.pos += size
		default:
			return
		}
	}
}

// lineStart gives the start of the current line; it looks at each byte once.
func (m *jsonMender) lineStart() int {
	for ; m.lineTo < m.pos; m.lineTo++ {
		if m.src[m.lineTo] == '\n' {
			m.lineAt = m.lineTo + 1
		}
	}
	return m.lineAt
}

func (m *jsonMender) value(f *frame) {
	c := m.src[m.pos]
	switch {
	case c == '{' || c == '[':
		if len(m.stack) > maxDepth {
			m.fail(TooDeep, m.pos, m.pos+1, string(rune(c)), "", nil)
			m.stop = true
			return
		}
		m.open(c)
	case f.close == '}' && (c == ',' || c == '}' || c == ']'):
		m.dropKey(f)
	case c == ',':
		m.note(ExtraComma, m.pos, m.pos+1, "", &Fix{Offset: m.pos, Length: 1})
		m.pos++
	case c == '}' || c == ']':
		if f.close == c {
			m.closeWith(f)
		} else {
			m.mismatch(c)
		}
	case m.ellipsis():
		if f.close == '}' {
			m.put("null")
			m.spans = append(m.spans, span{int32(m.pos - 3), int32(m.pos)})
			f.want = wantComma
		}
	case f.close == 0 && m.fragment(f):
	case m.quoteAt() != 0:
		m.item(f)
		m.lastOut = len(m.out)
		start := m.pos
		m.text()
		m.last = span{int32(start), int32(m.pos)}
		m.spans = append(m.spans, m.last)
	default:
		m.bare(f)
	}
}

// open begins a map or list that stands in the text.
func (m *jsonMender) open(c byte) {
	f := &m.stack[len(m.stack)-1]
	m.item(f)
	start := m.lineStart()
	indent := start
	for indent < m.pos && indent < start+1000 && isBlank(m.src[indent]) {
		indent++
	}
	next := frame{open: m.pos, close: '}', want: wantKey, comma: -1, indent: indent - start}
	switch {
	case c == '[' && m.keyed(m.pos+1):
		m.note(ListWithKeys, m.pos, m.pos+1, "", nil)
		next.listed, c = true, '{'
	case c == '[':
		next.close, next.want = ']', wantValue
	}
	m.push(next, c)
	m.pos++
}

// farthestKey bounds how far a key reaches that is looked ahead for.
const farthestKey = 200

// keyed says whether a key and a colon come next, where only values belong.
func (m *jsonMender) keyed(at int) bool {
	for at < len(m.src) && strings.IndexByte(" \t\r\n", m.src[at]) >= 0 {
		at++
	}
	if at >= len(m.src) || m.src[at] != '"' && m.src[at] != '\'' {
		return false
	}
	line := m.src[at+1 : min(len(m.src), at+farthestKey)]
	end := strings.IndexByte(line, m.src[at])
	if end > 0 && line[end-1] == '\\' {
		return false // it does not end there
	}
	return end >= 0 && strings.IndexByte(line[:end], '\n') < 0 && strings.HasPrefix(strings.TrimLeft(line[end+1:], " \t"), ":")
}

// push opens a frame in the output. Only brackets of the text, and a fragment's missing ones, have a span.
func (m *jsonMender) push(f frame, c byte) {
	m.out = append(m.out, c)
	end := m.pos
	if f.open >= 0 {
		end++
	}
	m.spans = append(m.spans, span{int32(m.pos), int32(end)})
	m.stack = append(m.stack, f)
}

// pop closes the innermost frame; end is where it ends in the text.
func (m *jsonMender) pop(end int) {
	f := m.stack[len(m.stack)-1]
	if f.want == wantColon || f.want == wantValue && f.close == '}' {
		m.out = m.out[:f.outKey] // reading stopped between a key and its value
		m.spans = m.spans[:len(m.spans)-1]
	}
	m.stack = m.stack[:len(m.stack)-1]
	c := f.close
	if c == 0 {
		c = ']'
	}
	m.out = append(m.out, c)
	m.spans = append(m.spans, span{int32(end), int32(end)})
}

// item prepares for a value and says what comes after it.
func (m *jsonMender) item(f *frame) {
	if f.close != '}' {
		m.separate(f)
	}
	f.want = wantComma
	f.comma = -1
}

func (m *jsonMender) separate(f *frame) {
	if f.count > 0 {
		m.out = append(m.out, ',')
	}
	f.count++
}

// closeWith handles a closing bracket that fits.
func (m *jsonMender) closeWith(f *frame) {
	if f.comma >= 0 && f.count > 0 {
		m.atLeast(JSONC)
		m.note(TrailingComma, f.comma, f.comma+1, "", &Fix{Offset: f.comma, Length: 1})
	}
	if f.open < 0 { // a fragment's map: the bracket closes nothing
		m.surplus(f)
		return
	}
	m.pos++
	m.pop(m.pos)
}

func (m *jsonMender) comma(f *frame) {
	c := m.src[m.pos]
	switch {
	case c == ',':
		f.comma = m.pos
		m.pos++
		f.want = wantValue
		if f.close == '}' {
			f.want = wantKey
		}
		m.closeMissing()
		return
	case c == 0xEF && f.close != 0 && m.fullWidth("，", ","):
		f.comma, f.want = m.pos-1, wantValue
		if f.close == '}' {
			f.want = wantKey
		}
		m.closeMissing()
		return
	case c == '}' || c == ']':
		if c == f.close || f.listed {
			m.closeWith(f)
		} else {
			m.mismatch(c)
		}
		return
	case f.close == 0:
		m.nextDocument(f)
		return
	case c == ';' || c == ':':
		m.skipJunk(", " + string(rune(f.close)))
		return
	case m.ellipsis():
		return
	}
	if int(m.last.end) == m.pos && m.lastOut > 0 && (isWordByte(c) || c == '$' || c == '@' || c == '/') && m.unquote() {
		return
	}
	word, end := tokenAt(m.src, m.pos)
	after := len(trimSpaceRight(m.src[:m.pos]))
	m.fail(MissingComma, m.pos, end, word, ", "+string(rune(f.close)), &Fix{Offset: after, Text: ","})
	f.want = wantValue
	if f.close == '}' {
		f.want = wantKey
	}
	m.closeMissing()
}

func (m *jsonMender) put(s string) { m.out = append(m.out, s...) }

func (m *jsonMender) atLeast(s Syntax) { m.guessed = max(m.guessed, s) }
