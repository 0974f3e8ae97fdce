// Every sentence of the page and of the converter has its translation, with the same places to fill.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const spoken = JSON.parse(execFileSync('go', ['run', './web/facts'], { cwd: root, maxBuffer: 64 << 20 })).Sentences

const vite = await createServer({ configFile: false, root: fileURLToPath(new URL('../..', import.meta.url)), server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true }, logLevel: 'error' })
const load = (name) => vite.ssrLoadModule('/src/words/' + name + '.ts')

const { en } = await load('en')
const tables = {}
for (const tag of ['de', 'zh']) tables[tag] = { ...(await load(tag)), ...(await load('findings.' + tag)) }
await vite.close()
const places = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

test('the converter has sentences', () => {
  assert.ok(spoken.length > 200, String(spoken.length))
  for (const { Key, Title } of spoken) assert.ok(Key && Title, Key)
})

for (const tag of ['de', 'zh']) {
  const { words, theServer, theSource, sentences } = tables[tag]

  test(tag + ': the page', () => {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(en).sort())
    for (const [key, word] of Object.entries(en)) {
      assert.equal(typeof words[key], typeof word, key)
      if (typeof word === 'string') assert.ok(words[key].trim(), key)
      else assert.ok(words[key](...Array.from({ length: Math.max(word.length, 1) }, (_, at) => (/names|agents/.test(String(word)) && at === word.length - 1 ? ['A', 'B'] : at + 2))).trim(), key)
    }
    assert.ok(theServer && theSource)
  })

  test(tag + ': the findings', () => {
    const keys = spoken.map((one) => one.Key)
    assert.deepEqual(keys.filter((key) => !sentences[key]), [], 'without a translation')
    assert.deepEqual(Object.keys(sentences).filter((key) => !keys.includes(key)), [], 'not said by the converter any more')
    for (const { Key, Title, Reason, Step } of spoken) {
      const parts = sentences[Key]
      assert.equal(parts.length, 3, Key)
      for (const [at, text] of [Title, Reason, Step].entries()) {
        assert.deepEqual(places(parts[at]), places(text), Key + ': ' + text + ' / ' + parts[at])
        assert.equal(Boolean(parts[at]), Boolean(text), Key + ': ' + text)
        if (text.replace(/\{\w+\}/g, '').trim().length > 3) assert.notEqual(parts[at], text, Key)
      }
    }
  })
}
