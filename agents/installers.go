package agents

import (
	"agentconv/convert"
	"agentconv/convert/syntax"
)

// Programs that put one server into the files of many agents. They have no file of their own; their lines are read and never written.

// Sources: [ref] neondatabase/add-mcp README, [src] its parseSource and buildServerConfig, both of 2.4.0.
var addMCP = convert.Agent{
	ID: "add-mcp", Name: "add-mcp", Docs: "https://add-mcp.com", Checked: "2.4.0, 2026-12-01",
	Rank: 96, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Root: []string{"add-mcp"}, Transports: usualTransports, Dialect: anyReference,
		Command: &convert.AddCommand{
			Words: []string{"add-mcp"}, Packages: " add-mcp ", Not: []string{"find", "search", "list", "remove", "sync", "unify", "list-agents"},
			NameFlag: "--name", NameAlso: "-n", Unnamed: true, OneWord: true, Package: []string{"npx", "-y"}, ReadOnly: true,
			TransportFlag: []string{"--transport", "-t", "--type"}, TransportWords: usualTransports, BareURL: convert.HTTP,
			Flags: []convert.Flag{
				{Field: convert.EnvVars, Names: []string{"--env"}, As: convert.FlagPair, On: convert.Local},
				{Field: convert.Headers, Names: []string{"--header", "-h"}, As: convert.FlagHeader, On: convert.Remote},
				{Field: convert.Headers, Names: []string{"--bearer-token-env"}, As: convert.FlagBearer, On: convert.Remote},
				{Field: convert.CallTimeout, Names: []string{"--timeout"}, As: convert.FlagMillis, On: convert.Remote},
				{Field: convert.OAuthScopes, Names: []string{"--scopes", "--oauth-scopes"}, As: convert.FlagCSV, On: convert.Remote},
				{Field: convert.AutoApprove, Names: []string{"--approve-tool"}, As: convert.FlagEach}, // --auto-approve alone is for all, and is told
				{Field: convert.Args, Names: []string{"--args"}, As: convert.FlagEach, On: convert.Local},
			},
			Quiet: []string{"-g", "--global", "-y", "--yes", "--all", "--gitignore"}, QuietValues: []string{"-a", "--agent"},
		},
	}},
}

// Source: [ref] supermemoryai/install-mcp README of 1.10.2: a package alone is run by npx.
var installMCP = convert.Agent{
	ID: "install-mcp", Name: "install-mcp", Docs: "https://github.com/supermemoryai/install-mcp", Checked: "1.10.2, 2026-12-01",
	Rank: 97, Shape: true, InputOnly: shapeOnly,
	Servers: []*convert.ServerFormat{{
		Syntax: syntax.JSON, Root: []string{"install-mcp"}, Transports: usualTransports, Dialect: anyReference,
		Command: &convert.AddCommand{
			Words: []string{"install-mcp"}, Packages: " install-mcp ",
			NameFlag: "--name", Unnamed: true, OneWord: true, Package: []string{"npx"}, ReadOnly: true, BareURL: convert.HTTP,
			Flags:       []convert.Flag{headerFlag},
			Quiet:       []string{"-y", "--yes", "--local"},
			QuietValues: []string{"--client", "--oauth"},
		},
	}},
}
