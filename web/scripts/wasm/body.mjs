// The body of a function as a list of instructions, and back. Branches hold the block that they leave or the loop that they
// repeat in place of a count of levels, so that blocks can be put in and taken out.
import { Reader, leb, signedLeb } from './binary.mjs'

export const OP = {
  unreachable: 0x00, block: 0x02, loop: 0x03, if: 0x04, else: 0x05, end: 0x0b, br: 0x0c, brIf: 0x0d, brTable: 0x0e, return: 0x0f,
  call: 0x10, callIndirect: 0x11, select: 0x1b, localGet: 0x20, localSet: 0x21, localTee: 0x22, globalGet: 0x23, globalSet: 0x24,
  i32Const: 0x41, i64Const: 0x42, i32Add: 0x6a, i32Sub: 0x6b, i64Add: 0x7c, i32WrapI64: 0xa7, i64ExtendI32U: 0xad,
}
export const VOID = 0x40
const SMALLEST_TYPE = 0x7c
const between = (from, to) => op => op >= from && op <= to
export const isLoad = between(0x28, 0x35), isStore = between(0x36, 0x3e)
export const isOpener = between(OP.block, OP.if)
export const isBranch = between(OP.br, OP.brIf)
const isVariable = between(OP.localGet, OP.globalSet)

// An instruction is { op } with what its kind needs:
//   n        the number of a variable, function or constant (BigInt for 64 bits), the offset of a load or store
//   align    of a load or store
//   type     of a block's result, VOID for none
//   target   the opener (block, loop or if) that a branch goes to, THE_FUNCTION for its end; targets in a table, the default last
//   opener   what an end closes
//   from, to where it stood in the body that was read, if it stood there
export const THE_FUNCTION = { op: 'function' }
export const at = (op, n) => ({ op, n })
export const opens = op => ({ op, type: VOID })
export const closes = opener => ({ op: OP.end, opener })
export const branch = (op, target) => ({ op, target })

// read gives the body, where its declarations of variables end, and its instructions. It throws at what Go does not write.
export function read(body) {
  const r = new Reader(body)
  for (let groups = r.number(); groups > 0; groups--) r.number(), r.byte()
  const code = r.at, list = [], open = [THE_FUNCTION]
  while (r.at < body.length) {
    const from = r.at, op = r.byte(), i = { op, from, to: 0 }
    if (isOpener(op)) {
      i.type = r.byte()
      if (i.type !== VOID && i.type < SMALLEST_TYPE) throw new Error('a block with several results')
      open.push(i)
    } else if (op === OP.end) i.opener = open.pop()
    else if (isBranch(op)) i.target = open.at(-1 - r.number())
    else if (op === OP.brTable) i.targets = Array.from({ length: r.number() + 1 }, () => open.at(-1 - r.number()))
    else if (op === OP.call || isVariable(op)) i.n = r.number()
    else if (op === OP.callIndirect) r.number(), r.number()
    else if (isLoad(op) || isStore(op)) i.align = r.number(), i.n = r.number()
    else if (op === OP.i32Const) i.n = Number(r.signed())
    else if (op === OP.i64Const) i.n = r.signed()
    else skipPlain(r, op)
    i.to = r.at
    list.push(i)
  }
  return { body, code, list }
}

function skipPlain(r, op) {
  const MEMORY_SIZE = 0x3f, MEMORY_GROW = 0x40, F32_CONST = 0x43, F64_CONST = 0x44, MORE = 0xfc, MEMORY_COPY = 10, MEMORY_FILL = 11
  if (op === MEMORY_SIZE || op === MEMORY_GROW) r.at += 1
  else if (op === F32_CONST) r.at += 4
  else if (op === F64_CONST) r.at += 8
  else if (op === MORE) {
    const which = r.number()
    if (which === MEMORY_COPY) r.at += 2
    else if (which === MEMORY_FILL) r.at += 1
    else if (which > 7) throw new Error(`an instruction 0xfc ${which}`)
  } else if (op > 0xc4 || op > 0x24 && op < 0x28 || op > 0x11 && op < 0x1a || op > 0x05 && op < 0x0b || op > 0x1b && op < 0x20) throw new Error(`an instruction 0x${op.toString(16)}`)
}

// write is the opposite of read.
export function write({ body, code, list }) {
  const out = [], open = [THE_FUNCTION]
  let from = 0, to = code // of what is copied as it stood
  const copy = () => out.push(body.subarray(from, to))
  const levels = target => {
    const level = open.length - 1 - open.lastIndexOf(target)
    if (level === open.length) throw new Error('a branch to a block that is not open')
    return leb(level)
  }
  for (const i of list) {
    if (isOpener(i.op)) open.push(i)
    else if (i.op === OP.end && open.pop() !== i.opener) throw new Error('blocks that cross')
    const branches = isBranch(i.op) || i.op === OP.brTable
    if (!branches && to && i.from === to) {
      to = i.to
      continue
    }
    copy()
    from = to = i.to ?? 0
    if (isBranch(i.op)) out.push(Buffer.from([i.op]), levels(i.target))
    else if (branches) out.push(Buffer.from([i.op]), leb(i.targets.length - 1), ...i.targets.map(levels))
    else if (i.to) from = i.from
    else out.push(fresh(i))
  }
  if (open.length) throw new Error('a block without an end')
  copy()
  return Buffer.concat(out)
}

function fresh(i) {
  const op = Buffer.from([i.op])
  if (isOpener(i.op)) return Buffer.from([i.op, i.type])
  if (isLoad(i.op) || isStore(i.op)) return Buffer.concat([op, leb(i.align), leb(i.n)])
  if (i.op === OP.i32Const) return Buffer.concat([op, signedLeb(i.n)])
  if (isVariable(i.op)) return Buffer.concat([op, leb(i.n)])
  return op
}
