// Makes the self-contained agentconv.js: the module with Go's own WebAssembly runtime written into it.
//
//   node bundle.mjs GOROOT OUT
//
// The runtime of the Go release that built the WebAssembly is the only one that fits it, so it is taken from there at build
// time. It is a classic script that leaves a class on the global object; here it stands in a function whose parameter takes
// the global object's name, and the real one stays clean.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [goroot, out] = process.argv.slice(2)
if (!out) {
  console.error('usage: node bundle.mjs GOROOT OUT')
  process.exit(2)
}

const runtime = readFileSync(join(goroot, 'lib/wasm/wasm_exec.js'), 'utf8')
const source = readFileSync(new URL('../module/agentconv.js', import.meta.url), 'utf8')

const importing = /^import \{ goRuntime \} from .*\n/m
if (!importing.test(source)) throw new Error('agentconv.js no longer imports goRuntime')
if (!runtime.includes('globalThis.Go = class')) throw new Error('this Go release has another wasm_exec.js: see bundle.mjs')

const inlined = `// Go's WebAssembly runtime, from the Go release that built agentconv.wasm; its licence is in LICENSES.txt.
function goRuntime(globalThis) {
${runtime.trimEnd()}
return globalThis.Go
}
`
writeFileSync(out, source.replace(importing, '') + '\n' + inlined)
