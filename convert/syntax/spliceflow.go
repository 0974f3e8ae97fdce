package syntax

// flow changes what stands between brackets: a JSON map or list, a TOML inline table or array, a YAML flow collection.
// oneLine says that the line is not to be broken.
func (w *splicer) flow(p *plan, n *Node, oneLine bool) {
	open, end := n.Place.Offset, n.Place.Offset+n.Place.Length-1
	if end <= open || w.text[open] != '{' && w.text[open] != '[' {
		w.fail(NotSafe, n.Place, "", "", p.key)
		return
	}
	entries := w.entries(n, end)
	single := oneLine || !w.syntax.IsJSON() || len(entries) > 0 && w.single(open, entries)
	indent := w.indentOf(open) + w.unit
	for i := range entries {
		if w.ownLine(entries[i].start) {
			indent = w.indentOf(entries[i].start)
			break
		}
	}
	var added []Pair
	find := finder(n)
	for _, kid := range p.kids {
		i := find(kid.key)
		if i < 0 {
			if value := kid.node(); value != nil {
				added = append(added, Pair{Key: kid.key, Value: w.likeSiblings(value, n)})
			}
			continue
		}
		old := child(n, i)
		switch {
		case kid.remove:
			entries[i].gone = true
			for k := range n.Pairs { // earlier ones of the same name would come back to life
				entries[k].gone = entries[k].gone || n.Pairs[k].Key == kid.key
			}
		case kid.set:
			if Equal(kid.value, old) {
				continue
			}
			value := kid.value
			if old.Kind == Map && len(old.Pairs) > 0 && value.Kind == Map && !w.broken(old) {
				value = asInline(value)
			}
			w.replace(old, value, indent, single)
		case old.Kind == Map || old.Kind == List:
			if old.Kind == Map && len(old.Pairs) == 0 || old.Kind == List && len(old.Items) == 0 {
				w.filled(kid, old, indent, single)
				continue
			}
			w.flow(kid, old, single)
		case old.Kind == Null:
			if value := kid.node(); value != nil {
				w.replace(old, value, indent, single)
			}
		default:
			w.fail(WrongKind, old.Place, "", "{", kid.key)
		}
	}
	w.removeEntries(entries, len(added) == 0)
	if len(added) > 0 {
		w.addEntries(n, entries, added, open, end, indent, single)
	}
}

// filled handles an empty map or list that gets something in it: with comments inside it is filled, else replaced.
func (w *splicer) filled(kid *plan, old *Node, indent string, single bool) {
	inner := w.text[old.Place.Offset+1 : old.Place.Offset+old.Place.Length-1]
	if !onlyBlank(inner) {
		w.flow(kid, old, single)
		return
	}
	if value := kid.node(); value != nil && value.Kind == old.Kind {
		w.replace(old, value, indent, single)
	}
}

func (w *splicer) replace(old, value *Node, indent string, single bool) {
	w.change(old.Place.Offset, old.Place.Offset+old.Place.Length, w.render(Pair{Value: value}, false, indent, single))
}

// single says whether brackets and entries share one line, so that new entries do too.
func (w *splicer) single(open int, entries []entry) bool {
	return count(w.text[open:entries[len(entries)-1].start], '\n') == 0
}

func (w *splicer) broken(n *Node) bool {
	return count(w.text[n.Place.Offset:n.Place.Offset+n.Place.Length], '\n') > 0
}

// likeSiblings gives a new map the style of those beside it: on one line if they are.
func (w *splicer) likeSiblings(value, in *Node) *Node {
	if value.Kind != Map || !w.syntax.IsJSON() {
		return value
	}
	some := false
	for i := 0; i < len(in.Pairs)+len(in.Items); i++ {
		if n := child(in, i); n.Kind == Map && len(n.Pairs) > 0 {
			if w.broken(n) {
				return value
			}
			some = true
		}
	}
	if some {
		return asInline(value)
	}
	return value
}

func asInline(n *Node) *Node {
	c := *n
	c.Inline = true
	return &c
}

// render writes one pair or item.
func (w *splicer) render(pair Pair, keyed bool, indent string, single bool) string {
	p := w.printer(indent)
	switch w.syntax {
	case TOML:
		if keyed {
			p.add(tomlKeyText(pair.Key) + " = ")
		}
		p.tomlInline(pair.Value)
	case YAML:
		if keyed {
			p.add(yamlText(pair.Key, true) + ": ")
		}
		p.yamlInline(pair.Value, false)
	default:
		if keyed {
			p.out = appendJSON(p.out, pair.Key)
			p.add(": ")
		}
		if single {
			p.jsonInline(pair.Value, w.syntax)
		} else {
			p.json(pair.Value, w.syntax, 0)
		}
	}
	return string(p.out)
}
