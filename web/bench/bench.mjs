// Speed and size in one run, so that the ratios hold on any machine: bench.mjs DIST NATIVE SERVE CHROMIUM [REPORT]
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { config, hooks, ownFile, SIZES } from './inputs.mjs'
import { RIVALS } from './rivals.mjs'

const [dist, native, serve, chromium, report] = process.argv.slice(2)
if (!serve) {
  console.error('usage: node bench.mjs DIST NATIVE SERVE [CHROMIUM [REPORT]]')
  process.exit(2)
}
const here = new URL('.', import.meta.url).pathname
const printed = []
const say = (...lines) => { for (const line of lines) { console.log(line); printed.push(line) } }
const json = (command, args, options = {}) => JSON.parse(execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'inherit'], ...options }))

const runNative = (request, repeat) => json(resolve(native), ['-repeat', repeat], { input: JSON.stringify({ call: 'convert', ...request }) + '\n' })
const runWasm = (request, repeat, flags = []) => json(process.execPath, [...flags, join(here, 'wasm.mjs'), dist, repeat], { input: JSON.stringify(request) })
// The first call is there once in a process: the median of 31 processes, as its times fall into two groups.
const firstCall = (request, flags) => Array.from({ length: 31 }, () => runWasm(request, 1, flags).first).sort((a, b) => a - b)[15]
const runFloor = (request, repeat) => json(process.execPath, [join(here, 'floor.mjs'), dist, repeat], { input: JSON.stringify(request) })

// Other converters are installed once, outside the repository, and left out with the reason where they cannot be had.
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'agentconv', 'bench')
const why = Object.fromEntries(Object.keys(RIVALS).map(name => [name, install(name)]))
function install(name) {
  const wanted = RIVALS[name].package
  if (existsSync(join(cache, 'node_modules', name, 'package.json'))) return ''
  mkdirSync(cache, { recursive: true })
  if (!existsSync(join(cache, 'package.json'))) writeFileSync(join(cache, 'package.json'), '{"private":true}')
  const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent', wanted], { cwd: cache, encoding: 'utf8', timeout: 300_000 })
  return run.status === 0 ? '' : `npm install ${wanted} failed: ${(run.stderr || run.error?.message || 'no reason given').trim().split('\n')[0]}`
}
function runRival(name, count, repeat, to) {
  const targets = to.map(id => RIVALS[name].names[id]).filter(Boolean).join(',')
  if (why[name]) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'agentconv-bench-'))
  try {
    writeFileSync(join(folder, '.mcp.json'), config(count))
    return json(process.execPath, ['--input-type=module', '-e', RIVALS[name].script, folder, Math.min(repeat, 30), targets], { cwd: cache, env: { ...process.env, HOME: folder } })
  } catch (error) {
    why[name] = `it stopped: ${String(error.message).split('\n')[0]}`
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const ms = n => n === undefined ? '' : n < 10 ? n.toFixed(2) : n.toFixed(0)
const times = (a, b) => a === undefined || b === undefined ? '' : (a / b).toFixed(1) + ' x'
const mib = n => n === undefined ? '' : (n / 2 ** 20).toFixed(0)
const row = cells => say(`| ${cells.join(' | ')} |`)

const { load } = await import(pathToFileURL(join(resolve(dist), 'agentconv.js')))
const known = (await load()).agents()
const ids = known.filter(a => a.servers).map(a => a.id)
const one = ['codex'], shared = ids.filter(id => RIVALS.rulesync.names[id])
const servers = (count, to) => ({ text: config(count), from: 'claude-code', to })

say('## MCP servers', '', `Milliseconds per conversion: the quickest of many once warm, which is what the program itself takes, and the first call. One target is Codex, ${shared.length} are those that rulesync has too, ${ids.length} are all. ` +
  'rulesync is given the same targets; add-mcp, which makes no text in TOML or YAML and reports nothing, those of them that it has. The floor parses, renames a key and prints TOML in plain JavaScript.', '',
  '| servers | targets | native | WebAssembly | first | rulesync | first | add-mcp | floor | rulesync / WebAssembly | rulesync / native | WebAssembly MiB | rulesync MiB | allocations |', '|' + '---:|'.repeat(14))
const results = new Map()
for (const [count, repeat] of SIZES) {
  for (const to of [one, shared, ids]) {
    const often = to.length > 1 ? repeat : 6 * repeat
    const n = runNative(servers(count, to), 4 * often), w = runWasm(servers(count, to), often), f = runFloor(servers(count, to), repeat)
    const r = to === ids ? undefined : runRival('rulesync', count, repeat, to)
    const a = count > 1000 ? undefined : runRival('add-mcp', count, repeat, to)
    results.set(`${count}/${to.length}`, { n, w, r })
    row([count, to.length, ms(n.min), ms(w.min), ms(w.first), ms(r?.min), ms(r?.first), ms(a?.min), ms(f.min), times(r?.min, w.min), times(r?.min, n.min), mib(w.rss), mib(r?.rss), n.allocs])
  }
}
for (const name of Object.keys(why)) if (why[name]) say('', `${name} was left out: ${why[name]}`)
say('', 'syllago and agentsync are Go programs. Their modules were not to be had (asked for on 2026-11-30), so they are not measured.')

say('', '## Hooks and merging', '', '| what | native | WebAssembly | first |', '|---|---:|---:|---:|')
const merged = ids.includes('claude-code') ? 'claude-code' : ids[0]
const others = [
  ['10 hooks to all agents', { text: hooks(10), from: 'claude-code' }],
  ['100 hooks to all agents', { text: hooks(100), from: 'claude-code' }],
  ['10 servers into a file of 1 MB', { ...servers(10, [merged]), existing: { [merged]: ownFile() } }],
]
for (const [what, request] of others) {
  const n = runNative(request, 20), w = runWasm(request, 20)
  row([what, ms(n.min), ms(w.min), ms(w.first)])
}

let browser, pasted
if (chromium) {
  const calls = [
    ...SIZES.flatMap(([count, repeat]) => [[`${count} servers to one agent`, servers(count, one), 3 * repeat], [`${count} servers to all agents`, servers(count, ids), repeat]]),
    ...others.map(([what, request]) => [what, request, 20]),
  ]
  const measured = json(process.execPath, [join(here, 'browser.mjs'), dist, resolve(serve), chromium], { input: JSON.stringify(calls.map(([, request, repeat]) => ({ request, repeat }))) })
  browser = measured.loads
  pasted = measured.pasted
  say('', '## In Chromium', '', 'Milliseconds from the start of loading a page, 10 servers: first to one agent, then to all, as the page asks.', '', '| program | WebAssembly ready | first conversion done | all agents done | first call for all | warm |', '|---|---:|---:|---:|---:|---:|')
  for (const [name, f] of Object.entries(browser)) row([name === 'empty' ? 'an empty Go program' : name, ms(f.ready), ms(f.first), ms(f.all), ms(f.call), ms(f.warm)])
  say('', 'Milliseconds per conversion, each in a page of its own: the first call after load, and the quickest once warm.', '', '| what | first | warm |', '|---|---:|---:|')
  measured.calls.forEach((call, k) => row([calls[k][0], ms(call.first), ms(call.min)]))
  row(['10 servers to all agents, asked of the page\'s worker a second after it is ready', ms(pasted.first), ms(pasted.min)])
} else say('', 'Chromium was left out: none was found')

const all = count => results.get(`${count}/${ids.length}`)
say('', '## Goals', '', '| goal | figure | |', '|---|---:|---|')
const goal = (what, figure, reached) => row([what, figure, reached ? 'reached' : 'NOT reached'])
goal('10 servers to all agents, warm, WebAssembly: at most 16 ms', ms(all(10).w.min) + ' ms', all(10).w.min <= 16)
goal('1,000 servers cost at most 120 times what 10 cost, WebAssembly', times(all(1000).w.min, all(10).w.min), all(1000).w.min <= 120 * all(10).w.min)
goal('the same, native', times(all(1000).n.min, all(10).n.min), all(1000).n.min <= 120 * all(10).n.min)
const [thousand, tenThousand] = ['1000/1', '10000/1'].map(key => results.get(key))
goal('10,000 servers cost at most 12 times what 1,000 cost, one agent, WebAssembly', times(tenThousand.w.min, thousand.w.min), tenThousand.w.min <= 12 * thousand.w.min)
goal('the same, native', times(tenThousand.n.min, thousand.n.min), tenThousand.n.min <= 12 * thousand.n.min)
goal('the same, all agents, WebAssembly', times(all(10000).w.min, all(1000).w.min), all(10000).w.min <= 12 * all(1000).w.min)
goal('the same, all agents, native', times(all(10000).n.min, all(1000).n.min), all(10000).n.min <= 12 * all(1000).n.min)
const above = (what, figure) => goal(what, ms(figure) + ' ms', figure <= 40)
above('first call at most 40 ms above warm, one agent', firstCall(servers(10, one)) - results.get('10/1').w.min)
above('the same, all agents', firstCall(servers(10, ids)) - all(10).w.min)
// V8 compiles hot functions again on threads of its own. On two cores they take the time of the call that made the functions hot.
above('the same, all agents, with one such thread of V8 in the place of four', firstCall(servers(10, ids), ['--wasm-num-compilation-tasks=1']) - all(10).w.min)
if (browser) {
  above('the same, all agents, pasted into the page a second after it is ready', pasted.first - pasted.min)
  goal('navigation to first conversion in Chromium: at most twice that of an empty Go program', times(browser.agentconv.first, browser.empty.first), browser.agentconv.first <= 2 * browser.empty.first)
  goal('the same, all agents', times(browser.agentconv.all, browser.empty.first), browser.agentconv.all <= 2 * browser.empty.first)
}
for (const [what, least, side] of [['WebAssembly ahead of rulesync', 1, 'w'], ['native at least five times ahead of rulesync', 5, 'n']]) {
  for (const [count] of SIZES) {
    const { r, [side]: own } = results.get(`${count}/${shared.length}`)
    if (r) goal(`${what}, the same ${shared.length} targets, ${count} servers`, times(r.min, own.min), own.min * least <= r.min)
  }
}

say('', '## What a visitor downloads, in bytes', '', execFileSync(process.execPath, [join(here, '../scripts/sizes.mjs'), dist], { encoding: 'utf8' }).trim())
if (report) writeFileSync(report, `# Speed and size\n\nWritten by \`make bench\` on ${new Date().toISOString().slice(0, 10)}; do not edit by hand. Times depend on the machine, ratios hardly.\n\n${printed.join('\n')}\n`)
