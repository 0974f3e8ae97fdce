package main

import (
	"strconv"
	"unicode/utf8"
	"unsafe"
)

// jsonWriter writes JSON without reflection. Its keys come in the order in which they are written; an empty value is left
// out where the method says so.
type jsonWriter struct {
	buf   []byte
	fresh bool // nothing stands in the open bracket yet
}

// String gives what was written without copying it; it holds until something else is written.
func (w *jsonWriter) String() string { return unsafe.String(unsafe.SliceData(w.buf), len(w.buf)) }

func (w *jsonWriter) open(bracket byte) {
	w.separate()
	w.buf = append(w.buf, bracket)
	w.fresh = true
}

func (w *jsonWriter) close(bracket byte) {
	w.buf = append(w.buf, bracket)
	w.fresh = false
}

func (w *jsonWriter) separate() {
	if !w.fresh && len(w.buf) > 0 {
		switch w.buf[len(w.buf)-1] {
		case ':', '[', '{':
		default:
			w.buf = append(w.buf, ',')
		}
	}
	w.fresh = false
}

// key writes a key of the contract, in which nothing has to be escaped.
func (w *jsonWriter) key(k string) {
	w.separate()
	w.buf = append(append(append(w.buf, '"'), k...), '"', ':')
}

// name writes a key that is any text.
func (w *jsonWriter) name(k string) {
	w.separate()
	w.quote(k)
	w.buf = append(w.buf, ':')
}

func (w *jsonWriter) text(s string) {
	w.separate()
	w.quote(s)
}

func (w *jsonWriter) number(n int) {
	w.separate()
	w.buf = strconv.AppendInt(w.buf, int64(n), 10)
}

func (w *jsonWriter) float(f float64) {
	w.separate()
	w.buf = strconv.AppendFloat(w.buf, f, 'f', -1, 64)
}

func (w *jsonWriter) truth(b bool) {
	w.separate()
	w.buf = strconv.AppendBool(w.buf, b)
}

func (w *jsonWriter) null() {
	w.separate()
	w.buf = append(w.buf, "null"...)
}

// pair writes a key and a text, or nothing for an empty text.
func (w *jsonWriter) pair(k, s string) {
	if s != "" {
		w.key(k)
		w.text(s)
	}
}

// count writes a key and a number, or nothing for 0.
func (w *jsonWriter) count(k string, n int) {
	if n != 0 {
		w.key(k)
		w.number(n)
	}
}

// plain are the bytes that stand in a JSON text as they are.
var plain = func() (table [256]bool) {
	for c := byte(0x20); c < utf8.RuneSelf; c++ {
		table[c] = c != '"' && c != '\\' && c != '<'
	}
	return table
}()

const hexDigits = "0123456789abcdef"

// quote writes a text as JSON that is also safe inside HTML. Bytes that are no UTF-8 become the replacement character.
func (w *jsonWriter) quote(s string) {
	w.buf = append(w.buf, '"')
	w.inside(s)
	w.buf = append(w.buf, '"')
}

// inside writes a piece of a text whose quotes stand around it.
func (w *jsonWriter) inside(s string) {
	start := 0
	for i := 0; ; {
		for i < len(s) && plain[s[i]] {
			i++
		}
		if i == len(s) {
			break
		}
		if s[i] >= utf8.RuneSelf {
			if r, size := utf8.DecodeRuneInString(s[i:]); r != utf8.RuneError || size > 1 {
				i += size
				continue
			}
		}
		w.buf = append(w.buf, s[start:i]...)
		w.escape(s[i])
		i++
		start = i
	}
	w.buf = append(w.buf, s[start:]...)
}

// escape writes a byte that cannot stand in a JSON text as it is: a control character or a sign, or what is no UTF-8.
func (w *jsonWriter) escape(c byte) {
	switch {
	case c >= utf8.RuneSelf:
		w.buf = append(w.buf, `\ufffd`...)
	case c == '"' || c == '\\':
		w.buf = append(w.buf, '\\', c)
	case c == '\n':
		w.buf = append(w.buf, `\n`...)
	case c == '\t':
		w.buf = append(w.buf, `\t`...)
	case c == '\r':
		w.buf = append(w.buf, `\r`...)
	default:
		w.buf = append(w.buf, `\u00`...)
		w.buf = append(w.buf, hexDigits[c>>4], hexDigits[c&15])
	}
}

// lines counts what an editor counts: UTF-16 units from the start of the text.
type lines struct {
	text   string
	offset int // bytes
	units  int // UTF-16 units up to there
	ascii  bool
}

func newLines(text string) *lines {
	l := &lines{text: text, ascii: true}
	for i := 0; i < len(text) && l.ascii; i++ {
		l.ascii = text[i] < utf8.RuneSelf
	}
	return l
}

// unit gives the UTF-16 offset of a byte offset. Asked in rising order it walks the text once.
func (l *lines) unit(offset int) int {
	if l.ascii {
		return offset
	}
	offset = min(offset, len(l.text))
	if offset < l.offset {
		l.offset, l.units = 0, 0
	}
	for l.offset < offset {
		r, size := utf8.DecodeRuneInString(l.text[l.offset:])
		l.offset += size
		l.units++
		if r >= 0x10000 {
			l.units++
		}
	}
	return l.units
}
