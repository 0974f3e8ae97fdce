package convert

import (
	"slices"
	"sync"

	"agentconv/convert/syntax"
)

// Catalog is a set of agents made ready for converting. It is built once and only read afterwards.
type Catalog struct {
	agents []*Agent
	byID   map[string]*Agent
	forms  []*serverForm            // every form of every agent, for finding the source
	write  map[*Agent][]*serverForm // the forms of one agent, the default first
	roots  map[string]bool          // keys under which servers may stand
	starts map[string]bool          // keys of a program or an address that only one description has
	parts  [][]string               // roots with a key of any name in them: sections for one project or program

	programs map[string]bool // whose lines are read: most lines of a text are of others
	all      []*Agent        // shapes too
	hooks    func() *hookIndex
}

// hookIndex is what a catalog knows of hooks. It is built when a text first asks for it: most hold servers alone, and the first
// conversion is what a visitor waits for.
type hookIndex struct {
	forms      []*hookForm
	of         map[*Agent][]*hookForm // the forms of one agent, the default first
	eventNames map[string]string      // folded name of every event of every agent -> the agent's spelling
}

func newHookIndex(agents []*Agent) *hookIndex {
	x := &hookIndex{of: make(map[*Agent][]*hookForm, len(agents)), eventNames: make(map[string]string, 512)}
	for _, agent := range agents {
		for _, format := range agent.Hooks {
			x.add(newHookForm(agent, format))
		}
	}
	return x
}

func (x *hookIndex) add(form *hookForm) {
	x.forms = append(x.forms, form)
	x.of[form.agent] = append(x.of[form.agent], form)
	for i := range form.Events {
		e := &form.Events[i]
		x.eventNames[foldEvent(e.Native)] = e.Native
		for _, also := range e.Also {
			x.eventNames[foldEvent(also)] = e.Native
		}
	}
}

// stable sorts a short list in place and keeps the order of equals: an insertion sort, since the library's sorts would be
// built anew for every type.
func stable(n int, less func(i, j int) bool, swap func(i, j int)) {
	for i := 1; i < n; i++ {
		for j := i; j > 0 && less(j, j-1); j-- {
			swap(j, j-1)
		}
	}
}

// NewCatalog builds the catalog of the given agents, most used first.
func NewCatalog(agents []*Agent) *Catalog {
	c := &Catalog{byID: make(map[string]*Agent, len(agents)), write: make(map[*Agent][]*serverForm, len(agents)), roots: map[string]bool{}, starts: map[string]bool{}, programs: map[string]bool{}}
	all := slices.Clone(agents)
	stable(len(all), func(i, j int) bool {
		return all[i].Rank < all[j].Rank || all[i].Rank == all[j].Rank && all[i].Name < all[j].Name
	}, func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, word := range rootWords {
		c.roots[word] = true
	}
	for _, agent := range all {
		c.byID[agent.ID] = agent
		if !agent.Shape {
			c.agents = append(c.agents, agent)
		}
		for _, format := range agent.Servers {
			c.add(newServerForm(agent, format))
			if add := format.Command; add != nil {
				c.runs(add.Words)
				c.runs(add.JSON)
				for _, words := range add.Also {
					c.runs(words)
				}
			}
		}
		for _, format := range agent.Hooks {
			c.runs(format.Line)
		}
	}
	c.all = all
	c.hooks = sync.OnceValue(func() *hookIndex { return newHookIndex(all) })
	return c
}

func (c *Catalog) add(form *serverForm) {
	c.forms = append(c.forms, form)
	c.write[form.agent] = append(c.write[form.agent], form)
	c.addRoot(form.Root)
	for _, root := range form.AlsoRoots {
		c.addRoot(root)
	}
	for _, root := range form.OldRoots {
		c.addRoot(root)
	}
	for i := range form.rows {
		row := &form.rows[i]
		if (row.Field == Command || row.Field == URL) && len(row.path) == 1 && !looksLikeEntry(syntax.NewMap().Add(row.Key, syntax.NewString("https://a"))) {
			c.starts[row.Key] = true
		}
	}
}

// runs notes the program of a line that is read.
func (c *Catalog) runs(words []string) {
	if len(words) > 0 {
		c.programs[words[0]] = true
	}
}

// eventOf finds an event of any agent by a name in any spelling.
func (c *Catalog) eventOf(name string) (*Event, *Agent) {
	for _, form := range c.hooks().forms {
		if e := form.folded(name); e != nil {
			return e, form.agent
		}
	}
	return nil, nil
}

// hookForm gives the form of an agent's hooks that is written, or nil when it has none.
func (c *Catalog) hookForm(agent *Agent, options *Options) *hookForm {
	forms := c.hooks().of[agent]
	if len(forms) == 0 {
		return nil
	}
	if variant := options.Variants[agent.ID]; variant != "" {
		for _, f := range forms {
			if f.Variant == variant && !f.Input {
				return f
			}
		}
	}
	return forms[0]
}

func (c *Catalog) addRoot(path []string) {
	if len(path) > 0 {
		c.roots[path[len(path)-1]] = true
	}
	if slices.Contains(path, "*") {
		c.parts = append(c.parts, path)
	}
}

// Agents lists the agents, most used first.
func (c *Catalog) Agents() []*Agent { return c.agents }

// Agent gives the agent with that id, or nil.
func (c *Catalog) Agent(id string) *Agent { return c.byID[id] }

// form gives the form of an agent that is written: the default, or the variant that the options name.
func (c *Catalog) form(agent *Agent, options *Options) *serverForm {
	forms := c.write[agent]
	if len(forms) == 0 {
		return nil
	}
	if variant := options.Variants[agent.ID]; variant != "" {
		for _, f := range forms {
			if f.Variant == variant {
				return f
			}
		}
	}
	return forms[0]
}
