// What shake.mjs took out of the WebAssembly must never run: every pasted text that the repository knows goes through the
// built file, whole and cut short, and none may stop the program.
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from '../../../dist/agentconv.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))

// inputs gives the texts of all golden cases, of the forms of pastes, and of the syntax's own.
function * inputs() {
  for (const folder of ['agents/testdata', 'convert/syntax/testdata', 'wasm/testdata']) {
    for (const file of readdirSync(join(root, folder), { recursive: true })) {
      if (!file.endsWith('.txtar')) continue
      const text = readFileSync(join(root, folder, file), 'utf8')
      for (const piece of text.split(/^-- .* --\n/m).slice(1)) yield [`${folder}/${file}`, piece]
    }
  }
}

test('no text of the repository stops the program', async () => {
  const conv = await load()
  let n = 0
  for (const [file, text] of inputs()) {
    for (const part of [text, text.slice(0, text.length / 2), text.slice(text.length / 3)]) {
      const answer = conv.convert({ text: part, to: ['codex', 'hermes', 'vscode'] })
      assert.ok(!answer.findings.some(f => f.code === 'internal-error'), `${file} stops the program:\n${part.slice(0, 300)}`)
      n++
    }
  }
  assert.ok(n > 500, `only ${n} texts were tried`)
})
