// The recorder that the real programs are pointed at speaks the protocol over each transport and writes down who called.
import { after, test } from 'node:test'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { reply } from '../../conformance/recorder.mjs'
import { agents } from '../../conformance/agents.mjs'
import { Model } from '../../conformance/model.mjs'

const recorder = fileURLToPath(new URL('../../conformance/recorder.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'agentconv-recorder-')), log = join(folder, 'seen.jsonl'), children = []
after(() => { for (const child of children) child.kill(); rmSync(folder, { recursive: true }) })
const start = (...args) => { const child = spawn(process.execPath, [recorder, log, ...args], { env: { ...process.env, GIVEN: 'a=b' } }); children.push(child); child.stdout.setEncoding('utf8'); return child }
const seen = label => readFileSync(log, 'utf8').trim().split('\n').map(line => JSON.parse(line)).filter(line => line.label === label)
const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-03-26' } }

test('over stdio: arguments and environment', async () => {
  const child = start('stdio', 'one', 'a b', '', '$HOME')
  child.stdin.write(JSON.stringify(initialize) + '\n')
  const [text] = await once(child.stdout, 'data')
  assert.equal(JSON.parse(text).result.protocolVersion, '2025-03-26')
  const [begun, opened] = seen('one')
  assert.deepEqual([begun.args, begun.env.GIVEN, opened.method], [['a b', '', '$HOME'], 'a=b', 'initialize'])
})

test('over Streamable HTTP and over SSE: address and headers', async () => {
  const child = start('web'), [port] = await once(child.stdout, 'data'), at = `http://127.0.0.1:${port.trim()}`
  const send = (path, message) => fetch(at + path, { method: 'POST', body: JSON.stringify(message), headers: { 'content-type': 'application/json', 'x-team': 'blue' } })
  assert.equal((await (await send('/http/two', initialize)).json()).id, 1)
  assert.equal((await send('/http/two', { jsonrpc: '2.0', method: 'notifications/initialized' })).status, 202)
  assert.deepEqual(seen('two').map(s => [s.method, s.headers['x-team'], s.url]), [['initialize', 'blue', `${at}/http/two`], ['notifications/initialized', 'blue', `${at}/http/two`]])

  const stream = (await fetch(`${at}/sse/three`, { headers: { accept: 'text/event-stream' } })).body.pipeThrough(new TextDecoderStream()).getReader()
  assert.match((await stream.read()).value, /event: endpoint\ndata: \/sse\/three\/post/)
  assert.equal((await send('/sse/three', initialize)).status, 405, 'it is no Streamable HTTP server')
  assert.equal((await send('/sse/three/post', initialize)).status, 202)
  assert.match((await stream.read()).value, /^event: message\ndata: \{.*"recorder"/)
  await stream.cancel()
})

test('a method that is not there is an error, a notification has no answer', () => {
  assert.equal(reply({ id: 1, method: 'resources/list' }).error.code, -32601)
  assert.equal(reply({ method: 'notifications/initialized' }), undefined)
})

test('the stand-in model calls the shell, then the reader, then is done', async t => {
  const model = await new Model({ command: 'true', file: 'note.txt' }).open()
  t.after(() => model.close())
  const tools = ['Bash', 'Read'].map(name => ({ type: 'function', function: { name, parameters: { properties: { command: { type: 'string' }, file_path: { type: 'string' } } } } }))
  const ask = async messages => (await (await fetch(`${model.url}/v1/chat/completions`, { method: 'POST', body: JSON.stringify({ tools, messages }) })).json()).choices[0].message
  const result = { role: 'tool', content: 'fine' }
  assert.deepEqual((await ask([])).tool_calls[0].function, { name: 'Bash', arguments: '{"command":"true","file_path":"note.txt"}' })
  assert.equal((await ask([result])).tool_calls[0].function.name, 'Read')
  assert.equal((await ask([result, result])).tool_calls, undefined)
  assert.deepEqual([model.heard.done, model.heard.results], [true, ['fine', 'fine']])
})

test('each program that must run is pinned to one version', () => {
  for (const [id, agent] of Object.entries(agents)) for (const name of agent.packages.filter(p => !p.startsWith('--'))) assert.match(name, /^@?[^@]+@\d+\.\d+\.\d+(-[\w.]+)?$/, id)
  assert.deepEqual(Object.keys(agents).filter(id => agents[id].must), ['claude-code', 'codex', 'gemini-cli', 'qwen-code', 'opencode', 'copilot-cli'])
})
