import type { Answer, System } from '../contract.ts'
import { cardsOf, coloured, escape, sentence, type AgentFacts, type Card } from './card.ts'
import { agentFacts, convert } from './link.ts'
import { style } from './style.ts'
import { english, languageOf, spoken } from './words/index.ts'

// <agent-config>: one config of any agent inside, tabs with every agent's own for the reader. Without JavaScript the
// author's config is what is shown.

const kept = { agent: 'agent-config.agent', system: 'agent-config.system' }
const systems: Record<System, string> = { macos: 'macOS', linux: 'Linux', windows: 'Windows' }
const drawn = {
  warning: 'M8 2.4 14.2 13.3H1.8zM8 6.4v3.2M8 11.2v.4',
  error: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2zM11.9 4.1 4.1 11.9',
  info: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2zM8 7.4v3.4M8 5v.4',
  copy: 'M6.9 5.6h5.4a1.3 1.3 0 0 1 1.3 1.3v5.4a1.3 1.3 0 0 1-1.3 1.3H6.9a1.3 1.3 0 0 1-1.3-1.3V6.9a1.3 1.3 0 0 1 1.3-1.3zM10.4 5.6V3.7a1.3 1.3 0 0 0-1.3-1.3H3.7a1.3 1.3 0 0 0-1.3 1.3v5.4a1.3 1.3 0 0 0 1.3 1.3h1.9',
  external: 'M6.6 3H3v10h10V9.4M9.4 2.6h4v4M13.2 2.8 7.6 8.4',
}
const sign = (name: keyof typeof drawn) => '<svg class="' + name + '" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="' + drawn[name] + '"/></svg>'

const remembered = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

function systemOfReader(): System {
  if (/Windows/.test(navigator.userAgent)) return 'windows'
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'macos' : 'linux'
}

const dayIn = (day: string, tag: string): string => new Date(day + 'T00:00:00').toLocaleDateString(tag === 'en' ? 'en-GB' : tag, { day: 'numeric', month: 'short', year: 'numeric' }).replace('Sept', 'Sep')

// What stands inside, without the indentation that the page's own markup gave it.
function textIn(element: Element): string {
  const lines = (element.textContent ?? '').replace(/^\s*\n/, '').trimEnd().split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length)
  const cut = Math.min(...indents)
  return lines.map((line) => line.slice(cut)).join('\n') + '\n'
}

const all = new Set<AgentConfig>()
// A page that changes its language says so there.
new MutationObserver(() => all.forEach((one) => void one.speak())).observe(document.documentElement, { attributeFilter: ['lang'] })

export class AgentConfig extends HTMLElement {
  static observedAttributes = ['lang']
  #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
  #facts: AgentFacts[] = []
  #answer: Answer | null = null
  #cards: Card[] = []
  #spoken = english
  #chosen = ''
  #system: System = 'linux'
  #begun = false

  connectedCallback() {
    all.add(this)
    if (this.#begun) return
    if (!this.#root.firstChild) this.#root.append(document.createElement('slot'))
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      this.#begun = true
      void this.#load()
    }, { rootMargin: '600px' })
    seen.observe(this)
  }

  disconnectedCallback() {
    all.delete(this)
  }

  attributeChangedCallback() {
    void this.speak()
  }

  /** Says everything in the language of the place where the element stands. */
  async speak() {
    if (!this.#answer) return
    const answer = this.#answer
    const tag = languageOf(this)
    const said = await spoken(tag)
    if (answer !== this.#answer || tag !== languageOf(this)) return
    this.#spoken = said
    this.#cards = cardsOf(this.#facts, answer, this.#wished, said)
    if (this.#cards.length > 0) this.#draw()
  }

  get #wished(): string[] {
    return (this.getAttribute('agents') ?? '').split(/[\s,]+/).filter(Boolean)
  }

  async #load() {
    const given = this.getAttribute('system') ?? remembered(kept.system)
    this.#system = given in systems ? (given as System) : systemOfReader()
    this.#chosen = remembered(kept.agent)
    await this.#convert()
  }

  async #convert() {
    const wished = this.#wished
    try {
      const [facts, answer] = await Promise.all([
        agentFacts(),
        convert({ text: textIn(this), from: this.getAttribute('from') ?? 'auto', to: wished.length ? wished : undefined, scope: this.getAttribute('scope') === 'project' ? 'project' : 'user', os: this.#system, options: { liftSecrets: true } }),
      ])
      this.#facts = facts
      this.#answer = answer
    } catch {
      return // The author's own config stays on the page.
    }
    await this.speak()
  }

  #card(): Card {
    return this.#cards.find((card) => card.id === this.#chosen) ?? this.#cards[0]!
  }

  #draw(focus = '') {
    const card = this.#card()
    const { tag, words } = this.#spoken
    const most = Number(this.getAttribute('tabs') ?? 5)
    const first = this.#cards.slice(0, most)
    const shown = first.includes(card) ? first : [...first.slice(0, -1), card]
    const more = this.#cards.filter((one) => !shown.includes(one))
    const day = /\d{4}-\d\d-\d\d/.exec(card.checked)?.[0]
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    this.#root.adoptedStyleSheets = [sheet]
    this.#root.innerHTML = '<div class="card" lang="' + tag + '"><div class="head"><div part="tabs" role="tablist" aria-label="' + words.agents + '">' +
      shown.map((one) => '<button type="button" part="tab' + (one === card ? ' tab-chosen' : '') + '" role="tab" id="tab-' + escape(one.id) + '" data-agent="' + escape(one.id) + '" aria-controls="panel" aria-selected="' + (one === card) + '" tabindex="' + (one === card ? 0 : -1) + '">' + escape(one.name) + '</button>').join('') +
      '</div>' + (more.length ? '<select class="more" aria-label="' + words.moreAgents + '"><option value="">' + words.more(more.length) + '</option>' + more.map((one) => '<option value="' + escape(one.id) + '">' + escape(one.name) + '</option>').join('') + '</select>' : '') +
      '</div><div id="panel" role="tabpanel" aria-labelledby="tab-' + escape(card.id) + '">' +
      card.outputs.map((output, at) => '<div class="bar"><span part="path">' + escape(output.file) + '</span>' +
        (at === 0 ? '<select class="system" aria-label="' + words.system + '">' + Object.entries(systems).map(([id, name]) => '<option value="' + id + '"' + (id === this.#system ? ' selected' : '') + '>' + name + '</option>').join('') + '</select>' : '') +
        '<button type="button" part="copy" data-copy="' + at + '">' + sign('copy') + words.copySnippet + '</button>' +
        (at === 0 && card.link ? '<a part="link" href="' + escape(card.link.href) + '" rel="noopener noreferrer">' + escape(card.link.label) + sign('external') + '</a>' : '') +
        '</div><pre part="snippet" role="region" tabindex="0" aria-label="' + words.snippet + this.#number(at) + '"><code>' + coloured(output.text, output.syntax) + '</code></pre>').join('') +
      (card.command ? '<div class="command"><pre part="snippet command" role="group" tabindex="0" aria-label="' + words.command + '"><code>' + escape(card.command) + '</code></pre><button type="button" part="copy" data-copy="command">' + sign('copy') + words.copyCommand + '</button></div>' : '') +
      card.findings.map((finding) => '<div part="finding">' + sign(finding.severity) + '<span><span class="status">' + words[finding.severity] + '</span>' + sentence(finding) + '</span></div>').join('') +
      '</div><div class="credit"><span>' + words.madeBy[0] + '<a href="' + escape(new URL('..', String(import.meta.url)).href) + '">agentconv</a>' + words.madeBy[1] + '</span>' + (day ? '<span>' + words.checked(dayIn(day, tag)) + '</span>' : '') + (/^https:/.test(card.docs) ? '<a href="' + escape(card.docs) + '" rel="noopener noreferrer">' + escape(words.docs(card.name)) + '</a>' : '') + '</div></div><div class="status" role="status" aria-live="polite" lang="' + tag + '"></div>'
    this.#listen()
    const list = this.#root.querySelector<HTMLElement>('[role=tablist]')!
    const tab = list.querySelector<HTMLElement>('[aria-selected=true]')!
    const end = tab.offsetLeft - list.offsetLeft + tab.offsetWidth
    if (end > list.clientWidth) list.scrollLeft = end - list.clientWidth + 24
    if (focus) this.#root.querySelector<HTMLElement>(focus)?.focus()
  }

  // Regions of one page have names of their own: Snippet, Snippet 2.
  #number(at: number): string {
    const before = [...document.querySelectorAll('agent-config')].indexOf(this)
    return before + at > 0 ? ' ' + [before + 1, ...(at ? [at + 1] : [])].join('.') : ''
  }

  #listen() {
    const tabs = [...this.#root.querySelectorAll<HTMLElement>('[role=tab]')]
    for (const [at, tab] of tabs.entries()) {
      tab.addEventListener('click', () => this.#choose(tab.dataset.agent!, true))
      tab.addEventListener('keydown', (event) => {
        const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        this.#choose(tabs[(to + tabs.length) % tabs.length]!.dataset.agent!, true)
      })
    }
    this.#root.querySelector<HTMLSelectElement>('.more')?.addEventListener('change', (event) => this.#choose((event.target as HTMLSelectElement).value, true))
    this.#root.querySelector<HTMLSelectElement>('.system')?.addEventListener('change', (event) => {
      this.#system = (event.target as HTMLSelectElement).value as System
      remember(kept.system, this.#system)
      void this.#convert().then(() => this.#root.querySelector<HTMLElement>('.system')?.focus())
    })
    for (const button of this.#root.querySelectorAll<HTMLElement>('[data-copy]')) button.addEventListener('click', () => void this.#copy(button.dataset.copy!))
  }

  #choose(id: string, tell: boolean) {
    if (!this.#cards.some((card) => card.id === id)) return
    this.#chosen = id
    if (tell) {
      remember(kept.agent, id)
      for (const other of all) if (other !== this) other.#choose(id, false)
    }
    this.#draw(tell ? '#tab-' + CSS.escape(id) : '')
  }

  async #copy(what: string) {
    const card = this.#card()
    const output = card.outputs[Number(what)]
    const text = what === 'command' ? card.command : (output?.text ?? '')
    const status = this.#root.querySelector('.status[role=status]')!
    const { words } = this.#spoken
    try {
      await navigator.clipboard.writeText(text)
      status.textContent = words.copied(card.name, what === 'command' ? words.commandWord : (output?.file.split(/[\\/]/).pop() ?? ''))
    } catch {
      status.textContent = words.copyRefused
    }
  }
}

if (!customElements.get('agent-config')) customElements.define('agent-config', AgentConfig)
