// Makes a Go WebAssembly smaller to download, by a sixth, without changing what it does.
//
//   node slim.mjs IN OUT
//
// 1. The tables of file names, line numbers and function names are emptied. They serve stack traces, which nobody sees here;
//    the linker's flags leave them in because a Go program may print a trace at any time. They lie in `pclntab` (runtime2.go and
//    symtab.go of the Go release describe it); what stack growth and garbage collection read stays.
// 2. The initial memory is written as few long pieces. The linker starts another piece at each run of zeros, some 60,000 in
//    all, and their headers compress badly, while zeros compress to nothing.
//
// No place in memory moves. A Go release that lays its tables out in another way is recognised and left as it is, and the size
// test then tells whether that matters.
import { readFileSync, writeFileSync } from 'node:fs'
import { Reader, SECTION, leb, readSections, signedLeb } from './binary.mjs'
import { OP } from './body.mjs'

const [input, output] = process.argv.slice(2)
if (!output) {
  console.error('usage: node slim.mjs IN OUT')
  process.exit(2)
}

class OtherLayout extends Error {}

// Of the tables that each function has, these are for stopping it at any place (which needs signals, and WebAssembly has none),
// for inlined calls and for the arguments in a trace; see internal/abi/symtab.go.
const UNUSED_BY_PLACE = [0 /* UnsafePoint */, 2 /* InlTreeIndex */, 3 /* ArgLiveIndex */]
const UNUSED_BY_FUNCTION = [5 /* ArgInfo */, 6 /* ArgLiveInfo */]

const wasm = readFileSync(input)
try {
  const { start, end, memory } = readData(wasm)
  const emptied = emptyTables(memory)
  writeFileSync(output, Buffer.concat([wasm.subarray(0, start), writeData(memory), wasm.subarray(end)]))
  console.log(`slim: emptied ${emptied.toLocaleString('en')} bytes of names and lines`)
} catch (e) {
  if (!(e instanceof OtherLayout)) throw e
  writeFileSync(output, wasm)
  console.log(`slim: left ${input} as it was (${e.message})`)
}

// readData gives the memory that the file's data section fills, and where that section stands in the file.
function readData(wasm) {
  const section = readSections(wasm).find(s => s.id === SECTION.data)
  if (!section) throw new OtherLayout('no data section')
  const r = new Reader(wasm, section.content), pieces = []
  for (let left = r.number(); left > 0; left--) {
    if (r.number() !== 0 || r.byte() !== OP.i32Const) throw new OtherLayout('a data segment without a constant address')
    const address = Number(r.signed())
    if (r.byte() !== OP.end) throw new OtherLayout('a data segment without a constant address')
    const length = r.number()
    pieces.push({ address, bytes: wasm.subarray(r.at, r.at + length) })
    r.at += length
  }
  const memory = Buffer.alloc(pieces.reduce((end, p) => Math.max(end, p.address + p.bytes.length), 0))
  for (const p of pieces) memory.set(p.bytes, p.address)
  return { start: section.start, end: section.end, memory }
}

// writeData is the section that fills the same memory, in pieces parted only by long runs of zeros.
function writeData(memory) {
  const LONG = 1024
  const pieces = []
  for (let at = 0; at < memory.length; at++) {
    if (memory[at] === 0) continue
    const last = pieces.at(-1)
    if (last && at - last.end < LONG) last.end = at + 1
    else pieces.push({ from: at, end: at + 1 })
  }
  const body = Buffer.concat([leb(pieces.length), ...pieces.flatMap(({ from, end }) => [Buffer.from([0, OP.i32Const]), signedLeb(from), Buffer.from([OP.end]), leb(end - from), memory.subarray(from, end)])])
  return Buffer.concat([Buffer.from([SECTION.data]), leb(body.length), body])
}

// emptyTables zeroes what only traces read, and says how many bytes that were.
function emptyTables(memory) {
  const head = findHeader(memory)
  const word = i => Number(memory.readBigUInt64LE(head + 8 + 8 * i))
  const functions = word(0)
  const [names, units, files, tables, entries] = [3, 4, 5, 6, 7].map(i => head + word(i))
  if (!(names < units && units < files && files < tables && tables < entries)) throw new OtherLayout('another layout of pclntab')

  // Tables of values by place in the code are shared between functions, so that those still needed are marked first.
  const needed = new Uint8Array(entries - tables)
  const mark = offset => {
    if (!offset) return
    let at = offset, start, step
    const skip = () => { while (memory[tables + at++] & 128); }
    do {
      start = at
      step = memory[tables + at]
      skip()
      if (step !== 0 || start === offset) skip()
      needed.fill(1, start, at)
      if (at > needed.length) throw new OtherLayout('another layout of pclntab')
    } while (step !== 0 || start === offset)
  }
  const short = shortNames(memory.subarray(names, units))
  for (let i = 0; i < functions; i++) {
    const f = entries + memory.readUInt32LE(entries + 8 * i + 4)
    const field = n => f + 4 * n // entry, name, args, deferreturn, pcsp, pcfile, pcln, npcdata, cu, startLine, flags, then the tables
    const byPlace = memory.readUInt32LE(field(7)), byFunction = memory[field(10) + 3]
    if (byPlace > 16 || byFunction > 16) throw new OtherLayout('another layout of a function')
    for (const n of UNUSED_BY_PLACE) if (n < byPlace) memory.writeUInt32LE(0, field(11 + n))
    for (const n of UNUSED_BY_FUNCTION) if (n < byFunction) memory.writeUInt32LE(0xffffffff, field(11 + byPlace + n))
    for (const n of [5, 6, 8, 9]) memory.writeUInt32LE(0, field(n))
    memory.writeUInt32LE(short.offset(memory.readUInt32LE(field(1))), field(1))
    mark(memory.readUInt32LE(field(4)))
    for (let n = 0; n < byPlace; n++) mark(memory.readUInt32LE(field(11 + n)))
  }

  let emptied = 0
  for (let i = 0; i < needed.length; i++) if (!needed[i]) emptied++, memory[tables + i] = 0
  short.write()
  memory.fill(0, units, tables)
  return emptied + tables - names
}

// shortNames keeps of each name only what the runtime itself asks for:
//   - two names are compared whole, so that values in the arguments of reflected calls are found (stkframe.go)
//   - whether a name begins with the runtime's own package (traceback.go, isSystemGoroutine)
//   - that a method's name has the form package.(*Type).Method, to tell of a nil receiver (error.go, panicwrap)
function shortNames(names) {
  const WHOLE = ['reflect.makeFuncStub', 'reflect.methodValueCall']
  const list = ['', 'runtime.', '.(*).x', 'runtime.(*).x', ...WHOLE]
  const offsets = []
  list.reduce((at, name, i) => (offsets[i] = at, at + name.length + 1), 0)
  const original = Buffer.from(names)
  return {
    offset(old) {
      const name = original.toString('latin1', old, original.indexOf(0, old))
      const form = (name.startsWith('runtime.') ? 'runtime.' : '') + (/\.\(\*.*\)\./.test(name) ? '.(*).x' : '')
      return offsets[list.indexOf(WHOLE.includes(name) ? name : form.replace('..', '.'))]
    },
    write() {
      names.fill(0)
      list.forEach((name, i) => names.write(name, offsets[i], 'latin1'))
    },
  }
}

function findHeader(memory) {
  // Go 1.20 and later: the magic number, two zero bytes, the code's unit and the size of a pointer.
  const magic = Buffer.from([0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8])
  const head = memory.indexOf(magic)
  if (head < 0 || head % 8 !== 0) throw new OtherLayout('no pclntab of a known kind')
  return head
}
