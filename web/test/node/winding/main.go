//go:build js && wasm

// Command winding goes on in the middle of loops in every way that Go knows: other goroutines run, stacks grow and move, panics are
// caught. It prints what it computed, so that two builds of it can be compared.
package main

import (
	"fmt"
	"iter"
	"runtime"
	"strings"
)

func main() {
	for _, part := range []struct {
		name string
		work func(n int) any
	}{
		{"channels in nested loops", channels}, {"stacks that grow in a loop", growing}, {"deferred calls in a loop", deferred},
		{"labels and goto", labels}, {"a loop entered in its middle", middle}, {"iterators", iterators}, {"choices", choices},
		{"calls of values", values}, {"many resume points", many}, {"garbage", garbage},
	} {
		for _, n := range []int{0, 1, 2, 7, 40} {
			fmt.Println(part.name, n, part.work(n))
		}
	}
}

func channels(n int) any {
	in, out := make(chan int), make(chan int, 2)
	go func() {
		defer close(out)
		for v := range in {
			for k := 0; k < 3; k++ {
				if v%2 == k%2 {
					runtime.Gosched()
					continue
				}
				out <- v*10 + k
			}
		}
	}()
	go func() {
		for i := range n {
			in <- i
		}
		close(in)
	}()
	sum := 0
	for v := range out {
		sum = sum*31 + v
		for j := 0; j < v%4; j++ {
			runtime.Gosched()
			sum += j
		}
	}
	return sum
}

// deep needs more stack at each step, which is moved while the loops of its callers are under way.
func deep(n int) (sum int) {
	var room [64]int
	for i := range room {
		room[i] = n + i
		if i%16 == 3 && n > 0 {
			sum += deep(n - 1)
			break
		}
	}
	for _, v := range room {
		sum += v
	}
	return sum
}

func growing(n int) any {
	done := make(chan int)
	total := 0
	for i := 0; i < n; i++ {
		go func() { done <- deep(i * 10) }()
		total = total*7 + <-done
	}
	return total
}

func deferred(n int) any {
	var log []string
	one := func(i int) (err error) {
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("caught %v", r)
			}
		}()
		for j := 0; ; j++ {
			defer func() { log = append(log, fmt.Sprint(i, j)) }()
			if j == i%5 {
				if i%3 == 0 {
					return fmt.Errorf("left at %d", j)
				}
				panic(fmt.Sprint("thrown at ", j))
			}
		}
	}
	for i := range n {
		log = append(log, one(i).Error())
	}
	return len(strings.Join(log, ",")) + len(log)
}

func labels(n int) any {
	sum := 0
outer:
	for i := range n {
		for j := range n {
			switch {
			case j > i:
				continue outer
			case i*j == 30:
				break outer
			case j%3 == 0:
				fallthrough
			default:
				sum += len(fmt.Sprint(i, j)) + i
			}
		}
	}
	return sum
}

func middle(n int) any {
	i, trace := 0, 0
	if n%2 == 1 {
		goto inside
	}
again:
	trace = trace*3 + 1
	runtime.Gosched()
inside:
	trace = trace*3 + 2
	if i++; i < n {
		if i%4 == 3 {
			goto inside
		}
		goto again
	}
	return trace
}

func pairs(n int) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for i := range n {
			runtime.Gosched()
			if !yield(i, strings.Repeat("x", i%5)) {
				return
			}
		}
	}
}

func iterators(n int) any {
	sum := 0
	for i, s := range pairs(n) {
		for _, t := range pairs(i % 6) {
			if t == s {
				break
			}
			sum += len(t) + i
		}
		if i == 33 {
			return -sum
		}
	}
	return sum
}

func choices(n int) any {
	a, b, quit := make(chan int), make(chan string), make(chan bool)
	go func() {
		for i := range n {
			if i%3 == 0 {
				b <- fmt.Sprint(i)
			} else {
				a <- i
			}
		}
		close(quit)
	}()
	sum := 0
	for {
		select {
		case v := <-a:
			sum += v
		case s := <-b:
			for _, c := range s {
				sum += int(c)
				runtime.Gosched()
			}
		case <-quit:
			return sum
		}
	}
}

type shape interface{ area(int) int }
type square int
type strip []int

func (s square) area(n int) int { runtime.Gosched(); return int(s) * n }
func (s strip) area(n int) (sum int) {
	for i := 0; i < n && i < len(s); i++ {
		sum += s[i]
	}
	return sum
}

func values(n int) any {
	sum := 0
	twice := func(f func(int) int, v int) int { return f(f(v)) }
	for i := range n {
		for _, s := range []shape{square(i), strip{i, 2, 3}, square(2)} {
			sum = twice(func(v int) int {
				if v%5 == 0 {
					runtime.Gosched()
				}
				return v%1000 + s.area(i)
			}, sum)
		}
	}
	return sum
}

func many(n int) any {
	m := map[string]int{}
	for i := range n {
		k := fmt.Sprint(i % 10)
		m[k]++
		if strings.Contains("13579", k) {
			m["odd"]++
		} else if v, ok := m["even"]; ok && v > 3 {
			delete(m, "even")
		} else {
			m["even"]++
		}
	}
	return fmt.Sprint(m)
}

func garbage(n int) any {
	var kept [][]byte
	for i := range n {
		kept = append(kept, make([]byte, 10_000))
		kept[i][i] = byte(i)
		if i%9 == 0 {
			runtime.GC()
		}
	}
	sum := 0
	for i, b := range kept {
		sum += int(b[i])
	}
	return sum
}
