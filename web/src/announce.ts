// The one polite status that readers of the screen hear, and the alert that is kept for guards.
let waiting = 0
let last = ''

const part = (id: string) => document.getElementById(id)

// At once; what was waiting to be said is old by then.
export function say(text: string) {
  clearTimeout(waiting)
  const status = part('status')
  if (!status) return
  last = text
  status.textContent = text
}

// After the typing has ended, and only what was not said last.
export function sayLater(text: string) {
  clearTimeout(waiting)
  waiting = window.setTimeout(() => text !== last && say(text), 600)
}

export function warn(text: string) {
  const alert = part('alert')
  if (alert && alert.textContent !== text) alert.textContent = text
}
