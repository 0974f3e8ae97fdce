// Says which packages of the standard library are built from small stand-ins when the WebAssembly is: go build -overlay FILE.
//
//   node lean.mjs GOROOT OUT
//
// The libraries for JSON and YAML pull encoding/json and regexp in for a few calls each, and the tables of those two are a tenth
// of what a visitor downloads. The stand-ins are packages of this project with tests that compare them with the originals; native
// builds use the originals. When a library comes to ask for more, the build fails and says what is missing.
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const [goroot, out] = process.argv.slice(2)
if (!out) {
  console.error('usage: node lean.mjs GOROOT OUT')
  process.exit(2)
}

const STAND_INS = { regexp: 'convert/regexp', 'encoding/json': 'wasm/lean/json' }

const sources = dir => readdirSync(dir).filter(f => f.endsWith('.go') && !f.endsWith('_test.go'))
const replace = {}
for (const [name, own] of Object.entries(STAND_INS)) {
  const original = join(goroot, 'src', name)
  for (const file of sources(original)) replace[join(original, file)] = ''
  for (const file of sources(own)) replace[join(original, file)] = resolve(own, file)
}
writeFileSync(out, JSON.stringify({ Replace: replace }, null, 1))
