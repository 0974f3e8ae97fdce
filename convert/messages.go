package convert

// Message is one set of sentences. Its key names it in tables of other languages.
type Message uint16

// sentence is what a finding says: what happens, why, what to do. {item}, {field}, {agent} (the target), {source},
// {before}, {after} and {1}, {2} ... are filled in.
type sentence struct {
	key                 string
	code                Code
	severity            Severity
	title, reason, step string
}

// The messages of servers and of the text as a whole. Those of hooks and of merging stand in files of their own.
const (
	MsgNone Message = iota
	MsgNothingFound
	MsgNoEntries
	MsgEntryNotMap
	MsgEntryEmpty
	MsgWrongType
	MsgUnknownWord
	MsgURLNeedsType
	MsgCommandAndURL
	MsgCommandAndURLGuess
	MsgWordAgainstCommand
	MsgWordAgainstURL
	MsgWordAgainstKey
	MsgAmbiguous
	MsgWrongRoot
	MsgOldRoot
	MsgNoRoot
	MsgWrongKey
	MsgSourceRefuses
	MsgNoTransportKey
	MsgForeignWord
	MsgNestedTransport
	MsgKeySpaces
	MsgNullIgnored
	MsgRetyped
	MsgRetypedValues
	MsgTimeoutUnit
	MsgTimeUnlikely
	MsgAddressAsCommand
	MsgSSEByAddress
	MsgCommandSplit
	MsgOriginalName
	MsgNameMissing
	MsgDuplicateEntry
	MsgSourceLiteral
	MsgSecretInClear
	MsgSecretMissing
	MsgExamplePath
	MsgTransportRefused
	MsgBridgeOffered
	MsgGuessedHTTP
	MsgTransportImplied
	MsgOffNoSwitch
	MsgOnByDefault
	MsgEmptyDropped
	MsgFieldDropped
	MsgExtraDropped
	MsgExtraUnknown
	MsgBesideDropped
	MsgUnsetDropped
	MsgAllTools
	MsgOAuthByItself
	MsgDescriptionDropped
	MsgVarRenamed
	MsgWithheld
	MsgKeyRenamed
	MsgTimeConverted
	MsgTimeRounded
	MsgTimeoutsMerged
	MsgTimeoutMoved
	MsgNameChanged
	MsgNameChangedOlder
	MsgNamesMeet
	MsgNameReserved
	MsgNameAwkward
	MsgReferenceTranslated
	MsgPassedOn
	MsgInputBecameVariable
	MsgNotExpanded
	MsgDefaultLost
	MsgLiteralExpanded
	MsgLiteralEscaped
	MsgPathNotInherited
	MsgFullPath
	MsgFullPathAdded
	MsgShellAdded
	MsgShellRemoved
	MsgScopeMissing
	MsgProjectSection
	MsgProgramSection
	MsgForeignWordNone
	MsgBareSSE
	MsgNameShadowed
	MsgNeedsApproval
	MsgEmptyVar
	MsgEmptyRefused
	MsgNoLimit
	MsgZeroTime
	MsgTriesBoth
	MsgInputOnly
	// The notes of the syntax: what was mended while parsing.
	MsgTransportDoubt
	MsgFieldElsewhere
	MsgPaste
	MsgMisplaced
	MsgReferenceHandedOn
	MsgURLRefused
	MsgSharedFile
	MsgInnerName
	MsgForeignKey
	MsgUnknownRefused
	MsgOwnMisfit
	MsgOwnMisfitFile
	MsgLiteralUnescaped
	MsgLiteralBackslashed
	MsgSupplied
	MsgSuppliedLost
	MsgOldKey
	MsgEmptyAll
	MsgEmptyMeansAll
	MsgEntryVariable
	MsgEntryVariableUnknown
	MsgVariableNamed
	MsgVariableRefused
	MsgTimeBounded
	MsgGlobLiteral
	MsgFieldNeeds
	MsgRedirectRefused
	MsgTitleDropped
	MsgExtraPrivate
	MsgCaveat
	MsgProjectHint
	MsgEmbedded
	MsgSecretBecameVariable
	MsgFolded

	MsgNoteComments
	MsgNoteTrailingComma
	MsgNoteJSON5
	MsgNoteQuotes
	MsgNoteSpaces
	MsgNoteBOM
	MsgNoteDuplicateKey
	MsgNoteFragment
	MsgNoteListKeys
	MsgNoteBrackets
	MsgNoteHash
	MsgNoteEscape
	MsgNoteDocuments
	MsgNoteOther
	MsgNoteWord
	MsgNoteEllipsis
	lastServerMessage
)

var serverSentences = [lastServerMessage]sentence{
	MsgNothingFound:        {"nothing-found", NotRecognised, Error, "No server and no hook is in this text.", "It reads as {1}, but no part of it looks like a list of servers or hooks.", "Paste the part with mcpServers, [mcp_servers.name], mcp_servers or hooks, or say under From which agent it is of."},
	MsgNoEntries:           {"no-entries", NotRecognised, Warning, "The list of servers is empty.", "{1} is there and holds nothing.", "Paste a config with at least one server."},
	MsgEntryNotMap:         {"entry-not-map", EntryInvalid, Error, "{item} is not written.", "It is {1} where {source} wants a map with a command or a URL.", "Give it a command or a URL; the other servers go on."},
	MsgEntryEmpty:          {"entry-empty", EntryInvalid, Error, "{item} is not written.", "It has no command and no URL, so there is nothing to start and nowhere to connect.", "Add one of the two; the other servers go on."},
	MsgWrongType:           {"wrong-type", EntryInvalid, Warning, "{field} of {item} cannot be read.", "It is {1}; {2} belongs there.", "Write it as {2}. Until then it is left out."},
	MsgUnknownWord:         {"unknown-word", WrongKey, Warning, "{item} names a transport that nobody knows: {1}.", "{source} does not read that word, so the transport is taken from the other keys.", "Use stdio, http or sse in the spelling of {source}."},
	MsgURLNeedsType:        {"url-needs-type", TransportGuessed, Warning, "{source} does not load {item} as it stands.", "It has a URL and nothing says whether that is Streamable HTTP or SSE.", "Add the transport; where its address does not end in /sse, it is taken as Streamable HTTP here, which most servers speak now."},
	MsgCommandAndURL:       {"command-and-url", EntryInvalid, Warning, "{item} has a command and a URL.", "Its transport decides; {field} is not used.", "Take out {field} if it is a leftover, or make two servers of it."},
	MsgCommandAndURLGuess:  {"command-and-url-guess", SourceAmbiguous, Warning, "{item} has a command and a URL.", "Nothing says which counts, so the command is used and {field} is left out.", "Take out the one that is not meant."},
	MsgWordAgainstCommand:  {"word-against-command", WrongKey, Warning, "{item} has a command but calls itself {1}.", "A command is run over stdio, so that is what is written.", "Set {field} to stdio or take it out."},
	MsgWordAgainstURL:      {"word-against-url", WrongKey, Warning, "{item} has a URL but calls itself stdio.", "There is nothing to run, so it is read as a remote server.", "Set {field} to http or sse."},
	MsgWordAgainstKey:      {"word-against-key", WrongKey, Warning, "{item} says two transports.", "{field} stands for {2} in {source}, the word beside it says {1}. {source} goes by the key.", "Use one of them."},
	MsgAmbiguous:           {"ambiguous", SourceAmbiguous, Warning, "This text could be from {source} or from {1}.", "They read it differently; it is read as {source} does.", "Say under From which one it is."},
	MsgWrongRoot:           {"wrong-root", WrongKey, Warning, "{source} does not read servers under {1}.", "It looks under {2}, so in this place they are not there for it.", "In your {source} file, move them to {2}. They are converted here all the same."},
	MsgOldRoot:             {"old-root", WrongKey, Warning, "{source} does not read servers under {1} any more.", "That is an older place, or a frequent mistake; it looks under {2}.", "In your {source} file, move them to {2}. They are converted here all the same."},
	MsgNoRoot:              {"no-root", SourceCompleted, Info, "The outer part was missing and is added.", "The text begins inside {1}.", ""},
	MsgWrongKey:            {"wrong-key", WrongKey, Warning, "{source} does not read {field} of {item}.", "It is understood as the {1} here.", "If this is your {source} file, the key there is {2}."},
	MsgSourceRefuses:       {"source-refuses", TransportRefused, Warning, "{source} does not load {item} from this file.", "It is reached over {1}; {source} loads {2}.", "{3}"},
	MsgNoTransportKey:      {"no-transport-key", WrongKey, Info, "{source} has no key for the transport: {field} of {item} says {1}.", "It goes by the command or the URL alone.", ""},
	MsgForeignWord:         {"foreign-word", WrongKey, Warning, "{source} does not know the transport word {1} of {item}.", "It is understood as {2} here.", "In your {source} file write {3}."},
	MsgNestedTransport:     {"nested-transport", SourceCompleted, Info, "The nested {field} of {item} is read as part of the entry.", "", ""},
	MsgKeySpaces:           {"key-spaces", WrongKey, Warning, "{field} of {item} has a space around its key.", "{source} does not know the key with the space.", "Take the space out of your file."},
	MsgNullIgnored:         {"null", ValueConverted, Info, "{field} of {item} is null and counts as not given.", "", ""},
	MsgRetypedValues:       {"retyped-values", ValueConverted, Info, "Numbers and booleans in {field} of {item} are read as texts.", "Agents want texts there.", ""},
	MsgRetyped:             {"retyped", ValueConverted, Info, "{field} of {item} is read as a {1}.", "Another type stood there; agents want a {1}.", ""},
	MsgTimeoutUnit:         {"timeout-unit", ValueConverted, Warning, "{field} of {item} is taken as {1}.", "{source} has no such key, so its unit is a guess by its size.", "Check it in the snippet."},
	MsgTimeUnlikely:        {"time-unlikely", SourceAmbiguous, Warning, "{field} of {item} is {1}, which is hardly meant.", "Other agents count in {2}, so the number may be from one of them.", "If {2} are meant, change the number in your {source} file."},
	MsgAddressAsCommand:    {"address-as-command", WrongKey, Warning, "The command of {item} is a URL; it is read as a remote server.", "What stands under {field} is started as a program, and a URL is none.", "Put it under {1} in your file."},
	MsgSSEByAddress:        {"sse-by-address", TransportGuessed, Warning, "{item} is taken as an SSE server.", "Nothing says so but its address, which ends in /sse.", "If the server speaks Streamable HTTP, give its other address."},
	MsgCommandSplit:        {"command-split", ValueConverted, Info, "The command of {item} was a whole line; it is split into command and arguments.", "", ""},
	MsgOriginalName:        {"original-name", SourceCompleted, Info, "{item} is called {1} in this text.", "The rule of an agent changed its name; the first one is used again.", ""},
	MsgNameMissing:         {"name-missing", SourceCompleted, Info, "A server without a name is called {item}.", "", ""},
	MsgDuplicateEntry:      {"duplicate-entry", DuplicateName, Warning, "Two servers are called {item}.", "{1}", "Give one of them another name; here the second is called {2}."},
	MsgSourceLiteral:       {"source-literal", ReferenceNotExpanded, Warning, "{source} takes {1} in {field} of {item} as it stands.", "It fills in no reference of that form there, so the server gets the text itself.", "{2}"},
	MsgSecretInClear:       {"secret-in-clear", SecretInClear, Info, "{field} of {item} holds {1} in clear text.", "It stands in every snippet made from it.", "Use a variable instead, and never commit the file."},
	MsgExamplePath:         {"example-path", SecretMissing, Warning, "{field} of {item} still holds the path of an example.", "No program finds /path/to on your machine.", "Put your own path there."},
	MsgSecretMissing:       {"secret-missing", SecretMissing, Warning, "{field} of {item} still holds a placeholder.", "The server gets the placeholder instead of your secret and will refuse it.", "Put the real value or a variable there."},
	MsgTransportRefused:    {"transport-refused", TransportRefused, Error, "{item} is not written.", "It is reached over {1}; {agent} loads {2}.", "{3}"},
	MsgBridgeOffered:       {"bridge-offered", BridgeOffered, Info, "{item} can run in {agent} through a bridge.", "The program mcp-remote connects to the URL and speaks stdio to {agent}.", "Switch the bridge on to have it written."},
	MsgGuessedHTTP:         {"guessed-http", TransportGuessed, Warning, "{item} is written as Streamable HTTP.", "{source} leaves the transport of the URL open; in {agent} it is Streamable HTTP.", "If the server speaks only SSE, it will not connect as written."},
	MsgTransportImplied:    {"transport-implied", ValueConverted, Info, "{item} is written without a word for its transport.", "{agent} has none: it finds out by itself, or by asking you, what the URL speaks. Here that is {1}.", ""},
	MsgOffNoSwitch:         {"off-no-switch", OffWithoutSwitch, Warning, "{item} is switched off and left out.", "{agent} has no switch in this file: written there, the server would run.", "{1}"},
	MsgOnByDefault:         {"on-by-default", ValueConverted, Info, "{field} of {item} is not needed: {agent} runs what is in its file.", "", ""},
	MsgEmptyDropped:        {"empty-dropped", ValueConverted, Info, "{field} of {item} is empty and changes nothing in {agent}.", "", ""},
	MsgFieldDropped:        {"field-dropped", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} has no key for the {1} of a server.", "Check that the server works without it."},
	MsgExtraUnknown:        {"extra-unknown", FieldDropped, Warning, "{field} of {item} is left out.", "{source} is not known to have this key, nor is {agent}.", "Check what it is for, and that it is spelt right."},
	MsgExtraDropped:        {"extra-dropped", FieldDropped, Warning, "{field} of {item} is left out.", "It is a key of {source}; nothing in {agent} is known to do the same.", "Check that the server works without it."},
	MsgBesideDropped:       {"beside-dropped", FieldDropped, Warning, "{field} is left out.", "It stands beside the servers in {source}; nothing in {agent} is known to do the same.", "Check that the servers work without it."},
	MsgUnsetDropped:        {"unset-dropped", FieldDropped, Warning, "{field} of {item} is left out.", "In {source} null takes the variable away from the server; {agent} can only set variables.", "Check that the server works with the variable set."},
	MsgAllTools:            {"all-tools", ValueConverted, Info, "{field} of {item} allows every tool; {agent} does so without it.", "", ""},
	MsgOAuthByItself:       {"oauth-by-itself", ValueConverted, Info, "{field} of {item} is not needed: {agent} signs in with OAuth by itself when the server asks for it.", "", ""},
	MsgDescriptionDropped:  {"description-dropped", FieldDropped, Info, "{field} of {item} is left out: {agent} has no place for it.", "", ""},
	MsgVarRenamed:          {"variable-renamed", ReferenceNotExpanded, Warning, "{agent} cannot pass {1} on as {2} to {item}.", "It passes variables on only under their own names, and fills nothing in; the server gets the text itself.", "Set a variable called {2}, take it out of env and list it in {3}."},
	MsgWithheld:            {"withheld", ReferenceNotExpanded, Warning, "{agent} leaves {1} empty in {field} of {item}.", "It keeps some variables of its own and of others from every remote server.", "Give the value to a variable of another name and use that."},
	MsgKeyRenamed:          {"key-renamed", ValueConverted, Info, "{before} of {item} is called {after} in {agent}.", "", ""},
	MsgTimeConverted:       {"time-converted", ValueConverted, Info, "{item}: {before} becomes {after}.", "{agent} counts in another unit.", ""},
	MsgTimeRounded:         {"time-rounded", ValueNarrowed, Warning, "{field} of {item} is rounded.", "{agent} does not take such a number: {before} becomes {after}.", ""},
	MsgTimeoutsMerged:      {"timeouts-merged", ValueNarrowed, Warning, "Two time-outs of {item} become one.", "{agent} has one time-out for start and calls; the larger is written: {after}.", ""},
	MsgTimeoutMoved:        {"timeout-moved", ValueNarrowed, Warning, "{field} of {item} becomes the only time-out of {agent}.", "It now counts for calls as well: {before} becomes {after}.", ""},
	MsgNameChanged:         {"name-changed", NameChanged, Warning, "{before} is called {after} in {agent}.", "{agent} does not take the name as it is.", "Rules and prompts that name the server must use the new name."},
	MsgNameChangedOlder:    {"name-changed-older", NameChanged, Warning, "{before} is called {after} in {agent}.", "Every version takes that name; {1} and newer also take the old one.", "To keep the name, switch on keep names."},
	MsgNamesMeet:           {"names-meet", DuplicateName, Warning, "{before} is called {after} in {agent}.", "To {agent}, {2} would be the same name as that of {1}.", "Rules and prompts that name the server must use the new name."},
	MsgNameReserved:        {"name-reserved", NameReserved, Warning, "{agent} has a server of its own called {1}.", "Yours may replace it or not be loaded.", "Give yours another name."},
	MsgNameAwkward:         {"name-awkward", NameReserved, Info, "The name {1} is awkward in {agent}.", "{2}", ""},
	MsgReferenceTranslated: {"reference-translated", ReferenceTranslated, Info, "{field} of {item}: {before} becomes {after}.", "", ""},
	MsgPassedOn:            {"passed-on", ReferenceTranslated, Info, "{item}: {1} is passed on as {after}.", "{agent} has no list of passed-on variables.", ""},
	MsgInputBecameVariable: {"input-became-variable", SecretMissing, Warning, "{field} of {item} needs the variable {1}.", "{source} asks for the value when the server starts; {agent} cannot ask.", "Set {1} in the environment before you start {agent}."},
	MsgNotExpanded:         {"not-expanded", ReferenceNotExpanded, Warning, "{agent} will not fill in {1} in {field} of {item}.", "The server gets the text itself instead of the value.", "Put the value in its place, without committing the file."},
	MsgDefaultLost:         {"default-lost", ValueNarrowed, Warning, "A default in {field} of {item} is left out.", "{agent} fills in the variable but knows no default.", "Set the variable, or write the default itself."},
	MsgLiteralExpanded:     {"literal-expanded", LiteralExpanded, Warning, "{agent} will fill in {1} in {field} of {item}.", "{source} takes it as it stands, and {agent} has no way to keep it so.", "If the text is meant, change it."},
	MsgLiteralEscaped:      {"literal-escaped", LiteralExpanded, Info, "A dollar sign in {field} of {item} is written so that {agent} does not fill it in.", "", ""},
	MsgPathNotInherited:    {"path-not-inherited", PathNotInherited, Warning, "{agent} may not find {1} for {item}.", "Started from the desktop it may not see the PATH of your shell.", "Write the full path, as `{2} {1}` prints it."},
	MsgFullPath:            {"full-path", PathNotInherited, Info, "{before} of {item} is written as {after}.", "", ""},
	MsgFullPathAdded:       {"full-path-added", PathNotInherited, Info, "{before} of {item} is written as {after}, and PATH is set for it.", "", ""},
	MsgShellAdded:          {"shell-added", ShellWrapper, Info, "{item}: {before} becomes {after}.", "That form starts on Windows with every version of {agent}.", ""},
	MsgShellRemoved:        {"shell-removed", ShellWrapper, Info, "{item}: {before} becomes {after}.", "cmd exists only on Windows.", ""},
	MsgScopeMissing:        {"scope-missing", SourceCompleted, Info, "{agent} has no {1} file for this.", "The path shown is that of its other scope.", ""},
	MsgProjectSection:      {"project-section", SourceCompleted, Info, "{item} stood in a section of its own: {1}.", "It counted for that project or program only; where it goes now, it counts for the scope that you choose.", ""},
	MsgProgramSection:      {"program-section", SourceCompleted, Info, "{item} under {1} is for that program alone.", "It goes only there, in place of a shared server of the same name.", ""},
	MsgForeignWordNone:     {"foreign-word-none", WrongKey, Info, "{source} does not know the transport word {1} of {item}.", "It is understood as {2} here; {source} needs no word for it.", ""},
	MsgBareSSE:             {"bare-sse", TransportGuessed, Warning, "{item} is read as an SSE server.", "{source} connects so to a URL whose transport is not said, even where the server speaks Streamable HTTP.", "If it does, set {1} to {2} in your {source} file."},
	MsgNameShadowed:        {"name-shadowed", NameReserved, Warning, "{agent} may leave {item} out because of its name.", "{2}", "Give it another name."},
	MsgNeedsApproval:       {"needs-approval", ReferenceNotExpanded, Warning, "{agent} may not fill in {1} in {field} of {item} until you approve it.", "Without that the server gets the reference as text.", "{2}"},
	MsgEmptyVar:            {"empty-var", FieldDropped, Warning, "{agent} does not set {1} for {item}.", "It leaves out variables with an empty value.", "If the server needs it set and empty, start it through a script that does so."},
	MsgEmptyRefused:        {"empty-refused", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} refuses an entry in which it is empty or 0.", "Check that the server works without it."},
	MsgNoLimit:             {"no-limit", FieldDropped, Warning, "{field} of {item} is left out.", "In {source} it means no limit, which {agent} cannot be told; it uses its own limit.", "Set a long time there if calls take long."},
	MsgZeroTime:            {"zero-time", FieldDropped, Warning, "{field} of {item} is left out.", "It is 0, and no server answers in no time: {agent} uses its own limit.", "Set a time in {agent} if calls take long."},
	MsgTriesBoth:           {"tries-both", ValueConverted, Info, "{item} is written as Streamable HTTP.", "{source} does not say which transport the URL has; {agent} tries SSE by itself where the server refuses.", ""},
	MsgInputOnly:           {"input-only", TransportRefused, Error, "Nothing is written for {agent}.", "{1}", ""},

	MsgTransportDoubt:       {"transport-doubt", TransportGuessed, Warning, "{agent} may not load {item}.", "{1}", "Try it, or give the server's other address if it has one."},
	MsgFieldElsewhere:       {"field-elsewhere", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} has no key for the {1} of a server in its file.", "{2}"},
	MsgPaste:                {"paste", SourceCompleted, Info, "{1}", "", ""},
	MsgURLRefused:           {"url-refused", EntryInvalid, Error, "{item} is not written.", "{field} is no address as it stands, and with it {agent} would refuse all servers of the file.", "Put the address itself there."},
	MsgSharedFile:           {"shared-file", WrongKey, Info, "{1} reads a file of the same name.", "It looks for servers under {2}, {agent} looks under {3}.", "One file can hold both."},
	MsgInnerName:            {"inner-name", SourceCompleted, Info, "{item} has the name that stands inside its entry.", "{source} uses the key {1} as an id.", ""},
	MsgForeignKey:           {"foreign-key", WrongKey, Warning, "{source} does not read {field} of {item}.", "It is understood as the {1} here, but {source} has no key for that.", "{2}"},
	MsgUnknownRefused:       {"unknown-refused", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} does not know it, and what it does not know it refuses.", "Take it out of your file too."},
	MsgOwnMisfit:            {"own-misfit", EntryInvalid, Warning, "{source} does not load {item} as it stands.", "It takes {2} for {field}, and nothing else; here it is {1}.", "Mend {field} or take it out of your file. It is left out here."},
	MsgOwnMisfitFile:        {"own-misfit-file", EntryInvalid, Warning, "{source} does not start with {item} as it stands.", "It takes {2} for {field}, and nothing else; here it is {1}, and the whole file is refused.", "Mend {field} or take it out of your file. It is left out here."},
	MsgFolded:               {"folded", ValueConverted, Info, "{field} of {item} is read into its other keys.", "Other agents say the same in another way.", ""},
	MsgEmbedded:             {"embedded", SourceCompleted, Info, "The config stands as a text inside {1} and is read from there.", "What stands around it is not converted.", ""},
	MsgSecretBecameVariable: {"secret-became-variable", SecretMissing, Warning, "{field} of {item} needs the variable {1}.", "{before} is filled in by another program, such as a CI service, before {source} sees the file.", "Set {1} in the environment before you start {agent}."},

	MsgLiteralUnescaped:     {"literal-unescaped", ValueConverted, Info, "{field} of {item} is written as {source} understands it.", "The mark that keeps {source} from filling something in is not needed in {agent}.", ""},
	MsgLiteralBackslashed:   {"literal-backslashed", LiteralExpanded, Info, "{field} of {item} is written with a backslash more, so that {agent} takes it as it stands.", "", ""},
	MsgSupplied:             {"supplied", FieldDropped, Info, "{item} is not converted.", "{1}", ""},
	MsgSuppliedLost:         {"supplied-lost", FieldDropped, Warning, "{item} is not converted.", "{1}", "If you need it elsewhere, look up how its server is started and add that."},
	MsgOldKey:               {"old-key", SourceCompleted, Info, "{field} of {item} is an older spelling.", "{source} now calls it {1}.", ""},
	MsgEmptyAll:             {"empty-all", ValueConverted, Info, "{field} of {item} is empty, which means all tools in {source}.", "It counts as not given.", ""},
	MsgEmptyMeansAll:        {"empty-means-all", FieldDropped, Warning, "{field} of {item} is left out.", "It is empty and allows no tool; in {agent} an empty list allows all of them.", "If no tool is meant, switch the server off."},
	MsgEntryVariable:        {"entry-variable", ReferenceTranslated, Info, "{field} of {item}: {before} is filled in from the entry itself.", "", ""},
	MsgEntryVariableUnknown: {"entry-variable-unknown", ReferenceNotExpanded, Warning, "{source} does not fill in {1} in {field} of {item}.", "It looks a variable up only among those that the entry sets or names itself.", "In your {source} file, name it under {2}. It is converted as a variable here."},
	MsgVariableNamed:        {"variable-named", ReferenceTranslated, Info, "{item}: {1} is also named under {2}.", "{agent} fills in only the variables that an entry names.", ""},
	MsgVariableRefused:      {"variable-refused", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} does not let an entry set that variable.", "If the server needs it, set it before you start {agent}."},
	MsgTimeBounded:          {"time-bounded", ValueNarrowed, Warning, "{field} of {item} is changed.", "{agent} takes nothing outside {1} to {2}: {before} becomes {after}.", ""},
	MsgGlobLiteral:          {"glob-literal", ValueNarrowed, Warning, "{field} of {item} holds the pattern {1}.", "{agent} is not known to take patterns, only whole names of tools.", "Write the names of the tools instead."},
	MsgFieldNeeds:           {"field-needs", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} takes {1} only together with the {2}.", "If the server needs it, add both."},
	MsgRedirectRefused:      {"redirect-refused", FieldDropped, Warning, "{field} of {item} is left out.", "It is no whole address, and {agent} takes only one that begins with its scheme, as in http://.", "Add the address that the OAuth client is registered with."},
	MsgTitleDropped:         {"title-dropped", NameChanged, Info, "{item} is not shown as {1} in {agent}.", "It has no key for another name than the one of the entry.", ""},
	MsgExtraPrivate:         {"extra-private", FieldDropped, Info, "{field} of {item} means something in {source} alone and is left out.", "", ""},
	MsgCaveat:               {"caveat", ReferenceNotExpanded, Warning, "{field} of {item} may not be filled in.", "{1}", "Where it is not, put the value in its place."},
	MsgProjectHint:          {"project-hint", SourceCompleted, Info, "{1}", "", ""},

	MsgMisplaced:         {"misplaced", WrongKey, Warning, "{source} does not load {item} where it stands.", "It stands beside the place that {source} reads, not in it.", "In your {source} file, write it as the snippet for {source} shows. It is converted here all the same."},
	MsgReferenceHandedOn: {"reference-handed-on", ReferenceNotExpanded, Info, "{agent} hands {after} in {field} of {item} on as it stands.", "It fills in nothing itself; each program that gets the server reads the reference or not.", "Check {field} in the programs that you use it with."},

	MsgNoteComments:      {"note-comments", SourceCompleted, Info, "The text has comments.", "They are not carried into the snippets.", ""},
	MsgNoteTrailingComma: {"note-trailing-comma", SourceCompleted, Info, "A comma too many is ignored.", "Strict JSON does not allow it.", ""},
	MsgNoteJSON5:         {"note-json5", SourceCompleted, Info, "Keys or texts without double quotes are read as JSON5.", "Strict JSON does not allow them.", ""},
	MsgNoteQuotes:        {"note-quotes", SourceCompleted, Warning, "Typographic quotes, dashes and commas are read as the plain ones.", "A word processor, a web page or a keyboard has put them there; no agent reads them.", "Replace them before you use the text itself."},
	MsgNoteSpaces:        {"note-spaces", SourceCompleted, Warning, "Non-breaking spaces are read as spaces.", "They came along when the text was copied; agents stop at them.", "Replace them in your file."},
	MsgNoteBOM:           {"note-bom", SourceCompleted, Info, "The text begins with a byte order mark, which is ignored.", "Some agents stop at it.", ""},
	MsgNoteDuplicateKey:  {"note-duplicate-key", DuplicateName, Warning, "{1} is there twice.", "An agent reads only the last one. Where servers or hooks stand under both, all of them are taken here.", "Take one out, or join them."},
	MsgNoteFragment:      {"note-fragment", SourceCompleted, Info, "The outer brackets were missing and are added.", "", ""},
	MsgNoteListKeys:      {"note-list-keys", SourceCompleted, Warning, "A list with keys is read as a map.", "Square brackets stand where braces belong, and the agent stops there.", "Put braces in their place."},
	MsgNoteBrackets:      {"note-brackets", SourceCompleted, Warning, "Brackets do not match; the text is read as if they did.", "Some are missing or left over at the end.", "Check the end of the text."},
	MsgNoteHash:          {"note-hash", SourceCompleted, Warning, "# comments are ignored.", "JSON has no such comments, and agents stop at them.", "Take them out of your file."},
	MsgNoteEscape:        {"note-escape", SourceCompleted, Warning, "A single backslash is read as itself.", "In this syntax it must be doubled.", "Double the backslashes in your file."},
	MsgNoteDocuments:     {"note-documents", SourceCompleted, Info, "Several pieces stand one after another; they are read together.", "", ""},
	MsgNoteOther:         {"note-other", SourceCompleted, Info, "Characters that do not belong there are ignored.", "", ""},
	MsgNoteWord:          {"note-word", SourceCompleted, Warning, "{1} is read as {2}.", "That is how JSON spells it; agents stop at the other word.", "Replace it in your file."},
	MsgNoteEllipsis:      {"note-ellipsis", SourceCompleted, Warning, "Three dots stand for something that was left out.", "What they stand for is not converted.", "Paste the whole text."},
}
