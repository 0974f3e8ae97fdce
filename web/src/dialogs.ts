import { html, render, type TemplateResult } from 'lit'
import { icon } from './icons.ts'
import { keysOn, setKeysOn } from './keys.ts'
import { t, type Key } from './words/index.ts'

// One dialog element for what is read and then closed: the keys, how to check, what to do instead.

export function show(title: string, body: TemplateResult, size = '') {
  const dialog = document.querySelector<HTMLDialogElement>('#dialog')!
  render(
    html`<header><h2 id="dialog-title">${title}</h2><button type="button" class="ghost" aria-label=${t('help.close')} @click=${() => dialog.close()}>${icon('cross')}</button></header>${body}`,
    dialog,
  )
  dialog.className = size
  dialog.onclick = (event) => event.target === dialog && dialog.close()
  if (!dialog.open) dialog.showModal()
}

export function openDialog(title: string, lines: string[]) {
  show(title, html`<ul class="steps">${lines.map((line) => html`<li>${line}</li>`)}</ul>`)
}

export function openCheck() {
  show(t('check.title'), html`<ol class="steps">${(['check.1', 'check.2', 'check.3', 'check.4'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>`)
}

const listed: [string, Key][] = [
  ['/', 'help.find'],
  ['e', 'help.box'],
  ['a', 'help.agents'],
  ['s', 'help.snippet'],
  ['f', 'help.findings'],
  ['c', 'help.copy'],
  ['[ ]', 'help.step'],
  ['S', 'help.star'],
  ['F8 Shift+F8', 'help.next'],
  ['F2', 'help.rename'],
  ['?', 'help.help'],
  ['Esc', 'help.escape'],
]

export function openHelp() {
  show(
    t('help.title'),
    html`<table class="keys">
        <tbody>${listed.map(([keys, word]) => html`<tr><td>${keys.split(' ').map((key) => html`<kbd>${key}</kbd> `)}</td><td>${(t as (key: Key) => string)(word)}</td></tr>`)}</tbody>
      </table>
      <label class="key-switch"><input type="checkbox" .checked=${keysOn()} @change=${(e: Event) => setKeysOn((e.target as HTMLInputElement).checked)} /> ${t('help.switch')}</label>`,
  )
}
