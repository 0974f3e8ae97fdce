package convert

// The messages of merging, commands, links and grants.
const (
	MsgMergeNone Message = lastHookMessage + iota
	lastMergeMessage
)

var mergeSentences = [lastMergeMessage - lastHookMessage]sentence{}
