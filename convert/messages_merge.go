package convert

// The messages of merging, commands, links and grants.
const (
	MsgFileUnreadable Message = lastHookMessage + iota
	MsgMergeImpossible
	MsgMergeSame
	MsgMergeUpdated
	MsgMergeReplaced
	MsgMergeKept
	MsgMergeClash
	MsgMergeMoved
	MsgMergeHookThere
	MsgBridgeWritten
	MsgBridgeTaken
	MsgSecretLifted
	MsgSecretAsked
	MsgPayloadBroken
	MsgLinkBroken
	MsgLinkInputs
	MsgShellVariable
	MsgCommandEmpty
	MsgCommandURLAsProgram
	MsgFlagUnknown
	MsgFlagPair
	MsgSameServer
	MsgCommandCannot
	MsgCommandFreezes
	MsgLinkSecret
	MsgLinkCannot
	MsgLinkAsks
	MsgDashMissing
	MsgLineOther
	MsgCommandShell
	MsgGrantNoList
	MsgGrantsIgnored
	MsgGrantOtherHelper
	MsgGrantName
	MsgGrantUnreadable
	MsgGrantNoTools
	MsgGrantOpen
	MsgGrantThere
	MsgGrantDenied
	MsgSecretWithheld
	MsgSecretBlanked
	MsgSecretStays
	MsgMergeJoined
	MsgMergeOrphan
	MsgMergeComment
	MsgChoice
	MsgRegistryStatus
	MsgRegistryOlder
	MsgInputNeeded
	MsgInputOptional
	MsgSecretOptional
	MsgPackageRefused
	MsgPackageNewest
	MsgStartYourself
	MsgBundleFolder
	MsgOneRun
	MsgUncovered
	MsgChanged
	MsgAddressAlone
	MsgCode
	MsgCodeValue
	MsgRemark
	MsgBridgeFills
	MsgListed
	MsgListedArgs
	MsgListedNames
	MsgPrinted
	MsgInstaller
	MsgTemplate
	MsgTemplateElse
	MsgElsewhere
	MsgCommandList
	MsgCommandText
	lastMergeMessage
)

var mergeSentences = [lastMergeMessage - lastHookMessage]sentence{
	{"file-unreadable", SyntaxError, Error, "Your file is not touched.", "It cannot be read: line {1}, column {2}.", "Mend it there and paste it again."},
	{"merge-impossible", SyntaxError, Error, "Your file is not touched.", "The entries cannot be put in without changing something else near line {1}.", "Put the snippet in by hand."},
	{"merge-same", MergeConflict, Info, "{1} is in your file already, exactly so.", "", ""},
	{"merge-updated", MergeConflict, Warning, "{1} is in your file already and is updated.", "Changed: {2}. Your other keys stay.", "Choose replace or keep if that is not meant."},
	{"merge-replaced", MergeConflict, Warning, "{1} in your file is replaced.", "Nothing of the old entry stays.", "Choose keep if that is not meant."},
	{"merge-kept", MergeConflict, Warning, "{1} in your file is kept as it is.", "Nothing of the pasted one is written.", "Choose update or replace if it should change."},
	{"merge-clash", MergeConflict, Error, "{1} is not written: your file has one of that name.", "In {agent} an entry is only ever added, and two of one name stop each other.", "Rename the pasted one, or take the other out by hand."},
	{"merge-moved", MergeConflict, Warning, "The servers under {1} in your file are moved to {2}.", "{agent} does not read them in the old place.", ""},
	{"merge-hook-there", MergeConflict, Info, "{item} runs this command in your file already; it is not added twice.", "", ""},
	{"bridge-written", BridgeOffered, Info, "{item} runs in {agent} through mcp-remote.", "{agent} does not load {1} itself; npx starts the bridge.", ""},
	{"bridge-taken", ValueConverted, Info, "{item} is written as the remote server behind its bridge.", "{agent} connects to {after} without it.", ""},
	{"secret-lifted", ReferenceTranslated, Info, "{field} of {item} is read from the variable {1}.", "The secret does not stand in the file any more.", "Set it before you start {agent}: {2}"},
	{"secret-asked", ReferenceTranslated, Info, "{field} of {item} is asked for by {agent}.", "It keeps the answer in its own store, under {1}.", ""},
	{"payload-broken", SyntaxError, Error, "The JSON inside cannot be read.", "It stands in a command or a link and is no valid JSON.", "Check the quotes around it."},
	{"link-broken", SyntaxError, Error, "The link of {1} is broken.", "Its config stops making sense at character {2}.", "Copy the link again, whole."},
	{"link-inputs", SecretMissing, Warning, "{item} asks for values when it is installed.", "The link brings questions along; their answers are not in it.", "Put the values or variables in yourself."},
	{"shell-variable", SourceCompleted, Info, "{1} is set for the command line only.", "A server gets it where the line passes it on.", ""},
	{"command-empty", EntryInvalid, Error, "{item} is not written.", "The command names nothing to run and nowhere to connect.", "Add the program after --, or the address."},
	{"command-url-as-program", TransportGuessed, Warning, "{source} would save the address of {item} as a program to run.", "The command names no transport.", "Add --transport http to it; here it is read as a remote server."},
	{"flag-unknown", FieldDropped, Warning, "{1} is no known option of this command.", "What it should do is not known, so it is left out.", "Check the command's own help."},
	{"flag-pair", EntryInvalid, Warning, "{1} stands where NAME=value belongs.", "Current versions read it as one more value of {field} and refuse the command.", "Put the name before {field}."},
	{"same-server", DuplicateName, Info, "{item} is there more than once and is offered once.", "The readings differ in: {1}.", ""},
	{"command-cannot", ContractDiffers, Info, "No command adds {item} to {agent} whole.", "Its command cannot hold {1}.", "Use the snippet."},
	{"command-freezes", MergeConflict, Info, "The command also changes the servers that {agent} has already.", "Each run puts the values of that moment in place of the variables in the whole file, secrets too.", "Use the snippet if your file has variables."},
	{"link-secret", SecretMissing, Info, "The link for {item} does not hold its secret.", "A link is shared and kept in histories, so a variable stands for {field} in it.", ""},
	{"link-cannot", ContractDiffers, Info, "No link adds {item} to {agent} whole.", "A link of {agent} cannot hold {1}.", "Use the snippet."},
	{"link-asks", SecretMissing, Info, "The link for {item} holds the names of its variables only.", "{agent} asks for the values when the link is opened.", ""},
	{"dash-missing", SourceCompleted, Warning, "{1} is read as an argument of the program of {item}.", "{source} takes it for an option of its own, because no -- stands before the program.", "Put -- before the program."},
	{"line-other", FieldDropped, Info, "The line that begins with {1} is not read.", "It describes no server: it changes what is set up, or brings it from elsewhere.", "Do it by hand in the other agent, if it matters."},
	{"command-shell", ContractDiffers, Info, "No command line adds {item} to {agent} in {1}.", "It would fill in what stands between percent signs, or break at a line end.", "Use the snippet, or another shell."},
	{"grant-no-list", GrantSkipped, Warning, "The grant for {field} is skipped.", "It has to be a list of servers.", "Write each server on a line of its own, after a dash."},
	{"grants-ignored", GrantSkipped, Warning, "{agent} gets none of the grants under {field}.", "{1}", ""},
	{"grant-other-helper", GrantSkipped, Warning, "The helper {1} gets no grant.", "Nothing is granted to a helper of that name, so its file stays as it is.", "Check the name at the top of the file."},
	{"grant-name", GrantSkipped, Warning, "{1} is not granted to {field} in {agent}.", "{2} It is never written under another name.", "Give the server a name that fits, where it is set up."},
	{"grant-unreadable", GrantSkipped, Warning, "The file of {item} is not touched.", "The settings between the dashes at its top cannot be read.", "Add the entries by hand."},
	{"grant-no-tools", GrantSkipped, Warning, "The file of {item} stays as it is.", "It has no list of tools that an entry could be added to.", "Give it a list first, if it should be limited at all."},
	{"grant-open", GrantSkipped, Info, "The file of {item} stays as it is.", "It reaches the tools of every server already.", ""},
	{"grant-there", GrantSkipped, Info, "{1} is in the list of {item} already.", "", ""},
	{"grant-denied", GrantSkipped, Warning, "{1} is not added to {item}.", "Its own {field} names that server, and what is denied stays denied.", "Take it out there first."},
	{"secret-withheld", SecretMissing, Warning, "{field} of {item} is left out: it holds a secret.", "This text is handed on to others.", "Each person sets it where the server is installed."},
	{"secret-blanked", SecretMissing, Warning, "A secret in {field} of {item} is left out: YOUR_… stands in its place.", "This text is handed on to others.", "Each person puts the value in where the server is installed."},
	{"secret-stays", SecretInClear, Info, "{field} of {item} still holds its secret.", "{agent} fills in no variable there.", "Keep the file to yourself, and never commit it."},
	{"merge-joined", MergeConflict, Warning, "A table that is in your file twice is joined.", "The second one stands in line {1}; {agent} does not read such a file.", ""},
	{"merge-orphan", MergeConflict, Warning, "{1} in your file has nothing to start and nowhere to connect.", "What is left of it stands in line {2}; {agent} may refuse the whole file for it.", "Take it out, or give it a command or a URL."},
	{"merge-comment", MergeConflict, Warning, "The comment in line {2} of your file is lost.", "It reads “{1}”, and what it stands at is moved, joined or replaced.", "Copy it over if you need it."},
	{"choice", SourceAmbiguous, Warning, "{item} can run in more than one way; one is written.", "Written: {1}. The others are left out of the snippet: {2}.", "Tick another under Understood, or choose it by its name."},
	{"registry-status", SourceCompleted, Warning, "{item} is marked as {1} in the registry.", "Its publisher no longer stands by it.", "Look for its successor."},
	{"registry-older", SourceCompleted, Info, "The entry of {item} has the keys of an older schema.", "They mean the same.", ""},
	{"input-needed", SecretMissing, Warning, "{item} needs a value for {field}.", "{1}", "Set the variable of that name, or type it in when the agent asks."},
	{"input-optional", FieldDropped, Info, "{field} of {item} is optional and left out.", "{1}", ""},
	{"secret-optional", SecretMissing, Info, "{field} of {item} may hold a secret and is left out.", "{1}", "Add it if the server asks you to sign in and you have a token."},
	{"package-refused", EntryInvalid, Warning, "One package of {item} is not written: {1}.", "No command is known that runs a package of this kind.", "Install it by hand and name its program as the command."},
	{"package-newest", SourceCompleted, Info, "{item} runs the newest version of {1}.", "The entry names no version.", "Add one to keep it from changing under you."},
	{"start-yourself", ContractDiffers, Warning, "{item} has to be running before an agent can connect.", "It is a server over HTTP on your own machine; agents do not start it.", "Start it first: {1}"},
	{"bundle-folder", SourceCompleted, Warning, "{item} is a file inside its bundle.", "{1} stands for the folder into which the bundle is unpacked.", "Unpack it and write that folder in its place."},
	{"one-run", SourceCompleted, Info, "What the options of this line set holds for one run only.", "In a file it holds for every run.", ""},
	{"uncovered", SourceCompleted, Info, "The text is read without what stood around it: {1}.", "It came along when it was copied, or was put there for another use.", ""},
	{"changed", SourceCompleted, Warning, "The text is a change; it is read as it is after the change.", "Lines that begin with - are taken out by it and are not converted.", ""},
	{"address-alone", TransportGuessed, Warning, "{item} is read from its address alone.", "Its name is taken from the host; that it speaks {1} is a guess by the address.", "Check both where the server is described."},
	{"code", SourceCompleted, Info, "The config is read out of program code.", "Nothing of the code is run, and what stands around the config is not converted.", ""},
	{"code-value", SecretMissing, Warning, "The code works out a value: {1}.", "Only the running program knows it, so <...> stands in its place.", "Put the value there."},
	{"remark", SourceCompleted, Info, "{item} is a remark among the servers.", "It is not carried into the snippets.", ""},
	{"bridge-fills", ReferenceTranslated, Info, "The bridge of {item} fills {1} in itself.", "It takes the value from {2}; where the bridge is not needed, the value is put in its place.", ""},
	{"listed", SourceCompleted, Warning, "{item} is read from a list of servers.", "Such a list shows no headers, no values of variables, and arguments without quotes.", "Add what is missing, or paste the file that the list is of."},
	{"listed-args", SourceCompleted, Info, "The arguments of {item} are read at each space.", "They were printed without quotes.", "Check those that have a space in them."},
	{"listed-names", NotRecognised, Error, "This is a list of servers that shows only their names.", "Nothing in it says what they run or where they are.", "Paste the file that the list is of, or what the program prints of one server."},
	{"printed", SourceCompleted, Info, "{field} of {item} is left out.", "{source} prints it beside the configuration; it says how the server stands or where it was found.", ""},
	{"installer", NotRecognised, Error, "This line only installs something.", "{1} names what is installed and does not say how that runs.", "Run it and paste the file that it writes, or paste the configuration that the server's makers give."},
	{"template", SourceCompleted, Warning, "The text is a template that another program fills in.", "What it would put in its place stands in the snippets as it is: {1}.", "Paste the file that the program makes of it."},
	{"template-else", SourceCompleted, Warning, "What stands after an else is left out.", "Only one side of a condition can hold; the first one is read.", "If the other side is yours, paste the file that the program makes of the template."},
	{"elsewhere", NotRecognised, Error, "No server and no hook is in this text itself.", "{1} names another file: {2}.", "Paste that file."},
	{"command-list", WrongKey, Warning, "{source} does not start {item} as it stands.", "Its command is a list with the arguments in it; {source} wants a text there.", "In your {source} file, write it as the snippet for {source} shows. It is converted here all the same."},
	{"command-text", WrongKey, Warning, "{source} does not start {item} as it stands.", "Its command is one text; {source} wants a list of the program and its arguments there.", "In your {source} file, write it as the snippet for {source} shows. It is converted here all the same."},
}
