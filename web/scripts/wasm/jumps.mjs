// Jumps by way of the switch become branches to their goals.
import { OP, VOID, at, branch, isBranch, opens } from './body.mjs'

// jumpDirectly changes the segments and the table of a function, and gives the loops that its jumps backwards need. returns are the
// numbers of the resume points that something other than a jump leads to.
export function jumpDirectly(form, returns) {
  const { loop, labels, table, segments } = form
  const place = new Map(labels.map((label, s) => [label, s]))
  const goal = resume => place.get(table.targets[Math.min(resume, table.targets.length - 1)])
  const jumps = []
  segments.forEach((segment, from) => segment.forEach((i, k) => {
    if (isBranch(i.op) && i.target === loop) jumps.push({ i, from, to: goal(segment[k - 2].n), resume: segment[k - 2].n, sets: segment.slice(k - 2, k) })
  }))
  shareStop(segments, jumps)

  const loops = findLoops(jumps, new Set([...returns].map(goal)), table.targets.length <= MOST_NUMBERS)
  const entered = new Set(returns)
  for (const { from, to, resume } of jumps) if (to <= from && !loops.has(to)) entered.add(resume)
  table.targets = narrow(wayInto(loops, entered, goal, labels))

  const set = new Map() // what sets a number for a jump: nothing any more, or another number
  for (const { i, from, to, sets } of jumps) {
    const back = to <= from
    if (back && !loops.has(to)) continue
    i.target = back ? loops.get(to).opener : labels[to]
    const again = back && loops.get(to).entries.size > 0
    set.set(sets[0], again ? [at(OP.i32Const, 0)] : []).set(sets[1], again ? [sets[1]] : [])
  }
  segments.forEach((segment, s) => { segments[s] = withBranchIf(segment.flatMap(i => set.get(i) ?? [i]), loop) })
  return [...loops.values()]
}

// shareStop leads the jumps to segments that only stop the program to the last such, and takes the others out.
function shareStop(segments, jumps) {
  const stops = segments.map((segment, s) => segment.length === 1 && segment[0].op === OP.unreachable ? s : -1).filter(s => s >= 0)
  const last = stops.pop()
  if (jumps.some(j => j.to <= last && last <= j.from)) return
  for (const jump of jumps) if (stops.includes(jump.to) && jump.from < last) jump.to = last
  const reached = new Set(jumps.map(j => j.to))
  for (const s of stops) if (s > 0 && !reached.has(s) && endsThere(segments[s - 1])) segments[s] = []
}
const endsThere = segment => [OP.br, OP.return, OP.unreachable].includes(segment.at(-1)?.op)

// Besides numbers of resume points the variable holds, after an indirect call, the address of a function, which is never below this
// (link/internal/wasm/asm.go). In a function with fewer numbers the two cannot be mistaken for one another.
const MOST_NUMBERS = 0x1000

// findLoops gives the loops by their first segment: { first, last, opener, entries }. Jumps enter a loop only at its start, and
// resume points too unless a loop may have a switch of its own; loops lie one within the other or apart.
function findLoops(jumps, entered, switches) {
  const loops = new Map()
  for (const { from, to } of jumps) if (to <= from) loops.set(to, { first: to, last: Math.max(from, loops.get(to)?.last ?? 0), opener: opens(OP.loop), entries: new Map() })
  for (let changed = true; changed;) {
    changed = false
    for (const a of loops.values()) {
      for (const b of loops.values()) if (a.first < b.first && b.first <= a.last && a.last < b.last) a.last = b.last, changed = true
    }
    for (const { first, last } of loops.values()) {
      const within = s => first < s && s <= last
      if (!(jumps.some(j => within(j.to) && j.from < first) || !switches && [...entered].some(within))) continue
      loops.delete(first)
      entered.add(first)
      changed = true
    }
  }
  return loops
}

// wayInto says where the function's switch leads for each number that comes, and fills the entries of the loops: the way to a label
// within a loop leads over the loop's start, where the loop's own switch has the same number. So that the loop starts from its
// beginning otherwise, jumps back to it set the number to 0, which is no label's within a loop; and whoever comes from outside
// has another number or has come through such a jump of an outer loop.
function wayInto(loops, entered, goal, labels) {
  const outwards = [...loops.values()].sort((a, b) => b.first - a.first)
  const ways = new Map()
  for (const number of entered) {
    let s = goal(number)
    for (const { first, last, entries } of outwards) {
      if (!(first < s && s <= last)) continue
      entries.set(number, labels[s])
      s = first
    }
    ways.set(number, labels[s])
  }
  return ways
}

// withBranchIf makes one instruction of an if around nothing but a branch.
function withBranchIf(segment, loop) {
  const out = []
  for (let k = 0; k < segment.length; k++) {
    const [test, jump, end] = segment.slice(k, k + 3)
    const one = test.op === OP.if && test.type === VOID && jump?.op === OP.br && jump.target !== test && jump.target !== loop && end?.op === OP.end && end.opener === test
    out.push(one ? branch(OP.brIf, jump.target) : test)
    if (one) k += 2
  }
  return out
}

// narrow gives the table for only the numbers that come: the others lead where a neighbour does, and the last run is the default.
function narrow(ways) {
  const targets = Array.from({ length: Math.max(...ways.keys()) + 1 }, (_, number) => ways.get(number))
  targets.forEach((target, number) => { targets[number] ??= targets[number - 1] })
  while (targets.length > 1 && targets.at(-2) === targets.at(-1)) targets.pop()
  return targets
}
