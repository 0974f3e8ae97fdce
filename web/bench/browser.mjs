// Measures the WebAssembly in Chromium, from the start of a page's loading to its first conversion, beside an empty Go program
// that is loaded and called in the same way. The first conversion is for one agent and the next for all, as the page asks. Served with
// brotli from this machine, a new browser context for each load. Then the requests that stand on standard input, [{ request, repeat }],
// each in a context of its own: the first call after load, and the quickest of the repeated. Last the page's own worker, which uses the
// time in which a reader looks around: ten servers to all agents, asked a second after it is ready, and the quickest of the next ones.
//
//   node browser.mjs DIST SERVE CHROMIUM     prints { loads, calls, pasted } as JSON; DIST is built, SERVE is the static server
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { config } from './inputs.mjs'

const [dist, serve, executablePath] = process.argv.slice(2)
const here = new URL('.', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'agentconv-browser-'))

const script = wasm => `
import { load } from './agentconv.js'
const conv = await load({ wasm: './${wasm}' })
const ready = performance.now()
const request = { text: ${JSON.stringify(config(10))}, from: 'claude-code' }
conv.convert({ ...request, to: ['codex'] })
const first = performance.now()
conv.convert(request)
const all = performance.now()
for (let i = 0; i < 30; i++) conv.convert(request)
const began = performance.now()
for (let i = 0; i < 20; i++) conv.convert(request)
window.figures = { ready, first, all, call: all - first, warm: (performance.now() - began) / 20 }
`
const caller = `
import { load } from './agentconv.js'
const conv = await load()
const once = request => {
  const began = performance.now()
  conv.convert(request)
  return performance.now() - began
}
window.measure = ({ request, repeat }) => ({ first: once(request), min: Math.min(...Array.from({ length: repeat }, () => once(request))) })
`
// What a reader waits for who pastes a second after the page is there.
const paste = async ({ worker, request }) => {
  const program = new Worker(worker, { type: 'module' })
  const next = () => new Promise((heard, failed) => { program.onmessage = event => 'failed' in event.data ? failed(new Error(event.data.failed)) : heard() })
  const once = async () => {
    const began = performance.now(), answered = next()
    program.postMessage({ id: 1, request })
    await answered
    return performance.now() - began
  }
  await next()
  await new Promise(then => setTimeout(then, 1000))
  const first = await once(), times = []
  for (let i = 0; i < 60; i++) times.push(await once())
  program.terminate()
  return { first, min: Math.min(...times) }
}
const median = list => list.sort((a, b) => a - b)[list.length >> 1]

let server, browser
try {
  copyFileSync(join(dist, 'agentconv.js'), join(folder, 'agentconv.js'))
  copyFileSync(join(dist, 'agentconv.wasm'), join(folder, 'agentconv.wasm'))
  execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', join(folder, 'empty.wasm'), './empty'], { cwd: here, env: { ...process.env, GOOS: 'js', GOARCH: 'wasm' } })
  for (const name of ['agentconv', 'empty']) {
    writeFileSync(join(folder, `${name}.bench.js`), script(`${name}.wasm`))
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>bench</title><script type="module" src="./${name}.bench.js"></script>`)
  }
  writeFileSync(join(folder, 'calls.bench.js'), caller)
  writeFileSync(join(folder, 'calls.html'), '<!doctype html><title>bench</title><script type="module" src="./calls.bench.js"></script>')
  cpSync(join(dist, 'assets'), join(folder, 'assets'), { recursive: true })
  const worker = `/assets/${readdirSync(join(dist, 'assets')).find(file => /^worker-.*\.js$/.test(file))}`
  execFileSync(process.execPath, [join(here, '../scripts/compress.mjs'), folder, join(folder, '.compressed')])

  server = spawn(serve, ['-addr', '127.0.0.1:0', '-dir', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await new Promise((ready, failed) => {
    server.stdout.once('data', line => ready(/http:\S+/.exec(line)[0]))
    server.once('exit', code => failed(new Error(`the server ended with ${code}`)))
  })
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] })

  // One after the other in turns, so that both meet the machine in the same state; the first turn warms it and is not counted.
  const loads = { empty: [], agentconv: [] }
  for (let turn = 0; turn < 9; turn++) {
    for (const [name, list] of Object.entries(loads)) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${origin}/${name}.html`)
      const figures = await (await page.waitForFunction(() => window.figures)).jsonValue()
      if (turn) list.push(figures)
      await context.close()
    }
  }
  const calls = []
  for (const call of JSON.parse(readFileSync(0, 'utf8'))) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/calls.html`)
    await page.waitForFunction(() => window.measure)
    calls.push(await page.evaluate(call => window.measure(call), call))
    await context.close()
  }
  const pastes = []
  for (let turn = 0; turn < 9; turn++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/calls.html`)
    pastes.push(await page.evaluate(paste, { worker, request: { text: config(10), from: 'claude-code' } }))
    await context.close()
  }
  const medians = list => Object.fromEntries(Object.keys(list[0]).map(key => [key, median(list.map(l => l[key]))]))
  console.log(JSON.stringify({ loads: Object.fromEntries(Object.entries(loads).map(([name, list]) => [name, medians(list)])), calls, pasted: medians(pastes) }))
} finally {
  await browser?.close()
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
}
