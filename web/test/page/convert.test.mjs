import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { agent, announced, box, boxText, findings, open, paste, sample, snippet } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

test('a pasted config becomes the snippet of the chosen agent', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  assert.match(await snippet(page).textContent(), /^bearer_token_env_var = "LINEAR_TOKEN"$/m)
  const understood = page.getByRole('region', { name: 'Understood' })
  for (const name of ['github', 'linear', 'events', 'PreToolUse']) assert.equal(await understood.getByRole('checkbox', { name, exact: true }).isChecked(), true)
  assert.match(await understood.textContent(), /Claude Code, [\w ]+: 3 servers, 1 hook/)
  assert.equal(await page.getByRole('combobox', { name: 'From', exact: true }).inputValue(), 'auto')
  assert.match(await findings(page).textContent(), /Not written:\s+events/)
  await page.waitForTimeout(800)
  assert.match(await announced(page).textContent(), /Claude Code: 3 servers, 1 hook\..*Codex: partly/)
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('typing converts, and a paste outside the box lands in it', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await box(page).focus()
  await page.keyboard.type('{"mcpServers":{"a":{"command":"npx"}}}', { delay: 1 })
  await agent(page, 'Codex').waitFor()
  await page.getByRole('checkbox', { name: 'a', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.evaluate((text) => navigator.clipboard.writeText(text), sample)
  await page.getByRole('button', { name: 'Share view' }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  await page.context().close()
})

test('what is typed before the editor has loaded moves into it, and is converted meanwhile', async () => {
  const page = await site.page({ path: 'robots.txt' })
  let release
  const held = new Promise((go) => { release = go })
  await page.route('**/editors-*.js', async (route) => { await held; await route.continue() })
  await page.goto(site.address)
  await box(page).fill('{"mcpServers":{"early":{"command":"npx"}}}')
  await page.getByRole('checkbox', { name: 'early', exact: true }).waitFor()
  assert.equal(await page.locator('#box .editor').count(), 0)
  await box(page).evaluate((field) => field.setSelectionRange(16, 21))
  await box(page).focus()
  release()
  await page.locator('#box .editor').waitFor()
  assert.match(await box(page).textContent(), /early/)
  await page.keyboard.type('late')
  await page.getByRole('checkbox', { name: 'late', exact: true }).waitFor()
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('checkbox', { name: 'early', exact: true }).waitFor()
  await page.context().close()
})

test('the page opens without the editor; the first paste makes it, with the same name and place', async () => {
  const page = await site.page({ hash: '#to=codex' })
  // Where the first letter stands: the padding of the field, of the editor's first line.
  const place = () => box(page).evaluate((part) => {
    const line = part.querySelector?.('.cm-line') ?? part
    const { left, top } = line.getBoundingClientRect()
    const { paddingLeft, paddingTop } = getComputedStyle(line)
    return [Math.round(left + parseFloat(paddingLeft)), Math.round(top + parseFloat(paddingTop))]
  })
  const before = await place()
  assert.equal(await page.locator('#box textarea').count(), 1)
  await page.waitForLoadState('networkidle')
  const asked = []
  page.on('request', (request) => asked.push(request.url()))
  await paste(page, sample)
  await page.locator('#box .editor').waitFor()
  assert.equal(await page.locator('#box textarea').count(), 0)
  assert.equal(await page.getByRole('textbox', { name: 'Config to convert', exact: true }).count(), 1)
  assert.deepEqual(await place(), before)
  assert.equal(await box(page).evaluate((part) => part.getRootNode().activeElement === part), true)
  assert.deepEqual(asked, [])
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('heading', { name: /Paste one agent/ }).waitFor()
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('copying puts the snippet on the clipboard, secret and all, and says so', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Copy snippet' }).click()
  await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('Copied: Codex, config.toml'))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.equal(copied, await snippet(page).textContent())
  assert.match(copied, /GITHUB_TOKEN = "ghp_exampleexample1234"/)
  await page.context().close()
})

test('selecting the snippet and copying gives its text too', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  const copied = await page.evaluate(() => {
    getSelection().selectAllChildren(document.querySelector('#snippet'))
    return getSelection().toString()
  })
  assert.equal(copied.trimEnd(), (await snippet(page).textContent()).trimEnd())
  await page.context().close()
})

test('another agent is one click or one arrow away, and the address follows', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await agent(page, 'Cursor').click()
  await page.getByRole('heading', { name: 'Cursor', exact: true }).waitFor()
  await page.waitForFunction(() => location.hash.startsWith('#from=claude-code&to=cursor')) // with the answer
  assert.match(await snippet(page).textContent(), /mcpServers/)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => !location.hash.includes('to=cursor'))
  assert.equal(await page.getByRole('option', { selected: true }).count() > 0, true)
  await page.context().close()
})

test('bad input says where it stops, keeps the text, and is mended with one edit', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  const bad = sample.replace('server-github"],', 'server-github"]')
  await paste(page, bad)
  await page.getByRole('heading', { name: 'Reading stops at line 6.' }).waitFor()
  assert.equal(await box(page).getAttribute('aria-invalid'), 'true')
  assert.match(await findings(page).textContent(), /Not written:[\s\S]*Line 6, column \d/)
  await page.waitForTimeout(300)
  assert.equal(await boxText(page), bad)
  await page.getByRole('button', { name: 'Go to line 6' }).click()
  await page.getByRole('button', { name: 'Add the comma' }).click()
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  assert.equal(await box(page).getAttribute('aria-invalid'), 'false')
  await page.waitForTimeout(300)
  assert.equal(await boxText(page), sample)
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('the text survives a reload of the tab, and Clear removes it', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  assert.equal(await boxText(page), sample)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: /Paste one agent/ }).waitFor()
  await page.waitForTimeout(300)
  assert.equal(await boxText(page), '')
  await page.context().close()
})

test('a file that is opened lands in the box', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await page.locator('#files').setInputFiles({ name: '.mcp.json', mimeType: 'application/json', buffer: Buffer.from(sample) })
  await page.getByRole('checkbox', { name: 'linear', exact: true }).waitFor()
  await page.context().close()
})

test('an item that is not ticked is not written', async () => {
  const page = await site.page({ hash: '#to=cursor' })
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'linear', exact: true }).uncheck()
  await page.waitForFunction(() => !/linear/.test(document.querySelector('#snippet')?.textContent ?? 'linear') || document.querySelector('conv-rail').dataset.columns === '4')
  assert.equal(await page.getByRole('checkbox', { name: 'linear', exact: true }).isChecked(), false)
  await page.context().close()
})

test('hostile text stays text', async () => {
  const page = await site.page({ hash: '#to=cursor' })
  const name = '<img src=x onerror=window.broken=1>'
  await paste(page, JSON.stringify({ mcpServers: { [name]: { command: '<script>window.broken=1</script>' } } }))
  await page.getByRole('checkbox', { name, exact: true }).waitFor()
  assert.equal(await page.evaluate(() => window.broken), undefined)
  assert.equal(await page.locator('main img, main script').count(), 0)
  await page.context().close()
})

test('other ways to run a server stand in the list and are written when they are ticked', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, JSON.stringify({
    name: 'io.github.acme/tickets',
    packages: [{ registryType: 'npm', identifier: '@acme/tickets', version: '1.2.0', transport: { type: 'stdio' } }],
    remotes: [{ type: 'streamable-http', url: 'https://mcp.acme.example/mcp' }],
  }))
  const tick = (name) => page.getByRole('checkbox', { name, exact: true })
  await snippet(page).waitFor()
  assert.equal(await tick('tickets').isChecked(), true)
  assert.equal(await tick('tickets-npm').isChecked(), false)
  const understood = page.getByRole('region', { name: 'Understood' })
  assert.match(await understood.textContent(), /MCP Registry, certain: 1 server/)
  await understood.getByText('Other ways to run tickets').waitFor()
  assert.doesNotMatch(await snippet(page).textContent(), /npx/)
  assert.equal(await page.locator('conv-rail').getAttribute('data-columns'), '1')
  await tick('tickets-npm').check()
  await page.waitForFunction(() => /npx/.test(document.querySelector('#snippet').textContent))
  assert.match(await snippet(page).textContent(), /mcp\.acme\.example/)
  assert.match(page.url(), /also=tickets-npm/)
  await tick('tickets').uncheck()
  await page.waitForFunction(() => !/mcp\.acme\.example/.test(document.querySelector('#snippet').textContent))
  await page.reload()
  await page.waitForFunction(() => /npx/.test(document.querySelector('#snippet')?.textContent ?? ''))
  assert.equal(await tick('tickets-npm').isChecked(), true)
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('on a phone the upper half of the empty box is the field alone, and every example can be reached', async () => {
  const page = await site.page({ width: 390, height: 844 })
  const under = await page.locator('#box').evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return [0.1, 0.3, 0.5, 0.65].flatMap((y) => [0.2, 0.5, 0.8].map((x) => document.elementFromPoint(left + x * width, top + y * height).tagName))
  })
  assert.deepEqual([...new Set(under)], ['TEXTAREA'])
  await page.getByRole('button', { name: 'Gemini CLI settings.json' }).first().click()
  await page.locator('#folded-line').getByText('Gemini CLI: 2 servers').waitFor()
  await page.context().close()
})

test('on a phone one tap outside the box both folds it and acts', async () => {
  const page = await site.page({ width: 390, height: 844, hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  assert.equal(await page.locator('.folded [data-act=edit]').isVisible(), false)
  await page.getByRole('button', { name: /^All \d/ }).click()
  await page.getByRole('dialog', { name: 'Compare all' }).waitFor({ timeout: 5000 })
  await page.getByRole('button', { name: 'Close the list' }).click()
  await page.locator('.folded [data-act=edit]').waitFor({ timeout: 5000 })
  await page.context().close()
})

test('each example is found to be of the agent that it names', async () => {
  const page = await site.page({ hash: '#to=opencode' })
  for (const name of ['Codex', 'VS Code', 'Cursor', 'Gemini CLI', 'Claude Code']) {
    await page.locator('[popovertarget=examples]').click()
    await page.locator('#examples').getByRole('button').filter({ has: page.getByText(name, { exact: true }) }).click()
    await page.waitForFunction((said) => document.querySelector('conv-source .shown')?.textContent === said, name, { timeout: 5000 })
  }
  await page.context().close()
})

test('on a phone the box for one\'s own file is there while the merge is shown', async () => {
  const page = await site.page({ width: 390, height: 844, hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.getByRole('tab', { name: 'Merge into my file' }).click()
  await page.locator('.folded [data-act=edit]').waitFor()
  await page.getByRole('button', { name: 'Put your file in' }).click()
  const mine = page.getByRole('textbox', { name: 'Your file', exact: true })
  assert.equal(await mine.evaluate((part) => part.getRootNode().activeElement === part), true)
  await page.keyboard.insertText('[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n')
  await page.getByRole('region', { name: 'Changes' }).waitFor()
  assert.match(await page.getByRole('region', { name: 'Changes' }).textContent(), /mcp_servers\.docs/)
  await page.context().close()
})

test('where reading stops, only that line is marked', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.waitForFunction(() => document.querySelector('#box .editor').shadowRoot.querySelectorAll('.mark').length > 3)
  await paste(page, sample.replace('server-github"],', 'server-github"]'))
  await page.getByRole('heading', { name: 'Reading stops at line 6.' }).waitFor()
  assert.equal(await page.evaluate(() => document.querySelector('#box .editor').shadowRoot.querySelectorAll('.mark').length), 1)
  await page.context().close()
})

test('what a refused server may run through stands with the refusal, once', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  const refused = findings(page).getByRole('listitem').filter({ hasText: 'events is not written.' })
  assert.match((await refused.textContent()).replace(/\s+/g, ' '), /What to do Run it through mcp-remote/)
  assert.equal(await findings(page).getByRole('button', { name: 'Run it through mcp-remote' }).count(), 1)
  await refused.getByRole('button', { name: 'Run it through mcp-remote' }).click()
  await page.waitForFunction(() => /mcp-remote/.test(document.querySelector('#snippet').textContent))
  await page.context().close()
})

test('while someone types, the lines of the snippet that stay the same are the same lines, and all of it is right', async () => {
  const page = await site.page({ hash: '#to=codex' })
  const text = (name) => JSON.stringify({ mcpServers: Object.fromEntries(['first', name, 'last'].map((one) => [one, { command: 'npx', args: [one], timeout: 5000 }])) }, null, 2)
  await paste(page, text('middle'))
  await snippet(page).waitFor()
  await page.waitForTimeout(100)
  await page.evaluate(() => {
    const rows = document.querySelectorAll('#snippet .code-line')
    rows[0].kept = rows[rows.length - 1].kept = true
  })
  const whole = (said) => page.waitForFunction((part) => document.querySelector('#snippet').textContent.includes(part), said)
  const numbers = () => page.evaluate(() => [...document.querySelectorAll('#snippet .code-line')].map((row) => row.dataset.no))
  // Longer by the lines of one server, then shorter by them again: each line is numbered anew.
  for (const [said, part] of [[text('other'), 'mcp_servers.other'], [text('other').replace('"last": {', '"more": { "command": "uvx" },\n    "last": {'), 'mcp_servers.more'], [text('middle'), 'mcp_servers.middle']]) {
    await paste(page, said)
    await whole(part)
    const shown = await snippet(page).textContent()
    await page.getByRole('button', { name: 'Copy snippet' }).click()
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('Copied'))
    assert.equal(shown, await page.evaluate(() => navigator.clipboard.readText()))
    assert.deepEqual(await numbers(), shown.trimEnd().split('\n').map((_, at) => String(at + 1)))
  }
  assert.equal(await page.evaluate(() => [...document.querySelectorAll('#snippet .code-line')].filter((row) => row.kept).length), 2)
  const origins = await page.evaluate(() => [...document.querySelectorAll('#snippet .code-line')].map((row) => Number(row.dataset.origin ?? 0)))
  assert.equal(Math.max(...origins) < text('middle').split('\n').length, true)
  await page.context().close()
})
