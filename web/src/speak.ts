import { say, sayLater, warn } from './announce.ts'
import type { Answer, Target } from './contract.ts'
import { countsOf, stopLine, stopOf, written } from './items.ts'
import { chosenOf } from './order.ts'
import { agentName, store, type State } from './store.ts'
import { t } from './words/index.ts'

const guards = (target: Target | undefined) => (target?.findings ?? []).filter((finding) => finding.guard)

function guardWords(state: State): string {
  const agent = chosenOf(state)
  const said = guards(state.answer?.targets?.[agent]).map((finding) =>
    finding.guard === 'would-fail-open' ? t('guard.would', finding.item ?? '', agentName(agent)) : t('guard.can', finding.item ?? '', agentName(agent)),
  )
  return [...new Set(said)].join(' ')
}

function targetWords(state: State): string {
  const agent = chosenOf(state)
  const target = state.answer?.targets?.[agent]
  if (!target) return ''
  const { written: done, all } = written(target)
  const word = target.status === 'partial' ? t('say.partial', done, all) : t(('say.' + target.status) as 'say.ok')
  const findings = target.findings ?? []
  const errors = findings.filter((finding) => finding.severity === 'error').length
  const warnings = findings.filter((finding) => finding.severity === 'warning').length
  return [guardWords(state), t('say.target', agentName(agent), word), errors + warnings > 0 ? t('say.findings', errors, warnings) : ''].filter(Boolean).join(' ')
}

function resultWords(state: State, answer: Answer): string {
  const stop = stopOf(answer)
  if (stop) return stopLine(stop) ? t('say.stopped', stopLine(stop), stop.title || stop.message) : stop.title || stop.message
  const { servers, hooks } = countsOf(answer)
  const first = t('say.result', agentName(answer.source.agent), servers, hooks)
  const target = targetWords(state)
  const guard = guardWords(state)
  return guard ? guard + ' ' + first + ' ' + target.slice(guard.length + 1) : first + ' ' + target
}

export function startSpeaking() {
  store.listen((changed) => {
    const state = store.state
    if ('answer' in changed && state.answer) sayLater(resultWords(state, state.answer))
    else if ('target' in changed && state.answer) say(targetWords(state))
    if ('answer' in changed || 'target' in changed) warn(guardWords(state))
  })
}
