// Writes the service worker of a built page: the list of what it keeps, and a version that changes with any of it.
//
//   node offline.mjs DIST
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [dist] = process.argv.slice(2)
if (!dist) {
  console.error('usage: node offline.mjs DIST')
  process.exit(2)
}
const top = ['index.html', 'early.js', 'agentconv.js', 'agentconv.wasm', 'icon.svg', 'app.webmanifest', 'formats/index.html', 'embed/agent-config.js']
const assets = readdirSync(join(dist, 'assets')).filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => 'assets/' + file)
const kept = [...top.filter((file) => existsSync(join(dist, file))), ...assets.sort()]
const hash = createHash('sha256')
for (const file of kept) hash.update(file).update(readFileSync(join(dist, file)))
const files = kept.map((file) => file.replace(/(^|\/)index\.html$/, '$1') || './')
const worker = readFileSync(fileURLToPath(new URL('sw.js', import.meta.url)), 'utf8')
const version = hash.digest('hex').slice(0, 16)
writeFileSync(join(dist, 'sw.js'), worker.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files)))
console.log(`offline: ${files.length} files, version ${version}`)
