import type { Answer, Finding } from '../contract.ts'

// By key: what happens, why, what to do. The same placeholders as in the converter's own sentences.
export type Sentences = Record<string, [title: string, reason: string, step: string]>

export interface Told {
  sentences: Sentences
  // Words and sentences that the converter puts into the places {1}, {2}: names of fields, advice about one agent.
  phrase: (said: string) => string
  theServer: string
  theSource: string
}

const places = /\{(\w+)\}/g

function fill(sentence: string, values: Record<string, string>, whole: boolean): string {
  if (whole && [...sentence.matchAll(places)].some(([, name]) => !values[name ?? ''])) return ''
  return sentence.replace(places, (_, name: string) => values[name] ?? '')
}

export function tell(finding: Finding, told: Told, source: string, agent: string): Finding {
  const found = told.sentences[finding.key ?? '']
  if (!found) return finding
  const values: Record<string, string> = { agent, source: finding.source || source || told.theSource, item: finding.item || told.theServer, field: finding.field ?? '', before: finding.before ?? '', after: finding.after ?? '' }
  for (const [at, arg] of (finding.args ?? []).entries()) values[String(at + 1)] = told.phrase(arg)
  finding.title = fill(found[0], values, false)
  finding.reason = fill(found[1], values, true)
  finding.step = fill(found[2], values, true)
  finding.message = [finding.title, finding.reason, finding.step].filter(Boolean).join(' ')
  return finding
}

// All sentences of an answer in another language, in place.
export function tellAll(answer: Answer, told: Told, name: (id: string) => string) {
  const source = answer.source.agent ? name(answer.source.agent) : ''
  for (const finding of answer.findings ?? []) tell(finding, told, source, '')
  for (const target of Object.values(answer.targets ?? {})) {
    const agent = name(target.agent)
    for (const finding of target.findings ?? []) tell(finding, told, source, agent)
  }
}
