// A page is a list of blocks; each block has an HTML and a Markdown form. Text is plain, with `code` in it; a cell may be
// { link, text }, { code }, { dated }, { unknown: true } or a list of these.

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const inline = (text) => escape(text).split('`').map((part, at) => (at % 2 ? '<code>' + part + '</code>' : part)).join('')
const here = (up, link) => (/^https?:/.test(link) ? link : up + link)

export const unknown = { unknown: true }
export const code = (text) => (text ? { code: text } : unknown)

// Days as people read them; Markdown, which programs read too, keeps them as they are.
const days = (text) => escape(text).replace(/\d{4}-\d\d-\d\d/g, (said) => '<time datetime="' + said + '">' + new Date(said).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).replace('Sept', 'Sep').replaceAll(' ', '\u00a0') + '</time>')

function cellHtml(cell, up, drawn) {
  if (Array.isArray(cell)) return cell.map((one) => cellHtml(one, up, drawn)).join(' ')
  if (cell === '' || cell === undefined || cell === null) return ''
  if (typeof cell === 'string') return inline(cell)
  if (cell.unknown) return '<span class="unknown">unknown</span>'
  if (cell.dated) return days(cell.dated)
  if (cell.icon) return '<span class="is-' + cell.tone + '">' + drawn(cell.icon) + ' ' + (results[cell.text] ? '<span' + key(results[cell.text]) + '>' + cell.text + '</span>' : inline(cell.text)) + '</span>'
  if (cell.src) return '<span class="src">' + drawn(cell.sign) + ' ' + (cell.link ? '<a href="' + escape(here(up, cell.link)) + '">' + escape(cell.src) + '</a>' : escape(cell.src)) + '</span>'
  if (cell.link) return '<a href="' + escape(here(up, cell.link)) + '">' + inline(cell.text) + '</a>'
  return '<code>' + escape(cell.code).replace(/[\\/](?=[^\\/])/g, '$&<wbr>') + '</code>'
}

const ticks = (text) => (text.includes('`') ? '`` ' + text + ' ``' : '`' + text + '`')
function cellText(cell, up) {
  if (Array.isArray(cell)) return cell.map((one) => cellText(one, up)).join(', ')
  if (cell === '' || cell === undefined || cell === null) return ''
  if (typeof cell === 'string') return cell.replaceAll('|', '\\|').replaceAll('\n', ' ')
  if (cell.unknown) return 'unknown'
  if (cell.dated) return cell.dated.replaceAll('|', '\\|')
  if (cell.icon) return cell.text
  if (cell.src) return cell.link ? '[' + cell.src + '](' + here(up, cell.link) + ')' : cell.src
  if (cell.link) return '[' + cell.text + '](' + here(up, cell.link).replace(/\/$/, '/index.md') + ')'
  return ticks(cell.code.replaceAll('|', '\\|'))
}

// The words of the page's tables of languages for what stands in many tables.
const columns = {
  Scope: 'scope', For: 'for', 'Moved by': 'movedBy', Source: 'source', Date: 'date', What: 'what', Key: 'key', Form: 'form', Of: 'of', Event: 'event', Elsewhere: 'elsewhere',
  'A hook there': 'hookThere', Matcher: 'matcher', Differs: 'differs', 'Claude Code’s name': 'claudeName', Here: 'here', Agent: 'agent', Syntax: 'syntax', File: 'file',
  'Servers under': 'root', Transports: 'transports', References: 'references', Hooks: 'hooks', Checked: 'checked', Result: 'result', 'There a hook': 'thereHook', 'Here a hook': 'hereHook',
}
const results = { Fine: 'fine', Changed: 'changed', Partly: 'partly', Refused: 'refused' }

const key = (word) => (word ? ' data-t="formats.' + word + '"' : '')

export function html(page, up, paths) {
  const drawn = (name) => '<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">' + paths[name].map((path) => (path[0] === '!' ? '<path class="solid" d="' + path.slice(1) + '"/>' : '<path d="' + path + '"/>')).join('') + '</svg>'
  const blocks = {
    head: (b) => '<div class="page-head"><h1' + key(b.word) + '>' + escape(b.title) + '</h1>' + (b.says ? '<span class="says">' + escape(b.says) + '</span>' : '') + '<span class="ways">' + b.ways.map((way) => '<a class="button" href="' + escape(way.here ? way.link : here(up, way.link)) + '">' + escape(way.text) + '</a>').join('') + '</span></div>',
    lead: (b) => '<p class="lead">' + inline(b.text) + '</p>',
    h2: (b) => '<h2' + key(b.word) + '>' + escape(b.text) + '</h2>' + (b.legend ? '<p class="legend">' + b.legend.map((one) => cellHtml(one, up, drawn)).join('') + '</p>' : ''),
    facts: (b) => '<dl class="facts-row">' + b.rows.map(([name, value, word]) => '<div><dt' + key(word) + '>' + escape(name) + '</dt><dd>' + cellHtml(value, up, drawn) + '</dd></div>').join('') + '</dl>',
    table: (b) => '<div class="table" tabindex="0" role="group" aria-label="' + escape(b.name) + '"><table><thead><tr>' + b.head.map((name) => '<th scope="col"' + key(columns[name]) + '>' + escape(name) + '</th>').join('') + '</tr></thead><tbody>' + b.rows.map((row) => '<tr>' + row.map((cell, at) => (at === 0 ? '<th scope="row">' + cellHtml(cell, up, drawn) + '</th>' : '<td>' + cellHtml(cell, up, drawn) + '</td>')).join('') + '</tr>').join('') + '</tbody></table></div>',
    code: (b) => '<p class="src">' + escape(b.file) + '</p><pre tabindex="0" aria-label="' + escape(b.file) + '">' + escape(b.text) + '</pre>',
    list: (b) => '<ul class="' + (b.pairs ? 'pairs' : 'said') + '">' + b.items.map((item) => '<li>' + cellHtml(item, up, drawn) + '</li>').join('') + '</ul>',
  }
  return page.blocks.map((block) => blocks[block.kind](block)).join('\n')
}

export function markdown(page, up) {
  const blocks = {
    head: (b) => '# ' + b.title + (b.says ? '\n\n' + b.says : ''),
    lead: (b) => b.text,
    h2: (b) => '## ' + b.text,
    facts: (b) => b.rows.map(([name, value]) => '- ' + name + ': ' + cellText(value, up)).join('\n'),
    table: (b) => ['| ' + b.head.join(' | ') + ' |', '|' + b.head.map(() => ' --- ').join('|') + '|', ...b.rows.map((row) => '| ' + row.map((cell) => cellText(cell, up)).join(' | ') + ' |')].join('\n'),
    code: (b) => '`' + b.file + '`\n\n```' + (b.syntax ?? '') + '\n' + b.text.replace(/\n?$/, '\n') + '```',
    list: (b) => b.items.map((item) => '- ' + cellText(item, up)).join('\n'),
  }
  return page.blocks.map((block) => blocks[block.kind](block)).join('\n\n') + '\n'
}
