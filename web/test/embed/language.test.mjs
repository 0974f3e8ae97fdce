import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { open } from '../page/site.mjs'

// One of the servers speaks SSE, which Codex does not load: a finding.
const config = JSON.stringify({ mcpServers: { notes: { command: 'npx', args: ['-y', 'notes-mcp'] }, events: { type: 'sse', url: 'https://mcp.example.com/sse' } } })
const folder = mkdtempSync(join(tmpdir(), 'agentconv-language-'))
let site
before(async () => { site = await open({ '/made/': folder }) })
after(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const german = { copy: 'Ausschnitt kopieren', refused: /events wird nicht geschrieben\. Es wird über SSE erreicht; Codex lädt stdio und Streamable HTTP\./, status: 'Nicht geschrieben: ' }
const chinese = { copy: '复制片段', refused: /events 未写入。 ?它通过 SSE 访问；Codex 只加载 stdio 和 Streamable HTTP。/, status: '未写入：' }
const english = { copy: 'Copy snippet', refused: /events is not written\. It is reached over SSE; Codex loads stdio and Streamable HTTP\./, status: 'Not written: ' }

async function says(part, words) {
  await part.getByRole('button', { name: words.copy, exact: true }).waitFor()
  const text = (await part.locator('[part=finding]').first().textContent()).replace(/\s+/g, ' ')
  assert.match(text, words.refused)
  assert.ok(text.startsWith(words.status), text)
}

function page(name, lang, inside) {
  writeFileSync(join(folder, name), '<!doctype html><html' + (lang ? ' lang="' + lang + '"' : '') + '><meta charset="utf-8"><title>A</title><script type="module" src="/embed/agent-config.js"></script>' + inside)
  return 'made/' + name
}
const element = (attributes = '') => '<agent-config agents="codex cursor"' + attributes + '><pre>' + config + '</pre></agent-config>'
const nth = (shown, at) => shown.locator('agent-config').nth(at)

test('the element speaks the language of its own lang, of what stands around it, or of the page', async () => {
  const shown = await site.page({ path: page('mixed.html', 'en', element() + '<div lang="de-AT">' + element() + element(' lang="zh-CN"') + '</div>' + element(' lang="fr"')) })
  for (const [at, words] of [english, german, chinese, english].entries()) await says(nth(shown, at), words)
  assert.equal(await nth(shown, 2).locator('.card').getAttribute('lang'), 'zh-Hans')
  assert.deepEqual(shown.errors, [])
  await shown.context().close()
})

test('a page without a language gets that of the reader, and only that is fetched', async () => {
  const fetched = []
  const shown = await site.page({ path: page('none.html', '', element()), locale: 'de-DE' })
  shown.on('request', (request) => fetched.push(request.url()))
  await shown.reload()
  await says(nth(shown, 0), german)
  assert.ok(fetched.some((url) => /part-de/.test(url)))
  assert.ok(!fetched.some((url) => /part-zh/.test(url)), fetched.join(' '))
  await shown.context().close()
})

test('it changes with its attribute and with the page, and copies in that language', async () => {
  const shown = await site.page({ path: page('changed.html', 'en', element()) })
  await says(nth(shown, 0), english)
  await shown.evaluate(() => { document.documentElement.lang = 'de' })
  await says(nth(shown, 0), german)
  await nth(shown, 0).getByRole('button', { name: german.copy }).click()
  await nth(shown, 0).getByText('Kopiert: Codex, config.toml.').waitFor({ state: 'attached' })
  await shown.evaluate(() => document.querySelector('agent-config').setAttribute('lang', 'zh'))
  await says(nth(shown, 0), chinese)
  await shown.evaluate(() => document.querySelector('agent-config').removeAttribute('lang'))
  await says(nth(shown, 0), german)
  await shown.context().close()
})

test('an English page fetches no other language', async () => {
  const fetched = []
  const shown = await site.page({ path: page('english.html', 'en', element()) })
  shown.on('request', (request) => fetched.push(request.url()))
  await shown.reload()
  await says(nth(shown, 0), english)
  assert.deepEqual(fetched.filter((url) => /part-(?:de|zh|phrases)/.test(url)), [])
  await shown.context().close()
})

test('static forms take a language too', async () => {
  const { load } = await import(pathToFileURL(join(site.dist, 'agentconv.js')).href)
  const { prerender } = await import(pathToFileURL(join(site.dist, 'embed/prerender.js')).href)
  const conv = await load(), plain = (text) => text.replace(/<[^>]*>|\*\*|\\/g, '').replace(/\s+/g, ' ')
  for (const [lang, words, tag] of [['de-DE', german, 'de'], ['zh', chinese, 'zh-Hans']]) {
    const made = prerender(conv, { text: config, agents: ['codex', 'cursor'], lang })
    for (const form of ['markdown', 'html', 'shadow']) assert.match(plain(made[form]), words.refused, form)
    assert.match(made.shadow, new RegExp('^<agent-config lang="' + tag + '"'))
    assert.match(made.html, new RegExp('<details name="agents" lang="' + tag + '">'))
  }
  const made = prerender(conv, { text: config, agents: ['codex'] })
  assert.match(plain(made.markdown), english.refused)
  assert.doesNotMatch(made.html + made.shadow, / lang=/)
})
