// make conformance: starts the real programs with what we write for them, and writes down what was shown.
//
//   node web/conformance/run.mjs [--servers|--hooks] [agent...]      DIST names another build; RAW=1 prints what a program said where it failed; KEEP=1 keeps its home
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { agents } from './agents.mjs'
import { cache, install, installed } from './install.mjs'
import { hookTrials } from './hooks.mjs'
import { report } from './report.mjs'
import { Room } from './room.mjs'
import { serverTrials } from './servers.mjs'

const asked = process.argv.slice(2), only = asked.filter(a => !a.startsWith('--'))
for (const id of only) if (!agents[id]) { console.error(`There is no agent ${id} here. These are known: ${Object.keys(agents).join(', ')}`); process.exit(2) }
const kinds = [asked.includes('--hooks') || serverTrials, asked.includes('--servers') || hookTrials].filter(kind => kind !== true)
const trials = id => kinds.flatMap(kind => kind(id))
const ids = (only.length ? only : Object.keys(agents)).filter(id => trials(id).length)

if (!process.env.CONFORMANCE_OFFLINE) {
  const missing = {}
  for (const id of ids) {
    const why = install(id)
    if (why) missing[id] = why
  }
  process.exit(offline(missing))
}

const missing = JSON.parse(process.env.CONFORMANCE_MISSING ?? '{}')
const { load } = await import(pathToFileURL(resolve(process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url)), 'agentconv.js')).href)
const conv = await load(), names = Object.fromEntries(conv.agents().map(a => [a.id, a.name]))
const rows = Object.fromEntries(ids.map(id => [id, { id, name: names[id], version: installed(id)?.version, package: installed(id)?.package, date: new Date().toISOString().slice(0, 10), trials: [] }]))

// Two programs at a time: some take half a gigabyte.
const jobs = ids.filter(id => installed(id)).flatMap(id => trials(id).map(([trial, work]) => ({ id, trial, work })))
await Promise.all([next(), next()])

async function next() {
  for (let job; (job = jobs.shift());) {
    const room = new Room(job.id)
    let result
    try { result = await job.work(conv, job.id, room) } catch (e) { result = { what: job.trial, wrong: [String(e.stack)], notes: [] } } finally { room.leave() }
    if (!result) continue // the agent has no such thing
    const { what, how, wrong, notes } = result
    rows[job.id].trials.push({ trial: job.trial, what, how, passed: wrong.length === 0, wrong, notes })
    console.log(`${wrong.length ? 'FAILED' : 'passed'}  ${job.id}: ${job.trial}${notes.length ? ` [${notes.join('; ')}]` : ''}`)
    for (const line of wrong) console.log(`        ${line}`)
    if (wrong.length && process.env.RAW) console.log(result.said)
  }
}

for (const row of Object.values(rows)) {
  const order = trials(row.id).map(([trial]) => trial)
  row.trials.sort((a, b) => order.indexOf(a.trial) - order.indexOf(b.trial))
  row.state = !installed(row.id) ? 'skipped' : row.trials.every(t => t.passed) ? 'passed' : 'failed'
  if (row.state === 'skipped') row.reason = missing[row.id] ?? 'it is not installed'
}
if (kinds.length === 2) report(Object.values(rows), names) // half a run says nothing about the whole

const count = state => Object.values(rows).filter(row => row.state === state)
for (const row of count('skipped')) console.log(`skipped ${row.id}: ${row.reason}`)
console.log(`${count('passed').length} agents passed, ${count('failed').length} failed, ${count('skipped').length} skipped`)
const absent = count('skipped').filter(row => agents[row.id].must)
if (absent.length) console.log(`These must run, and did not: ${absent.map(row => row.id).join(', ')}`)
process.exit(count('failed').length || absent.length ? 1 : 0)

/** Runs this file again without a network but loopback, where the system allows it, so that no program reaches anything outside. */
function offline(missing) {
  const self = [process.execPath, fileURLToPath(import.meta.url), ...asked]
  const env = { ...process.env, CONFORMANCE_OFFLINE: '1', CONFORMANCE_MISSING: JSON.stringify(missing), AGENTCONV_AGENTS: cache }
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'], loopback = 'ip link set lo up'
  const able = process.platform === 'linux' && spawnSync('unshare', [...user, '--net', 'sh', '-c', loopback]).status === 0
  if (!able) console.log('This system has no network of its own for a program (unshare): the programs are not cut off from the network.')
  const [program, ...args] = able ? ['unshare', ...user, '--net', 'sh', '-c', `${loopback} && exec "$@"`, 'sh', ...self] : self
  return spawnSync(program, args, { env, stdio: 'inherit' }).status ?? 1
}
