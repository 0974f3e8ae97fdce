import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { box, boxText, open, paste, sample, snippet } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText())

test('the address of a view holds what was chosen, and no config', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'linear', exact: true }).uncheck()
  await page.getByRole('radio', { name: 'Project' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('checkbox', { name: 'Through mcp-remote' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share view' }).click()
  const address = await clipboard(page)
  assert.match(address, /#from=claude-code&to=codex&scope=project/)
  assert.match(address, /with=bridge/)
  assert.match(address, /without=linear/)
  assert.doesNotMatch(address, /ghp_|config=/)
  const other = await site.page({ hash: new URL(address).hash })
  await paste(other, sample)
  await snippet(other).waitFor()
  await other.waitForFunction(() => /mcp-remote/.test(document.querySelector('#snippet')?.textContent ?? ''))
  assert.equal(await other.getByRole('checkbox', { name: 'linear', exact: true }).isChecked(), false)
  assert.doesNotMatch(await snippet(other).textContent(), /mcp\.linear\.app/)
  await other.context().close()
  await page.context().close()
})

test('the config is shared only by a second act, with its secrets replaced and listed', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Share view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  assert.match(await dialog.getByRole('list').textContent(), /line 6: \$\{GITHUB_TOKEN\}/)
  await dialog.getByRole('button', { name: 'Copy link with the config' }).click()
  await page.waitForFunction(() => document.querySelector('[role=status]').textContent.includes('holds the config'))
  const address = await clipboard(page)
  const other = await site.page({ hash: new URL(address).hash })
  await other.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  await other.waitForTimeout(300)
  const text = await boxText(other)
  assert.equal(text, sample.replace('ghp_exampleexample1234', '${GITHUB_TOKEN}'))
  assert.doesNotMatch(other.url(), /config=/)
  await other.context().close()
  await page.context().close()
})

test('a broken config in the address leaves the page empty and whole', async () => {
  for (const said of ['%%%', 'AAAA', 'x'.repeat(5000)]) {
    const page = await site.page({ hash: '#to=codex&config=' + said })
    await page.waitForTimeout(200)
    assert.equal(await boxText(page), '')
    assert.equal(await box(page).isVisible(), true)
    await page.context().close()
  }
})

test('several files at once are read together, by picker and by drop', async () => {
  const files = [['.mcp.json', '{"mcpServers":{"one":{"command":"npx"}}}'], ['mcp.json', '{"mcpServers":{"two":{"command":"uvx"}}}']]
  const page = await site.page({ hash: '#to=codex' })
  await page.locator('#files').setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })))
  for (const name of ['one', 'two']) await page.getByRole('checkbox', { name, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  const data = await page.evaluateHandle((given) => {
    const carried = new DataTransfer()
    for (const [name, text] of given) carried.items.add(new File([text], name, { type: 'application/json' }))
    return carried
  }, files)
  await page.locator('#box').dispatchEvent('drop', { dataTransfer: data })
  for (const name of ['one', 'two']) await page.getByRole('checkbox', { name, exact: true }).waitFor()
  await page.context().close()
})
