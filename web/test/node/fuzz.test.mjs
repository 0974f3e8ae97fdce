// The fuzzing script passes what Go reports when the time is up (go.dev/issue/75804), and nothing else that fails.
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = new URL('../../scripts/fuzz.sh', import.meta.url).pathname
const head = 'fuzz: elapsed: 3s, execs: 16681 (0/sec), new interesting: 14 (total: 1447)\n--- FAIL: FuzzParse (3.13s)\n'
const tail = 'FAIL\nexit status 1\nFAIL\tagentconv/convert/syntax\t3.138s\n'

const outputs = [
  ['the time was up', head + '    context deadline exceeded\n' + tail, true],
  ['an input failed', head + '    --- FAIL: FuzzParse (0.00s)\n        parse_test.go:12: lost a key\n    \n    Failing input written to testdata/fuzz/FuzzParse/1\n' + tail, false],
  ['an input failed as the time was up', head + '    context deadline exceeded\n    Failing input written to testdata/fuzz/FuzzParse/1\n' + tail, false],
  ['the program panicked', 'panic: runtime error: index out of range\n' + head + '    context deadline exceeded\n' + tail, false],
  ['the program hung', head + '    fuzzing process hung or terminated unexpectedly: exit status 2\n' + tail, false],
  ['a seed failed', '--- FAIL: FuzzParse (0.01s)\n    --- FAIL: FuzzParse/seed#0 (0.00s)\n        context deadline exceeded\n' + tail, false],
  ['it was not built', '# agentconv/convert/syntax\nparse.go:3:1: syntax error\nFAIL\tagentconv/convert/syntax [build failed]\n', false],
]

for (const [what, printed, passes] of outputs) {
  test(`${what}: ${passes ? 'passes' : 'fails'}`, () => {
    const dir = mkdtempSync(join(tmpdir(), 'agentconv-fuzz-'))
    try {
      writeFileSync(join(dir, 'log'), printed)
      assert.equal(spawnSync('sh', [script, '--check', join(dir, 'log')]).status === 0, passes)
    } finally {
      rmSync(dir, { recursive: true })
    }
  })
}
