import type { Agent, Answer, Request } from './contract.ts'

type Reply = { agents: Agent[] } | { failed: string } | { id: number; answer: Answer }

// The page's end of the worker. One request is under way at a time; of those asked meanwhile only the last counts.
export class Converter {
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  #asked = 0
  #busy = false
  #next: Request | null = null
  #beside = 0
  #once = new Map<number, (answer: Answer) => void>()
  #onAnswer: (answer: Answer) => void

  constructor(on: { agents: (agents: Agent[]) => void; failed: (reason: string) => void; answer: (answer: Answer) => void }) {
    this.#onAnswer = on.answer
    this.#worker.onerror = () => on.failed('worker')
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('agents' in data) on.agents(data.agents)
      else if ('failed' in data) on.failed(data.failed)
      else if (data.id < 0) this.#told(data.id, data.answer)
      else this.#arrived(data.id, data.answer)
    }
  }

  get busy(): boolean {
    return this.#busy
  }

  ask(request: Request) {
    if (this.#busy) {
      this.#next = request
      return
    }
    this.#busy = true
    this.#worker.postMessage({ id: ++this.#asked, request })
  }

  // Beside the conversions of the page: one answer for one request.
  once(request: Request): Promise<Answer> {
    const id = --this.#beside
    return new Promise((done) => {
      this.#once.set(id, done)
      this.#worker.postMessage({ id, request })
    })
  }

  #told(id: number, answer: Answer) {
    this.#once.get(id)?.(answer)
    this.#once.delete(id)
  }

  // What is under way no longer matters: the box was emptied.
  forget() {
    this.#next = null
    this.#asked++
  }

  #arrived(id: number, answer: Answer) {
    this.#busy = false
    const next = this.#next
    this.#next = null
    if (next) this.ask(next)
    else if (id === this.#asked) this.#onAnswer(answer)
  }
}
