import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { open, paste, sample } from '../page/site.mjs'

const web = fileURLToPath(new URL('../..', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'agentconv-embed-'))
let site
before(async () => {
  execFileSync(process.execPath, [join(web, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'], { cwd: join(web, 'examples/eleventy'), env: { ...process.env, OUT: join(folder, 'eleventy') } })
  site = await open({ '/plain/': join(web, 'examples/plain'), '/eleventy/': join(folder, 'eleventy'), '/made/': folder })
})
after(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const first = (page) => page.locator('agent-config').first()
const tab = (part, name) => part.getByRole('tab', { name, exact: true })
const shown = (part) => part.getByRole('region', { name: 'Snippet', exact: true })

test('the element shows every agent’s own form of the author’s config', async () => {
  const page = await site.page({ path: 'plain/' })
  await tab(first(page), 'Codex').click()
  assert.match(await shown(first(page)).textContent(), /\[mcp_servers\.acme\][\s\S]*url = "https:\/\/mcp\.acme\.dev\/mcp"[\s\S]*bearer_token_env_var = "ACME_TOKEN"/)
  assert.match(await first(page).textContent(), /mcpServers/)
  await tab(first(page), 'Cursor').click()
  assert.match(await shown(first(page)).textContent(), /\$\{env:ACME_TOKEN\}/)
  assert.equal(await first(page).locator('[part=path]').first().textContent(), '~/.cursor/mcp.json')
  const link = first(page).locator('a[part=link]')
  assert.match(await link.getAttribute('href'), /^(?:cursor|https):/)
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('it copies, and remembers the reader’s agent for the other elements and pages', async () => {
  const page = await site.page({ path: 'plain/' })
  await tab(first(page), 'Codex').click()
  await first(page).getByRole('button', { name: 'Copy snippet' }).click()
  await first(page).getByText('Copied: Codex, config.toml.').waitFor({ state: 'attached' })
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^\[mcp_servers\.acme\]/)
  const second = page.locator('agent-config').nth(1)
  await tab(second, 'Codex').waitFor()
  assert.equal(await tab(second, 'Codex').getAttribute('aria-selected'), 'true')
  await page.goto(site.address + 'eleventy/')
  await tab(first(page), 'Codex').waitFor()
  assert.equal(await tab(first(page), 'Codex').getAttribute('aria-selected'), 'true')
  await page.context().close()
})

test('its tabs follow the pattern of tabs, by keyboard', async () => {
  const page = await site.page({ path: 'plain/' })
  await tab(first(page), 'Claude Code').focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await tab(first(page), 'Codex').getAttribute('aria-selected'), 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  assert.equal(await tab(first(page), 'Claude Code').getAttribute('aria-selected'), 'true')
  assert.equal(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.textContent), 'Claude Code')
  await page.context().close()
})

test('several on one page share one worker, and one far below does not load', async () => {
  const page = await site.page({ path: 'plain/' })
  await tab(page.locator('agent-config').nth(1), 'Codex').waitFor()
  assert.equal(page.workers().length, 1)
  writeFileSync(join(folder, 'far.html'), '<!doctype html><title>Far</title><script type="module" src="/embed/agent-config.js"></script><div style="height: 6000px"></div><agent-config><pre>{"mcpServers":{"a":{"command":"b"}}}</pre></agent-config>')
  const far = await site.page({ path: 'made/far.html' })
  await far.waitForTimeout(500)
  assert.equal(far.workers().length, 0)
  await far.evaluate(() => scrollTo(0, 6000))
  await tab(first(far), 'Codex').waitFor()
  assert.equal(far.workers().length, 1)
  await far.context().close()
  await page.context().close()
})

test('without JavaScript the author’s config is shown', async () => {
  const page = await site.page({ path: 'plain/', scripts: false })
  assert.equal(await first(page).locator('pre').isVisible(), true)
  assert.match(await first(page).textContent(), /"acme"/)
  await page.context().close()
})

test('it stands in a page of a static-site generator', async () => {
  const page = await site.page({ path: 'eleventy/' })
  await tab(first(page), 'Cursor').click()
  assert.match(await shown(first(page)).textContent(), /"command": "npx"/)
  await page.context().close()
})

test('axe finds nothing in it', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await site.page({ path: 'plain/', theme })
    await tab(first(page), 'Codex').waitFor()
    await page.evaluate(axe)
    const found = await page.evaluate(() => window.axe.run())
    assert.deepEqual(found.violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.html).slice(0, 2).join(' ')), [])
    await page.context().close()
  }
})

const modules = async () => {
  const { load } = await import(pathToFileURL(join(site.dist, 'agentconv.js')).href)
  const { prerender } = await import(pathToFileURL(join(site.dist, 'embed/prerender.js')).href)
  return { conv: await load(), prerender }
}

test('prerendered, it is there without a script, and the element takes over', async () => {
  const { conv, prerender } = await modules()
  const made = prerender(conv, { text: sample, agents: ['codex', 'cursor'] })
  writeFileSync(join(folder, 'shadow.html'), '<!doctype html><html lang="en"><title>Shadow</title>' + made.shadow)
  writeFileSync(join(folder, 'taken.html'), '<!doctype html><html lang="en"><title>Taken</title><script type="module" src="/embed/agent-config.js"></script>' + made.shadow)
  const still = await site.page({ path: 'made/shadow.html', scripts: false })
  await still.getByText('Codex', { exact: true }).click()
  assert.equal(await still.getByText('[mcp_servers.linear]').isVisible(), true)
  await still.context().close()
  const taken = await site.page({ path: 'made/taken.html' })
  await tab(first(taken), 'Codex').waitFor()
  await taken.context().close()
  assert.match(made.html, /^<details name="agents"><summary>Codex<\/summary>/)
  assert.doesNotMatch(made.html, /<style|<script|class=/)
  for (const text of Object.values(made)) assert.doesNotMatch(text, /ghp_exampleexample1234/)
})

test('no form holds a secret, wherever it stands in the config', async () => {
  const { conv, prerender } = await modules()
  const secret = 'q7w8e9r0t1y2u3i4'
  const servers = [
    { command: 'npx', args: ['-y', 'notes-mcp', '--api-key=' + secret] },
    { command: 'npx', args: ['mcp-remote', 'https://mcp.example.com/mcp', '--header', 'Authorization: Bearer ' + secret] },
    { command: 'docker', args: ['run', '-e', 'API_KEY=' + secret, 'notes'] },
    { type: 'http', url: 'https://mcp.example.com/mcp?api_key=' + secret },
    { command: 'npx', args: ['postgres-mcp', 'postgresql://me:' + secret + '@db.example.com/notes'] },
  ]
  for (const notes of servers) {
    const made = prerender(conv, { text: JSON.stringify({ mcpServers: { notes } }), from: 'claude-code' })
    for (const [form, text] of Object.entries(made)) assert.ok(!text.includes(secret), form + ' of ' + JSON.stringify(notes))
  }
})

test('a README gets its snippets between two marks, and the rest stays byte for byte', async () => {
  const readme = join(folder, 'README.md')
  cpSync(join(web, 'examples/readme/README.md'), readme)
  const before = readFileSync(readme, 'utf8').replace(/\n/g, '\r\n')
  writeFileSync(readme, before)
  const run = () => execFileSync(process.execPath, [join(web, 'examples/readme/readme.mjs'), readme, join(web, 'examples/readme/mcp.json')], { env: { ...process.env, AGENTCONV: pathToFileURL(join(site.dist, 'agentconv.js')).href, AGENTCONV_PRERENDER: pathToFileURL(join(site.dist, 'embed/prerender.js')).href } })
  run()
  const after = readFileSync(readme, 'utf8')
  const outside = (text) => [text.slice(0, text.indexOf('<!-- agents: start')), text.slice(text.indexOf('<!-- agents: end'))]
  assert.deepEqual(outside(after), outside(before))
  for (const name of ['Codex', 'Cursor', 'VS Code']) assert.ok(after.includes('<details><summary>' + name + '</summary>'), name)
  assert.match(after, /```toml\n\[mcp_servers\.acme\]/)
  run()
  assert.equal(readFileSync(readme, 'utf8'), after)
})

test('the Embed dialog makes all forms of what is pasted, without its secrets', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Embed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Embed' })
  await dialog.getByText('${GITHUB_TOKEN}').first().waitFor()
  for (const [form, expected] of [['Element', /<agent-config agents="claude-code/], ['Frame', /<iframe title=.*config=/], ['Markdown for a README', /<details><summary>Codex<\/summary>/], ['HTML', /<details name="agents"><summary>Claude Code/]]) {
    await dialog.getByRole('tab', { name: form }).click()
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('Copied: the code'))
    const code = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(code, expected)
    assert.doesNotMatch(code, /ghp_/)
    if (form === 'Frame') {
      const framed = await page.context().newPage()
      await framed.goto(/src="([^"]+)"/.exec(code)[1].replaceAll('&amp;', '&'))
      await tab(first(framed), 'Codex').click()
      assert.match(await shown(first(framed)).textContent(), /mcp_servers\.linear/)
      await framed.close()
    }
  }
  await page.context().close()
})

test('the package installs into an empty folder and converts', () => {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: web, env: { ...process.env, DIST: site.dist } }).toString().trim().split('\n').pop()
  const empty = mkdtempSync(join(folder, 'empty-'))
  writeFileSync(join(empty, 'package.json'), '{"type":"module"}')
  execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', join(folder, packed)], { cwd: empty })
  writeFileSync(join(empty, 'run.js'), "import { load } from 'agentconv'\nimport { prerender } from 'agentconv/prerender'\nconst conv = await load()\nconst text = '{\"mcpServers\":{\"a\":{\"command\":\"npx\"}}}'\nconsole.log(JSON.stringify([conv.convert({ text, to: ['codex'] }).targets.codex.outputs[0].text, prerender(conv, { text, agents: ['codex'] }).markdown]))\n")
  const [text, markdown] = JSON.parse(execFileSync(process.execPath, ['run.js'], { cwd: empty }))
  assert.equal(text.trim(), '[mcp_servers.a]\ncommand = "npx"')
  assert.match(markdown, /<details><summary>Codex/)
})
