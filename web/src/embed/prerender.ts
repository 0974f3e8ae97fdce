import { cleared } from '../clear.ts'
import type { Answer, Request } from '../contract.ts'
import type { AgentFacts } from './card.ts'
import { prerendered, type Prerendered, type Wishes } from './static.ts'
import { german } from './words/de.ts'
import { primary, type Spoken } from './words/index.ts'
import { chinese } from './words/zh.ts'

// The static forms for programs that make pages: all languages are there at once, since nobody waits for a download.

const languages: Record<string, Spoken | undefined> = { de: german, zh: chinese }

export interface Converter {
  agents(): AgentFacts[]
  convert(request: Partial<Request> & { text: string }): Answer
}

/** Makes all static forms of a config with the loaded converter. Secrets in clear text become references first. */
export function prerender(conv: Converter, wishes: Wishes): Prerendered {
  const { text } = cleared(wishes.text, conv.convert({ text: wishes.text, from: wishes.from ?? 'auto' }))
  const asked = { text, from: wishes.from ?? 'auto', scope: wishes.scope ?? 'user', os: wishes.os ?? 'macos', options: { liftSecrets: true }, ...(wishes.agents?.length ? { to: wishes.agents } : {}) } as const
  const answer = conv.convert({ ...asked, to: asked.to ? [...asked.to] : undefined })
  const stop = (answer.findings ?? []).find((finding) => finding.severity === 'error')
  if (stop && (answer.servers?.length ?? 0) + (answer.hooks?.length ?? 0) === 0) throw new Error(stop.message)
  return prerendered(conv.agents(), answer, { ...wishes, text }, languages[primary(wishes.lang ?? '')])
}
