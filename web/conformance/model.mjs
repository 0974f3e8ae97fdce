// A stand-in model on loopback. Whatever it is asked, it plays one piece: it calls the shell tool, then the tool that reads a
// file (where the agent has one), then it is done. The place in the piece is the number of tool results in the conversation.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { wires } from './wires.mjs'

const SHELL = ['Bash', 'run_shell_command', 'exec_command', 'shell_command', 'shell', 'bash', 'Execute']
const READ = ['Read', 'read_file', 'view', 'read']

export class Model {
  /** What it was told by the agent: the results of the tools, and the names of the tools it was offered. */
  heard = { results: [], tools: [], done: false }

  constructor({ command, file }) {
    Object.assign(this, { command, file })
    this.server = createServer((request, response) => this.serve(request, response))
  }

  async open() {
    await new Promise(resolve => this.server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${this.server.address().port}`
    return this
  }

  close() {
    this.server.closeAllConnections()
    this.server.close()
  }

  async serve(request, response) {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = request.url.split('?')[0], wire = wires.find(w => w.path.test(path))
    const answer = (status, value) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.method === 'GET' && /\/models\b/.test(path)) return answer(200, { object: 'list', data: [{ id: 'stand-in', object: 'model', type: 'model', owned_by: 'nobody' }], models: [] })
    if (/count_?tokens$/i.test(path)) return answer(200, { input_tokens: 1, totalTokens: 1 })
    if (request.method !== 'POST' || !wire) return answer(404, { error: { message: 'no such place', code: 404 } })
    let body = {}
    try { body = JSON.parse(text) } catch { return answer(400, { error: { message: 'no JSON', code: 400 } }) }
    const act = this.play(wire.tools(body), wire.results(body))
    await sleep(250) // a real one takes its time, and some agents count on it
    if (!wire.streams(body, path)) return answer(200, wire.whole(act, body))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const frame of wire.frames(act, body)) response.write(frame)
    response.end()
  }

  play(tools, results) {
    const find = names => tools.find(tool => names.includes(tool.name))
    const shell = find(SHELL), read = find(READ)
    if (results.length > this.heard.results.length) this.heard.results = results
    for (const tool of tools) if (!this.heard.tools.includes(tool.name)) this.heard.tools.push(tool.name)
    if (shell && results.length === 0) return { id: 'call_1_shell', tool: shell.name, input: this.fill(shell.schema) }
    if (shell && read && results.length === 1) return { id: 'call_2_read', tool: read.name, input: this.fill(read.schema) }
    if (shell) this.heard.done = true
    return { text: 'All is done.' }
  }

  /** An input that satisfies a tool's schema. */
  fill(schema = {}) {
    const known = { command: this.command, cmd: this.command, file_path: this.file, path: this.file, filePath: this.file, absolute_path: this.file }
    const input = {}
    for (const [key, about] of Object.entries(schema.properties ?? {})) {
      const type = [about.type].flat().join().toLowerCase()
      if (Object.hasOwn(known, key)) input[key] = type.includes('array') ? ['sh', '-c', known[key]] : known[key]
      else if (schema.required?.includes(key)) input[key] = about.enum?.[0] ?? (type.includes('boolean') ? false : /number|integer/.test(type) ? 1 : 'trial')
    }
    return input
  }
}
