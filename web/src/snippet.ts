import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { tabs } from './choice.ts'
import type { Agent, Output, Target } from './contract.ts'
import { goToLine } from './box.ts'
import { copy, download, fileName } from './copy.ts'
import { icon } from './icons.ts'
import { clearCode, fillCode } from './lines.ts'
import { lineLink } from './link.ts'
import { marked, marksByLine } from './marks.ts'
import { chosenOf } from './order.ts'
import { secretValues } from './secrets.ts'
import { agentName, store } from './store.ts'
import { t } from './words/index.ts'

const copyKey = (agent: string, output: Output) => agent + ' ' + output.file

function count(output: Output, target: Target): string {
  const kind = output.kind === 'hooks' ? 'hook' : 'server'
  const n = (target.items ?? []).filter((item) => item.kind === kind && item.status !== 'refused').length
  return output.kind === 'grants' || n === 0 ? '' : output.kind === 'hooks' ? t('files.hooks', n) : t('files.servers', n)
}

export function chosenOutput(target: Target | undefined): Output | undefined {
  const outputs = target?.outputs ?? []
  return outputs[store.state.file] ?? outputs[0]
}

// Under which name the visitor's own file is given to the converter: hooks that stand in a file of their own have another.
export function mineKey(agent: string, target: Target | undefined, output: Output): string {
  const beside = (target?.outputs ?? []).find((one) => one.kind === 'servers')
  return output.kind === 'hooks' && beside && beside.file !== output.file ? agent + '/hooks' : agent
}

export function copyChosen() {
  const agent = chosenOf(store.state)
  const output = chosenOutput(store.state.answer?.targets?.[agent])
  if (output) void copy(output.text, copyKey(agent, output), t('copied', agentName(agent), fileName(output.file)))
}

// The card with the files of the chosen agent, of which one is shown.
export function snippet(agent: Agent, target: Target): TemplateResult {
  const outputs = target.outputs ?? []
  const output = chosenOutput(target)
  const chosen = output ? outputs.indexOf(output) : 0
  const said = store.state.copied
  const files = outputs.map((one, at) => {
    const was = said.includes(copyKey(agent.id, one))
    const label = html`${icon(one.kind === 'hooks' ? 'hook' : 'server', 14)} <code>${at === chosen ? one.file : fileName(one.file)}</code>${at === chosen ? nothing : html` <span class="files-count">${count(one, target)}</span>`}${was ? html` ${icon('check', 14)}<span class="visually-hidden">${t('copied.before')}</span>` : nothing}`
    return { id: String(at), label, title: one.file }
  })
  return html`<div class="card">
    <div class="file-bar">
      ${output ? tabs(t('files.name'), String(chosen), files, 'snippet', (id) => store.set({ file: Number(id) })) : html`<span class="file-none"></span>`}
      ${eye()}
      <span class="file-actions">
        <button type="button" class="ghost" aria-label=${t('snippet.download')} title=${t('snippet.download')} ?disabled=${!output} @click=${() => output && download(output.text, output.file)}>${icon('download')}</button>
        <button type="button" class="main" ?disabled=${!output} @click=${copyChosen}>${copyIcon()} ${t('snippet.copy')}</button>
      </span>
    </div>
    <div id="snippet" class="code-block ${store.state.showSecrets ? 'show-secrets' : ''}" role="region" tabindex="0" aria-label=${t('snippet.name')} ${ref((block) => fill(block, output, target, agent))} @mouseover=${over} @mouseleave=${() => lineLink.light(0, '')} @click=${click}></div>
  </div>`
}

export const eye = () =>
  html`<button type="button" class="ghost eye" aria-pressed=${store.state.showSecrets} aria-label=${t('snippet.show')} title=${t('snippet.show')} @click=${() => store.set({ showSecrets: !store.state.showSecrets })}>${icon('eye')}</button>`

// A check for two seconds after a copy; the words beside it stay.
export const copyIcon = () => html`<span class="copy-icon">${icon('copy', 14)}${icon('check', 14)}</span>`

const filled = new WeakMap<Element, { file: string; print: string }>()

function fill(block: Element | undefined, output: Output | undefined, target: Target, agent: Agent) {
  if (!(block instanceof HTMLElement)) return
  const { answer, text, off } = store.state
  const marks = marksByLine([...(target.findings ?? []), ...marked(answer?.findings)])
  const secrets = secretValues(text, [...(target.findings ?? []), ...(answer?.findings ?? [])])
  const empty = off.length > 0 && (target.items ?? []).length === 0 ? t('snippet.nothingTicked') : t('snippet.empty', agent.name)
  const print = [agent.id, output?.file, output?.text ?? empty, output?.origins?.join(), [...marks].map(([line, mark]) => line + mark.icon).join(), secrets.join('\n')].join('\0')
  const before = filled.get(block)
  if (before?.print === print) return
  const file = agent.id + '\0' + (output?.file ?? '')
  filled.set(block, { file, print })
  // Another file begins at its top; of the same one the reader keeps the place while the text is typed.
  if (before && before.file !== file) block.scrollTop = 0
  if (output) fillCode(block, { text: output.text, syntax: output.syntax, secrets, origins: output.origins ?? [], marks, from: (line) => t('snippet.from', line) })
  else {
    const said = document.createElement('p')
    said.textContent = empty
    clearCode(block, said)
  }
}

const row = (event: Event) => (event.target as Element).closest<HTMLElement>('.code-line')

function over(event: Event) {
  const line = Number(row(event)?.dataset.origin ?? 0)
  lineLink.light(line, line ? 'snippet' : '')
}

function click(event: Event) {
  const line = Number(row(event)?.dataset.origin ?? 0)
  const mark = (event.target as Element).closest('.mark')
  if (mark && line) document.dispatchEvent(new CustomEvent('show-finding', { detail: line }))
  else if (line && getSelection()?.isCollapsed && matchMedia('(min-width: 760px)').matches) goToLine(line)
}

// The lines that the lit source line became light up too.
lineLink.listen((line) => {
  for (const lit of document.querySelectorAll('#snippet .lit')) lit.classList.remove('lit')
  if (line > 0) for (const found of document.querySelectorAll('#snippet [data-origin="' + line + '"]')) found.classList.add('lit')
})
