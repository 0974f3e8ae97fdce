package convert

// HookFormat is one way in which an agent keeps its hooks.
type HookFormat struct {
	Variant string
	Label   string
	Files   []File
}

// Hook is one hook in nobody's format.
type Hook struct{}
