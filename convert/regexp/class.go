package regexp

import (
	"errors"
	"unicode"
	"unicode/utf8"
)

// The sets that a letter after a backslash stands for; a capital stands for all the others.
var (
	digits = []rune{'0', '9'}
	words  = []rune{'0', '9', 'A', 'Z', '_', '_', 'a', 'z'}
	spaces = []rune{'\t', '\n', '\f', '\r', ' ', ' '}
)

// The sets that have a name inside a class: [[:alpha:]].
var named = []struct {
	name string
	set  []rune
}{
	{"alnum", []rune{'0', '9', 'A', 'Z', 'a', 'z'}}, {"alpha", []rune{'A', 'Z', 'a', 'z'}}, {"ascii", []rune{0, 0x7f}},
	{"blank", []rune{'\t', '\t', ' ', ' '}}, {"cntrl", []rune{0, 0x1f, 0x7f, 0x7f}}, {"digit", digits}, {"graph", []rune{'!', '~'}},
	{"lower", []rune{'a', 'z'}}, {"print", []rune{' ', '~'}}, {"punct", []rune{'!', '/', ':', '@', '[', '`', '{', '~'}},
	{"space", []rune{'\t', '\r', ' ', ' '}}, {"upper", []rune{'A', 'Z'}}, {"word", words}, {"xdigit", []rune{'0', '9', 'A', 'F', 'a', 'f'}},
}

// class reads what follows [ to the closing ].
func (p *parser) class() (set []rune, not bool, err error) {
	not = p.take('^')
	for first := true; ; first = false {
		if p.pos >= len(p.src) {
			return nil, false, errors.New("missing closing ]")
		}
		if p.src[p.pos] == ']' && !first {
			p.pos++
			return set, not, nil
		}
		if some, ok, err := p.namedSet(); err != nil {
			return nil, false, err
		} else if ok {
			set = append(set, some...)
			continue
		}
		if p.src[p.pos] == '\\' && p.pos+1 < len(p.src) {
			if some, ok := perlSet(p.src[p.pos+1]); ok {
				p.pos += 2
				set = append(set, some...)
				continue
			}
		}
		low, err := p.classRune()
		if err != nil {
			return nil, false, err
		}
		high := low
		if p.pos+1 < len(p.src) && p.src[p.pos] == '-' && p.src[p.pos+1] != ']' {
			p.pos++
			if high, err = p.classRune(); err != nil {
				return nil, false, err
			}
			if high < low {
				return nil, false, errors.New("invalid character class range")
			}
		}
		set = append(set, low, high)
	}
}

func (p *parser) classRune() (rune, error) {
	if p.pos >= len(p.src) {
		return 0, errors.New("missing closing ]")
	}
	c, size := utf8.DecodeRuneInString(p.src[p.pos:])
	p.pos += size
	if c == '\\' {
		return p.escapedRune()
	}
	return c, nil
}

func (p *parser) namedSet() (set []rune, ok bool, err error) {
	rest := p.src[p.pos:]
	if len(rest) < 2 || rest[:2] != "[:" {
		return nil, false, nil
	}
	end := 2
	for end+1 < len(rest) && rest[end:end+2] != ":]" {
		end++
	}
	if end+1 >= len(rest) {
		return nil, false, nil
	}
	name, not := rest[2:end], false
	if name != "" && name[0] == '^' {
		name, not = name[1:], true
	}
	for _, n := range named {
		if n.name == name {
			p.pos += end + 2
			if not {
				return others(n.set), true, nil
			}
			return n.set, true, nil
		}
	}
	return nil, false, errors.New("invalid character class range")
}

func perlSet(c byte) ([]rune, bool) {
	switch c {
	case 'd':
		return digits, true
	case 'D':
		return others(digits), true
	case 'w':
		return words, true
	case 'W':
		return others(words), true
	case 's':
		return spaces, true
	case 'S':
		return others(spaces), true
	}
	return nil, false
}

// others gives the set of all characters that are not in an ordered set.
func others(set []rune) (rest []rune) {
	next := rune(0)
	for i := 0; i < len(set); i += 2 {
		if next < set[i] {
			rest = append(rest, next, set[i]-1)
		}
		next = set[i+1] + 1
	}
	return append(rest, next, unicode.MaxRune)
}

// escape reads what follows a backslash outside a class.
func (p *parser) escape() (*node, error) {
	if p.pos >= len(p.src) {
		return nil, errors.New("trailing backslash at end of expression")
	}
	c := p.src[p.pos]
	if set, ok := perlSet(c); ok {
		p.pos++
		return p.oneOf(set, false), nil
	}
	switch c {
	case 'b', 'B', 'A', 'z':
		p.pos++
		return &node{inst: inst{op: map[byte]op{'b': opWordEdge, 'B': opNoWordEdge, 'A': opTextStart, 'z': opTextEnd}[c]}}, nil
	}
	r, err := p.escapedRune()
	return p.oneOf([]rune{r, r}, false), err
}

// quoted reads text between \Q and \E, in which nothing has a meaning. Each character is a piece of its own: what repeats after \E
// repeats the last of them, or what stood before when there is none.
func (p *parser) quoted() (parts []*node) {
	p.pos += len(`\Q`)
	for p.pos < len(p.src) {
		if p.src[p.pos] == '\\' && p.pos+1 < len(p.src) && p.src[p.pos+1] == 'E' {
			p.pos += 2
			break
		}
		c, size := utf8.DecodeRuneInString(p.src[p.pos:])
		p.pos += size
		parts = append(parts, p.oneOf([]rune{c, c}, false))
	}
	return parts
}

// escapedRune reads what follows a backslash and stands for one character.
func (p *parser) escapedRune() (rune, error) {
	bad := errors.New("invalid escape sequence")
	if p.pos >= len(p.src) {
		return 0, errors.New("trailing backslash at end of expression")
	}
	c, size := utf8.DecodeRuneInString(p.src[p.pos:])
	p.pos += size
	switch c {
	case 'a':
		return '\a', nil
	case 'f':
		return '\f', nil
	case 'n':
		return '\n', nil
	case 'r':
		return '\r', nil
	case 't':
		return '\t', nil
	case 'v':
		return '\v', nil
	case 'x':
		return p.hex()
	case '0', '1', '2', '3', '4', '5', '6', '7':
		// One digit alone would be a reference to a group, which this syntax does not have.
		if c != '0' && (p.pos >= len(p.src) || p.src[p.pos] < '0' || p.src[p.pos] > '7') {
			return 0, bad
		}
		value := c - '0'
		for i := 0; i < 2 && p.pos < len(p.src) && '0' <= p.src[p.pos] && p.src[p.pos] <= '7'; i++ {
			value = value*8 + rune(p.src[p.pos]-'0')
			p.pos++
		}
		return value, nil
	}
	if c == '_' || c < utf8.RuneSelf && !isWord(c) {
		return c, nil
	}
	return 0, bad
}

func (p *parser) hex() (rune, error) {
	bad := errors.New("invalid escape sequence")
	digits, closed := 2, false
	if p.take('{') {
		digits, closed = len(p.src), true
	}
	value, count := rune(0), 0
	for ; count < digits && p.pos < len(p.src); count++ {
		d := hexDigit(p.src[p.pos])
		if d < 0 {
			break
		}
		if value = value*16 + d; value > unicode.MaxRune {
			return 0, bad
		}
		p.pos++
	}
	if count == 0 || !closed && count < 2 || closed && !p.take('}') {
		return 0, bad
	}
	return value, nil
}

func hexDigit(c byte) rune {
	switch {
	case isDigit(c):
		return rune(c - '0')
	case 'a' <= c && c <= 'f':
		return rune(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return rune(c-'A') + 10
	}
	return -1
}
