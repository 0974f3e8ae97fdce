import { firstTouch } from './ahead.ts'
import type { Editor } from './editor/index.ts'
import { itemsOf, stopLine, stopOf } from './items.ts'
import { isLarge } from './large.ts'
import { lineLink } from './link.ts'
import { inOrder, marked, marksByLine } from './marks.ts'
import { chosenOf } from './order.ts'
import { secretValues } from './secrets.ts'
import { store } from './store.ts'
import { t } from './words/index.ts'

// The box: a plain text field, which looks like the empty editor and takes typing and pasting by itself. The editor is made with
// the first text, and what was typed moves over: who opens the page does not wait for it.

let editor: Editor | null = null
const plain = () => document.querySelector<HTMLTextAreaElement>('#box textarea')

export function focusBox() {
  store.set({ unfolded: true })
  if (editor) editor.view.focus()
  else plain()?.focus()
}

export function goToLine(line: number, column = 1) {
  store.set({ unfolded: true })
  if (editor) editor.goTo(line, column)
  else focusBox()
}

export function setBox(text: string) {
  store.set({ text })
  editor?.setText(text)
  const field = plain()
  if (field) fillField(field, text)
}

// Megabytes would keep a plain field busy for seconds; it holds still for them until the editor, which takes them at once, is there.
function fillField(field: HTMLTextAreaElement, text: string) {
  field.readOnly = isLarge(text)
  field.value = field.readOnly ? '' : text
  field.setSelectionRange(0, 0)
}

function pasteLarge(event: ClipboardEvent) {
  const field = event.target as HTMLTextAreaElement
  const text = event.clipboardData?.getData('text/plain').replaceAll(/\r\n?/g, '\n') ?? ''
  if (!isLarge(text) || field.readOnly) return
  event.preventDefault()
  setBox(field.value.slice(0, field.selectionStart) + text + field.value.slice(field.selectionEnd))
}

// One edit that mends an error, as the converter offers it.
export function edit(offset: number, length: number, text: string) {
  const before = store.state.text
  setBox(before.slice(0, offset) + text + before.slice(offset + length))
}

// A paste outside of any field lands where the caret of the box stands.
export function insertIntoBox(text: string) {
  store.set({ unfolded: true })
  if (editor) editor.insert(text)
  const field = plain()
  if (!field) return
  const at = field.selectionStart
  setBox(field.value.slice(0, at) + text + field.value.slice(field.selectionEnd))
  field.setSelectionRange(at + text.length, at + text.length)
}

const findingsShown = () => {
  const { answer } = store.state
  return inOrder([...(answer?.targets?.[chosenOf(store.state)]?.findings ?? []), ...marked(answer?.findings)])
}

function tellEditor() {
  if (!editor) return
  const { answer, text } = store.state
  const stop = stopOf(answer)
  const findings = findingsShown()
  // Where reading stops, that place alone is marked: what could be guessed behind it is not converted.
  editor.tell({ secrets: secretValues(text, findings), marks: marksByLine(stop ? [stop] : findings), stop: stop && stopLine(stop) ? stop : null })
}

function nextFinding(direction: 1 | -1) {
  if (!editor) return
  const stop = stopOf(store.state.answer)
  const lines = [...new Set((stop ? [stop] : findingsShown()).map((finding) => finding.line ?? 0))].filter(Boolean).sort((a, b) => a - b)
  const at = editor.view.state.doc.lineAt(editor.view.state.selection.main.head).number
  const next = direction > 0 ? (lines.find((line) => line > at) ?? lines[0]) : (lines.findLast((line) => line < at) ?? lines[lines.length - 1])
  if (next) editor.goTo(next)
}

export function startBox() {
  const field = plain()!
  if (store.state.text) fillField(field, store.state.text)
  else if (field.value) store.set({ text: field.value })
  if (!store.state.text && matchMedia('(min-width: 760px)').matches && document.activeElement === document.body) field.focus()
  field.addEventListener('input', () => store.set({ text: field.value }))
  field.addEventListener('paste', pasteLarge)

  let composing = false
  for (const [name, on] of [['compositionstart', true], ['compositionend', false]] as const) field.addEventListener(name, () => (composing = on))

  let leave = () => {}
  const asked = () => import('./editors.ts').catch(() => null)
  // Text of several strokes (Chinese, Japanese, most phones) is typed to its end before the field goes.
  const exchange = async () => {
    const made = await asked()
    if (!made || !field.isConnected || composing) return
    leave()
    replace(field, made.Editor)
  }
  field.addEventListener('compositionend', () => store.state.text && setTimeout(exchange))
  leave = store.listen(({ text }) => text && void exchange())
  if (store.state.text) void exchange()
  else firstTouch(() => void asked())
}

function replace(field: HTMLTextAreaElement, Made: typeof Editor) {
  const host = document.createElement('div')
  host.className = 'editor'
  host.toggleAttribute('data-secrets', store.state.showSecrets)
  const { selectionStart, selectionEnd } = field
  const focused = document.activeElement === field
  field.parentElement!.before(host)
  editor = new Made(host, {
    name: t('box.name'),
    text: '',
    changed: (text) => store.set({ text }),
    hovered: (line) => lineLink.light(line, line ? 'box' : ''),
    markClicked: (line) => document.dispatchEvent(new CustomEvent('show-finding', { detail: line })),
    nextFinding,
  })
  // As an edit, so that undoing takes the first paste back too.
  editor.setText(store.state.text)
  const end = editor.view.state.doc.length
  editor.view.dispatch({ selection: { anchor: Math.min(selectionStart, end), head: Math.min(selectionEnd, end) } })
  // The focus goes over before the field does: a phone then leaves its keyboard up.
  if (focused) editor.view.focus()
  field.parentElement!.remove()

  tellEditor()
  store.listen((changed) => {
    if ('answer' in changed || 'target' in changed) tellEditor()
    if ('text' in changed) editor?.setText(store.state.text)
    if ('showSecrets' in changed) host.toggleAttribute('data-secrets', store.state.showSecrets)
  })
  lineLink.listen((line, by) => editor?.lightLine(by === 'snippet' ? line : by === 'box' && leadsSomewhere(line) ? line : 0, by === 'snippet'))
}

// In the box itself a line lights up only when it became a line of the snippet.
function leadsSomewhere(line: number): boolean {
  const { answer, file } = store.state
  const target = answer?.targets?.[chosenOf(store.state)]
  return Boolean(answer && itemsOf(answer).length > 0 && target?.outputs?.[file]?.origins?.includes(line))
}
