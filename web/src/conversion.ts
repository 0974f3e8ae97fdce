import { Converter } from './converter.ts'
import type { Answer, Options, Request } from './contract.ts'
import { isLarge } from './large.ts'
import { chosenOf } from './order.ts'
import { leaveOutOf } from './leave.ts'
import { pathsIn, shellOf } from './options.ts'
import { countsOf, isTicked, itemsOf, stopOf } from './items.ts'
import { agentName, store, type State } from './store.ts'
import { tellAll } from './words/finding.ts'
import { told } from './words/index.ts'

const asks: (keyof State)[] = ['text', 'from', 'scope', 'system', 'existing', 'switches', 'off', 'left', 'also', 'rename', 'conflict', 'variant', 'shell', 'paths', 'phase']

function options(state: State): Options {
  const chosen: Options = { rename: state.rename, conflict: state.conflict, variant: state.variant, shell: shellOf(), commandPaths: pathsIn(state.paths) }
  for (const name of state.switches) chosen[name] = true
  if (state.off.length + state.also.length > 0 && state.answer) {
    const ticked = itemsOf(state.answer).filter((item) => isTicked(item, state))
    chosen.only = [...new Set(ticked.map((item) => item.name))]
  }
  return chosen
}

function request(state: State): Request {
  const { text, from, scope, existing } = state
  const all = { text, from, scope, os: state.system, existing, options: options(state) }
  return isLarge(text) ? { ...all, to: [chosenOf(state)] } : all
}

// Text in, answer out: every change of what is asked asks again, and the answer becomes part of the state.
export function startConverting(): Converter {
  let slow = 0
  let only = ''
  let target: string | undefined
  // The first conversion runs in code that the browser has not compiled yet: the snippet that is shown comes first, alone.
  let cold = true
  // What is left out is asked for by the names of what is there: a new text may bring other names.
  const ask = () => {
    const asked = request(store.state)
    if (cold) asked.to = [chosenOf(store.state)]
    only = String(asked.options.only)
    target = asked.to?.[0]
    converter.ask(asked)
  }
  // Of a large text, whose agent is only known now, another one may be chosen than was asked for.
  const unasked = () => target !== undefined && target !== chosenOf(store.state)
  const converter = new Converter({
    agents: (agents) => store.set({ agents, phase: 'ready' }),
    failed: () => store.set({ phase: 'failed' }),
    answer: (answer) => {
      if (Object.keys(store.state.left).length === 0) take(answer)
      else void leaveOutOf(answer, request(store.state), converter).then(() => store.state.text.trim() && take(answer))
    },
  })
  const take = (answer: Answer) => {
    if (told) tellAll(answer, told, agentName)
    clearTimeout(slow)
    store.set({ answer, slow: false, good: goodOf(answer) ?? store.state.good })
    const first = cold
    cold = false
    if (first || String(options(store.state).only) !== only || unasked()) ask()
  }

  store.listen((changed) => {
    if (store.state.phase !== 'ready') return
    if (!asks.some((key) => key in changed) && !('target' in changed && unasked())) return
    if (store.state.text.trim() === '') {
      converter.forget()
      clearTimeout(slow)
      store.set({ answer: null, slow: false })
      return
    }
    ask()
    clearTimeout(slow)
    slow = window.setTimeout(() => converter.busy && store.set({ slow: true }), 200)
  })
  return converter
}

function goodOf(answer: Answer): State['good'] {
  if (stopOf(answer)) return null
  const { servers, hooks } = countsOf(answer)
  return servers + hooks > 0 ? { text: store.state.text, agent: answer.source.agent, servers, hooks } : null
}
