import { guessSyntax, paint, type Piece } from './highlight.ts'
import { iconNode } from './icons.ts'
import { shownText } from './large.ts'
import type { Mark } from './marks.ts'
import { secretsIn, type Stretch } from './secrets.ts'
import { t } from './words/index.ts'

// Code as lines in the page: made once for a text, not at every change of the state. Text goes in as text only.

const atOnce = 600

export function lineNode(line: string, pieces: Piece[], secrets: Stretch[]): HTMLElement {
  const code = document.createElement('code')
  const cuts = [...new Set([0, line.length, ...pieces.flatMap((p) => [p.from, p.to]), ...secrets.flatMap((s) => [s.from, s.to])])].sort((a, b) => a - b)
  for (let at = 0; at + 1 < cuts.length; at++) {
    const [from, to] = [cuts[at]!, cuts[at + 1]!]
    const kind = pieces.find((piece) => piece.from <= from && piece.to >= to)?.kind
    const secret = secrets.some((one) => one.from <= from && one.to >= to)
    const text = document.createTextNode(line.slice(from, to))
    if (!kind && !secret) {
      code.append(text)
      continue
    }
    const span = document.createElement('span')
    span.className = [kind ? 'syn-' + kind : '', secret ? 'secret' : ''].filter(Boolean).join(' ')
    span.append(text)
    code.append(span)
  }
  code.append('\n')
  return code
}

export interface CodeText {
  text: string
  syntax: string
  secrets: string[]
  origins: number[]
  marks: Map<number, Mark>
  from: (line: number) => string
}

// What each line of a block that is whole was made from.
const whole = new WeakMap<HTMLElement, string[]>()

// Fills a block with the lines of a text, the first screens at once and the rest when the browser has time. Lines that were
// there already stay: while someone types, most do.
export function fillCode(block: HTMLElement, code: CodeText) {
  const shown = shownText(code.text)
  const lines = shown.replace(/\n$/, '').split('\n')
  const painted = paint(lines, code.syntax || guessSyntax(code.text))
  const hidden = lines.map((line) => secretsIn(line, code.secrets))
  const marked = places(code, painted, hidden)
  const prints = lines.map((line, at) => JSON.stringify([line, marked.get(at), painted[at], hidden[at]]))
  const number = (row: HTMLElement, at: number) => {
    const origin = code.origins[at] ?? 0
    const said = { no: String(at + 1), ...(origin ? { origin: String(origin), from: code.from(origin) } : {}) }
    for (const key of ['no', 'origin', 'from'] as const) {
      const value = (said as Record<string, string | undefined>)[key]
      if (value === undefined) delete row.dataset[key]
      else if (row.dataset[key] !== value) row.dataset[key] = value
    }
  }
  const make = (from: number, to: number) => {
    const part = document.createDocumentFragment()
    for (let at = from; at < Math.min(to, lines.length); at++) {
      const row = document.createElement('div')
      row.className = 'code-line'
      number(row, at)
      const mark = marked.get(at)
      if (mark) {
        const holder = document.createElement('span')
        holder.className = 'mark'
        holder.title = mark.title
        holder.append(iconNode(mark.icon, 11, mark.tone))
        row.append(holder)
      }
      row.append(lineNode(lines[at]!, painted[at]!, hidden[at]!))
      part.append(row)
    }
    return part
  }
  if (shown === code.text && exchange(block, prints, make)) {
    for (let at = 0; at < lines.length; at++) number(block.children[at] as HTMLElement, at)
    return
  }
  whole.delete(block)
  block.replaceChildren(make(0, atOnce))
  const turn = String(Number(block.dataset.turn ?? 0) + 1)
  block.dataset.turn = turn
  const more = (from: number) => {
    if (block.dataset.turn !== turn) return
    if (from >= lines.length) {
      if (shown === code.text) whole.set(block, prints)
      else block.append(cutNote())
      return
    }
    block.append(make(from, from + atOnce))
    setTimeout(() => more(from + atOnce), 0)
  }
  setTimeout(() => more(atOnce), 0)
}

// A sentence in the place of code.
export function clearCode(block: HTMLElement, said: HTMLElement) {
  whole.delete(block)
  block.dataset.turn = String(Number(block.dataset.turn ?? 0) + 1)
  block.replaceChildren(said)
}

// Puts new lines in the place of those that differ, when that is less than making all of them.
function exchange(block: HTMLElement, now: string[], make: (from: number, to: number) => DocumentFragment): boolean {
  const before = whole.get(block)
  if (!before || before.length !== block.children.length) return false
  const least = Math.min(before.length, now.length)
  let head = 0
  while (head < least && before[head] === now[head]) head++
  let tail = 0
  while (tail < least - head && before[before.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  if (now.length - head - tail > atOnce) return false
  for (let left = before.length - head - tail; left > 0; left--) block.children[head]!.remove()
  block.insertBefore(make(head, now.length - tail), block.children[head] ?? null)
  whole.set(block, now)
  return true
}

function cutNote(): HTMLElement {
  const note = document.createElement('p')
  note.textContent = t('snippet.cut')
  return note
}

// A mark stands beside one of the lines that its source line became: a key beside the secret itself, others not beside a bare header.
function places(code: CodeText, painted: Piece[][], hidden: Stretch[][]): Map<number, Mark> {
  const found = new Map<number, { at: number; fit: number }>()
  for (let at = 0; at < painted.length; at++) {
    const mark = code.marks.get(code.origins[at] ?? 0)
    if (!mark) continue
    const fit = mark.icon === 'key' ? hidden[at]!.length : painted[at]!.some((piece) => piece.kind === 'str' || piece.kind === 'num' || piece.kind === 'ref') ? 1 : 0
    const best = found.get(code.origins[at]!)
    if (!best || fit > best.fit) found.set(code.origins[at]!, { at, fit })
  }
  return new Map([...found].map(([origin, { at }]) => [at, code.marks.get(origin)!]))
}
