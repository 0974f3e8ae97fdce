// A failed check becomes an instruction that stops the program, in place of a call that panics.
import { OP, isBranch, isOpener, opens } from './body.mjs'

// trapAtOnce gives a segment with its checks changed; isCheck tells by its index whether a function is what a failed check calls.
export function trapAtOnce(segment, isCheck) {
  const out = []
  for (let k = 0; k < segment.length; k++) {
    if (segment[k].op !== OP.call || !isCheck(segment[k].n)) {
      out.push(segment[k])
      continue
    }
    // What was done for the call's sake alone goes as well, and so does what would come after it, to the end of its block.
    while (out.length && !leadsAway(out.at(-1))) out.pop()
    out.push(opens(OP.unreachable))
    const skipped = new Set()
    for (; k + 1 < segment.length; k++) {
      const next = segment[k + 1]
      if (next.op === OP.end && !skipped.has(next.opener)) break
      if (isOpener(next.op)) skipped.add(next)
    }
  }
  return out
}

const leadsAway = i => isBranch(i.op) || isOpener(i.op) || [OP.else, OP.end, OP.brTable, OP.return, OP.call, OP.callIndirect, OP.unreachable].includes(i.op)
