// Gathers the licences of what the WebAssembly and the page are made of into one text file.
//
//   node licenses.mjs GOROOT OUT
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [goroot, out] = process.argv.slice(2)
if (!out) {
  console.error('usage: node licenses.mjs GOROOT OUT')
  process.exit(2)
}

const list = execFileSync('go', ['list', '-deps', '-f', '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}', './wasm'],
  { env: { ...process.env, GOOS: 'js', GOARCH: 'wasm' }, encoding: 'utf8' })
const modules = [...new Set(list.split('\n').filter(Boolean))].map(line => line.split('\t'))

// The packages that end up in the page: the ones it imports, and theirs. The others in package.json are tools.
const TOOLS = new Set(['vite', 'typescript', 'playwright-core', 'axe-core'])
const packages = new Map()
const about = name => JSON.parse(readFileSync(join('web/node_modules', name, 'package.json'), 'utf8'))
const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('web/package.json', 'utf8'))
const walk = name => {
  if (packages.has(name) || TOOLS.has(name) || name.startsWith('@types/')) return
  const { version, dependencies = {} } = about(name)
  packages.set(name, [`${name} ${version}`, join('web/node_modules', name)])
  Object.keys(dependencies).forEach(walk)
}
Object.keys({ ...dependencies, ...devDependencies }).sort().forEach(walk)

const parts = [['agentconv', '.'], ['The Go standard library and its WebAssembly runtime', goroot], ...modules, ...packages.values()].map(([name, dir]) => {
  const file = existsSync(dir) && readdirSync(dir).find(f => /^(LICENSE|LICENCE|COPYING)/i.test(f))
  // Debian and some images ship Go without its licence beside it; the name of the licence still has to stand here.
  const text = file ? readFileSync(join(dir, file), 'utf8').trim() : dir === goroot ? 'BSD-3-Clause, see https://go.dev/LICENSE' : `${about(name.split(' ')[0]).license}`
  return `${name}\n${'='.repeat(name.length)}\n\n${text}\n`
})
writeFileSync(out, parts.join('\n\n'))
