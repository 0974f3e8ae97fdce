package convert

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// NameRule is which names of servers an agent takes.
type NameRule struct {
	Not       string   // characters that are not allowed, for rules that allow all others
	Chars     string   // what is allowed beside letters and digits; "" with no other limit means: any name
	Max       int      // length in bytes, 0 for any
	Letter    bool     // the first character must be a letter or _
	Lenient   bool     // the program loads any name; the rule is that of its own writer or schema
	Wide      string   // further characters that newer versions take, written with the option keepNames
	WideSince string   // that version
	FoldDash  bool     // a-b and a_b are one name to this agent
	NoDouble  bool     // "__" breaks the names of the tools
	Reserved  []string // built-in names
	// ReservedWhy says what happens to a server of such a name where it is not simply that of a server of the agent's own.
	ReservedWhy string
	Warn        string // characters that work but should be avoided
	WarnWhy     string // and why
	Lower       bool   // only small letters
	Fill        string // what stands for a character that is not allowed; "" means -
	NoSpace     bool   // white space is left out instead
	Advised     string // characters beside letters and digits that are advised; others work and are told with WarnWhy
	AdvisedAt   string // of these, the ones that may come first
}

// safe gives the name by the rule.
func (r *NameRule) safe(name string, wide bool) string {
	if r.Chars == "" && r.Max == 0 && !r.Letter && !r.Lower && (r.Not == "" || !strings.ContainsFunc(name, r.forbidden)) {
		return name
	}
	allowed := r.Chars
	if wide {
		allowed += r.Wide
	}
	var b strings.Builder
	for _, c := range name {
		ok := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || r.Chars == "" && !r.forbidden(c) || strings.ContainsRune(allowed, c)
		switch {
		case ok:
			b.WriteRune(c)
		case r.NoSpace && unicode.IsSpace(c):
		case r.Fill != "":
			b.WriteString(r.Fill)
		default:
			b.WriteByte('-')
		}
	}
	out := b.String()
	if r.Lower {
		out = strings.ToLower(out)
	}
	if out != name && r.Fill == "" {
		out = strings.Trim(out, "-")
	}
	for r.NoDouble && strings.Contains(out, "__") {
		out = strings.ReplaceAll(out, "__", "_")
	}
	if strings.Trim(out, "-_ ") == "" {
		return "server"
	}
	if r.Letter && (out == "" || !(out[0] >= 'a' && out[0] <= 'z' || out[0] >= 'A' && out[0] <= 'Z' || out[0] == '_')) {
		out = "mcp-" + out
	}
	if r.Max > 0 && len(out) > r.Max {
		out = strings.TrimRight(out[:r.Max], "-_")
	}
	if strings.Trim(out, "-_ ") == "" {
		return "server"
	}
	return out
}

// forbidden says whether a rule that allows most characters refuses this one; control characters are never meant.
func (r *NameRule) forbidden(c rune) bool {
	return r.Not != "" && (c < ' ' || strings.ContainsRune(r.Not, c))
}

// awkward says whether a name works but should be avoided.
func (r *NameRule) awkward(name string) bool {
	if r.Warn != "" && strings.ContainsAny(name, r.Warn) {
		return true
	}
	if r.Advised == "" {
		return false
	}
	for i, c := range name {
		plain := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
		if !plain && !strings.ContainsRune(r.Advised, c) || !plain && i == 0 && !strings.ContainsRune(r.AdvisedAt, c) {
			return true
		}
	}
	return false
}

// fold gives what the agent compares names by.
func (r *NameRule) fold(name string) string {
	if r.FoldDash {
		return strings.ReplaceAll(name, "-", "_")
	}
	return name
}

// namer gives each server of a target its name and keeps two from becoming one.
type namer struct {
	rule  *NameRule
	wide  bool
	log   *Log
	taken map[string]string // folded name -> name in the source
	tried map[string]int    // start of a name that met another -> the number it got last
}

func (n *namer) name(s *Server, same bool) string {
	name := n.rule.safe(s.Name, n.wide || same)
	if same && n.rule.Lenient {
		name = s.Name
	}
	changed := name != s.Name
	if same && changed && s.Stored != "" {
		name, changed = s.Stored, false
	}
	if first, clash := n.taken[n.rule.fold(name)]; clash {
		free := n.free(name)
		n.log.change(MsgNamesMeet, "name", s.Name, free, s.Place, first, name)
		name, changed = free, false
	}
	n.taken[n.rule.fold(name)] = s.Name
	if changed {
		m := MsgNameChanged
		if n.rule.Wide != "" && n.rule.safe(s.Name, true) == s.Name {
			m = MsgNameChangedOlder
		}
		n.log.change(m, "name", s.Name, name, s.Place, n.rule.WideSince)
	}
	if slices.Contains(n.rule.Reserved, name) && !same {
		m := MsgNameReserved
		if n.rule.ReservedWhy != "" {
			m = MsgNameShadowed
		}
		n.log.say(m, "name", s.Place, name, n.rule.ReservedWhy)
	}
	if !same && n.rule.awkward(name) {
		n.log.say(MsgNameAwkward, "name", s.Place, name, n.rule.WarnWhy)
	}
	return name
}

// free adds the lowest number that makes the name new. Numbers that were given before are not tried again, so that thousands of names
// that meet take no longer than others.
func (n *namer) free(name string) string {
	start := n.rule.fold(n.cut(name, len("-999999")))
	if n.tried == nil {
		n.tried = map[string]int{}
	}
	for i := max(2, n.tried[start]+1); ; i++ {
		suffix := "-" + strconv.Itoa(i)
		numbered := n.cut(name, len(suffix)) + suffix
		if _, clash := n.taken[n.rule.fold(numbered)]; !clash {
			n.tried[start] = i
			return numbered
		}
	}
}

// cut shortens a name so that so many bytes fit behind it.
func (n *namer) cut(name string, room int) string {
	if n.rule.Max > 0 && len(name)+room > n.rule.Max {
		return name[:max(0, n.rule.Max-room)]
	}
	return name
}

// nameOfHost makes a name of an address.
func nameOfHost(address string) string {
	host := address
	if i := strings.Index(host, "://"); i >= 0 {
		host = host[i+3:]
	}
	if i := strings.IndexAny(host, "/:?#"); i >= 0 {
		host = host[:i]
	}
	labels := strings.Split(host, ".")
	labels = slices.DeleteFunc(labels, func(l string) bool { return strings.Contains(" www mcp api server servers ", " "+l+" ") })
	if len(labels) > 0 {
		return safeWord(labels[0])
	}
	return "server"
}

// nameFor makes a name for an entry that was pasted without one: from its package, its image or its host.
func nameFor(s *Server) string {
	if u := s.Text(URL); u != "" {
		return nameOfHost(u)
	}
	candidate := s.Text(Command)
	if args := s.Get(Args); args != nil && slices.Contains(launchers, candidate) {
		for i := range args.List {
			a := args.List[i].Text
			if (candidate == "docker" || candidate == "podman") && args.List[max(i-1, 0)].takesValue() {
				continue
			}
			if a != "" && a[0] != '-' && !slices.Contains([]string{"run", "exec", "tool", "dlx", "x", "mcp-remote", "/c", "npx"}, a) && !strings.Contains(a, "=") {
				candidate = a
				break
			}
		}
	}
	if isAddress(candidate) {
		return nameOfHost(candidate) // of what a bridge leads to
	}
	path := strings.FieldsFunc(candidate, func(c rune) bool { return c == '/' || c == '\\' })
	if len(path) == 0 {
		return safeWord(candidate)
	}
	candidate = path[len(path)-1]
	if i := strings.IndexAny(candidate, "@:"); i > 0 {
		candidate = candidate[:i]
	}
	for _, end := range [...]string{".js", ".py", ".jar"} {
		candidate = strings.TrimSuffix(candidate, end)
	}
	for i := len(path) - 2; i >= 0 && slices.Contains(anyServer, candidate); i-- {
		candidate = strings.TrimPrefix(path[i], "@") // @acme/mcp-server, docs/dist/index.js
	}
	for _, affix := range [...]string{"mcp-server-", "server-", "mcp-"} {
		candidate = strings.TrimPrefix(candidate, affix)
	}
	for _, affix := range [...]string{"-mcp-server", "-mcp", "-server"} {
		candidate = strings.TrimSuffix(candidate, affix)
	}
	return safeWord(candidate)
}

// anyServer are names of packages and files that say nothing of the one server.
var anyServer = []string{"mcp", "server", "mcp-server", "server-mcp", "mcp_server", "main", "index", "dist", "build", "src", "bin", "lib", "out"}

// takesValue says whether an argument of docker is an option whose value is the next one.
func (v *Value) takesValue() bool {
	return v.flag() != "" && !slices.Contains([]string{"-i", "-t", "-it", "-ti", "-d", "--rm", "--init", "--interactive", "--tty", "--privileged", "--read-only"}, v.Text)
}

// launchers are programs whose first plain argument is the thing that is run.
var launchers = []string{"npx", "npm", "pnpm", "yarn", "bunx", "bun", "uvx", "uv", "pipx", "python", "python3", "node", "deno", "docker", "podman", "dnx", "cmd", "java", "dotnet", "go", "cargo"}

func safeWord(s string) string {
	rule := NameRule{Chars: "_-"}
	return rule.safe(s, false)
}
