// The converter, away from the page's thread, so that typing never waits for it.
import type { Agent, Answer, Request } from './contract.ts'

interface Converter {
  agents(): Agent[]
  convert(request: Request): Answer
}

const site = new URL('..', self.location.href)

const converter: Promise<Converter> = import(/* @vite-ignore */ new URL('agentconv.js', site).href).then((module) => module.load())

converter.then(
  (conv) => self.postMessage({ agents: conv.agents() }),
  (reason) => self.postMessage({ failed: String(reason) }),
)

self.onmessage = async (event: MessageEvent<{ id: number; request: Request }>) => {
  const { id, request } = event.data
  const conv = await converter
  self.postMessage({ id, answer: conv.convert(request) })
}
