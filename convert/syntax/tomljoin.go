package syntax

import "strings"

// JoinTables mends a TOML text in which a table is there twice, as tools leave it that only ever append: the lines of the
// second one go to the first, those that say the same go away, and a table on one line gives way to the one with a header.
// ok is false, and the text comes back untouched, when the two contradict each other or something else is wrong as well.
func JoinTables(text string) (joined string, lines []int, ok bool) {
	if len(text) > mostJoined {
		return text, nil, false
	}
	joined = text
	for range 20 {
		file := parseTOML(joined)
		if file.doc.Err != nil {
			return text, nil, false
		}
		note := firstTwice(file.doc.Notes)
		if note == nil {
			return joined, lines, lines != nil
		}
		next, can := joinOne(joined, note.Place)
		if !can {
			return text, nil, false
		}
		joined, lines = next, append(lines, note.Place.Line)
	}
	return text, nil, false
}

// mostJoined bounds the work: each line of such a table is read by itself.
const mostJoined = 64 << 10

func firstTwice(notes []Note) *Note {
	for i := range notes {
		if notes[i].Kind == DuplicateKey {
			return &notes[i]
		}
	}
	return nil
}

// joinOne joins the table whose header stands at a place with the one of the same name before it.
func joinOne(text string, at Place) (string, bool) {
	all := splitKeepEnds(text)
	if at.Line < 1 || at.Line > len(all) {
		return text, false
	}
	second := at.Line - 1
	name, header := tableHeader(all[second])
	if !header {
		return text, false
	}
	body, end := tableBody(all, second)
	first := -1
	for i := 0; i < second; i++ {
		if n, is := tableHeader(all[i]); is && n == name {
			first = i
		}
	}
	if first < 0 {
		return joinInline(all, name, second, end, body)
	}
	theirs, stop := tableBody(all, first)
	var fresh []string
	for _, l := range body {
		key, _, is := keyLine(l)
		same := is && find(parseTOML(strings.Join(theirs, "")).doc.Root, key) >= 0
		switch {
		case !same:
			fresh = append(fresh, l)
		case !sameLine(theirs, l, key):
			return text, false
		}
	}
	for stop > first+1 && strings.TrimSpace(all[stop-1]) == "" {
		stop-- // before the empty lines that part the tables
	}
	out := append([]string(nil), all[:stop]...)
	out = append(out, trimmedBlank(fresh)...)
	out = append(append(out, all[stop:second]...), all[end:]...)
	return strings.Join(out, ""), true
}

// joinInline takes the table on one line away: what only it says goes to the one with a header.
func joinInline(all []string, name string, second, end int, body []string) (string, bool) {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return "", false
	}
	owner, last := name[:dot], name[dot+1:]
	for i := 0; i < second; i++ {
		n, is := tableHeader(all[i])
		if !is || n != owner {
			continue
		}
		for j := i + 1; j < second; j++ {
			if _, is := tableHeader(all[j]); is {
				break
			}
			key, value, is := keyLine(all[j])
			if !is || key != last || !strings.HasPrefix(value, "{") {
				continue
			}
			inline := find(parseTOML(all[j]).doc.Root, last)
			if inline < 0 {
				return "", false
			}
			var fresh []string
			for _, p := range parseTOML(all[j]).doc.Root.Pairs[inline].Value.Pairs {
				line := strings.TrimSuffix(Print(NewMap().Add(p.Key, p.Value), TOML), "\n") + newlineOf(all[j])
				if find(parseTOML(strings.Join(body, "")).doc.Root, p.Key) < 0 {
					fresh = append(fresh, line)
				} else if !sameLine(body, line, p.Key) {
					return "", false
				}
			}
			out := append([]string(nil), all[:j]...)
			if from, end := nextComment(all[j], 0, TOML); from < end {
				out = append(out, all[j][from:])
			}
			out = append(out, all[j+1:second+1]...)
			out = append(append(out, fresh...), all[second+1:]...)
			return strings.Join(out, ""), true
		}
	}
	return "", false
}

// tableHeader gives the name of a table with its quotes, without blanks; lists of tables are none.
func tableHeader(line string) (string, bool) {
	line = strings.TrimSpace(line)
	if !strings.HasPrefix(line, "[") || strings.HasPrefix(line, "[[") {
		return "", false
	}
	end := strings.IndexByte(line, ']')
	if end < 0 {
		return "", false
	}
	return strings.ReplaceAll(line[1:end], " ", ""), true
}

// tableBody gives the lines below a header, up to the next one.
func tableBody(all []string, header int) (body []string, end int) {
	end = header + 1
	for end < len(all) && !strings.HasPrefix(strings.TrimSpace(all[end]), "[") {
		end++
	}
	return all[header+1 : end], end
}

// keyLine reads a line that sets one bare or quoted key.
func keyLine(line string) (key, value string, ok bool) {
	root := parseTOML(line).doc.Root
	if root == nil || len(root.Pairs) != 1 {
		return "", "", false
	}
	_, value, ok = strings.Cut(line, "=")
	return root.Pairs[0].Key, strings.TrimSpace(value), ok
}

// sameLine says whether the lines set a key to the same value as one line does.
func sameLine(lines []string, line, key string) bool {
	a, b := parseTOML(strings.Join(lines, "")).doc.Root, parseTOML(line).doc.Root
	i, j := find(a, key), find(b, key)
	return i >= 0 && j >= 0 && Equal(a.Pairs[i].Value, b.Pairs[j].Value)
}

func trimmedBlank(lines []string) []string {
	for len(lines) > 0 && strings.TrimSpace(lines[len(lines)-1]) == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

func newlineOf(line string) string {
	if strings.HasSuffix(line, "\r\n") {
		return "\r\n"
	}
	return "\n"
}

func splitKeepEnds(text string) []string {
	var out []string
	for text != "" {
		i := strings.IndexByte(text, '\n') + 1
		if i == 0 {
			i = len(text)
		}
		out = append(out, text[:i])
		text = text[i:]
	}
	return out
}

// RenameTables writes another path into every header of a TOML text that begins with one: [mcp.servers.a] becomes
// [mcp_servers.a]. Everything else stays, comments too. n says how many headers there were.
func RenameTables(text string, old, path []string) (renamed string, n int) {
	from, to := strings.Join(old, "."), strings.Join(path, ".")
	lines := splitKeepEnds(text)
	for i, line := range lines {
		name, header := tableHeader(line)
		if !header || name != from && !strings.HasPrefix(name, from+".") {
			continue
		}
		open, end := strings.IndexByte(line, '['), strings.IndexByte(line, ']')
		if name == from {
			lines[i] = line[:open+1] + to + line[end:]
		} else {
			lines[i] = line[:open+1] + to + strings.ReplaceAll(line[open+1:end], " ", "")[len(from):] + line[end:]
		}
		n++
	}
	return strings.Join(lines, ""), n
}
