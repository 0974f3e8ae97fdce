package convert

import (
	"slices"
	"strings"

	"agentconv/convert/intake"
)

// noForm is that of a line that belongs to no agent.
var noForm = &serverForm{ServerFormat: &ServerFormat{}}

// launchLine reads a line that starts a server by itself: npx -y package, docker run image. folder is that of a cd above it.
func (c *Catalog) launchLine(cmd *intake.Command, folder *intake.Word, log *Log) (Server, bool) {
	words := cmd.Words
	if len(words) < 2 || !startsServer(words) {
		return Server{}, false
	}
	return launched(cmd, folder, log), true
}

// launched is the server that a line starts.
func launched(cmd *intake.Command, folder *intake.Word, log *Log) Server {
	words := cmd.Words
	s := Server{Transport: Stdio, Pinned: true, Place: wordPlace(&words[0])}
	r := commandReader{form: noForm, log: log}
	r.server = s
	r.set(Command, words[0])
	for _, w := range words[1:] {
		r.addTo(Args, w)
	}
	var vars []Named
	for _, set := range cmd.Sets {
		if set.Local {
			continue
		}
		name, value, _ := strings.Cut(set.Text, "=")
		set.Text = value
		vars = append(vars, Named{Name: name, Value: r.text(set, EnvVars), Place: wordPlace(&set)})
	}
	if vars != nil {
		r.server.Set(&Datum{Field: EnvVars, Key: "env", Map: vars, Place: vars[0].Place})
	}
	if folder != nil {
		r.server.Set(&Datum{Field: Cwd, Key: "cwd", Text: r.text(*folder, Cwd), Place: wordPlace(folder)})
	}
	r.server.Name = nameFor(&r.server)
	return r.server
}

// startsServer keeps lines like npm install and docker pull from being taken for servers.
func startsServer(words []intake.Word) bool {
	switch words[0].Text {
	case "npx", "bunx", "uvx", "pipx", "dnx":
		return !slices.ContainsFunc(words, func(w intake.Word) bool {
			return w.Text == "add" || w.Text == "init" || w.Text == "install" || strings.HasPrefix(w.Text, "add-") || strings.HasPrefix(w.Text, "install-") || w.Text == "@modelcontextprotocol/inspector"
		})
	case "docker", "podman":
		if words[1].Text == "run" {
			return !slices.ContainsFunc(words, func(w intake.Word) bool { return w.Text == "-d" || w.Text == "--detach" }) // nobody speaks with it then
		}
		return words[1].Text == "mcp" && len(words) > 3 && words[2].Text == "gateway" && words[3].Text == "run"
	case "uv":
		run := words[1].Text == "run" || words[1].Text == "tool" && len(words) > 2 && words[2].Text == "run" ||
			strings.HasPrefix(words[1].Text, "-") && slices.ContainsFunc(words, func(w intake.Word) bool { return w.Text == "run" }) // --directory PATH run
		return run && !slices.ContainsFunc(words, func(w intake.Word) bool { return w.Text == "install" })
	case "npm", "pnpm", "yarn", "bun", "java", "dotnet", "go", "cargo":
		if strings.Contains(otherRunners, " "+words[0].Text+" "+words[1].Text+" ") {
			return slices.ContainsFunc(words[2:min(len(words), 4)], func(w intake.Word) bool { return w.Text[:min(1, len(w.Text))] != "-" && namesServer(w.Text) }) // they run everything else as well
		}
		if words[0].Text == "bun" {
			return startsScript(words)
		}
	case "node", "python", "python3", "deno":
		return startsScript(words)
	}
	return false
}

// otherRunners are programs with the word by which they run another.
const otherRunners = " npm exec npm x pnpm dlx yarn dlx bun x java -jar dotnet run go run cargo run "

// startsScript says whether a line of an interpreter runs a file or a module.
func startsScript(words []intake.Word) bool {
	if strings.Contains(" -e -c -p --eval --print eval ", " "+words[1].Text+" ") {
		return false // a few lines of a program
	}
	return strings.ContainsAny(words[len(words)-1].Text+words[1].Text, "./") || words[1].Text == "-m"
}
