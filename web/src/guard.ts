import { html, nothing, type TemplateResult } from 'lit'
import { openDialog } from './dialogs.ts'
import type { Agent, Answer } from './contract.ts'
import { icon } from './icons.ts'
import { shortHandler } from './items.ts'
import { leaveOut, leftOf, putBack, type Left } from './leave.ts'
import { say } from './announce.ts'
import { agentName } from './store.ts'
import { t } from './words/index.ts'

const script = (answer: Answer, event: string) => shortHandler(answer.hooks?.find((hook) => (hook.name ?? hook.nativeEvent ?? hook.event) === event)?.handlers?.[0]) || event

// The only loud thing on the page: guards that would fail open, by script and with the agents where they would.
export function guardBlock(answer: Answer, agents: Agent[]): TemplateResult | typeof nothing {
  const open = new Map<string, string[]>()
  const told: Left = {}
  for (const agent of agents) {
    for (const finding of answer.targets?.[agent.id]?.findings ?? []) {
      if (finding.guard !== 'would-fail-open') continue
      const item = finding.item ?? ''
      const names = open.get(item) ?? []
      if (!names.includes(agent.name)) open.set(item, [...names, agent.name])
      told[agent.id] = [...(told[agent.id] ?? []), item]
    }
  }
  const count = Object.keys(told).length
  if (count === 0) return leftBlock(answer, agents)
  const steps = [...new Set(agents.flatMap((agent) => (answer.targets?.[agent.id]?.findings ?? []).filter((finding) => finding.guard === 'would-fail-open').map((finding) => finding.step ?? '')))].filter(Boolean)
  return html`<div class="guard">
    <span class="guard-sign">${icon('broken', 28)}</span>
    <div class="guard-said">
      <h2>${t('guard.headline', count)}</h2>
      <p>${[...open].map(([item, names]) => html`<b>${script(answer, item)}</b>${t('guard.sentence', agentName(answer.source.agent), names)} `)}</p>
    </div>
    <span class="guard-ways">
      <button type="button" class="button" @click=${() => put(() => { leaveOut(told); say(t('guard.leftIn', count)) })}>${t('guard.leave', count)}</button>
      ${steps.length > 0 ? html`<button type="button" class="ghost" @click=${() => openDialog(t('guard.instead'), steps)}>${t('guard.instead')}</button>` : nothing}
    </span>
  </div>${leftBlock(answer, agents)}`
}

// The button goes with what it did; the focus goes to the title.
function put(act: () => void) {
  act()
  document.getElementById('compare-title')?.focus()
}

// What the visitor left out stays said, with the way back.
function leftBlock(answer: Answer, agents: Agent[]): TemplateResult | typeof nothing {
  const left: Left = Object.fromEntries(agents.map(({ id }) => [id, leftOf(answer, id)] as const).filter(([, items]) => items.length > 0))
  const items = [...new Set(Object.values(left).flat())]
  if (items.length === 0) return nothing
  const names = (item: string) => agents.filter(({ id }) => left[id]?.includes(item)).map(({ name }) => name)
  return html`<p class="left">${icon('dash', 14, 'is-ok')} <span>${items.map((item) => html`<b>${script(answer, item)}</b>${t('guard.left', names(item))} `)}<button type="button" class="link" @click=${() => put(() => putBack(left))}>${t('guard.back')}</button></span></p>`
}
