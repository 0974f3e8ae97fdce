// Speed and size in one run, so that the ratios hold on any machine: bench.mjs DIST NATIVE SERVE CHROMIUM
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { config, SIZES } from './inputs.mjs'
import { PACKAGE, TARGETS, script } from './rulesync.mjs'

const [dist, native, serve, chromium] = process.argv.slice(2)
if (!serve) {
  console.error('usage: node bench.mjs DIST NATIVE SERVE [CHROMIUM]')
  process.exit(2)
}
const here = new URL('.', import.meta.url).pathname
const json = (command, args, options = {}) => JSON.parse(execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'inherit'], ...options }))

const { load } = await import(pathToFileURL(join(resolve(dist), 'agentconv.js')))
const ids = (await load()).agents().filter(a => a.servers).map(a => a.id)

const runs = {
  native: (count, repeat, to) => json(resolve(native), ['-repeat', repeat], { input: JSON.stringify({ call: 'convert', text: config(count), from: 'claude-code', to }) + '\n' }),
  wasm: (count, repeat, to) => json(process.execPath, [join(here, 'wasm.mjs'), dist, count, repeat, to.join(',')]),
}

// rulesync is installed once, outside the repository, and left out with the reason where it cannot be had.
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'agentconv', 'bench')
const why = install()
function install() {
  if (existsSync(join(cache, 'node_modules', 'rulesync', 'package.json'))) return ''
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'package.json'), '{"private":true}')
  const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent', PACKAGE], { cwd: cache, encoding: 'utf8', timeout: 300_000 })
  return run.status === 0 ? '' : `npm install ${PACKAGE} failed: ${(run.stderr || run.error?.message || 'no reason given').trim().split('\n')[0]}`
}
if (!why) {
  runs.rulesync = (count, repeat, to) => {
    const folder = mkdtempSync(join(tmpdir(), 'agentconv-bench-'))
    try {
      writeFileSync(join(folder, '.mcp.json'), config(count))
      const targets = TARGETS.slice(0, to.length)
      return json(process.execPath, ['--input-type=module', '-e', script, folder, Math.min(repeat, 30), targets.join(',')], { cwd: cache, env: { ...process.env, HOME: folder } })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const results = []
function measure(count, repeat, to, label) {
  const row = { count, label }
  for (const [name, run] of Object.entries(runs)) row[name] = run(count, repeat, to)
  results.push(row)
  return row
}
const ms = n => n === undefined ? '' : n < 10 ? n.toFixed(2) : n.toFixed(0)
const times = (a, b) => a === undefined || b === undefined ? '' : (a / b).toFixed(1) + ' x'
const mib = n => n === undefined ? '' : (n / 2 ** 20).toFixed(0)

const some = ids.slice(0, Math.min(ids.length, TARGETS.length))
console.log(`Milliseconds per conversion: the quickest of many once warm, which is what the program itself takes, and the first call. ${ids.length} agents; rulesync has ${TARGETS.length} targets and is given as many as stand in the row.\n`)
console.log('| servers | targets | native | WebAssembly | first | rulesync | first | rulesync / WebAssembly | rulesync / native | WebAssembly MiB | rulesync MiB | native allocations |')
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
for (const [count, repeat] of SIZES) {
  for (const to of [['codex'], some]) {
    const { native: n, wasm: w, rulesync: r } = measure(count, repeat, to, to.length)
    console.log(`| ${[count, to.length, ms(n.min), ms(w.min), ms(w.first), ms(r?.min), ms(r?.first), times(r?.min, w.min), times(r?.min, n.min), mib(w.rss), mib(r?.rss), n.allocs].join(' | ')} |`)
  }
}
if (why) console.log(`\nrulesync was left out: ${why}`)

const all = SIZES.map(([count, repeat]) => [count, runs.wasm(count, repeat, ids), runs.native(count, repeat, ids)])
console.log(`\nTo all ${ids.length} agents\n\n| servers | native | WebAssembly | first | ready after |\n|---:|---:|---:|---:|---:|`)
for (const [count, w, n] of all) console.log(`| ${count} | ${ms(n.min)} | ${ms(w.min)} | ${ms(w.first)} | ${ms(w.ready)} |`)

let browser
if (chromium) {
  browser = json(process.execPath, [join(here, 'browser.mjs'), dist, resolve(serve), chromium])
  console.log('\nIn Chromium, milliseconds from the start of loading a page, 10 servers: first to one agent, then to all, as the page asks\n\n| program | WebAssembly ready | first conversion done | all agents done | first call for all | warm |\n|---|---:|---:|---:|---:|---:|')
  for (const [name, f] of Object.entries(browser)) console.log(`| ${name === 'empty' ? 'an empty Go program' : name} | ${ms(f.ready)} | ${ms(f.first)} | ${ms(f.all)} | ${ms(f.call)} | ${ms(f.warm)} |`)
} else console.log('\nChromium was left out: none was found')

const [[, w10, n10], , [, w1000, n1000]] = all
const row = results.find(r => r.count === 10 && r.label === some.length)
console.log('\n| goal | figure | |\n|---|---:|---|')
const goal = (what, figure, reached) => console.log(`| ${what} | ${figure} | ${reached ? 'reached' : 'NOT reached'} |`)
goal('10 servers to all agents, warm, WebAssembly: at most 16 ms', ms(w10.min) + ' ms', w10.min <= 16)
goal('1,000 servers cost at most 120 times what 10 cost, WebAssembly', times(w1000.min, w10.min), w1000.min <= 120 * w10.min)
goal('the same, native', times(n1000.min, n10.min), n1000.min <= 120 * n10.min)
const one = results.find(r => r.count === 10 && r.label === 1).wasm
goal('first call at most 40 ms above warm, one agent', ms(one.first - one.min) + ' ms', one.first - one.min <= 40)
goal('the same, all agents', ms(w10.first - w10.min) + ' ms', w10.first - w10.min <= 40)
if (browser) {
  goal('navigation to first conversion in Chromium: at most twice that of an empty Go program', times(browser.agentconv.first, browser.empty.first), browser.agentconv.first <= 2 * browser.empty.first)
  goal('the same, all agents', times(browser.agentconv.all, browser.empty.first), browser.agentconv.all <= 2 * browser.empty.first)
}
if (row.rulesync) {
  goal(`WebAssembly ahead of rulesync, ${some.length} targets`, times(row.rulesync.min, row.wasm.min), row.wasm.min < row.rulesync.min)
  goal(`native at least five times ahead of rulesync, ${some.length} targets`, times(row.rulesync.min, row.native.min), 5 * row.native.min <= row.rulesync.min)
}

console.log('\nWhat a visitor downloads, in bytes\n')
console.log(execFileSync(process.execPath, [join(here, '../scripts/sizes.mjs'), dist], { encoding: 'utf8' }))
