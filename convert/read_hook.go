package convert

import (
	"slices"
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// hookSpellings are keys of handlers in one agent's format or another's, tried on what the agent's own rows left.
var hookSpellings = []Row{
	{Field: HookCommand, Key: "command"}, {Field: HookCommand, Key: "cmd"}, {Field: HookCommand, Key: "run"}, {Field: HookCommand, Key: "script"},
	{Field: HookCommand, Key: "exec"}, {Field: HookArgs, Key: "args", As: AsList},
	{Field: HookBash, Key: "bash"}, {Field: HookPowerShell, Key: "powershell"},
	{Field: HookWindows, Key: "windows"}, {Field: HookWindows, Key: "commandWindows"}, {Field: HookWindows, Key: "command_windows"}, {Field: HookLinux, Key: "linux"}, {Field: HookMac, Key: "osx"},
	{Field: HookTimeout, Key: "timeout", As: AsSeconds}, {Field: HookTimeout, Key: "timeoutSec", As: AsSeconds}, {Field: HookTimeout, Key: "timeout_sec", As: AsSeconds},
	{Field: HookTimeout, Key: "timeoutMs", As: AsMillis}, {Field: HookTimeout, Key: "timeout_ms", As: AsMillis},
	{Field: HookCwd, Key: "cwd"}, {Field: HookCwd, Key: "working_directory"}, {Field: HookEnv, Key: "env", As: AsMap}, {Field: HookAsync, Key: "async", As: AsBool},
	{Field: HookStatus, Key: "statusMessage"}, {Field: HookName, Key: "name"}, {Field: HookDescription, Key: "description"}, {Field: HookIf, Key: "if"},
	{Field: HookFailClosed, Key: "failClosed", As: AsBool}, {Field: HookFailClosed, Key: "fail_closed", As: AsBool}, {Field: HookOnce, Key: "once", As: AsBool}, {Field: HookShell, Key: "shell"},
	{Field: HookPrompt, Key: "prompt"}, {Field: HookModel, Key: "model"}, {Field: HookURL, Key: "url"}, {Field: HookHeaders, Key: "headers", As: AsMap},
	{Field: HookAllowedEnv, Key: "allowedEnvVars", As: AsList}, {Field: HookServer, Key: "server"}, {Field: HookTool, Key: "tool"}, {Field: HookEnabled, Key: "enabled", As: AsBool},
	{Field: HookLoopLimit, Key: "loop_limit", As: AsNumber},
}

// hookReader turns what was found into hooks.
type hookReader struct {
	form    *hookForm
	catalog *Catalog
	log     *Log
	values  *serverReader
	allOff  Extra // the key that switches all hooks off, if one does
	broken  bool  // a shape was told that breaks the whole file
}

func (r *hookReader) read(found []FoundHook, root *syntax.Node) []Hook {
	var hooks []Hook
	off := r.switchedOff(root)
	names := r.labels(found)
	for i := range found {
		h, ok := r.one(&found[i], off, names[i])
		if !ok {
			continue
		}
		// Handlers of one group stand together again.
		if n := len(hooks); n > 0 && found[i].Group != nil && hooks[n-1].From == found[i].Group && hooks[n-1].Native == h.Native {
			hooks[n-1].Handlers = append(hooks[n-1].Handlers, h.Handlers...)
			continue
		}
		hooks = append(hooks, h)
	}
	return hooks
}

// switchedOff tells of keys that switch hooks off, and gives a test for single ones.
func (r *hookReader) switchedOff(root *syntax.Node) func(h *Handler) bool {
	all := false
	for _, path := range r.form.OffKeys {
		if n := root.At(path...); n != nil && (n.Text == "true") == (path[len(path)-1] != "enabled") {
			all = true
			r.allOff = Extra{Path: path, Node: n, Place: n.Place}
			r.log.About("", true)
			r.log.say(MsgHooksAllOff, joinPath(path), n.Place)
		}
	}
	list := offListOf(root, r.form.OffList)
	if list == nil {
		list = offListOf(root, r.form.OldOffList)
	}
	return func(h *Handler) bool {
		return all || list != nil && (MatchExact.in(list, h.Text(HookName)) && h.Text(HookName) != "" || MatchExact.in(list, h.Command()))
	}
}

// labels tells hooks of one event apart: by their scripts, and by a number where these are the same.
func (r *hookReader) labels(found []FoundHook) []string {
	out := make([]string, len(found))
	events := make([]string, len(found))
	groups := map[string]*syntax.Node{} // the first group of each event
	several := map[string]bool{}
	for i := range found {
		f := &found[i]
		event := r.form.eventName(f.Event)
		events[i] = event
		first, seen := groups[event]
		if !seen {
			groups[event] = f.group()
		}
		several[event] = several[event] || seen && first != f.group()
	}
	taken := map[string]*syntax.Node{}
	last := map[string]int{} // the number that the last hook of a label got
	for i := range found {
		f := &found[i]
		event := events[i]
		if !several[event] {
			continue
		}
		label := " " + f.script()
		if label == " " {
			label = ""
		}
		if i > 0 && found[i-1].group() == f.group() {
			out[i] = out[i-1]
			continue
		}
		free := label
		for n := max(2, last[event+label]+1); taken[event+free] != nil; n++ {
			free, last[event+label] = label+" "+strconv.Itoa(n), n
		}
		taken[event+free] = f.group()
		out[i] = free
	}
	return out
}

// eventName is the name by which hooks of an event are called: Claude's, or the agent's own.
func (f *hookForm) eventName(native string) string {
	if e := f.events[native]; e != nil && e.Name != "" {
		return e.Name
	}
	return native
}

// group is what belongs together: the group of the file, or the handler alone.
func (f *FoundHook) group() *syntax.Node {
	if f.Group != nil {
		return f.Group
	}
	return f.Handler
}

// script names what the hook runs in a word: guard.sh.
func (f *FoundHook) script() string {
	if f.Handler == nil {
		return ""
	}
	text := f.Handler.Text
	for _, key := range [...]string{"command", "bash", "prompt", "url"} {
		if n := f.Handler.Get(key); n != nil && n.Kind == syntax.String {
			text = n.Text
			break
		}
	}
	if inner := f.Handler.Get("action"); inner != nil {
		text = (&FoundHook{Handler: inner}).script()
	}
	words := SplitWords(text)
	for _, w := range words {
		if w = w[strings.LastIndexAny(w, "/\\")+1:]; strings.Contains(w, ".") && w != "." {
			return clip(w)
		}
	}
	return clip(strings.Join(words[:min(2, len(words))], " "))
}

func offListOf(root *syntax.Node, path []string) *syntax.Node {
	if path == nil {
		return nil
	}
	if list := root.At(path...); list != nil && list.Kind == syntax.List {
		return list
	}
	return nil
}

func (r *hookReader) one(f *FoundHook, off func(*Handler) bool, label string) (Hook, bool) {
	h := Hook{Native: f.Event, Place: f.Place, From: f.Group, label: label}
	if h.From == nil {
		h.From = f.Handler
	}
	r.log.About(f.Event+label, true)
	if !r.settleEvent(&h) {
		return h, false
	}
	r.log.About(h.Name(), true)
	r.settleMatcher(&h, f)
	if f.Group != nil {
		r.groupExtras(&h, f)
	}
	r.tellMisfit(&h, f)
	if f.Handler == nil {
		r.log.say(MsgHookEmpty, "", f.Place)
		return h, false
	}
	handler, ok := r.handler(&h, f)
	if !ok {
		return h, false
	}
	if f.Name != "" && handler.Get(HookName) == nil {
		handler.Data = append(handler.Data, Datum{Field: HookName, Key: "name", Text: Value{Text: f.Name, Place: f.Place}, Place: f.Place})
	}
	if f.Switched && handler.Get(HookEnabled) == nil {
		handler.Data = append(handler.Data, Datum{Field: HookEnabled, Key: "enabled", On: true, Place: f.Place})
	}
	if f.Off || off(&handler) {
		handler.Data = slices.DeleteFunc(handler.Data, func(d Datum) bool { return d.Field == HookEnabled })
		handler.Data = append(handler.Data, Datum{Field: HookEnabled, Key: "enabled", Place: f.Place})
	}
	h.Handlers = []Handler{handler}
	return h, true
}

// settleEvent finds out which event is meant.
func (r *hookReader) settleEvent(h *Hook) bool {
	e := r.form.events[h.Native]
	if e != nil {
		if e.Native != h.Native {
			r.log.say(MsgEventSpelling, "", h.Place, h.Native, e.Native)
		}
		h.Event, h.Can, h.event = e.Name, e.Can, e
		return true
	}
	if e = r.form.folded(h.Native); e != nil {
		r.log.say(MsgEventSpelling, "", h.Place, h.Native, e.Native)
		h.Event, h.Can, h.event = e.Name, e.Can, e
		return true
	}
	if foreign, agent := r.catalog.eventOf(h.Native); foreign != nil {
		own := r.form.event(&Hook{Event: foreign.Name})
		name := ""
		if own != nil && foreign.Name != "" {
			name = own.Native
		}
		r.log.say(MsgEventForeign, "", h.Place, h.Native, agent.Name, name)
		h.Event, h.Can = foreign.Name, foreign.Can
		h.event = foreign
		return true
	}
	r.log.say(MsgEventUnknown, "", h.Place, clip(h.Native), r.form.closest(h.Native))
	return false
}

// folded finds an event whose spelling differs only in case and separators.
func (f *hookForm) folded(name string) *Event {
	fold := foldEvent(name)
	for i := range f.Events {
		e := &f.Events[i]
		if foldsTo(e.Native, fold) || slices.ContainsFunc(e.Also, func(a string) bool { return foldsTo(a, fold) }) {
			return e
		}
	}
	return nil
}

// closest names the event that a person may have meant, by the fewest changed letters; "" when none is near.
func (f *hookForm) closest(name string) string {
	best, least := "", len(name)/2+1
	for i := range f.Events {
		if d := distance(foldEvent(name), foldEvent(f.Events[i].Native)); d < least {
			best, least = f.Events[i].Native, d
		}
	}
	return best
}

// distance counts the letters to change, add or take out to make b of a.
func distance(a, b string) int {
	if len(a) > 64 || len(b) > 64 {
		return 64
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diagonal
			if a[i-1] != b[j-1] {
				cost++
			}
			diagonal = row[j]
			row[j] = min(cost, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}

func (r *hookReader) settleMatcher(h *Hook, f *FoundHook) {
	if f.Matcher != nil {
		text, ok := matcherText(f.Matcher)
		if !ok {
			r.log.say(MsgMatcherType, "matcher", f.Matcher.Place, kindName(f.Matcher))
			r.tellBroken(h, f.Matcher.Place)
		}
		h.Matcher = r.form.readMatcher(text, h)
		h.Matcher.Given, h.Matcher.Listed, h.Matcher.Place = true, f.Listed, f.Matcher.Place
		r.tellMatcher(h)
	}
	if h.event == nil || len(h.event.Tools) == 0 {
		return
	}
	// A split event stands for Claude's event narrowed to its tools.
	h.Matcher.Kind, h.Matcher.Tools = MatchesTools, nil
	for _, tool := range h.event.Tools {
		ref := ToolRef{Name: tool, Known: true}
		if tool == "mcp" {
			ref = ToolRef{MCP: true, Known: true}
		}
		h.Matcher.Tools = append(h.Matcher.Tools, ref)
	}
}

// tellMatcher tells what the source itself makes of a matcher that cannot do what its writer wanted.
func (r *hookReader) tellMatcher(h *Hook) {
	m := &h.Matcher
	switch {
	case m.Text == "" || h.event == nil:
	case h.event.Match == MatchNone && m.Text != "*":
		r.log.say(MsgMatcherIgnoredHere, "matcher", m.Place)
	case h.event.Match != MatchTool:
	case m.Text == "*" && r.form.rule(h).NoStar, m.Kind == MatchesPattern && brokenPattern(m.Text):
		r.log.say(MsgMatcherBroken, "matcher", m.Place, shortMatcher(m.Text))
	}
	if m.Kind == MatchesPattern && h.event != nil && h.event.Match == MatchTool && !brokenPattern(m.Text) && !strings.Contains(m.Text, "(?") {
		r.log.say(MsgMatcherNone, "matcher", m.Place, shortMatcher(m.Text))
	}
	for i := range m.Tools {
		if ref := &m.Tools[i]; !ref.Known {
			r.log.say(MsgToolUnknown, "matcher", m.Place, clip(ref.Name), r.catalog.meant(ref.Name, r.form))
		}
	}
}

// meant names the tool of a form that other agents call by a name, or that differs from it in case only; "" when none does.
func (c *Catalog) meant(name string, f *hookForm) string {
	for i := range f.Tools {
		t := &f.Tools[i]
		if at := slices.IndexFunc(t.Native, func(n string) bool { return strings.EqualFold(n, name) }); at >= 0 {
			return t.Native[at]
		}
	}
	for _, other := range c.hooks().forms {
		for _, tool := range other.tools[name] {
			if t := f.names[tool]; t != nil && !t.Old {
				return t.Native[0]
			}
		}
	}
	return ""
}

// matcherText reads a matcher; maps and lists that people write by mistake are read for what they mean.
func matcherText(n *syntax.Node) (text string, ok bool) {
	switch n.Kind {
	case syntax.String:
		return n.Text, true
	case syntax.Null:
		return "", false
	case syntax.List:
		var names []string
		for _, item := range n.Items {
			names = append(names, item.Text)
		}
		return strings.Join(names, "|"), false
	case syntax.Map:
		for _, key := range [...]string{"tool", "tools", "tool_name", "toolName", "name"} {
			if inner := n.Get(key); inner != nil {
				text, _ = matcherText(inner)
				return text, false
			}
		}
	}
	return n.Text, false
}

func (r *hookReader) groupExtras(h *Hook, f *FoundHook) {
	for i := range f.Group.Pairs {
		p := &f.Group.Pairs[i]
		if p.Key == "hooks" || p.Key == "matcher" {
			continue
		}
		h.Extras = append(h.Extras, Extra{Path: []string{p.Key}, Node: p.Value, Place: p.KeyPlace})
	}
	h.Extras = r.values.labelled(h.Extras)
}

// tellMisfit tells of a shape that the agent does not take, and what it does to the file.
func (r *hookReader) tellMisfit(h *Hook, f *FoundHook) {
	var message Message
	switch f.Misfit {
	case handlerWithoutGroup:
		message = MsgHookNoGroup
	case groupInFlat:
		message = MsgHookGroup
	case textAsHandler:
		message = MsgHookText
	case mapAsList:
		message = MsgHookMap
	default:
		return
	}
	r.log.say(message, "", f.Place)
	r.tellBroken(h, f.Place)
}

// tellBroken tells once that a wrong shape takes more with it than its hook.
func (r *hookReader) tellBroken(h *Hook, at syntax.Place) {
	if r.broken || r.form.Strict == "" || h.Can&Block == 0 {
		return
	}
	r.broken = true
	r.log.say(MsgHookBreaksFile, "", at, r.form.Strict)
}

// handler reads one handler by the rows of the agent, then by the spellings of others.
func (r *hookReader) handler(h *Hook, f *FoundHook) (Handler, bool) {
	node := f.Handler
	out := Handler{Place: node.Place}
	if node.Kind == syntax.String {
		out.Type = "command"
		out.Data = []Datum{{Field: HookCommand, Key: "command", Text: Value{Text: node.Text, Place: node.Place}, Place: node.Place}}
		return out, strings.TrimSpace(node.Text) != ""
	}
	if node.Kind != syntax.Map {
		r.log.say(MsgHookNotMap, "", node.Place, kindName(node))
		return out, false
	}
	keys := newTaker(node)
	if f.Matcher != nil && f.Group == nil {
		keys.take([]string{"matcher"})
	}
	word := ""
	if pair := keys.peek(splitKey(r.form.TypeKey)); r.form.TypeKey != "" && pair != nil && pair.Value.Kind == syntax.String {
		word = pair.Value.Text
		keys.take(splitKey(r.form.TypeKey))
	} else if pair := keys.peek([]string{"type"}); pair != nil && pair.Value.Kind == syntax.String {
		word = pair.Value.Text
		keys.take([]string{"type"})
	}
	s := Server{}
	r.takeCommandList(keys, &s)
	for i := range r.form.values.rows {
		row := &r.form.values.rows[i]
		if pair := keys.peek(row.path); pair != nil && row.Field != HookMatcher {
			r.values.takeRow(keys, &s, row.Row, row.path, pair)
		}
	}
	r.takeHookSpellings(keys, &s)
	out.Data = s.Data
	out.Extras = r.values.labelled(keys.left(nil))
	out.Type = r.handlerType(word, &out, node)
	return out, r.usable(&out, node)
}

// takeCommandList reads a command that is a list, as people write it by mistake, as program and arguments.
func (r *hookReader) takeCommandList(keys *taker, s *Server) {
	pair := keys.peek([]string{"command"})
	if pair == nil || pair.Value.Kind != syntax.List || len(pair.Value.Items) == 0 || !scalars(pair.Value) {
		return
	}
	keys.take([]string{"command"})
	var list []Value
	for _, item := range pair.Value.Items {
		list = append(list, Value{Text: item.Text, Place: item.Place})
	}
	s.Data = append(s.Data, Datum{Field: HookCommand, Key: "command", Text: list[0], Place: pair.KeyPlace})
	s.Data = append(s.Data, Datum{Field: HookArgs, Key: "command", List: list[1:], Place: pair.KeyPlace})
	r.log.say(MsgHookCommandList, "command", pair.Value.Place)
	r.tellBroken(&Hook{Can: Block}, pair.Value.Place)
}

func (r *hookReader) takeHookSpellings(keys *taker, s *Server) {
	if keys.empty() {
		return
	}
	for i := range hookSpellings {
		row := &hookSpellings[i]
		if r.form.values.known[row.Key]&knownOwn != 0 || s.Get(row.Field) != nil {
			continue
		}
		path := []string{row.Key}
		pair := keys.peek(path)
		if pair == nil || !r.values.takeRow(keys, s, row, path, pair) {
			continue
		}
		own := ""
		if w := r.form.values.row(row.Field, false); w != nil {
			own = w.Key
		}
		r.log.say(MsgHookForeignKey, row.Key, pair.KeyPlace, fieldName(row.Field), own)
	}
}

// handlerType settles the type from its word or from what the handler has.
func (r *hookReader) handlerType(word string, h *Handler, node *syntax.Node) string {
	if t, ok := r.form.types[word]; ok {
		return t
	}
	guess := "command"
	switch {
	case h.Command() != "":
	case h.Get(HookPrompt) != nil:
		guess = "prompt"
	case h.Get(HookURL) != nil:
		guess = "http"
	case h.Get(HookServer) != nil && h.Get(HookTool) != nil:
		guess = "mcp_tool"
	}
	if word == "" {
		if r.form.TypeKey != "" && r.form.types[""] == "" {
			r.log.say(MsgHookNoType, "", node.Place, guess)
		}
		return guess
	}
	if t, ok := handlerWords[word]; ok {
		return t
	}
	r.log.say(MsgHookUnknownType, "", node.Place, clip(word))
	return word
}

// handlerWords are the words that agents have for the types of handlers.
var handlerWords = map[string]string{"command": "command", "shell": "command", "runCommand": "command", "prompt": "prompt", "agent": "agent", "askAgent": "prompt", "http": "http", "mcp_tool": "mcp_tool"}

// usable says whether a handler has what its type needs.
func (r *hookReader) usable(h *Handler, node *syntax.Node) bool {
	ok := true
	switch h.Type {
	case "command":
		ok = strings.TrimSpace(h.Command()) != ""
	case "prompt", "agent":
		ok = h.Text(HookPrompt) != ""
	case "http":
		ok = h.Text(HookURL) != ""
	}
	if !ok {
		r.log.say(MsgHookNothingToRun, "", node.Place, h.Type)
	}
	return ok
}
