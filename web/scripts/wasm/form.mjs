// The form of a function as Go writes it, and back:
//
//   before   block? loop?   block ... block   local.get 0   br_table   end  segment 0   end  segment 1   ...   end?   after
//
// A segment is the code behind the end of one of those blocks, its label. Segments run into one another; the table leads into each.
import { OP, at, closes, isBranch, opens } from './body.mjs'

const RESUME = 0 // the variable with the number of the resume point to go on at

// readForm gives { before, loop, labels, table, segments, after }, undefined for a function that has no table in that place.
export function readForm({ list }) {
  const place = list.findIndex(i => i.op === OP.brTable)
  const table = list[place]
  if (!table || list[place - 1].op !== OP.localGet || list[place - 1].n !== RESUME) return undefined
  const outermost = list.lastIndexOf(table.targets.at(-1), place)
  const labels = list.slice(outermost, place - 1).reverse()
  if (outermost < 0 || labels.some(l => l.op !== OP.block)) return undefined
  const loop = list[outermost - 1]?.op === OP.loop ? list[outermost - 1] : undefined

  const segments = [], after = []
  let into
  for (const i of list.slice(place + 1)) {
    if (into !== after && i.op === OP.end && i.opener === labels[segments.length]) segments.push(into = [])
    else if (i.op === OP.end && i.opener === loop) into = after
    else if (!into) return undefined
    else into.push(i)
  }
  if (segments.length !== labels.length || !segments.every(s => s.every((i, k) => isKnown(i, s, k, loop)))) return undefined
  return { before: list.slice(0, loop ? outermost - 1 : outermost), loop, labels, table, segments, after }
}

// Jumps set the number and repeat the loop. Besides the table, Go reads the number's variable only where it has put something else
// there for a moment, for an indirect call.
function isKnown(i, segment, k, loop) {
  const [first, second] = [segment[k - 2], segment[k - 1]]
  if (i.op === OP.localGet && i.n === RESUME) return first?.op === OP.localSet && first.n === RESUME && second.op === OP.i32Const
  if (isBranch(i.op) && i.target === loop) return i.op === OP.br && first?.op === OP.i32Const && second.op === OP.localSet && second.n === RESUME
  return true
}

// writeForm gives the instructions. Blocks that nothing leaves are left out. Loops are { first, last, opener, entries }: they hold
// the segments from first to last and the blocks that end within, and entries are the labels within by their numbers.
export function writeForm({ before, loop, labels, table, segments, after }, loops = []) {
  const used = new Set([...table.targets, ...loops.flatMap(l => [...l.entries.values()])])
  for (const i of segments.flat()) if (isBranch(i.op)) used.add(i.target)
  const whole = { first: -1, last: segments.length - 1 }
  // The innermost of the loops that a label ends in is where its block begins.
  const homeOf = s => loops.reduce((home, l) => l.first < s && s <= l.last && l.first >= home.first ? l : home, whole)
  const begun = new Map([whole, ...loops].map(l => [l, []]))
  for (let s = segments.length - 1; s >= 0; s--) if (used.has(labels[s])) begun.get(homeOf(s)).push(labels[s])

  const around = used.has(loop) ? [loop] : []
  const list = [...before, ...around, ...begun.get(whole), at(OP.localGet, RESUME), table]
  segments.forEach((segment, s) => {
    if (used.has(labels[s])) list.push(closes(labels[s]))
    for (const l of loops) if (l.first === s) list.push(l.opener, ...begun.get(l), ...switchOf(l.entries))
    list.push(...segment)
    for (const l of loops.filter(l => l.last === s).sort((a, b) => b.first - a.first)) list.push(closes(l.opener))
  })
  return [...list, ...around.map(closes), ...after]
}

// switchOf leads to the entry with the number of the resume point, if there is one.
function switchOf(entries) {
  if (entries.size === 0) return []
  const low = Math.min(...entries.keys()), high = Math.max(...entries.keys()), none = opens(OP.block)
  const targets = Array.from({ length: high - low + 2 }, (_, d) => entries.get(low + d) ?? none)
  return [none, at(OP.localGet, RESUME), at(OP.i32Const, low), at(OP.i32Sub), { op: OP.brTable, targets }, closes(none)]
}
