// Fetches the programs, pinned, each into a folder of its own in a cache outside the repository (AGENTCONV_AGENTS names another).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { agents } from './agents.mjs'

export const cache = process.env.AGENTCONV_AGENTS || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'agentconv/agents')

// Several agents refuse Node 20, so they are run with a newer one.
const NODE = `node-${process.platform}-${process.arch}`
const newerNode = join(cache, 'node/node_modules', NODE, 'bin')

/** The folder of the Node that runs the agents. */
export const nodeFolder = () => existsSync(newerNode) ? newerNode : join(process.execPath, '..')

/** The start of an agent's command line and its version, or undefined when it is not installed. */
export function installed(id) {
  const agent = agents[id], folder = join(cache, id), file = join(folder, agent.path ?? `node_modules/.bin/${agent.bin}`)
  if (!existsSync(file)) return undefined
  const [name] = agent.packages.find(p => !p.startsWith('--')).split(/(?<=.)@/)
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
  return { version, package: name, word: agent.bin ?? agent.path.split('/').pop(), command: agent.runs ? [join(folder, agent.runs), file] : [file] }
}

/** Installs one agent; answers why it could not be had, or undefined. */
export function install(id) {
  if (!existsSync(newerNode)) npm('node', [`${NODE}@24.22.3`])
  if (installed(id)) return undefined
  return npm(id, agents[id].packages)
}

/** Packages that are only read, in a folder of the cache; nothing of them is run. Answers why they could not be had, or undefined. */
export function library(folder, packages) {
  const held = name => join(cache, folder, 'node_modules', name, 'package.json')
  const there = packages.every(p => {
    const [name, version] = p.split(/(?<=.)@/)
    return existsSync(held(name)) && JSON.parse(readFileSync(held(name), 'utf8')).version === version
  })
  return there ? undefined : npm(folder, ['--ignore-scripts', '--omit=optional', '--legacy-peer-deps', ...packages])
}

function npm(folder, packages) {
  const at = join(cache, folder)
  rmSync(at, { recursive: true, force: true })
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'package.json'), '{"private":true}\n')
  const ran = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], { cwd: at, encoding: 'utf8', timeout: 300_000, env: { ...process.env, PATH: `${nodeFolder()}:${process.env.PATH}` } })
  if (ran.status === 0) return undefined
  return `npm could not install it: ${(ran.stderr || String(ran.error ?? ran.signal)).split('\n').find(line => /error/i.test(line))?.slice(0, 160) ?? 'no reason given'}`
}
