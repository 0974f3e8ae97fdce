import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { open, paste, sample } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

const said = {
  'de-DE': { lang: 'de', findings: 'Befunde', first: /Was zu tun ist/, refused: /events wird nicht geschrieben\. Es wird über SSE erreicht; Codex lädt stdio und Streamable HTTP\./, copy: 'Ausschnitt kopieren', keep: 'Deutsch' },
  'zh-CN': { lang: 'zh-Hans', findings: '检查结果', first: /怎么办/, refused: /events 未写入。 ?它通过 SSE 访问；Codex 只加载 stdio 和 Streamable HTTP。/, copy: '复制片段', keep: '简体中文' },
}

for (const [locale, words] of Object.entries(said)) {
  test('a visitor with ' + locale + ' gets the page and the findings in that language', async () => {
    const page = await site.page({ hash: '#to=codex', locale })
    await paste(page, sample)
    const list = page.getByRole('list', { name: words.findings, exact: true })
    await list.waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), words.lang)
    assert.match((await list.textContent()).replace(/\s+/g, ' '), words.refused)
    assert.match(await list.textContent(), words.first)
    await page.getByRole('button', { name: words.copy }).click()
    assert.deepEqual(page.errors, [])
    await page.context().close()
  })
}

test('the language is switched and kept, and the text stays', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, sample)
  await page.getByRole('checkbox', { name: 'github', exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await page.getByRole('list', { name: 'Befunde', exact: true }).waitFor()
  await page.goto(site.address + 'codex/')
  await page.getByRole('heading', { name: 'Was ein Server enthalten kann' }).waitFor()
  const table = page.getByRole('group', { name: 'What a server can hold' })
  assert.deepEqual(await table.getByRole('columnheader').allTextContents(), ['Was', 'Schlüssel', 'Form', 'Bei', 'Quelle', 'Datum'])
  // The facts are English, and say so; the headings are German, and say so.
  const langs = (part) => part.evaluate((one) => one.closest('[lang]').lang)
  assert.equal(await langs(table.getByRole('cell').first()), 'en')
  assert.equal(await langs(table.getByRole('columnheader').first()), 'de')
  assert.equal(await langs(page.getByRole('heading', { name: 'Was ein Server enthalten kann' })), 'de')
  assert.equal(await langs(page.getByRole('link', { name: 'Formate' })), 'de')
  await page.context().close()
})
