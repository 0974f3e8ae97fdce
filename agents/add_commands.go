package agents

import "agentconv/convert"

// What several add commands have in common.
var (
	usualTransports = []convert.TransportForm{
		{Transport: convert.Stdio, Word: "stdio"},
		{Transport: convert.HTTP, Word: "http", Also: []string{"streamable-http", "streamableHttp"}},
		{Transport: convert.SSE, Word: "sse"},
	}
	transportFlags = []string{"--transport", "-t"}
	scopeFlags     = []string{"-s", "--scope"}
	userOrProject  = [2]string{"user", "project"}
	envFlag        = convert.Flag{Field: convert.EnvVars, Names: []string{"--env", "-e"}, As: convert.FlagPair, On: convert.Local}
	headerFlag     = convert.Flag{Field: convert.Headers, Names: []string{"--header", "-H"}, As: convert.FlagHeader, On: convert.Remote}
	headerPairFlag = convert.Flag{Field: convert.Headers, Names: []string{"--header"}, As: convert.FlagPair, On: convert.Remote}
	clientIDFlag   = convert.Flag{Field: convert.OAuthClientID, Names: []string{"--oauth-client-id"}, On: convert.Remote}
	secretFlag     = convert.Flag{Field: convert.OAuthClientSecret, Names: []string{"--oauth-client-secret"}, On: convert.Remote}
)
