// The built page behind a bare static server, in a real Chromium with an empty profile.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const dist = process.env.DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url))
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.md': 'text/markdown; charset=utf-8', '.webmanifest': 'application/manifest+json', '.png': 'image/png' }
const browsers = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const sample = readFileSync(new URL('sample.json', import.meta.url), 'utf8')

// More folders may be served beside the page: { '/examples/': folder }.
export async function open(beside = {}) {
  const executablePath = browsers.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium was found. Install the package chromium, or say in CHROMIUM where it is.')
  if (!existsSync(join(dist, 'index.html'))) throw new Error(dist + ' holds no page. Run `make build` first.')
  const log = []
  const server = createServer((request, response) => {
    log.push(request.url)
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://host').pathname)).replace(/\/$/, '/index.html')
    const under = Object.keys(beside).find((prefix) => path.startsWith(prefix))
    const file = under ? join(beside[under], path.slice(under.length)) : join(dist, path)
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file))
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  })
  const address = 'http://127.0.0.1:' + server.address().port + '/'
  return {
    address,
    log,
    dist,
    async page({ width = 1440, height = 900, theme = 'light', hash = '', locale = 'en-GB', path = '', scripts = true } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce', locale, javaScriptEnabled: scripts, permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      page.errors = []
      page.on('pageerror', (error) => page.errors.push(String(error)))
      page.on('console', (said) => said.type() === 'error' && /Content.Security.Policy/.test(said.text()) && page.errors.push(said.text()))
      await page.goto(address + path + hash)
      if (!path) await ready(page)
      return page
    },
    async close() {
      await browser.close()
      await new Promise((closed) => server.close(closed))
    },
  }
}

// The page has begun to listen: the list of languages is filled by its script, in the same step as everything else.
export const ready = (page) => page.locator('#language option').first().waitFor({ state: 'attached' })
export const box = (page) => page.locator('#box').getByRole('textbox')
export const agent = (page, name) => page.getByRole('option', { name, exact: true }).and(page.locator('[data-agent]'))
export const snippet = (page) => page.getByRole('region', { name: 'Snippet', exact: true })
export const findings = (page) => page.getByRole('list', { name: 'Findings', exact: true })
export const announced = (page) => page.locator('[role=status]')

// What is in the box, to the letter.
export const boxText = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('agentconv.view') ?? '{}').text ?? '')

export async function paste(page, text) {
  const edit = page.locator('.folded [data-act=edit]')
  if (await edit.isVisible()) await edit.click()
  await box(page).focus()
  await page.evaluate((said) => navigator.clipboard.writeText(said), text)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}
