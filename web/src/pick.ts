import { stepTo } from './choice.ts'
import { agentsInOrder, chosenOf } from './order.ts'
import { store } from './store.ts'

// Choosing an agent: by pointer, by arrow, by typing its first letters, by the keys [ and ].

let typed = ''
let typedAt = 0

export function chooseAgent(id: string) {
  if (id === chosenOf(store.state) && id === store.state.target) return
  store.set({ target: id, file: 0, item: '' })
}

export function stepAgent(step: 1 | -1) {
  const all = agentsInOrder({ ...store.state, query: '' })
  const at = all.findIndex((agent) => agent.id === chosenOf(store.state))
  const next = all[(at + step + all.length) % all.length]
  if (next) chooseAgent(next.id)
}

export function toggleStar(id: string) {
  const { stars } = store.state
  store.set({ stars: stars.includes(id) ? stars.filter((one) => one !== id) : [...stars, id] })
}

export function listKey(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const list = event.currentTarget as HTMLElement
  const options = [...list.querySelectorAll<HTMLElement>('[role=option][data-agent]')]
  const at = options.indexOf((event.target as HTMLElement).closest<HTMLElement>('[role=option]')!)
  const step = event.key === 'Home' || event.key === 'End' || event.key.startsWith('Arrow') ? stepTo(event.key, at, options.length) : undefined
  if (step !== undefined) {
    event.preventDefault()
    options[step]?.focus()
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    store.set({ sheet: false })
  } else if ((event.key === 's' || event.key === 'S') && !typing()) {
    event.preventDefault()
    event.stopPropagation()
    const id = options[at]?.dataset.agent
    if (!id) return
    toggleStar(id)
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[data-agent="' + id + '"]')?.focus())
  } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
    event.stopPropagation()
    typeAhead(event.key, options, at)
  }
}

const typing = () => typed !== '' && Date.now() - typedAt < 700

function typeAhead(key: string, options: HTMLElement[], at: number) {
  typed = typing() ? typed + key.toLowerCase() : key.toLowerCase()
  typedAt = Date.now()
  const from = typed.length === 1 ? at + 1 : at
  const turned = [...options.slice(from), ...options.slice(0, from)]
  turned.find((option) => option.ariaLabel?.toLowerCase().startsWith(typed))?.focus()
}
