// Draws the two PNG icons of the web app from its one drawing. Needs Chromium; run by hand when the drawing changes.
//
//   node icons.mjs CHROMIUM
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent('<body style="margin:0;background:#0a6878"><svg viewBox="-5 -5 30 30" width="' + size + '" height="' + size + '" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"><circle cx="3.8" cy="10" r="2.6" fill="#fff" stroke="none"/><path d="M4 10h14M6 9c4-1 4-5.2 8.4-5.2H18M6 11c4 1 4 5.2 8.4 5.2H18"/></svg>')
  writeFileSync(fileURLToPath(new URL('../public/icon-' + size + '.png', import.meta.url)), await page.screenshot())
}
await browser.close()
