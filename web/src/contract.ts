// The converter's answers, as its module describes them; what may be missing is marked so.

export type Severity = 'error' | 'warning' | 'info'
export type Status = 'ok' | 'changed' | 'partial' | 'refused'
export type Scope = 'user' | 'project'
export type System = 'macos' | 'linux' | 'windows'
export type Shell = 'posix' | 'powershell' | 'cmd'
export type ConflictChoice = 'update' | 'replace' | 'keep'

export interface Finding {
  severity: Severity
  code: string
  // Of a page: the agent that the piece was read as.
  source?: string
  item?: string
  field?: string
  message: string
  title?: string
  reason?: string
  step?: string
  before?: string
  after?: string
  line?: number
  column?: number
  offset?: number
  length?: number
  key?: string
  args?: string[]
  guard?: '' | 'can-fail-open' | 'would-fail-open'
  fix?: { label?: string; offset: number; length: number; text: string }
  found?: string
  expected?: string
  cause?: string
}

export interface Server {
  name: string
  transport: 'stdio' | 'http' | 'sse' | 'ws' | 'unspecified'
  alternative?: boolean
  command?: string
  args?: string[]
  url?: string
  enabled?: boolean
  env?: Record<string, string>
  headers?: Record<string, string>
  line?: number
  column?: number
}

export interface Handler {
  type: string
  command?: string
  args?: string[]
  prompt?: string
  url?: string
  line?: number
}

export interface Hook {
  event: string | null
  nativeEvent?: string
  name?: string
  canBlock?: boolean
  matcher?: string
  handlers?: Handler[]
  line?: number
}

export interface Output {
  kind: 'servers' | 'hooks' | 'grants'
  file: string
  syntax: string
  text: string
  merged?: string
  diff?: string
  origins?: number[]
}

export interface Target {
  agent: string
  status: Status
  items?: { kind: 'server' | 'hook'; item: string; status: Status }[]
  outputs?: Output[]
  commands?: { text: string; shell: string }[]
  links?: { label: string; href: string }[]
  findings?: Finding[]
}

export interface Answer {
  source: { agent: string | null; name?: string; agents?: string[]; sure?: string; syntax?: string; kinds?: string[] }
  servers?: Server[]
  hooks?: Hook[]
  findings?: Finding[]
  targets?: Record<string, Target>
}

export interface Agent {
  id: string
  name: string
  vendor?: string
  docs?: string
  checked?: string
  group: string
  rank: number
  servers?: { variants?: { id: string; label: string }[]; files?: { scope: string; os?: string; path: string }[] } | null
  hooks?: { events?: { event: string | null; native: string; can?: string[] }[]; refused?: string; nearest?: string } | null
  command?: boolean
  link?: boolean
}

export interface Options {
  keepNames?: boolean
  keepOriginalNames?: boolean
  shell?: Shell
  commandPaths?: Record<string, string>
  liftSecrets?: boolean
  bridge?: boolean
  splitEvents?: boolean
  only?: string[]
  rename?: Record<string, string>
  conflict?: Record<string, ConflictChoice>
  variant?: Record<string, string>
}

export interface Request {
  text: string
  from: string
  to?: string[]
  scope: Scope
  os: System
  existing: Record<string, string>
  options: Options
}
