// Two texts, line by line: what stayed, what went, what came.

export interface DiffLine {
  sign: ' ' | '-' | '+'
  text: string
  before: number
  after: number
}

const tableAtMost = 4_000_000

export function diffLines(before: string, after: string): DiffLine[] {
  const a = before.split('\n')
  const b = after.split('\n')
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const lines: DiffLine[] = []
  for (let at = 0; at < head; at++) lines.push({ sign: ' ', text: a[at]!, before: at + 1, after: at + 1 })
  middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail), head, lines)
  for (let at = tail; at > 0; at--) lines.push({ sign: ' ', text: a[a.length - at]!, before: a.length - at + 1, after: b.length - at + 1 })
  return lines
}

// The longest common run of lines; for texts too long for the table everything in the middle counts as changed.
function middle(a: string[], b: string[], offset: number, lines: DiffLine[]) {
  const width = b.length + 1
  const longest = a.length * b.length > tableAtMost ? null : new Uint32Array((a.length + 1) * width)
  if (longest) {
    for (let i = a.length - 1; i >= 0; i--) {
      for (let j = b.length - 1; j >= 0; j--) {
        longest[i * width + j] = a[i] === b[j] ? longest[(i + 1) * width + j + 1]! + 1 : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
      }
    }
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (longest && i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ sign: ' ', text: a[i]!, before: offset + i + 1, after: offset + j + 1 })
      i++
      j++
    } else if (i < a.length && (j >= b.length || !longest || longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)) {
      lines.push({ sign: '-', text: a[i]!, before: offset + i + 1, after: 0 })
      i++
    } else {
      lines.push({ sign: '+', text: b[j]!, before: 0, after: offset + j + 1 })
      j++
    }
  }
}

export type Hunk = { same: [number, number] } | { lines: DiffLine[] }

// Long runs of unchanged lines become one row that says which.
export function hunksOf(lines: DiffLine[], around = 3): Hunk[] {
  const near = lines.map(() => false)
  lines.forEach((line, at) => {
    if (line.sign === ' ') return
    for (let to = Math.max(0, at - around); to <= Math.min(lines.length - 1, at + around); to++) near[to] = true
  })
  const hunks: Hunk[] = []
  for (let at = 0; at < lines.length; ) {
    let end = at
    while (end < lines.length && near[end] === near[at]) end++
    const run = lines.slice(at, end)
    hunks.push(near[at] || run.length < 2 ? { lines: run } : { same: [run[0]!.before, run[run.length - 1]!.before] })
    at = end
  }
  return hunks
}

// Unchanged lines that a reader may fear for: next to a change, or of an entry that is updated, and not in what we write.
export function keptLines(lines: DiffLine[], written: string, updated: string[]): Set<DiffLine> {
  const bare = (line: DiffLine | undefined) => (line?.text ?? '').trim().replace(/,$/, '')
  const ours = new Set(written.split('\n').map((line) => line.trim().replace(/,$/, '')))
  const changed = (line: DiffLine | undefined) => line !== undefined && line.sign !== ' ' && bare(line).length > 1
  const kept = new Set<DiffLine>()
  lines.forEach((line, at) => {
    const text = bare(line)
    if (line.sign !== ' ' || text.length < 4 || ours.has(text)) return
    if (changed(lines[at - 1]) || changed(lines[at + 1]) || updated.some((name) => text.includes(name))) kept.add(line)
  })
  return kept
}

export function unified(lines: DiffLine[], file: string): string {
  const out = ['--- ' + file, '+++ ' + file]
  for (const hunk of hunksOf(lines)) {
    if ('same' in hunk) continue
    const firstBefore = hunk.lines.find((line) => line.before)?.before ?? 0
    const firstAfter = hunk.lines.find((line) => line.after)?.after ?? 0
    const count = (sign: '-' | '+') => hunk.lines.filter((line) => line.sign === ' ' || line.sign === sign).length
    out.push('@@ -' + firstBefore + ',' + count('-') + ' +' + firstAfter + ',' + count('+') + ' @@', ...hunk.lines.map((line) => line.sign + line.text))
  }
  return out.join('\n') + '\n'
}
