// Makes a Go WebAssembly smaller and quicker, to compile and to run, without changing what it does.
//
//   node straighten.mjs IN OUT        IN is linked with its names (-ldflags=-w, not -s)
//
// Go can stop a function in its middle, to run another goroutine or to move its stack, and go on later. So each function is one
// loop around a switch: the blocks of the function end at its resume points, and the number of a resume point leads there through
// the switch. The compiler takes the same way for every jump (wasmobj.go: it sets the number and repeats the loop), so that an
// engine sees a switch where the source had an if, and cannot tell which variables reach which block.
//
// 1. A jump forwards leaves the block that ends at its goal, which is open there anyway. A jump backwards repeats a loop of its own,
//    which has a small switch where the function may have to go on within it.
// 2. The switch keeps the numbers that something can still bring: the start, and what a call returns to.
// 3. A place in the stack frame is an offset of the load or store, which Go adds up in 64 bits beforehand.
// 4. In functions of TRAPS a failed check (an index, a nil pointer) stops the program at once in place of panicking. Nobody
//    recovers there but to say that the program broke, and the module says the same of one that has stopped.
//
// A function in another form stays as it is.
import { readFileSync, writeFileSync } from 'node:fs'
import { Reader, SECTION, readNames, readSections, withBodies } from './binary.mjs'
import { OP, read, write } from './body.mjs'
import { foldFrame } from './frame.mjs'
import { readForm, writeForm } from './form.mjs'
import { trapAtOnce } from './traps.mjs'
import { jumpDirectly } from './jumps.mjs'

// yaml.v3, and the standard library below it, is not among them: it panics at some hostile texts, which is caught.
const TRAPS = /^(agentconv_(agents|convert)|main\.|github\.com_(tailscale|pelletier)_)/
const CHECKS = /^runtime\.(sigpanic|goPanic\w+|panic(Index|Slice|divide|shift|dottype|nildottype|wrap|rangestate)\w*)$/

const [input, output] = process.argv.slice(2)
if (!output) {
  console.error('usage: node straighten.mjs IN OUT')
  process.exit(2)
}

const wasm = readFileSync(input)
const sections = readSections(wasm), names = readNames(wasm, sections)
const indexOf = pattern => new Set([...names].filter(([, name]) => pattern.test(name)).map(([index]) => index))
const checks = indexOf(CHECKS), trapping = indexOf(TRAPS), [deferreturn] = indexOf(/^runtime\.deferreturn$/)
if (deferreturn === undefined) {
  console.error('straighten: there is no runtime.deferreturn; is the file linked with its names?')
  process.exit(1)
}
const addresses = readAddresses()
let changed = 0
writeFileSync(output, withBodies(wasm, sections, straighten))
console.log(`straighten: ${changed.toLocaleString('en')} functions`)

function straighten(body, index) {
  const code = foldFrame(read(body)), form = readForm(code)
  if (!form) return write(code)
  changed++
  if (trapping.has(index)) form.segments = form.segments.map(segment => trapAtOnce(segment, i => checks.has(i)))
  const loops = jumpDirectly(form, returnsOf(form.segments, addresses(index)))
  return write({ ...code, list: writeForm(form, loops) })
}

// returnsOf gives the numbers of the resume points that a function starts at (0) or that its calls return to, which they put on the
// Go stack as address * 65536 + number. After a panic that was caught the runtime goes on at the call of deferreturn, which is one
// before where that returns to (pcln.go).
function returnsOf(segments, address) {
  const found = new Set([0])
  for (const segment of segments) {
    let last
    for (const i of segment) {
      if (i.op === OP.i64Const && i.n >> 16n === address) found.add(last = Number(i.n & 0xffffn))
      if (i.op === OP.call && i.n === deferreturn) found.add(last - 1)
    }
  }
  return found
}

// readAddresses gives the function that knows the address of each function by its index: its place in the table of functions.
function readAddresses() {
  const r = new Reader(wasm, sections.find(s => s.id === SECTION.elements).content)
  const [segments, table, constant] = [r.number(), r.number(), r.byte()]
  if (segments !== 1 || table !== 0 || constant !== OP.i32Const) throw new Error('the table of functions is not as Go writes it')
  const start = r.signed()
  r.byte()
  const places = new Map(Array.from({ length: r.number() }, (_, place) => [r.number(), start + BigInt(place)]))
  return index => places.get(index)
}
