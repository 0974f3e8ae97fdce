// A guard that would fail open: the loud block over the table, leaving it out where it would, and the agents without hooks.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findings, open, paste, snippet } from './site.mjs'

let site
before(async () => { site = await open() })
after(() => site?.close())

const hooks = JSON.stringify({ hooks: {
  PreToolUse: [{ matcher: 'Bash|Edit', hooks: [{ type: 'command', command: 'hooks/guard.sh' }] }],
  UserPromptSubmit: [{ hooks: [{ type: 'command', command: 'hooks/no-secrets.sh' }] }],
} }, null, 2)

test('a guard is left out where it would fail open, stays elsewhere, and is put back', async () => {
  const page = await site.page({ hash: '#to=copilot-cli' })
  await paste(page, hooks)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Compare all' }).click()
  const table = page.getByRole('table', { name: 'Hooks by agent' })
  const cell = (agent) => table.getByRole('row').filter({ has: page.getByRole('button', { name: agent, exact: true }) }).getByRole('cell').nth(1)
  assert.match(await cell('Copilot CLI').textContent(), /fails open/)
  const left = page.getByRole('button', { name: /^Leave out in these \d+$/ })
  const count = Number(/\d+/.exec(await left.textContent())[0])
  assert.equal(await table.getByText('Observes only, fails open').count(), count)
  await left.click()
  await page.waitForFunction((said) => document.querySelector('[role=status]').textContent === said, 'Left out in ' + count + ' agents.')
  await page.getByText('Left out', { exact: true }).first().waitFor()
  assert.equal(await table.getByText('Left out').count(), count)
  assert.doesNotMatch(await cell('Gemini CLI').textContent(), /Left out/)
  assert.match(page.url(), /left=copilot-cli/)

  await page.getByRole('button', { name: 'Back to Copilot CLI' }).click()
  assert.doesNotMatch(await snippet(page).textContent(), /no-secrets/)
  assert.match(await snippet(page).textContent(), /guard\.sh/)
  await page.reload()
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Undo: Left out: UserPromptSubmit' }).waitFor()
  assert.doesNotMatch(await snippet(page).textContent(), /no-secrets/)
  await page.getByRole('button', { name: 'Undo: Left out: UserPromptSubmit' }).click()
  await page.waitForFunction(() => /no-secrets/.test(document.querySelector('#snippet').textContent))
  await findings(page).getByRole('button', { name: 'Leave it out' }).click()
  await page.waitForFunction(() => !/no-secrets/.test(document.querySelector('#snippet').textContent))
  await page.waitForFunction(() => document.activeElement?.matches('conv-findings ul'))
  await page.waitForFunction(() => document.querySelector('[role=status]').textContent.includes('Copilot CLI: partly, 1 of 1.'))
  assert.deepEqual(page.errors, [])
  await page.context().close()
})

test('agents that read no hooks from a file stand below the table, with what comes nearest', async () => {
  const page = await site.page({ hash: '#to=codex' })
  await paste(page, hooks)
  await snippet(page).waitFor()
  await page.getByRole('button', { name: 'Compare all' }).click()
  const table = page.getByRole('table', { name: 'Hooks by agent' })
  assert.equal(await table.getByRole('button', { name: 'OpenCode', exact: true }).count(), 0)
  assert.equal(await table.getByRole('button', { name: 'Codex', exact: true }).count(), 1)
  assert.match(await page.locator('.lacks').textContent(), /agents read no hooks from a file:.*OpenCode/)
  await page.getByRole('button', { name: 'Nearest' }).click()
  await page.getByRole('dialog', { name: 'Nearest' }).getByText(/OpenCode runs plugins/).waitFor()
  await page.context().close()
})
