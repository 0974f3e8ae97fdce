// What is only needed once there is text waits for the visitor's first touch to run. Its files are fetched before, when the
// converter is there: after that nothing that a visitor does asks the network for anything.

const touches = ['pointerdown', 'keydown', 'paste', 'dragenter', 'focusin']

export function firstTouch(act: () => void) {
  const touched = (event: Event) => {
    if (!event.isTrusted) return
    for (const touch of touches) removeEventListener(touch, touched, true)
    act()
  }
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true })
}

// The build names the files in index.html (vite.config.ts).
export function fetchAhead() {
  for (const file of document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}
