package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// printed is the syntax in which the form is written.
func (f *serverForm) printed() syntax.Syntax { return printedSyntax(f.Print, f.Syntax) }

// printedSyntax is the syntax that is written: plain JSON for the whole of its family.
func printedSyntax(print, s syntax.Syntax) syntax.Syntax {
	switch {
	case print != syntax.Unknown:
		return print
	case s.IsJSON():
		return syntax.JSON
	}
	return s
}

// rootOf is where an entry stands: under the root, or in the section of one program.
func (f *serverForm) rootOf(b *Built) []string {
	if b.Section == "" {
		return slices.Clone(f.Root)
	}
	path := slices.Clone(f.AlsoRoots[0])
	path[slices.Index(path, "*")] = b.Section
	return path
}

// assemble puts the entries into the file's shape.
func (f *serverForm) assemble(built []Built, used []string, defined *syntax.Node) *syntax.Node {
	if f.Build != nil {
		return f.Build(built)
	}
	root := syntax.NewMap()
	if inputs := inputList(used, defined); f.Inputs != "" && inputs != nil {
		root.Add(f.Inputs, inputs)
	}
	for i := 0; i < len(built); {
		n := i + 1
		for n < len(built) && built[n].Section == built[i].Section {
			n++
		}
		put(root, f.rootOf(&built[i]), f.holder(built[i:n]))
		i = n
	}
	if f.OffList != nil && f.row(Enabled, false) == nil {
		off := syntax.NewList()
		for i := range built {
			if built[i].Off {
				off.Items = append(off.Items, syntax.NewString(built[i].Name))
			}
		}
		if len(off.Items) > 0 {
			put(root, f.OffList, off)
		}
	}
	return root
}

// withHead begins a new file with the keys that it must have.
func withHead(file File, root *syntax.Node) *syntax.Node {
	if file.Head == nil {
		return root
	}
	whole := syntax.NewMap()
	for i := range file.Head {
		whole.Add(file.Head[i].Key, syntax.NewString(file.Head[i].Text))
	}
	whole.Pairs = append(whole.Pairs, root.Pairs...)
	return whole
}

// holder is the map or list of the entries themselves.
func (f *serverForm) holder(built []Built) *syntax.Node {
	if f.ListKey == "" {
		m := syntax.NewMap()
		m.Pairs = make([]syntax.Pair, 0, len(built))
		for i := range built {
			m.Pairs = append(m.Pairs, syntax.Pair{Key: built[i].Name, KeyPlace: built[i].Server.Place, Value: built[i].Node})
		}
		return m
	}
	list := syntax.NewList()
	list.Items = make([]*syntax.Node, 0, len(built))
	for i := range built {
		item := &syntax.Node{Kind: syntax.Map, Place: built[i].Node.Place, Pairs: make([]syntax.Pair, 0, len(built[i].Node.Pairs)+1)}
		item.Add(f.ListKey, &syntax.Node{Kind: syntax.String, Text: built[i].Name, Place: built[i].Server.Place})
		item.Pairs = append(item.Pairs, built[i].Node.Pairs...)
		list.Items = append(list.Items, item)
	}
	return list
}

// inputList is the list of the inputs that the entries refer to: as the source defines them, else asked as a password.
func inputList(used []string, defined *syntax.Node) *syntax.Node {
	if len(used) == 0 {
		return nil
	}
	list := syntax.NewList()
	done := map[string]bool{}
	for _, id := range used {
		if done[id] {
			continue
		}
		done[id] = true
		list.Items = append(list.Items, inputNode(id, defined))
	}
	return list
}

func inputNode(id string, defined *syntax.Node) *syntax.Node {
	if defined != nil {
		for _, item := range defined.Items {
			if n := item.Get("id"); n != nil && n.Text == id {
				return item
			}
		}
	}
	return syntax.NewMap().Add("type", syntax.NewString("promptString")).Add("id", syntax.NewString(id)).
		Add("description", syntax.NewString(id)).Add("password", syntax.NewBool(true))
}
