// The samples of the empty page, asked of the converter when the page is built: the states and the lines are what it answers, and
// a sentence stands only beside an agent for which it gives the finding that the sentence tells.
import { piecesOf } from '../src/highlight.ts'
import { statusIcon } from '../src/icons.ts'
import type { Answer, Finding } from '../src/contract.ts'

interface Row {
  agent: string
  // Part of the line of the snippet to show; or the sentence, and the key of its finding.
  line?: string
  says?: string
  finding?: string
}

interface Sample {
  text: unknown
  rows: Row[]
}

const server = { type: 'http', url: 'https://mcp.linear.app/mcp', headers: { Authorization: 'Bearer ${LINEAR_TOKEN}' } }
const hook = { matcher: 'Bash|Edit', hooks: [{ type: 'command', command: 'guard.sh', timeout: 30 }] }

const samples: Record<string, Sample> = {
  server: {
    text: { mcpServers: { linear: server } },
    rows: [
      { agent: 'codex', line: 'LINEAR_TOKEN' },
      { agent: 'opencode', line: 'LINEAR_TOKEN' },
      { agent: 'gemini-cli', line: 'LINEAR_TOKEN' },
      { agent: 'antigravity', says: 'hero.antigravity', finding: 'not-expanded' },
      { agent: 'claude-desktop', says: 'hero.desktop', finding: 'transport-refused' },
    ],
  },
  hook: {
    text: { hooks: { PreToolUse: [hook] } },
    rows: [
      { agent: 'qwen-code', line: 'matcher' },
      { agent: 'vscode', says: 'hero.vscode', finding: 'matcher-dropped' },
      { agent: 'opencode', says: 'hero.opencode', finding: 'no-hooks' },
    ],
  },
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function coloured(line: string, syntax: string): string {
  let html = ''
  let at = 0
  for (const { from, to, kind } of piecesOf(line, syntax).pieces) {
    html += escape(line.slice(at, from)) + '<span class="syn-' + kind + '">' + escape(line.slice(from, to)) + '</span>'
    at = to
  }
  return html + escape(line.slice(at))
}

export interface Converter {
  agents(): { id: string; name: string }[]
  convert(request: { text: string; from: string; to: string[] }): Answer
}

function row({ agent, line, says, finding }: Row, answer: Answer, conv: Converter): string {
  const target = answer.targets?.[agent]
  const name = conv.agents().find((one) => one.id === agent)?.name
  if (!target || !name) throw new Error('the samples name an agent that the converter does not know: ' + agent)
  const outputs = target.outputs ?? []
  const found = line && outputs.flatMap((one) => one.text.split('\n').map((text) => ({ text: text.trim().replace(/,$/, ''), syntax: one.syntax }))).find(({ text }) => text.includes(line))
  if (line && !found) throw new Error('no line of ' + agent + ' holds ' + line)
  if (finding && !target.findings?.some((one: Finding) => one.key === finding)) throw new Error('the converter does not say ' + finding + ' of ' + agent + ', but the samples do')
  const state = '<span class="is-' + target.status + '"><i data-icon="' + statusIcon[target.status] + '"></i><span data-t="status.' + target.status + '"></span></span>'
  return '<div><b>' + escape(name) + '</b>' + state + (found ? '<code>' + coloured(found.text, found.syntax) + '</code>' : '<span class="says" data-t="' + says + '"></span>') + '</div>'
}

// The rows of one sample, as HTML with places for icons and words.
export function sampleRows(name: string, conv: Converter): string {
  const sample = samples[name]
  if (!sample) throw new Error('index.html asks for the sample "' + name + '", which samples.ts does not have')
  const answer = conv.convert({ text: JSON.stringify(sample.text), from: 'claude-code', to: sample.rows.map((one) => one.agent) })
  return sample.rows.map((one) => row(one, answer, conv)).join('')
}
