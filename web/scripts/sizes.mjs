// Prints what a visitor downloads: sizes.mjs DIST
import { gzipSync, brotliCompressSync } from 'node:zlib'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [dist = 'dist'] = process.argv.slice(2)
const size = (file, ending, squeeze) => existsSync(file + ending) ? readFileSync(file + ending).length : squeeze(readFileSync(file)).length
const assets = existsSync(join(dist, 'assets')) ? readdirSync(join(dist, 'assets')).map(f => join('assets', f)) : []
const files = ['agentconv.wasm', 'agentconv.js', 'index.html', ...assets].filter(f => existsSync(join(dist, f)) && !/\.(br|gz|map)$/.test(f))

console.log('| file | raw | gzip | brotli |\n|---|---:|---:|---:|')
for (const name of files) {
  const file = join(dist, name)
  const row = [readFileSync(file).length, size(file, '.gz', gzipSync), size(file, '.br', brotliCompressSync)]
  console.log(`| ${name} | ${row.map(n => n.toLocaleString('en')).join(' | ')} |`)
}
