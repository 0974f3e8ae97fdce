import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Agent, Target } from './contract.ts'
import { copy } from './copy.ts'
import { icon } from './icons.ts'
import { fillCode } from './lines.ts'
import { secretValues } from './secrets.ts'
import { copyIcon, eye } from './snippet.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// Two other ways in: a command for the shell, and a link that the agent's program opens.

const shells: Record<string, 'shell.posix' | 'shell.powershell' | 'shell.cmd'> = { posix: 'shell.posix', powershell: 'shell.powershell', cmd: 'shell.cmd' }
const isSecret = (target: Target) => secretValues(store.state.text, [...(target.findings ?? []), ...(store.state.answer?.findings ?? [])])

export function commandText(target: Target): string {
  return (target.commands ?? []).map((command) => command.text).join('\n')
}

export function commands(agent: Agent, target: Target): TemplateResult {
  const all = target.commands ?? []
  if (all.length === 0) return html`<p class="waiting">${t('command.none', agent.name)}</p>`
  const text = commandText(target)
  const shell = shells[all[0]!.shell]
  return html`<div class="card">
    <div class="file-bar">
      <span class="file-none">${shell ? t(shell) : nothing}</span>
      ${eye()}
      <span class="file-actions">
        <button type="button" class="main" @click=${() => void copy(text, agent.id + ' command', t('copied', agent.name, t('output.command')))}>${copyIcon()} ${t('command.copy')}</button>
      </span>
    </div>
    <div class="code-block ${store.state.showSecrets ? 'show-secrets' : ''}" role="region" tabindex="0" aria-label=${t('output.command')} ${ref((block) => {
      if (block instanceof HTMLElement) fillCode(block, { text, syntax: 'text', secrets: isSecret(target), origins: [], marks: new Map(), from: String })
    })}></div>
  </div>`
}

const opens = /^(?:https?|vscode|vscode-insiders|cursor|goose|kiro|windsurf|lmstudio|claude|codex|raycast|cherrystudio|ccswitch):/i

// The converter's labels are English.
function said(agent: Agent, label: string): string {
  const add = 'Add to ' + agent.name
  return label.startsWith(add) ? t('link.add', agent.name) + label.slice(add.length) : label
}

export function links(agent: Agent, target: Target): TemplateResult {
  const all = (target.links ?? []).filter((link) => opens.test(link.href))
  if (all.length === 0) return html`<p class="waiting">${t('link.none', agent.name)}</p>`
  return html`<div class="card links">
    <p>${t('link.lead')} ${isSecret(target).length > 0 ? html`<b>${t('link.secret')}</b>` : nothing}</p>
    <ul>
      ${all.map(
        (link) => html`<li>
          <a class="main" href=${link.href} rel="noopener noreferrer">${said(agent, link.label)} ${icon('external', 14)}</a>
          <button type="button" class="button" @click=${() => void copy(link.href, agent.id + ' ' + link.label, t('copied', agent.name, said(agent, link.label)))}>${t('link.copy')}</button>
        </li>`,
      )}
    </ul>
  </div>`
}
