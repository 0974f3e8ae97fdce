package syntax

// unquoteKey mends a key whose closing quote was forgotten, so that it ran to the value's opening one: "command: "npx".
func (m *jsonMender) unquoteKey(f *frame) bool {
	start := int(f.key.start)
	at := indexFrom(m.src[:m.pos], ":", start)
	if at < 0 || m.src[start] != '"' {
		return false
	}
	m.fail(UnclosedString, start, at, m.src[start:at], `"`, &Fix{Offset: at, Text: `"`})
	m.out = m.out[:f.outKey]
	if f.count > 1 {
		m.put(",")
	}
	m.put(quoteJSON(m.src[start+1 : at]))
	m.spans = m.spans[:len(m.spans)-1]
	m.pos = at
	m.endKey(f, start)
	return true
}

// dropKey forgets a key that has no value.
func (m *jsonMender) dropKey(f *frame) {
	word, end := tokenAt(m.src, m.pos)
	m.fail(NoValue, m.pos, end, word, "", nil)
	m.out = m.out[:f.outKey]
	m.spans = m.spans[:len(m.spans)-1]
	f.count--
	f.want = wantComma
}

// mismatch handles a closing bracket that is not the one the innermost frame waits for.
func (m *jsonMender) mismatch(c byte) {
	at := -1
	for i := len(m.stack) - 1; i >= 0; i-- {
		if m.stack[i].close == c && m.stack[i].open >= 0 {
			at = i
			break
		}
	}
	f := &m.stack[len(m.stack)-1]
	if at < 0 {
		m.surplus(f)
		return
	}
	m.fail(UnclosedBracket, m.pos, m.pos+1, string(rune(c)), string(rune(f.close)), &Fix{Offset: m.pos, Text: string(rune(f.close))})
	for len(m.stack)-1 > at {
		m.pop(m.pos)
	}
}

// surplus handles a bracket that closes nothing: at the end of the text it does no harm.
func (m *jsonMender) surplus(f *frame) {
	rest := m.pos
	for rest < len(m.src) && (isBlank(m.src[rest]) || m.src[rest] == '\n' || m.src[rest] == '}' || m.src[rest] == ']' || m.src[rest] == ',' || m.src[rest] == ';') {
		rest++
	}
	fix := &Fix{Offset: m.pos, Length: 1}
	if rest == len(m.src) && f.count > 0 && (f.close == 0 || f.open < 0) {
		m.note(ExtraBracket, m.pos, m.pos+1, m.src[m.pos:m.pos+1], fix)
		m.pos = rest
		return
	}
	expected := ""
	if f.close != 0 {
		expected = string(rune(f.close))
	}
	m.fail(SurplusBracket, m.pos, m.pos+1, m.src[m.pos:m.pos+1], expected, fix)
	m.pos++
}

// closeMissing closes the open map where an earlier run found that its bracket is missing.
func (m *jsonMender) closeMissing() {
	if len(m.closeAt) == 0 {
		return
	}
	m.space()
	if m.pos < m.closeAt[0] {
		return
	}
	m.closeAt = m.closeAt[1:]
	if len(m.stack) > 2 {
		m.pop(m.pos)
		f := &m.stack[len(m.stack)-1]
		f.want = wantKey
		if f.close == ']' {
			f.want = wantValue
		}
	}
}

// unquote mends a string whose closing quote was forgotten, so that it ran to the next string's opening one:
// ["-y, "pkg"]. It ends the string at its first comma and reads on from there.
func (m *jsonMender) unquote() bool {
	start, end := int(m.last.start), int(m.last.end)
	at := indexFrom(m.src[:end], ",", start)
	if at < 0 || m.src[start] != '"' {
		return false
	}
	m.fail(UnclosedString, start, at, m.src[start:at], `"`, &Fix{Offset: at, Text: `"`})
	m.out = append(m.out[:m.lastOut], quoteJSON(m.src[start+1:at])...)
	m.spans[len(m.spans)-1] = span{int32(start), int32(at)}
	m.pos, m.last = at, span{}
	return true
}

// end handles the end of the text.
func (m *jsonMender) end() {
	missing := ""
	for i := len(m.stack) - 1; i > 0; i-- {
		f := &m.stack[i]
		if f.want == wantColon || f.want == wantValue && f.close == '}' {
			m.fail(NoValue, m.pos, m.pos, "", "", nil)
		}
		if f.open >= 0 {
			missing += string(rune(f.close))
		} else if f.comma >= 0 && f.count > 0 {
			f.comma = -1 // the fragment's own trailing comma is part of being a fragment
		}
	}
	if top := &m.stack[0]; len(m.stack) == 1 && top.comma >= 0 && top.count > 0 {
		m.note(TrailingComma, top.comma, top.comma+1, "", &Fix{Offset: top.comma, Length: 1})
	}
	if missing == "" || m.err != nil && m.err.Cause == NoValue {
		return
	}
	m.note(BracketsAdded, m.pos, m.pos, missing, &Fix{Offset: len(trimSpaceRight(m.src)), Text: missing})
}

// ellipsis passes over the three dots with which people leave something out.
func (m *jsonMender) ellipsis() bool {
	const size = 3
	if c := m.src[m.pos]; c != '.' && c != "\u2026"[0] || !hasAt(m.src, m.pos, "...") && !hasAt(m.src, m.pos, "\u2026") {
		return false
	}
	m.note(Ellipsis, m.pos, m.pos+size, "", &Fix{Offset: m.pos, Length: size})
	m.pos += size
	if f := &m.stack[len(m.stack)-1]; f.want == wantKey && f.count > 0 || f.want == wantValue && f.close != '}' && f.count > 0 {
		f.want, f.comma = wantComma, -1
	}
	return true
}

// skipJunk passes over one character that has no business here.
func (m *jsonMender) skipJunk(expected string) {
	word, end := tokenAt(m.src, m.pos)
	m.fail(CauseUnknown, m.pos, end, word, expected, nil)
	m.pos++
	for m.pos < len(m.src) && m.src[m.pos]&0xC0 == 0x80 {
		m.pos++
	}
}

// fail keeps the first error and gives up after many.
func (m *jsonMender) fail(cause Cause, start, end int, found, expected string, fix *Fix) {
	m.mends++
	if m.mends > maxMends {
		m.stop = true
	}
	if m.err != nil {
		return
	}
	c := cursor{text: m.src}
	e := &Error{Cause: cause, Found: found, Expected: expected, Fix: fix}
	if fix != nil {
		e.Line2 = c.at(fix.Offset, fix.Offset).Line
	}
	e.Place = c.at(start, end)
	for i := len(m.stack) - 1; i >= 0 && e.Near == ""; i-- {
		if f := &m.stack[i]; f.close == '}' && f.key.end > f.key.start {
			e.Near = unquoted(m.src[f.key.start:f.key.end])
		}
	}
	m.err = e
}
