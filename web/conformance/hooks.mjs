// Do the real programs fire the hooks that are written for them? Three trials in Claude Code's form: hooks that let everything
// pass, one that blocks the shell tool, one that runs past its time-out. The program answers one prompt of a stand-in model,
// which calls the shell tool and then the tool that reads a file.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { agents } from './agents.mjs'
import { installed } from './install.mjs'
import { prompt } from './load.mjs'

const WORDS = ['a b', 'q"uote', "it's", 'b\\s', 'ü', '$HOME'], IN_SHELL = `'a b' 'q"uote' "it's" 'b\\s' ü '$HOME'`

const witness = (room, label, more = '') => ({ type: 'command', command: `node ${room.witness} ${room.log} ${label} ${more}${IN_SHELL}` })
const group = (matcher, ...hooks) => ({ ...matcher && { matcher }, hooks })

const passing = (room, reads) => ({
  SessionStart: [group('', witness(room, 'SessionStart'))],
  UserPromptSubmit: [group('', witness(room, 'UserPromptSubmit'))],
  PreToolUse: [group('Bash', { ...witness(room, 'PreToolUse', 'wait=300 '), timeout: 20 }), ...reads ? [group('Read', witness(room, 'PreToolUse-Read'))] : []],
  PostToolUse: [group('Bash', witness(room, 'PostToolUse'))],
  Stop: [group('', witness(room, 'Stop'))],
})
const blocking = room => ({ PreToolUse: [group('Bash', witness(room, 'PreToolUse', 'exit=2 '))] })
const slow = room => ({ PreToolUse: [group('Bash', { ...witness(room, 'PreToolUse', 'wait=20000 '), timeout: 2 })] })

async function play(conv, id, room, hooks) {
  const target = conv.convert({ text: JSON.stringify({ hooks }), from: 'claude-code', to: [id], scope: 'user', os: 'linux' }).targets[id]
  const outputs = target.outputs.filter(o => o.kind === 'hooks')
  if (!outputs.length) throw new Error(`no hooks were written: ${target.findings.map(f => f.message).join(' ')}`)
  for (const output of outputs) room.place(output.file, output.text)
  const left = join(room.project, 'ran.txt')
  const ran = await prompt(id, room, { command: `echo here > ${left}` })
  return { ...ran, findings: target.findings, home: room.home, fired: firings(room.seen()), toolRan: existsSync(left), how: `${installed(id).word}, one prompt with a stand-in model` }
}

/** How often each hook fired, for which tools, with which arguments, and how often it came to its end. */
function firings(lines) {
  const fired = {}
  for (const line of lines) {
    const hook = fired[line.label] ??= { started: 0, done: 0, tools: [], args: line.args }
    if (line.at === 'done') hook.done++
    else { hook.started++; hook.tools.push(line.tool) }
  }
  return fired
}

const once = (fired, label) => fired[label]?.started === 1 ? [] : [`${label} fired ${fired[label]?.started ?? 0} times`]
const end = ran => ran.late ? ['the program did not end'] : []

async function passes(conv, id, room) {
  const about = agents[id].hooks, ran = await play(conv, id, room, passing(room, about.read)), wrong = end(ran), notes = []
  // An agent that fills in what the shell leaves alone must have been told of.
  ran.limited = about.fillsIn && ran.findings.some(f => f.code === 'literal-expanded')
  if (ran.limited) notes.push('told: it fills in $NAME in a command, inside single quotes too')
  const tools = { PreToolUse: about.shell, PostToolUse: about.shell, 'PreToolUse-Read': about.read }
  for (const label of ['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'Stop', ...about.read ? ['PreToolUse-Read'] : []]) {
    const hook = ran.fired[label], habit = agents[id].habits?.[label], amiss = once(ran.fired, label)
    if (amiss.length && habit) notes.push(`${label} ${habit}`)
    else wrong.push(...amiss)
    if (!hook) continue
    if (tools[label] && !hook.tools.every(tool => [tools[label]].flat().includes(tool))) wrong.push(`${label} fired for ${hook.tools.join(', ')}`)
    if (hook.done < hook.started && label !== 'Stop') wrong.push(`${label} was cut off`)
    const words = ran.limited ? WORDS.map(word => word === '$HOME' ? ran.home : word) : WORDS
    if (JSON.stringify(hook.args) !== JSON.stringify(words)) wrong.push(`${label} got ${JSON.stringify(hook.args)}`)
  }
  if (!ran.toolRan) wrong.push('the shell tool did not run')
  if (about.read && !ran.heard.results.some(text => text.includes('a note'))) wrong.push('the read tool did not run')
  return { what: 'fires SessionStart, UserPromptSubmit, PreToolUse, PostToolUse and Stop once, for the right tool only', ...ran, wrong, notes }
}

async function blocks(conv, id, room) {
  const ran = await play(conv, id, room, blocking(room)), wrong = [...end(ran), ...once(ran.fired, 'PreToolUse')]
  if (ran.toolRan) wrong.push('the blocked tool ran')
  if (!ran.heard.done) wrong.push('the program did not go on after the block')
  return { what: 'a hook that exits with 2 keeps the tool from running', ...ran, wrong, notes: [] }
}

async function timesOut(conv, id, room) {
  const ran = await play(conv, id, room, slow(room)), wrong = [...end(ran), ...once(ran.fired, 'PreToolUse')]
  if (ran.fired.PreToolUse?.done) wrong.push('the hook ran to its end in spite of its time-out')
  return { what: 'a time-out of 2 seconds ends a slow hook', ...ran, wrong, notes: [ran.toolRan ? 'the tool runs after a hook that timed out' : 'a hook that timed out blocks the tool'] }
}

/** The trials of hooks that an agent can be put to. */
export const hookTrials = id => agents[id].hooks ? [['hooks that pass', passes], ['a hook that blocks', blocks], ['a hook that times out', timesOut]] : []
