import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { icon, statusIcon } from './icons.ts'
import { itemsOf, stopOf } from './items.ts'
import { agentsInOrder, chosenOf, sourceOf } from './order.ts'
import { chooseAgent, listKey } from './pick.ts'
import { describe } from './rail.ts'
import { store } from './store.ts'
import { View } from './view.ts'
import { t } from './words/index.ts'

// The agents side by side, where there is no room for the rail; "All" opens the rail as a sheet.
class Strip extends View {
  #seen = ''

  override render() {
    const state = store.state
    if (state.text.trim() === '') return nothing
    const items = state.answer && !stopOf(state.answer) ? itemsOf(state.answer) : []
    const chosen = chosenOf(state)
    const source = sourceOf(state)
    const all = agentsInOrder({ ...state, query: '' })
    const agents = [...all.filter((agent) => agent.id !== source), ...all.filter((agent) => agent.id === source)]
    return html`<button type="button" class="chip all" aria-haspopup="dialog" aria-expanded=${state.sheet} @click=${open}>${icon('grid', 14)} ${t('agents.all', all.length)} ${icon('chevron', 12)}</button>
      <div role="listbox" aria-orientation="horizontal" aria-label=${t('agents.name')} @keydown=${listKey}>
        ${repeat(
          agents,
          (agent) => agent.id,
          (agent) => {
            const status = items.length > 0 ? state.answer?.targets?.[agent.id]?.status : undefined
            return html`<div class="chip" role="option" data-agent=${agent.id} aria-label=${agent.name} aria-describedby=${'chip-' + agent.id} aria-selected=${agent.id === chosen} tabindex=${agent.id === chosen ? 0 : -1} @click=${() => chooseAgent(agent.id)} @focus=${() => chooseAgent(agent.id)}>
              ${agent.id === source ? icon('file', 13) : status ? icon(statusIcon[status], 13, 'is-' + status) : icon('dash', 13, 'is-ok')} <span>${agent.name}</span><span id=${'chip-' + agent.id} hidden>${describe(agent.id, items)}</span>
            </div>`
          },
        )}
      </div>`
  }

  override updated() {
    const chosen = chosenOf(store.state)
    if (chosen === this.#seen) return
    this.#seen = chosen
    const chip = this.querySelector<HTMLElement>('[aria-selected=true]')
    const list = chip?.parentElement
    if (!chip || !list || this.offsetWidth === 0) return
    const [left, right] = [chip.offsetLeft - list.offsetLeft, chip.offsetLeft - list.offsetLeft + chip.offsetWidth]
    if (left < list.scrollLeft || right > list.scrollLeft + list.clientWidth) list.scrollLeft = left - 16
  }
}

function open() {
  store.set({ sheet: true })
  requestAnimationFrame(() => document.querySelector<HTMLElement>('conv-rail [aria-selected=true]')?.focus())
}

customElements.define('conv-strip', Strip)
