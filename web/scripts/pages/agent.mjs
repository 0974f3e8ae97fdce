// The page of one agent, and the table of all.
import { code, unknown } from './write.mjs'

const transports = [['stdio', 'stdio'], ['http', 'Streamable HTTP'], ['sse', 'SSE'], ['ws', 'WebSocket']]
const scopes = { user: 'User', project: 'Project' }
const abilities = { block: 'can block', change: 'can change the data', context: 'adds context', observe: 'observes' }
const kinds = { ran: 'ran it', source: 'read its source', docs: 'read its docs' }
const signs = { ran: 'prompt', source: 'file', docs: 'book' }
const legend = [['prompt', 'ran the program'], ['file', 'read its source'], ['book', 'read its docs']].map(([icon, text]) => ({ icon, tone: 'ok', text }))

const yes = (text) => ({ icon: 'check', tone: 'ok', text })
const no = (text) => ({ icon: 'struck', tone: 'refused', text })

// The source of a cell: by the tag beside it, else the agent's documentation.
function sourceOf(agent, tag) {
  const found = (agent.Sources ?? []).find((one) => one.Tag === tag)
  if (!found) return { src: kinds.docs, sign: signs.docs, link: agent.Docs }
  return { src: kinds[found.Kind], sign: signs[found.Kind], link: found.Link || (found.Kind === 'docs' ? agent.Docs : '') }
}
const day = (agent) => ({ dated: /\d{4}-\d\d-\d\d/.exec(agent.Checked)?.[0] ?? agent.Checked })

function loads(agent) {
  const held = agent.Servers?.Transports ?? []
  return transports.map(([id, label]) => (held.some((one) => one.Transport === id) ? yes(label) : no(label)))
}

// One column for both where no file stands elsewhere on Linux than on macOS.
const sameOnBoth = (files) => files.every((file) => file.OS === '' || files.some((one) => one.Scope === file.Scope && one.OS !== file.OS && one.OS !== 'windows' && one.Path === file.Path) || file.OS === 'windows')

function filesTable(agent, files, kind, together) {
  const rows = []
  for (const scope of ['user', 'project']) {
    const of = (os) => files.find((file) => file.Scope === scope && (file.OS === os || file.OS === ''))
    const [mac, linux, windows] = ['macos', 'linux', 'windows'].map(of)
    if (!mac && !linux && !windows) continue
    rows.push([scopes[scope], kind, mac ? code(mac.Path) : unknown, ...(together ? [] : [linux ? code(linux.Path) : unknown]), windows ? code(windows.Path) : unknown, [mac, linux, windows].find((one) => one?.Moves)?.Moves ?? '', sourceOf(agent, (mac ?? linux ?? windows).Source), day(agent)])
  }
  return rows
}

export function agentPage(agent, agents) {
  const { Servers: s, Hooks: h } = agent
  const first = agents.find((one) => one !== agent)
  const blocks = [
    { kind: 'head', title: agent.Name, says: agent.Vendor, ways: [{ text: 'Markdown', link: 'index.md', here: true }, { text: first.Name + ' to ' + agent.Name + ': what changes', link: first.ID + '/' + agent.ID + '/' }, { text: 'Documentation', link: agent.Docs }] },
    { kind: 'facts', rows: [
      ['Syntax', s ? s.Syntax.toUpperCase() : unknown, 'syntax'],
      ['Servers under', s?.Root ? code(s.Root + '.<name>') : s ? 'a shape of its own' : 'no file', 'root'],
      ['Transports', loads(agent), 'transports'],
      ['Unknown keys', s && s.Unknown !== 'unknown' ? s.Unknown : unknown, 'unknownKeys'],
      ['Checked', { dated: agent.Checked }, 'checked'],
    ] },
  ]
  if (agent.InputOnly) blocks.push({ kind: 'lead', text: agent.InputOnly })
  const together = sameOnBoth(s?.Files ?? []) && sameOnBoth(h?.Files ?? [])
  const files = [...(s ? filesTable(agent, s.Files ?? [], 'servers', together) : []), ...(h ? filesTable(agent, h.Files ?? [], 'hooks', together) : [])]
  blocks.push({ kind: 'h2', text: 'Files', word: 'files', legend })
  blocks.push(files.length ? { kind: 'table', name: 'Files', head: ['Scope', 'For', ...(together ? ['macOS, Linux'] : ['macOS', 'Linux']), 'Windows', 'Moved by', 'Source', 'Date'], rows: files } : { kind: 'lead', text: 'It has no file that a person writes.' })
  if (s?.Project) blocks.push({ kind: 'lead', text: s.Project })
  if (s) {
    const rows = s.Fields.map((f) => [f.What, code(f.Key), f.Form || unknown, f.On || 'all servers', sourceOf(agent, f.Source), day(agent)])
    const fact = (what, key, form) => rows.push([what, key, form, 'all servers', sourceOf(agent, ''), day(agent)])
    fact('A URL without a word', '', s.BareURL)
    fact('References in values', s.References?.length ? s.References.map(code) : 'none', s.References?.length ? 'filled in' : 'passed on as they stand')
    fact('Name rule', '', s.Names)
    fact('Own keys', s.Own?.length ? s.Own.map(code) : 'none', s.Own?.length ? 'kept within ' + agent.Name : '')
    fact('Added by command', s.Command ? code(s.Command) : 'none', '')
    fact('Added by link', s.Links?.length ? s.Links.join(', ') : 'none', '')
    blocks.push({ kind: 'h2', text: 'What a server can hold', word: 'server' }, { kind: 'table', name: 'What a server can hold', head: ['What', 'Key', 'Form', 'Of', 'Source', 'Date'], rows })
  }
  blocks.push({ kind: 'h2', text: 'What a hook can do', word: 'hook' })
  if (!h) blocks.push({ kind: 'lead', text: [agent.NoHooks || 'Not known.', agent.Nearest].filter(Boolean).join(' ') })
  else {
    blocks.push({ kind: 'lead', text: 'Runs ' + h.Types.map((type) => '`' + type + '`').join(', ') + '. A command is cut off after ' + h.Timeout + (h.Timeout === 'unknown' ? ' time' : '') + '.' + (h.Blocks ? ' A script stops a tool by ' + h.Blocks + '.' : '') + (h.Tell ? ' ' + h.Tell : '') })
    blocks.push({ kind: 'table', name: 'What a hook can do', head: ['Event', 'Elsewhere', 'A hook there', 'Matcher', 'Differs', 'Source', 'Date'], rows: h.Events.map((e) => [code(e.Native), e.Event ? code(e.Event) : 'only here', abilities[e.Can[0]], e.Match, e.Differs, sourceOf(agent, e.Source), day(agent)]) })
    if (h.Tools?.length) blocks.push({ kind: 'h2', text: 'Names of tools', word: 'tools' }, { kind: 'table', name: 'Names of tools', head: ['Claude Code’s name', 'Here'], rows: h.Tools.map((tool) => [code(tool.Name), code(tool.Native)]) })
    if (h.MCP) blocks.push({ kind: 'lead', text: 'Tools of MCP servers are called `' + h.MCP + '`.' })
  }
  if (agent.Sources?.length) blocks.push({ kind: 'h2', text: 'Sources', word: 'sources' }, { kind: 'list', items: agent.Sources.filter((one) => one.Text).map((one) => [kinds[one.Kind] + ':', one.Link ? { link: one.Link, text: one.Text.replace(/`/g, '') } : one.Text.replace(/`/g, '')]) })
  blocks.push({ kind: 'h2', text: 'To other agents', word: 'others' }, { kind: 'list', pairs: true, items: agents.filter((one) => one !== agent).map((one) => ({ link: agent.ID + '/' + one.ID + '/', text: one.Name })) })
  return { title: agent.Name + ': MCP servers and hooks, what it can hold', description: 'Files, keys, transports, references and hook events of ' + agent.Name + ', each with its source and the date it was checked.', blocks }
}

export function indexPage(agents) {
  const rows = agents.map((a) => [{ link: a.ID + '/', text: a.Name }, a.Servers ? a.Servers.Syntax.toUpperCase() : unknown, a.Servers?.Files?.[0] ? code(a.Servers.Files[0].Path) : 'no file', a.Servers?.Root ? code(a.Servers.Root) : '', loads(a).filter((one) => one.tone === 'ok'), a.Servers?.References?.[0] ? code(a.Servers.References[0]) : 'none', a.Hooks ? a.Hooks.Events.length + '\u00a0events' : 'none', { dated: a.Checked }])
  return {
    title: 'What each agent can hold',
    description: 'Files, syntax, transports, references and hooks of ' + agents.length + ' AI coding agents, printed from the descriptions that the converter uses.',
    blocks: [
      { kind: 'head', title: 'What each agent can hold', word: 'title', says: agents.length + ' agents', ways: [{ text: 'Markdown', link: 'index.md', here: true }] },
      { kind: 'lead', text: 'Printed from the descriptions that the converter itself reads and writes by, when this page was built. An agent’s own page has every key, with its source and the date it was checked.' },
      { kind: 'table', name: 'All agents', head: ['Agent', 'Syntax', 'File', 'Servers under', 'Transports', 'References', 'Hooks', 'Checked'], rows },
    ],
  }
}
