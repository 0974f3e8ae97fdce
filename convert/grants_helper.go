package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// helperFiles gives the person's own files by the helpers that they are of: the name at the top of each, else the one behind
// the key. Files of helpers without a grant are told.
func helperFiles(req *Request, key string, helpers []string, log *Log) map[string]string {
	files := map[string]string{}
	for last := ""; ; {
		at := "" // the next key in their order
		for other := range req.Existing {
			if (other == key || strings.HasPrefix(other, key+"/")) && other > last && (at == "" || other < at) {
				at = other
			}
		}
		if last = at; at == "" {
			return files
		}
		own := req.Existing[at]
		name := helperName(own)
		if name == "" {
			name = strings.TrimPrefix(at[len(key):], "/")
		}
		if name == "" {
			name = "?"
			if len(helpers) == 1 {
				name = helpers[0]
			}
		}
		if !slices.Contains(helpers, name) {
			log.say(MsgGrantOtherHelper, "", syntax.Place{}, clip(name))
			continue
		}
		files[name] = own
	}
}

// helperName is the name at the top of a helper's file, or "".
func helperName(text string) string {
	head, _, ok := frontMatter(text)
	if !ok {
		return ""
	}
	if n := syntax.ParseAs(head, syntax.YAML).Root.Get("name"); n != nil {
		return n.Text
	}
	return ""
}

// frontMatter finds the YAML between the first two lines of dashes.
func frontMatter(text string) (head string, start int, ok bool) {
	first := strings.IndexByte(text, '\n') + 1
	if first == 0 || strings.TrimRight(strings.TrimPrefix(text[:first], "\ufeff"), "\r\n ") != "---" {
		return "", 0, false
	}
	for at := first; at < len(text); {
		end := strings.IndexByte(text[at:], '\n') + 1
		if end == 0 {
			end = len(text) - at
		}
		if strings.TrimRight(text[at:at+end], "\r\n ") == "---" {
			return text[first:at], first, true
		}
		at += end
	}
	return "", 0, false
}

// snippet is what goes to the end of the helper's list of tools.
func (w *grantWriter) snippet(entries []string) string {
	if w.form.AsList {
		return "  - " + strings.Join(entries, "\n  - ") + "\n"
	}
	return ", " + strings.Join(entries, ", ") + "\n"
}

// extend adds the entries to the tools of a helper's own file; "" when it stays as it is, and the log says why.
func (w *grantWriter) extend(text string, entries []string, servers []Value) string {
	w.log.About(w.helper, false)
	defer w.log.About("", false)
	head, start, ok := frontMatter(text)
	doc := syntax.ParseAs(head, syntax.YAML)
	if !ok || doc.Err != nil || doc.Root == nil || doc.Root.Kind != syntax.Map {
		w.log.say(MsgGrantUnreadable, "", syntax.Place{})
		return ""
	}
	tools := doc.Root.Get("tools")
	if tools == nil || tools.Kind == syntax.Null {
		m := MsgGrantNoTools
		if w.form.OpenFirst {
			m = MsgGrantOpen
		}
		w.log.say(m, "tools", syntax.Place{})
		return ""
	}
	has := toolWords(tools)
	if w.form.Whole != "" && slices.Contains(has, w.form.Whole) {
		w.log.say(MsgGrantOpen, "tools", syntax.Place{})
		return ""
	}
	denied := toolWords(doc.Root.Get("disallowedTools"))
	var fresh []string
	for _, entry := range entries {
		switch {
		case slices.Contains(has, entry):
			w.log.say(MsgGrantThere, "tools", syntax.Place{}, entry)
		case w.denies(denied, entry, servers):
			w.log.say(MsgGrantDenied, "disallowedTools", syntax.Place{}, entry)
		default:
			fresh = append(fresh, entry)
		}
	}
	if len(fresh) == 0 {
		return ""
	}
	if tools.Kind == syntax.List {
		edits := make([]syntax.Edit, 0, len(fresh))
		for _, entry := range fresh {
			edits = append(edits, syntax.Edit{Path: []string{"tools", "-"}, Value: syntax.NewString(entry)})
		}
		out, err := syntax.Splice(head, syntax.YAML, edits)
		if err != nil {
			w.log.say(MsgGrantUnreadable, "", syntax.Place{})
			return ""
		}
		return text[:start] + out + text[start+len(head):]
	}
	end := tools.Place.Offset + tools.Place.Length
	if end > tools.Place.Offset && strings.IndexByte(`"'`, head[end-1]) >= 0 {
		end-- // before the quote
	}
	return text[:start+end] + ", " + strings.Join(fresh, ", ") + text[start+end:]
}

// toolWords reads a list of tools, or a line of them with commas.
func toolWords(n *syntax.Node) []string {
	if n == nil {
		return nil
	}
	var out []string
	for _, item := range n.Items {
		out = append(out, strings.TrimSpace(item.Text))
	}
	if n.Kind == syntax.String {
		for _, word := range strings.Split(n.Text, ",") {
			out = append(out, strings.TrimSpace(word))
		}
	}
	return out
}

// denies says whether the helper's own list of what it may not use names the server: by its name, or by its tools.
func (w *grantWriter) denies(denied []string, entry string, servers []Value) bool {
	before, _, _ := strings.Cut(entry, "*")
	bare := strings.TrimRight(before, "_")
	return slices.ContainsFunc(denied, func(word string) bool {
		return word == entry || word == bare || slices.ContainsFunc(servers, func(v Value) bool { return v.Text == word && w.form.entry(v.Text) == entry })
	})
}
