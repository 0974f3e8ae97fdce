package main

import (
	"strconv"
	"strings"

	"agentconv/convert"
)

// agent is one description as the pages print it.
type agent struct {
	ID, Name, Vendor, Docs, Checked, Group string
	Rank                                   int
	Servers                                *servers
	InputOnly                              string
	Hooks                                  *hooks
	NoHooks                                string
	Nearest                                string
	Sources                                []source
}

type servers struct {
	Files      []file
	Syntax     string
	Root       string
	OldRoots   []string
	List       string
	Transports []transport
	BareURL    string
	Fields     []field
	Own        []string
	References []string
	Names      string
	Unknown    string
	Switch     string
	Variants   []string
	Command    string
	Links      []string
	Project    string
}

type hooks struct {
	Files    []file
	Syntax   string
	Root     string
	Events   []event
	Types    []string
	Fields   []field
	Tools    []tool
	MCP      string
	Timeout  string
	Blocks   string
	Deny     string
	Silence  string
	Tell     string
	Variants []string
}

type file struct{ Scope, OS, Path, Moves, Source string }
type transport struct{ Transport, Label, Word, Doubt string }
type field struct{ What, Key, Form, On, Source string }
type event struct {
	Event, Native, Match, Differs, Source string
	Can                                   []string
}
type tool struct{ Name, Native string }

// labels name the fields for people, in the order of the tables.
var labels = []struct {
	field convert.Field
	label string
}{
	{convert.Word, "Transport word"}, {convert.Command, "Command"}, {convert.Args, "Arguments"}, {convert.EnvVars, "Environment"}, {convert.EnvPass, "Variables passed on"},
	{convert.EnvFile, "Environment file"}, {convert.Cwd, "Working folder"}, {convert.URL, "Address"}, {convert.Headers, "Headers"}, {convert.Enabled, "On and off"},
	{convert.StartupTimeout, "Start-up time-out"}, {convert.CallTimeout, "Call time-out"}, {convert.AllowTools, "Allowed tools"}, {convert.DenyTools, "Hidden tools"},
	{convert.AutoApprove, "Tools that run without asking"}, {convert.Trust, "Trust"}, {convert.Description, "Description"}, {convert.Title, "Shown name"}, {convert.OAuthOn, "OAuth switch"},
	{convert.OAuthClientID, "OAuth client id"}, {convert.OAuthClientSecret, "OAuth client secret"}, {convert.OAuthScopes, "OAuth scopes"}, {convert.OAuthCallbackPort, "OAuth callback port"},
	{convert.OAuthRedirectURI, "OAuth redirect address"}, {convert.OAuthMetadataURL, "OAuth metadata address"}, {convert.OAuthAuthURL, "OAuth authorization address"},
	{convert.OAuthTokenURL, "OAuth token address"}, {convert.OAuthIssuer, "OAuth issuer"}, {convert.OAuthResource, "OAuth resource"}, {convert.OAuthAudiences, "OAuth audiences"},
	{convert.HookMatcher, "Matcher"}, {convert.HookCommand, "Command"}, {convert.HookArgs, "Arguments"}, {convert.HookWindows, "Command on Windows"}, {convert.HookLinux, "Command on Linux"},
	{convert.HookTimeout, "Time-out"}, {convert.HookCwd, "Working folder"}, {convert.HookEnv, "Environment"}, {convert.HookAsync, "In the background"}, {convert.HookEnabled, "On and off"},
	{convert.HookPrompt, "Prompt"}, {convert.HookURL, "Address"}, {convert.HookHeaders, "Headers"}, {convert.HookName, "Name"}, {convert.HookDescription, "Description"},
	{convert.HookStatus, "Status message"}, {convert.HookModel, "Model"}, {convert.HookServer, "Server"}, {convert.HookTool, "Tool"}, {convert.HookFailClosed, "Stops when it fails"}, {convert.HookShell, "Shell"},
}

var forms = map[convert.Codec]string{
	convert.AsText: "text", convert.AsList: "list of texts", convert.AsMap: "map of texts", convert.AsBool: "true or false", convert.AsNot: "true or false, the other way round",
	convert.AsSeconds: "seconds", convert.AsMillis: "milliseconds", convert.AsCommandLine: "list of the program and its arguments", convert.AsWords: "one text, separated by spaces",
	convert.AsNumber: "number", convert.AsHeaderVars: "map from header to the name of a variable", convert.AsBearerVar: "name of the variable that holds the token",
	convert.AsPairs: "list of name and value", convert.AsVarName: "name of a variable", convert.AsBlock: "block or continue", convert.AsFalse: "false or nothing", convert.AsBearer: "the token itself",
	convert.AsYesIfAny: "true, or a list",
}

var unknown = map[convert.UnknownKeys]string{
	convert.UnknownNotKnown: "unknown", convert.UnknownIgnored: "Ignored", convert.UnknownWarns: "Ignored, with a warning",
	convert.UnknownLosesEntry: "The server is not loaded", convert.UnknownLosesFile: "The whole file is refused",
}

var sides = map[convert.On]string{convert.Both: "", convert.Local: "stdio", convert.Remote: "remote"}

func describe(a *convert.Agent, said *comments) agent {
	out := agent{ID: a.ID, Name: a.Name, Vendor: a.Vendor, Docs: a.Docs, Checked: a.Checked, Rank: a.Rank, Group: "more", InputOnly: a.InputOnly, NoHooks: a.NoHooks.Why, Nearest: a.NoHooks.Nearest}
	if a.Most {
		out.Group = "most-used"
	}
	from := said.of(a.ID)
	out.Sources = from.legend
	if len(a.Servers) > 0 {
		out.Servers = serversOf(a, from)
	}
	if len(a.Hooks) > 0 {
		out.Hooks = hooksOf(a, from)
	}
	return out
}

func serversOf(a *convert.Agent, from *origin) *servers {
	f := a.Servers[0]
	out := &servers{Files: filesOf(f.Files, from), Syntax: f.Syntax.String(), Root: strings.Join(f.Root, "."), List: f.ListKey, Names: nameRule(&f.Names), Unknown: unknown[f.Unknown], Switch: f.SwitchHint, Project: f.ProjectHint, BareURL: "not loaded"}
	for _, root := range f.OldRoots {
		out.OldRoots = append(out.OldRoots, strings.Join(root, "."))
	}
	for _, t := range f.Transports {
		out.Transports = append(out.Transports, transport{t.Transport.String(), t.Transport.Label(), t.Word, t.Doubt})
	}
	if f.BareURL != convert.NoTransport {
		out.BareURL = f.BareURL.Label()
	}
	out.Fields = fieldsOf(f.Rows, from)
	for _, own := range f.Own {
		out.Own = append(out.Own, own.Key)
	}
	for _, form := range f.Dialect.Env {
		out.References = append(out.References, string(form))
	}
	for _, v := range a.Servers[1:] {
		if v.Label != "" {
			out.Variants = append(out.Variants, v.Label)
		}
	}
	if f.Command != nil && !f.Command.ReadOnly {
		out.Command = strings.Join(f.Command.Words, " ")
	}
	for _, link := range f.Links {
		out.Links = append(out.Links, link.Label)
	}
	return out
}

func hooksOf(a *convert.Agent, from *origin) *hooks {
	f := a.Hooks[0]
	out := &hooks{Files: filesOf(f.Files, from), Syntax: f.Syntax.String(), Root: strings.Join(f.Root, "."), MCP: f.MCP.Form, Timeout: "unknown", Blocks: f.Contract.Blocks, Deny: f.Contract.Deny, Silence: f.Contract.Silence, Tell: f.Tell}
	if f.Timeout > 0 {
		out.Timeout = strconv.FormatFloat(f.Timeout, 'f', -1, 64) + " seconds"
	}
	for i := range f.Events {
		e := &f.Events[i]
		if e.ReadOnly {
			continue
		}
		out.Events = append(out.Events, event{Event: e.Name, Native: e.Native, Match: matches[e.Match], Differs: e.Differs, Source: from.line("Native", e.Native), Can: abilities(e.Can)})
	}
	for _, t := range f.Types {
		out.Types = append(out.Types, t.Word)
	}
	out.Fields = fieldsOf(f.Rows, from)
	for _, t := range f.Tools {
		if !t.Old {
			out.Tools = append(out.Tools, tool{t.Name, strings.Join(t.Native, ", ")})
		}
	}
	for _, v := range a.Hooks[1:] {
		if v.Label != "" {
			out.Variants = append(out.Variants, v.Label)
		}
	}
	return out
}

var matches = map[convert.MatchOn]string{
	convert.MatchNone: "none", convert.MatchTool: "name of the tool", convert.MatchWord: "a word of a list", convert.MatchCommand: "text of the command",
	convert.MatchPath: "path of the file", convert.MatchText: "free text",
}

func abilities(can convert.Can) []string {
	var out []string
	for _, one := range []struct {
		can  convert.Can
		word string
	}{{convert.Block, "block"}, {convert.Change, "change"}, {convert.Context, "context"}} {
		if can&one.can != 0 {
			out = append(out, one.word)
		}
	}
	return append(out, "observe")
}

func filesOf(files []convert.File, from *origin) []file {
	var out []file
	for _, f := range files {
		out = append(out, file{f.Scope.String(), f.OS.String(), f.Path, f.Moves, from.line("Path", f.Path)})
	}
	return out
}

func fieldsOf(rows []convert.Row, from *origin) []field {
	var out []field
	for _, l := range labels {
		for i := range rows {
			r := &rows[i]
			if r.Field != l.field || r.Old || r.ReadOnly {
				continue
			}
			out = append(out, field{l.label, r.Key, forms[r.As], sides[r.On], from.line("Key", r.Key)})
		}
	}
	return out
}

func nameRule(r *convert.NameRule) string {
	var parts []string
	switch {
	case r.Lower:
		parts = append(parts, "small letters, digits"+beside(r.Chars))
	case r.Chars != "":
		parts = append(parts, "letters, digits"+beside(r.Chars+r.Wide))
	case r.Not != "":
		parts = append(parts, "anything but "+r.Not)
	default:
		parts = append(parts, "any name")
	}
	if r.Letter {
		parts = append(parts, "begins with a letter or _")
	}
	if r.Max > 0 {
		parts = append(parts, "at most "+strconv.Itoa(r.Max)+" characters")
	}
	if len(r.Reserved) > 0 {
		parts = append(parts, "not "+strings.Join(r.Reserved, ", "))
	}
	return strings.Join(parts, "; ")
}

func beside(chars string) string {
	if chars == "" {
		return ""
	}
	return " and " + strings.Join(strings.Split(chars, ""), " ")
}
