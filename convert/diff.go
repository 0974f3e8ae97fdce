package convert

import (
	"strconv"
	"strings"
)

// unifiedDiff shows what changed between two texts, line by line, with three lines around each change; "" when nothing did.
func unifiedDiff(before, after, name string) string {
	if before == after {
		return ""
	}
	a, b := splitLines(before), splitLines(after)
	ops := diffLines(a, b)
	var out strings.Builder
	out.WriteString("--- " + name + "\n+++ " + name + "\n")
	const around = 3
	for i := 0; i < len(ops); {
		if ops[i].kind == ' ' {
			i++
			continue
		}
		start := max(i-around, 0)
		end := i
		for quiet := 0; end < len(ops) && quiet <= 2*around; end++ {
			if ops[end].kind == ' ' {
				quiet++
			} else {
				quiet = 0
			}
		}
		for end > i && ops[end-1].kind == ' ' {
			end--
		}
		end = min(end+around, len(ops))
		writeHunk(&out, ops[start:end])
		i = end
	}
	return out.String()
}

type diffOp struct {
	kind byte // ' ', '-', '+'
	line string
	a, b int // line numbers from 1
}

func writeHunk(out *strings.Builder, ops []diffOp) {
	var minus, plus int
	for _, op := range ops {
		if op.kind != '+' {
			minus++
		}
		if op.kind != '-' {
			plus++
		}
	}
	out.WriteString("@@ -" + strconv.Itoa(ops[0].a) + "," + strconv.Itoa(minus) + " +" + strconv.Itoa(ops[0].b) + "," + strconv.Itoa(plus) + " @@\n")
	for _, op := range ops {
		out.WriteByte(op.kind)
		out.WriteString(op.line)
		out.WriteByte('\n')
	}
}

func splitLines(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(s, "\n"), "\n")
}

// mostCompared bounds the table of the longest common subsequence; what is larger is shown as one replaced block.
const mostCompared = 4_000_000

// diffLines compares what is left after the common start and end.
func diffLines(a, b []string) []diffOp {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		start++
	}
	endA, endB := len(a), len(b)
	for endA > start && endB > start && a[endA-1] == b[endB-1] {
		endA--
		endB--
	}
	ops := make([]diffOp, 0, len(a)+len(b)-start)
	for i := 0; i < start; i++ {
		ops = append(ops, diffOp{' ', a[i], i + 1, i + 1})
	}
	ops = middle(ops, a, b, start, endA, endB)
	for i := endA; i < len(a); i++ {
		ops = append(ops, diffOp{' ', a[i], i + 1, endB + i - endA + 1})
	}
	return ops
}

func middle(ops []diffOp, a, b []string, start, endA, endB int) []diffOp {
	n, m := endA-start, endB-start
	i, j := start, start
	if n > 0 && m > 0 && n*m <= mostCompared {
		table := make([]int32, (n+1)*(m+1))
		for x := n - 1; x >= 0; x-- {
			for y := m - 1; y >= 0; y-- {
				if a[start+x] == b[start+y] {
					table[x*(m+1)+y] = table[(x+1)*(m+1)+y+1] + 1
				} else {
					table[x*(m+1)+y] = max(table[(x+1)*(m+1)+y], table[x*(m+1)+y+1])
				}
			}
		}
		for i < endA && j < endB {
			x, y := i-start, j-start
			switch {
			case a[i] == b[j]:
				ops = append(ops, diffOp{' ', a[i], i + 1, j + 1})
				i++
				j++
			case table[(x+1)*(m+1)+y] >= table[x*(m+1)+y+1]:
				ops = append(ops, diffOp{'-', a[i], i + 1, j + 1})
				i++
			default:
				ops = append(ops, diffOp{'+', b[j], i + 1, j + 1})
				j++
			}
		}
	}
	for ; i < endA; i++ {
		ops = append(ops, diffOp{'-', a[i], i + 1, j + 1})
	}
	for ; j < endB; j++ {
		ops = append(ops, diffOp{'+', b[j], i + 1, j + 1})
	}
	return ops
}
