package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// merger puts converted items into the person's own file by edits that leave every other byte alone.
type merger struct {
	syntax   syntax.Syntax
	text     string
	root     *syntax.Node
	log      *Log
	conflict map[string]string
	edits    []syntax.Edit
}

// newMerger reads the person's file. It gives nil, and tells where, when the file does not parse: then it is not touched.
func newMerger(text string, s syntax.Syntax, log *Log, options *Options) *merger {
	doc := syntax.ParseAs(text, s)
	if doc.Err != nil && strings.TrimSpace(text) != "" {
		log.say(MsgFileUnreadable, "", syntax.Place{}, strconv.Itoa(doc.Err.Place.Line), strconv.Itoa(doc.Err.Place.Column))
		return nil
	}
	m := &merger{syntax: s, text: text, root: doc.Root, log: log, conflict: options.Conflict}
	if m.root == nil {
		m.root = syntax.NewMap()
	}
	return m
}

func (m *merger) set(value *syntax.Node, path ...string) {
	m.edits = append(m.edits, syntax.Edit{Path: path, Value: value})
}

// result makes the edits. The text comes back untouched, and the log says why, when they cannot be made.
func (m *merger) result() string {
	if len(m.edits) == 0 {
		return m.text
	}
	out, err := syntax.Splice(m.text, m.syntax, m.edits)
	if err != nil {
		m.log.say(MsgMergeImpossible, "", syntax.Place{}, strconv.Itoa(max(err.Place.Line, 1)))
		return m.text
	}
	return out
}

// servers merges the servers of a form.
func (m *merger) servers(f *serverForm, built []Built, used []string, defined *syntax.Node) {
	if f.Build != nil {
		m.shaped(f, built)
		return
	}
	m.moveOld(f, built)
	holder := m.root.At(f.Root...)
	for i := range built {
		b := &built[i]
		m.log.About(b.Server.Name, false)
		path, old := f.place(holder, b)
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

// head adds the keys that a file of this kind must begin with, where the person's file lacks them.
func (m *merger) head(file File) {
	for i := range file.Head {
		if h := &file.Head[i]; m.root.Get(h.Key) == nil {
			m.set(syntax.NewString(h.Text), h.Key)
		}
	}
}

// place gives the path at which a server goes, and what stands there already.
func (f *serverForm) place(holder *syntax.Node, b *Built) (path []string, old *syntax.Node) {
	path = slices.Clone(f.Root)
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

// update sets what differs, key by key, and gives the keys. Maps are gone into, so that variables of the person stay.
func (m *merger) update(ours, theirs *syntax.Node, path []string, depth int) []string {
	var changed []string
	for i := range ours.Pairs {
		p := &ours.Pairs[i]
		here := append(path[:len(path):len(path)], p.Key)
		old := theirs.Get(p.Key)
		if old != nil && sameNode(p.Value, old) {
			continue
		}
		if old != nil && old.Kind == syntax.Map && p.Value.Kind == syntax.Map && depth < 3 {
			if inner := m.update(p.Value, old, here, depth+1); len(inner) > 0 {
				changed = append(changed, p.Key)
			}
			continue
		}
		m.set(p.Value, here...)
		changed = append(changed, p.Key)
	}
	return changed
}

// moveOld moves entries that stand under a root of older tools to where the agent looks; they are not ours to delete.
func (m *merger) moveOld(f *serverForm, built []Built) {
	for _, root := range f.OldRoots {
		old := m.root.At(root...)
		if old == nil || old.Kind != syntax.Map || f.ListKey != "" || !slices.ContainsFunc(old.Pairs, func(p syntax.Pair) bool { return looksLikeEntry(p.Value) }) {
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
		m.log.say(MsgMergeMoved, "", syntax.Place{}, joinPath(root), joinPath(f.Root))
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

// add puts everything of a tree that is not there yet into the file: new keys of maps, new items of lists.
func (m *merger) add(ours, theirs *syntax.Node, path []string, depth int) {
	switch {
	case ours.Kind == syntax.List:
		for _, item := range ours.Items {
			if theirs == nil || !slices.ContainsFunc(theirs.Items, func(n *syntax.Node) bool { return sameNode(n, item) }) {
				m.set(item, append(slices.Clone(path), "-")...)
			}
		}
	case ours.Kind == syntax.Map && depth < 8:
		for i := range ours.Pairs {
			p := &ours.Pairs[i]
			here := append(slices.Clone(path), p.Key)
			old := theirs.Get(p.Key)
			if old == nil {
				m.set(p.Value, here...)
				continue
			}
			m.add(p.Value, old, here, depth+1)
		}
	}
}
