import { html, nothing } from 'lit'
import { icon } from './icons.ts'
import { stopOf } from './items.ts'
import { agentName, store } from './store.ts'
import { View } from './view.ts'
import { t } from './words/index.ts'

// From: a native choice, with the found agent written over it.
class Source extends View {
  override render() {
    const { from, answer, agents } = store.state
    const found = from === 'auto' && answer && !stopOf(answer) ? answer.source.agent : null
    const assumed = found && answer?.source.sure === 'guess'
    const shown = from !== 'auto' ? agentName(from) : found ? agentName(found) : t('source.auto')
    return html`<label class="select" title=${shown}>
      ${assumed ? icon('triangle', 14, 'is-warn') : nothing}<span class="shown">${shown}</span>${found ? html`<span class="how">${t(assumed ? 'source.assumed' : 'source.found')}</span>` : nothing}${icon('chevron', 12)}
      <select aria-label=${t('source.from')} .value=${from} @change=${(e: Event) => store.set({ from: (e.target as HTMLSelectElement).value })}>
        <option value="auto" ?selected=${from === 'auto'}>${t('source.auto')}</option>
        ${[...agents].sort((a, b) => a.rank - b.rank).map((agent) => html`<option value=${agent.id} ?selected=${from === agent.id}>${agent.name}</option>`)}
      </select>
    </label>`
  }
}

customElements.define('conv-source', Source)
