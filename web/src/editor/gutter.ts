import { type Extension, RangeSet, StateField } from '@codemirror/state'
import { gutter, GutterMarker, lineNumbers } from '@codemirror/view'
import { iconNode } from '../icons.ts'
import type { Mark } from '../marks.ts'
import { setMarks } from './state.ts'

class LineMark extends GutterMarker {
  constructor(readonly mark: Mark) {
    super()
  }

  override eq(other: LineMark) {
    return other.mark.icon === this.mark.icon && other.mark.title === this.mark.title
  }

  override toDOM() {
    const holder = document.createElement('span')
    holder.className = 'mark'
    holder.title = this.mark.title
    holder.append(iconNode(this.mark.icon, 11, this.mark.tone))
    return holder
  }
}

const marks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    let now = value.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (!effect.is(setMarks)) continue
      const { doc } = transaction.state
      const ranges = [...effect.value]
        .filter(([line]) => line >= 1 && line <= doc.lines)
        .sort(([a], [b]) => a - b)
        .map(([line, mark]) => new LineMark(mark).range(doc.line(line).from))
      now = RangeSet.of<GutterMarker>(ranges)
    }
    return now
  },
})

export function gutters(goTo: (line: number) => void): Extension {
  return [
    marks,
    gutter({
      class: 'mark-gutter',
      markers: (view) => view.state.field(marks),
      domEventHandlers: {
        click(view, block) {
          goTo(view.state.doc.lineAt(block.from).number)
          return true
        },
      },
    }),
    lineNumbers(),
  ]
}
