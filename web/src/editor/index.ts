import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Annotation, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import type { Finding } from '../contract.ts'
import type { Mark } from '../marks.ts'
import sheetText from '../../styles/editor.css?inline'
import { coatsPlugin } from './coats.ts'
import { gutters } from './gutter.ts'
import { secretValuesField, setLit, setMarks, setSecrets, setStop } from './state.ts'
import { stops } from './stop.ts'

// CodeMirror in a shadow root of its own: there its styles are adopted sheets, which a strict Content-Security-Policy allows.

const fromPage = Annotation.define<boolean>()

export interface EditorHooks {
  name: string
  text: string
  changed(text: string): void
  hovered(line: number): void
  markClicked(line: number): void
  nextFinding(direction: 1 | -1): void
}

export class Editor {
  readonly view: EditorView
  #said: string

  constructor(host: HTMLElement, hooks: EditorHooks) {
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetText)
    root.adoptedStyleSheets.push(sheet)
    this.#said = hooks.text
    const state = EditorState.create({
      doc: hooks.text,
      extensions: [
        history(),
        drawSelection(),
        EditorState.allowMultipleSelections.of(true),
        keymap.of([
          { key: 'F8', run: () => (hooks.nextFinding(1), true), shift: () => (hooks.nextFinding(-1), true) },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        secretValuesField,
        gutters((line) => hooks.markClicked(line)),
        coatsPlugin,
        stops,
        EditorView.contentAttributes.of({ 'aria-label': hooks.name, tabindex: '0', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return
          this.#said = update.state.doc.toString()
          if (!update.transactions.some((one) => one.annotation(fromPage))) hooks.changed(this.#said)
        }),
        EditorView.domEventHandlers({
          mousemove: (event, view) => {
            const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false)
            hooks.hovered(view.state.doc.lineAt(at).number)
          },
          mouseleave: () => hooks.hovered(0),
        }),
      ],
    })
    this.view = new EditorView({ state, parent: root, root })
  }

  get text(): string {
    return this.#said
  }

  setText(text: string) {
    if (text === this.#said) return
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, annotations: fromPage.of(true) })
    this.#said = text
  }

  tell(news: { secrets?: string[]; marks?: Map<number, Mark>; lit?: number; stop?: Finding | null }) {
    const effects = []
    if (news.secrets) effects.push(setSecrets.of(news.secrets))
    if (news.marks) effects.push(setMarks.of(news.marks))
    if (news.lit !== undefined) effects.push(setLit.of(news.lit))
    if (news.stop !== undefined) effects.push(setStop.of(news.stop))
    if (effects.length > 0) this.view.dispatch({ effects })
    // The editor looks at itself, and has the page laid out, whenever an attribute is written: only a new one is.
    const invalid = String(Boolean(news.stop))
    if (news.stop !== undefined && this.view.contentDOM.getAttribute('aria-invalid') !== invalid) this.view.contentDOM.setAttribute('aria-invalid', invalid)
  }

  lightLine(line: number, show: boolean) {
    const effects = [setLit.of(line)]
    const inside = line >= 1 && line <= this.view.state.doc.lines
    this.view.dispatch({ effects: show && inside ? [...effects, EditorView.scrollIntoView(this.view.state.doc.line(line).from, { y: 'nearest', yMargin: 40 })] : effects })
  }

  goTo(line: number, column = 1) {
    const { doc } = this.view.state
    if (line < 1 || line > doc.lines) return
    const found = doc.line(line)
    const at = Math.min(found.to, found.from + Math.max(0, column - 1))
    this.view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    this.view.focus()
  }

  insert(text: string) {
    this.view.dispatch(this.view.state.replaceSelection(text))
    this.view.focus()
  }
}
