// A converter that breaks must not take the page with it: the answer says what happened, and the next call works.
import { after, before, test } from 'node:test'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '../../../dist/agentconv.js'

const dir = mkdtempSync(join(tmpdir(), 'agentconv-crash-'))
let conv
before(async () => {
  const out = join(dir, 'crashing.wasm')
  execFileSync('go', ['build', '-o', out, '.'], { cwd: new URL('./crashing', import.meta.url), env: { ...process.env, GOOS: 'js', GOARCH: 'wasm' } })
  for (const [script, from, to] of [['straighten', out, out + '.straight'], ['shake', out + '.straight', out + '.shaken'], ['slim', out + '.shaken', out + '.slim']]) {
    execFileSync(process.execPath, [new URL(`../../scripts/wasm/${script}.mjs`, import.meta.url).pathname, from, to])
    assert.ok(readFileSync(to).length !== readFileSync(from).length, `${script} changed it`)
  }
  conv = await load({ wasm: readFileSync(out + '.slim') })
})
after(() => rmSync(dir, { recursive: true }))

// A dying Go program writes its last words to the console; they are not what is tested here.
const quietly = work => {
  const { log, warn, error } = console
  console.log = console.warn = console.error = () => {}
  try { return work() } finally { Object.assign(console, { log, warn, error }) }
}

for (const way of ['please panic', 'please fail a check', 'please exit', 'please recurse']) {
  test(way, () => {
    assert.equal(typeof conv.convert({ text: 'fine' }).calls, 'number')
    const answer = quietly(() => conv.convert({ text: way }))
    assert.equal(answer.findings.length, 1)
    assert.equal(answer.findings[0].severity, 'error')
    assert.equal(answer.findings[0].code, 'internal-error')
    assert.match(answer.findings[0].message, /not in your text/)
    assert.deepEqual([answer.servers, answer.hooks, answer.targets], [[], [], {}])
    assert.deepEqual(conv.convert({ text: 'fine' }), { calls: 1 }, 'a new program answers')
  })
}

test('a panic that the program recovers from stays its own affair', () => {
  assert.deepEqual(conv.convert({ text: 'please recover' }), { recovered: 4 })
})

test('memory that a huge text took is given back', () => {
  assert.deepEqual(conv.convert({ text: 'please grow' }), { room: 300 << 20 })
  assert.deepEqual(conv.convert({ text: 'fine' }), { calls: 1 }, 'a new program answers')
  assert.deepEqual(conv.convert({ text: 'fine' }), { calls: 2 }, 'and stays')
})

test('a program that is left keeps no timer', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(r => r === 'Timeout').length
  const before = timers()
  conv.convert({ text: 'please wait' })
  await new Promise(later => setImmediate(later))
  assert.ok(timers() > before, 'the program waits')
  conv.convert({ text: 'please grow' })
  assert.deepEqual(conv.convert({ text: 'fine' }), { calls: 1 }, 'a new program answers')
  assert.ok(timers() <= before, `${timers()} timers, ${before} before`)
})
