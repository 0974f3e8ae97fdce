// Package regexp is a small engine for the regular expressions that stand in configuration files: matchers of hooks, and what
// a YAML reader asks of a scalar. It takes the standard library's syntax, but for named character classes, and answers in time
// that grows with pattern and text only, whatever the pattern is.
//
// It is here because of its size. The standard library's engine brings the tables of every script of Unicode along, a tenth of
// what a visitor downloads; where the WebAssembly is built, this package stands in for it (see web/scripts/wasm/lean.mjs).
package regexp

import (
	"errors"
	"unicode"
	"unicode/utf8"
)

// Regexp is a pattern that was understood.
type Regexp struct {
	pattern string
	program []inst
	start   int
}

// inst is one step of the program: what it does, where it goes on, and for a fork the second way.
type inst struct {
	op       op
	out, alt int
	set      []rune // pairs, from and to
	fold     bool   // letter case does not matter
}

type op uint8

const (
	opMatch op = iota
	opSet
	opNotSet
	opFork
	opSkip
	opTextStart
	opTextEnd
	opLineStart
	opLineEnd
	opWordEdge
	opNoWordEdge
)

// Compile reads a pattern.
func Compile(pattern string) (*Regexp, error) {
	p := &parser{src: pattern}
	start, err := p.compile()
	if err != nil {
		return nil, errors.New("error parsing regexp: " + err.Error() + ": `" + pattern + "`")
	}
	return &Regexp{pattern: pattern, program: p.program, start: start}, nil
}

// MustCompile reads a pattern that is known to be right.
func MustCompile(pattern string) *Regexp {
	re, err := Compile(pattern)
	if err != nil {
		panic(err.Error())
	}
	return re
}

// String gives the pattern back.
func (re *Regexp) String() string { return re.pattern }

// MatchString says whether the text holds a match. All ways through the program are walked at once, so that no pattern takes
// more than its length times the text's.
func (re *Regexp) MatchString(text string) bool {
	now, next := newSteps(len(re.program)), newSteps(len(re.program))
	before := rune(-1)
	for at := 0; ; {
		c, size := rune(-1), 0
		if at < len(text) {
			c, size = utf8.DecodeRuneInString(text[at:])
		}
		if re.follow(now, re.start, before, c) {
			return true
		}
		if c < 0 {
			return false
		}
		// What lies one character further was reached by what follows now; whether assertions hold there depends on the
		// character after, hence the look ahead.
		after := rune(-1)
		if at+size < len(text) {
			after, _ = utf8.DecodeRuneInString(text[at+size:])
		}
		next.count = 0
		for _, pc := range now.list[:now.count] {
			in := &re.program[pc]
			if (in.op == opSet || in.op == opNotSet) && in.takes(c) && re.follow(next, in.out, c, after) {
				return true
			}
		}
		now, next = next, now
		before, at = c, at+size
	}
}

// follow adds a step and all that are reached from it without taking a character; it says whether the end is among them.
func (re *Regexp) follow(s *steps, start int, before, after rune) bool {
	s.stack = append(s.stack[:0], start)
	for len(s.stack) > 0 {
		pc := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		if !s.add(pc) {
			continue
		}
		in := &re.program[pc]
		switch in.op {
		case opMatch:
			return true
		case opSet, opNotSet:
		case opFork:
			s.stack = append(s.stack, in.alt, in.out)
		default:
			if in.op.holds(before, after) {
				s.stack = append(s.stack, in.out)
			}
		}
	}
	return false
}

func (o op) holds(before, after rune) bool {
	switch o {
	case opTextStart:
		return before < 0
	case opTextEnd:
		return after < 0
	case opLineStart:
		return before < 0 || before == '\n'
	case opLineEnd:
		return after < 0 || after == '\n'
	case opWordEdge:
		return isWord(before) != isWord(after)
	case opNoWordEdge:
		return isWord(before) == isWord(after)
	}
	return true
}

func (in *inst) takes(c rune) bool {
	found := inSet(in.set, c)
	if !found && in.fold {
		// The characters that are one but for their case: k, K and the sign for Kelvin.
		for f := unicode.SimpleFold(c); f != c && !found; f = unicode.SimpleFold(f) {
			found = inSet(in.set, f)
		}
	}
	return found == (in.op == opSet)
}

func inSet(set []rune, c rune) bool {
	for i := 0; i < len(set); i += 2 {
		if set[i] <= c && c <= set[i+1] {
			return true
		}
	}
	return false
}

func isWord(c rune) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// steps is a set of places in the program that is emptied at no cost: a place is in it when the list says so.
type steps struct {
	list, where []int
	stack       []int
	count       int
}

func newSteps(n int) *steps { return &steps{list: make([]int, n), where: make([]int, n)} }

func (s *steps) add(pc int) bool {
	if i := s.where[pc]; i < s.count && s.list[i] == pc {
		return false
	}
	s.where[pc] = s.count
	s.list[s.count] = pc
	s.count++
	return true
}
