import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { agent, box, findings, open, paste, sample, snippet } from './site.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let site
before(async () => { site = await open() })
after(() => site?.close())

async function violations(page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  return violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.target.flat().join(' ')).slice(0, 3).join(' | '))
}

for (const theme of ['light', 'dark']) {
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
    test('axe finds nothing, ' + theme + ', ' + width + ' px', async () => {
      const page = await site.page({ width, height, theme, hash: '#to=codex' })
      assert.deepEqual(await violations(page), [], 'empty')
      await paste(page, sample)
      await snippet(page).waitFor()
      assert.deepEqual(await violations(page), [], 'converted')
      await page.getByRole('tab', { name: 'Merge into my file' }).click()
      assert.deepEqual(await violations(page), [], 'merge')
      await page.getByRole('tab', { name: 'Snippet', exact: true }).click()
      if (width < 1200) {
        await page.getByRole('button', { name: /^All \d/ }).click()
        assert.deepEqual(await violations(page), [], 'sheet')
      }
      await page.getByRole('button', { name: 'Compare all' }).click()
      await page.getByRole('table').waitFor()
      assert.deepEqual(await violations(page), [], 'compare')
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
      assert.deepEqual(await violations(page), [], 'help')
      await page.keyboard.press('Escape')
      await paste(page, sample.replace('"],', '"]'))
      await page.getByRole('heading', { name: /Reading stops/ }).waitFor()
      assert.deepEqual(await violations(page), [], 'bad input')
      assert.deepEqual(page.errors, [])
      await page.context().close()
    })
  }
}

const focusedName = (page) => page.evaluate(() => {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at?.getAttribute('aria-label') || at?.textContent?.trim() || ''
})

test('every part is reached by its key', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.keyboard.press('Tab')
  assert.notEqual(await focusedName(page), 'Config to convert')
  await page.keyboard.press('/')
  assert.equal(await focusedName(page), 'Find an agent')
  await page.keyboard.type('curs')
  assert.equal(await page.getByRole('option').and(page.locator('[data-agent]')).count(), 1)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Cursor', exact: true }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'Claude Code', exact: true }).waitFor()
  await page.keyboard.press('s')
  assert.equal(await page.getByRole('button', { name: 'Star Claude Code' }).getAttribute('aria-pressed'), 'true')
  await page.getByRole('tab', { name: 'Snippet', exact: true }).focus()
  await page.keyboard.press('a')
  assert.equal(await focusedName(page), 'Claude Code')
  await page.getByRole('tab', { name: 'Snippet', exact: true }).focus()
  await page.keyboard.press('s')
  assert.equal(await focusedName(page), 'Snippet')
  await page.keyboard.press('f')
  assert.equal(await focusedName(page), 'Findings')
  await page.keyboard.press(']')
  await page.getByRole('heading', { name: 'Claude Code', exact: true }).waitFor({ state: 'hidden' })
  await page.keyboard.press('[')
  await page.getByRole('heading', { name: 'Claude Code', exact: true }).waitFor()
  await page.keyboard.press('c')
  await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('Copied: Claude Code'))
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  assert.equal(await focusedName(page) !== '', true)
  assert.equal(await box(page).evaluate((part) => part.getRootNode().activeElement === part), true)
  await page.context().close()
})

test('scope and system are radiogroups that arrows move, and outputs are tabs', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  const system = page.getByRole('radiogroup', { name: 'System' })
  await system.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('End')
  assert.equal(await system.getByRole('radio', { name: 'Windows' }).getAttribute('aria-checked'), 'true')
  await page.getByRole('radiogroup', { name: 'Scope' }).getByRole('radio', { name: 'Project' }).click()
  assert.match(page.url(), /scope=project/)
  await page.getByRole('tab', { name: 'Snippet', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await page.getByRole('tab', { name: 'Merge into my file' }).getAttribute('aria-selected'), 'true')
  await page.context().close()
})

test('an agent says its state as its description', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  const described = await agent(page, 'Codex').evaluate((part) => document.getElementById(part.getAttribute('aria-describedby')).textContent)
  assert.match(described, /^Partly, 3 of 4\. events refused\.$/)
  assert.equal(await findings(page).count(), 1)
  await page.context().close()
})

test('only panes scroll, never the page, from 760 px up', async () => {
  for (const width of [1024, 1440]) {
    const page = await site.page({ width, height: 600, hash: '#to=codex' })
    const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    assert.equal(await over(), 0, width + ' px, empty')
    await paste(page, sample)
    await snippet(page).waitFor()
    await findings(page).waitFor()
    assert.equal(await over(), 0, width + ' px, converted')
    await page.context().close()
  }
})

test('the table of all agents begins at its title', async () => {
  const page = await site.page({ width: 390, height: 844, hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await findings(page).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^All \d/ }).click()
  await page.getByRole('button', { name: 'Compare all' }).click()
  await page.getByRole('table').waitFor()
  assert.equal(await focusedName(page), 'All agents')
  assert.equal(await page.getByRole('heading', { name: 'All agents' }).evaluate((part) => part.getBoundingClientRect().top >= 0), true)
  await page.context().close()
})

test('with the reader\'s own few colours a secret stays dots, and what is chosen is seen', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const filled = () => page.evaluate(() => [document.querySelector('#snippet'), document.querySelector('#box .editor').shadowRoot].map((part) => getComputedStyle(part.querySelector('.secret')).webkitTextFillColor))
  assert.deepEqual(await filled(), ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
  const ground = (part) => part.evaluate((one) => getComputedStyle(one).backgroundColor)
  assert.notEqual(await ground(agent(page, 'Codex')), await ground(agent(page, 'Cursor')))
  assert.notEqual(await ground(page.getByRole('radio', { name: 'User' })), await ground(page.getByRole('radio', { name: 'Project' })))
  await page.context().close()
})

test('on paper the result is whole, dark on light, with its secrets as dots', async () => {
  const page = await site.page({ hash: '#to=codex', theme: 'dark' })
  await paste(page, sample)
  await snippet(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  const last = findings(page).getByRole('listitem').last()
  const { bottom, cut } = await last.evaluate((row) => {
    let cut = 0
    for (let part = row.parentElement; part; part = part.parentElement) if (part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible') cut++
    return { bottom: row.getBoundingClientRect().bottom, cut }
  })
  assert.ok(bottom > 900, String(bottom))
  assert.equal(cut, 0)
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), 'rgb(20, 24, 28)')
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('#snippet .secret')).webkitTextFillColor), 'rgba(0, 0, 0, 0)')
  assert.equal(await page.getByRole('listbox', { name: 'Agents' }).count(), 0)
  await page.context().close()
})
