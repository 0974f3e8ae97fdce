// agentconv as an ES module, for browsers and Node 20 and up.
//
//     import { load } from './agentconv.js'
//     const conv = await load()
//     conv.agents()
//     conv.convert({ text, from: 'auto', to: ['codex'] })
//
// The work is done by agentconv.wasm, which lies beside this file or where load({ wasm }) says. Nothing else is fetched,
// nothing is stored, and no global is touched.
import { goRuntime } from './go-runtime.js'

// WebAssembly memory never shrinks. After a huge text the next small one starts afresh, so that one paste does not weigh on the tab
// for good; the next huge one uses the room again. In bytes and in UTF-16 units.
const ROOMY = 256 * 1024 * 1024
const HUGE = 200_000

// V8 compiles each function of a WebAssembly when it is first called. A small conversion as part of loading spares the first real
// one that. It is for all agents: that takes a few milliseconds more than for one, and the first call would take twice as many, as
// V8 compiles the busiest functions once more at the same time.
const WARM_UP = '{"mcpServers":{"a":{"command":"b","args":["c"],"env":{"D":"${E}"}},"f":{"url":"https://g","headers":{"H":"i"}}}}'

/** Loads the converter. `wasm` is where it is (a URL), or its bytes, or a compiled module; left out, it lies beside this file. */
export async function load({ wasm } = {}) {
  const door = new Door(await compile(wasm ?? new URL('./agentconv.wasm', import.meta.url)))
  await door.open()
  door.call('{"from":"auto"}', WARM_UP)
  return {
    agents: () => parse(door.call('{"call":"agents"}')) ?? [],
    convert: request => convert(door, request),
  }
}

// convert asks for a conversion and puts the answer together: its targets come one by one, so that an answer of hundreds of
// megabytes is never one text.
function convert(door, request) {
  const targets = []
  const answer = parse(door.call(...asked(request), target => { targets.push(JSON.parse(target)) }))
  if (!answer) return failed()
  for (const target of targets) answer.targets[target.agent] = target
  return whole(answer)
}

// asked gives a request as JSON and the pasted text beside it. Whatever is handed in, it comes out as that: a request that cannot
// be spelt is an empty text.
function asked(request) {
  try {
    const given = request && typeof request === 'object' ? request : { text: request }
    return [JSON.stringify({ ...given, text: undefined, call: 'convert' }), textOf(given.text)]
  } catch {
    return ['{"call":"convert"}', '']
  }
}

// A config that was parsed already is as welcome as its text.
function textOf(text) {
  if (typeof text === 'string') return text
  if (text === undefined || text === null) return ''
  return typeof text === 'object' ? JSON.stringify(text, null, 2) : String(text)
}

// whole gives each finding what it has in common with others, and its sentences as one. The core leaves that to this side: it would
// be most of what crosses the door.
function whole(answer) {
  for (const part of [answer, ...Object.values(answer.targets ?? {})]) {
    if (!part.findings) continue
    const { messages, list } = part.findings
    for (const f of list) {
      Object.assign(f, messages[f.key])
      f.message = f.title + (f.reason ? ' ' + f.reason : '') + (f.step ? ' ' + f.step : '')
    }
    part.findings = list
  }
  return answer
}

function parse(answer) {
  return answer ? JSON.parse(answer) : undefined
}

// failed is the answer when the converter itself broke: convert does not throw, and says so like everything else.
function failed() {
  const title = 'agentconv stopped while it read this text; that is a mistake in agentconv, not in your text.'
  const step = 'Remove parts of it until it works, and please report the part that breaks it, without its secrets.'
  const finding = { severity: 'error', code: 'internal-error', message: `${title} ${step}`, title, reason: '', step, key: 'internal-error', args: [] }
  return { source: { agent: null, agents: [], sure: '', syntax: '', kinds: [] }, servers: [], hooks: [], findings: [finding], targets: {} }
}

// Door holds one running Go program and starts another when that one has ended.
class Door {
  constructor(module) {
    this.module = module
  }

  // open starts the program without blocking, as browsers want it for big modules.
  async open() {
    const start = this.#prepare()
    start(await WebAssembly.instantiate(this.module, this.go.importObject))
    if (!this.answer) throw new Error('agentconv.wasm does not fit this agentconv.js: take both from the same build')
  }

  // call answers a request, '' when the program broke. The targets of a conversion go to take.
  call(request, text = '', take = () => {}) {
    try {
      if (!this.#alive(text)) this.#restart()
      const answer = this.answer(request, text, take)
      return this.go.exited ? '' : answer
    } catch {
      this.answer = undefined
      return ''
    }
  }

  #alive(text) {
    return this.answer && !this.go.exited && (text.length > HUGE || this.instance.exports.mem.buffer.byteLength < ROOMY)
  }

  // A program that is left has timers of its own (its garbage collector sleeps and wakes) that would keep it and its memory for
  // good: they are taken from it.
  #restart() {
    for (const timer of this.go._scheduledTimeouts.values()) clearTimeout(timer)
    this.go._scheduledTimeouts.clear()
    this.answer = this.instance = undefined
    const start = this.#prepare()
    start(new WebAssembly.Instance(this.module, this.go.importObject))
  }

  // The Go program sees a small global scope of its own: what it asks for, and the place where it leaves its function.
  #prepare() {
    const scope = { Object, Array, Uint8Array, Date, Error, crypto, performance, TextEncoder, TextDecoder }
    this.go = new (goRuntime(scope))()
    this.go.exit = () => {}
    // Little stays in use between calls, so that rarer collections cost a few megabytes and save time; the limit is for large texts.
    this.go.env = { GOGC: '400', GOMEMLIMIT: '384MiB' }
    return instance => {
      this.instance = instance
      this.go.run(instance).catch(() => {})
      this.answer = scope.agentconv
    }
  }
}

// compile takes bytes, a URL or a compiled module.
async function compile(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm
  if (typeof wasm !== 'string' && !(wasm instanceof URL)) return WebAssembly.compile(wasm)

  const url = new URL(wasm, import.meta.url)
  if (url.protocol === 'file:' && typeof process !== 'undefined' && process.versions?.node) {
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises')
    return WebAssembly.compile(await readFile(url))
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`agentconv.wasm could not be loaded from ${url}: the server answered ${response.status}`)
  // Compiled while it comes in, where the server sends the right type; some do not.
  if (response.headers.get('Content-Type')?.startsWith('application/wasm')) return WebAssembly.compileStreaming(response)
  return WebAssembly.compile(await response.arrayBuffer())
}
