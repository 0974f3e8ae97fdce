// Measures the WebAssembly in a fresh Node: wasm.mjs DIST COUNT REPEAT [agent,agent] prints times in milliseconds as JSON.
import { resolve, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { config } from './inputs.mjs'

const [dist, count, repeat, to] = process.argv.slice(2)
const { load } = await import(pathToFileURL(join(resolve(dist), 'agentconv.js')))
const clock = () => performance.now()

const began = clock()
const conv = await load()
const ready = clock() - began

const request = { text: config(+count), from: 'claude-code', to: to?.split(',') }
const once = () => { const t = clock(); conv.convert(request); return clock() - t }
const first = once()
// V8 compiles the WebAssembly twice, quickly and then well; the warm figure is of the second.
for (let i = 0; i < Math.min(+repeat, 40); i++) once()
const times = Array.from({ length: +repeat }, once).sort((a, b) => a - b)
console.log(JSON.stringify({ ready, first, median: times[times.length >> 1], min: times[0], rss: process.memoryUsage().rss }))
process.exit(0)
