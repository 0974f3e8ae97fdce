import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { open, paste, snippet } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

const row = (page, id) => page.locator('conv-rail [data-agent=' + id + ']')
const words = 'word '.repeat(500_000)

test('a text of megabytes is converted for the chosen agent alone, and the page says so and stays alive', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await page.evaluate(() => {
    window.longest = 0
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration) }).observe({ type: 'longtask' })
  })
  await paste(page, JSON.stringify({ mcpServers: { big: { command: 'npx', env: { NOTE: words } } } }, null, 2))
  await page.getByText('it is converted for the chosen agent only').waitFor()
  await page.waitForFunction(() => /^\[mcp_servers\.big\]/.test(document.querySelector('#snippet')?.textContent ?? ''))
  assert.equal(await row(page, 'codex').locator('[data-word]').count(), 1)
  assert.equal(await row(page, 'cursor').locator('[data-word]').count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Compare all' }).isDisabled(), true)
  assert.ok((await snippet(page).textContent()).length < 10_000)
  await page.getByRole('button', { name: 'Copy snippet' }).click()
  await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('Copied: Codex'))
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).includes(words))
  await row(page, 'cursor').click()
  await page.waitForFunction(() => /^\{\s+"mcpServers"/.test(document.querySelector('#snippet')?.textContent ?? ''))
  assert.equal(await row(page, 'cursor').locator('[data-word]').count(), 1)
  const longest = await page.evaluate(() => window.longest)
  assert.ok(longest < 2500, 'the page stood still for ' + longest + ' ms')
  await paste(page, '{"mcpServers":{"small":{"command":"npx"}}}')
  await page.waitForFunction(() => document.querySelectorAll('conv-rail [data-word]').length > 40)
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('lists show their beginning and say how much there is beyond it', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, JSON.stringify({ mcpServers: Object.fromEntries(Array.from({ length: 250 }, (_, at) => ['server-' + at, { url: 'https://a.example/' + at, type: 'sse' }])) }))
  const understood = page.getByRole('region', { name: 'Understood' })
  await understood.getByText('and 50 more').waitFor()
  assert.equal(await understood.getByRole('checkbox').count(), 200)
  await page.context().close()
})

test('a secret in a very long line is replaced before it is shared', async () => {
  const page = await site.page({ hash: '#to=codex' })
  const text = JSON.stringify({ mcpServers: { a: { command: 'npx', args: ['x '.repeat(20_000)], env: { GITHUB_TOKEN: 'ghp_exampleexample1234' } } } })
  await paste(page, text)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Share view' }).click()
  assert.match(await page.getByRole('dialog', { name: 'Share' }).getByRole('list').textContent(), /line 1: \$\{GITHUB_TOKEN\}/)
  await page.context().close()
})
