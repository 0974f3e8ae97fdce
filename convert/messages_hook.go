package convert

// The messages of hooks.
const (
	MsgHookNone Message = lastServerMessage + iota
	lastHookMessage
)

var hookSentences = [lastHookMessage - lastServerMessage]sentence{}
