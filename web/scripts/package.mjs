// Lays the npm package out from the built page: the module, its types and WebAssembly, the element and the prerenderer.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const from = process.env.DIST ? process.env.DIST + '/' : fileURLToPath(new URL('../../dist/', import.meta.url))
const to = fileURLToPath(new URL('../package/', import.meta.url))
if (!existsSync(from + 'agentconv.wasm')) throw new Error('dist/ is not built: run `make build` first')
rmSync(to, { recursive: true, force: true })
mkdirSync(to + 'embed', { recursive: true })
for (const file of ['agentconv.js', 'agentconv.wasm', 'agentconv.d.ts', 'LICENSES.txt']) if (existsSync(from + file)) cpSync(from + file, to + file)
for (const file of readdirSync(from + 'embed')) if (/\.js$/.test(file)) cpSync(from + 'embed/' + file, to + 'embed/' + file)
cpSync(fileURLToPath(new URL('../module/prerender.d.ts', import.meta.url)), to + 'embed/prerender.d.ts')
writeFileSync(to + 'embed/agent-config.d.ts', 'export class AgentConfig extends HTMLElement {}\n')
