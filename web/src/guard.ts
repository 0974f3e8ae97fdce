import { html, nothing, type TemplateResult } from 'lit'
import { openDialog } from './dialogs.ts'
import type { Agent, Answer } from './contract.ts'
import { icon } from './icons.ts'
import { shortHandler } from './items.ts'
import { agentName } from './store.ts'
import { t } from './words/index.ts'

const script = (answer: Answer, event: string) => shortHandler(answer.hooks?.find((hook) => (hook.name ?? hook.nativeEvent ?? hook.event) === event)?.handlers?.[0]) || event

// The only loud thing on the page: guards that would fail open, by script and with the agents where they would.
export function guardBlock(answer: Answer, agents: Agent[]): TemplateResult | typeof nothing {
  const open = new Map<string, string[]>()
  const told = new Set<string>()
  for (const agent of agents) {
    for (const finding of answer.targets?.[agent.id]?.findings ?? []) {
      if (finding.guard !== 'would-fail-open') continue
      const item = finding.item ?? ''
      const names = open.get(item) ?? []
      if (!names.includes(agent.name)) open.set(item, [...names, agent.name])
      told.add(agent.id)
    }
  }
  if (told.size === 0) return nothing
  const steps = [...new Set(agents.flatMap((agent) => (answer.targets?.[agent.id]?.findings ?? []).filter((finding) => finding.guard === 'would-fail-open').map((finding) => finding.step ?? '')))].filter(Boolean)
  return html`<div class="guard">
    <span class="guard-sign">${icon('broken', 24)}</span>
    <div class="guard-said">
      <h2>${t('guard.headline', told.size)}</h2>
      <p>${[...open].map(([item, names]) => html`<b>${script(answer, item)}</b>${t('guard.sentence', agentName(answer.source.agent), names)} `)}</p>
    </div>
    ${steps.length > 0 ? html`<span class="guard-ways"><button type="button" class="button" @click=${() => openDialog(t('guard.instead'), steps)}>${t('guard.instead')}</button></span>` : nothing}
  </div>`
}
