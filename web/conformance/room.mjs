// A room: an empty home and project folder for one run of one program, with a bare environment, a time limit and no trace left.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nodeFolder } from './install.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const rooms = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { for (const room of rooms) room.leave(); process.exit(1) })

export class Room {
  constructor(name) {
    this.folder = mkdtempSync(join(tmpdir(), `agentconv-${name}-`))
    this.home = join(this.folder, 'home')
    this.project = join(this.folder, 'project')
    this.log = join(this.folder, 'seen.jsonl')
    for (const folder of [this.home, this.project, join(this.folder, 'bin')]) mkdirSync(folder)
    this.place(join(this.project, 'note.txt'), 'a note\n')
    this.recorder = join(here, 'recorder.mjs')
    this.witness = join(here, 'witness.mjs')
    this.env = { PATH: `${join(this.folder, 'bin')}:${nodeFolder()}:/usr/local/bin:/usr/bin:/bin`, HOME: this.home, TMPDIR: this.folder, USER: 'somebody', SHELL: '/bin/sh', LANG: 'C.UTF-8', TERM: 'dumb', NO_COLOR: '1' }
    this.children = new Set()
    rooms.add(this)
  }

  at(file) { return file.startsWith('~/') ? join(this.home, file.slice(2)) : file }

  place(file, text) {
    const at = this.at(file)
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(at, text)
    return at
  }

  read(file) { return existsSync(this.at(file)) ? readFileSync(this.at(file), 'utf8') : undefined }

  /** Puts a program on the room's PATH under the name that people type. */
  name(word, command) {
    const file = join(this.folder, 'bin', word)
    writeFileSync(file, `#!/bin/sh\nexec ${command.map(part => `'${part}'`).join(' ')} "$@"\n`)
    chmodSync(file, 0o755)
  }

  start(command, { env = {}, input = 'ignore' } = {}) {
    const child = spawn(command[0], command.slice(1), { cwd: this.project, env: { ...this.env, ...env }, detached: true, stdio: [input, 'pipe', 'pipe'] })
    child.said = ''
    child.printed = ''
    child.stdout.setEncoding('utf8').on('data', text => { child.printed += text; child.said += text })
    child.stderr.setEncoding('utf8').on('data', text => { child.said += text })
    child.ended = new Promise(resolve => { child.on('error', resolve); child.on('exit', (code, signal) => resolve(code ?? signal)) })
    this.children.add(child)
    return child
  }

  end(child) {
    try { process.kill(-child.pid, 'SIGKILL') } catch { /* it has ended */ }
    this.children.delete(child)
  }

  /** Runs a program until it ends, enough() holds or the time is up. */
  async run(command, { env, seconds = 60, enough } = {}) {
    const child = this.start(command, { env }), until = Date.now() + seconds * 1000
    let code
    child.ended.then(c => { code = c })
    while (code === undefined && Date.now() < until && !enough?.(child.said)) await sleep(50)
    const late = code === undefined && Date.now() >= until
    this.end(child)
    return { code, late, said: child.said, printed: child.printed }
  }

  /** Starts the recorder's web servers and answers their port. */
  async listen() {
    const child = this.start([process.execPath, this.recorder, this.log, 'web'])
    for (let i = 0; i < 200 && !child.printed.includes('\n'); i++) await sleep(25)
    return Number(child.printed)
  }

  /** What the recorder or the hooks wrote down; a line that is still being written counts later. */
  seen() {
    const written = this.read(this.log) ?? ''
    return written.slice(0, written.lastIndexOf('\n') + 1).split('\n').filter(Boolean).map(line => JSON.parse(line))
  }

  leave() {
    rooms.delete(this)
    for (const child of this.children) this.end(child)
    this.endStrays()
    if (!process.env.KEEP) rmSync(this.folder, { recursive: true, force: true, maxRetries: 4, retryDelay: 100 })
  }

  /** Some agents leave a process in the background; it has this room's home. */
  endStrays() {
    if (!existsSync('/proc/self/environ')) return
    for (const id of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
      try { if (readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`HOME=${this.home}`)) process.kill(Number(id), 'SIGKILL') } catch { /* gone, or another user's */ }
    }
  }
}
