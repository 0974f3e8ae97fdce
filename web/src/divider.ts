// The edge between box and rail can be dragged, or moved with the arrows.
const [least, most, step] = [440, 720, 20]

export function startDivider() {
  const divider = document.querySelector<HTMLElement>('#divider')!
  const root = document.documentElement
  let width = 0
  const move = (to: number) => {
    width = Math.min(most, Math.max(least, Math.round(to)))
    root.style.setProperty('--left', width + 'px')
    divider.setAttribute('aria-valuenow', String(width))
  }
  divider.addEventListener('pointerdown', (event) => {
    divider.setPointerCapture(event.pointerId)
    const drag = (moved: PointerEvent) => move(moved.clientX)
    divider.addEventListener('pointermove', drag)
    divider.addEventListener('lostpointercapture', () => divider.removeEventListener('pointermove', drag), { once: true })
    event.preventDefault()
  })
  divider.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (!by) return
    event.preventDefault()
    move((width || divider.getBoundingClientRect().left) + by)
  })
  divider.addEventListener('dblclick', () => {
    root.style.removeProperty('--left')
    width = 0
  })
}
