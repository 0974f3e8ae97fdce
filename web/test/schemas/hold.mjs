// Holds every text that the golden cases give for an agent against the agent's published schema.
//
// Where the program takes what its schema does not, the program wins: an exception says why, and takes what the two disagree about out
// of the value. One that is no longer needed fails, and so does a schema that refuses nothing or sees no text.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let printed
const outputs = () => (printed ??= execFileSync('go', ['run', './web/test/node/outputs'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).trim().split('\n').map(line => JSON.parse(line)))

/**
 * @param {object} schema
 * @param {string} schema.agent
 * @param {string} schema.what      what of the agent's it describes, for the name of the test
 * @param {RegExp} schema.file      the files that it is for
 * @param {(value: any) => any} [schema.part]   the part of the file that it is for; undefined where a file has none
 * @param {() => (values: any[]) => string[][]} schema.check
 * @param {any[]} schema.refuses    values that it must refuse
 * @param {{ why: string, without: (part: any) => any }[]} [schema.exceptions]
 */
export function hold({ agent, what, file, part = value => value, check, refuses, exceptions = [] }) {
  test(`${agent}: every output fits ${what}`, t => {
    const wrong = check()
    wrong(refuses).forEach((found, i) => assert.ok(found.length, `it must refuse ${JSON.stringify(refuses[i])}`))

    const texts = outputs().filter(o => o.Agent === agent && file.test(o.File) && part(o.Value) !== undefined)
    assert.ok(texts.length >= 20, `only ${texts.length} texts are held against it`)
    const without = left => wrong(texts.map(o => left.reduce((value, exception) => exception.without(value), structuredClone(part(o.Value)))))

    const bad = without(exceptions).flatMap((found, i) => (found.length ? [`${texts[i].Case} to ${agent} (${texts[i].File}):\n    ${[...new Set(found)].slice(0, 6).join('\n    ')}`] : []))
    assert.equal(bad.length, 0, `${bad.length} of ${texts.length} do not fit:\n${bad.slice(0, 12).join('\n')}`)
    for (const exception of exceptions) {
      const needed = without(exceptions.filter(other => other !== exception)).some(found => found.length)
      assert.ok(needed, `no output needs this exception any more: ${exception.why}`)
    }
    t.diagnostic(`${texts.length} texts, ${exceptions.length} exceptions`)
  })
}

/** Takes keys out of every entry of a map or list of servers. */
export const withoutKeys = (...keys) => servers => {
  for (const entry of Object.values(servers)) for (const key of keys) if (entry && typeof entry === 'object') delete entry[key]
  return servers
}

/** Leaves out the entries of a map that are as told. */
export const withoutEntries = which => servers => Object.fromEntries(Object.entries(servers).filter(([name, entry]) => !which(entry, name)))
