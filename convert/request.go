package convert

import "agentconv/convert/syntax"

// Request is one conversion.
type Request struct {
	Text     string
	From     string   // an agent's id; "" or "auto" finds it from the text
	To       []string // ids; nil means every agent
	Scope    Scope
	OS       OS
	Existing map[string]string // id -> the text of the person's own file, to merge into
	Options  Options

	filled bool // a shell fills in the variables of the text
}

// Options are the choices a person has. The zero value is what most people want.
type Options struct {
	only              map[string]bool   // Only, to look up
	KeepNames         bool              // write names that only newer versions of an agent take
	KeepOriginalNames bool              // write _hk_name beside a changed name
	CommandPaths      map[string]string // npx -> /opt/homebrew/bin/npx
	SplitEvents       bool              // write a hook for every tool to all of an agent's split events
	Bridge            bool              // write refused remote servers as a stdio bridge
	LiftSecrets       bool              // write secrets as references
	Shell             string            // posix, powershell or cmd, for commands
	Variants          map[string]string // id -> variant of the agent's format
	Only              []string          // items that are converted; nil means all
	Rename            map[string]string // old name -> new name
	Conflict          map[string]string // name -> update, replace or keep
}

// Answer is everything there is to say about a text.
type Answer struct {
	Source  Source
	Servers []Server
	Hooks   []Hook
	Grants  []Grant
	os      OS             // of the person
	known   map[string]int // servers of a page, by name and by what they run
	// Hooks of a page: where they are by what they run, how often a name was given, and how many are known so far.
	hooksBy    map[string][]int
	hookNames  map[string]int
	knownHooks int
	Findings   []Finding
	Targets    []Target
}

// Source is what was pasted.
type Source struct {
	Agent      *Agent // nil when nothing was recognised
	Variant    string
	Candidates []*Agent // best first
	Sure       Sureness
	Syntax     string
	Kinds      []string // servers, hooks, grants
}

// Sureness is how sure the finding of the agent is.
type Sureness uint8

// How sure: Guess when several agents fit alike, Likely, Certain when the text can hardly be another's, Said when the
// person said so.
const (
	NotSure Sureness = iota
	Guess
	Likely
	Certain
	Said
)

// String gives the word of the interface.
func (s Sureness) String() string { return [...]string{"", "guess", "likely", "certain", "set"}[s] }

// Status is how much of the source a target can hold.
type Status uint8

// The statuses.
const (
	OK Status = iota
	Changed
	Partial
	Refused
)

// String gives the word of the interface.
func (s Status) String() string { return [...]string{"ok", "changed", "partial", "refused"}[s] }

// Target is the answer for one agent.
type Target struct {
	Agent    *Agent
	Status   Status
	Items    []Item
	Outputs  []Output
	Commands []CommandLine
	Links    []Link
	Findings []Finding
}

// Item is the state of one server or hook in a target.
type Item struct {
	Kind   string // server or hook
	Name   string
	Status Status
}

// Output is one text for one file.
type Output struct {
	Kind    string // servers, hooks or grants
	File    string
	Syntax  syntax.Syntax
	Text    string
	Merged  string // the person's file with the entries in it, when one was given
	Diff    string
	Origins []int // for each line of Text the line of the paste it came from, 0 for none
}

// CommandLine is a command that adds a server.
type CommandLine struct {
	Text  string
	Shell string // posix, powershell or cmd
}

// Link is a link that adds a server.
type Link struct{ Label, Href string }
