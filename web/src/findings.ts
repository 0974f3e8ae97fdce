import { html, nothing, type TemplateResult } from 'lit'
import { edit, goToLine } from './box.ts'
import type { Finding, Severity } from './contract.ts'
import { fixLabel } from './fix.ts'
import { icon, severityIcon } from './icons.ts'
import { firstRows, moreRows } from './large.ts'
import { leaveOut, leftOf, putBack } from './leave.ts'
import { lineLink } from './link.ts'
import { inOrder, markOf } from './marks.ts'
import { chosenOf } from './order.ts'
import { setSwitch } from './options.ts'
import { store, type Switch } from './store.ts'
import { View } from './view.ts'
import { t } from './words/index.ts'

// The one action that a finding may offer, by its code.
const actions: Record<string, Switch> = {
  'bridge-offered': 'bridge',
  'secret-in-clear': 'liftSecrets',
}
const keyActions: Record<string, Switch> = { 'name-changed-older': 'keepNames', 'event-split': 'splitEvents' }
const severities: Severity[] = ['error', 'warning', 'info']
const countWord = { error: 'findings.notWritten', warning: 'findings.toCheck', info: 'findings.notes' } as const
const hiddenWord = { error: 'findings.error', warning: 'findings.warning', info: 'findings.info' } as const
const tone = { error: 'is-bad', warning: 'is-warn', info: 'is-ok' } as const

// Text with `code` in it.
export function withCode(text: string): unknown[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))
}

// What is offered in the place of something refused stands with the refusal, as the step to take.
const isOffer = (finding: Finding) => finding.code === 'bridge-offered' && finding.key === 'bridge-offered'
const isRefusal = (finding: Finding) => finding.code === 'transport-refused' && finding.severity === 'error'

function shown(): Finding[] {
  const { answer } = store.state
  const said = answer?.targets?.[chosenOf(store.state)]?.findings ?? []
  const refused = new Set(said.filter(isRefusal).map((finding) => finding.item))
  return [...inOrder(said.filter((finding) => !isOffer(finding) || !refused.has(finding.item))), ...inOrder(answer?.findings ?? [])]
}

const offered = (finding: Finding) => isRefusal(finding) && (store.state.answer?.targets?.[chosenOf(store.state)]?.findings ?? []).some((one) => isOffer(one) && one.item === finding.item)

class Findings extends View {
  override connectedCallback() {
    super.connectedCallback()
    document.addEventListener('show-finding', this.#show)
    document.addEventListener('show-paste-findings', this.#showPaste)
  }

  override disconnectedCallback() {
    document.removeEventListener('show-finding', this.#show)
    document.removeEventListener('show-paste-findings', this.#showPaste)
    super.disconnectedCallback()
  }

  // An action that is done goes away; the focus on it then stays with the list.
  #focused = false

  override willUpdate() {
    this.#focused = this.contains(document.activeElement)
  }

  override updated() {
    if (this.#focused && document.activeElement === document.body) this.querySelector<HTMLElement>('ul')?.focus({ preventScroll: true })
  }

  override render() {
    const { item } = store.state
    const all = shown()
    const names = [...new Set(all.map((finding) => finding.item).filter((name): name is string => Boolean(name)))]
    const findings = item ? all.filter((finding) => finding.item === item) : all
    return html`<header>
        <h2 id="findings-title">${t('findings.name')}</h2>
        ${severities.map((severity) => {
          const count = findings.filter((finding) => finding.severity === severity).length
          return count ? html`<span class="count ${tone[severity]}">${icon(severityIcon[severity], 13)} ${t(countWord[severity], count)}</span>` : nothing
        })}
        ${this.#switches()} ${names.length > 1 || item ? this.#filter(names, item) : nothing}
      </header>
      ${findings.length === 0 ? html`<p class="quiet">${icon('check', 16, 'is-ok')} ${item ? t('findings.noneFor', item) : t('findings.none')}</p>` : nothing}
      <ul aria-label=${t('findings.name')} tabindex="-1">
        ${firstRows(findings).map((finding) => (finding.severity === 'info' && !finding.guard ? note(finding) : full(finding)))}
        ${moreRows(findings) ? html`<li class="quiet">${t('list.more', moreRows(findings))}</li>` : nothing}
      </ul>`
  }

  #filter(names: string[], item: string) {
    return html`<label class="select plain filter ${item ? 'on' : ''}"><span class="shown">${item || t('findings.allItems')}</span>${icon('chevron', 12)}
      <select aria-label=${t('findings.filter')} .value=${item} @change=${(e: Event) => store.set({ item: (e.target as HTMLSelectElement).value })}>
        <option value="" ?selected=${item === ''}>${t('findings.allItems')}</option>
        ${[...new Set([...firstRows(names), ...(item ? [item] : [])])].map((name) => html`<option value=${name} ?selected=${item === name}>${name}</option>`)}
      </select></label>`
  }

  #switches() {
    const agent = chosenOf(store.state)
    const undo = (word: string, act: () => void) => html`<button type="button" class="set" aria-label=${t('set.undo', word)} @click=${act}>${word} ${icon('cross', 12)}</button>`
    return [
      ...store.state.switches.map((name) => undo(t(('set.' + name) as 'set.bridge'), () => setSwitch(name, false))),
      ...leftOf(store.state.answer, agent).map((item) => undo(t('set.left', item), () => putBack({ [agent]: [item] }))),
    ]
  }

  #show = (event: Event) => {
    const line = (event as CustomEvent<number>).detail
    const first = shown().find((finding) => finding.line === line)
    if (first) this.#reveal(first)
  }

  #showPaste = () => {
    const first = inOrder(store.state.answer?.findings ?? [])[0]
    if (first) this.#reveal(first)
  }

  #reveal(finding: Finding) {
    if (store.state.item && store.state.item !== finding.item) store.set({ item: '' })
    void this.updateComplete.then(() => {
      const at = (store.state.item ? shown().filter((one) => one.item === store.state.item) : shown()).indexOf(finding)
      const row = this.querySelectorAll<HTMLElement>('ul > li')[at]
      row?.scrollIntoView({ block: 'nearest' })
      ;(row?.querySelector<HTMLElement>('button') ?? this.querySelector<HTMLElement>('ul'))?.focus({ preventScroll: true })
      row?.classList.remove('shown')
      requestAnimationFrame(() => row?.classList.add('shown'))
    })
  }
}

const light = (finding: Finding) => ({ over: () => lineLink.light(finding.line ?? 0, finding.line ? 'snippet' : ''), out: () => lineLink.light(0, '') })

function place(finding: Finding): TemplateResult {
  return html`<span class="place">
    ${finding.line ? html`<button type="button" class="link" @click=${() => goToLine(finding.line ?? 0, finding.column)}>${t('line', finding.line)}</button>` : nothing}
    <code title=${finding.code}>${finding.code}</code>
  </span>`
}

function action(finding: Finding) {
  const { fix } = finding
  if (fix) return html` <button type="button" class="link" @click=${() => edit(fix.offset, fix.length, fix.text)}>${fixLabel(fix)}</button>`
  if (finding.guard === 'would-fail-open' && finding.item) return html` <button type="button" class="link" @click=${() => leaveOut({ [chosenOf(store.state)]: [finding.item!] })}>${t('guard.leaveOne')}</button>`
  const name = offered(finding) ? 'bridge' : (keyActions[finding.key ?? ''] ?? actions[finding.code])
  if (!name || store.state.switches.includes(name)) return nothing
  return html` <button type="button" class="link" @click=${() => setSwitch(name, true)}>${t(('action.' + name) as 'action.bridge')}</button>`
}

function full(finding: Finding): TemplateResult {
  const { over, out } = light(finding)
  const loud = finding.guard === 'would-fail-open'
  const mark = markOf(finding)
  return html`<li class="finding ${loud ? 'loud' : ''}" data-line=${finding.line ?? 0} @mouseenter=${over} @mouseleave=${out}>
    <span class="sign">${icon(mark.icon, loud ? 16 : 14, loud ? '' : mark.tone)}</span>
    <div class="said">
      <span class="visually-hidden">${t(hiddenWord[finding.severity])} </span>
      ${finding.title ? html`<b>${withCode(finding.title)}</b> ${withCode(finding.reason ?? '')}` : withCode(finding.message)}
      ${finding.step || offered(finding) ? html`<p><b>${t('findings.todo')}</b> ${withCode(finding.step ?? '')}${action(finding)}</p>` : action(finding)}
    </div>
    ${place(finding)}
  </li>`
}

function note(finding: Finding): TemplateResult {
  const { over, out } = light(finding)
  const mark = markOf(finding)
  const text = finding.before || finding.after
  const line = finding.line ?? 0
  return html`<li class="note ${finding.item ? '' : 'general'}" data-line=${line} @mouseenter=${over} @mouseleave=${out}>
    <span class="sign">${icon(mark.icon, 13, finding.item ? 'is-changed' : 'is-ok')}</span>
    <span class="visually-hidden">${t('findings.info')} </span>
    ${finding.item ? html`<button type="button" class="item" ?disabled=${!line} title=${line ? t('line', line) : ''} @click=${() => goToLine(line, finding.column)}>${finding.item}</button>` : nothing}
    <span class="said">${text ? html`<span title=${finding.message}><code>${finding.before}</code><span class="to">→</span><code>${finding.after}</code></span>` : withCode(!finding.title ? finding.message : action(finding) === nothing ? [finding.title, finding.reason, finding.step].filter(Boolean).join(' ') : finding.title)}${action(finding)}</span>
    <code class="code" title=${finding.code}>${finding.code}</code>
  </li>`
}

customElements.define('conv-findings', Findings)
