import { type EditorState, type Extension, RangeSet, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, gutterLineClass, GutterMarker, WidgetType } from '@codemirror/view'
import type { Finding } from '../contract.ts'
import { fixLabel } from '../fix.ts'
import { litField, stopField } from './state.ts'

// The lit line, the line where reading stops, and the note under it with the one edit that mends it.

class Note extends WidgetType {
  constructor(readonly stop: Finding) {
    super()
  }

  override eq(other: Note) {
    return other.stop === this.stop
  }

  override toDOM(view: EditorView) {
    const { title, message, reason, step, fix } = this.stop
    const frame = document.createElement('div')
    frame.className = 'stop-frame'
    const note = document.createElement('div')
    note.className = 'stop-note'
    const said = document.createElement('p')
    const bold = document.createElement('b')
    bold.textContent = title || message
    said.append(bold, ' ' + (step || reason || ''))
    note.append(said)
    if (fix) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = fixLabel(fix)
      button.onclick = () => {
        const end = view.state.doc.length
        const from = Math.min(fix.offset, end)
        view.dispatch({ changes: { from, to: Math.min(from + fix.length, end), insert: fix.text }, userEvent: 'input' })
        view.focus()
      }
      note.append(button)
    }
    frame.append(note)
    return frame
  }

  override ignoreEvent() {
    return true
  }
}

class StopGutter extends GutterMarker {
  override elementClass = 'stop-gutter'
}

class LitGutter extends GutterMarker {
  override elementClass = 'lit-gutter'
}

const lit = Decoration.line({ class: 'lit' })
const stopLine = Decoration.line({ class: 'stop-line' })
const wave = Decoration.mark({ class: 'stop-wave' })

function lineFrom(state: EditorState, line: number | undefined): number | undefined {
  return line && line <= state.doc.lines ? state.doc.line(line).from : undefined
}

function build(state: EditorState): DecorationSet {
  const ranges = []
  const litAt = lineFrom(state, state.field(litField))
  if (litAt !== undefined) ranges.push(lit.range(litAt))
  const stop = state.field(stopField)
  const stopAt = lineFrom(state, stop?.line)
  if (stop && stopAt !== undefined) {
    const line = state.doc.lineAt(stopAt)
    ranges.push(stopLine.range(line.from))
    const from = stop.offset !== undefined && stop.offset >= line.from && stop.offset < line.to ? stop.offset : line.from + Math.max(0, (stop.column ?? 1) - 1)
    const to = Math.min(line.to, from + Math.max(1, stop.length ?? 1))
    if (from < to) ranges.push(wave.range(from, to))
    ranges.push(Decoration.widget({ widget: new Note(stop), block: true, side: 1 }).range(line.to))
  }
  return Decoration.set(ranges, true)
}

const decorations = StateField.define<DecorationSet>({
  create: build,
  update: (value, tr) => (tr.docChanged || tr.effects.length > 0 ? build(tr.state) : value),
  provide: (field) => EditorView.decorations.from(field),
})

const classes = gutterLineClass.compute([litField, stopField, 'doc'], (state) => {
  const ranges = []
  const litAt = lineFrom(state, state.field(litField))
  const stopAt = lineFrom(state, state.field(stopField)?.line)
  if (litAt !== undefined) ranges.push(new LitGutter().range(litAt))
  if (stopAt !== undefined) ranges.push(new StopGutter().range(stopAt))
  return RangeSet.of<GutterMarker>(ranges, true)
})

export const stops: Extension = [litField, stopField, decorations, classes]
