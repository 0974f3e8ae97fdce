// One line of JSON, TOML or YAML into coloured pieces: the same colours in the box, in the snippet and in the diff.

export type Kind = 'key' | 'str' | 'num' | 'punct' | 'com' | 'head' | 'ref'
export interface Piece {
  from: number
  to: number
  kind: Kind
}
// What a line begins inside of: nothing, a block comment, or a TOML string of several lines.
export type Inside = '' | '*/' | '"""' | "'''"

const reference = /\$\{[^}\s]{1,200}\}|\{(?:env|file):[^}\s]{1,200}\}|\$(?:env:)?[A-Za-z_]\w{0,80}|%[A-Z_]{2,60}%/g
const number = /^[-+]?(?:0x[\da-f]+|\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?)(?![\w.-])/i
const word = /^(?:true|false|null)(?![\w-])/
const longest = 4000

export function guessSyntax(text: string): string {
  const start = text.slice(0, 4000)
  if (/^\s*(\/\/[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*[{["]/.test(start) && !/^\s*\[[\w."'-]+\]\s*(#.*)?$/m.test(start)) return 'json'
  if (/^\s*\[{1,2}[\w."' @/-]+\]{1,2}\s*(#.*)?$/m.test(start) || /^\s*[\w.-]+\s*=\s*["[{\d]/m.test(start)) return 'toml'
  if (/^\s*(?:- )?["']?[\w. @/-]+["']?:(?:\s|$)/m.test(start)) return 'yaml'
  return 'text'
}

const family = (syntax: string) => (/^json/.test(syntax) ? 'json' : syntax)

export function piecesOf(line: string, syntax: string, inside: Inside = ''): { pieces: Piece[]; inside: Inside } {
  const pieces: Piece[] = []
  const kind = family(syntax)
  let at = 0
  const put = (to: number, as: Kind) => {
    if (to > at) pieces.push({ from: at, to, kind: as })
    at = to
  }
  if (inside) {
    const end = line.indexOf(inside)
    put(end < 0 ? line.length : end + inside.length, inside === '*/' ? 'com' : 'str')
    if (end < 0) return { pieces, inside }
  }
  if (line.length > longest) return { pieces, inside: '' }
  if (kind === 'toml' && at === 0 && /^\s*\[/.test(line) && !/^\s*\[[^\]]*,/.test(line)) {
    const head = /^\s*\[{1,2}(?:"[^"]*"|'[^']*'|[^\]"'])*\]{1,2}/.exec(line)
    if (head) put(head[0].length, 'head')
  }
  if (kind === 'yaml' && at === 0) {
    const key = /^(\s*(?:- +)*)("[^"]*"|'[^']*'|[^\s#"'[{&*!|>][^:#]*?)(:)(?=\s|$)/.exec(line)
    if (key) {
      put(key[1]!.length, 'punct')
      put(key[1]!.length + key[2]!.length, 'key')
      put(key[0].length, 'punct')
    }
  }
  while (at < line.length) {
    const char = line[at]!
    const rest = line.slice(at)
    if (char === ' ' || char === '\t') at++
    else if ((char === '#' && kind !== 'json') || (kind === 'json' && rest.startsWith('//'))) put(line.length, 'com')
    else if (kind === 'json' && rest.startsWith('/*')) {
      const end = line.indexOf('*/', at + 2)
      put(end < 0 ? line.length : end + 2, 'com')
      if (end < 0) return { pieces, inside: '*/' }
    } else if (kind === 'toml' && (rest.startsWith('"""') || rest.startsWith("'''"))) {
      const quote = rest.slice(0, 3) as Inside
      const end = line.indexOf(quote, at + 3)
      text(end < 0 ? line.length : end + 3)
      if (end < 0) return { pieces, inside: quote }
    } else if (char === '"' || char === "'") {
      const end = closing(line, at)
      if (isKey(line, end, kind)) put(end, 'key')
      else text(end)
    } else if (number.test(rest)) put(at + number.exec(rest)![0].length, 'num')
    else if (word.test(rest)) put(at + word.exec(rest)![0].length, 'num')
    else if (/[{}[\],:=|>&*-]/.test(char) && !(kind === 'text' && char === '-')) put(at + 1, 'punct')
    else {
      const bare = plain(line, at, kind)
      if (isKey(line, bare, kind) || (kind === 'toml' && /^[\w.-]+$/.test(line.slice(at, bare)))) put(bare, 'key')
      else text(bare)
    }
  }
  return { pieces, inside: '' }

  // A string, in which references stand out.
  function text(to: number) {
    const as: Kind | null = kind === 'text' ? null : 'str'
    reference.lastIndex = 0
    const said = line.slice(at, to)
    const start = at
    for (const found of said.matchAll(reference)) {
      if (as) put(start + found.index, as)
      at = start + found.index
      put(at + found[0].length, 'ref')
    }
    if (as) put(to, as)
    at = to
  }
}

function closing(line: string, from: number): number {
  const quote = line[from]
  for (let at = from + 1; at < line.length; at++) {
    if (line[at] === '\\' && quote === '"') at++
    else if (line[at] === quote) return at + 1
  }
  return line.length
}

function isKey(line: string, end: number, kind: string): boolean {
  const after = line.slice(end).trimStart()
  return kind === 'toml' ? /^(?:=|\.[\w"'])/.test(after) : kind !== 'text' && /^:(?:\s|$|["'[{\d])/.test(after)
}

function plain(line: string, from: number, kind: string): number {
  if (kind === 'yaml') {
    const comment = line.indexOf(' #', from)
    return comment < 0 ? line.length : comment
  }
  let at = from
  while (at < line.length && !/[\s{}[\],:="']/.test(line[at]!)) at++
  if (kind === 'text') while (at < line.length && !/\s/.test(line[at]!)) at++
  return Math.max(at, from + 1)
}

// Highlights every line; a text that no multi-line form occurs in needs no memory between lines.
export function paint(lines: string[], syntax: string): Piece[][] {
  let inside: Inside = ''
  return lines.map((line) => {
    const painted = piecesOf(line, syntax, inside)
    inside = painted.inside
    return painted.pieces
  })
}
