import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Agent, Status } from './contract.ts'
import { icon, statusIcon } from './icons.ts'
import { columnsOf, itemsOf, statesOf, stopOf, written, type Item } from './items.ts'
import { isLarge } from './large.ts'
import { chosenOf, groupsOf, sourceOf, type Group } from './order.ts'
import { chooseAgent, listKey } from './pick.ts'
import { store } from './store.ts'
import { View } from './view.ts'
import { t, type Key } from './words/index.ts'

const columnsAtMost = 6
const comparedAtMost = 200
const namedAtMost = 10
const headings: Partial<Record<Group['id'], Key>> = { 'most-used': 'agents.mostUsed', more: 'agents.more' }
const states: Status[] = ['ok', 'changed', 'partial', 'refused']

export const stateWord = (status: Status): string => t(('status.' + status) as 'status.ok')

// One row per agent, one column per item: the overview and the switch in one.
class Rail extends View {
  override render() {
    const state = store.state
    if (state.text.trim() === '') return nothing
    const items = state.answer && !stopOf(state.answer) ? columnsOf(itemsOf(state.answer), state) : []
    const columns = items.length <= columnsAtMost ? items : []
    const chosen = chosenOf(state)
    const groups = groupsOf(state)
    this.dataset.columns = String(columns.length)
    return html`<div class="rail-frame" role=${state.sheet ? 'dialog' : 'group'} aria-modal=${state.sheet ? 'true' : nothing} aria-label=${t('agents.compare')} @keydown=${escape}>
      <div class="rail-find">
        <label class="search">${icon('search', 14)}<input type="search" aria-label=${t('agents.find')} placeholder=${t('agents.find')} .value=${state.query} @input=${(e: InputEvent) => store.set({ query: (e.target as HTMLInputElement).value })} @keydown=${this.#searchKey} /><kbd aria-hidden="true">/</kbd></label>
        <button type="button" class="button" ?disabled=${items.length === 0 || items.length > comparedAtMost || isLarge(state.text)} @click=${() => store.set({ compare: items.some((item) => item.kind === 'server') ? 'servers' : 'hooks', sheet: false })}>${icon('grid', 14)} ${t('agents.compare')}</button>
        <button type="button" class="ghost sheet-close" aria-label=${t('agents.close')} @click=${() => store.set({ sheet: false })}>${icon('cross')}</button>
      </div>
      <div class="rail-head" aria-hidden="true">
        <div class="legend">${states.map((status) => html`<span class="is-${status}">${icon(statusIcon[status], 13)} ${stateWord(status)}</span>`)}</div>
        ${columns.map((item) => html`<span class="column" title=${item.name}><span>${item.name}</span></span>`)}
        ${columns.length > 0 || items.length > 0 ? html`<span class="result">${t('agents.result')}</span>` : nothing}
      </div>
      <div class="rail-list" role="listbox" aria-label=${t('agents.name')} @keydown=${listKey}>
        ${repeat(groups, (group) => group.id, (group) => this.#group(group, items, columns, chosen))}
        ${groups.length === 0 ? html`<p class="none" role="option" aria-disabled="true" aria-selected="false">${t('agents.none', state.query)}</p>` : nothing}
      </div>
    </div>`
  }

  #group(group: Group, items: Item[], columns: Item[], chosen: string): TemplateResult {
    const heading = headings[group.id]
    return html`<div role="group" aria-label=${heading ? t(heading) : group.id === 'source' ? t('status.source') : t('agents.starred')}>
      ${heading ? html`<div class="heading" aria-hidden="true">${t(heading)}</div>` : nothing}
      ${repeat(group.agents, (agent) => agent.id, (agent) => this.#row(agent, items, columns, chosen))}
    </div>`
  }

  #row(agent: Agent, items: Item[], columns: Item[], chosen: string): TemplateResult {
    const { answer, stars, rename } = store.state
    const isSource = agent.id === sourceOf(store.state)
    const target = items.length > 0 ? answer?.targets?.[agent.id] : undefined
    const cells = statesOf(target, columns, rename)
    const star = stars.includes(agent.id)
    const { written: done, all } = target ? written(target) : { written: 0, all: 0 }
    return html`<div role="option" id=${'agent-' + agent.id} data-agent=${agent.id} aria-label=${agent.name} aria-describedby=${'state-' + agent.id} aria-selected=${agent.id === chosen} tabindex=${agent.id === chosen ? 0 : -1} @click=${(e: MouseEvent) => pick(e, agent.id, columns)} @focus=${() => chooseAgent(agent.id)}>
      <span class="sign">${isSource ? icon('file', 14) : star ? icon('star', 14) : nothing}</span>
      <span class="agent-name" title=${agent.name}>${agent.name}</span>
      ${columns.map((_, at) => html`<span class="cell" data-at=${at} aria-hidden="true">${cells[at] ? icon(statusIcon[cells[at]], 13, 'is-' + cells[at]) : icon('dash', 13, 'is-ok')}</span>`)}
      <span class="result" aria-hidden="true" data-word=${target ? (isSource ? t('status.source') : stateWord(target.status)) : nothing} data-part=${target && !isSource && target.status === 'partial' && done < all ? done + '/' + all : nothing}>${target ? nothing : icon('dash', 14, 'is-ok')}</span>
      <span id=${'state-' + agent.id} hidden>${describe(agent.id, items)}</span>
    </div>`
  }

  #searchKey(event: KeyboardEvent) {
    const first = document.querySelector<HTMLElement>('conv-rail [role=option][data-agent]')
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      const chosen = document.querySelector<HTMLElement>('conv-rail [role=option][aria-selected=true]')
      ;(event.key === 'ArrowDown' ? (chosen ?? first) : first)?.focus()
      if (event.key === 'Enter') store.set({ query: '', sheet: false })
    } else if (event.key === 'Escape' && store.state.query) {
      event.stopPropagation()
      store.set({ query: '' })
    }
  }
}

export function describe(id: string, items: Item[]): string {
  const target = items.length > 0 ? store.state.answer?.targets?.[id] : undefined
  if (!target) return t('status.unknown')
  const { written: done, all } = written(target)
  const refused = (target.items ?? []).filter((item) => item.status === 'refused').map((item) => item.item)
  const said = t('status.described', stateWord(target.status), done, all)
  return refused.length > 0 && refused.length <= namedAtMost ? said + ' ' + t('status.itemsRefused', refused) : said
}

// A click on a cell chooses the agent and shows the findings of that item alone.
function pick(event: MouseEvent, id: string, columns: Item[]) {
  const cell = (event.target as Element).closest<HTMLElement>('.cell')
  const item = cell ? columns[Number(cell.dataset.at)]?.name : undefined
  chooseAgent(id)
  store.set({ item: item ?? '', sheet: false })
}

function escape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !store.state.sheet) return
  event.stopPropagation()
  store.set({ sheet: false })
}

customElements.define('conv-rail', Rail)
