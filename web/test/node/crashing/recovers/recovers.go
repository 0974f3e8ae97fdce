// Package recovers panics in the ways that failed checks do and goes on, as yaml.v3 does.
package recovers

import "os"

type named struct{ name string }

func (n named) Name() string { return n.name }

// Count counts the kinds of panic that are caught: each takes another way through the runtime, some by way of the tables
// that slim.mjs empties.
func Count() (count int) {
	var missing *named
	var through interface{ Name() string } = missing
	list, size := []int{1}, len(os.Args)
	for _, work := range []func(){
		func() { through.Name() },
		func() { list[size+1]++ },
		func() { missing.name = "x" },
		func() { _ = any(list).(string) },
	} {
		func() {
			defer func() {
				if recover() != nil {
					count++
				}
			}()
			work()
		}()
	}
	return count
}
