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

  // From the first touch on, before anything can be typed or pasted, the page may not connect anywhere: the policy that it
  // comes with lets it reach its own site only, and this one takes that away too.
  let locked = false
  const lock = (event) => {
    if (locked || (event && !event.isTrusted && event.type !== 'has-text')) return
    locked = true
    const rule = document.createElement('meta')
    rule.httpEquiv = 'Content-Security-Policy'
    rule.content = "connect-src 'none'"
    document.head.append(rule)
  }
  for (const touch of ['pointerdown', 'keydown', 'paste', 'input', 'dragenter', 'drop', 'has-text']) addEventListener(touch, lock, { capture: true, passive: true })
  if (root.dataset.view === 'work') lock()
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) root.dataset.mac = ''
})()
