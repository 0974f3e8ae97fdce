import { html, nothing, type TemplateResult } from 'lit'
import { radios, tabs, type Tab } from './choice.ts'
import type { Agent, Scope, System, Target } from './contract.ts'
import { commands, links } from './ways.ts'
import { icon, statusIcon } from './icons.ts'
import { stopOf, written } from './items.ts'
import { merge } from './merge.ts'
import { chosenOf } from './order.ts'
import { toggleStar } from './pick.ts'
import { stateWord } from './rail.ts'
import { snippet } from './snippet.ts'
import { stopped } from './stopped.ts'
import { store, type OutputTab } from './store.ts'
import { View } from './view.ts'
import { language, t } from './words/index.ts'

const scopes: Scope[] = ['user', 'project']
const systems: System[] = ['macos', 'linux', 'windows']

// The chosen agent: its state, where the file goes, and what to put there.
class TargetPane extends View {
  override render() {
    const state = store.state
    if (state.text.trim() === '') return nothing
    const agent = state.agents.find((one) => one.id === chosenOf(state))
    if (!agent) return nothing
    const stop = stopOf(state.answer)
    const target = stop ? undefined : state.answer?.targets?.[agent.id]
    return html`${this.#head(agent, target, Boolean(stop))}
      <div class="target-tabs">${this.#tabs(agent, target)}<button type="button" class="ghost options-button" title=${t('options.name')} popovertarget="options" aria-expanded="false">${icon('sliders', 14)} <span>${t('options.name')}</span>${state.switches.length ? html` <b class="badge">${state.switches.length}</b>` : nothing}</button></div>
      <div class="target-body" id="output" role="tabpanel" aria-labelledby=${'output-tab-' + state.tab} tabindex="-1">
        <div class="target-content">${stop ? stopped(stop) : this.#panel(agent, target)}</div>
      </div>
      ${this.#facts(agent)}`
  }

  #head(agent: Agent, target: Target | undefined, stop: boolean): TemplateResult {
    const { scope, system, stars, variant } = store.state
    const star = stars.includes(agent.id)
    const variants = agent.servers?.variants ?? []
    return html`<header class="target-head">
      <h1 id="result" tabindex="-1">${agent.name}</h1>
      ${stop ? nothing : html`<button type="button" class="ghost star ${star ? 'on' : ''}" aria-pressed=${star} aria-label=${t('target.star', agent.name)} @click=${() => toggleStar(agent.id)}>${icon(star ? 'star' : 'outline', 16)}</button>`}
      ${chip(target, stop)}
      <span class="switches">
        ${variants.length > 1
          ? radios(t('target.variant'), variant[agent.id] ?? variants[0]!.id, variants.map(({ id, label }) => ({ value: id, label })), (id) => store.set({ variant: { ...store.state.variant, [agent.id]: id } }))
          : nothing}
        ${radios(t('target.scope'), scope, scopes.map((value) => ({ value, label: t(('scope.' + value) as 'scope.user') })), (value) => store.set({ scope: value }))}
        ${radios(t('target.system'), system, systems.map((value) => ({ value, label: t(('system.' + value) as 'system.macos') })), (value) => store.set({ system: value }))}
      </span>
    </header>`
  }

  #tabs(agent: Agent, target: Target | undefined): TemplateResult {
    const command = target ? (target.commands ?? []).length > 0 : agent.command !== false
    const link = target ? (target.links ?? []).length > 0 : agent.link !== false
    const all: Tab[] = [
      { id: 'snippet', label: t('output.snippet'), name: t('output.snippet') },
      { id: 'merge', label: html`<span class="wide">${t('output.merge')}</span><span class="narrow">${t('output.merge.short')}</span>`, name: t('output.merge') },
      { id: 'command', label: t('output.command'), name: t('output.command'), none: command ? undefined : t('output.none') },
      { id: 'link', label: t('output.link'), name: t('output.link'), none: link ? undefined : t('output.none') },
    ]
    return tabs(t('output.name'), store.state.tab, all, 'output', (id) => store.set({ tab: id as OutputTab }))
  }

  #panel(agent: Agent, target: Target | undefined): TemplateResult {
    const { phase, tab } = store.state
    if (!target) return html`<p class="waiting">${phase === 'failed' ? t('snippet.failed') : phase === 'loading' ? t('snippet.waiting') : ''}</p>`
    if (tab === 'merge') return merge(agent, target)
    const output = tab === 'command' ? commands(agent, target) : tab === 'link' ? links(agent, target) : snippet(agent, target)
    return html`${output}<conv-findings></conv-findings>`
  }

  #facts(agent: Agent) {
    if (!agent.checked && !agent.docs) return nothing
    return html`<footer class="facts">
      ${agent.checked ? html`<span>${checked(agent.name, agent.checked)}</span>` : nothing}
      ${agent.docs && /^https:\/\//.test(agent.docs) ? html`<a href=${agent.docs} target="_blank" rel="noopener noreferrer">${t('facts.sources')}</a>` : nothing}
    </footer>`
  }
}

// "0.171.0, 2026-11-20": the version and the day of the check, the day as people write it here.
function checked(name: string, said: string): string {
  const day = /\d{4}-\d\d-\d\d/.exec(said)?.[0]
  // Where it was not a version, it is told in English words, which end at the day: "source of 2026-04-23".
  const told = said.replace(day ?? '', '').replace(/(?:\s+(?:as )?of)?[,\s]*$/, '')
  const version = language === 'en' || /^v?\d/.test(told) ? told : ''
  const date = day ? new Date(day + 'T00:00:00').toLocaleDateString(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', year: 'numeric' }).replace('Sept', 'Sep') : ''
  return t('facts.checked', name, version, date)
}

function chip(target: Target | undefined, stop: boolean): TemplateResult | typeof nothing {
  if (stop) return html`<span class="state refused">${icon('struck', 13)} ${t('status.notYet')}</span>`
  if (!target) return store.state.phase === 'loading' ? html`<span class="state">${icon('dash', 13)} ${t('status.waiting')}</span>` : nothing
  const { written: done, all } = written(target)
  const word = target.status === 'partial' && done < all ? t('status.partialOf', done, all) : stateWord(target.status)
  return html`<span class="state ${target.status}">${icon(statusIcon[target.status], 13)} ${word}</span>`
}

customElements.define('conv-target', TargetPane)
