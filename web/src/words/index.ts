import { en } from './en.ts'

// A language is a table with the same keys, and for each key a text or a function of the same arguments.
type Loose<W> = { [K in keyof W]: W[K] extends (...args: infer A) => string ? (...args: A) => string : string }
export type Words = Loose<typeof en>
export type Key = keyof Words
type Args<K extends Key> = Words[K] extends (...args: infer A) => string ? A : []

export const languages: Record<string, Words> = { en }

function preferred(): string {
  const kept = localStorage.getItem('agentconv.language')
  const wished = [...(kept ? [kept] : []), ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return wished.find((tag) => tag in languages) ?? 'en'
}

export const language = preferred()
const words = languages[language] ?? en

export function t<K extends Key>(key: K, ...args: Args<K>): string {
  const word = words[key] as string | ((...args: unknown[]) => string)
  return typeof word === 'function' ? word(...args) : word
}
