// What a published schema can be: JSON Schema, a program's own zod schema, or the TypeScript type of a configuration. Each answers,
// for a list of values, a list of what is wrong with each of them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Ajv from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'

/** Formats are left to the URL checks of the core; words that only an editor reads are no errors of the schema. */
export function jsonSchema(schema) {
  const Validator = /2020-12/.test(schema.$schema) ? Ajv2020 : Ajv
  const valid = new Validator({ strict: false, allErrors: true, validateFormats: false, logger: false }).compile(schema)
  return values => values.map(value => (valid(value) ? [] : valid.errors.map(e => `${e.instancePath || '/'} ${e.message} ${JSON.stringify(e.params)}`)))
}

/** A zod schema drops keys that it does not know without a word, so what does not come out again is told as well. */
export function zodSchema(schema) {
  return values => values.map(value => {
    let read
    try { read = schema.safeParse(value) } catch (error) { return [String(error)] }
    return read.success ? lost(value, read.data, '') : read.error.issues.map(issue => `/${issue.path.join('/')} ${issue.message}`)
  })
}

function lost(given, kept, path) {
  if (given === null || typeof given !== 'object') return []
  return Object.keys(given).flatMap(key => (kept === null || typeof kept !== 'object' || !(key in kept) ? [`${path}/${key} is a key that it does not know`] : lost(given[key], kept[key], `${path}/${key}`)))
}

/** The compiler reads every value as a literal of the type: what does not fit, and what the type has no key for, is an error of its line. */
export function typeSchema(file, imported, type) {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  return values => {
    const folder = mkdtempSync(join(tmpdir(), 'agentconv-types-')), source = join(folder, 'values.ts')
    const lines = values.map((value, i) => `export const v${i}: Wanted = ${JSON.stringify(value)}`)
    writeFileSync(source, `import type { ${imported} } from ${JSON.stringify(file)}; type Wanted = ${type}\n${lines.join('\n')}\n`)
    const ran = spawnSync(process.execPath, [tsc, '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '', '--pretty', 'false', source], { cwd: folder, encoding: 'utf8' })
    rmSync(folder, { recursive: true, force: true })
    const wrong = values.map(() => [])
    let line = -1
    for (const said of ran.stdout.split('\n').filter(Boolean)) {
      const at = /values\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(said)
      if (at) line = Number(at[1]) - 2
      if (line < 0 || line >= wrong.length) throw new Error(`the type cannot be read: ${said}`)
      wrong[line].push(at ? at[2] : said.trim())
    }
    if (ran.status !== 0 && wrong.every(found => found.length === 0)) throw new Error(`the compiler did not run: ${ran.stderr || ran.error}`)
    return wrong
  }
}
