// Takes the pictures of the README from the built page: two of the converter, one of the formats, one of docs that embed it.
//
//   CHROMIUM=... node pictures.mjs
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { agent, open, paste, sample, snippet } from '../test/page/site.mjs'

const site = await open({ '/plain/': fileURLToPath(new URL('../examples/plain/', import.meta.url)) })
const folder = new URL('../pictures/', import.meta.url)

async function put(page, name) {
  const png = (await page.screenshot()).toString('base64')
  const blank = await page.context().newPage()
  const webp = await blank.evaluate(async (bytes) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + bytes)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
    let said = ''
    for (const byte of new Uint8Array(await blob.arrayBuffer())) said += String.fromCharCode(byte)
    return btoa(said)
  }, png)
  writeFileSync(new URL(name + '.webp', folder), Buffer.from(webp, 'base64'))
  await page.context().close()
}

for (const theme of ['light', 'dark']) {
  const page = await site.page({ hash: '#to=codex&os=macos', theme })
  await paste(page, sample)
  await snippet(page).waitFor()
  await agent(page, 'Codex').focus()
  await page.waitForTimeout(800)
  await page.screenshot({ path: fileURLToPath(new URL('page-' + theme + '.png', folder)) })
  await page.context().close()
}
const formats = await site.page({ path: 'codex/' })
await formats.waitForTimeout(500)
await put(formats, 'formats')
const docs = await site.page({ path: 'plain/', width: 900, height: 820 })
await docs.locator('agent-config').first().getByRole('tab', { name: 'Cursor' }).click()
await docs.waitForTimeout(300)
await put(docs, 'embedded')
await site.close()
