// The binary format of WebAssembly, as far as the steps of this folder need it: numbers, sections, function names and bodies.

// Reader walks over bytes. Numbers are LEB128; plain numbers hold all that a Go program writes but 64-bit constants.
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  byte() {
    return this.bytes[this.at++]
  }

  number() {
    let value = 0, scale = 1, byte
    do {
      byte = this.bytes[this.at++]
      value += (byte & 127) * scale
      scale *= 128
    } while (byte & 128)
    return value
  }

  signed() {
    let value = 0n, shift = 0n, byte
    do {
      byte = this.bytes[this.at++]
      value |= BigInt(byte & 127) << shift
      shift += 7n
    } while (byte & 128)
    return byte & 64 ? value - (1n << shift) : value
  }

  text() {
    const length = this.number()
    this.at += length
    return this.bytes.toString('utf8', this.at - length, this.at)
  }
}

export function leb(n) {
  const bytes = []
  for (; n > 127; n >>>= 7) bytes.push(n & 127 | 128)
  return Buffer.from([...bytes, n])
}

// The signed form of a number that is not negative needs one bit more, to say so.
export function signedLeb(n) {
  const bytes = []
  for (; n > 63; n >>>= 7) bytes.push(n & 127 | 128)
  return Buffer.from([...bytes, n])
}

export const SECTION = { custom: 0, imports: 2, elements: 9, code: 10, data: 11 }

// readSections lists the sections: { id, name of a custom one, start, content, end }.
export function readSections(wasm) {
  const r = new Reader(wasm, 8), sections = []
  while (r.at < wasm.length) {
    const section = { start: r.at, id: r.byte() }
    section.end = r.number() + r.at
    if (section.id === SECTION.custom) section.name = r.text()
    section.content = r.at
    sections.push(section)
    r.at = section.end
  }
  return sections
}

// countImports says how many functions are imported; Go imports nothing else. The indexes of its own functions follow.
export function countImports(wasm, sections) {
  const imports = sections.find(s => s.id === SECTION.imports)
  return imports ? new Reader(wasm, imports.content).number() : 0
}

// readNames gives the names of functions by index; the linker leaves them out with -s.
export function readNames(wasm, sections) {
  const FUNCTIONS = 1, found = new Map()
  const section = sections.find(s => s.name === 'name')
  const r = new Reader(wasm, section?.content)
  while (section && r.at < section.end) {
    const kind = r.byte(), end = r.number() + r.at
    if (kind === FUNCTIONS) for (let left = r.number(); left > 0; left--) found.set(r.number(), r.text())
    r.at = end
  }
  return found
}

// withBodies is the file with each function's body replaced by what change(body, index) gives, undefined for no change, and without
// the sections that drop(section) names.
export function withBodies(wasm, sections, change, drop = () => false) {
  const out = [wasm.subarray(0, 8)]
  const imported = countImports(wasm, sections)
  for (const section of sections) {
    if (drop(section)) continue
    if (section.id !== SECTION.code) {
      out.push(wasm.subarray(section.start, section.end))
      continue
    }
    const r = new Reader(wasm, section.content), count = r.number(), bodies = [leb(count)]
    for (let i = 0; i < count; i++) {
      const size = r.number(), body = wasm.subarray(r.at, r.at + size)
      r.at += size
      const changed = change(body, imported + i) ?? body
      bodies.push(leb(changed.length), changed)
    }
    const content = Buffer.concat(bodies)
    out.push(Buffer.from([SECTION.code]), leb(content.length), content)
  }
  return Buffer.concat(out)
}
