// What JavaScript needs for the least that a converter does: parse, rename a key, print as TOML, once for each target. It tells nothing,
// translates nothing and loses in silence; nothing that does more can be quicker. Reads and prints what wasm.mjs does.
import { readFileSync } from 'node:fs'
import { stringify } from 'smol-toml'

const { text, to } = JSON.parse(readFileSync(0, 'utf8')), repeat = +process.argv[3]
const once = () => {
  const began = performance.now()
  for (const _ of to) {
    const servers = {}
    for (const [name, { type, headers, ...rest }] of Object.entries(JSON.parse(text).mcpServers)) servers[name] = headers ? { ...rest, http_headers: headers } : rest
    stringify({ mcp_servers: servers })
  }
  return performance.now() - began
}
const first = once()
for (let i = 0; i < Math.min(repeat, 30); i++) once()
const times = Array.from({ length: repeat }, once).sort((a, b) => a - b)
console.log(JSON.stringify({ first, min: times[0], rss: process.memoryUsage().rss }))
