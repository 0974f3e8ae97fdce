import { iconNode } from './icons.ts'
import { isDark, onTheme, switchTheme } from './theme.ts'
import { language, languages, t } from './words/index.ts'

// What every page's header does: the theme and the language.

const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector)

export function showTheme() {
  const dark = isDark()
  for (const button of all('[data-act=theme]')) {
    const word = t(dark ? 'theme.light' : 'theme.dark')
    button.setAttribute('aria-label', word)
    button.title = word
    const label = button.querySelector('span')
    if (label) label.textContent = word
    button.querySelector('svg')?.replaceWith(iconNode(dark ? 'moon' : 'sun', 16, ''))
  }
}

export function theme() {
  switchTheme()
  showTheme()
}

function startLanguage() {
  const choice = document.querySelector<HTMLSelectElement>('#language')!
  for (const [tag, name] of Object.entries(languages)) {
    const option = new Option(name, tag, false, tag === language)
    option.lang = tag
    choice.add(option)
  }
  const shown = choice.parentElement?.querySelector('.shown')
  if (shown) shown.textContent = languages[language]
  choice.addEventListener('change', () => {
    try {
      localStorage.setItem('agentconv.language', choice.value)
    } finally {
      location.reload()
    }
  })
}

export function startSite() {
  showTheme()
  onTheme(showTheme)
  startLanguage()
  for (const button of all('[data-act=theme]')) if (document.documentElement.dataset.view === 'formats') button.addEventListener('click', theme)
}
