// A hook that bears witness: node witness.mjs LOG LABEL [wait=MS] [exit=CODE] [any more arguments]
// One line when it starts, with what it got, and one when it is done, so that a hook that was cut off shows.
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const [log, label, ...args] = process.argv.slice(2)
const set = Object.fromEntries(args.filter(a => /^(wait|exit)=\d+$/.test(a)).map(a => a.split('=')))
const note = line => appendFileSync(log, JSON.stringify({ label, ...line }) + '\n')

const input = await Promise.race([read(), sleep(2000, '')])
let told = {}
try { told = JSON.parse(input) } catch { /* some agents send nothing */ }
note({ at: 'start', args: args.filter(a => !/^(wait|exit)=\d+$/.test(a)), tool: told.tool_name ?? told.toolName ?? null, event: told.hook_event_name ?? null })
if (set.wait) await sleep(Number(set.wait))
note({ at: 'done' })
if (set.exit) process.stderr.write(`${label} says no\n`)
process.exit(Number(set.exit ?? 0))

async function read() {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  return text
}
