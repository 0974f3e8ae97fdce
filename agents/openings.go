package agents

// What several agents let through in the same way stands here once: an opening that source and target share is not told.
const (
	opensOnFailure     = "The tool runs when the script is missing or ends with an error code other than 2."
	opensOnFailureStep = "Let the script end with 2 whenever it cannot decide, and check that its path is right."
	denyNested         = `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"why"}}`
	letsRun            = "lets the tool run"
)
