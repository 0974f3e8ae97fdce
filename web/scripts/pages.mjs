// Makes the pages about formats from the descriptions: one table of all agents, a page per agent and one per pair, each as
// HTML and as Markdown, and llms.txt. They are made with the page, so they cannot go stale.
//
//   node pages.mjs FACTS.json DIST
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { agentPage, indexPage } from './pages/agent.mjs'
import { pairPage } from './pages/pair.mjs'
import { samplesOf } from './pages/sample.mjs'
import { html, markdown } from './pages/write.mjs'

// The icons are plain data with a type at the end at most.
const drawings = readFileSync(new URL('../src/paths.ts', import.meta.url), 'utf8').replace(/\} (?:as const|satisfies [^\n]+)\n/, '}\n').replace(/^export type.*$/gm, '')
const { paths } = await import('data:text/javascript,' + encodeURIComponent(drawings))

const [factsFile, dist] = process.argv.slice(2)
if (!dist) {
  console.error('usage: node pages.mjs FACTS.json DIST')
  process.exit(2)
}
const { Agents: agents } = JSON.parse(readFileSync(factsFile, 'utf8'))
const conv = await (await import(pathToFileURL(join(dist, 'agentconv.js')).href)).load()
const template = readFileSync(join(dist, 'formats.html'), 'utf8')
rmSync(join(dist, 'formats.html'))

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

// A page lies some folders deep; what the template names from the top is named from there.
function put(folder, page, current) {
  const up = '../'.repeat(folder.split('/').length)
  const list = '<ul>' + agents.map((a) => '<li><a href="' + up + a.ID + '/"' + (a.ID === current ? ' aria-current="page"' : '') + '>' + escape(a.Name) + '</a></li>').join('') + '</ul>'
  const whole = template
    .replaceAll(/(href|src)="\.\/(?!index\.md)/g, (_, name) => name + '="' + up)
    .replace(' data-here', '')
    .replace('<!--title-->', () => escape(page.title) + ': agentconv')
    .replace('<!--description-->', () => escape(page.description))
    .replace('<!--list-->', () => list)
    .replace('<!--content-->', () => html(page, up, paths))
    .replace(folder === 'formats' ? '\0' : ' aria-current="page" data-t="nav.formats"', ' aria-current="true" data-t="nav.formats"')
  mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, folder, 'index.html'), whole)
  writeFileSync(join(dist, folder, 'index.md'), markdown(page, up))
}

let count = 0
put('formats', indexPage(agents), '')
for (const agent of agents) {
  put(agent.ID, agentPage(agent, agents), agent.ID)
  count++
}
for (const source of agents) {
  const sample = samplesOf(conv, source)
  for (const target of agents) {
    if (source === target) continue
    put(source.ID + '/' + target.ID, pairPage(source, target, sample), target.ID)
    count++
  }
}

const line = (a) => '- [' + a.Name + '](' + a.ID + '/index.md): ' + [a.Servers ? 'MCP servers in ' + a.Servers.Syntax.toUpperCase() + ' under ' + (a.Servers.Root || 'the top') : 'no file for MCP servers', a.Hooks ? a.Hooks.Events.length + ' hook events' : 'no hooks from a file'].join('; ')
writeFileSync(
  join(dist, 'llms.txt'),
  ['# agentconv', '', '> Turns the MCP servers and hooks of one AI coding agent into those of every other one, in the browser, and says item by item what cannot be carried over.', '',
    'What each agent can hold, made from the descriptions that the converter itself uses. What changes between two agents stands under `/<from>/<to>/index.md`, such as `claude-code/codex/index.md`.', '',
    '## Agents', '', ...agents.map(line), '', '## More', '', '- [All agents in one table](formats/index.md)', ''].join('\n'),
)
console.log(`pages: ${count + 1} pages, each as HTML and Markdown`)
