import type { Answer, Finding, Output, Target } from '../contract.ts'
import { piecesOf, type Inside } from '../highlight.ts'
import { tell } from '../words/finding.ts'
import type { Spoken } from './words/index.ts'

// What a reader of docs gets to see of one agent: where the text goes, the text, the command, the link, and at most two
// findings. The element and the prerendered forms are made from the same cards.

export interface Card {
  id: string
  name: string
  docs: string
  checked: string
  outputs: Output[]
  command: string
  link: { label: string; href: string } | null
  findings: Finding[]
}

export interface AgentFacts {
  id: string
  name: string
  docs?: string
  checked?: string
  rank: number
}

const shownFindings = 2
const weight: Record<string, number> = { error: 0, warning: 1, info: 2 }
// Notes that a reader must act on; all other notes are for the author.
const forReaders = new Set(['hook-tell', 'project-hint', 'paste', 'secret-lifted', 'secret-asked'])
const opens = /^(?:https|vscode|vscode-insiders|cursor|goose|kiro|windsurf|lmstudio|claude|codex|raycast|cherrystudio|ccswitch|devin|zed|warp|trae|qoder|halo):/i

export function cardOf(agent: AgentFacts, target: Target, { words, told }: Spoken, source: string): Card {
  const findings = (target.findings ?? []).filter((one) => one.severity !== 'info' || forReaders.has(one.key ?? ''))
  const link = (target.links ?? []).find((one) => opens.test(one.href))
  findings.sort((a, b) => (weight[a.severity] ?? 2) - (weight[b.severity] ?? 2))
  return {
    id: agent.id,
    name: agent.name,
    docs: agent.docs ?? '',
    checked: agent.checked ?? '',
    // Some agents keep their servers in no file.
    outputs: (target.outputs ?? []).map((output) => ({ ...output, file: output.file ?? '' })),
    command: (target.commands ?? []).map((command) => command.text).join('\n'),
    link: link ? { href: link.href, label: link.label === 'Add to ' + agent.name ? words.addTo(agent.name) : link.label } : null,
    findings: findings.slice(0, shownFindings).map((finding) => (told ? tell({ ...finding }, told, source, agent.name) : finding)),
  }
}

// The agents to show, in the author's order; without a wish the source first, then those that many people use.
export function cardsOf(agents: AgentFacts[], answer: Answer, wished: string[], spoken: Spoken): Card[] {
  const source = agents.find((agent) => agent.id === answer.source.agent)?.name ?? ''
  const order = wished.length > 0 ? wished.map((id) => agents.find((agent) => agent.id === id)) : [...agents].sort((a, b) => a.rank - b.rank)
  return order.flatMap((agent) => {
    const target = agent && answer.targets?.[agent.id]
    return agent && target && (target.outputs ?? []).length > 0 ? [cardOf(agent, target, spoken, source)] : []
  })
}

export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function coloured(text: string, syntax: string): string {
  let inside: Inside = ''
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const found = piecesOf(line, syntax, inside)
      inside = found.inside
      let at = 0
      let out = ''
      for (const piece of found.pieces) {
        out += escape(line.slice(at, piece.from)) + '<span class="' + piece.kind + '">' + escape(line.slice(piece.from, piece.to)) + '</span>'
        at = piece.to
      }
      return out + escape(line.slice(at))
    })
    .join('\n')
}

export const sentence = (finding: Finding): string => '<b>' + escape(finding.title || finding.message) + '</b>' + (finding.title ? ' ' + escape([finding.reason, finding.step].filter(Boolean).join(' ')) : '')
