// Reads a schema that stands as a literal in a program's JavaScript. What the literal only refers to, such as texts in the reader's
// language, is not there: it becomes a value that JSON leaves out.
import vm from 'node:vm'

/** The value of one name of a module, as JSON; the module's imports are not there. */
export function valueOf(source, name) {
  const text = source.replace(/^import[\s\S]*?;$/gm, '').replace(/^export \{[\s\S]*?\};?$/gm, '')
  const absent = new Proxy(function () {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : key === 'prototype' ? {} : absent),
    apply: () => absent,
    construct: () => ({}),
  })
  const own = {}, scope = new Proxy(own, {
    has: (_, key) => typeof key === 'string' && key !== 'result' && !(key in globalThis),
    get: (_, key) => (key === Symbol.unscopables ? undefined : key in own ? own[key] : absent),
  })
  const result = {}
  vm.runInNewContext(`with (scope) {\n${text}\n;result.value = ${name} }`, { scope, result })
  if (result.value === undefined || result.value === absent) throw new Error(`there is no ${name}`)
  return JSON.parse(JSON.stringify(result.value))
}

/** The lines of one literal at the top of a bundle. */
export function literal(bundle, name) {
  const start = bundle.indexOf(`\nvar ${name} = `), end = bundle.indexOf('\n};', start)
  if (start < 0 || end < 0) throw new Error(`there is no ${name}`)
  return bundle.slice(start, end + 3)
}

/** The bundles name a type by a reference, and say of a key itself that it is required; JSON Schema says both in its own way. */
export function settingsSchema(value) {
  if (Array.isArray(value)) return value.map(settingsSchema)
  if (value === null || typeof value !== 'object') return value
  const out = {}
  for (const [key, held] of Object.entries(value)) {
    if (key === 'properties') out.properties = Object.fromEntries(Object.entries(held).map(([name, one]) => [name, settingsSchema(one)]))
    else if (key === 'ref') out.$ref = `#/definitions/${held}`
    else if (key !== 'required' || Array.isArray(held)) out[key] = settingsSchema(held)
  }
  const required = Object.entries(value.properties ?? {}).filter(([, one]) => one.required === true).map(([name]) => name)
  if (required.length) out.required = required
  return out
}
