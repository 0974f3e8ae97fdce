// The types of agentconv.js. Absent values may be left out of an answer; times are in seconds.

/** Loads the converter. */
export function load(options?: LoadOptions): Promise<Converter>

export interface LoadOptions {
  /** Where agentconv.wasm is, or its bytes, or the compiled module. Left out: beside agentconv.js. */
  wasm?: string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module
}

export interface Converter {
  /** What each agent can hold: for tables and menus. */
  agents(): Agent[]
  /** Converts a pasted config. Never throws for bad input: what is wrong is in `findings`. */
  convert(request: Request): Answer
}

/** An agent's id, such as `claude-code` or `codex`; `agents()` lists them. */
export type AgentId = string

export type Scope = 'user' | 'project'
export type System = 'macos' | 'linux' | 'windows'
export type Shell = 'posix' | 'powershell' | 'cmd'
export type Transport = 'stdio' | 'http' | 'sse' | 'ws' | 'unspecified'
export type Severity = 'error' | 'warning' | 'info'
/** `changed`: all of it is there, some of it said differently. `partial`: something could not be carried. */
export type Status = 'ok' | 'changed' | 'partial' | 'refused'

export interface Request {
  /** The pasted text, as it is. */
  text: string
  /** The agent it comes from. `auto`, or left out: found from the text. */
  from?: 'auto' | AgentId
  /** The agents to write for. Left out: all. */
  to?: AgentId[]
  scope?: Scope
  os?: System
  /**
   * The text that the user's file holds already, per agent: the answer's `merged` and `diff` keep every other byte of it.
   * `<id>/hooks` is the file of the hooks, where they are in another. `<id>/grants` is the file of a helper, and
   * `<id>/grants/<helper>` each one of several; the `name:` at the top of a file says which helper it is, else the key.
   */
  existing?: Record<AgentId | `${AgentId}/hooks` | `${AgentId}/grants` | `${AgentId}/grants/${string}`, string>
  options?: Options
}

export interface Options {
  /** Write names as they are where the newest version of the agent takes them. */
  keepNames?: boolean
  /** Keep the name from before a change in the entry, as `_hk_name`. */
  keepOriginalNames?: boolean
  /** Full paths for commands that a desktop app does not find: `{ npx: '/opt/homebrew/bin/npx' }`. */
  commandPaths?: Record<string, string>
  /** Write a hook of one event as several where the agent's events are finer. */
  splitEvents?: boolean
  /** Run a remote server that the agent cannot load through a stdio bridge. */
  bridge?: boolean
  /** Replace secrets that stand in clear by references to variables. */
  liftSecrets?: boolean
  /** The shell that commands are quoted for. */
  shell?: Shell
  /** Which shape to write for an agent that has several: `{ opencode: 'v2' }`. */
  variant?: Record<AgentId, string>
  /** Only the items of these names. */
  only?: string[]
  /** New names: old to new. */
  rename?: Record<string, string>
  /** What to do with an entry that the file holds already, per name. */
  conflict?: Record<string, 'update' | 'replace' | 'keep'>
}

export interface Answer {
  source: Source
  servers: Server[]
  hooks: Hook[]
  /** About the pasted text itself: fails open first, then errors, warnings, infos. */
  findings: Finding[]
  /** Per agent asked for. */
  targets: Record<AgentId, Target>
}

export interface Source {
  /** The agent that the text was read as; null when none was recognised. */
  agent: AgentId | null
  /** Its name, where it is no agent of the list but a form that is only read: a registry's entry, a request to an API. */
  name?: string
  /** All that fit, best first. */
  agents: AgentId[]
  sure?: 'certain' | 'likely' | 'guess' | 'set' | ''
  /** json, jsonc, json5, toml, yaml, markdown, command, link ... */
  syntax: string
  kinds: Kind[]
}

export type Kind = 'servers' | 'hooks' | 'grants'

export interface Server {
  name: string
  /** `unspecified`: a URL whose source does not say which remote transport it is. */
  transport: Transport
  command?: string
  args?: string[]
  env?: Record<string, string>
  /** Variables that are passed on from the agent's own environment. */
  envVars?: string[]
  envFile?: string
  cwd?: string
  url?: string
  headers?: Record<string, string>
  enabled?: boolean
  startupTimeout?: number
  callTimeout?: number
  allowTools?: string[]
  denyTools?: string[]
  autoApprove?: string[]
  trust?: boolean
  description?: string
  oauth?: Record<string, unknown>
  /** Place of its name in the pasted text: line and column from 1, offset and length in UTF-16 units. */
  line?: number
  column?: number
  offset?: number
  length?: number
}

export interface Hook {
  /** Claude Code's name of the event; null for an event that only its agent has. */
  event: string | null
  /** The name in the pasted text. */
  nativeEvent: string
  /** The matcher as written. */
  matcher?: string
  line?: number
  column?: number
  offset?: number
  length?: number
  handlers: Handler[]
}

export interface Handler {
  /** command, prompt, http ... */
  type: string
  command?: string
  args?: string[]
  prompt?: string
  url?: string
  timeout?: number
  enabled?: boolean
  line?: number
}

export interface Target {
  agent: AgentId
  status: Status
  /** One per server, then one per hook, in the order of the answer's lists. */
  items?: { kind: 'server' | 'hook'; item: string; status: Status }[]
  outputs: Output[]
  /** The agent's own add commands. */
  commands: { text: string; shell: Shell }[]
  /** One-click links. */
  links: { label: string; href: string }[]
  findings: Finding[]
}

export interface Output {
  kind: Kind
  /** Where the text goes, `~` for the home folder. Left out where it is pasted into the agent's settings. */
  file?: string
  syntax: string
  /** The snippet. */
  text: string
  /** The snippet in the user's own file: every other byte as it was. Only when `existing` was given. */
  merged?: string
  /** From the user's file to the merged one. */
  diff?: string
  /** Per line of `text` the line of the pasted text that it came from; 0 for none. */
  origins?: number[]
}

export interface Finding {
  severity: Severity
  /** Stable: see the table of codes. */
  code: string
  /** The server's name or the hook's event. */
  item?: string
  /** The key, as the source spells it. */
  field?: string
  /** Title, reason and step in one. */
  message: string
  title?: string
  reason?: string
  step?: string
  before?: string
  after?: string
  /** Place in the pasted text: line and column from 1, offset and length in UTF-16 units. */
  line?: number
  column?: number
  offset?: number
  length?: number
  /** Message id and arguments, for translation. */
  key?: string
  args?: string[]
  /** The name of the agent that this part of a page was read as, where it is another than the source's. */
  source?: string
  /** A guard hook that would no longer stop what it stopped. */
  guard?: '' | 'can-fail-open' | 'would-fail-open'
  /** One edit of the pasted text that mends a syntax error. */
  fix?: { label: string; offset: number; length: number; text: string }
  /** Of a syntax error: what stood there, what was expected, the likely cause. */
  found?: string
  expected?: string
  cause?: string
}

export interface Agent {
  id: AgentId
  name: string
  vendor: string
  /** The vendor's page about this config. */
  docs: string
  /** The version or date the facts were checked against. */
  checked: string
  group?: 'most-used' | 'more'
  rank?: number
  servers: AgentServers | null
  hooks: AgentHooks | null
  /** It has an add command; it has a one-click link. */
  command?: boolean
  link?: boolean
}

export interface AgentFile {
  scope: string
  os?: System
  path: string
  /** The environment variable that moves it. */
  moves?: string
}

export interface AgentServers {
  files: AgentFile[]
  syntax: string
  /** The key that the servers stand under. */
  root: string
  transports: { transport: Transport; word: string }[]
  fields: string[]
  /** The key that turns a server off. */
  switch?: string
  /** The rule for names. */
  names?: string
  variants?: { id: string; label: string }[]
}

export interface AgentHooks {
  files: AgentFile[]
  syntax?: string
  /** The key that the hooks stand under. */
  root?: string
  events: { event: string | null; native: string; can: ('observe' | 'context' | 'change' | 'block')[]; matcher?: 'tools' | 'words' | 'command' | 'path' | 'text' | null }[]
  handlers: string[]
  /** How a matcher on tools is read: as exact names where it is plain, as a pattern for a part or the whole of the name, as a name with *, or not at all. */
  matcher?: 'exact' | 'pattern' | 'whole' | 'glob' | 'none'
  /** Seconds after which a command is cut off when nothing is said, where that is known. */
  timeout?: number
  /** What everybody who writes hooks for this agent must know. */
  tell?: string
  variants?: { id: string; label: string }[]
  /** Why the agent takes no hooks from a file, where it takes none, and what comes nearest. */
  refused?: string
  nearest?: string
}
