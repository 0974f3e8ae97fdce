package regexp

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// Limits that no matcher comes near: they keep a hostile pattern from growing when it is read.
const (
	maxProgram = 20_000
	maxDepth   = 200
	maxRepeat  = 1000
)

// parser turns the pattern into a program from its end to its start: each piece is told where to go on and answers where it
// begins, so that nothing has to be patched but loops.
type parser struct {
	src     string
	pos     int
	flags   flags
	program []inst
}

type flags struct{ fold, lines, dotAll, lazy bool }

// node is a piece of a pattern.
type node struct {
	kind     kind
	inst     inst
	parts    []*node
	min, max int // of a repetition; max < 0 for no end
}

type kind uint8

const (
	kindInst kind = iota
	kindSequence
	kindChoice
	kindRepeat
)

// choice reads up to the end or to a closing bracket. Flags that are set inside hold to there.
func (p *parser) choice(depth int) (*node, error) {
	if depth > maxDepth {
		return nil, errors.New("expression nests too deeply")
	}
	kept := p.flags
	defer func() { p.flags = kept }()
	n := &node{kind: kindChoice}
	for {
		part, err := p.sequence(depth)
		if err != nil {
			return nil, err
		}
		n.parts = append(n.parts, part)
		if !p.take('|') {
			return n, nil
		}
	}
}

func (p *parser) sequence(depth int) (*node, error) {
	n := &node{kind: kindSequence}
	repeated := false // the last piece is a repetition already
	for p.pos < len(p.src) && p.src[p.pos] != '|' && p.src[p.pos] != ')' {
		min, max, ok, err := p.repetition()
		if err != nil {
			return nil, err
		}
		if ok {
			if len(n.parts) == 0 {
				return nil, errors.New("missing argument to repetition operator")
			}
			if repeated {
				return nil, errors.New("invalid nested repetition operator")
			}
			last := len(n.parts) - 1
			n.parts[last] = &node{kind: kindRepeat, parts: []*node{n.parts[last]}, min: min, max: max}
			if (min > 1 || max > 1) && !n.parts[last].fits(maxRepeat) {
				return nil, errors.New("invalid repeat count")
			}
			repeated = true
			continue
		}
		if strings.HasPrefix(p.src[p.pos:], `\Q`) {
			n.parts, repeated = append(n.parts, p.quoted()...), false
			continue
		}
		part, err := p.atom(depth)
		if err != nil {
			return nil, err
		}
		if part != nil {
			n.parts = append(n.parts, part)
			repeated = false
		}
	}
	return n, nil
}

// fits says whether repetitions inside repetitions multiply to no more than the limit.
func (n *node) fits(limit int) bool {
	if n.kind == kindRepeat {
		times := max(n.min, n.max)
		if times == 0 {
			return true
		}
		if times > limit {
			return false
		}
		limit /= times
	}
	for _, part := range n.parts {
		if !part.fits(limit) {
			return false
		}
	}
	return true
}

// repetition reads *, +, ?, {n}, {n,} or {n,m}, and the ? after one, which changes nothing in whether there is a match.
func (p *parser) repetition() (min, max int, ok bool, err error) {
	switch p.src[p.pos] {
	case '*':
		min, max = 0, -1
	case '+':
		min, max = 1, -1
	case '?':
		min, max = 0, 1
	case '{':
		end := 0
		if min, max, end = p.counts(); end == 0 {
			return 0, 0, false, nil // a brace like any other character
		}
		if min > maxRepeat || max > maxRepeat || max >= 0 && min > max {
			return 0, 0, false, errors.New("invalid repeat count")
		}
		p.pos = end - 1
	default:
		return 0, 0, false, nil
	}
	p.pos++
	p.take('?')
	return min, max, true, nil
}

func (p *parser) counts() (min, max, end int) {
	i := p.pos + 1
	number := func() int {
		from, n := i, 0
		for i < len(p.src) && isDigit(p.src[i]) {
			n = n*10 + int(p.src[i]-'0')
			if n > maxRepeat {
				n = maxRepeat + 1
			}
			i++
		}
		if i == from || i-from > 1 && p.src[from] == '0' {
			return -1
		}
		return n
	}
	if min = number(); min < 0 {
		return 0, 0, 0
	}
	max = min
	if i < len(p.src) && p.src[i] == ',' {
		i++
		max = -1
		if i < len(p.src) && p.src[i] != '}' {
			if max = number(); max < 0 {
				return 0, 0, 0
			}
		}
	}
	if i >= len(p.src) || p.src[i] != '}' {
		return 0, 0, 0
	}
	return min, max, i + 1
}

// atom reads one piece; nil for a piece that only sets flags.
func (p *parser) atom(depth int) (*node, error) {
	c, size := utf8.DecodeRuneInString(p.src[p.pos:])
	p.pos += size
	switch c {
	case '(':
		return p.group(depth)
	case '[':
		set, not, err := p.class()
		return p.oneOf(set, not), err
	case '\\':
		return p.escape()
	case '.':
		if p.flags.dotAll {
			return p.oneOf(nil, true), nil
		}
		return &node{inst: inst{op: opNotSet, set: []rune{'\n', '\n'}}}, nil
	case '^':
		return p.assertion(opTextStart, opLineStart), nil
	case '$':
		return p.assertion(opTextEnd, opLineEnd), nil
	}
	return p.oneOf([]rune{c, c}, false), nil
}

func (p *parser) oneOf(set []rune, not bool) *node {
	n := &node{inst: inst{op: opSet, set: set, fold: p.flags.fold}}
	if not {
		n.inst.op = opNotSet
	}
	return n
}

func (p *parser) assertion(text, line op) *node {
	if p.flags.lines {
		text = line
	}
	return &node{inst: inst{op: text}}
}

// group reads what follows an opening bracket: a group, named or not, kept or not, or flags.
func (p *parser) group(depth int) (*node, error) {
	kept := p.flags
	if p.take('?') {
		if p.take('P') && p.pos < len(p.src) && p.src[p.pos] != '<' {
			return nil, errors.New("invalid named capture")
		}
		if p.take('<') {
			if err := p.name(); err != nil {
				return nil, err
			}
		} else {
			only, err := p.readFlags()
			if only || err != nil {
				return nil, err
			}
		}
	}
	inner, err := p.choice(depth + 1)
	if err != nil {
		return nil, err
	}
	if !p.take(')') {
		return nil, errors.New("missing closing )")
	}
	p.flags = kept
	return inner, nil
}

func (p *parser) name() error {
	from := p.pos
	for p.pos < len(p.src) && isWord(rune(p.src[p.pos])) {
		p.pos++
	}
	if p.pos == from || !p.take('>') {
		return errors.New("invalid named capture")
	}
	return nil
}

// readFlags reads i, m, s, U and - up to a colon, or to the bracket's end when the flags hold for what follows.
func (p *parser) readFlags() (only bool, err error) {
	on, seen := true, 0
	for p.pos < len(p.src) {
		c := p.src[p.pos]
		p.pos++
		switch {
		case c == 'i':
			p.flags.fold = on
		case c == 'm':
			p.flags.lines = on
		case c == 's':
			p.flags.dotAll = on
		case c == 'U':
			p.flags.lazy = on
		case c == '-' && on:
			on, seen = false, -1
		case (c == ':' || c == ')') && (on || seen > 0):
			return c == ')', nil
		default:
			return false, errors.New("invalid or unsupported Perl syntax")
		}
		seen++
	}
	return false, errors.New("missing closing )")
}

func (p *parser) take(c byte) bool {
	if p.pos < len(p.src) && p.src[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
