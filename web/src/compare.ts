import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { radios } from './choice.ts'
import type { Agent, Answer, Finding, Hook } from './contract.ts'
import { guardBlock } from './guard.ts'
import { icon, statusIcon, type Icon } from './icons.ts'
import { columnsOf, itemsOf, statesOf, type Item } from './items.ts'
import { openDialog } from './dialogs.ts'
import { leftOf } from './leave.ts'
import { agentsInOrder, chosenOf, sourceOf } from './order.ts'
import { chooseAgent } from './pick.ts'
import { stateWord } from './rail.ts'
import { agentName, store } from './store.ts'
import { View } from './view.ts'
import { t, told } from './words/index.ts'

// The table over rail and target: every agent, every item, with the word for it.
class Compare extends View {
  override render() {
    const { compare, answer } = store.state
    if (!compare || !answer) return nothing
    const items = itemsOf(answer)
    const kind = compare === 'hooks' ? 'hook' : 'server'
    const columns = columnsOf(items, store.state).filter((item) => item.kind === kind)
    const back = () => closeCompare()
    const agents = agentsInOrder({ ...store.state, query: '' })
    // An agent that reads no hooks from a file is told of with the reason, and has no events.
    const canHold = (agent: Agent) => (compare === 'hooks' ? Boolean(agent.hooks?.events?.length) : agent.servers !== null)
    const holds = agents.filter(canHold)
    const lacks = agents.filter((agent) => !canHold(agent))
    const nearest = compare === 'hooks' ? lacks.map(nearestOf) : []
    return html`<section class="compare" aria-labelledby="compare-title">
      <header>
        <h1 id="compare-title" tabindex="-1">${t('compare.title')}</h1>
        ${radios(t('compare.name'), compare, [{ value: 'servers', label: t('compare.servers') }, { value: 'hooks', label: t('compare.hooks') }], (value) => store.set({ compare: value }))}
        <span class="line">${compare === 'hooks' ? t('compare.hooksLine', columns.length, blocking(answer).length) : t('compare.serversLine', columns.length)}</span>
        <button type="button" class="ghost back" @click=${back}>${t('compare.back', agentName(chosenOf(store.state)))} <kbd aria-hidden="true">Esc</kbd></button>
      </header>
      <div class="compare-body">
        ${guardBlock(answer, agents)}
        ${columns.length === 0
          ? html`<p class="waiting">${compare === 'hooks' ? t('compare.hooksLine', 0, 0) : t('compare.serversLine', 0)}</p>`
          : html`<table ${ref((table) => table instanceof HTMLElement && (table.style.minWidth = 118 + columns.length * (kind === 'hook' ? 168 : 132) + 'px'))} aria-label=${compare === 'hooks' ? t('compare.hooksTable') : t('compare.serversTable')}>
              <thead>
                <tr>
                  <th scope="col" class="agent">${t('compare.agent')}</th>
                  ${columns.map((item) => html`<th scope="col"><b>${item.name}</b><span title=${item.short}>${kind === 'hook' ? item.short.replace(' → ', ', ') : item.form}</span></th>`)}
                </tr>
              </thead>
              <tbody>
                ${holds.map((agent) => this.#row(agent, answer, items, columns))}
              </tbody>
            </table>`}
        ${lacks.length > 0
          ? html`<p class="lacks">${icon('struck', 14, 'is-bad')} <b>${compare === 'hooks' ? t('compare.noHooks', lacks.length) : t('compare.noServers', lacks.length)}</b> ${lacks.map((agent) => agent.name).join(', ')}.${nearest.length > 0 ? html` <button type="button" class="link" @click=${() => openDialog(t('compare.nearest'), nearest)}>${t('compare.nearest')}</button>` : nothing}</p>`
          : nothing}
      </div>
    </section>`
  }

  // Opened from a sheet or far down a page: the table begins at its title.
  #open = false

  override updated() {
    const open = this.querySelector('section') !== null
    if (open && !this.#open) this.querySelector<HTMLElement>('h1')?.focus()
    this.#open = open
  }

  #row(agent: Agent, answer: Answer, items: Item[], columns: Item[]): TemplateResult {
    const target = answer.targets?.[agent.id]
    const states = statesOf(target, items, store.state.rename)
    const isSource = agent.id === sourceOf(store.state)
    return html`<tr class=${isSource ? 'source' : ''}>
      <th scope="row"><button type="button" @click=${() => closeCompare(agent.id)}>${agent.name}</button></th>
      ${columns.map((item) => {
        const at = items.indexOf(item)
        const status = states[at]
        if (item.kind === 'hook') return hookCell(agent, answer.hooks![at - (answer.servers?.length ?? 0)]!, (target?.findings ?? []).filter((finding) => finding.item === item.name), status === 'refused', leftOf(answer, agent.id).includes(item.name))
        if (!status) return html`<td><span class="able">${icon('dash', 12)} ${t('compare.unknown')}</span></td>`
        return html`<td><span class="able is-${status}">${icon(statusIcon[status], 12)} ${isSource ? t('status.source') : stateWord(status)}</span></td>`
      })}
    </tr>`
  }
}

const abilities: [string, Icon, 'compare.block' | 'compare.change' | 'compare.context' | 'compare.observe'][] = [
  ['block', 'shield', 'compare.block'],
  ['change', 'pencil', 'compare.change'],
  ['context', 'info', 'compare.context'],
  ['observe', 'eye', 'compare.observe'],
]

// Why an agent reads no hooks, and what comes nearest to them there.
const nearestOf = ({ hooks }: Agent): string => [hooks?.refused ?? '', hooks?.nearest ?? ''].filter(Boolean).map((one) => told?.phrase(one) ?? one).join(' ')

function hookCell(agent: Agent, hook: Hook, findings: Finding[], refused: boolean, left: boolean): TemplateResult {
  const event = (agent.hooks?.events ?? []).find((one) => one.event !== null && one.event === hook.event)
  const native = html`<code>${event?.native ?? ''}</code>`
  if (left) return html`<td>${native}<span class="able is-ok">${icon('dash', 12)} ${t('compare.left')}</span></td>`
  const guard = findings.find((finding) => finding.guard)?.guard
  if (guard === 'would-fail-open') return html`<td class="open">${native}<span class="able">${icon('broken', 12)} ${t('compare.wouldOpen')}</span></td>`
  if (refused || !event) return html`<td>${native}<span class="able is-refused">${icon('struck', 12)} ${t('compare.noEvent')}</span></td>`
  if (guard === 'can-fail-open') return html`<td>${native}<span class="able is-partial">${icon('triangle', 12)} ${t('compare.canOpen')}</span></td>`
  const able = abilities.find(([name]) => event.can?.includes(name))
  return html`<td>${native}<span class="able is-${able?.[0] === 'block' ? 'changed' : 'ok'}">${able ? html`${icon(able[1], 12)} ${t(able[2])}` : html`${icon('dots', 12)} ${t('compare.unknown')}`}</span></td>`
}

export function blocking(answer: Answer): Hook[] {
  const source = store.state.agents.find((agent) => agent.id === answer.source.agent)
  return (answer.hooks ?? []).filter((hook) => source?.hooks?.events?.find((event) => event.event === hook.event)?.can?.includes('block'))
}

export function closeCompare(agent?: string) {
  store.set({ compare: '' })
  if (agent) chooseAgent(agent)
  requestAnimationFrame(() => document.getElementById('result')?.focus())
}

customElements.define('conv-compare', Compare)
