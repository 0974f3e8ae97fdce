import { focusBox } from './box.ts'
import { closeCompare } from './compare.ts'
import { openHelp } from './dialogs.ts'
import { inField, openPicker } from './files.ts'
import { commandText } from './ways.ts'
import { copy } from './copy.ts'
import { mergedText } from './merge.ts'
import { chosenOf } from './order.ts'
import { stepAgent } from './pick.ts'
import { copyChosen } from './snippet.ts'
import { agentName, store } from './store.ts'
import { t } from './words/index.ts'

const switchKey = 'agentconv.keys'

export function keysOn(): boolean {
  return localStorage.getItem(switchKey) !== 'off'
}

export function setKeysOn(on: boolean) {
  localStorage.setItem(switchKey, on ? 'on' : 'off')
}

const focus = (selector: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((part) => part.offsetParent !== null)
  found?.focus()
  return Boolean(found)
}

function focusAgents() {
  focus('[role=listbox] [aria-selected=true]')
}

function findAgent() {
  if (!focus('conv-rail input[type=search]') && store.state.text.trim()) {
    store.set({ sheet: true })
    requestAnimationFrame(() => focus('conv-rail input[type=search]'))
  }
}

function copyShown() {
  const { tab, answer } = store.state
  const agent = chosenOf(store.state)
  const target = answer?.targets?.[agent]
  if (!target) return
  if (tab === 'command') void copy(commandText(target), agent + ' command', t('copied', agentName(agent), t('output.command')))
  else if (tab === 'merge' && mergedText(agent) !== undefined) void copy(mergedText(agent)!, agent + ' merged', t('copied', agentName(agent), t('output.merge')))
  else copyChosen()
}

const single: Record<string, () => void> = {
  '/': findAgent,
  e: focusBox,
  a: focusAgents,
  s: () => focus('#snippet') || focus('.code-block'),
  f: () => focus('conv-findings ul, .stopped ul button') || focus('.stopped button'),
  c: copyShown,
  '[': () => stepAgent(-1),
  ']': () => stepAgent(1),
  '?': openHelp,
}

export function startKeys() {
  addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'o') {
      event.preventDefault()
      openPicker()
      return
    }
    if (event.key === 'Escape') {
      if (store.state.sheet) store.set({ sheet: false })
      else if (store.state.compare && !document.querySelector('dialog[open]')) closeCompare()
      return
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inField(event) || document.querySelector('dialog[open]') || !keysOn()) return
    const act = single[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
}
