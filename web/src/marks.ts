import type { Finding } from './contract.ts'
import type { Icon } from './icons.ts'

// What stands in the gutter beside a line for the chosen agent: the worst that a finding says about it.
export interface Mark {
  icon: Icon
  tone: 'is-bad' | 'is-warn' | 'is-changed'
  weight: number
  title: string
}

export function markOf(finding: Finding): Mark {
  const title = finding.title || finding.message
  if (finding.guard === 'would-fail-open') return { icon: 'broken', tone: 'is-bad', weight: 5, title }
  if (finding.severity === 'error') return { icon: 'struck', tone: 'is-bad', weight: 4, title }
  if (finding.severity === 'warning') return { icon: 'triangle', tone: 'is-warn', weight: 3, title }
  if (finding.code.startsWith('secret-')) return { icon: 'key', tone: 'is-warn', weight: 2, title }
  return { icon: 'arrows', tone: 'is-changed', weight: 1, title }
}

export function marksByLine(findings: Finding[]): Map<number, Mark> {
  const marks = new Map<number, Mark>()
  for (const finding of findings) {
    // That an add command cannot hold it, or that a script must answer otherwise, changes nothing in the line.
    if (!finding.line || (finding.severity === 'info' && finding.code === 'contract-differs')) continue
    const mark = markOf(finding)
    if ((marks.get(finding.line)?.weight ?? 0) < mark.weight) marks.set(finding.line, mark)
  }
  return marks
}

// Of the findings on the paste itself, a note about the whole needs no mark beside a line.
export const marked = (findings: Finding[] | undefined): Finding[] =>
  (findings ?? []).filter((finding) => finding.severity !== 'info' || finding.code.startsWith('secret-'))

const rank = (finding: Finding) =>
  finding.guard === 'would-fail-open' ? 0 : finding.guard === 'can-fail-open' ? 1 : { error: 2, warning: 3, info: 4 }[finding.severity]

export const inOrder = (findings: Finding[]): Finding[] => [...findings].sort((a, b) => rank(a) - rank(b))
