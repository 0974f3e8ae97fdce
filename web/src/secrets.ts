import type { Finding } from './contract.ts'

// Which stretches of a line are secrets, for the eye only: they are covered by a style, the text stays what it is.

export interface Stretch {
  from: number
  to: number
}

export const shown = 4
const shortest = 8
const issued = /\b(?:ghp|gho|ghu|ghs|ghr|github_pat|glpat|sk|pk|rk|xox[abeoprs]|npm|hf|pat|lin_api|ntn|secret|AIza|AKIA|ASIA|tvly|fc|ctx7sk|figd|dop_v1|eyJ)[-_A-Za-z0-9.]{12,20000}/g
const named =
  /(?:token|secret|passw(?:or)?d|api[-_]?key|access[-_]?key|private[-_]?key|authorization|credential)[\w-]{0,60}["']?\s{0,20}[:=]\s{0,20}["']?((?:bearer |basic |token )?)([^"'\s,}]{8,100000})/gi
const innocent = /^(?:\$|\{|%|<|https?:|true|false|null|your|my|xxx|\*|\.{3})/i

function hide(found: Stretch[], from: number, to: number) {
  if (to - from < shortest) return
  const start = from + shown
  if (!found.some((one) => start < one.to && to > one.from)) found.push({ from: start, to })
}

// values: the secrets that the converter found in the paste, wherever they come up again.
export function secretsIn(line: string, values: string[] = [], longest = 20000): Stretch[] {
  const found: Stretch[] = []
  if (line.length > longest) return found
  for (const value of values) {
    for (let at = line.indexOf(value); at >= 0; at = line.indexOf(value, at + value.length)) hide(found, at, at + value.length)
  }
  for (const match of line.matchAll(issued)) hide(found, match.index, match.index + match[0].length)
  for (const match of line.matchAll(named)) {
    const value = match[2]!
    if (innocent.test(value) || /^[A-Z][A-Z0-9_]+$/.test(value)) continue
    hide(found, match.index + match[0].length - value.length, match.index + match[0].length)
  }
  return found.sort((a, b) => a.from - b.from)
}

export function secretValues(text: string, findings: Finding[]): string[] {
  const values = new Set<string>()
  for (const finding of findings) {
    if (finding.code !== 'secret-in-clear' || !finding.length || finding.offset === undefined) continue
    const said = text.slice(finding.offset, finding.offset + finding.length).replace(/^["']|["']$/g, '')
    const value = said.replace(/^(?:bearer|basic|token) /i, '')
    if (value.length >= shortest && !/[\n{}]/.test(value)) values.add(value)
  }
  return [...values]
}
