package convert

import (
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
	{Field: HookAllowedEnv, Key: "allowedEnvVars", As: AsList}, {Field: HookServer, Key: "server"}, {Field: HookTool, Key: "tool"}, {Field: HookEnabled, Key: "enabled", As: AsBool}, {Field: HookEnabled, Key: "disabled", As: AsNot},
	{Field: HookLoopLimit, Key: "loop_limit", As: AsNumber},
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
		r.log.say(MsgHookNotMap, "hooks", node.Place, kindName(node))
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
	r.takeCommandList(h, keys, &s)
	for i := range r.form.values.rows {
		row := &r.form.values.rows[i]
		if pair := keys.peek(row.path); pair != nil && row.Field != HookMatcher {
			taken := r.values.takeRow(keys, &s, row.Row, row.path, pair)
			if d := s.Get(row.Field); !taken || row.As == AsSeconds && (pair.Value.Kind != syntax.Number || d != nil && (d.Seconds <= 0 && r.form.NoZero || r.form.WholeTimeout && d.Seconds != float64(int64(d.Seconds)))) {
				r.tellBroken(h.Native, pair.Value.Place)
			}
		}
	}
	r.takeHookSpellings(keys, &s)
	r.values.tellSecrets(&s)
	r.tellUnset(&s)
	out.Data = s.Data
	out.Extras = r.values.labelled(keys.left(nil))
	r.tellMisspelt(h, out.Extras, false)
	out.Type = r.handlerType(word, h, &out, node)
	r.tellBackslashes(&out)
	return out, r.usable(&out, node)
}

// takeCommandList reads a command that is a list, as people write it by mistake, as program and arguments.
func (r *hookReader) takeCommandList(h *Hook, keys *taker, s *Server) {
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
	r.tellBroken(h.Native, pair.Value.Place)
}

func (r *hookReader) takeHookSpellings(keys *taker, s *Server) {
	if keys.empty() {
		return
	}
	for i := range hookSpellings {
		row := &hookSpellings[i]
		if r.form.values.keys[row.Key].is&knownOwn != 0 || s.Get(row.Field) != nil {
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
		if r.form.Unknown >= UnknownLosesFile {
			r.tellBroken("", pair.KeyPlace)
		}
	}
}

// handlerType settles the type from its word or from what the handler has.
func (r *hookReader) handlerType(word string, hook *Hook, h *Handler, node *syntax.Node) string {
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
			r.tellBroken(hook.Native, node.Place)
		}
		return guess
	}
	if t, ok := handlerWords[word]; ok {
		return t
	}
	r.tellBroken(hook.Native, node.Place)
	if h.Command() != "" && saysCommand(word) {
		r.log.say(MsgHookTypeRead, "", node.Place, clip(word))
		return "command"
	}
	r.log.say(MsgHookUnknownType, "", node.Place, clip(word))
	return word
}

// saysCommand says whether a word for a type that nobody has means a command all the same: shellCommand, process.
func saysCommand(word string) bool {
	word = strings.ToLower(word)
	for _, part := range [...]string{"command", "shell", "process", "script", "exec", "bash"} {
		if strings.Contains(word, part) {
			return true
		}
	}
	return false
}

// handlerWords are the words that agents have for the types of handlers.
var handlerWords = map[string]string{"command": "command", "shell": "command", "inline": "command", "runCommand": "command", "prompt": "prompt", "agent": "agent", "askAgent": "prompt", "http": "http", "mcp_tool": "mcp_tool"}

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
