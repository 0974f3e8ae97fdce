import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { open } from './site.mjs'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
let site
before(async () => { site = await open() })
after(() => site?.close())

const rowOf = (page, name) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('an agent has a page with its keys, sources and dates', async () => {
  const page = await site.page({ path: 'codex/' })
  await page.getByRole('heading', { name: 'Codex', exact: true }).waitFor()
  assert.match(await rowOf(page, 'Call time-out').textContent(), /tool_timeout_sec.*seconds.*ran it.*20\u00a0Nov\u00a02026/)
  assert.match(await rowOf(page, 'References in values').textContent(), /none/)
  assert.match(await page.getByText('Transports').locator('..').textContent(), /stdio.*Streamable HTTP.*SSE/)
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('a pair of agents has a page that says what changes', async () => {
  const page = await site.page({ path: 'claude-code/codex/' })
  assert.match(await rowOf(page, 'SSE').textContent(), /does not load it.*Refused/)
  assert.match(await rowOf(page, 'Call time-out').textContent(), /timeout.*tool_timeout_sec.*Changed/)
  await page.getByRole('link', { name: 'Convert', exact: true }).last().click()
  await page.waitForURL(/#from=claude-code&to=codex/)
  await page.context().close()
})

test('what is not known is said to be unknown', async () => {
  const page = await site.page({ path: 'claude-desktop/' })
  assert.match(await page.getByText('Unknown keys').locator('..').textContent(), /unknown/)
  await page.context().close()
})

test('every agent and every pair has a page and a Markdown twin, and llms.txt names them', () => {
  const agents = readdirSync(site.dist).filter((name) => existsSync(join(site.dist, name, 'index.md')) && name !== 'formats')
  assert.ok(agents.length >= 46, String(agents.length))
  const index = readFileSync(join(site.dist, 'llms.txt'), 'utf8')
  for (const from of agents) {
    assert.ok(index.includes('](' + from + '/index.md)'), from)
    for (const to of agents) {
      if (from === to) continue
      for (const file of ['index.html', 'index.md']) assert.ok(existsSync(join(site.dist, from, to, file)), from + '/' + to + '/' + file)
    }
  }
  assert.match(readFileSync(join(site.dist, 'claude-code/codex/index.md'), 'utf8'), /^# Claude Code to Codex: what changes/)
})

test('every link of a page leads somewhere', async () => {
  for (const path of ['formats/', 'codex/', 'claude-code/codex/']) {
    const page = await site.page({ path })
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href], link[href], script[src]')].map((part) => part.href || part.src))
    for (const link of links.filter((one) => one.startsWith(site.address))) {
      const at = new URL(link).pathname.replace(/\/$/, '/index.html')
      assert.ok(existsSync(join(site.dist, at)), path + ': ' + link)
    }
    await page.context().close()
  }
})

for (const theme of ['light', 'dark']) {
  test('axe finds nothing on the pages about formats, ' + theme, async () => {
    for (const [path, width] of [['formats/', 1440], ['codex/', 390], ['claude-code/codex/', 1024]]) {
      const page = await site.page({ path, width, theme })
      await page.addScriptTag({ path: axe }).catch(() => page.evaluate(readFileSync(axe, 'utf8')))
      const found = await page.evaluate(() => window.axe.run())
      assert.deepEqual(found.violations.map((one) => path + ' ' + one.id + ': ' + one.nodes.map((node) => node.html).slice(0, 3).join(' ')), [])
      await page.context().close()
    }
  })
}
