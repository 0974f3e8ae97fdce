package syntax

// add appends a pair and gives its position.
func (r *tomlReader) add(table *Node, k *tomlKey, value *Node) int {
	at := len(table.Pairs)
	table.Pairs = append(table.Pairs, Pair{Key: k.text, KeyPlace: r.place(k.start, k.end), Value: value})
	if at >= 16 {
		index := r.index[table]
		if index == nil {
			if r.index == nil {
				r.index = map[*Node]map[string]int{}
			}
			index = make(map[string]int, 64)
			for i := range table.Pairs {
				index[table.Pairs[i].Key] = i
			}
			r.index[table] = index
		}
		index[k.text] = at
	}
	return at
}

// find gives the last pair with a key, or -1.
func (r *tomlReader) find(table *Node, key string) int {
	if index := r.index[table]; index != nil {
		if at, ok := index[key]; ok {
			return at
		}
		return -1
	}
	for i := len(table.Pairs) - 1; i >= 0; i-- {
		if table.Pairs[i].Key == key {
			return i
		}
	}
	return -1
}

// again notes a key that is there already. The pair is kept beside the first one.
func (r *tomlReader) again(table *Node, k *tomlKey) {
	r.twice = append(r.twice, twice{table, len(table.Pairs)})
	if len(r.notes) <= maxDouble {
		r.notes = append(r.notes, Note{Kind: DuplicateKey, Place: r.place(k.start, k.end), Text: k.text})
	}
}

// settle drops the second of two equal pairs: an inline table and a sub-table of the same name often say the same.
func (r *tomlReader) settle() {
	for i := len(r.twice) - 1; i >= 0 && len(r.twice) <= maxDouble; i-- {
		t := r.twice[i]
		if t.at >= len(t.in.Pairs) || t.in.Pairs[t.at].Value == nil {
			continue
		}
		p := t.in.Pairs[t.at]
		for j := 0; j < t.at; j++ {
			if t.in.Pairs[j].Key == p.Key && Equal(t.in.Pairs[j].Value, p.Value) {
				t.in.Pairs = append(t.in.Pairs[:t.at], t.in.Pairs[t.at+1:]...)
				break
			}
		}
	}
}
