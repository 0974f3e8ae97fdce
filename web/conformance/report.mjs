// Writes what was shown: a table for machines and one for people. A run of some agents leaves the rows of the others.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../proof/', import.meta.url)

export function report(rows, names) {
  mkdirSync(folder, { recursive: true })
  const file = new URL('agents.json', folder)
  let held = []
  try { held = JSON.parse(readFileSync(file, 'utf8')).agents } catch { /* the first run */ }
  // A row that was only skipped does not take the place of one that was shown.
  const fresh = new Map(rows.map(row => [row.id, row]))
  const all = Object.keys(names).map(id => fresh.get(id)?.state === 'skipped' ? held.find(h => h.id === id) ?? fresh.get(id) : fresh.get(id) ?? held.find(h => h.id === id)).filter(Boolean)
  writeFileSync(file, JSON.stringify({ madeBy: 'make conformance', agents: all }, null, 1) + '\n')
  writeFileSync(new URL('agents.md', folder), markdown(all))
}

function markdown(rows) {
  const cell = text => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const trials = row => row.state === 'skipped' ? `skipped: ${row.reason}` : row.trials.map(t => `${t.passed ? '✓' : '✗'} ${t.what}${[...t.wrong, ...t.notes].length ? ` (${[...t.wrong, ...t.notes].join('; ')})` : ''}`).join('<br>')
  return [
    '# Seen in the real programs',
    '',
    'Written by `make conformance`; do not edit by hand. Each program was started in an empty home folder, without a network, with the files that',
    'agentconv wrote from a Claude Code config of awkward values: spaces, quotes, `$`, backslashes, empty strings, line breaks, several headers,',
    'references to variables. A recording MCP server wrote down what reached it; a stand-in model on the same machine called the tools.',
    '',
    '| Agent | Version | Date | What was shown |',
    '|---|---|---|---|',
    ...rows.map(row => `| ${row.name} | ${row.version ?? ''} | ${row.date} | ${cell(trials(row))} |`),
    '',
  ].join('\n')
}
