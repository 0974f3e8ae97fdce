// Writes the snippets of all agents into a README, between two comments; the rest of the file stays byte for byte.
//
//   node readme.mjs README.md mcp.json
//
// In the README:
//
//   <!-- agents: start codex cursor vscode -->
//   <!-- agents: end -->
import { readFileSync, writeFileSync } from 'node:fs'

const package_ = process.env.AGENTCONV ?? 'agentconv'
const { load } = await import(package_)
const { prerender } = await import(process.env.AGENTCONV_PRERENDER ?? package_ + '/prerender')
const [readme, config] = process.argv.slice(2)
const conv = await load()
const marks = /(<!-- agents: start([^\n]*?)-->\r?\n)[\s\S]*?(<!-- agents: end -->)/
const text = readFileSync(readme, 'utf8')
if (!marks.test(text)) throw new Error(readme + ' has no <!-- agents: start --> and <!-- agents: end -->')
const made = text.replace(marks, (_, start, agents, end) => start + '\n' + prerender(conv, { text: readFileSync(config, 'utf8'), agents: agents.trim().split(/\s+/).filter(Boolean) }).markdown + '\n' + end)
if (made !== text) writeFileSync(readme, made)
