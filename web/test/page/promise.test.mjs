import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { agent, open, paste, sample, snippet } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

test('after loading no request leaves, and everything works with the network off', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, '{"mcpServers":{"warm":{"command":"npx"}}}')
  await page.getByRole('checkbox', { name: 'warm', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  const asked = []
  page.context().on('request', (request) => asked.push(request.url()))
  await page.context().setOffline(true)
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Merge into my file' }).click()
  await page.getByRole('textbox', { name: 'Your file' }).waitFor()
  await page.getByRole('tab', { name: 'Snippet', exact: true }).click()
  await agent(page, 'Cursor').click()
  await page.getByRole('button', { name: 'Copy snippet' }).click()
  await page.getByRole('button', { name: 'Compare all' }).click()
  await page.getByRole('table').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keys and help' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  assert.deepEqual(asked, [])
  await page.context().close()
})

test('the page itself may not connect anywhere from the first touch on', async () => {
  const page = await site.page()
  await page.keyboard.press('Shift')
  const refused = await page.evaluate(() => fetch(location.href).then(() => 'fetched', () => 'refused'))
  assert.equal(refused, 'refused')
  const other = await site.page({ hash: '#to=codex' })
  await paste(other, sample)
  await snippet(other).waitFor()
  for (const address of [site.address, 'https://example.com/']) assert.equal(await other.evaluate((to) => fetch(to).then(() => 'fetched', () => 'refused'), address), 'refused')
  await other.reload()
  await snippet(other).waitFor()
  assert.equal(await other.evaluate(() => fetch(location.href).then(() => 'fetched', () => 'refused')), 'refused')
  await other.context().close()
  const empty = await site.page()
  assert.equal(await empty.evaluate(() => fetch('https://example.com/').then(() => 'fetched', () => 'refused')), 'refused')
  await empty.context().close()
  await page.context().close()
})

test('a secret is covered in box and snippet, and shown on demand', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Share view' }).focus()
  const covered = (selector) => page.locator(selector).first().evaluate((part) => getComputedStyle(part).webkitTextFillColor)
  assert.equal(await covered('#snippet .secret'), 'rgba(0, 0, 0, 0)')
  assert.equal(await covered('#box .secret'), 'rgba(0, 0, 0, 0)')
  assert.equal(await page.locator('#snippet .secret').first().textContent(), 'exampleexample1234')
  await page.getByRole('button', { name: 'Show secrets' }).click()
  assert.notEqual(await covered('#snippet .secret'), 'rgba(0, 0, 0, 0)')
  assert.notEqual(await covered('#box .secret'), 'rgba(0, 0, 0, 0)')
  await page.context().close()
})

test('nothing moves while the page loads or when the result arrives', async () => {
  for (const width of [390, 1024, 1440]) {
    const page = await site.page({ width, hash: '#to=codex' })
    const shifts = () => page.evaluate(() => new Promise((told) => {
      let sum = 0
      const observer = new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value })
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => told(sum), 300)
    }))
    await page.waitForTimeout(300)
    const sum = await shifts()
    assert.ok(sum < 0.001, width + ' px: ' + sum)
    await page.context().close()
  }
})
