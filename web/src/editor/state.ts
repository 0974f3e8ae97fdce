import { StateEffect, StateField } from '@codemirror/state'
import type { Finding } from '../contract.ts'
import type { Mark } from '../marks.ts'

// What the page tells the editor: the secrets of the text, marks by line, the line that is lit, and where the reading stopped.

export const setSecrets = StateEffect.define<string[]>()
export const setMarks = StateEffect.define<Map<number, Mark>>()
export const setLit = StateEffect.define<number>()
export const setStop = StateEffect.define<Finding | null>()

function told<T>(effect: ReturnType<typeof StateEffect.define<T>>, start: T, onEdit?: (value: T) => T) {
  return StateField.define<T>({
    create: () => start,
    update(value, transaction) {
      let now = transaction.docChanged && onEdit ? onEdit(value) : value
      for (const one of transaction.effects) if (one.is(effect)) now = one.value
      return now
    },
  })
}

export const secretValuesField = told<string[]>(setSecrets, [])
export const litField = told<number>(setLit, 0, () => 0)
export const stopField = told<Finding | null>(setStop, null)
