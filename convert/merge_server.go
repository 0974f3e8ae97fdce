package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// misplaced gives what stands in a file where the form's servers go and cannot hold them: a list where it has a map, or a
// file of another agent altogether.
func (f *serverForm) misplaced(root *syntax.Node) *syntax.Node {
	n := root
	for _, key := range f.Root {
		if n.Kind != syntax.Map {
			return n
		}
		if n = n.Get(key); n == nil || n.Kind == syntax.Null {
			return nil
		}
	}
	if list := f.ListKey != ""; list && n.Kind != syntax.List || !list && n.Kind != syntax.Map {
		return n
	}
	return nil
}

// servers merges the servers of a form.
func (m *merger) servers(f *serverForm, built []Built, used []string, defined *syntax.Node) {
	if f.Build != nil {
		m.shaped(f, built)
		return
	}
	if m.foreign = f.misplaced(m.root); m.foreign != nil {
		return
	}
	m.moveOld(f, built)
	holder := m.root.At(f.Root...)
	m.tellOrphans(holder, built)
	for i := range built {
		b := &built[i]
		m.log.About(b.Server.Name, false)
		here := holder
		if b.Section != "" {
			here = m.root.At(f.rootOf(b)...)
		}
		path, old := f.place(here, b)
		if old == nil {
			m.set(f.item(b), path...)
			continue
		}
		m.existing(b, old, path)
	}
	m.log.About("", false)
	m.inputs(f, used, defined)
	m.offList(f, built)
}

// place gives the path at which a server goes, and what stands there already.
func (f *serverForm) place(holder *syntax.Node, b *Built) (path []string, old *syntax.Node) {
	path = f.rootOf(b)
	if f.ListKey == "" {
		return append(path, b.Name), holder.Get(b.Name)
	}
	if holder != nil {
		for i, item := range holder.Items {
			if n := item.Get(f.ListKey); n != nil && n.Text == b.Name {
				return append(path, strconv.Itoa(i)), item
			}
		}
	}
	return append(path, "-"), nil
}

// item is the entry as it stands in the holder: with its name inside, in a list.
func (f *serverForm) item(b *Built) *syntax.Node {
	if f.ListKey == "" {
		return b.Node
	}
	item := syntax.NewMap().Add(f.ListKey, syntax.NewString(b.Name))
	item.Pairs = append(item.Pairs, b.Node.Pairs...)
	return item
}

// existing answers for an entry of that name that is there already, as the person chose: update (ours in, theirs stays),
// replace, or keep.
func (m *merger) existing(b *Built, old *syntax.Node, path []string) {
	choice := m.conflict[b.Server.Name]
	if choice == "" {
		choice = m.conflict[b.Name]
	}
	if choice != "keep" && choice != "replace" && old.Kind == syntax.Map && (old.Get("command") == nil) == (b.Node.Get("command") == nil) {
		changed := m.update(b.Node, old, path, 0)
		if len(changed) == 0 {
			m.log.say(MsgMergeSame, "", b.Server.Place, b.Name)
			return
		}
		m.log.say(MsgMergeUpdated, "", b.Server.Place, b.Name, strings.Join(changed, ", "))
		return
	}
	if choice == "keep" {
		m.log.say(MsgMergeKept, "", b.Server.Place, b.Name)
		return
	}
	// Another kind of entry under the same name cannot be mixed with ours.
	m.set(b.Node, path...)
	m.log.say(MsgMergeReplaced, "", b.Server.Place, b.Name)
}

// moveOld moves entries that stand under a root of older tools to where the agent looks; they are not ours to delete.
func (m *merger) moveOld(f *serverForm, built []Built) {
	for _, root := range f.OldRoots {
		old := m.root.At(root...)
		if old == nil || old.Kind != syntax.Map || f.ListKey != "" || !slices.ContainsFunc(old.Pairs, func(p syntax.Pair) bool { return looksLikeEntry(p.Value) }) {
			continue
		}
		m.log.say(MsgMergeMoved, "", syntax.Place{}, joinPath(root), joinPath(f.Root))
		if m.rename(root, f.Root, old) {
			continue
		}
		for i := range old.Pairs {
			p := &old.Pairs[i]
			taken := m.root.At(f.Root...).Get(p.Key) != nil || slices.ContainsFunc(built, func(b Built) bool { return b.Name == p.Key })
			if !taken {
				m.set(p.Value, append(slices.Clone(f.Root), p.Key)...)
			}
		}
		m.set(nil, root...)
	}
}

// rename moves a section by its name alone, so that every comment stays. It is for files in which the new place is free; ok
// is false for all others.
func (m *merger) rename(root, path []string, old *syntax.Node) bool {
	if m.root.At(path...) != nil {
		return false
	}
	text := m.text
	if m.syntax == syntax.TOML {
		text, _ = syntax.RenameTables(text, root, path)
	} else if len(root) == 1 && len(path) == 1 {
		i := slices.IndexFunc(m.root.Pairs, func(p syntax.Pair) bool { return p.Value == old })
		at := m.root.Pairs[i].KeyPlace.Offset
		text = text[:at] + strings.Replace(text[at:], root[0], path[0], 1)
	}
	doc := syntax.ParseAs(text, m.syntax)
	if now := doc.Root.At(path...); doc.Err != nil || now == nil || !sameNode(now, old) {
		return false
	}
	m.text, m.root = text, doc.Root
	return true
}

// tellOrphans tells of entries in the file that have nothing to start and nowhere to connect: what is left of a server when
// a tool took its table away and not the ones below it.
func (m *merger) tellOrphans(holder *syntax.Node, built []Built) {
	if m.syntax != syntax.TOML || holder == nil || holder.Kind != syntax.Map {
		return
	}
	for i := range holder.Pairs {
		p := &holder.Pairs[i]
		if p.Value.Kind == syntax.Map && !looksLikeEntry(p.Value) && !slices.ContainsFunc(built, func(b Built) bool { return b.Name == p.Key }) {
			m.log.say(MsgMergeOrphan, "", syntax.Place{}, p.Key, strconv.Itoa(max(p.KeyPlace.Line, 1)))
		}
	}
}

// inputs adds definitions of inputs that are not there yet.
func (m *merger) inputs(f *serverForm, used []string, defined *syntax.Node) {
	if f.Inputs == "" || len(used) == 0 {
		return
	}
	list := m.root.Get(f.Inputs)
	for _, node := range inputList(used, defined).Items {
		id := node.Get("id")
		if list != nil && slices.ContainsFunc(list.Items, func(n *syntax.Node) bool { return n.Get("id") != nil && n.Get("id").Text == id.Text }) {
			continue
		}
		m.set(node, f.Inputs, "-")
	}
}

func (m *merger) offList(f *serverForm, built []Built) {
	if f.OffList == nil {
		return
	}
	list := m.root.At(f.OffList...)
	for i := range built {
		if built[i].Off && (list == nil || !f.OffMatch.in(list, built[i].Name)) {
			m.set(syntax.NewString(built[i].Name), append(slices.Clone(f.OffList), "-")...)
		}
	}
}

// shaped merges into a file of another shape: entries are only ever added, and a name that is there is left alone.
func (m *merger) shaped(f *serverForm, built []Built) {
	var fresh []Built
	there := f.Find(m.root)
	for i := range built {
		b := built[i]
		if slices.ContainsFunc(there, func(e Entry) bool { return e.Name == b.Name }) {
			m.log.About(b.Server.Name, false)
			m.log.say(MsgMergeClash, "", b.Server.Place, b.Name)
			continue
		}
		fresh = append(fresh, b)
	}
	m.log.About("", false)
	if len(fresh) > 0 {
		m.add(f.Build(fresh), m.root, nil, 0)
	}
}
