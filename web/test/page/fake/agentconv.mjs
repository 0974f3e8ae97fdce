// Stands in for the converter while it is being built: answers for the one sample config, in the contract's form.
const names = 'claude-code:Claude Code|codex:Codex|cursor:Cursor|vscode:VS Code|copilot-cli:Copilot CLI|gemini-cli:Gemini CLI|opencode:OpenCode|claude-desktop:Claude Desktop|antigravity:Antigravity|kiro:Kiro|devin-desktop:Devin Desktop|qwen-code:Qwen Code|apothem:Apothem|cc-switch:CC Switch|deepseek-harness:DeepSeek Harness|devin-cascade:Devin Cascade|grok-build:Grok Build|halo:Halo|hermes:Hermes|oh-my-pi:Oh My Pi|openclaw:OpenClaw|pi:Pi|qoder:Qoder|qoder-cn:Qoder CN'
  .split('|').map((one) => one.split(':'))
const matrix = 'oooo ccrp pccp pcop cooc oooc ccpr prrr ppcp oppp pccc occc ccpr cocr ccrr pccp ccpc ppcr cocp ooor cccr corr oooc cooc'.split(' ')
const word = { o: 'ok', c: 'changed', p: 'partial', r: 'refused' }
const noHooks = ['apothem', 'cc-switch', 'claude-desktop', 'deepseek-harness', 'halo', 'oh-my-pi', 'openclaw', 'opencode', 'pi']
const events = ['PreToolUse', 'UserPromptSubmit', 'Stop', 'PostToolUse']

export async function load() {
  return { agents, convert }
}

function agents() {
  return names.map(([id, name], rank) => ({
    id, name, rank, group: rank < 12 ? 'most-used' : 'more', docs: 'https://example.com/' + id, checked: '0.171.0 on 20 Nov 2026',
    servers: { files: [], variants: [] },
    hooks: noHooks.includes(id) ? null : { events: events.map((event) => ({ event, native: event, can: event === 'PostToolUse' ? ['observe'] : ['observe', 'block'] })) },
    command: true, link: id === 'cursor',
  }))
}

function convert({ text, to, existing = {}, options = {} }) {
  let tree
  const lines = text.split('\n')
  const at = (needle) => lines.findIndex((line) => line.includes(needle)) + 1
  try {
    tree = JSON.parse(text)
  } catch {
    const line = at('"env"') || 1
    const before = lines.slice(0, line - 2).join('\n').length + 1 + (lines[line - 2] ?? '').length
    return {
      source: { agent: null, agents: [], sure: '', syntax: 'json', kinds: [] }, servers: [], hooks: [], targets: {},
      findings: [{ severity: 'error', code: 'syntax-error', line, column: 7, offset: before + 7, length: 5, title: 'A comma is missing before "env".', reason: '', step: 'Put one at the end of line ' + (line - 1) + '.',
        message: 'Line ' + line + ': a comma is missing before "env".', found: '"env"', expected: '`,` or `}` after the value of `args`', cause: 'The comma at the end of line ' + (line - 1) + ' is missing.', fix: { label: 'Add the comma', offset: before, length: 0, text: ',' } }],
    }
  }
  const servers = Object.entries(tree.mcpServers ?? {}).map(([name, one]) => ({ name, transport: one.type ?? (one.url ? 'http' : 'stdio'), command: one.command, args: one.args, url: one.url, line: at('"' + name + '"') }))
  const hooks = Object.entries(tree.hooks ?? {}).map(([event, [one]]) => ({ event, nativeEvent: event, matcher: one.matcher, line: at('"' + event + '"'), handlers: one.hooks }))
  const full = servers.length === 3
  const targets = {}
  for (const [rank, [id]] of names.entries()) {
    if (to && !to.includes(id)) continue
    const items = [...servers.map((s) => ['server', s.name]), ...hooks.map((h) => ['hook', h.event])].map(([kind, item], n) => ({ kind, item, status: word[full ? matrix[rank][n] : matrix[rank][kind === 'hook' ? 3 : 0]] }))
      .filter(({ item }) => !options.only || options.only.includes(item))
    const kinds = new Set(items.map((item) => item.status))
    const status = items.every((i) => i.status === 'refused') ? 'refused' : kinds.has('refused') || kinds.has('partial') ? 'partial' : kinds.has('changed') ? 'changed' : 'ok'
    targets[id] = id === 'codex' && full ? codex(items, status, at, text, existing.codex) : { agent: id, status, items, findings: [], commands: [], links: [],
      outputs: [{ kind: 'servers', file: '~/.' + id + '/mcp.json', syntax: 'json', text: JSON.stringify({ mcpServers: tree.mcpServers ?? {} }, null, 2) + '\n', origins: [] }] }
    for (const item of items) if (!full && item.kind === 'hook' && item.item === 'UserPromptSubmit' && ['copilot-cli', 'antigravity', 'grok-build', 'hermes'].includes(id))
      targets[id].findings.push({ severity: 'warning', code: 'event-differs', item: item.item, guard: 'would-fail-open', title: 'UserPromptSubmit would fail open.', reason: 'It runs, its answer is ignored.', step: 'Use a policy file instead.', message: '', line: at('"UserPromptSubmit"') })
  }
  return { source: { agent: 'claude-code', agents: ['claude-code'], sure: 'certain', syntax: 'json', kinds: ['servers', 'hooks'] }, servers, hooks, targets,
    findings: full ? [{ severity: 'info', code: 'source-completed', message: 'Two places were read: servers and hooks.', line: 1 }] : [] }
}

function codex(items, status, at, text, mine) {
  const token = /"(ghp_[^"]*)"/.exec(text)?.[1] ?? ''
  const toml = '[mcp_servers.github]\ncommand = "npx"\nargs = ["-y", "@modelcontextprotocol/server-github"]\ntool_timeout_sec = 60\n\n[mcp_servers.github.env]\nGITHUB_TOKEN = "' + token + '"\n\n[mcp_servers.linear]\nurl = "https://mcp.linear.app/mcp"\nbearer_token_env_var = "LINEAR_TOKEN"\nhttp_headers = { "X-Team" = "core" }\n'
  const F = (severity, code, item, line, rest) => ({ severity, code, item, line, message: '', ...rest })
  const bearer = at('"Authorization"')
  return {
    agent: 'codex', status, items,
    outputs: [
      { kind: 'servers', file: '~/.codex/config.toml', syntax: 'toml', text: toml, origins: [3, 4, 5, 7, 0, 6, 6, 0, 9, 11, bearer, 14],
        merged: mine === undefined ? undefined : mine.replace('server-git"]', 'server-github"]').replace('startup_timeout_sec = 20\n', 'startup_timeout_sec = 20\ntool_timeout_sec = 60\n').replace('[tui]', toml.slice(toml.indexOf('[mcp_servers.linear]')) + '\n[tui]') },
      { kind: 'hooks', file: '~/.codex/hooks.json', syntax: 'json', text: '{\n  "hooks": {}\n}\n', origins: [] },
    ],
    commands: [{ text: 'codex mcp add github -- npx -y @modelcontextprotocol/server-github', shell: 'posix' }], links: [],
    findings: [
      ...(mine?.includes('[mcp_servers.github]') ? [F('warning', 'merge-conflict', 'github', 3, { title: 'github is in your file already.', reason: 'Your own keys stay.' })] : []),
      F('warning', 'event-differs', 'PreToolUse', at('"PreToolUse"'), { guard: 'can-fail-open', title: 'PreToolUse can fail open.', reason: 'Codex runs the tool when the guard exits 2 without a word on stderr; Claude Code blocks it.', step: 'Let guard.sh print a reason first, then open `/hooks` in Codex once to approve it.' }),
      F('error', 'transport-refused', 'events', at('"sse"'), { title: 'events is not written.', reason: 'It is an SSE server; Codex loads stdio and Streamable HTTP.', step: 'Ask for its Streamable HTTP address, or run it through mcp-remote.' }),
      F('info', 'secret-in-clear', 'github', at('ghp_'), { title: 'A token in clear text.', offset: text.indexOf(token), length: token.length }),
      F('info', 'value-converted', 'github', at('60000'), { before: 'timeout: 60000', after: 'tool_timeout_sec = 60' }),
      F('info', 'reference-translated', 'linear', bearer, { before: '${LINEAR_TOKEN}', after: 'bearer_token_env_var' }),
      F('info', 'reference-translated', 'PreToolUse', at('guard.sh'), { before: '$CLAUDE_PROJECT_DIR', after: 'git root' }),
      F('info', 'matcher-translated', 'PreToolUse', at('"matcher"'), { before: 'Edit', after: 'apply_patch' }),
    ],
  }
}
