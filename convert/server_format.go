package convert

import (
	"slices"
	"strings"

	"agentconv/convert/syntax"
)

// ServerFormat is one way in which an agent keeps its MCP servers.
type ServerFormat struct {
	Variant string // "" for the form that is written by default
	Label   string // how a person calls the variant: "Version 2"
	Files   []File
	Syntax  syntax.Syntax // the most generous syntax that the file may have
	Print   syntax.Syntax // the one that is written, if another than Syntax; a JSONC file gets plain JSON

	Root      []string   // the keys from the top to the map of servers
	AlsoRoots [][]string // further places where this agent reads servers; "*" stands for any key (a project's path)
	OldRoots  [][]string // places of older versions or frequent mistakes that this agent does not read (any more)
	Signs     []string   // further keys at the top of the file that mark it as this agent's
	Schema    string     // what the address under $schema holds in a file of this form alone
	ListKey   string     // set when the servers are a list: the key that holds each one's name
	Inputs    string     // root key of the list of inputs that ${input:id} refers to, or ""
	OffList   []string   // root path of a list of names that are switched off
	OnList    []string   // root path of a list of names outside of which all are off
	OffScope  []string   // path of such a list in the section of one project, with * for the project; read only
	OnAnyway  []string   // root path of a list of names that are on whatever their entries say
	OffMatch  NameMatch  // how names stand in these lists
	Beside    []string   // further keys of the file that belong to the servers; they go back into the same agent's file

	// Find and Build replace Root and ListKey for files of another shape altogether. When Find finds nothing, the roots count.
	Find  func(root *syntax.Node) []Entry
	Build func(entries []Built) *syntax.Node

	Transports []TransportForm
	BareURL    Transport // what a url without a word means; NoTransport: the agent does not load such an entry
	// ByPath says what a url without a word means whose path ends so; BareURL is for all others.
	ByPath []PathForm
	// WholeURL says that one url that is no address makes the agent refuse the whole file.
	WholeURL bool
	Rows     []Row
	Own      []Own
	// Nested says that an entry may keep the keys of its transport in a map under "transport".
	Nested bool
	// Supplied are the entries that only switch or set up what the agent brings itself.
	Supplied []Supplied
	// RefusedVars are the variables that the agent does not let an entry set, in any case of their letters.
	RefusedVars []string
	// InnerName is the key inside an entry that holds its name where the key of the map may be no more than an id.
	InnerName string
	// Finish is the last hand on an entry before it is printed, for what rows cannot say.
	Finish func(server *Server, entry *syntax.Node)
	// Tidy is the first hand on an entry before it is read, for the same.
	Tidy func(entry *syntax.Node) *syntax.Node

	Names   NameRule
	Dialect Dialect
	Launch  Launch
	Unknown UnknownKeys
	// Misfit is what the agent does with an entry in which a key of its own has a value that it does not take.
	Misfit UnknownKeys
	// OneTimeout says that the call time-out also covers the start: of two time-outs the larger is written.
	OneTimeout bool
	// PlainHTTP says why an address without https may not load unless it is of this machine, in a sentence, or "".
	PlainHTTP string
	// DropsEmptyVars says that a variable with an empty value is not set for the server.
	DropsEmptyVars bool
	// SwitchHint says how a server is switched off when the file has no switch.
	SwitchHint string
	// RemoteHint says what to do with a remote server that the agent does not load.
	RemoteHint string
	// Elsewhere says where a person sets what the file cannot hold.
	Elsewhere []Elsewhere
	// ProjectHint is what a person must know of the agent's project file, in a sentence, or "".
	ProjectHint string
	// Paste says where the text is pasted in an agent that has no file for it, or none that is sure.
	Paste string

	Command *AddCommand
	Runs    RunOptions
	Links   []LinkForm

	// Shared, when it is not nil, says that the text is handed on to others: a literal secret does not go into it. Shared makes
	// the entry ask each person for a variable instead.
	Shared func(entry *syntax.Node, variable string)
	// Needs gives the lines by which something else asks for the servers, for files that have such lines.
	Needs func(built []Built) *syntax.Node

	Grants *GrantSource // where the file grants servers to helpers
	// ScopeAgents, when it is not nil, says that a section (the * of AlsoRoots) is for one program alone and takes the place of
	// what is shared; it gives the id here of those that the file knows by another.
	ScopeAgents map[string]string
}

// TransportForm is how an agent says one transport.
type TransportForm struct {
	Transport Transport
	Word      string   // the exact word under the Word row; "" when none is written
	Also      []string // further words that the agent reads as this transport
	Doubt     string   // why it may not load after all, in a sentence, or ""
	FallsBack bool     // of HTTP: the agent tries SSE by itself where the server refuses
}

// PathForm is a transport that an agent tells by the end of an address.
type PathForm struct {
	End       string // "/sse"
	Transport Transport
	Inside    bool // a part of the path of that name is enough
}

// Elsewhere is where an agent has fields that its file lacks: "Set it in ...".
type Elsewhere struct {
	Fields FieldSet
	Hint   string
}

// Row is one field of an entry: which key holds it and how.
type Row struct {
	Field      Field
	Key        string // path from the entry, with dots
	As         Codec
	On         On
	ReadOnly   bool      // understood, and written only back to the agent that it came from
	Means      Transport // of a URL row: the transport that this key stands for
	Old        bool      // an older spelling: understood and told, never written
	Default    string    // JSON text that is written when the server says nothing (["*"]); {name} is the server's name
	Whole      bool      // of a time: only a whole number; of an address: only one with its scheme
	Least      float64   // of a time: the smallest number that is taken
	Most       float64   // and the largest, 0 for any
	With       Field     // the field that the Default is written for, unless a header signs in already
	Needs      FieldSet  // the fields without which the agent refuses this one
	Not        Field     // of a hook: a field beside which the agent does not read this one
	EmptyAll   bool      // of a list of tools: an empty one stands for all
	Globs      bool      // of a list of tools: * stands for any part of a name
	Inline     bool      // a map that stands on one line
	NonEmpty   bool      // an empty list or a time of 0 makes the agent refuse the entry
	ZeroIsNone bool      // of a time: 0 waits without limit
	MillisFrom float64   // of a time in seconds: a number from here on counts milliseconds; 0 for none
	Null       bool      // a null is a value: in a map it takes the variable away, as a number it lifts the limit
}

// On says for which servers a row holds.
type On uint8

// Local rows hold for stdio servers, Remote rows for the others.
const (
	Both On = iota
	Local
	Remote
)

func (o On) fits(remote bool) bool { return o == Both || (o == Remote) == remote }

// Own is a key that only this agent (or a few) knows. It survives a trip through the same agent; agents that know the
// same thing under a key of their own give it the same Label.
type Own struct {
	Key   string // the first part of the path decides: "tools" also covers tools.delete.approval_mode
	Label string
	On    On
	Wants Wants    // what a value must be; another one is not taken over, and see Misfit
	Only  []string // the texts that it takes, when there are no more
	// Private says that the key means nothing outside of the agent's own file.
	Private bool
}

// Supplied marks an entry without a command and a URL of its own: by a key, or by a key with a word.
type Supplied struct {
	Key, Word string
	Why       string // in a sentence
	Lost      bool   // another agent would need what it stands for, and does not get it
}

// Wants is what a key of an agent's own takes: one or more shapes of a value.
type Wants uint8

// The shapes of values. WantsAny takes whatever stands there, as nobody knows more.
const (
	WantsBool Wants = 1 << iota
	WantsText
	WantsNumber
	WantsMap
	WantsTexts // a list in which no map stands
	WantsMaps  // a list of maps

	WantsAny Wants = 0
)

func (w Wants) fits(n *syntax.Node) bool { return w == WantsAny || w&shapes(n) != 0 }

// shapes gives what a value is; an empty list is one of texts and one of maps, null is nothing.
func shapes(n *syntax.Node) Wants {
	switch n.Kind {
	case syntax.Bool:
		return WantsBool
	case syntax.String:
		return WantsText
	case syntax.Number:
		return WantsNumber
	case syntax.Map:
		return WantsMap
	case syntax.List:
		isMap := func(item *syntax.Node) bool { return item.Kind == syntax.Map }
		switch {
		case len(n.Items) == 0:
			return WantsTexts | WantsMaps
		case slices.ContainsFunc(n.Items, isMap):
			return WantsMaps
		}
		return WantsTexts
	}
	return 0
}

// wanted says in words what the key takes.
func (o *Own) wanted() string {
	if o.Only != nil {
		return strings.Join(o.Only, ", ")
	}
	switch o.Wants {
	case WantsBool:
		return "true or false"
	case WantsText:
		return "a text"
	case WantsNumber:
		return "a number"
	case WantsMap:
		return "a map"
	case WantsTexts:
		return "a list of texts"
	case WantsMaps:
		return "a list of maps"
	}
	return "another value"
}

// takes says whether the agent can hold a value that stood under another agent's key of the same meaning.
func (o *Own) takes(n *syntax.Node) bool {
	return o.Wants.fits(n) && (o.Only == nil || n.Kind == syntax.String && slices.Contains(o.Only, n.Text))
}

// NameMatch is how a list of names beside the servers is compared with them.
type NameMatch uint8

// The ways to compare: letter by letter, without regard to case, or as patterns with * and ?.
const (
	MatchExact NameMatch = iota
	MatchFold
	MatchGlob
)

// UnknownKeys is what an agent does with a key that it does not know.
type UnknownKeys uint8

// The answers to an unknown key, mildest first. UnknownNotKnown stands for a fact that was not found.
const (
	UnknownNotKnown UnknownKeys = iota
	UnknownIgnored
	UnknownWarns
	UnknownLosesEntry
	UnknownLosesFile
)

// Launch says how the agent starts a program.
type Launch struct {
	// WindowsShell lists the launchers that need `cmd /c` on Windows.
	WindowsShell []string
	// NoShellPath says that the agent is a desktop app that may not see the PATH of the person's shell.
	NoShellPath bool
}

// Entry is one server as found in a tree, before it is read.
type Entry struct {
	Name  string
	Node  *syntax.Node
	Place syntax.Place // of the name
	Scope string       // the project whose section it stood in
	Off   bool         // switched off outside of the entry
	Outer []Extra      // what stands around the entry in files of another shape
	// Misplaced says that it stood where the agent does not look.
	Misplaced bool
	// OnOS are the nodes for the systems on which the entry is another one.
	OnOS [Windows + 1]*syntax.Node
	// Alternative marks another way to run or reach a server that stands before it: it is written only when it is chosen.
	Alternative bool
	Inputs      *syntax.Node // definitions of the inputs that the entry refers to, or nil
	Notes       []Finding    // what is to be told of it
}

// Built is one server ready to be put into the target's file.
type Built struct {
	Name   string
	Node   *syntax.Node
	Off    bool
	Server *Server
	// Section is the program in whose section the entry stands, or "".
	Section string
	// prepared is the server as it was written: with its references and wrappers by the target's means.
	prepared Server
}
