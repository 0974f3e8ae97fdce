import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { say } from './announce.ts'
import { firstRows, isLarge, moreRows } from './large.ts'
import { goToLine, setBox } from './box.ts'
import type { Answer } from './contract.ts'
import { icon } from './icons.ts'
import { countsOf, isTicked, itemsOf, stopLine, stopOf, type Item } from './items.ts'
import { agentName, store } from './store.ts'
import { View } from './view.ts'
import { t, type Key } from './words/index.ts'

// What was understood of the paste: the agent, how sure, and each item with its tick.
class Understood extends View {
  #renaming = ''

  override render() {
    const { answer, text } = store.state
    if (text.trim() === '') return nothing
    const stop = stopOf(answer)
    const said = !answer || (stop && !stopLine(stop)) ? t('understood.none') : stop ? t('understood.stopped', stopLine(stop)) : summary(answer)
    return html`<section aria-label=${t('understood.title')}>
      <header>
        <h2>${t('understood.title')}</h2>
        <span class="summary" title=${said}>${said}</span>
        ${answer && !stop ? this.#notes(answer) : nothing}
      </header>
      ${stop ? this.#before() : answer ? this.#items(answer) : nothing}
    </section>`
  }

  #notes(answer: Answer) {
    const findings = answer.findings ?? []
    const serious = findings.filter((finding) => finding.severity !== 'info').length
    if (findings.length === 0) return nothing
    return html`<button type="button" class="link notes ${serious ? 'is-warn' : ''}" @click=${() => document.dispatchEvent(new CustomEvent('show-paste-findings'))}>
      ${icon(serious ? 'triangle' : 'info', 14)} ${serious ? t('understood.toCheck', serious) : t('understood.notes', findings.length)}
    </button>`
  }

  #before() {
    const { good, text } = store.state
    if (!good || good.text === text) return nothing
    return html`<p class="before">${t('understood.before', good.servers, good.hooks)}<button type="button" class="link" @click=${() => setBox(good.text)}>${t('understood.back')}</button>.</p>`
  }

  #items(answer: Answer) {
    const others = (answer.source.agents ?? []).filter((id) => id !== answer.source.agent)
    const all = itemsOf(answer)
    return html`${isLarge(store.state.text) ? html`<p class="assumed">${icon('info', 14)} ${t('understood.large')}</p>` : nothing}${answer.source.sure === 'guess' && others.length > 0 ? html`<p class="assumed">${icon('triangle', 14, 'is-warn')} ${t('understood.others', others.slice(0, 4).map(agentName))}</p>` : nothing}
      <ul>
        ${firstRows(all).map((item, at) => html`${item.insteadOf && item.insteadOf !== all[at - 1]?.insteadOf ? html`<li class="others">${t('understood.otherWays', item.insteadOf)}</li>` : nothing}${this.#item(item)}`)}
        ${moreRows(all) ? html`<li class="others">${t('list.more', moreRows(all))}</li>` : nothing}
      </ul>`
  }

  #item(item: Item): TemplateResult {
    const { rename } = store.state
    const name = rename[item.name] ?? item.name
    const ticked = isTicked(item, store.state)
    return html`<li>
      <input type="checkbox" aria-label=${name} aria-description=${item.insteadOf ? t('understood.otherWay', item.insteadOf) : nothing} .checked=${ticked} @change=${() => tick(item, !ticked)} @keydown=${(e: KeyboardEvent) => e.key === 'F2' && this.#rename(item.name)} />
      ${this.#renaming === item.name
        ? html`<input class="rename" aria-label=${t('understood.rename', item.name)} .value=${name} ${ref((field) => focusOnce(field))} @keydown=${(e: KeyboardEvent) => this.#renameKey(e, item.name)} @blur=${(e: FocusEvent) => this.#renamed(item.name, (e.target as HTMLInputElement).value)} />`
        : html`<span class="name" title=${name + (item.kind === 'server' ? '. ' + t('understood.renameHint') : '')} @dblclick=${() => item.kind === 'server' && this.#rename(item.name)}>${name}</span>`}
      <span class="form">${item.form}</span>
      <code class="short" title=${item.short}>${item.short}</code>
      ${item.line ? html`<button type="button" class="link" @click=${() => goToLine(item.line)}>${t('line', item.line)}</button>` : nothing}
    </li>`
  }

  #rename(name: string) {
    this.#renaming = name
    this.requestUpdate()
  }

  #renameKey(event: KeyboardEvent, item: string) {
    event.stopPropagation()
    const field = event.target as HTMLInputElement
    if (event.key === 'Enter') this.#renamed(item, field.value)
    if (event.key === 'Escape') this.#renamed(item, store.state.rename[item] ?? item)
  }

  #renamed(item: string, value: string) {
    if (this.#renaming !== item) return
    this.#renaming = ''
    const { [item]: before = item, ...rest } = store.state.rename
    const name = value.trim() || before
    store.set({ rename: name === item ? rest : { ...rest, [item]: name } })
    this.requestUpdate()
    if (name !== before) say(t('understood.renamed', item, name))
    void this.updateComplete.then(() => [...this.querySelectorAll<HTMLElement>('[type=checkbox]')].find((one) => one.ariaLabel === name)?.focus())
  }
}

function focusOnce(field: Element | undefined) {
  if (field instanceof HTMLInputElement && document.activeElement !== field) {
    field.focus()
    field.select()
  }
}

function tick({ name, insteadOf }: Item, on: boolean) {
  const { off, also } = store.state
  const without = (names: string[]) => names.filter((one) => one !== name)
  if (insteadOf) store.set({ also: on ? [...also, name] : without(also) })
  else store.set({ off: on ? without(off) : [...off, name] })
}

export function summary(answer: Answer, howSure = true): string {
  const { agent, sure } = answer.source
  const { servers, hooks } = countsOf(answer)
  if (!agent) return t('understood.plain', servers, hooks)
  return t('understood.summary', agentName(agent), sure && howSure ? t(('understood.sure.' + sure) as Key & 'understood.sure.certain') : '', servers, hooks)
}

customElements.define('conv-understood', Understood)
