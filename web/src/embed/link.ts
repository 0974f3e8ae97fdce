import type { Answer, Request } from '../contract.ts'
import type { AgentFacts } from './card.ts'

// One worker for all elements of a page. It is made from a few lines of text, because a worker of another site may not be
// started; the converter itself comes from where this module came from.

const base = new URL('..', String(import.meta.url))
const code = (module: string) =>
  'const ready = import(' + JSON.stringify(module) + ').then((module) => module.load());' +
  'onmessage = async ({ data }) => { try { const conv = await ready; postMessage({ id: data.id, done: data.request ? conv.convert(data.request) : conv.agents() }) } catch (reason) { postMessage({ id: data.id, failed: String(reason) }) } }'

type Waiting = { done: (value: never) => void; failed: (reason: Error) => void }
const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let asked = 0
let facts: Promise<AgentFacts[]> | null = null

function start(): Worker {
  const own = base.origin === location.origin
  const url = own ? new URL('embed/worker.js', base).href : URL.createObjectURL(new Blob([code(new URL('agentconv.js', base).href)], { type: 'text/javascript' }))
  const started = new Worker(url, { type: 'module', name: 'agent-config' })
  started.onmessage = ({ data }: MessageEvent<{ id: number; done?: never; failed?: string }>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.failed) one?.failed(new Error(data.failed))
    else one?.done(data.done as never)
  }
  started.onerror = () => {
    for (const one of waiting.values()) one.failed(new Error('the worker could not be started'))
    waiting.clear()
  }
  return started
}

function ask<T>(request?: unknown): Promise<T> {
  worker ??= start()
  const id = ++asked
  return new Promise<T>((done, failed) => {
    waiting.set(id, { done, failed })
    worker?.postMessage({ id, request })
  })
}

export const convert = (request: Partial<Request>): Promise<Answer> => ask<Answer>(request)
export const agentFacts = (): Promise<AgentFacts[]> => (facts ??= ask<AgentFacts[]>())
