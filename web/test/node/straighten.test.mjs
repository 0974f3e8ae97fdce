// A straightened program does what it did: the same lines come from both builds of one that stops and goes on wherever it can.
import { after, test } from 'node:test'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'agentconv-straighten-'))
after(() => rmSync(folder, { recursive: true }))
const environment = { ...process.env, GOOS: 'js', GOARCH: 'wasm' }
const go = (...args) => execFileSync('go', args, { cwd: new URL('./winding', import.meta.url), encoding: 'utf8', env: environment })
const runner = join(go('env', 'GOROOT').trim(), 'lib/wasm/wasm_exec_node.js')
const lines = file => execFileSync(process.execPath, [runner, file], { encoding: 'utf8', env: { PATH: process.env.PATH } })

// As the program is shipped, loops begin with their condition; Go itself puts it at their end, so that they are entered there.
for (const [how, flags] of [['as Go builds it', '-l'], ['as it is shipped', '-l -d=ssa/loop_rotate/off'], ['with calls inlined', '-d=ssa/loop_rotate/off']]) {
  test(how, () => {
    const plain = join(folder, 'plain.wasm'), straight = join(folder, 'straight.wasm')
    go('build', '-ldflags=-w', `-gcflags=all=${flags}`, '-o', plain, '.')
    execFileSync(process.execPath, [new URL('../../scripts/wasm/straighten.mjs', import.meta.url).pathname, plain, straight])
    const [before, after] = [plain, straight].map(f => readFileSync(f).length)
    assert.ok(after < 0.95 * before, `${after} bytes of ${before}`)
    const printed = lines(straight)
    assert.equal(printed, lines(plain))
    assert.equal(printed.split('\n').length, 51)
  })
}
