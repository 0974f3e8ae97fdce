// Measures the WebAssembly in a fresh Node: wasm.mjs DIST REPEAT reads a request as JSON and prints times in milliseconds as JSON.
import { readFileSync } from 'node:fs'
import { resolve, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [dist, repeat] = process.argv.slice(2)
const request = JSON.parse(readFileSync(0, 'utf8'))
const { load } = await import(pathToFileURL(join(resolve(dist), 'agentconv.js')))
const clock = () => performance.now()

const began = clock()
const conv = await load()
const ready = clock() - began

const once = () => { const t = clock(); conv.convert(request); return clock() - t }
const first = once()
// V8 compiles the WebAssembly twice, quickly and then well; the warm figure is of the second.
for (let i = 0; i < Math.min(+repeat, 40); i++) once()
const times = Array.from({ length: +repeat }, once).sort((a, b) => a - b)
console.log(JSON.stringify({ ready, first, median: times[times.length >> 1], min: times[0], rss: process.memoryUsage().rss }))
process.exit(0)
