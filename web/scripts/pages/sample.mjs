// One config in each agent's own format, and what becomes of it everywhere else.

const seed = JSON.stringify({
  mcpServers: {
    github: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-github'], env: { GITHUB_TOKEN: '${GITHUB_TOKEN}' }, timeout: 60000 },
    linear: { type: 'http', url: 'https://mcp.linear.app/mcp', headers: { Authorization: 'Bearer ${LINEAR_TOKEN}' } },
    events: { type: 'sse', url: 'https://events.example.com/sse' },
  },
  hooks: { PreToolUse: [{ matcher: 'Bash|Edit', hooks: [{ type: 'command', command: './hooks/guard.sh', timeout: 30 }] }] },
}, null, 2)

export function samplesOf(conv, source) {
  const own = conv.convert({ text: seed, from: 'claude-code', to: [source.ID], scope: 'user', os: 'macos' }).targets[source.ID]
  const parts = (own?.outputs ?? []).filter((output) => output.text.trim())
  return parts.map((part) => ({ file: part.file, kind: part.kind, syntax: part.syntax, text: part.text, answer: conv.convert({ text: part.text, from: source.ID, scope: 'user', os: 'macos' }) }))
}
