// A text into an address and back: compressed, in letters that an address may hold. Nothing else takes part.

const largest = 1 << 20

async function through(bytes: Uint8Array<ArrayBuffer>, way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>, limit: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) throw new Error('too large')
    parts.push(value)
  }
  const out = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity)
  let said = ''
  for (const byte of bytes) said += String.fromCharCode(byte)
  return btoa(said).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export async function unpack(said: string): Promise<string> {
  if (!said || said.length > largest) return ''
  const bytes = Uint8Array.from(atob(said.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), largest))
}
