// The stack frame: places in it, and leaving it.
import { OP, at, isLoad, isStore } from './body.mjs'

const STACK_POINTER = 1, GLOBAL_STACK_POINTER = 0 // the variable that holds it in each function, and the one between functions

// A place in the frame is, as Go writes it, the stack pointer in 64 bits, plus an offset, back to 32 bits. The offset belongs into the
// load or store; where that is out of sight, one addition in 32 bits does.
const ADDRESS = [OP.localGet, OP.i64ExtendI32U, OP.i64Const, OP.i64Add, OP.i32WrapI64]

export function foldFrame(code) {
  const list = []
  for (let k = 0; k < code.list.length; k++) {
    if (movesUp(code.list, k) && movesUp(code.list, k + MOVE.length)) {
      // Leaving takes off the frame and then the place to return to.
      const [first, second] = [code.list[k + 1], code.list[k + MOVE.length + 1]]
      list.push(code.list[k], at(OP.i32Const, first.n + second.n), ...code.list.slice(k + 2, k + MOVE.length))
      k += 2 * MOVE.length - 1
      continue
    }
    if (!isFrameAddress(code.list, k)) {
      list.push(code.list[k])
      continue
    }
    const offset = Number(code.list[k + 2].n)
    list.push(code.list[k])
    k += ADDRESS.length - 1
    const user = userOf(code.list, k + 1)
    if (user === undefined) list.push(at(OP.i32Const, offset), at(OP.i32Add))
    else {
      const { op, align, n } = code.list[user]
      code.list[user] = { op, align, n: n + offset }
    }
  }
  return { ...code, list }
}

const MOVE = [OP.localGet, OP.i32Const, OP.i32Add, OP.localTee, OP.globalSet]
const movesUp = (list, k) => MOVE.every((op, d) => list[k + d]?.op === op) && list[k].n === STACK_POINTER && list[k + 1].n > 0 && list[k + 3].n === STACK_POINTER && list[k + 4].n === GLOBAL_STACK_POINTER

const isFrameAddress = (list, k) => list[k].n === STACK_POINTER && ADDRESS.every((op, d) => list[k + d]?.op === op) && list[k + 2].n >= 0n && list[k + 2].n < 1n << 20n

// userOf finds the load or store that takes the address on top of the stack before instruction k, as far as one straight
// expression leads there.
function userOf(list, k) {
  for (let above = 0; k < list.length; k++) { // above counts the values on top of the address
    const { op } = list[k]
    if (above === 0 && isLoad(op) || above === 1 && isStore(op)) return k
    const [takes, gives] = effectOf(op)
    if (!(takes <= above)) return undefined
    above += gives - takes
  }
}

const CONSTANT = [0, 1], UNARY = [1, 1], BINARY = [2, 1], OTHER = [NaN, NaN]
// By the specification's table of opcodes: the last one of each row, and how many values it takes and gives.
const EFFECTS = [
  [0x19, OTHER], [0x1a /* drop */, [1, 0]], [OP.select, [3, 1]], [0x1f, OTHER], [OP.localGet, CONSTANT], [OP.localSet, [1, 0]], [OP.localTee, UNARY],
  [OP.globalGet, CONSTANT], [OP.globalSet, [1, 0]], [0x27, OTHER], [0x35 /* loads */, UNARY], [0x3e /* stores */, [2, 0]], [0x40, OTHER], [0x44 /* constants */, CONSTANT],
  [0x45 /* i32.eqz */, UNARY], [0x4f, BINARY], [0x50 /* i64.eqz */, UNARY], [0x66 /* comparisons */, BINARY], [0x69, UNARY], [0x78 /* i32 */, BINARY], [0x7b, UNARY],
  [0x8a /* i64 */, BINARY], [0x91, UNARY], [0x98 /* f32 */, BINARY], [0x9f, UNARY], [0xa6 /* f64 */, BINARY], [0xc4 /* conversions */, UNARY], [0xff, OTHER],
]
const BY_OPCODE = Array.from({ length: 256 }, (_, op) => EFFECTS.find(([last]) => op <= last)[1])
const effectOf = op => BY_OPCODE[op]
