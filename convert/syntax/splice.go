package syntax

// Edit sets or removes one value.
type Edit struct {
	Path  []string // map keys; in a list the position, or "-" for a new item at the end
	Value *Node    // nil removes
}
