// The configs that are measured: a Claude Code project file in which, of every ten servers, six are local with variables,
// three remote over HTTP with headers and one over SSE.
export function config(count) {
  const servers = {}
  for (let i = 0; i < count; i++) servers[`server-${i}`] = kinds[i % 10 < 6 ? 'stdio' : i % 10 < 9 ? 'http' : 'sse'](i)
  return JSON.stringify({ mcpServers: servers }, null, 2) + '\n'
}

const kinds = {
  stdio: i => ({ type: 'stdio', command: 'npx', args: ['-y', `@example/mcp-server-${i}`, '--root', '/srv/data'], env: { API_KEY: `\${API_KEY_${i}}`, LOG_LEVEL: 'info' } }),
  http: i => ({ type: 'http', url: `https://mcp${i}.example.com/mcp`, headers: { Authorization: `Bearer \${TOKEN_${i}}`, 'X-Org': 'acme' } }),
  sse: i => ({ type: 'sse', url: `https://mcp${i}.example.com/sse`, headers: { 'X-Api-Key': `k${i}` } }),
}

// Hooks of four events, each narrowed to tools where the event has some.
export function hooks(count) {
  const events = {}
  for (let i = 0; i < count; i++) {
    const [event, matcher] = [['PreToolUse', 'Bash|Edit'], ['PostToolUse', 'Write'], ['SessionStart'], ['Stop']][i % 4]
    ;(events[event] ??= []).push({ ...(matcher && { matcher }), hooks: [{ type: 'command', command: `"$CLAUDE_PROJECT_DIR"/.claude/guard-${i}.sh`, timeout: 10 }] })
  }
  return JSON.stringify({ hooks: events }, null, 2) + '\n'
}

// A person's own settings of a megabyte, with servers of other names in them.
export function ownFile() {
  const notes = {}
  for (let i = 0; i < 9000; i++) notes[`note-${i}`] = 'what a program keeps beside its servers, a hundred letters of it in each of its notes; so be it.'
  return JSON.stringify({ notes, mcpServers: JSON.parse(config(10).replaceAll('server-', 'own-')).mcpServers }, null, 2) + '\n'
}

// Repetitions per size: enough to meet a quiet moment of the machine, few enough to wait for.
export const SIZES = [[10, 200], [100, 24], [1000, 4], [10000, 2]]
