import { en } from './en.ts'
import type { Told } from './finding.ts'

// A language is a table with the same keys, and for each key a text or a function of the same arguments. English is part of
// the page; the others are fetched when they are wished for.
type Loose<W> = { [K in keyof W]: W[K] extends (...args: infer A) => string ? (...args: A) => string : string }
export type Words = Loose<typeof en>
export type Key = keyof Words
type Args<K extends Key> = Words[K] extends (...args: infer A) => string ? A : []

export const languages = { en: 'English', zh: '简体中文', de: 'Deutsch' }
export type Language = keyof typeof languages

interface Loaded {
  words: Words
  told: Told
}

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Loaded>> = {
  zh: async () => (await import('./whole.zh.ts')).whole,
  de: async () => (await import('./whole.de.ts')).whole,
}

function preferred(): Language {
  let kept: string | null = null
  try {
    kept = localStorage.getItem('agentconv.language')
  } catch {
    kept = null
  }
  const wished = [...(kept ? [kept] : []), ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return (wished.find((tag) => tag in languages) ?? 'en') as Language
}

export const language: Language = preferred()
const loaded = language === 'en' ? null : await loaders[language]().catch(() => null)
const words: Words = loaded?.words ?? en

// How the converter's sentences are said in this language; null for English, which it says itself.
export const told: Told | null = loaded?.told ?? null

export function t<K extends Key>(key: K, ...args: Args<K>): string {
  const word = words[key] as string | ((...args: unknown[]) => string)
  return typeof word === 'function' ? word(...args) : word
}
