import { language, t, type Key } from './index.ts'

const attributes = { label: 'aria-label', title: 'title', content: 'content' } as const

// index.html is printed in English; in another language its texts are put in their places here.
export function fillWords(root: ParentNode, agents: number) {
  if (language === 'en') return
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language
  const say = (key: string) => (t as (key: string, n: number) => string)(key as Key, agents)
  for (const part of root.querySelectorAll<HTMLElement>('[data-t]')) {
    part.textContent = say(part.dataset.t ?? '')
    // The facts about formats stay English, and say so; their headings do not.
    if (part.closest('[lang]') !== document.documentElement) part.lang = document.documentElement.lang
  }
  for (const [name, attribute] of Object.entries(attributes)) {
    for (const part of root.querySelectorAll('[data-t-' + name + ']')) part.setAttribute(attribute, say(part.getAttribute('data-t-' + name) ?? ''))
  }
}
