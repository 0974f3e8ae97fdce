package convert

// Agent describes one AI coding agent: where its files are and how its servers and hooks look. One description serves
// reading and writing; every fact in it comes from the agent's documentation, its source or from running it, and names
// that source in a comment beside it. Adding an agent is adding one of these.
type Agent struct {
	ID      string // "claude-code"
	Name    string // "Claude Code"
	Vendor  string
	Docs    string // address of its documentation of MCP servers
	Checked string // what the description was checked against: "2.1.332, 2026-11-24"
	Rank    int    // how much it is used: 1 first; the order of the lists, and who wins when texts are alike
	Most    bool   // stands in the group "Most used"

	// Servers are the forms of the agent's MCP servers; the first is written, the others are read and can be chosen.
	Servers []*ServerFormat
	// Hooks are the forms of its hooks, likewise. Empty: NoHooks says why not and what is nearest.
	Hooks   []*HookFormat
	NoHooks NoHooks
	// Grants are how its helpers get at the tools of a server; nil: NoGrants says why not, in a sentence.
	Grants   *GrantForm
	NoGrants string
	// InputOnly says why the agent is read and never written, or "".
	InputOnly string
	// Shape marks a text that people paste and that is no file of a listed agent: it is read, and stands in no list.
	Shape bool
}

// NoHooks is why an agent takes no hooks from a file.
type NoHooks struct{ Why, Nearest string }

// Scope is for whom a file counts.
type Scope uint8

// The scopes that a person can choose.
const (
	User Scope = iota
	Project
)

// String gives the word of the interface.
func (s Scope) String() string { return [...]string{"user", "project"}[s] }

// OS is an operating system a person can choose.
type OS uint8

// The operating systems. AnyOS in a [File] means all three.
const (
	AnyOS OS = iota
	MacOS
	Linux
	Windows
)

// String gives the word of the interface.
func (o OS) String() string { return [...]string{"", "macos", "linux", "windows"}[o] }

// File is where a text goes.
type File struct {
	Scope Scope
	OS    OS
	Path  string   // with ~ for the home folder and the agent's own %APPDATA% on Windows; project files relative to the project
	Moves string   // the environment variable that moves it, or ""
	Head  []Fixed  // what a new file of this kind must begin with
	Root  []string // of hooks: the keys to them in this file, where they are not the format's
}

// Fixed is a key at the top of a file with the text it must have.
type Fixed struct{ Key, Text string }

// Files picks the path for a scope and a system. The second result is false when the agent has no such scope; then the
// path of its other scope is given.
func pickFile(files []File, scope Scope, os OS) (File, bool) {
	var other File
	for _, f := range files {
		if f.OS != AnyOS && f.OS != os {
			continue
		}
		if f.Scope == scope {
			return f, true
		}
		if other.Path == "" {
			other = f
		}
	}
	return other, false
}
