import { listed } from 'virtual:agents'
import type { Agent, Answer, ConflictChoice, Scope, Shell, System } from './contract.ts'

export type OutputTab = 'snippet' | 'merge' | 'command' | 'link'
export const switches = ['bridge', 'liftSecrets', 'keepNames', 'keepOriginalNames', 'splitEvents'] as const
export type Switch = (typeof switches)[number]

export interface State {
  phase: 'loading' | 'ready' | 'failed'
  agents: Agent[]
  text: string
  from: string
  target: string
  scope: Scope
  system: System
  existing: Record<string, string>
  switches: Switch[]
  shell: Shell | ''
  paths: string
  off: string[]
  left: Record<string, string[]>
  also: string[]
  rename: Record<string, string>
  conflict: Record<string, ConflictChoice>
  variant: Record<string, string>
  answer: Answer | null
  good: { text: string; agent: string | null; servers: number; hooks: number } | null
  slow: boolean
  tab: OutputTab
  file: number
  showSecrets: boolean
  item: string
  query: string
  stars: string[]
  compare: '' | 'servers' | 'hooks'
  sheet: boolean
  unfolded: boolean
  copied: string[]
}

const start: State = {
  phase: 'loading',
  agents: listed,
  text: '',
  from: 'auto',
  target: '',
  scope: 'user',
  system: 'linux',
  existing: {},
  switches: [],
  shell: '',
  paths: '',
  off: [],
  left: {},
  also: [],
  rename: {},
  conflict: {},
  variant: {},
  answer: null,
  good: null,
  slow: false,
  tab: 'snippet',
  file: 0,
  showSecrets: false,
  item: '',
  query: '',
  stars: [],
  compare: '',
  sheet: false,
  unfolded: true,
  copied: [],
}

type Listener = (changed: Partial<State>) => void

class Store {
  readonly state: Readonly<State> = { ...start }
  #listeners = new Set<Listener>()

  set(patch: Partial<State>) {
    const changed: Partial<State> = {}
    for (const key of Object.keys(patch) as (keyof State)[]) {
      if (patch[key] !== this.state[key]) Object.assign(changed, { [key]: patch[key] })
    }
    if (Object.keys(changed).length === 0) return
    Object.assign(this.state, changed)
    for (const listener of this.#listeners) listener(changed)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export const store = new Store()

// What is only read (an entry of a registry, a bundle) is in no list of agents; the answer names it.
const named = (id: string) => {
  const source = store.state.answer?.source
  return source?.agent === id && source.name ? source.name : id.replaceAll('-', ' ')
}

export const agentName = (id: string | null | undefined): string => store.state.agents.find((a) => a.id === id)?.name ?? named(id ?? '')
