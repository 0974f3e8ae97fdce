// What a visitor downloads has a limit, and the forms that are sent are the file.
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const dist = new URL('../../../dist/', import.meta.url)
const read = name => readFileSync(new URL(name, dist))

test('agentconv.wasm is at most 1,000 KB after brotli', () => {
  const size = read('agentconv.wasm.br').length
  assert.ok(size <= 1_000_000, `agentconv.wasm.br has ${size.toLocaleString('en')} bytes`)
  assert.ok(size > 400_000, `${size} bytes cannot hold a Go program`)
})

test('agentconv.js is at most 8 KB after brotli', () => {
  const size = read('agentconv.js.br').length
  assert.ok(size <= 8_000, `agentconv.js.br has ${size.toLocaleString('en')} bytes`)
})

for (const name of ['agentconv.wasm', 'agentconv.js', 'index.html']) {
  test(`${name} is the same in every form`, () => {
    assert.ok(brotliDecompressSync(read(name + '.br')).equals(read(name)))
    assert.ok(gunzipSync(read(name + '.gz')).equals(read(name)))
  })
}
