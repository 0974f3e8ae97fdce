package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
)

// maybeCommand keeps configs from being read as command lines.
func maybeCommand(text string) bool {
	trimmed := strings.TrimSpace(text)
	return trimmed != "" && trimmed[0] != '{' && trimmed[0] != '['
}

// lines reads the command lines of a text that add a server; with launch also those that start one.
func (p *pieces) lines(block *intake.Block, launch bool) bool {
	c, found := p.catalog, false
	var others []intake.Command
	hooks := hookLines{pieces: p, block: block}
	texts := writtenTexts{pieces: p, block: block}
	var folder *intake.Word
	for _, cmd := range intake.Commands(block.Text) {
		if !launch {
			cmd.Words = c.program(cmd.Words)
		}
		if hooks.take(&cmd) {
			continue
		}
		if !launch && p.oneRun(block, &cmd) {
			found = true
			continue
		}
		one := &Log{}
		s, agent, ok := c.readCommand(&cmd, one)
		for i := range cmd.Sets {
			// A variable set before the command is the agent's own, not the server's; what the line takes from it is told.
			if set := &cmd.Sets[i]; agent != nil {
				name, _, _ := strings.Cut(set.Text, "=")
				one.say(MsgShellVariable, "", wordPlace(set), name)
			}
		}
		if agent == nil {
			if launch {
				s, ok = c.launchLine(&cmd, folder, one)
				ok = ok && (!p.long || startsOne(cmd.Words))
			} else if texts.take(&cmd) {
				found = true
				continue
			}
			if !ok {
				if len(cmd.Words) == 2 && cmd.Words[0].Text == "cd" {
					folder = &cmd.Words[1]
				}
				others = append(others, cmd)
				continue
			}
		}
		if p.long && (isSynopsis(s.Name) || ok && handsOn(&s) || !ok && one.said(&Finding{Message: MsgCommandEmpty, Item: s.Name})) {
			continue // it shows how the command is used, or only names it
		}
		if block.Span && !ok {
			continue // the sentence speaks of the command
		}
		found = true
		p.done(block, &cmd)
		if ok {
			p.takeLine(block, &s, agent, one)
		} else {
			one.dropRepeats(0)
			p.places.move(one.Findings, block)
		}
		p.tell(one.Findings)
	}
	found = hooks.read() || found
	found = texts.read() || found
	if found {
		p.others(others, block)
	}
	return found
}

// installer tells of a line that has another program install something and does not say how that runs.
func (p *pieces) installer(whole *intake.Block) bool {
	if p.long {
		return false
	}
	for _, cmd := range intake.Commands(whole.Text) {
		installs, server := -1, false
		if cmd.Words[0].Text[:min(1, len(cmd.Words[0].Text))] == "/" {
			continue // typed into an agent
		}
		for i, w := range cmd.Words {
			if strings.Contains(talk, " "+w.Text+" ") {
				installs, server = -1, false
				break
			}
			if installs < 0 && i > 0 && (w.Text == "install" || w.Text == "enable" || w.Text == "add") {
				installs = i
			}
			server = server || strings.Contains(w.Text, "mcp") || strings.HasPrefix(w.Text, "extension") || strings.Contains(w.Text, "plugin")
		}
		if installs > 0 && installs+1 < len(cmd.Words) && server {
			what := cmd.Words[installs-1].Text + " " + cmd.Words[installs].Text + " " + cmd.Words[installs+1].Text
			p.log.About("", false)
			p.log.say(MsgInstaller, "", p.places.place(whole.At(cmd.Words[0].Offset), cmd.Words[0].Length), clip(what))
			return true
		}
	}
	return false
}

// talk are words that stand in sentences about commands, and in no command.
const talk = " I a an the to it is do does your my this of with "

func isLong(text string) bool {
	lines := 0
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			lines++
		}
		if lines > fewLines {
			return true
		}
	}
	return false
}

// startsOne says whether a line names what it starts as a server: a page about one starts other programs too.
func startsOne(words []intake.Word) bool {
	return slices.ContainsFunc(words, func(w intake.Word) bool { return namesServer(w.Text) })
}

// isSynopsis says whether a name stands for any: <name>, [options], three dots.
func isSynopsis(name string) bool {
	return name == "..." || name == "…" || strings.HasPrefix(name, "{{") || len(name) > 2 && (name[0] == '<' && name[len(name)-1] == '>' || name[0] == '[' && name[len(name)-1] == ']')
}

// handsOn says whether a line is of a function that gets the name and what to run: claude mcp add "$1" -- "$@".
func handsOn(s *Server) bool {
	target := s.Text(Command) + s.Text(URL)
	return isVariable(s.Name) && (isVariable(target) || target == "$@" || target == "$*")
}

// isVariable says whether a text is one variable of a shell and nothing else.
func isVariable(text string) bool {
	name := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(text, "$"), "{"), "}")
	return text != "" && text[0] == '$' && (nameLength(name) == len(name) || len(name) == 1 && name[0] >= '0' && name[0] <= '9')
}

// others tells of lines of the same program that add nothing.
func (p *pieces) others(lines []intake.Command, block *intake.Block) {
	for i := range lines {
		words := lines[i].Words
		servers := p.src.form != nil && p.src.form.Command != nil && sameProgram(words, p.src.form.Command.Words)
		if len(words) > 2 && !strings.Contains(looks, " "+words[2].Text+" ") && (servers || p.src.hooks != nil && sameProgram(words, p.src.hooks.Line)) {
			p.log.About("", false)
			p.log.say(MsgLineOther, "", p.places.place(block.At(words[0].Offset), words[0].Length), clip(words[0].Text+" "+words[1].Text+" "+words[2].Text))
		}
	}
}

// looks are commands that only show what is there.
const looks = " list ls get show status doctor test debug help --help -h "

// sameProgram says whether a line is another command of the same program: claude mcp remove beside claude mcp add.
func sameProgram(line []intake.Word, add []string) bool {
	return len(add) > 0 && begins(line, add[:max(1, len(add)-1)])
}
