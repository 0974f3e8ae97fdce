// The module loads from every place it may lie, and leaves nothing behind in the page or program that loads it.
import { after, before, test } from 'node:test'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { load } from '../../../dist/agentconv.js'

const wasmURL = new URL('../../../dist/agentconv.wasm', import.meta.url)
const bytes = readFileSync(wasmURL)
const text = '{"mcpServers":{"files":{"command":"npx","args":["-y","@example/files"]}}}'
const works = conv => {
  const answer = conv.convert({ text, to: ['codex'] })
  assert.deepEqual(answer.servers.map(s => s.name), ['files'])
}

let server, origin
before(async () => {
  const types = { '/typed.wasm': 'application/wasm', '/untyped.wasm': 'application/octet-stream' }
  server = createServer((request, response) => {
    const type = types[request.url]
    response.shouldKeepAlive = false // on a busy machine a kept connection may end as it is used again
    response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/html' })
    response.end(type ? bytes : '<p>not here')
  })
  await new Promise(ready => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${server.address().port}`
})
after(() => server.close())

test('from beside the module', async () => works(await load()))
test('from a file URL', async () => works(await load({ wasm: wasmURL })))
test('from a file URL as text', async () => works(await load({ wasm: wasmURL.href })))
test('from a Buffer', async () => works(await load({ wasm: bytes })))
test('from an ArrayBuffer', async () => works(await load({ wasm: new Uint8Array(bytes).buffer })))
test('from a compiled module', async () => works(await load({ wasm: await WebAssembly.compile(bytes) })))
test('from a server with the right type', async () => works(await load({ wasm: `${origin}/typed.wasm` })))
test('from a server with a wrong type', async () => works(await load({ wasm: new URL(`${origin}/untyped.wasm`) })))
test('a missing file is told with its address', () => assert.rejects(load({ wasm: `${origin}/gone.wasm` }), /could not be loaded from .*gone\.wasm.*404/))
test('what is no WebAssembly is refused', () => assert.rejects(load({ wasm: new Uint8Array([1, 2, 3, 4]) }), WebAssembly.CompileError))

test('two converters do not know of each other', async () => {
  const [a, b] = await Promise.all([load(), load()])
  works(a), works(b), works(a)
})

test('no global is added, changed or needed', async () => {
  const before = Object.getOwnPropertyNames(globalThis)
  works(await load())
  assert.deepEqual(Object.getOwnPropertyNames(globalThis), before)
})
