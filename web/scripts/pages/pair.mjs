// What changes from one agent to another.
import { code } from './write.mjs'

const abilities = { block: 'can block', change: 'can change the data', context: 'adds context', observe: 'observes' }
const states = { ok: ['check', 'ok', 'Fine'], changed: ['arrows', 'changed', 'Changed'], partial: ['half', 'partial', 'Partly'], refused: ['struck', 'refused', 'Refused'] }
const state = (status) => ({ icon: states[status][0], tone: states[status][1], text: states[status][2] })
const severity = { error: 'Not written', warning: 'To check', info: 'Note' }

function serverRows(from, to) {
  const rows = []
  const names = [...new Set((from.Servers?.Fields ?? []).map((field) => field.What))].filter((what) => what !== 'Transport word')
  for (const what of names) {
    const of = (agent) => (agent.Servers?.Fields ?? []).filter((field) => field.What === what)
    const [a, b] = [of(from), of(to)]
    const same = a.some((one) => b.some((other) => other.Key === one.Key && other.Form === one.Form))
    rows.push([what, a.map((one) => code(one.Key)), b.length ? b.map((one) => code(one.Key)) : 'no key', b.length === 0 ? state('partial') : same ? state('ok') : state('changed')])
  }
  const transports = (agent) => (agent.Servers?.Transports ?? []).map((one) => one.Label)
  for (const name of transports(from)) rows.push([name, 'loads it', transports(to).includes(name) ? 'loads it' : 'does not load it', state(transports(to).includes(name) ? 'ok' : 'refused')])
  const [a, b] = [from, to].map((agent) => agent.Servers?.References ?? [])
  if (a?.length) rows.push(['References in values', a.map(code), b?.length ? b.map(code) : 'passed on as they stand', state(b?.includes(a[0]) ? 'ok' : b?.length ? 'changed' : 'partial')])
  return rows
}

function hookRows(from, to) {
  return (from.Hooks?.Events ?? []).map((event) => {
    const others = (to.Hooks?.Events ?? []).filter((one) => one.Event && one.Event === event.Event)
    const weaker = others.length > 0 && event.Can.some((able) => !others.some((one) => one.Can.includes(able)))
    return [code(event.Native), abilities[event.Can[0]], others.length ? others.map((one) => code(one.Native)) : 'no such event', others.length ? abilities[others[0].Can[0]] : '', state(others.length === 0 ? 'refused' : weaker ? 'partial' : others[0].Native === event.Native ? 'ok' : 'changed')]
  })
}

export function pairPage(from, to, samples) {
  const title = from.Name + ' to ' + to.Name + ': what changes'
  const blocks = [
    { kind: 'head', title, ways: [{ text: 'Convert', link: '#from=' + from.ID + '&to=' + to.ID }, { text: 'Markdown', link: 'index.md', here: true }, { text: 'All of ' + to.Name, link: to.ID + '/' }] },
  ]
  if (to.InputOnly) blocks.push({ kind: 'lead', text: to.InputOnly })
  if (from.Servers && to.Servers) blocks.push({ kind: 'h2', text: 'Servers', word: 'servers' }, { kind: 'table', name: 'Servers', head: ['What', from.Name, to.Name, 'Result'], rows: serverRows(from, to) })
  if (from.Hooks) {
    blocks.push({ kind: 'h2', text: 'Hooks', word: 'hooks' })
    if (to.Hooks) blocks.push({ kind: 'table', name: 'Hooks', head: ['Event', 'There a hook', to.Name, 'Here a hook', 'Result'], rows: hookRows(from, to) })
    else blocks.push({ kind: 'lead', text: [to.NoHooks || to.Name + ' takes no hooks from a file.', to.Nearest].filter(Boolean).join(' ') })
  }
  for (const sample of samples) {
    const target = sample.answer.targets[to.ID]
    if (!target) continue
    blocks.push({ kind: 'h2', text: sample.kind === 'hooks' ? 'An example: a hook' : 'An example', word: sample.kind === 'hooks' ? '' : 'example' })
    blocks.push({ kind: 'code', file: from.Name + ', ' + sample.file, syntax: sample.syntax, text: sample.text })
    for (const output of target.outputs) blocks.push({ kind: 'code', file: to.Name + ', ' + output.file, syntax: output.syntax, text: output.text })
    const said = [...sample.answer.findings.filter((one) => one.severity !== 'info'), ...target.findings]
    if (said.length) blocks.push({ kind: 'list', items: said.map((one) => severity[one.severity] + ': ' + one.message.replaceAll('`', '')) })
  }
  return { title, description: 'Which keys, transports, references and hook events of ' + from.Name + ' ' + to.Name + ' has, and what becomes of the rest.', blocks }
}
