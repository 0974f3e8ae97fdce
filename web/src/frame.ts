import { summary } from './understood.ts'
import { stopOf } from './items.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// What the state means for the page as a whole: which view is laid out, what the foot says, what lies under a sheet.
export function startFrame() {
  const root = document.documentElement
  const left = document.querySelector<HTMLElement>('#left')!
  const folded = document.querySelector<HTMLElement>('#folded-line')!
  const foot = document.querySelector<HTMLElement>('#kept')!
  const under = document.querySelectorAll<HTMLElement>('header.site, #left, conv-strip, conv-target')
  const clears = document.querySelectorAll<HTMLButtonElement>('[data-act=clear]')
  const draw = () => {
    const { text, compare, answer, unfolded, sheet, slow, tab } = store.state
    const result = answer && !stopOf(answer)
    root.dataset.view = text.trim() === '' ? 'empty' : compare && result ? 'compare' : 'work'
    root.dataset.tab = tab
    root.toggleAttribute('data-answered', Boolean(result))
    root.toggleAttribute('data-sheet', sheet)
    root.toggleAttribute('data-folded', Boolean(result) && !unfolded)
    folded.textContent = folded.title = answer && result ? summary(answer, false) : ''
    foot.textContent = slow ? t('foot.converting') : t('foot.kept')
    for (const part of under) part.inert = sheet
    for (const button of clears) button.disabled = text === ''
  }
  store.listen(draw)
  draw()
  // The box folds when the press that took the focus away is over: what was pressed must not move from under the finger.
  let pressed = false
  for (const [name, on] of [['pointerdown', true], ['pointerup', false], ['pointercancel', false]] as const) addEventListener(name, () => (pressed = on), true)
  left.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || left.contains(event.relatedTarget)) return
    const fold = () => setTimeout(() => store.set({ unfolded: false }))
    if (pressed) addEventListener('pointerup', fold, { once: true })
    else fold()
  })
  document.querySelector('#backdrop')!.addEventListener('click', () => store.set({ sheet: false }))
  document.addEventListener('copied', () => {
    root.setAttribute('data-copied', '')
    setTimeout(() => root.removeAttribute('data-copied'), 2000)
  })
}
