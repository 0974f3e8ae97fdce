import type { Told } from '../../words/finding.ts'
import { words as en, type Words } from './en.ts'

// What the element and the static forms say around a config. English comes with the element; another language is fetched when a page
// is in it, together with the findings in that language.

export interface Spoken {
  /** As in the attribute lang. */
  tag: string
  words: Words
  /** How the converter's sentences are said; null for English, which it says itself. */
  told: Told | null
}

export const english: Spoken = { tag: 'en', words: en, told: null }

const loaders: Record<string, () => Promise<Spoken>> = {
  de: async () => (await import('./de.ts')).german,
  zh: async () => (await import('./zh.ts')).chinese,
}

export const primary = (tag: string): string => tag.toLowerCase().split('-')[0]!

/** The language that a tag stands for; English for one that is not known, or when its file cannot be had. */
export const spoken = async (tag: string): Promise<Spoken> => (await loaders[primary(tag)]?.().catch(() => null)) ?? english

/** The first of the reader's languages that is known here. */
export const preferred = (): string => navigator.languages.find((tag) => primary(tag) === 'en' || primary(tag) in loaders) ?? 'en'

/** What an element is written in: its own lang, that of the nearest element around it, else what the reader prefers. */
export function languageOf(element: Element): string {
  for (let at: Element | null = element; at; ) {
    const near: Element | null = at.closest('[lang]')
    if (near?.getAttribute('lang')) return near.getAttribute('lang')!
    const root = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : null
  }
  return preferred()
}
