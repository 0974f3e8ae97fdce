import type { Answer, Request } from './contract.ts'
import type { Converter } from './converter.ts'
import { isTicked, itemsOf } from './items.ts'
import { store } from './store.ts'

// What is left out for some agents only: a guard that would fail open there, while the others get it.

export type Left = Record<string, string[]>

export function leaveOut(more: Left) {
  const left = { ...store.state.left }
  for (const [agent, items] of Object.entries(more)) left[agent] = [...new Set([...(left[agent] ?? []), ...items])]
  store.set({ left })
}

export function putBack(back: Left) {
  const rest = Object.entries(store.state.left).map(([agent, items]) => [agent, items.filter((item) => !back[agent]?.includes(item))] as const)
  store.set({ left: Object.fromEntries(rest.filter(([, items]) => items.length > 0)) as Left })
}

// What is left out of this answer: a name that was kept from another text says nothing here.
export function leftOf(answer: Answer | null, agent: string): string[] {
  const items = store.state.left[agent]
  return items && answer ? itemsOf(answer).map((item) => item.name).filter((name, at, all) => items.includes(name) && all.indexOf(name) === at) : []
}

// Those agents are asked for once more, each without what it does not get.
export async function leaveOutOf(answer: Answer, request: Request, converter: Converter): Promise<void> {
  const ticked = itemsOf(answer).filter((item) => isTicked(item, store.state)).map((item) => item.name)
  const again = Object.keys(answer.targets ?? {}).flatMap((agent) => {
    const left = leftOf(answer, agent)
    return left.length > 0 ? [{ agent, only: ticked.filter((name) => !left.includes(name)) }] : []
  })
  await Promise.all(
    again.map(async ({ agent, only }) => {
      const { targets } = await converter.once({ ...request, to: [agent], options: { ...request.options, only } })
      const target = targets?.[agent]
      if (target) answer.targets![agent] = target
    }),
  )
}
