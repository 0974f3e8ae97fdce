// The converter, away from the page's thread, so that typing never waits for it.
import type { Agent, Answer, Request } from './contract.ts'

interface Converter {
  agents(): Agent[]
  convert(request: Request): Answer
}

const site = new URL('..', self.location.href)

const converter: Promise<Converter> = import(/* @vite-ignore */ new URL('agentconv.js', site).href).then((module) => module.load())

// While the reader looks around, small conversions have the browser make its better code of what the first real one needs, so that
// it is as quick as any later. They are a few milliseconds each and end with the first request. Half a second of them is enough; the
// pauses let the browser's compiler have the processor, and a request come in between.
const LOOKS_AROUND = 300, PAUSE = 10, ROUNDS = 30
const sample = '{"mcpServers":{"a":{"command":"b","args":["c"],"env":{"D":"${E}"}},"f":{"url":"https://g","headers":{"H":"i"}}}}'
let warming = 0

function warm(conv: Converter, rounds: number): void {
  conv.convert({ text: sample, from: 'auto' } as Request)
  if (rounds > 1) warming = self.setTimeout(() => warm(conv, rounds - 1), PAUSE)
}

converter.then(
  (conv) => {
    self.postMessage({ agents: conv.agents() })
    warming = self.setTimeout(() => warm(conv, ROUNDS), LOOKS_AROUND)
  },
  (reason) => self.postMessage({ failed: String(reason) }),
)

self.onmessage = async (event: MessageEvent<{ id: number; request: Request }>) => {
  clearTimeout(warming)
  const { id, request } = event.data
  const conv = await converter
  self.postMessage({ id, answer: conv.convert(request) })
}
