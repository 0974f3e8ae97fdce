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
	own      string // as it was
	text     string
	root     *syntax.Node
	log      *Log
	conflict map[string]string
	edits    []syntax.Edit
	since    int          // findings that the log had before
	foreign  *syntax.Node // what stands where the servers go and can hold none: then nothing is changed
}

// newMerger reads the person's file. It gives nil, and tells where, when the file does not parse: then it is not touched.
func newMerger(text string, s syntax.Syntax, log *Log, options *Options) *merger {
	m := &merger{syntax: s, own: text, text: text, log: log, conflict: options.Conflict, since: len(log.Findings)}
	if s == syntax.TOML {
		if joined, lines, ok := syntax.JoinTables(text); ok {
			log.say(MsgMergeJoined, "", syntax.Place{}, strconv.Itoa(lines[0]))
			m.text = joined
		}
	}
	doc := syntax.ParseAs(m.text, s)
	at := syntax.Place{}
	switch {
	case doc.Root == nil && !holdsText(text, s):
		if s.IsJSON() {
			m.text = strings.TrimRight(text, " \t\r\n")
			if m.text != "" {
				m.text += "\n{}\n" // nothing but comments: the servers come below them
			}
		}
	case doc.Err != nil:
		at = doc.Err.Place
	default:
		for i := range doc.Notes {
			switch n := &doc.Notes[i]; n.Kind {
			case syntax.BracketsAdded, syntax.ExtraBracket, syntax.FragmentCompleted, syntax.SeveralDocuments:
				at = n.Place
			case syntax.DuplicateKey:
				if s == syntax.TOML {
					at = n.Place
				}
			}
		}
	}
	if at.Known() {
		log.say(MsgFileUnreadable, "", syntax.Place{}, strconv.Itoa(max(at.Line, 1)), strconv.Itoa(max(at.Column, 1)))
		return nil
	}
	m.root = doc.Root
	if m.root == nil || m.root.Kind == syntax.Null {
		m.root = syntax.NewMap()
	}
	return m
}

// holdsText says whether a text has anything but white space and comments.
func holdsText(text string, s syntax.Syntax) bool {
	inside := false // of /* */
	for text != "" {
		line := text
		if i := strings.IndexByte(text, '\n'); i >= 0 {
			line, text = text[:i], text[i+1:]
		} else {
			text = ""
		}
		line = strings.TrimSpace(line)
		if inside {
			_, after, closed := strings.Cut(line, "*/")
			if !closed {
				continue
			}
			line, inside = strings.TrimSpace(after), false
		}
		switch {
		case line == "" || line == "\ufeff":
		case !s.IsJSON() && line[0] == '#', s.IsJSON() && strings.HasPrefix(line, "//"):
		case s.IsJSON() && strings.HasPrefix(line, "/*"):
			if _, after, closed := strings.Cut(line, "*/"); !closed {
				inside = true
			} else if strings.TrimSpace(after) != "" {
				return true
			}
		default:
			return true
		}
	}
	return false
}

func (m *merger) set(value *syntax.Node, path ...string) {
	m.edits = append(m.edits, syntax.Edit{Path: path, Value: value})
}

// result makes the edits. It is "" when they cannot be made; the log then says why, and nothing of what would have been.
func (m *merger) result() string {
	line := 0
	if m.foreign != nil {
		line = m.foreign.Place.Line
	} else if len(m.edits) == 0 {
		return m.text
	} else if out, err := syntax.Splice(m.text, m.syntax, m.edits); err == nil {
		m.log.About("", false)
		for _, at := range syntax.LostComments(m.own, out, m.syntax) {
			m.log.say(MsgMergeComment, "", syntax.Place{}, clip(m.own[at.Offset:at.Offset+at.Length]), strconv.Itoa(at.Line))
		}
		return out
	} else {
		line = err.Place.Line
	}
	kept := m.log.Findings[:m.since]
	for _, f := range m.log.Findings[m.since:] {
		if f.Code() != MergeConflict {
			kept = append(kept, f)
		}
	}
	m.log.Findings = kept
	m.log.About("", false)
	m.log.say(MsgMergeImpossible, "", syntax.Place{}, strconv.Itoa(max(line, 1)))
	return ""
}

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
