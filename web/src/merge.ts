import { html, nothing, type TemplateResult } from 'lit'
import { radios } from './choice.ts'
import type { Agent, ConflictChoice, Output, Target } from './contract.ts'
import { copy, download, fileName } from './copy.ts'
import { diffLines, hunksOf, keptLines, unified, type DiffLine } from './diff.ts'
import { piecesOf } from './highlight.ts'
import { icon } from './icons.ts'
import { firstRows, moreRows, shortLine } from './large.ts'
import { lineNode } from './lines.ts'
import { secretsIn, secretValues } from './secrets.ts'
import { chosenOutput, copyIcon, mineKey } from './snippet.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

const rowsAtMost = 4000
const choices: ConflictChoice[] = ['update', 'replace', 'keep']

// Merge into my file: what happens to each item, and the whole file before and after.
export function merge(agent: Agent, target: Target): TemplateResult {
  const output = chosenOutput(target)
  if (!output) return html`<p class="waiting">${t('merge.unavailable', agent.name)}</p><conv-findings></conv-findings>`
  const mine = store.state.existing[mineKey(agent.id, target, output)] ?? ''
  if (mine.trim() === '' || output.merged === undefined) return html`<p class="waiting">${t('merge.wait')} <button type="button" class="link" @click=${goToMine}>${t('merge.put')}</button></p>`
  return html`${fates(target, output)}${changes(agent, target, output, mine, output.merged)}`
}

// On a phone its box stands far above.
const goToMine = () => document.querySelector<HTMLElement>('conv-mine')?.focus()

const clashes = (target: Target) => (target.findings ?? []).filter((finding) => finding.code === 'merge-conflict').map((finding) => finding.item ?? '')

function count(target: Target, output: Output): string {
  const kind = output.kind === 'hooks' ? 'hook' : 'server'
  const n = (target.items ?? []).filter((item) => item.kind === kind && item.status !== 'refused').length
  return output.kind === 'hooks' ? t('files.hooks', n) : t('files.servers', n)
}

function fates(target: Target, output: Output): TemplateResult {
  const kind = output.kind === 'hooks' ? 'hook' : 'server'
  const items = (target.items ?? []).filter((item) => item.kind === kind)
  const clash = (name: string) => clashes(target).includes(name)
  const found = (name: string) => (target.findings ?? []).find((finding) => finding.severity === 'error' && finding.item === name)
  const { conflict } = store.state
  return html`<ul class="card fates">
    ${firstRows(items).map(({ item, status }) => {
      const choice = conflict[item] ?? 'update'
      if (status === 'refused')
        return html`<li>${icon('struck', 14, 'is-bad')}<b title=${item}>${item}</b><span>${found(item)?.reason || t('merge.refused')}</span><button type="button" class="link" @click=${() => store.set({ tab: 'snippet', item })}>${t('merge.finding')}</button></li>`
      if (!clash(item)) return html`<li>${icon('plus', 14)}<b title=${item}>${item}</b><span>${t('merge.new')}</span></li>`
      return html`<li>${icon('triangle', 14, 'is-warn')}<b title=${item}>${item}</b><span>${t(('merge.' + choice + '.says') as 'merge.update.says')}</span>
        ${radios(t('merge.choice', item), choice, choices.map((value) => ({ value, label: t(('merge.' + value) as 'merge.update') })), (value) => store.set({ conflict: { ...store.state.conflict, [item]: value } }))}
      </li>`
    })}
    ${moreRows(items) ? html`<li>${t('list.more', moreRows(items))}</li>` : nothing}
  </ul>`
}

function changes(agent: Agent, target: Target, output: Output, mine: string, merged: string): TemplateResult {
  const lines = diffLines(mine.replaceAll('\r\n', '\n'), merged.replaceAll('\r\n', '\n'))
  const added = lines.filter((line) => line.sign === '+').length
  const removed = lines.filter((line) => line.sign === '-').length
  const kept = keptLines(lines, output.text, clashes(target))
  const secrets = secretValues(store.state.text, [...(target.findings ?? []), ...(store.state.answer?.findings ?? [])])
  const key = agent.id + ' merged ' + output.file
  return html`<div class="card changes">
    <div class="file-bar">
      <span class="sums"><b>${count(target, output)}</b> <span class="plus"><b>+${added}</b> ${t('merge.added')}</span> <span class="minus"><b>−${removed}</b> ${t('merge.removed')}</span></span>
      <span class="file-actions">
        <button type="button" class="ghost" @click=${() => void copy(unified(lines, output.file), key + ' diff', t('copied.diff'))}>${t('merge.copyDiff')}</button>
        <button type="button" class="ghost" aria-label=${t('snippet.download')} @click=${() => download(merged, output.file)}>${icon('download')}</button>
        <button type="button" class="main" @click=${() => void copy(merged, key, t('copied', agent.name, fileName(output.file)))}>${copyIcon()} ${t('merge.copy')}</button>
      </span>
    </div>
    <div class="code-block diff ${store.state.showSecrets ? 'show-secrets' : ''}" role="region" tabindex="0" aria-label=${t('merge.changes')}>
      ${hunksOf(lines).map((hunk) => ('same' in hunk ? html`<div class="same">${t('merge.unchanged', ...hunk.same)}</div>` : hunk.lines.slice(0, rowsAtMost).map((line) => row(line, output.syntax, secrets, kept.has(line)))))}
    </div>
    <p class="rest">${icon('check', 14, 'is-ok')} ${added + removed === 0 ? t('merge.same') : t('merge.rest')}</p>
  </div>`
}

function row(line: DiffLine, syntax: string, secrets: string[], kept: boolean): TemplateResult {
  const text = shortLine(line.text)
  const tone = line.sign === '+' ? 'added' : line.sign === '-' ? 'removed' : ''
  return html`<div class="diff-line ${tone}" data-before=${line.before || ''} data-after=${line.after || ''}><span class="diff-sign">${line.sign}</span>${lineNode(text, piecesOf(text, syntax).pieces, secretsIn(text, secrets))}${kept ? html`<span class="kept">${t('merge.kept')}</span>` : nothing}</div>`
}

export const mergedText = (agent: string): string | undefined => chosenOutput(store.state.answer?.targets?.[agent])?.merged
