// Puts a brotli and a gzip form beside every file of a folder that gains by it, as small as they get.
//
//   node compress.mjs DIR CACHE
//
// Brotli at its best takes ten seconds for the WebAssembly, so what was compressed before is kept under the hash of its content.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync, copyFileSync, rmSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync, constants as z } from 'node:zlib'

const [dir, cache] = process.argv.slice(2)
if (!cache) {
  console.error('usage: node compress.mjs DIR CACHE')
  process.exit(2)
}
mkdirSync(cache, { recursive: true })

const WORTH_IT = new Set(['.html', '.js', '.mjs', '.css', '.wasm', '.json', '.webmanifest', '.svg', '.md', '.txt', '.xml', '.ts', '.map'])
const brotli = bytes => brotliCompressSync(bytes, { params: { [z.BROTLI_PARAM_QUALITY]: 11, [z.BROTLI_PARAM_LGWIN]: 24, [z.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
const gzip = bytes => gzipSync(bytes, { level: 9 })

let count = 0
for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name)
  // A page per pair of agents is small and there are thousands: they are served as they are.
  if (entry.isFile() && relative(dir, file).split(sep).length > 2 && entry.name.startsWith('index.')) continue
  if (!entry.isFile() || !WORTH_IT.has(extname(entry.name))) continue
  const bytes = readFileSync(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  for (const [ending, squeeze] of [['.br', brotli], ['.gz', gzip]]) {
    const kept = join(cache, hash + ending)
    if (!existsSync(kept)) writeFileSync(kept, squeeze(bytes))
    // A form that saves nothing only costs the browser work.
    if (bytes.length > 512 && readFileSync(kept).length < bytes.length * 0.95) copyFileSync(kept, file + ending)
    else rmSync(file + ending, { force: true })
  }
  count++
}
console.log(`compressed: ${count} files in ${dir}`)
