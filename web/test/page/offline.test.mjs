import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { open, paste, ready, sample, snippet } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

test('the page can be installed, and opens and works with the network off', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await page.locator('html[data-offline]').waitFor({ timeout: 60000 })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const manifest = JSON.parse(readFileSync(join(site.dist, 'app.webmanifest'), 'utf8'))
  assert.equal(await page.locator('link[rel=manifest]').count(), 1)
  assert.ok(manifest.name && manifest.start_url && manifest.icons.some((icon) => icon.sizes === '512x512'))
  const asked = site.log.length
  await page.context().setOffline(true)
  await page.reload()
  await ready(page)
  await paste(page, sample)
  await snippet(page).waitFor()
  assert.match(await snippet(page).textContent(), /bearer_token_env_var = "LINEAR_TOKEN"/)
  await page.goto(site.address + 'formats/')
  await page.getByRole('heading', { name: 'What each agent can hold' }).waitFor()
  // The browser itself looks for a newer worker after a navigation; the page came without it.
  assert.deepEqual(site.log.slice(asked).filter((path) => path !== '/sw.js'), [])
  await page.context().close()
})

test('after loading, a whole visit asks the server for nothing', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await page.locator('html[data-offline]').waitFor({ timeout: 60000 })
  await page.waitForTimeout(300)
  const asked = site.log.length
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Copy snippet' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('checkbox', { name: 'Secrets as variables' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Compare all' }).click()
  await page.getByRole('table').waitFor()
  assert.deepEqual(site.log.slice(asked), [])
  await page.context().close()
})

test('a new version announces itself and is loaded by a click', async () => {
  const file = join(site.dist, 'sw.js')
  const before = readFileSync(file, 'utf8')
  try {
    const page = await site.page({ hash: '#to=codex' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60000 })
    await page.reload()
    await ready(page)
    await paste(page, sample)
    await snippet(page).waitFor()
    writeFileSync(file, before.replace(/const version = '\w+'/, "const version = 'another'"))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update())
    await page.getByText('A new version is here.').waitFor({ timeout: 60000 })
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()])
    await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
    assert.deepEqual(await page.evaluate(() => caches.keys()), ['agentconv-another'])
    await page.context().close()
  } finally {
    writeFileSync(file, before)
  }
})
