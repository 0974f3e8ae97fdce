import { store, switches, type OutputTab, type State, type Switch } from './store.ts'
import type { Scope, Shell, System } from './contract.ts'

const key = 'agentconv.view'
const starsKey = 'agentconv.stars'
const kept = ['text', 'from', 'target', 'scope', 'system', 'tab', 'existing', 'off', 'left', 'also', 'rename', 'switches', 'conflict', 'variant', 'shell', 'paths'] as const

export function systemOfVisitor(): System {
  const platform = navigator.userAgent
  if (/Windows/.test(platform)) return 'windows'
  return /Mac|iPhone|iPad/.test(platform) ? 'macos' : 'linux'
}

// The browser may refuse storage; then nothing is kept, and nothing breaks.
function read(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: Storage, name: string, value: unknown) {
  try {
    storage.setItem(name, JSON.stringify(value))
  } catch {
    return
  }
}

const choices: { hash: string; state: keyof State; allowed?: string[] }[] = [
  { hash: 'from', state: 'from' },
  { hash: 'to', state: 'target' },
  { hash: 'scope', state: 'scope', allowed: ['user', 'project'] satisfies Scope[] },
  { hash: 'os', state: 'system', allowed: ['macos', 'linux', 'windows'] satisfies System[] },
  { hash: 'shell', state: 'shell', allowed: ['posix', 'powershell', 'cmd'] satisfies Shell[] },
  { hash: 'show', state: 'tab', allowed: ['snippet', 'merge', 'command', 'link'] satisfies OutputTab[] },
]

const inAddress: (keyof State)[] = [...choices.map(({ state }) => state), 'switches', 'off', 'left', 'also', 'rename', 'answer']

function fromAddress(): Partial<State> {
  const params = new URLSearchParams(location.hash.slice(1))
  const known = ['auto', ...store.state.agents.map((agent) => agent.id)]
  const found: Record<string, unknown> = {}
  for (const { hash, state, allowed } of choices) {
    const value = params.get(hash)
    if (value && (allowed ?? known).includes(value)) found[state] = value
  }
  const said = (name: string) => params.getAll(name)
  if (params.has('with')) found['switches'] = said('with').join().split(',').filter((one): one is Switch => (switches as readonly string[]).includes(one))
  if (params.has('without')) found['off'] = said('without')
  const pairs = (name: string) => said(name).map((pair) => pair.split('>')).filter((pair) => pair.length === 2 && pair[0] && pair[1]) as [string, string][]
  if (params.has('left')) found['left'] = pairs('left').reduce<Record<string, string[]>>((left, [agent, item]) => (known.includes(agent) ? { ...left, [agent]: [...(left[agent] ?? []), item] } : left), {})
  if (params.has('also')) found['also'] = said('also')
  if (params.has('name')) found['rename'] = Object.fromEntries(pairs('name'))
  return found as Partial<State>
}

// The address says what is chosen (of the pasted text at most the names of items): it can be given to anyone.
export function addressOf(state: State): string {
  const params = new URLSearchParams()
  const source = state.from !== 'auto' ? state.from : state.answer?.source.agent
  if (source) params.set('from', source)
  if (state.target) params.set('to', state.target)
  if (state.scope !== 'user') params.set('scope', state.scope)
  if (state.system !== systemOfVisitor()) params.set('os', state.system)
  if (state.shell) params.set('shell', state.shell)
  if (state.switches.length > 0) params.set('with', state.switches.join())
  for (const item of state.off) params.append('without', item)
  for (const [agent, items] of Object.entries(state.left)) for (const item of items) params.append('left', agent + '>' + item)
  for (const item of state.also) params.append('also', item)
  for (const [old, name] of Object.entries(state.rename)) params.append('name', old + '>' + name)
  if (state.tab !== 'snippet') params.set('show', state.tab)
  const said = params.toString()
  return location.pathname + location.search + (said ? '#' + said : '')
}

export function startSession() {
  const before = read(sessionStorage, key)
  const restored = typeof before === 'object' && before ? (before as Partial<State>) : {}
  const stars = read(localStorage, starsKey)
  store.set({
    system: systemOfVisitor(),
    ...restored,
    ...(restored.text ? { unfolded: false } : {}),
    ...fromAddress(),
    stars: Array.isArray(stars) ? stars.filter((id) => typeof id === 'string') : [],
  })

  let waiting = 0
  const save = () => {
    clearTimeout(waiting)
    waiting = 0
    write(sessionStorage, key, Object.fromEntries(kept.map((name) => [name, store.state[name]])))
  }
  store.listen((changed) => {
    if ('stars' in changed) write(localStorage, starsKey, store.state.stars)
    if (kept.some((name) => name in changed) && !waiting) waiting = window.setTimeout(save, 150)
    if (inAddress.some((name) => name in changed)) history.replaceState(null, '', addressOf(store.state))
  })
  addEventListener('pagehide', save)
  addEventListener('hashchange', () => store.set(fromAddress()))
}
