package convert

// spelling of a field that some agent or some person uses; a reader tries these on what its own rows left over.
var spellings = []Row{
	{Field: Command, Key: "command", As: AsText},
	{Field: Command, Key: "cmd", As: AsText},
	{Field: Command, Key: "executable", As: AsText},
	{Field: Args, Key: "args", As: AsList},
	{Field: Args, Key: "arguments", As: AsList},
	{Field: EnvVars, Key: "env", As: AsMap},
	{Field: EnvVars, Key: "environment", As: AsMap},
	{Field: EnvVars, Key: "envs", As: AsMap},
	{Field: EnvVars, Key: "environmentVariables", As: AsMap},
	{Field: EnvPass, Key: "env_vars", As: AsList},
	{Field: EnvPass, Key: "env_keys", As: AsList},
	{Field: EnvFile, Key: "envFile", As: AsText},
	{Field: EnvFile, Key: "env_file", As: AsText},
	{Field: Cwd, Key: "cwd", As: AsText},
	{Field: Cwd, Key: "workingDirectory", As: AsText},
	{Field: Cwd, Key: "working_directory", As: AsText},
	{Field: URL, Key: "httpUrl", As: AsText, Means: HTTP},
	{Field: URL, Key: "sseUrl", As: AsText, Means: SSE},
	{Field: URL, Key: "url", As: AsText},
	{Field: URL, Key: "serverUrl", As: AsText},
	{Field: URL, Key: "serverURL", As: AsText},
	{Field: URL, Key: "server_url", As: AsText},
	{Field: URL, Key: "uri", As: AsText},
	{Field: URL, Key: "baseUrl", As: AsText},
	{Field: URL, Key: "base_url", As: AsText},
	{Field: URL, Key: "endpoint", As: AsText},
	{Field: Headers, Key: "headers", As: AsMap},
	{Field: Headers, Key: "http_headers", As: AsMap},
	{Field: Headers, Key: "httpHeaders", As: AsMap},
	{Field: Headers, Key: "requestInit.headers", As: AsMap},
	{Field: Headers, Key: "requestOptions.headers", As: AsMap},
	{Field: Headers, Key: "env_http_headers", As: AsHeaderVars},
	{Field: Headers, Key: "bearer_token_env_var", As: AsBearerVar},
	{Field: Headers, Key: "bearerTokenEnvVar", As: AsBearerVar},
	{Field: Headers, Key: "bearerTokenEnv", As: AsBearerVar},
	{Field: Enabled, Key: "enabled", As: AsBool},
	{Field: Enabled, Key: "isActive", As: AsBool},
	{Field: Enabled, Key: "disabled", As: AsNot},
	{Field: StartupTimeout, Key: "startup_timeout_sec", As: AsSeconds},
	{Field: StartupTimeout, Key: "startup_timeout_ms", As: AsMillis},
	{Field: StartupTimeout, Key: "connect_timeout", As: AsSeconds},
	{Field: StartupTimeout, Key: "connectionTimeoutMs", As: AsMillis},
	{Field: StartupTimeout, Key: "connectionTimeout", As: AsMillis},
	{Field: StartupTimeout, Key: "connectTimeout", As: AsSeconds},
	{Field: StartupTimeout, Key: "initTimeout", As: AsMillis},
	{Field: CallTimeout, Key: "tool_timeout_sec", As: AsSeconds},
	{Field: CallTimeout, Key: "tool_timeout_ms", As: AsMillis},
	{Field: CallTimeout, Key: "requestTimeoutMs", As: AsMillis},
	{Field: CallTimeout, Key: "request_timeout", As: AsSeconds},
	{Field: CallTimeout, Key: "toolCallTimeoutMs", As: AsMillis},
	{Field: CallTimeout, Key: "timeoutMs", As: AsMillis},
	{Field: CallTimeout, Key: "timeout_ms", As: AsMillis},
	{Field: CallTimeout, Key: "timeoutSeconds", As: AsSeconds},
	{Field: CallTimeout, Key: "timeout_seconds", As: AsSeconds},
	{Field: AllowTools, Key: "includeTools", As: AsList},
	{Field: AllowTools, Key: "enabledTools", As: AsList},
	{Field: AllowTools, Key: "enabled_tools", As: AsList},
	{Field: AllowTools, Key: "allowedTools", As: AsList},
	{Field: DenyTools, Key: "excludeTools", As: AsList},
	{Field: DenyTools, Key: "disabledTools", As: AsList},
	{Field: DenyTools, Key: "disabled_tools", As: AsList},
	{Field: AutoApprove, Key: "autoApprove", As: AsList},
	{Field: AutoApprove, Key: "alwaysAllow", As: AsList},
	{Field: AutoApprove, Key: "auto_approve", As: AsList},
	{Field: Trust, Key: "trust", As: AsBool},
	{Field: Description, Key: "description", As: AsText},
	{Field: OriginalName, Key: "_hk_name", As: AsText},
}

// wordKeys are the keys under which a transport's word stands in one format or another.
var wordKeys = []string{"type", "transport", "transportType", "transport_type"}

// transportWord reads a transport's word in any spelling: streamable-http, streamableHttp, HTTP, local, remote ...
func transportWord(word string) Transport {
	switch squeezed(word, "-_ ") {
	case "stdio", "local", "command", "builtin":
		return Stdio
	case "http", "streamablehttp", "httpstream", "streamhttp", "https":
		return HTTP
	case "sse":
		return SSE
	case "ws", "websocket", "wss":
		return WS
	case "remote", "url":
		return Unspecified
	}
	return NoTransport
}

// rootWords are keys under which people keep a map or list of servers, in one agent's file or another's. The roots of the
// descriptions come on top.
var rootWords = []string{"mcpServers", "mcp_servers", "mcp-servers", "servers", "mcp", "context_servers", "mcps"}
