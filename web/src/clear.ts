import type { Answer, Finding } from './contract.ts'
import { secretsIn, secretValues, shown } from './secrets.ts'

// A text without its secrets, for what is about to be given to others: each is replaced by a reference to a variable.

export interface Replaced {
  line: number
  name: string
}

export interface Cleared {
  text: string
  replaced: Replaced[]
}

const allFindings = (answer: Answer | null): Finding[] => [...(answer?.findings ?? []), ...Object.values(answer?.targets ?? {}).flatMap((target) => target.findings ?? [])]

// The key before the value names the variable: "GITHUB_TOKEN": "ghp_..." becomes ${GITHUB_TOKEN}.
function variableFor(before: string): string {
  const keys = [...before.matchAll(/[\w-]{2,}/g)].map((match) => match[0]).filter((word) => !/^(?:bearer|basic|token|https?|env|headers)$/i.test(word))
  const key = (keys.pop() ?? 'SECRET').replace(/^-+/, '').replaceAll('-', '_').toUpperCase()
  return key === 'AUTHORIZATION' ? 'TOKEN' : key
}

export function cleared(text: string, answer: Answer | null): Cleared {
  const values = secretValues(text, allFindings(answer))
  const replaced: Replaced[] = []
  const lines = text.split('\n').map((line, at) => {
    let out = ''
    let from = 0
    for (const stretch of secretsIn(line, values, Infinity)) {
      const start = Math.max(from, stretch.from - shown)
      const name = variableFor(line.slice(0, start))
      out += line.slice(from, start) + '${' + name + '}'
      from = stretch.to
      replaced.push({ line: at + 1, name })
    }
    return out + line.slice(from)
  })
  return { text: lines.join('\n'), replaced }
}
