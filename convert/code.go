package convert

// Code is the stable name of a kind of finding.
type Code string

// The codes. Each stands for one thing that can happen to a person's config.
const (
	SyntaxError          Code = "syntax-error"           // the text does not parse
	NotRecognised        Code = "not-recognised"         // it parses, but holds no server and no hook
	EntryInvalid         Code = "entry-invalid"          // one entry is unusable; the others go on
	SourceCompleted      Code = "source-completed"       // a fragment was completed, an older spelling understood
	SourceAmbiguous      Code = "source-ambiguous"       // several agents read this text; one was assumed
	WrongKey             Code = "wrong-key"              // the entry or the key is not what this agent reads
	DuplicateName        Code = "duplicate-name"         // two entries of one name, or two names that become one
	TransportRefused     Code = "transport-refused"      // the target cannot load this transport
	TransportGuessed     Code = "transport-guessed"      // the source does not say http or sse
	BridgeOffered        Code = "bridge-offered"         // a refused remote server can run through a stdio bridge
	FieldDropped         Code = "field-dropped"          // the target has no place for this key
	ValueConverted       Code = "value-converted"        // unit, type or spelling changed without loss
	ValueNarrowed        Code = "value-narrowed"         // two values became one, or a value was rounded
	NameChanged          Code = "name-changed"           // the target's name rule
	NameReserved         Code = "name-reserved"          // the target has a built-in of that name
	OffWithoutSwitch     Code = "off-without-switch"     // the entry is off and the target has no switch
	ReferenceTranslated  Code = "reference-translated"   // ${A} became the target's form
	ReferenceNotExpanded Code = "reference-not-expanded" // the target takes ${A} literally
	LiteralExpanded      Code = "literal-expanded"       // the target fills in what the source takes literally
	PathNotInherited     Code = "path-not-inherited"     // a desktop app that may not see the shell's PATH
	ShellWrapper         Code = "shell-wrapper"          // cmd /c added or removed
	SecretInClear        Code = "secret-in-clear"        // a value that looks like a secret stands in the snippet
	SecretMissing        Code = "secret-missing"         // a placeholder stands where a secret belongs
	EventRefused         Code = "event-refused"          // the target has no such event
	EventDiffers         Code = "event-differs"          // fires otherwise, or cannot block or change what the source's can
	MatcherDropped       Code = "matcher-dropped"        // the target's hook has no matcher
	MatcherTranslated    Code = "matcher-translated"     // tool names changed to the target's
	MatcherUntranslated  Code = "matcher-untranslated"   // kept as it was
	HandlerRefused       Code = "handler-refused"        // a handler that the target cannot run
	ContractDiffers      Code = "contract-differs"       // the hook script gets other input or must answer otherwise
	MergeConflict        Code = "merge-conflict"         // an entry of that name is in the file already
	GrantSkipped         Code = "grant-skipped"          // a tool grant that the target cannot hold
)
