// Checked by the type checker, never run: what the README shows must fit the types, and a misspelling must not.
import { load, type Answer, type Finding, type Server } from '../../module/agentconv.js'

const conv = await load({ wasm: new URL('https://example.com/agentconv.wasm') })
const answer: Answer = conv.convert({ text: '{}', from: 'auto', to: ['codex'], scope: 'user', os: 'linux', existing: { codex: '' }, options: { variant: { opencode: 'v2' }, conflict: { files: 'keep' } } })

const servers: Server[] = answer.servers
const names: string[] = servers.map(server => server.name)
const worst: Finding | undefined = answer.findings[0]
const texts: string[] = answer.targets.codex.outputs.map(output => `${output.file}\n${output.text}`)
const events: (string | null)[] = conv.agents().flatMap(agent => agent.hooks?.events ?? []).map(event => event.event)
export { names, texts, worst, events }

// @ts-expect-error: the text is needed
conv.convert({ from: 'auto' })
// @ts-expect-error: there is no such system
conv.convert({ text: '', os: 'beos' })
// @ts-expect-error: a finding is no text
export const wrong: string = answer.findings[0]
