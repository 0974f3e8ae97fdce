package regexp

import (
	"errors"
	"unicode/utf8"
)

func (p *parser) compile() (start int, err error) {
	if !utf8.ValidString(p.src) {
		return 0, errors.New("invalid UTF-8")
	}
	tree, err := p.choice(0)
	if err == nil && p.pos < len(p.src) {
		err = errors.New("unexpected )")
	}
	if err != nil {
		return 0, err
	}
	start = p.emit(tree, p.add(inst{op: opMatch}))
	if len(p.program) >= maxProgram {
		return 0, errors.New("expression too large")
	}
	return start, nil
}

func (p *parser) add(in inst) int {
	p.program = append(p.program, in)
	return len(p.program) - 1
}

// emit writes a piece that goes on at out and answers where it begins.
func (p *parser) emit(n *node, out int) int {
	if len(p.program) >= maxProgram {
		return out
	}
	switch n.kind {
	case kindInst:
		in := n.inst
		in.out = out
		return p.add(in)
	case kindSequence:
		for i := len(n.parts) - 1; i >= 0; i-- {
			out = p.emit(n.parts[i], out)
		}
		return out
	case kindChoice:
		start := p.emit(n.parts[len(n.parts)-1], out)
		for i := len(n.parts) - 2; i >= 0; i-- {
			start = p.add(inst{op: opFork, out: p.emit(n.parts[i], out), alt: start})
		}
		return start
	}
	return p.repeat(n, out)
}

func (p *parser) repeat(n *node, out int) int {
	part := n.parts[0]
	start := out
	if n.max < 0 {
		loop := p.add(inst{op: opFork, alt: out})
		p.program[loop].out = p.emit(part, loop)
		start = loop
	}
	for i := n.min; i < n.max; i++ {
		start = p.add(inst{op: opFork, out: p.emit(part, start), alt: out})
	}
	for i := 0; i < n.min; i++ {
		start = p.emit(part, start)
	}
	return start
}
