import type { Agent } from './contract.ts'
import type { State } from './store.ts'

export interface Group {
  id: 'source' | 'starred' | 'most-used' | 'more'
  agents: Agent[]
}

// The source first, then the starred, then those that many people use, then the others.
export function groupsOf(state: State): Group[] {
  const source = sourceOf(state)
  const query = state.query.trim().toLowerCase()
  const found = state.agents
    .filter((agent) => !query || agent.name.toLowerCase().includes(query) || agent.id.includes(query))
    .sort((a, b) => a.rank - b.rank)
  const place = (agent: Agent): Group['id'] => {
    if (agent.id === source) return 'source'
    if (state.stars.includes(agent.id)) return 'starred'
    return agent.group === 'most-used' ? 'most-used' : 'more'
  }
  const ids: Group['id'][] = ['source', 'starred', 'most-used', 'more']
  return ids.map((id) => ({ id, agents: found.filter((agent) => place(agent) === id) })).filter((group) => group.agents.length > 0)
}

export const agentsInOrder = (state: State): Agent[] => groupsOf(state).flatMap((group) => group.agents)

export function sourceOf(state: State): string {
  return state.from !== 'auto' ? state.from : (state.answer?.source.agent ?? state.good?.agent ?? '')
}

// The chosen agent, or the first that is not the source itself.
export function chosenOf(state: State): string {
  if (state.target && state.agents.some((agent) => agent.id === state.target)) return state.target
  const source = sourceOf(state)
  return agentsInOrder({ ...state, query: '' }).find((agent) => agent.id !== source)?.id ?? ''
}
