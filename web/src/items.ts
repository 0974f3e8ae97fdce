import type { Answer, Finding, Handler, Status, Target } from './contract.ts'
import { t } from './words/index.ts'

// One server or one hook of the paste: a row under Understood, a column in the rail.
export interface Item {
  kind: 'server' | 'hook'
  name: string
  form: string
  short: string
  line: number
  // The server that this one is another way to run; such a one is written only when it is ticked.
  insteadOf: string
}

const file = (path: string) => path.split(/[\\/]/).pop() ?? path

export function shortHandler(handler: Handler | undefined): string {
  if (!handler) return ''
  const said = handler.command ?? handler.url ?? handler.prompt ?? handler.type
  const first = said.split(/\s/)[0] ?? ''
  return /[\\/]/.test(first) && !handler.url ? file(first.replace(/["']+$/, '')) + said.slice(first.length) : said
}

export function itemsOf(answer: Answer): Item[] {
  let first = ''
  const servers = (answer.servers ?? []).map((server): Item => ({
    insteadOf: server.alternative ? first : '',
    kind: 'server',
    name: server.alternative ? server.name : (first = server.name),
    form: server.transport === 'unspecified' ? t('understood.unspecified') : server.transport,
    short: server.url || [server.command ?? '', ...(server.args ?? [])].join(' ').trim(),
    line: server.line ?? 0,
  }))
  const hooks = (answer.hooks ?? []).map((hook): Item => ({
    insteadOf: '',
    kind: 'hook',
    name: hook.name ?? hook.nativeEvent ?? hook.event ?? '',
    form: t('understood.hook'),
    short: [hook.matcher ?? '', shortHandler(hook.handlers?.[0])].filter(Boolean).join(' → '),
    line: hook.line ?? 0,
  }))
  return [...servers, ...hooks]
}

type Ticks = { off: string[]; also: string[] }

export const isTicked = (item: Item, { off, also }: Ticks): boolean => (item.insteadOf ? also.includes(item.name) : !off.includes(item.name))

// What has a column of its own: everything but the other ways to run something that nobody asked for.
export const columnsOf = (items: Item[], ticks: Ticks): Item[] => items.filter((item) => !item.insteadOf || isTicked(item, ticks))

// How many servers and hooks there are, other ways to run the same server not counted.
export function countsOf(answer: Answer): { servers: number; hooks: number } {
  return { servers: (answer.servers ?? []).filter((server) => !server.alternative).length, hooks: answer.hooks?.length ?? 0 }
}

const wholeFile = /^(?:json|toml|yaml)/

// The finding that stops the reading: a syntax error in a config file, whatever could still be guessed behind it,
// or the reason why nothing at all was found.
export function stopOf(answer: Answer | null): Finding | undefined {
  const errors = (answer?.findings ?? []).filter((finding) => finding.severity === 'error')
  const found = (answer?.servers?.length ?? 0) + (answer?.hooks?.length ?? 0)
  const syntax = errors.find((finding) => finding.code === 'syntax-error' && finding.line)
  if (syntax && (found === 0 || wholeFile.test(answer?.source.syntax ?? ''))) return syntax
  return found === 0 ? errors[0] : undefined
}

// The line where reading stops; 0 when the text can be read, but holds nothing.
export const stopLine = (stop: Finding): number => (stop.code === 'syntax-error' ? (stop.line ?? 0) : 0)

// The states of a target, one for each item in the items' order; undefined where the target says nothing (an item left out).
export function statesOf(target: Target | undefined, items: Item[], rename: Record<string, string>): (Status | undefined)[] {
  const said = target?.items ?? []
  if (said.length === items.length) return said.map((item) => item.status)
  const left = [...said]
  return items.map((item) => {
    const at = left.findIndex((one) => one.kind === item.kind && (one.item === item.name || one.item === rename[item.name]))
    return at < 0 ? undefined : left.splice(at, 1)[0]?.status
  })
}

export function written(target: Target): { written: number; all: number } {
  const items = target.items ?? []
  return { written: items.filter((item) => item.status !== 'refused').length, all: items.length }
}
