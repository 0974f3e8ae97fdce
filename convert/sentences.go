package convert

// sentence gives the sentences of a message. They stand in tables by what they are about.
func (m Message) sentence() *sentence {
	switch {
	case m < lastServerMessage:
		return &serverSentences[m]
	case m < lastHookMessage:
		return &hookSentences[m-lastServerMessage]
	case m < lastMergeMessage:
		return &mergeSentences[m-lastHookMessage]
	default:
		return &syntaxSentences[m-lastMergeMessage]
	}
}

// Sentence is one row of the tables of messages, for translations and documents.
type Sentence struct {
	Key                 string
	Code                Code
	Severity            Severity
	Title, Reason, Step string
}

// Sentences lists all messages.
func Sentences() []Sentence {
	var out []Sentence
	for m := MsgNone + 1; m < lastMessage; m++ {
		if s := m.sentence(); s.key != "" {
			out = append(out, Sentence{s.key, s.code, s.severity, s.title, s.reason, s.step})
		}
	}
	return out
}
