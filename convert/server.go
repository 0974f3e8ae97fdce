package convert

import (
	"strings"

	"agentconv/convert/syntax"
)

// Transport is how a server is reached.
type Transport uint8

// The transports. Unspecified is a URL whose source does not say which; it is never turned into SSE in silence.
const (
	NoTransport Transport = iota
	Stdio
	HTTP // Streamable HTTP
	SSE
	WS
	Unspecified
	transportCount
)

// String gives the word of the interface.
func (t Transport) String() string {
	return [...]string{"", "stdio", "http", "sse", "ws", "unspecified"}[t]
}

// Label gives the name a person knows the transport by.
func (t Transport) Label() string {
	return [...]string{"", "stdio", "Streamable HTTP", "SSE", "WebSocket", "a URL of unknown transport"}[t]
}

// Field is one thing that a server can hold. The list is short on purpose: what only one agent knows stays an [Extra].
type Field uint8

// The fields of a server, with what their datum holds.
const (
	NoField           Field = iota
	Word                    // the transport's word; only in rows, never in a server
	Command                 // text
	Args                    // list
	EnvVars                 // map: variables set for the server
	EnvPass                 // list: names of variables that are passed on from the agent's own environment
	EnvFile                 // text: a file of variables
	Cwd                     // text
	URL                     // text
	Headers                 // map
	Enabled                 // bool
	StartupTimeout          // seconds
	CallTimeout             // seconds
	AllowTools              // list
	DenyTools               // list
	AutoApprove             // list: tools that run without asking
	Trust                   // bool: all tools run without asking
	Description             // text
	Title                   // text: the name that people see
	OAuthOn                 // bool
	OAuthClientID           // text
	OAuthClientSecret       // text
	OAuthScopes             // list
	OAuthCallbackPort       // text
	OAuthRedirectURI        // text
	OAuthMetadataURL        // text: address of the authorization server's metadata
	OAuthAuthURL            // text
	OAuthTokenURL           // text
	OAuthIssuer             // text
	OAuthResource           // text
	OAuthAudiences          // list
	OriginalName            // text: the name before an agent's rule changed it
	// The fields of a hook's handler.
	HookMatcher     // text: of formats that keep it with the handler
	HookCommand     // text: the shell command, or the program when HookArgs is there
	HookArgs        // list
	HookWindows     // text: the command on Windows
	HookLinux       // text
	HookMac         // text
	HookBash        // text: the command for bash
	HookPowerShell  // text
	HookTimeout     // seconds
	HookCwd         // text
	HookEnv         // map
	HookAsync       // bool
	HookStatus      // text: what is shown while it runs
	HookName        // text
	HookDescription // text
	HookIf          // text: a further condition
	HookFailClosed  // bool: a hook that fails stops the tool
	HookOnce        // bool
	HookShell       // text: which shell
	HookLoopLimit   // text: how often it may keep the agent going
	HookPrompt      // text
	HookModel       // text
	HookURL         // text
	HookHeaders     // map
	HookAllowedEnv  // list
	HookServer      // text: of an MCP tool
	HookTool        // text
	HookEnabled     // bool
	fieldCount
)

// FieldSet is a set of fields.
type FieldSet uint64

// The sets of one field that descriptions are made of.
const (
	InCommand FieldSet = 1 << Command
	InArgs    FieldSet = 1 << Args
	InEnv     FieldSet = 1 << EnvVars
	InEnvFile FieldSet = 1 << EnvFile
	InCwd     FieldSet = 1 << Cwd
	InURL     FieldSet = 1 << URL
	InHeaders FieldSet = 1 << Headers
	InSecret  FieldSet = 1 << OAuthClientSecret
)

// lacks gives the first field of a set that the server does not have, or NoField.
func (s *Server) lacks(set FieldSet) Field {
	for f := Word; set>>f != 0; f++ {
		if set.Has(f) && s.Get(f) == nil {
			return f
		}
	}
	return NoField
}

// Fields builds a set.
func Fields(list ...Field) FieldSet {
	var set FieldSet
	for _, f := range list {
		set |= 1 << f
	}
	return set
}

// Has says whether f is in the set.
func (s FieldSet) Has(f Field) bool { return s&(1<<f) != 0 }

// Datum is one field of one server.
type Datum struct {
	Field   Field
	Key     string // as the source spells it, for messages: "tool_timeout_sec"
	Text    Value
	List    []Value
	Map     []Named
	On      bool
	Seconds float64
	NoLimit bool         // of a time of 0: it means that there is no limit
	As      Codec        // of a time: the unit in which the source has it; Text is its number as written
	Place   syntax.Place // of the key
}

// Extra is a key that has no neutral meaning: it goes back into the same agent's file and is named one by one elsewhere.
type Extra struct {
	Path  []string // keys from the entry down
	Node  *syntax.Node
	Place syntax.Place
	// Private says that the key means nothing outside of its agent's file.
	Private bool
	Alien   bool   // the source is not known to have the key
	Unknown bool   // it stands in no table of the source's
	Told    bool   // that its value could not be read
	Label   string // a meaning that several agents share under their own keys, or ""
}

// Key gives the path as a person would write it.
func (e *Extra) Key() string { return joinPath(e.Path) }

// Server is one MCP server in nobody's format.
type Server struct {
	Name      string
	Transport Transport
	// Pinned says that the source names the transport itself; it is false for a URL whose transport was inferred.
	Pinned bool
	Word   string // the transport's word where it is one of the source's own, to be kept on the way back
	Data   []Datum
	Extras []Extra
	Stored string // the name in the source's file where that is not the server's first name, or ""
	// Alternative says that it is another way to reach a server that stands before it: written only when chosen by name.
	Alternative bool
	Scope       string // the project whose section the entry stood in, or ""
	Place       syntax.Place
	inputs      *syntax.Node // definitions of the inputs that came along in a command or link, or nil
	agent       *Agent       // whose command, link or config it was read from, where that is not the source's; else nil
	From        *syntax.Node // the entry as read, for the audit; nil for servers from commands and links
}

// Get gives a field of the server, or nil.
func (s *Server) Get(f Field) *Datum {
	for i := range s.Data {
		if s.Data[i].Field == f {
			return &s.Data[i]
		}
	}
	return nil
}

// Set puts a field into the server, in place of one that is there.
//
//go:noinline
func (s *Server) Set(d *Datum) {
	if old := s.Get(d.Field); old != nil {
		*old = *d
		return
	}
	s.Data = append(s.Data, *d)
}

// Drop takes a field out.
//
//go:noinline
func (s *Server) Drop(f Field) {
	for i := range s.Data {
		if s.Data[i].Field == f {
			s.Data = append(s.Data[:i], s.Data[i+1:]...)
			return
		}
	}
}

// Text gives the text of a field as written, or "".
//
//go:noinline
func (s *Server) Text(f Field) string {
	if d := s.Get(f); d != nil {
		return d.Text.Text
	}
	return ""
}

// Remote says whether the server is reached by URL.
func (s *Server) Remote() bool { return s.Transport != Stdio }

// Off says whether the source switches the server off.
func (s *Server) Off() bool {
	d := s.Get(Enabled)
	return d != nil && !d.On
}

//go:noinline
func joinPath(path []string) string {
	out := ""
	for i, p := range path {
		if i > 0 {
			out += "."
		}
		out += p
	}
	return out
}

func splitKey(key string) []string { return strings.Split(key, ".") }
