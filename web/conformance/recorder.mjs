// An MCP server that writes down who called and how, one JSON line each, so that what an agent loaded can be told exactly.
//
//   node recorder.mjs LOG stdio LABEL [any more arguments]
//   node recorder.mjs LOG web             prints its port; /http/LABEL speaks Streamable HTTP, /sse/LABEL the older HTTP with SSE
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

const TOOL = { name: 'note', description: 'Takes a note.', inputSchema: { type: 'object', properties: {} } }

/** The answer to a JSON-RPC message; undefined for a notification. */
export function reply({ id, method, params }) {
  if (id === undefined || method === undefined) return undefined
  const results = {
    initialize: () => ({ protocolVersion: params?.protocolVersion ?? '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'recorder', version: '1.0.0' } }),
    ping: () => ({}),
    'tools/list': () => ({ tools: [TOOL] }),
    'tools/call': () => ({ content: [{ type: 'text', text: 'noted' }] }),
  }
  const result = results[method]
  return result ? { jsonrpc: '2.0', id, result: result() } : { jsonrpc: '2.0', id, error: { code: -32601, message: `no method ${method}` } }
}

function stdio(note, label, more) {
  note({ label, kind: 'stdio', method: 'start', command: process.argv0, args: more, env: process.env, cwd: process.cwd() })
  let held = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', chunk => {
    const lines = (held + chunk).split('\n')
    held = lines.pop()
    for (const line of lines.filter(l => l.trim())) {
      const message = JSON.parse(line), answer = reply(message)
      note({ label, kind: 'stdio', method: message.method })
      if (answer) process.stdout.write(JSON.stringify(answer) + '\n')
    }
  })
  process.stdin.on('end', () => process.exit(0))
}

function web(note) {
  const streams = new Map() // the open event stream of each SSE server
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    let message = {}
    try { message = JSON.parse(text) } catch { /* a GET or a DELETE */ }
    const [, kind, label, post] = request.url.split('?')[0].split('/')
    note({ label, kind, verb: request.method, url: `http://${request.headers.host}${request.url}`, headers: request.headers, method: message.method })
    if (kind === 'sse') return sse(request, response, label, post, message)
    if (kind !== 'http' || request.method !== 'POST') return response.writeHead(kind === 'http' ? 405 : 404).end()
    const answer = reply(message)
    if (!answer) return response.writeHead(202).end()
    response.writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': label }).end(JSON.stringify(answer))
  })

  function sse(request, response, label, post, message) {
    if (request.method === 'GET' && !post) {
      streams.set(label, response)
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
      response.write(`event: endpoint\ndata: /sse/${label}/post\n\n`)
      return
    }
    if (request.method !== 'POST' || !post) return response.writeHead(405).end()
    const answer = reply(message)
    if (answer) streams.get(label)?.write(`event: message\ndata: ${JSON.stringify(answer)}\n\n`)
    response.writeHead(202).end()
  }

  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [log, way, label, ...more] = process.argv.slice(2)
  const note = line => appendFileSync(log, JSON.stringify(line) + '\n')
  if (way === 'web') web(note)
  else stdio(note, label, more)
}
