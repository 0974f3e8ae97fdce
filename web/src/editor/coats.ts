import { type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { guessSyntax, type Inside, piecesOf } from '../highlight.ts'
import { secretsIn } from '../secrets.ts'
import { secretValuesField, setSecrets } from './state.ts'

const coats = Object.fromEntries(['key', 'str', 'num', 'punct', 'com', 'head', 'ref'].map((kind) => [kind, Decoration.mark({ class: 'syn-' + kind })]))
const covered = Decoration.mark({ class: 'secret' })
const carries = /"""|'''|\/\*/

// Colours and covered secrets for the lines in view. A secret on the caret's line is shown.
class Coats {
  decorations: DecorationSet
  #syntax = 'json'

  constructor(view: EditorView) {
    this.decorations = this.#make(view, true)
  }

  update(update: ViewUpdate) {
    const told = update.transactions.some((one) => one.effects.some((effect) => effect.is(setSecrets)))
    if (update.docChanged || update.viewportChanged || update.selectionSet || update.focusChanged || told) {
      this.decorations = this.#make(update.view, update.docChanged)
    }
  }

  #make(view: EditorView, changed: boolean): DecorationSet {
    const { doc } = view.state
    if (changed) this.#syntax = guessSyntax(doc.sliceString(0, 4000))
    const values = view.state.field(secretValuesField)
    const caret = view.hasFocus ? doc.lineAt(view.state.selection.main.head).number : 0
    const builder = new RangeSetBuilder<Decoration>()
    for (const { from, to } of view.visibleRanges) {
      let inside = this.#insideAt(view, from)
      for (let at = from; at <= to; ) {
        const line = doc.lineAt(at)
        const painted = piecesOf(line.text, this.#syntax, inside)
        inside = painted.inside
        const ranges = painted.pieces.map((piece) => ({ from: piece.from, to: piece.to, coat: coats[piece.kind]! }))
        if (line.number !== caret) ranges.push(...secretsIn(line.text, values).map((one) => ({ ...one, coat: covered })))
        ranges.sort((a, b) => a.from - b.from || b.to - a.to)
        for (const range of ranges) builder.add(line.from + range.from, line.from + range.to, range.coat)
        at = line.to + 1
      }
    }
    return builder.finish()
  }

  #insideAt(view: EditorView, offset: number): Inside {
    if (offset === 0) return ''
    const before = view.state.doc.sliceString(Math.max(0, offset - 200000), offset)
    if (!carries.test(before)) return ''
    let inside: Inside = ''
    for (const line of before.split('\n').slice(0, -1)) inside = piecesOf(line, this.#syntax, inside).inside
    return inside
  }
}

export const coatsPlugin: Extension = ViewPlugin.fromClass(Coats, { decorations: (coat) => coat.decorations })
