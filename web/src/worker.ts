// The converter, away from the page's thread, so that typing never waits for it.
import type { Agent, Answer, Request } from './contract.ts'

interface Converter {
  agents(): Agent[]
  convert(request: Request): Answer
}

const site = new URL('..', self.location.href)

const converter: Promise<Converter> = import(/* @vite-ignore */ new URL('agentconv.js', site).href).then((module) => module.load())

// While the reader looks around, a small conversion for all agents has the browser compile what the first real one needs.
const LOOKS_AROUND = 1000
const sample = '{"mcpServers":{"a":{"command":"b","args":["c"],"env":{"D":"${E}"}},"f":{"url":"https://g","headers":{"H":"i"}}}}'
let warming = 0

converter.then(
  (conv) => {
    self.postMessage({ agents: conv.agents() })
    warming = self.setTimeout(() => conv.convert({ text: sample, from: 'auto' } as Request), LOOKS_AROUND)
  },
  (reason) => self.postMessage({ failed: String(reason) }),
)

self.onmessage = async (event: MessageEvent<{ id: number; request: Request }>) => {
  clearTimeout(warming)
  const { id, request } = event.data
  const conv = await converter
  self.postMessage({ id, answer: conv.convert(request) })
}
