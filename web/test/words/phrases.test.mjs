// The advice that the converter puts into its sentences, in every conversion of every golden case, has its translations.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createServer } from 'vite'

const dist = process.env.DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url))
const cases = new URL('../../../agents/testdata/', import.meta.url)
const vite = await createServer({ configFile: false, root: fileURLToPath(new URL('../..', import.meta.url)), server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true }, logLevel: 'error' })
const { phrases } = await vite.ssrLoadModule('/src/words/phrases.ts')
await vite.close()
const conv = await (await import(pathToFileURL(dist + '/agentconv.js').href)).load()

// What a sentence takes over from the pasted text is said as it stands there.
const fromThePaste = new Set(['input-needed', 'input-optional', 'secret-optional', 'start-yourself', 'choice', 'duplicate-entry'])

test('every sentence of advice', () => {
  const said = new Set()
  let read = 0
  for (const folder of readdirSync(cases, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name)) {
    for (const file of readdirSync(new URL(folder + '/', cases)).filter((name) => name.endsWith('.txtar'))) {
      const input = /^-- input --\n([\s\S]*?)(?=^-- )/m.exec(readFileSync(new URL(folder + '/' + file, cases), 'utf8') + '\n-- ')?.[1]
      if (!input) continue
      read++
      const answer = conv.convert({ text: input, from: 'auto' })
      for (const finding of [...answer.findings, ...Object.values(answer.targets).flatMap((target) => target.findings)]) {
        if (!fromThePaste.has(finding.key)) for (const arg of finding.args ?? []) if (/^[A-Za-z][^\n]* [a-z][^\n]* [^\n]*\.$/.test(arg)) said.add(arg)
      }
    }
  }
  assert.ok(read > 50 && said.size > 50, read + ' cases, ' + said.size + ' sentences')
  for (const language of ['de', 'zh']) assert.deepEqual([...said].filter((one) => phrases(language)(one) === one), [], language)
})
