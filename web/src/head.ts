import type { Converter } from './converter.ts'
import { say } from './announce.ts'
import { focusBox, setBox } from './box.ts'
import { openCheck, openHelp } from './dialogs.ts'
import { examples } from './examples.ts'
import { openPicker } from './files.ts'
import { startSite, theme } from './header.ts'
import { share } from './share.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// What stands in index.html and only needs to act: header, head of the box, examples, menus.

const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector)

const acts: Record<string, () => void> = {
  share: () => void share(),
  theme,
  help: openHelp,
  check: openCheck,
  open: openPicker,
  edit: () => {
    store.set({ unfolded: true })
    focusBox()
  },
  result: () => (document.getElementById('result') ?? document.getElementById('main'))?.focus(),
  fold: () => store.set({ unfolded: false }),
  clear,
}

export function clear() {
  setBox('')
  store.set({ existing: {}, off: [], left: {}, also: [], rename: {}, conflict: {}, switches: [], paths: '', item: '', good: null, copied: [], compare: '', sheet: false, unfolded: true, from: 'auto' })
  say(t('say.cleared'))
  focusBox()
}

function tryExample(at: number) {
  const example = examples[at]
  if (!example) return
  setBox(example.text)
  store.set({ from: 'auto', off: [], left: {}, also: [], rename: {}, item: '', file: 0, unfolded: false, compare: '' })
  for (const menu of all('[popover]')) if (menu.matches(':popover-open')) menu.hidePopover()
}

function placeMenus() {
  for (const menu of all('[popover]')) {
    const openerOf = () => document.querySelector<HTMLElement>('[popovertarget="' + menu.id + '"]')
    menu.addEventListener('toggle', (event) => {
      const open = (event as ToggleEvent).newState === 'open'
      openerOf()?.setAttribute('aria-expanded', String(open))
      if (open) menu.querySelector<HTMLElement>('button, input')?.focus()
    })
    menu.addEventListener('beforetoggle', (event) => {
      const opener = openerOf()
      if ((event as ToggleEvent).newState !== 'open' || !opener) return
      const at = opener.getBoundingClientRect()
      menu.style.top = at.bottom + 4 + 'px'
      menu.style.right = Math.max(8, document.documentElement.clientWidth - at.right) + 'px'
    })
    menu.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step || menu.id === 'options') return
      event.preventDefault()
      const buttons = [...menu.querySelectorAll<HTMLElement>('button')]
      const at = buttons.indexOf(document.activeElement as HTMLElement)
      buttons[(at + step + buttons.length) % buttons.length]?.focus()
    })
  }
}

export function startHead(converter: Converter) {
  acts.embed = () => void import('./embedding.ts').then((module) => module.embed(converter))
  if (location.hash === '#embed') requestAnimationFrame(() => acts.embed?.())
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act], [data-example]')
    if (button?.dataset.example) tryExample(Number(button.dataset.example))
    else if (button?.dataset.act) {
      if (button instanceof HTMLAnchorElement) event.preventDefault()
      acts[button.dataset.act]?.()
      button.closest<HTMLElement>('[popover]')?.hidePopover()
    }
  })
  placeMenus()
  startSite()
}
