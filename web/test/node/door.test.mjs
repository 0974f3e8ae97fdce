// The contract of dist/agentconv.js, to the letter, for readers of agentconv.d.ts. What each agent needs is checked elsewhere.
import { before, test } from 'node:test'
import assert from 'node:assert/strict'
import { load } from '../../../dist/agentconv.js'

let conv, agents
before(async () => {
  conv = await load()
  agents = conv.agents()
})

const SEVERITIES = ['error', 'warning', 'info']
const STATUSES = ['ok', 'changed', 'partial', 'refused']
const TRANSPORTS = ['stdio', 'http', 'sse', 'ws', 'unspecified']
const oneOf = (value, list, what) => assert.ok(list.includes(value), `${what}: ${JSON.stringify(value)} is none of ${list}`)
const isText = (value, what) => assert.equal(typeof value, 'string', `${what} is text`)
const isList = (value, what) => assert.ok(Array.isArray(value), `${what} is a list`)

// The fields that an answer may hold, per part; a field outside these lists is a misspelling.
const FIELDS = {
  answer: ['source', 'servers', 'hooks', 'findings', 'targets'],
  source: ['agent', 'agents', 'sure', 'syntax', 'kinds'],
  server: ['name', 'transport', 'command', 'args', 'env', 'envVars', 'envFile', 'cwd', 'url', 'headers', 'enabled', 'startupTimeout', 'callTimeout', 'allowTools', 'denyTools',
    'autoApprove', 'trust', 'description', 'oauth', 'line', 'column', 'offset', 'length'],
  hook: ['event', 'nativeEvent', 'matcher', 'line', 'column', 'offset', 'length', 'handlers'],
  handler: ['type', 'command', 'args', 'prompt', 'url', 'timeout', 'enabled', 'line'],
  finding: ['severity', 'code', 'item', 'field', 'message', 'title', 'reason', 'step', 'before', 'after', 'line', 'column', 'offset', 'length', 'key', 'args', 'guard', 'fix', 'found', 'expected', 'cause'],
  target: ['agent', 'status', 'items', 'outputs', 'commands', 'links', 'findings'],
  output: ['kind', 'file', 'syntax', 'text', 'merged', 'diff', 'origins'],
}
const only = (part, value) => {
  for (const key of Object.keys(value)) assert.ok(FIELDS[part].includes(key), `a ${part} has no field ${key}`)
}

function checkFindings(findings, text) {
  isList(findings, 'findings')
  let last = -1
  for (const f of findings) {
    only('finding', f)
    oneOf(f.severity, SEVERITIES, 'severity')
    assert.match(f.code, /^[a-z]+(-[a-z]+)*$/)
    assert.ok(f.message.length > 10, 'a message is a sentence')
    const rank = f.guard ? 0 : 1 + SEVERITIES.indexOf(f.severity)
    assert.ok(rank >= last, `findings in order: ${findings.map(f => f.guard || f.severity)}`)
    last = rank
    if (f.line) {
      assert.ok(f.line <= text.split(/\r\n|\r|\n/).length && f.column >= 1, `line ${f.line} column ${f.column} is in the text`)
      assert.ok((f.offset ?? 0) + (f.length ?? 0) <= text.length, 'offset and length are in the text')
    }
  }
}

function checkAnswer(answer, text, to) {
  only('answer', answer)
  only('source', answer.source)
  assert.ok(answer.source.agent === null || agents.some(a => a.id === answer.source.agent), `agent ${answer.source.agent}`)
  isList(answer.source.agents, 'source.agents')
  isText(answer.source.syntax, 'source.syntax')
  for (const kind of answer.source.kinds) oneOf(kind, ['servers', 'hooks', 'grants'], 'kind')
  for (const server of answer.servers) {
    only('server', server)
    isText(server.name, 'name')
    oneOf(server.transport, TRANSPORTS, 'transport')
    for (const key of ['args', 'envVars', 'allowTools', 'denyTools', 'autoApprove']) if (server[key]) server[key].forEach(x => isText(x, key))
    for (const key of ['env', 'headers']) Object.values(server[key] ?? {}).forEach(x => isText(x, key))
  }
  for (const hook of answer.hooks) {
    only('hook', hook)
    assert.ok(hook.event === null || typeof hook.event === 'string')
    isText(hook.nativeEvent, 'nativeEvent')
    hook.handlers.forEach(h => { only('handler', h); isText(h.type, 'type') })
  }
  checkFindings(answer.findings, text)
  if (to) assert.deepEqual(Object.keys(answer.targets).sort(), [...to].sort())
  for (const [id, target] of Object.entries(answer.targets)) {
    only('target', target)
    assert.equal(target.agent, id)
    oneOf(target.status, STATUSES, 'status')
    checkFindings(target.findings ?? [], text)
    for (const key of ['outputs', 'commands', 'links']) isList(target[key], `targets.${id}.${key}`)
    for (const output of target.outputs) {
      only('output', output)
      oneOf(output.kind, ['servers', 'hooks', 'grants'], 'kind')
      for (const key of ['syntax', 'text']) isText(output[key], `outputs.${key}`)
      if ('file' in output) isText(output.file, 'outputs.file') // some are pasted into the agent's settings instead
    }
    if (target.items) assert.deepEqual(target.items.map(i => i.item), [...answer.servers.map(s => s.name), ...answer.hooks.map(h => h.nativeEvent)].slice(0, target.items.length))
  }
}

const SERVERS = `{
  "mcpServers": {
    "files": { "type": "stdio", "command": "npx", "args": ["-y", "@example/files"], "env": { "LEVEL": "info" } },
    "wiki": { "type": "http", "url": "https://mcp.example.com/mcp", "headers": { "X-Org": "acme" } }
  }
}
`

test('agents() describes every agent', () => {
  assert.ok(agents.length >= 24, `${agents.length} agents`)
  assert.equal(new Set(agents.map(a => a.id)).size, agents.length, 'ids are unique')
  for (const agent of agents) {
    for (const key of ['id', 'name', 'vendor', 'docs', 'checked']) assert.ok(agent[key], `${agent.id} lacks ${key}`)
    assert.match(agent.docs, /^https:\/\//)
    assert.ok(agent.servers || agent.hooks, `${agent.id} holds something`)
    if (agent.servers) {
      assert.ok(agent.servers.files.every(f => f.path && f.scope), `${agent.id}: files have a path and a scope`)
      agent.servers.transports.forEach(t => oneOf(t.transport, TRANSPORTS, agent.id))
    }
  }
})

test('a conversion with all fields of the request', () => {
  const answer = conv.convert({ text: SERVERS, from: 'auto', to: ['codex'], scope: 'user', os: 'linux', existing: {}, options: {} })
  checkAnswer(answer, SERVERS, ['codex'])
  assert.deepEqual(answer.servers.map(({ line, column, offset, length, ...rest }) => rest), [
    { name: 'files', transport: 'stdio', command: 'npx', args: ['-y', '@example/files'], env: { LEVEL: 'info' }, enabled: true },
    { name: 'wiki', transport: 'http', url: 'https://mcp.example.com/mcp', headers: { 'X-Org': 'acme' }, enabled: true },
  ].map(s => 'enabled' in answer.servers[0] ? s : (delete s.enabled, s)))
  const [output] = answer.targets.codex.outputs
  assert.equal(output.kind, 'servers')
  assert.equal(output.syntax, 'toml')
  assert.equal(output.file, '~/.codex/config.toml')
  assert.match(output.text, /^\[mcp_servers\.files\]\ncommand = "npx"\nargs = \["-y", "@example\/files"\]\n/)
})

test('left-out options: from the text, to all agents', () => {
  const answer = conv.convert({ text: SERVERS })
  checkAnswer(answer, SERVERS, agents.map(a => a.id))
})

test('the same request gives the same answer', () => {
  assert.deepEqual(conv.convert({ text: SERVERS }), conv.convert({ text: SERVERS }))
})

test('text that crosses the door comes back as it was', () => {
  const awkward = ['ü', '雪', '👩‍💻', '"\\', '\t', '\u2028', '</script>', '__proto__', '$HOME', '']
  const text = JSON.stringify({ mcpServers: { 'a': { command: 'run', args: awkward } } })
  assert.deepEqual(conv.convert({ text, from: 'claude-code', to: [] }).servers[0].args, awkward)
})

test('a config that is parsed already is taken too', () => {
  assert.deepEqual(conv.convert({ text: JSON.parse(SERVERS), to: [] }).servers.map(s => s.name), ['files', 'wiki'])
})

test('places count in UTF-16 units', () => {
  const text = '{ "mcpServers": { "👩‍💻雪": { "command": "x" }, "b": 5 } }'
  const answer = conv.convert({ text, to: [] })
  const bad = answer.findings.find(f => f.code === 'entry-invalid')
  assert.deepEqual([bad.line, bad.column, bad.offset, bad.length], [1, text.indexOf('"b"') + 1, text.indexOf('"b"'), 3])
})

test('a syntax error has its place', () => {
  const text = '{\n  "mcpServers": {\n    "files": { "command" "npx" }\n  }\n}\n'
  const answer = conv.convert({ text, to: [] })
  const error = answer.findings.find(f => f.code === 'syntax-error')
  assert.equal(error.line, 3)
  assert.ok(error.column >= 16 && error.column <= 27, `column ${error.column} is between the key and the value`)
  assert.ok(error.found && error.expected, 'what stands there and what should')
})

const BAD = {
  nothing: undefined, null: null, 'a number': 7, 'a list': [], 'a text': 'hello', 'an empty request': {}, 'no text': { to: ['codex'] }, 'text that is a number': { text: 1 }, 'text that is a function': { text: () => 1 },
  'an unknown agent': { text: SERVERS, from: 'nobody', to: ['nobody', 'codex'] }, 'wrong types': { text: SERVERS, from: 1, to: 'codex', scope: [], os: {}, existing: 'x', options: 3 },
  'a list in options': { text: SERVERS, options: { rename: [], only: {}, conflict: 1, variant: 'v2', commandPaths: [1] } },
  'a loop': (() => { const r = { text: SERVERS, options: {} }; r.options.self = r; return r })(), 'a big number': { text: SERVERS, options: { keepNames: 1n } },
  'a getter that throws': { get text() { throw new Error('no') } },
  'lone surrogates': { text: '{"mcpServers":{"\ud800":{"command":"\udfff"}}}' }, NUL: { text: '\0\0\0' }, 'a BOM alone': { text: '\ufeff' },
  'deep lists': { text: '['.repeat(100_000) }, 'deep maps': { text: '{"a":'.repeat(100_000) }, 'deep tables': { text: '[' + 'a.'.repeat(100_000) }, 'deep YAML': { text: '- '.repeat(100_000) },
  'a YAML bomb': { text: 'a: &a [x,x,x,x,x,x,x,x,x]\n' + Array.from({ length: 20 }, (_, i) => `b${i}: &b${i} [${`*${i ? `b${i - 1}` : 'a'},`.repeat(9)}]`).join('\n') + '\nmcpServers: *b19\n' },
  'prototype names': { text: '{"mcpServers":{"__proto__":{"command":"x"},"constructor":{"command":"y"}}}' },
}
for (const [what, request] of Object.entries(BAD)) {
  test(`never throws: ${what}`, { timeout: 20_000 }, () => {
    const answer = conv.convert(request)
    const text = what.startsWith('a getter') ? '' : request?.text
    checkAnswer(answer, typeof text === 'string' ? text : SERVERS)
    assert.ok(!answer.findings.some(f => f.code === 'internal-error'), 'nothing broke')
    if (!answer.servers.length && !answer.hooks.length) assert.ok(answer.findings.length, 'an empty answer says why')
  })
}

test('after all that it still works', () => {
  assert.equal(conv.convert({ text: SERVERS, to: [] }).servers.length, 2)
})
