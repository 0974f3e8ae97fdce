package syntax

import "strings"

func (m *jsonMender) key(f *frame) {
	switch c := m.src[m.pos]; {
	case c == '}':
		m.closeWith(f)
	case c == ']' && f.listed:
		m.closeWith(f)
	case c == ']':
		m.mismatch(c)
	case c == ',':
		m.note(ExtraComma, m.pos, m.pos+1, "", &Fix{Offset: m.pos, Length: 1})
		m.pos++
	case m.ellipsis():
	case m.quoteAt() != 0:
		m.beginKey(f)
		start := m.pos
		m.text()
		m.endKey(f, start)
	case bareKeyByte(c):
		m.beginKey(f)
		start := m.pos
		m.atLeast(JSON5)
		for m.pos < len(m.src) && bareKeyByte(m.src[m.pos]) && foreignSpace(m.src, m.pos) == 0 {
			m.pos++
		}
		word := m.src[start:m.pos]
		m.note(BareKey, start, m.pos, word, &Fix{Offset: start, Length: len(word), Text: quoteJSON(word)})
		m.put(quoteJSON(word))
		m.endKey(f, start)
	case c == '{' || c == '[':
		m.fail(NoKey, m.pos, m.pos+1, string(rune(c)), `"`, nil)
		m.stop = true
	default:
		m.skipJunk("\"")
	}
}

func bareKeyByte(c byte) bool {
	return isWordByte(c) || c == '$' || c == '.' || c == '@' || c >= 0x80
}

// beginKey prepares for a key. A run that knows of a missing bracket closes the open map first.
func (m *jsonMender) beginKey(f *frame) {
	if m.hint < 0 && f.open >= 0 && f.count > 0 {
		if start := m.lineStart(); start > f.open && m.pos-start <= f.indent && onlyBlank(m.src[start:m.pos]) {
			m.hint = m.pos
		}
	}
	f.outKey = len(m.out)
	m.separate(f)
}

func (m *jsonMender) endKey(f *frame, start int) {
	f.key = span{int32(start), int32(m.pos)}
	m.spans = append(m.spans, f.key)
	m.out = append(m.out, ':')
	f.want = wantColon
}

func (m *jsonMender) colon(f *frame) {
	c := m.src[m.pos]
	switch {
	case c == ':':
		m.pos++
		f.want = wantValue
		return
	case c == ',' || c == '}' || c == ']':
		m.dropKey(f)
		return
	}
	if m.fullWidth("：", ":") {
		f.want = wantValue
		return
	}
	if isWordByte(c) && int(f.key.end) == m.pos && m.unquoteKey(f) {
		return
	}
	word, end := tokenAt(m.src, m.pos)
	after := int(f.key.end)
	m.fail(MissingColon, m.pos, end, word, ":", &Fix{Offset: after, Text: ":"})
	if c == '=' {
		m.pos++
		if m.pos < len(m.src) && m.src[m.pos] == '>' {
			m.pos++
		}
	}
	f.want = wantValue
}

// fullWidth passes over a sign as Chinese and Japanese keyboards type it.
func (m *jsonMender) fullWidth(sign, plain string) bool {
	if !strings.HasPrefix(m.src[m.pos:], sign) {
		return false
	}
	m.note(CurlyQuotes, m.pos, m.pos+len(sign), sign, &Fix{Offset: m.pos, Length: len(sign), Text: plain})
	m.pos += len(sign)
	return true
}
