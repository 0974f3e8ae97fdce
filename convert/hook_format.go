package convert

import (
	"slices"

	"agentconv/convert/syntax"
)

// Can is what a hook can do at an event.
type Can uint8

// What a hook can do. Every hook can observe.
const (
	Observe Can = 0
	Context Can = 1 << iota // add to what the model sees
	Change                  // change the input or the result
	Block                   // stop what is about to happen, or keep the agent going
)

// MatchOn is what an event's matcher is compared with.
type MatchOn uint8

// What matchers are compared with. MatchNone: the matcher is ignored there.
const (
	MatchNone MatchOn = iota
	MatchTool
	MatchWord    // one of a fixed list of words: the session's source, the trigger of a compaction ...
	MatchCommand // the text of the shell command
	MatchPath    // the path of a file
	MatchText    // something free: the prompt, the name of a sub-agent
)

// Event is one event of an agent.
type Event struct {
	Name    string   // Claude Code's name, or "" when only this agent has it
	Native  string   // the agent's own spelling
	Also    []string // spellings of older versions and aliases, understood on reading
	Can     Can
	Match   MatchOn
	Words   []string // of a MatchWord event: Claude's word, or "claude=own"
	OneWord bool     // the matcher is one word, never a list
	Tools   []string // of a split event: the tools it fires for (neutral names, "mcp" for MCP tools)
	Flat    bool     // takes handlers without a group around them, in a file of groups
	// ReadOnly events are understood and never written: another event of the agent does the same.
	ReadOnly bool
	Default  float64 // seconds after which a command is cut off, if other than the format's
	Most     float64 // a longer time-out is cut to this there; 0 for the format's own limit
	Differs  string  // when it fires otherwise than Claude's: a sentence for the person
}

// HookShape is how hooks are laid out under their root.
type HookShape uint8

// The shapes.
const (
	Groups      HookShape = iota // event -> list of {matcher, hooks: [handler]}
	FlatList                     // event -> list of handlers with the matcher in each
	EventList                    // a list of hooks with the event in each
	NamedGroups                  // name -> event -> groups or handlers
)

// HandlerType is a type of handler that an agent runs, and its word.
type HandlerType struct {
	Type, Word string
	Only       []string // the agent's events at which it runs; nil for all
	Not        []string // those at which it does not
	Means      string   // what the agent makes of it that the others do not, as a sentence that is true of both
}

// runs says whether the type runs at an event.
func (t *HandlerType) runs(e *Event) bool {
	return e == nil || (t.Only == nil || slices.Contains(t.Only, e.Native)) && !slices.Contains(t.Not, e.Native)
}

// ToolNames is what an agent calls a tool.
type ToolNames struct {
	Name   string   // Claude Code's name
	Native []string // all of them are written: a guard must see each
	Also   []string // further names, understood on reading
	Both   bool     // these are as much its own
	Doubt  bool     // the name is not confirmed
	Old    bool     // the agent no longer has it: understood in a matcher, and never written
}

// MatcherRule is how an agent reads a matcher on tool names.
type MatcherRule struct {
	// Exact: a matcher of letters, digits and these characters alone is an exact name, or a list of them where | is among these.
	Exact       string
	Separators  string // of that list: "|", or "|,"
	Trim        bool   // spaces around the names do not count
	AlsoPattern bool   // each of these names counts as a pattern as well
	Anchored    bool   // a pattern must match the whole name
	Glob        bool   // the matcher is one name in which * stands for anything, not a pattern
	NoStar      bool   // "*" is no matcher for everything but a broken pattern
	MCPMark     string // what stands before a pattern that is for MCP tools, and for nothing else: "mcp:"
	// ClaudeNames says that the names of Claude Code work beside the agent's own, as names; ClaudePatterns, in patterns too.
	ClaudeNames, ClaudePatterns bool
	LookAround                  bool // the pattern may look ahead and behind (JavaScript, Python)
}

// MCPName is how an agent names the tools of MCP servers in hooks, with SERVER and TOOL where they stand.
type MCPName struct {
	Form  string // "mcp__SERVER__TOOL"; without TOOL the beginning that all share; "" when not known
	Chars string // what is left of a name beside letters and digits; everything else becomes _
	All   string // the pattern for the tools of all servers, where the form does not tell it
}

// DenyForm is a way in which a script says no in JSON.
type DenyForm uint8

// The forms of a no: Nested in hookSpecificOutput, Flat at the top; by a word of decision; by permission.
const (
	NestedPermission DenyForm = 1 << iota // {"hookSpecificOutput":{"permissionDecision":"deny"}}
	FlatPermission                        // {"permissionDecision":"deny"}
	DecisionBlock                         // {"decision":"block"}
	DecisionDeny                          // {"decision":"deny"}
	PermissionDeny                        // {"permission":"deny"}
)

// Contract is what a hook's script gets and must answer.
type Contract struct {
	// Names of the fields on standard input; "" when there is none.
	Event, Session, Folder, Tool, Input, Result, Prompt string
	OwnTools                                            bool     // the tool's name in there is the agent's own
	Blocks                                              string   // how a script stops the tool: "exit code 2"
	Deny                                                string   // the JSON that stops a tool, as documented; "" when none does
	Denies                                              DenyForm // all forms that stop a tool
	Silence                                             string   // what an answer without a word means: "lets the tool run"
}

// Opening is a way in which a guard lets through what it should stop.
type Opening struct {
	Event string // Claude's name; "" for every event that can block
	Text  string // what happens, as a sentence
	Step  string // what to do
}

// HookFormat is one way in which an agent keeps its hooks.
type HookFormat struct {
	Variant string
	Label   string
	Input   bool   // this form is read and never written
	Files   []File // with a Root where the hooks stand elsewhere in that file
	Syntax  syntax.Syntax
	Print   syntax.Syntax

	Root      []string   // the keys from the top to the hooks; nil: the top itself
	AlsoRoots [][]string // further places where this agent reads hooks
	Head      []Constant // what stands at the top beside the hooks: version: 1
	OnlyKeys  []string   // set when the file may hold nothing else at its top: what it may hold
	// Line begins a line that adds a hook in a file of command lines: hook add EVENT, with the keys of Rows as options. Read only.
	Line     []string
	Front    bool // the agent also reads hooks in the front matter of Markdown files, in YAML
	Shape    HookShape
	EventKey string // of an EventList: the key of the event
	NameKey  string // of an EventList: the key of the hook's name, which must be there; of NamedGroups nothing
	Events   []Event
	Nearest  []Nearest
	TypeKey  string // the key of the handler's type; "" when there is none
	Types    []HandlerType
	Rows     []Row // of a handler; HookMatcher in FlatList and EventList
	Own      []Own // keys of a handler or group that only this agent knows
	// Beside are keys among the events that are no events. They belong to the agent alone.
	Beside []string

	Matcher MatcherRule
	// AlsoMatcher is the rule for an event under one of its Also spellings, where that one decides.
	AlsoMatcher *MatcherRule
	Tools       []ToolNames
	MCP         MCPName

	Timeout      float64 // seconds after which a command is cut off when nothing is said; 0 when not known
	MostTimeout  float64 // a longer time-out is cut to this; 0 for none
	WholeTimeout bool    // a fraction is an error

	ProjectDir     string     // how a command spells the project's folder: "${CLAUDE_PROJECT_DIR}"; "." where it starts there; "" when there is no way
	ProjectCwd     bool       // it starts there only when the handler's cwd says so
	ProjectDirVars []string   // variables that hold it, for reading
	OwnVars        []string   // how the names of the variables begin that only this agent sets for its hooks: "GEMINI_"
	SetVars        []string   // all variables with such a name that it sets, or their beginnings; nil when not known
	PluginVars     []string   // how the names begin that it sets only for the hooks of a plug-in
	FillsIn        bool       // the agent fills in $NAME in a command before the shell sees it, inside single quotes too
	HTTPSOnly      bool       // a hook of the type http goes to an address with https only
	LocalHTTP      string     // the variable that lets it go to this machine without: "NAME=1"; "" when none is known
	GitBash        bool       // on Windows a command goes to Git Bash where that is installed
	NoShell        bool       // commands are run without a shell
	WordIsPath     bool       // a command of one word is a path from the hooks file
	ScriptsOnly    string     // set when a command must be the path of a script: its end, ".sh"
	OffKeys        [][]string // root keys that switch all hooks off when true
	OffList        []string   // root path of a list of names or commands that are switched off
	OffFile        []File     // a file beside, whose lines name the handlers that are switched off
	OldOffList     []string   // where older versions have that list; read only
	Contract       Contract
	Opens          []Opening
	// Tell is a sentence that everybody who writes hooks for this agent must read: hooks wait for a review ...
	Tell, TellStep string
	// Strict says what one wrong shape takes with it: "hooks.json". It does so at the events of StrictAt only, where that is set.
	Strict    string
	StrictAt  []string
	LooseFlat bool        // a handler without its group is left out alone
	NoZero    bool        // a time-out of 0 is such a mistake
	Unknown   UnknownKeys // what a key does that is none of Rows and Own

	// Notify is a key at the top of the same file that names a program which the agent runs itself, no hook: {key, the event that
	// comes nearest}.
	Notify [2]string
	// InGroup are keys of handlers that may stand in the group around them too.
	InGroup []string

	// Find replaces Root and Shape for reading files of another shape.
	Find func(root *syntax.Node) []FoundHook
}

// Constant is a pair that is always written: a JSON literal.
type Constant struct{ Key, Value string }

// Nearest is the event that comes nearest to one that the agent does not have.
type Nearest struct{ Event, Native, Why string }

// FoundHook is a hook as found in a tree, before its handlers are read.
type FoundHook struct {
	Event   string // as written
	Name    string
	Matcher *syntax.Node
	Group   *syntax.Node // the map around the handlers, nil when they stand alone
	Handler *syntax.Node
	Place   syntax.Place // of the event's name
	// Switched says that a switch stands around the handlers; Off, that it is off.
	Switched, Off bool
	Listed        bool // the matcher was a list of names, not a text
	Misfit        misfit
}

// misfit is a shape that the agent does not take.
type misfit uint8

const (
	fits misfit = iota
	handlerWithoutGroup
	groupInFlat
	textAsHandler
	mapAsList
	nestedTwice
)
