import type { Answer } from '../contract.ts'
import { cardsOf, coloured, escape, sentence, type AgentFacts, type Card } from './card.ts'
import { style } from './style.ts'
import { english, type Spoken } from './words/index.ts'

// The same cards without a browser: HTML for pages (with or without a declarative shadow root) and Markdown for a README.

export interface Wishes {
  /** The config, in any agent's format. */
  text: string
  /** Ids of the agents to show, in this order. Left out: all that can hold it. */
  agents?: string[]
  /** The agent that the config is of. Left out: found from the text. */
  from?: string
  scope?: 'user' | 'project'
  os?: 'macos' | 'linux' | 'windows'
  /** The language of the page or README: en, de or zh; a tag with a region is as good. */
  lang?: string
}

export interface Prerendered {
  /** `<agent-config>` with a declarative shadow root: shown without a script, and taken over by the element where it is there. */
  shadow: string
  /** Plain HTML, with nothing that needs a script or a style. */
  html: string
  /** A `<details>` per agent, for a README. */
  markdown: string
  /** A table of one-click links, for a README; agents without a link are not in it. */
  links: string
}

const fence = (text: string) => '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)))
const plain = (text: string) => text.replaceAll('\\', '\\\\').replace(/[*_<>[\]|`#]/g, (sign) => '\\' + sign)

function block(card: Card, lang: string): string {
  const outputs = card.outputs.map((output) => (output.file ? '<p class="bar"><span part="path">' + escape(output.file) + '</span></p>' : '') + '<pre part="snippet"><code>' + coloured(output.text, output.syntax) + '</code></pre>')
  const command = card.command ? '<pre part="snippet"><code>' + escape(card.command) + '</code></pre>' : ''
  const link = card.link ? '<p class="bar"><a part="link" href="' + escape(card.link.href) + '">' + escape(card.link.label) + '</a></p>' : ''
  const findings = card.findings.map((finding) => '<p part="finding"><span>' + sentence(finding) + '</span></p>').join('')
  return '<details name="agents"' + lang + '><summary>' + escape(card.name) + '</summary>' + outputs.join('') + command + link + findings + '</details>'
}

const bare = (text: string) => text.replace(/ (?:class|part)="[^"]*"/g, '').replace(/<span>|<\/span>/g, '')

function details(card: Card, orRun: string): string {
  const outputs = card.outputs.map((output) => {
    const ticks = fence(output.text)
    return (output.file ? '`' + output.file + '`\n\n' : '') + ticks + output.syntax.replace('jsonc', 'json') + '\n' + output.text.replace(/\n?$/, '\n') + ticks
  })
  const command = card.command ? orRun + '\n\n' + fence(card.command) + 'sh\n' + card.command + '\n' + fence(card.command) : ''
  const link = card.link && /^https:/.test(card.link.href) ? '[' + plain(card.link.label) + '](' + card.link.href + ')' : ''
  const findings = card.findings.map((finding) => '- **' + plain(finding.title || finding.message) + '**' + (finding.title ? ' ' + plain([finding.reason, finding.step].filter(Boolean).join(' ')) : ''))
  return ['<details><summary>' + escape(card.name) + '</summary>', ...outputs, command, link, findings.join('\n'), '</details>'].filter(Boolean).join('\n\n')
}

export function prerendered(agents: AgentFacts[], answer: Answer, wishes: Wishes, spoken: Spoken = english): Prerendered {
  const cards = cardsOf(agents, answer, wishes.agents ?? [], spoken)
  const lang = wishes.lang ? ' lang="' + spoken.tag + '"' : ''
  const attributes = lang + (wishes.agents?.length ? ' agents="' + escape(wishes.agents.join(' ')) + '"' : '') + (wishes.from && wishes.from !== 'auto' ? ' from="' + escape(wishes.from) + '"' : '') + (wishes.scope ? ' scope="' + wishes.scope + '"' : '')
  const blocks = cards.map((card) => block(card, lang)).join('')
  const linked = cards.filter((card) => card.link && /^https:/.test(card.link.href))
  return {
    shadow: '<agent-config' + attributes + '><template shadowrootmode="open"><style>' + style + '</style><div class="card">' + blocks + '</div></template><pre>' + escape(wishes.text) + '</pre></agent-config>\n',
    html: bare(blocks).replace(/<\/details>/g, '</details>\n'),
    markdown: cards.map((card) => details(card, spoken.words.orRun)).join('\n') + '\n',
    links: linked.length > 0 ? '| ' + spoken.words.agent + ' | ' + spoken.words.addIt + ' |\n| --- | --- |\n' + linked.map((card) => '| ' + plain(card.name) + ' | [' + plain(card.link!.label) + '](' + card.link!.href + ') |').join('\n') + '\n' : '',
  }
}
