package convert

// The messages of hooks.
const (
	MsgHookRoot Message = lastServerMessage + iota
	MsgHookPiece
	MsgHookAlien
	MsgHooksType
	MsgHooksAllOff
	MsgEventSpelling
	MsgEventForeign
	MsgEventUnknown
	MsgMatcherType
	MsgMatcherIgnoredHere
	MsgMatcherOnCommand
	MsgMatcherBroken
	MsgMatcherRule
	MsgMatcherOneWord
	MsgMatcherNone
	MsgMatcherAll
	MsgToolUnknown
	MsgHookSecretMissing
	MsgHookBeside
	MsgHookNoGroup
	MsgHookGroup
	MsgHookText
	MsgHookMap
	MsgHookNested
	MsgHookList
	MsgHookFront
	MsgHookNotify
	MsgHookNoEvent
	MsgHooksMixed
	MsgNoHookEntries
	MsgInFile
	MsgHookNotMap
	MsgHookEmpty
	MsgHookBreaksFile
	MsgHookCommandList
	MsgHookForeignKey
	MsgHookKeyUnknown
	MsgHookMisplaced
	MsgHookTwoPlaces
	MsgHookNoType
	MsgHookUnknownType
	MsgHookTypeRead
	MsgHookNothingToRun
	MsgNoHooks
	MsgEventRefused
	MsgEventNowhere
	MsgEventNearest
	MsgEventOnlySource
	MsgEventSplit
	MsgEventSplitAll
	MsgEventRenamed
	MsgEventDiffers
	MsgEventDiffered
	MsgEventNoChange
	MsgEventNoContext
	MsgGuardLost
	MsgGuardOpens
	MsgGuardAnswer
	MsgFailClosedLost
	MsgMatcherDropped
	MsgMatcherTranslated
	MsgMatcherWider
	MsgMatcherServer
	MsgMatcherKept
	MsgWordKept
	MsgMatcherTooMuch
	MsgMatcherUnreadable
	MsgToolDoubt
	MsgToolMissing
	MsgNoToolLeft
	MsgWordMissing
	MsgNoWordLeft
	MsgHandlerRefused
	MsgHandlerNotHere
	MsgHandlerMeans
	MsgHookOff
	MsgHookOffFile
	MsgHookTwice
	MsgArgsJoined
	MsgProjectDirLost
	MsgShellWrapped
	MsgHookWordWrapped
	MsgScriptOnly
	MsgHookDefault
	MsgHookTimeoutCut
	MsgHookTimeoutNone
	MsgHookIfDropped
	MsgHookVarUnset
	MsgHookVarPlugin
	MsgHookBackslashes
	MsgHookPlainURL
	MsgHookLocalURL
	MsgHookVarLost
	MsgHookVarUnfilled
	MsgHookFieldDropped
	MsgHookAlienDropped
	MsgHookExtraDropped
	MsgHookLabelDropped
	MsgHookTell
	MsgContractInput
	MsgContractAnswer
	MsgContractExit
	lastHookMessage
)

var hookSentences = [lastHookMessage - lastServerMessage]sentence{
	{"hook-root", WrongKey, Warning, "{source} looks for hooks under {1}.", "They do not stand there, so as it is {source} runs none of them.", "In your {source} file, put them under {1}. They are converted here all the same."},
	{"hook-piece", SourceCompleted, Info, "The key {1} around the events is missing and is added.", "", ""},
	{"hook-alien", WrongKey, Warning, "{field} does not belong in this file.", "{source} refuses the whole file because of it, and no hook runs.", "Take it out."},
	{"hooks-type", EntryInvalid, Error, "{field} is {1}.", "A map with the events as its keys belongs there, so that there is no hook to convert.", "Write the hooks as {\"PreToolUse\": [...]}."},
	{"hooks-all-off", OffWithoutSwitch, Warning, "All hooks are switched off by {field}.", "They are converted as switched off.", "Take {field} out if they are meant to run."},
	{"event-spelling", SourceCompleted, Info, "{1} is read as {2}.", "", ""},
	{"event-foreign", WrongKey, Warning, "{source} has no event {1}.", "It is an event of {2} and understood as that.", "In your {source} file it is {3}."},
	{"event-unknown", EventRefused, Error, "{1} is no event that any agent has.", "The hook under it never runs.", "Did you mean {2}?"},
	{"matcher-type", EntryInvalid, Warning, "The matcher of {item} is {1}.", "A text belongs there; it is read for what it means.", "Write the names of the tools as one text: Bash|Edit."},
	{"matcher-ignored-here", MatcherDropped, Warning, "{source} ignores the matcher of {item}.", "That event has none, so the hook always runs.", "Take it out, or test for it in the script."},
	{"matcher-on-command", MatcherUntranslated, Warning, "{item} runs for every use of its tool in {agent}.", "Its matcher in {source} looks into the command or the path; in {agent} matchers see only the name of the tool.", "Test for it in the script."},
	{"matcher-broken", MatcherUntranslated, Warning, "The matcher of {item} is no valid pattern.", "{source} takes {1} for a pattern and cannot read it, so that the hook never fires.", "Mend it in your {source} file; to match everything, leave the matcher out."},
	{"matcher-rule", MatcherUntranslated, Warning, "{item} does not run for {1}.", "That is a rule for permissions; {source} takes a matcher for names of tools, and no name fits it.", "Write {2} in the matcher. The rest goes under if, or into the script where there is no if."},
	{"matcher-one-word", MatcherUntranslated, Warning, "The matcher of {item} fits nothing.", "{source} takes {1} for one word there, not for a list, so that the hook never fires.", "In your {source} file, write the hook once for each word."},
	{"matcher-none", MatcherUntranslated, Warning, "The matcher of {item} fits no tool that {source} is known to have.", "{source} takes {1} for a pattern; if nothing fits it, the hook never fires.", "Write the names of the tools, with | between them."},
	{"matcher-all", MatcherUntranslated, Warning, "The matcher of {item} fits every tool.", "{source} takes {1} for a pattern; the nothing between | and | in it fits everything, so that the hook always runs.", "Write the names of the tools, with one | between them."},
	{"tool-unknown", MatcherUntranslated, Warning, "{source} is not known to have a tool called {1}.", "If it has none, {item} never fires for it.", "Did you mean {2}?"},
	{"hook-secret-missing", SecretMissing, Warning, "{field} of {item} still holds a placeholder.", "It is handed on as it stands.", "Put the real value or a variable there."},
	{"hook-beside", FieldDropped, Info, "{field} among the hooks is no event.", "It is a setting of {source} and is not converted.", ""},
	{"hook-no-group", EntryInvalid, Warning, "A handler of {item} stands where a group belongs.", "{source} wants {\"matcher\": ..., \"hooks\": [...]} around it and does not run it as it is.", "Put the group around it. It is converted as if it were there."},
	{"hook-group", EntryInvalid, Warning, "A group of {item} stands where a handler belongs.", "{source} wants the handlers directly under the event.", "Take the group away. It is converted as if it were so."},
	{"hook-text", EntryInvalid, Warning, "{item} is only a text.", "{source} wants a handler; the text is read as its command.", "Write it as a handler."},
	{"hook-map", EntryInvalid, Warning, "{item} is a map where a list belongs.", "{source} does not run it as it is.", "Put brackets around it. It is converted as if they were there."},
	{"hook-nested", EntryInvalid, Warning, "A handler of {item} is nested once too often.", "{source} does not run it as it is.", "Take the extra layer away. It is converted as if it were so."},
	{"hook-list", EntryInvalid, Warning, "The hooks are a list with the event in each.", "{source} wants a map with the events as its keys and runs none of them as it is.", "Put each under its event. They are converted as if they stood so."},
	{"hook-front", SourceCompleted, Warning, "These hooks are of one skill or agent.", "In its front matter they run only while it does; in a file of settings they run always.", "Test for it in the script, or put them into a front matter again where the agent has that."},
	{"hook-notify", EventRefused, Warning, "{field} is no hook.", "{1} runs that program itself and hands it what happened as its last argument; hooks get that on standard input.", "Write a hook of the event {2} instead, and let the program read standard input."},
	{"hook-no-event", NotRecognised, Error, "The event is missing.", "This is what a hook runs; the event above it says when.", "Paste it with its event, such as PreToolUse."},
	{"hooks-mixed", SourceAmbiguous, Warning, "The hooks are from files of several agents.", "From here on they are of {1}. All of them are converted; what is there once for each agent then runs several times.", "Choose the ones of one agent."},
	{"no-hook-entries", NotRecognised, Warning, "The list of hooks is empty.", "hooks is there and holds nothing.", "Paste a config with at least one hook."},
	{"in-file", NotRecognised, Warning, "{field} is in another file.", "Only its name stands here: {1}.", "Paste that file too."},
	{"hook-not-map", EntryInvalid, Error, "A handler of {item} is {1}.", "There is nothing in it to run.", "Give it a command."},
	{"hook-empty", EntryInvalid, Warning, "{item} has a group without handlers.", "It does nothing.", "Add a handler or take it out."},
	{"hook-breaks-file", EntryInvalid, Warning, "This mistake takes more than its hook with it.", "{source} then applies nothing of {1}.", "Mend it in your {source} file first."},
	{"hook-command-list", EntryInvalid, Warning, "The command of {item} is a list.", "A text belongs there; it is read as a program and its arguments.", "Write it as one text, or with args."},
	{"hook-foreign-key", WrongKey, Warning, "{source} does not read {field} of {item}.", "It is understood as the {1} here.", "If this is your {source} file, the key there is {2}."},
	{"hook-key-unknown", WrongKey, Warning, "{source} is not known to have {field} of {item}.", "If it has no such key, what stands there counts for nothing.", "Did you mean {1}?"},
	{"hook-misplaced", WrongKey, Warning, "{field} of {item} stands beside the handlers.", "{source} reads it only inside of a handler.", "Put it into the handler. It is converted as if it stood there."},
	{"hook-two-places", WrongKey, Warning, "{field} of {item} stands beside the handlers and counts for nothing.", "{source} reads it only inside of a handler.", "Take it out."},
	{"hook-no-type", EntryInvalid, Warning, "A handler of {item} has no type.", "{source} does not run it as it is; it is read as {1}.", "Add the type."},
	{"hook-unknown-type", HandlerRefused, Warning, "A handler of {item} is of the type {1}, which no agent runs.", "It goes only where that type exists.", "Use command."},
	{"hook-type-read", WrongKey, Warning, "A handler of {item} is of the type {1}, which {source} does not know.", "It has a command and is read as one that runs it.", "If this is your {source} file, the type there is another."},
	{"hook-nothing-to-run", EntryInvalid, Error, "A handler of {item} has nothing to run.", "It is of the type {1} and lacks what that needs.", "Add it, or take the handler out."},
	{"no-hooks", EventRefused, Error, "{item} is not written: {agent} takes no hooks from a file.", "{1}", "{2}"},
	{"event-refused", EventRefused, Error, "{item} is not written: {agent} has no such event.", "Nothing it has fires at that moment.", "Leave it out for {agent}."},
	{"event-nowhere", EventRefused, Error, "{item} is not written: no agent has such an event.", "", "Name an event that {agent} has."},
	{"event-nearest", EventRefused, Error, "{item} is not written: {agent} has no such event.", "The nearest is {1}: {2}", "If that will do, write it by hand."},
	{"event-only-source", EventRefused, Error, "{item} is not written: only {2} has the event {1}.", "{agent} has nothing like it.", "Leave it out for {agent}."},
	{"event-split", EventRefused, Error, "{item} is not written: {agent} has no event for every tool.", "It has {1}, each for some tools; written to all of them the hook would still not see the others.", "Name the tools in the matcher, or switch on split events."},
	{"event-split-all", EventDiffers, Warning, "{item} becomes {1}.", "These are all tool events that {agent} has; a tool that none of them covers is not seen.", "Check that the tools you guard are among them."},
	{"event-renamed", ValueConverted, Info, "{before} is called {after} in {agent}.", "", ""},
	{"event-differs", EventDiffers, Warning, "{item} fires otherwise in {agent}.", "{1}: {2}", "Check that the script copes."},
	{"event-differed", EventDiffers, Warning, "{item} fires otherwise in {agent}.", "In {1} {2}", "Check that the script copes."},
	{"event-no-change", EventDiffers, Warning, "A hook cannot change anything at {1} in {agent}.", "What a script answers there to rewrite an input or a result is ignored.", "Use it to watch, or to stop what must not happen."},
	{"event-no-context", EventDiffers, Info, "{item} cannot add context in {agent}.", "What a script prints at {1} does not reach the model.", ""},
	{"guard-lost", EventDiffers, Warning, "{item} would fail open in {agent}.", "{source} lets a hook stop what happens there; {agent} runs {1}, ignores its answer, and goes on.", "Do not rely on it as a guard: leave it out, or guard with the permissions of {agent}."},
	{"guard-opens", EventDiffers, Warning, "{item} can fail open in {agent}.", "{1}", "{2}"},
	{"guard-answer", EventDiffers, Warning, "{item} can fail open in {agent}.", "{agent} does not read {1}: a script that says no with it and ends with code 0 stops nothing there.", "Let the script also stop by {2}."},
	{"fail-closed-lost", EventDiffers, Warning, "{item} can fail open in {agent}.", "{field} stops the tool in {source} when the hook itself fails or takes too long; {agent} has no such setting and lets the tool run.", "Make the script quick and robust, or guard with the permissions of {agent}."},
	{"matcher-dropped", MatcherDropped, Warning, "{item} now runs for everything in {agent}.", "Its hook has no matcher there; {before} is left out.", "Test for it in the script."},
	{"matcher-translated", MatcherTranslated, Info, "{item}: {before} becomes {after}.", "", ""},
	{"matcher-wider", EventDiffers, Warning, "{item} also runs for {2} in {agent}.", "{agent} does not tell that apart from what was asked for.", "Test in the script if that matters."},
	{"matcher-server", EventDiffers, Warning, "{item} runs for the tools of every MCP server in {agent}.", "Its matcher knows the tool's name only, not the server's.", "Test for the server in the script."},
	{"matcher-kept", MatcherUntranslated, Warning, "The matcher of {item} is kept as it was.", "{before} could not be taken apart, and {agent} compares it with its own names: where these differ it matches nothing, and the hook does not run.", "Write the names that {agent} has."},
	{"word-kept", MatcherUntranslated, Warning, "The matcher of {item} is kept as it was.", "Which words {agent} has there is not documented: if it has others than {before}, the hook does not run.", "Check what {agent} calls it."},
	{"matcher-too-much", MatcherUntranslated, Warning, "The matcher of {item} is kept as it was.", "{before} shuts names out, and {agent} has others: it matches too much, and the hook runs for tools that were meant to be left alone.", "Write the names that {agent} has for the tools."},
	{"matcher-unreadable", MatcherUntranslated, Warning, "The matcher of {item} is kept as it was, and {agent} cannot read it.", "{before} looks ahead or behind, which patterns there cannot do: it matches nothing, and the hook never runs.", "Name the tools that are meant instead."},
	{"tool-doubt", MatcherUntranslated, Warning, "{item} may not run for {1} in {agent}.", "It is not documented that {agent} calls a tool so; if it does not, the hook does not fire for it.", "Try it out before you rely on it."},
	{"tool-missing", MatcherUntranslated, Warning, "{item} does not run for {1} in {agent}.", "{agent} has no such tool, or none that hooks can see.", "Check that nothing is left unguarded."},
	{"no-tool-left", MatcherUntranslated, Error, "{item} is not written: {agent} has none of its tools.", "Without {1} its matcher would be empty and the hook would run for everything.", "Leave it out for {agent}."},
	{"word-missing", MatcherUntranslated, Warning, "{item} does not run on {1} in {agent}.", "{agent} does not tell that case apart.", ""},
	{"no-word-left", MatcherUntranslated, Error, "{item} is not written: {agent} has none of its cases.", "It does not know {1}; without a matcher the hook would always run.", "Leave it out for {agent}."},
	{"handler-refused", HandlerRefused, Error, "A handler of {item} is not written.", "It is of the type {1}; {agent} runs {2}.", "Make a command of it that does the same. It is never turned into one by itself."},
	{"handler-not-here", HandlerRefused, Error, "A handler of {item} is not written.", "It is of the type {1}; {agent} runs that type, but not at {2}.", "Make a command of it that does the same. It is never turned into one by itself."},
	{"handler-means", EventDiffers, Warning, "The {1} of {item} works otherwise in {agent}.", "{2}", "Word it for that, or take it out."},
	{"hook-off", OffWithoutSwitch, Warning, "{item} is switched off and left out.", "{agent} has no switch for a single hook: written there, it would run.", ""},
	{"hook-off-file", ValueConverted, Warning, "What is switched off is named in {1}.", "{agent} would run these hooks without the lines that belong there.", "Add the lines to that file as well."},
	{"hook-twice", DuplicateName, Info, "{item} had the same handler twice; it is written once.", "", ""},
	{"args-joined", ValueConverted, Info, "{item}: program and arguments become one command.", "{agent} has no list of arguments; they are quoted for a shell.", ""},
	{"project-dir-lost", ReferenceNotExpanded, Warning, "{1} is empty in {agent}.", "{agent} does not tell a hook the folder of the project, so the path in {field} of {item} leads nowhere and the script does not run.", "Write a full path."},
	{"shell-wrapped", ShellWrapper, Info, "{item}: the command is run through sh -c.", "{agent} starts commands without a shell, and this one needs one.", ""},
	{"hook-word-wrapped", ShellWrapper, Info, "{item}: the command is run through sh -c.", "{agent} takes a command of one word for a file beside its hooks file.", ""},
	{"script-only", HandlerRefused, Error, "A handler of {item} is not written.", "{agent} runs only a script file that ends in {1}, by its full path.", "Put the command into such a file and name that."},
	{"hook-default", ValueNarrowed, Warning, "A hook without a time-out has less time in {agent}.", "{source} lets it run {1}; {agent} cuts it off after {2}, and then goes on as if it had said nothing.", "Give a time-out to the hooks that need longer."},
	{"hook-timeout-cut", ValueNarrowed, Warning, "The time-out of {item} is cut to {1}.", "{agent} takes no longer one.", ""},
	{"hook-timeout-none", ValueNarrowed, Warning, "The time-out of {item} is left out.", "{before} gives a hook no time at all or all the time there is; {agent} takes only a time above 0 and uses its own.", "Write the time that it may take."},
	{"hook-if-dropped", FieldDropped, Warning, "{item} runs more often in {agent}.", "{field} narrows it to some calls in {source}; {agent} has no such key.", "Test for it in the script."},
	{"hook-var-unset", ReferenceNotExpanded, Warning, "{1} is most likely empty.", "{source} sets no such variable for its hooks, and {field} of {item} uses it.", "Take what the hook needs to know from standard input."},
	{"hook-var-plugin", ReferenceNotExpanded, Warning, "{1} is empty in this file of {agent}.", "{agent} sets it only for the hooks of a plug-in, and {field} of {item} uses it.", "Write the path itself, or put the hook into a plug-in."},
	{"hook-backslashes", ShellWrapper, Warning, "The backslashes in {field} of {item} get lost.", "On Windows {source} runs it by Git Bash where that is installed, which takes backslashes outside of quotes away; the program is not found then.", "Write / in the path, or put it into quotes."},
	{"hook-plain-url", HandlerRefused, Warning, "{agent} does not call {field} of {item} as it is.", "It takes only addresses with https.", "Give the service an address with https."},
	{"hook-local-url", HandlerRefused, Warning, "{agent} does not call {field} of {item} as it is.", "It goes to this machine without https only where {1} is set.", "Set that in the environment of {agent}, or give the service an address with https."},
	{"hook-var-lost", ReferenceNotExpanded, Warning, "{1} is empty in {agent}.", "Only {source} sets it for its hooks, and {field} of {item} uses it.", "Write the value itself, or take it from what the script reads on standard input."},
	{"hook-var-unfilled", ReferenceNotExpanded, Warning, "{1} in {field} of {item} may be sent as it stands.", "{source} fills in the variables that allowedEnvVars names; {agent} is not known to do so.", "Check what the server receives."},
	{"hook-field-dropped", FieldDropped, Warning, "{field} of {item} is left out.", "{agent} has no key for the {1} of a hook.", "Check that the hook works without it."},
	{"hook-alien-dropped", FieldDropped, Info, "{field} of {item} is left out.", "{agent} is not known to have such a key, and neither is {source}.", ""},
	{"hook-extra-dropped", FieldDropped, Warning, "{field} of {item} is left out.", "It is a key of {source}; nothing in {agent} is known to do the same.", "Check that the hook works without it."},
	{"hook-label-dropped", ValueConverted, Info, "{field} of {item} is left out.", "{agent} has no key for the {1} of a hook, and needs none.", ""},
	{"hook-tell", ContractDiffers, Info, "{1}", "", "{2}"},
	{"contract-input", ContractDiffers, Info, "A script reads other names in {agent}.", "On standard input: {1}.", "Let the script accept both."},
	{"contract-answer", ContractDiffers, Info, "A script answers otherwise in {agent}.", "It stops a tool by {1}; as JSON: {2}. An answer without a word {3}.", "Let the script answer in both forms."},
	{"contract-exit", ContractDiffers, Info, "A script answers otherwise in {agent}.", "It stops a tool by {1}; no JSON is read. An answer without a word {2}.", "Let the script answer in both forms."},
}
