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
			case syntax.BracketsAdded, syntax.ExtraBracket, syntax.ListWithKeys, syntax.FragmentCompleted, syntax.SeveralDocuments:
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

// head adds the keys that a file of this kind must begin with, where the person's file lacks them.
func (m *merger) head(file File) {
	for i := range file.Head {
		if h := &file.Head[i]; m.root.Get(h.Key) == nil {
			m.set(syntax.NewString(h.Text), h.Key)
		}
	}
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
