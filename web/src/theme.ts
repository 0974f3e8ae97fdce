// The theme is the system's until the visitor chooses; the choice is kept on this device. early.js sets it before the first paint.
const key = 'agentconv.theme'
const dark = matchMedia('(prefers-color-scheme: dark)')

export const isDark = (): boolean => (document.documentElement.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark'

export function switchTheme() {
  const theme = isDark() ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    return
  }
}

export function onTheme(listener: () => void) {
  dark.addEventListener('change', listener)
}
