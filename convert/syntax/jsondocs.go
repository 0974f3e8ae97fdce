package syntax

// nextDocument handles text after a complete document.
func (m *jsonMender) nextDocument(f *frame) {
	c := m.src[m.pos]
	if c == ';' {
		m.pos++
		return
	}
	if c != '{' && c != '[' && !m.keyAhead() || f.count >= maxDocs {
		word, end := tokenAt(m.src, m.pos)
		m.fail(TextAfterEnd, m.pos, end, word, "", nil)
		m.stop = true
		return
	}
	f.want = wantValue
}

// fragment begins a map without brackets when a key and a colon stand where a document should.
func (m *jsonMender) fragment(f *frame) bool {
	if !m.keyAhead() {
		return false
	}
	if f.count > 0 {
		word, end := tokenAt(m.src, m.pos)
		m.fail(TextAfterEnd, m.pos, end, word, "", nil)
	}
	m.note(FragmentCompleted, m.pos, m.pos, "{", nil)
	m.item(f)
	m.push(frame{open: -1, close: '}', want: wantKey, comma: -1}, '{')
	return true
}

// keyAhead says whether a key and a colon follow.
func (m *jsonMender) keyAhead() bool {
	i := m.pos
	if q := m.quoteAt(); q != 0 {
		if m.src[i] == q {
			for i++; i < len(m.src) && m.src[i] != q && m.src[i] != '\n'; i++ {
				if m.src[i] == '\\' {
					i++
				}
			}
			i++
		} else {
			for i += 3; i < len(m.src) && curlyQuote(m.src, i) != q && m.src[i] != '\n'; i++ {
			}
			i += 3
		}
	} else {
		for i < len(m.src) && bareKeyByte(m.src[i]) {
			i++
		}
		if i == m.pos {
			return false
		}
	}
	for i < len(m.src) && isBlank(m.src[i]) {
		i++
	}
	return i < len(m.src) && m.src[i] == ':'
}
