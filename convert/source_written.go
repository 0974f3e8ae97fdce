package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// writtenTexts gathers the configs that command lines hold: what they write to a file, or set for one run of a program.
type writtenTexts struct {
	pieces *pieces
	block  *intake.Block
	echoed intake.Joined // the lines of several echo commands make one file
	owner  *Agent        // of the file that they go to
	keys   intake.Joined // -c key=value
}

// mostWritten is how many texts in commands are looked at.
const mostWritten = 200

// echoes are programs that print their arguments.
const echoes = " echo printf Write-Output "

// take reads what a command holds; it says whether that was a config.
func (t *writtenTexts) take(cmd *intake.Command) bool {
	p, program := t.pieces, cmd.Words[0].Text
	if strings.HasSuffix(program, ":") {
		return false // the key of a config
	}
	p.owner = p.catalog.owner(cmd.Into)
	found := t.settings(cmd.Words)
	for i := range cmd.Here {
		found = t.text(&cmd.Here[i]) || found
	}
	echo := strings.Contains(echoes, " "+program+" ")
	for i := 1; i < len(cmd.Words); i++ {
		w := &cmd.Words[i]
		switch {
		case echo && i == 1 && (strings.HasPrefix(w.Text, "-") || strings.Contains(w.Text, "%s")):
		case echo:
			text := w.Text + "\n"
			if program == "printf" || strings.HasPrefix(cmd.Words[1].Text, "-e") {
				text = strings.ReplaceAll(text, `\n`, "\n")
			}
			t.echoed.Add(text, w.Offset)
			t.owner = p.owner
		default:
			found = t.word(w, &cmd.Words[i-1]) || found
		}
	}
	p.owner = nil
	if found {
		p.done(t.block, cmd)
	}
	return found
}

func (t *writtenTexts) text(w *intake.Word) bool {
	t.pieces.written++
	inside := t.block.Inside(w)
	return t.pieces.written < mostWritten && t.pieces.config(&inside)
}

// word reads an argument: a config in quotes, the value of an option, or what jq puts at a path.
func (t *writtenTexts) word(w, before *intake.Word) bool {
	brace := strings.IndexByte(w.Text, '{')
	if brace < 0 || !w.Quoted || t.block.Text[w.Offset] == '{' {
		return false // without quotes a shell would take it apart
	}
	if list := strings.TrimRight(w.Text[:brace], " \n"); strings.HasSuffix(list, "[") && strings.HasPrefix(list, ".") {
		brace = len(list) - 1
	}
	lead, text := strings.TrimSpace(w.Text[:brace]), w.Text[brace:]
	if name, ok := strings.CutSuffix(lead, "="); ok && nameLength(name) == len(name) && (before.Text == "export" || before.Text == "set") {
		w = &intake.Word{Text: text, Offset: w.Offset, Length: w.Length, Expands: w.Expands}
		lead = "" // a variable that may hold a config
	}
	at := t.pieces.places.place(t.block.At(w.Offset), w.Length)
	if option := strings.HasPrefix(lead, "--"); option || strings.HasPrefix(before.Text, "--") {
		found := (option || lead == "") && t.text(w)
		if found {
			t.pieces.log.say(MsgOneRun, "", at)
		}
		return found
	}
	if path, ok := strings.CutPrefix(lead, "."); ok {
		if n := intake.Closing(text); n > 0 {
			if rest := strings.Trim(text[n:], " )"); rest != "" {
				t.pieces.log.say(MsgLineOther, "", at, clip(rest))
			}
			text = text[:n]
		}
		keys := strings.FieldsFunc(strings.TrimRight(path, "=+*| .("), func(c rune) bool { return strings.ContainsRune(`."[]`, c) })
		for i := len(keys) - 1; i >= 0; i-- {
			text = "{" + syntax.Compact(syntax.NewString(keys[i])) + ":" + text + "}"
		}
		inside := *w
		inside.Text = text
		return t.text(&inside)
	}
	if lead != "" {
		return false
	}
	inside := t.block.Inside(w)
	inside.Word = true
	t.pieces.written++
	return t.pieces.written < mostWritten && t.pieces.config(&inside)
}

// settings gathers the keys that options of an agent's program set for one run.
func (t *writtenTexts) settings(words []intake.Word) bool {
	found := false
	if !t.pieces.catalog.programs[words[0].Text] {
		return false
	}
	for _, form := range t.pieces.catalog.forms {
		add := form.Command
		if add == nil || add.SetFlag == "" || words[0].Text != add.Words[0] {
			continue
		}
		for i := 0; i+1 < len(words); i++ {
			w := &words[i+1]
			flag, text, joined := strings.Cut(w.Text, "=")
			if !joined || !strings.Contains(add.SetFlag, " "+flag+" ") { // --config=key=value
				flag, text = words[i].Text, w.Text
			}
			key, value, set := strings.Cut(text, "=")
			if !set || !strings.Contains(add.SetFlag, " "+flag+" ") {
				continue
			}
			if doc := syntax.ParseAs("v="+value, syntax.TOML); doc.Err != nil {
				value = syntax.Compact(syntax.NewString(value)) // a text without quotes
			}
			t.keys.Add(key+"="+value+"\n", w.Offset)
			found = true
		}
	}
	return found
}

// read reads what was gathered.
func (t *writtenTexts) read() bool {
	p, found := t.pieces, false
	if b := t.echoed.Block(t.block); b != nil {
		p.owner = t.owner
		found = p.config(b)
		p.owner = nil
	}
	if b := t.keys.Block(t.block); b != nil && p.config(b) {
		found = true
		p.log.say(MsgOneRun, "", p.places.place(b.At(0), 1))
	}
	return found
}

// done notes where a command stands that was read.
func (p *pieces) done(block *intake.Block, cmd *intake.Command) {
	words := append(cmd.Words[:len(cmd.Words):len(cmd.Words)], cmd.Here...)
	last := &words[len(words)-1]
	p.typed = append(p.typed, [2]int{block.At(words[0].Offset), block.At(last.Offset + last.Length)})
}

// read says whether a block stands in a command that was read.
func (p *pieces) read(b *intake.Block) bool {
	at := b.At(0)
	for _, span := range p.typed {
		if span[0] <= at && at < span[1] {
			return true
		}
	}
	return false
}

// filledIn makes references of the variables that a shell fills in before the agent sees the text.
func (s *Server) filledIn() {
	s.values(func(v *Value) {
		if v.Parts == nil && strings.IndexByte(v.Text, '$') >= 0 {
			v.Parts = everything.Parse(v.Text)
		}
	})
}

// owner gives the agent whose file is written to, or nil. Of several that read it, it is the one that is used most.
func (c *Catalog) owner(file string) *Agent {
	if file == "" {
		return nil
	}
	file = file[strings.Index(file, "/.")+1:] // ~/.codex/config.toml, $HOME/.codex/config.toml
	for _, agent := range c.all {
		for _, f := range agent.Servers {
			if hasFile(f.Files, file) {
				return agent
			}
		}
		for _, f := range agent.Hooks {
			if hasFile(f.Files, file) {
				return agent
			}
		}
	}
	return nil
}

func hasFile(files []File, path string) bool {
	for i := range files {
		own := strings.TrimPrefix(files[i].Path, "~/")
		if folder, ok := strings.CutSuffix(own, "hooks/hooks.json"); own == path || ok && strings.HasPrefix(path, folder+"hooks/") { // any name will do there
			return true
		}
	}
	return false
}

// runners are programs that run a package without installing it; some need a word for that.
const (
	runners     = " npx bunx pnpx uvx pnpm yarn bun npm pipx uv "
	runnerWords = " dlx x exec run tool "
)

// program takes off what runs the package of an agent's program, and puts the program's name in its place:
// npx -y @scope/name@latest mcp add.
func (c *Catalog) program(words []intake.Word) []intake.Word {
	if !strings.Contains(runners, " "+words[0].Text+" ") {
		return words
	}
	for i := 1; i < len(words); i++ {
		name := words[i].Text
		if name == "-p" || name == "--package" || name == "--from" {
			i++ // the program follows by its own name
			continue
		}
		if strings.HasPrefix(name, "-") || i < 3 && strings.Contains(runnerWords, " "+name+" ") {
			continue
		}
		if at := strings.LastIndexByte(name, '@'); at > 0 {
			name = name[:at]
		}
		for _, form := range c.forms {
			if add := form.Command; add != nil && (name == add.Words[0] || strings.Contains(add.Packages, " "+name+" ")) {
				words[i].Text = add.Words[0]
				return words[i:]
			}
		}
		break
	}
	return words
}
