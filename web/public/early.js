// Before the first paint: theme, keyboard of the system, and whether there is text to show again.
(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('agentconv.theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
    const view = JSON.parse(sessionStorage.getItem('agentconv.view') || 'null')
    if (view && typeof view.text === 'string' && view.text.trim()) root.dataset.view = 'work'
  } catch {
    // A browser that keeps nothing begins empty.
  }
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) root.dataset.mac = ''
})()
