// Do the real programs load the servers that are written for them? Three trials: a fresh file, a file merged into a person's
// own, and the add commands, whose result is read back as well.
import { agents } from './agents.mjs'
import { installed } from './install.mjs'
import { load } from './load.mjs'

const ENV = { REC_REF: 'ref value', REC_TOKEN: 'token-123' }
const WORDS = ['a b', 'q"uote', "it's", 'back\\slash', '$HOME', 'ü', '', '--x=1', 'a;b|c&d', '*', '~', '%PATH%', '{x}', '#no', 'two\nlines']
// Arguments of the server that add commands have options of the same name for.
const OPTIONS = ['--env', 'X=1', '-e', 'Y=2', '--scope', 'user', '-s', 'user', '--timeout=5', '-t', 'http', '--debug', '--', 'z', '-y'], RARE = ['--header', 'Q: r', '-h']
const VARIABLES = { EQUALS: 'v=1 ü', QUOTES: `a"b'c`, EMPTY: '', FOLDER: 'C:\\dir', REF: '${REC_REF}' }
const HEADERS = { 'X-Team': 'blue', 'X-Odd': 'a=b; c="d"', Authorization: 'Bearer ${REC_TOKEN}' }

/** The servers as a person has them in Claude Code, which says the most. */
const source = (room, port) => ({
  'rec-stdio': { type: 'stdio', command: 'node', args: [room.recorder, room.log, 'stdio', 'rec-stdio', ...WORDS], env: VARIABLES, timeout: 45000 },
  'rec-flags': { type: 'stdio', command: 'node', args: [room.recorder, room.log, 'stdio', 'rec-flags', ...OPTIONS] },
  'rec-rare': { type: 'stdio', command: 'node', args: [room.recorder, room.log, 'stdio', 'rec-rare', ...RARE] },
  'rec-http': { type: 'http', url: `http://127.0.0.1:${port}/http/rec-http`, headers: HEADERS },
  'rec-sse': { type: 'sse', url: `http://127.0.0.1:${port}/sse/rec-sse`, headers: { 'X-Team': 'blue' } },
})

const fill = text => text.replace(/\$\{(\w+)\}/g, (all, name) => ENV[name] ?? all)

/** Every fact the recorder must have seen of a server: [field, wanted, seen]. */
function facts(label, wanted, seen) {
  if (wanted.command) {
    const args = wanted.args.slice(4)
    return [
      ['transport', 'stdio', seen.kind], ['command', wanted.command, seen.command], ['args.length', args.length, seen.args?.length],
      ...args.map((word, i) => [`args[${word}]`, word, seen.args?.[i]]),
      ...Object.entries(wanted.env ?? {}).map(([key, value]) => [`env.${key}`, fill(value), seen.env?.[key]]),
    ]
  }
  return [['transport', wanted.type, seen.kind], ['url', wanted.url, seen.url], ...Object.entries(wanted.headers).map(([key, value]) => [`headers.${key}`, fill(value), seen.headers?.[key.toLowerCase()]])]
}

/** Was this field of this server named in a finding? */
const told = (findings, label, field) => findings.some(f => f.item === label && (f.field === field || field.startsWith('args[') && /^args/.test(f.field ?? '')))

function judge(id, wanted, got, findings) {
  const wrong = [], notes = []
  for (const [label, server] of Object.entries(wanted)) {
    const seen = got.servers[label]
    if (!seen?.ready) { wrong.push(`${label} ${seen ? 'was called but not connected' : 'was not reached'}`); continue }
    for (const [field, want, is] of facts(label, server, seen)) {
      if (want === is) continue
      const limit = agents[id].limits?.[`${label} ${field}`]
      if (limit && told(findings, label, field)) notes.push(`${field}: told, it ${limit}`)
      else wrong.push(`${label} ${field}: ${JSON.stringify(is)} instead of ${JSON.stringify(want)}${limit ? ', and no finding told' : ''}`)
    }
  }
  return { wrong, notes }
}

const convert = (conv, id, servers, more = {}) => {
  const answer = conv.convert({ text: JSON.stringify({ mcpServers: servers }), from: 'claude-code', to: [id], scope: 'user', os: 'linux', ...more }), target = answer.targets[id]
  const loads = target.items.filter(item => item.status !== 'refused').map(item => item.item)
  return { answer, target, findings: [...answer.findings ?? [], ...target.findings ?? []], output: target.outputs.find(o => o.kind === 'servers'), wanted: Object.fromEntries(loads.map(name => [name, servers[name]])) }
}


async function written(conv, id, room) {
  const { findings, output, wanted } = convert(conv, id, source(room, await room.listen()))
  room.place(output.file, output.text)
  const got = await load(id, room, { labels: Object.keys(wanted), env: ENV }), judged = judge(id, wanted, got, findings)
  for (const [label, server] of Object.entries(got.printed ?? {})) {
    // What this program prints of a time-out, in seconds; the source has it in milliseconds.
    if (wanted[label]?.timeout && server.tool_timeout_sec !== wanted[label].timeout / 1000) judged.wrong.push(`${label} tool_timeout_sec: ${server.tool_timeout_sec}`)
  }
  return { what: `loads ${list(Object.values(wanted).map(s => s.type))}`, how: got.how, said: got.said, ...judged }
}

async function merged(conv, id, room) {
  const own = label => ({ command: 'node', args: [room.recorder, room.log, 'stdio', label] })
  const existing = agents[id].mine({ on: own('mine'), off: own('quiet') })
  const { findings, output, wanted } = convert(conv, id, source(room, await room.listen()), { existing: { [id]: existing } })
  room.place(output.file, output.merged)
  const got = await load(id, room, { labels: [...Object.keys(wanted), 'mine'], env: ENV }), judged = judge(id, wanted, got, findings)
  if (!got.servers.mine?.ready) judged.wrong.push("the person's own server was not reached")
  if (got.servers.quiet) judged.wrong.push('the server that the person had switched off was started')
  if (got.printed && got.printed.mine?.tool_timeout_sec !== 77) judged.wrong.push("the time-out of the person's own server is gone")
  return { what: existing.includes('quiet') ? "loads a merged file; the person's own server works, the one switched off stays off" : "loads a merged file; the person's own server works", how: got.how, said: got.said, ...judged }
}

async function added(conv, id, room) {
  const servers = source(room, await room.listen()), { target, findings, output } = convert(conv, id, servers)
  const commands = (target.commands ?? []).filter(c => c.shell === 'posix'), program = installed(id)
  if (!commands.length) return undefined
  const wanted = Object.fromEntries(Object.keys(servers).filter(label => commands.some(c => c.text.includes(label))).map(label => [label, servers[label]]))
  room.name(program.word, program.command)
  agents[id].home?.(room)
  const wrong = []
  for (const { text } of commands) {
    const ran = await room.run(['sh', '-c', text], { env: { ...agents[id].env, ...agents[id].triesAtOnce && ENV }, seconds: 90 })
    if (ran.code !== 0) wrong.push(`the command failed (${ran.late ? 'not done in time' : ran.code}): ${ran.said.trim().slice(0, 200)}`)
  }
  const file = room.read(agents[id].writes ?? output.file)
  if (file === undefined) return { what: 'its add commands', how: program.word, wrong: [...wrong, `no file ${output.file}`], notes: [] }
  wrong.push(...readBack(conv, id, file, wanted))
  room.place(room.log, '') // some commands connect to the server before they save it
  const got = await load(id, room, { labels: Object.keys(wanted), env: ENV }), judged = judge(id, wanted, got, findings)
  return { what: `the add commands for ${list(Object.values(wanted).map(s => s.type))} work, and the file that it writes is read as the same servers`, how: got.how, said: got.said + file, wrong: [...wrong, ...judged.wrong], notes: judged.notes }
}

/** The file that the program itself wrote, read as a paste of unknown origin and as one of this agent. */
function readBack(conv, id, text, wanted) {
  const wrong = []
  for (const from of ['auto', id]) {
    const { source: found, servers } = conv.convert({ text, from, to: [] })
    if (from === 'auto' && found.agent !== id && !found.agents?.includes(id)) wrong.push(`its own file is taken for one of ${found.agent}`)
    for (const [label, want] of Object.entries(wanted)) {
      const server = servers.find(s => s.name === label)
      if (!server) { wrong.push(`read back (${from}): ${label} is missing`); continue }
      const fields = { command: want.command, url: want.url, args: want.args, env: want.env, headers: want.headers, transport: want.type }
      for (const [field, value] of Object.entries(fields)) {
        if (value === undefined || same(value, server[field]) || field === 'transport' && server.transport === 'unspecified') continue
        wrong.push(`read back (${from}): ${label} ${field}: ${JSON.stringify(server[field])}`)
      }
    }
  }
  return wrong
}

// References are shown as they are spelt, and a `$` that is kept from being filled in by a default of a variable that is not
// set means the `$` itself.
const same = (a, b) => spelt(a) === spelt(b)
const spelt = value => JSON.stringify(sorted(value))?.replace(/\$\{UNSET_NAME:-(\$\w+)\}/g, '$1').replace(/\{env:(\w+)\}/g, '${$1}').replace(/\$\$\{/g, '${')
const sorted = v => Array.isArray(v) || typeof v !== 'object' || v === null ? v : Object.fromEntries(Object.entries(v).sort(([a], [b]) => a < b ? -1 : 1))
const list = words => [...new Set(words)].join(', ').replace(/, (?=[^,]*$)/, ' and ')

/** The trials of servers that an agent can be put to. */
export const serverTrials = id => [['servers written', written], ...agents[id].mine ? [['servers merged', merged]] : [], ['servers added by command', added]]
