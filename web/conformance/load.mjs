// Has the real program load what stands in its room, and answers what the recorder saw of it, by the label of each server.
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { agents } from './agents.mjs'
import { installed } from './install.mjs'
import { Model } from './model.mjs'

const SAY = 'Do both steps.'

/** load('codex', room, { labels, env }) -> { how, servers: { label: {...} }, printed, said } */
export async function load(id, room, { labels, env }) {
  const agent = agents[id], program = installed(id), all = { ...agent.env, ...env }
  agent.home?.(room)
  const enough = () => labels.every(label => servers(room)[label]?.ready)
  const asked = await ways[agent.ask]({ agent, program, room, env: all, enough })
  return { ...asked, servers: servers(room) }
}

/** Has the program answer one prompt of the stand-in model. */
export async function prompt(id, room, { env = {}, command = 'true' } = {}) {
  const agent = agents[id], program = installed(id)
  const model = await new Model({ command, file: join(room.project, 'note.txt') }).open()
  try {
    agent.home?.(room)
    const { args, env: more } = agent.prompt(model, room)
    const ran = await room.run([...program.command, ...args(SAY)], { env: { ...agent.env, ...more, ...env } })
    return { ...ran, heard: model.heard }
  } finally { model.close() }
}

const ways = {
  async list({ agent, program, room, env, enough }) {
    // Most end by themselves; one that stays is stopped a moment after the last server was reached.
    let since
    const settled = () => { if (!enough()) return false; since ??= Date.now(); return Date.now() - since > 2500 }
    const ran = await room.run([...program.command, ...agent.args], { env, enough: settled, seconds: 90 })
    return { how: `${program.word} ${agent.args.join(' ')}`, said: ran.said }
  },

  async prompt({ room, env, program }) {
    const ran = await prompt(Object.keys(agents).find(id => installed(id)?.word === program.word), room, { env })
    return { how: `${program.word}, one prompt with a stand-in model`, said: ran.said }
  },

  // It lists without connecting; its app server connects, over JSON-RPC on stdio.
  async appServer({ agent, program, room, env }) {
    const listed = await room.run([...program.command, 'mcp', 'list', '--json'], { env })
    const child = room.start([...program.command, 'app-server'], { env, input: 'pipe' })
    const call = async (id, method, params) => {
      child.stdin.write(JSON.stringify({ id, method, params }) + '\n')
      for (let i = 0; i < 600; i++) {
        const answer = child.printed.split('\n').slice(0, -1).map(line => JSON.parse(line)).find(message => message.id === id)
        if (answer) return answer
        await sleep(50)
      }
      return {}
    }
    child.stdin.on('error', () => {})
    await call(1, 'initialize', { clientInfo: { name: 'conformance', version: '1.0.0' } })
    child.stdin.write('{"method":"initialized"}\n')
    await call(2, 'mcpServerStatus/list', {})
    room.end(child)
    let printed = []
    try { printed = JSON.parse(listed.printed) } catch { /* said shows why */ }
    return { how: 'codex mcp list --json; codex app-server', said: listed.said + child.said, printed: Object.fromEntries(printed.map(s => [s.name, s])) }
  },
}

/** The record of each server: how it was started or called, and whether the session was opened to the end. */
function servers(room) {
  const found = {}
  for (const line of room.seen()) {
    if (!line.label) continue
    const server = found[line.label] ??= { kind: line.kind, ready: false }
    if (line.method === 'start') Object.assign(server, { command: line.command.split('/').pop(), args: line.args, env: line.env })
    // The request that opens the session; some agents also knock without headers, to look for a login page.
    const opens = line.kind === 'http' ? line.method === 'initialize' : line.kind === 'sse' && line.verb === 'GET' && (!server.url || /event-stream/.test(line.headers.accept))
    if (opens) Object.assign(server, { url: line.url, headers: line.headers })
    if (line.method === 'notifications/initialized' || line.method === 'tools/list') server.ready = true
  }
  return found
}
