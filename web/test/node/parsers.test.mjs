// Every text that is written means the same to parsers that others wrote: all outputs of all golden cases for all agents.
import { before, test } from 'node:test'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import JSON5 from 'json5'
import { parse as parseJSONC } from 'jsonc-parser'
import { parse as parseTOML } from 'smol-toml'
import { parseDocument } from 'yaml'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let outputs
before(() => {
  outputs = execFileSync('go', ['run', './web/test/node/outputs'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).trim().split('\n').map(line => JSON.parse(line))
})

const jsonc = options => text => {
  const errors = [], value = parseJSONC(text, errors, options)
  if (errors.length) throw new SyntaxError(JSON.stringify(errors))
  return value
}

// Some agents read YAML 1.1, where yes, 1:30 and 017 are no texts; so both must agree.
const yaml = version => text => {
  const document = parseDocument(text, { version, logLevel: 'silent', maxAliasCount: 0 })
  if (document.errors.length) throw document.errors[0]
  return document.toJS()
}

const readers = {
  json: { 'JSON.parse': JSON.parse, 'jsonc-parser': jsonc({ disallowComments: true }) },
  jsonc: { 'jsonc-parser': jsonc({ allowTrailingComma: true }), json5: JSON5.parse },
  json5: { json5: JSON5.parse },
  toml: { 'smol-toml': parseTOML },
  yaml: { 'yaml 1.2': yaml('1.2'), 'yaml 1.1': yaml('1.1') },
}

// A map without a prototype is as good as one with; how a number is spelt is not its meaning.
const plain = value => JSON.parse(JSON.stringify(value ?? null))

for (const syntax of Object.keys(readers)) {
  test(`${syntax} is read the same by ${Object.keys(readers[syntax]).join(' and ')}`, t => {
    const texts = outputs.filter(o => o.Syntax === syntax)
    for (const { Case, Agent, File, Text, Value } of texts) {
      for (const [name, read] of Object.entries(readers[syntax])) {
        let value
        try { value = plain(read(Text)) } catch (error) { assert.fail(`${Case} to ${Agent} (${File}): ${name}: ${error.message}\n${Text}`) }
        assert.deepEqual(value, Value, `${Case} to ${Agent} (${File}) by ${name}:\n${Text}`)
      }
    }
    t.diagnostic(`${texts.length} texts`)
    if (!/json[c5]/.test(syntax)) assert.ok(texts.length > 20, `only ${texts.length} texts: the cases are not read`)
  })
}

test('no output has a syntax that is not checked', () => {
  assert.deepEqual([...new Set(outputs.map(o => o.Syntax))].filter(syntax => !readers[syntax]), [])
})
