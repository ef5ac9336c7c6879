import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { startServer } from '../e2e/support/server.ts'
import { fileOf, masked, ways, type Way } from '../e2e/support/ways.ts'

// `npm run test:firefox`: the ways that e2e/accessibility-tree.test.ts goes, in Firefox as Mozilla made it. Each page loads
// without an error, what is pressed opens, and everything that a screen reader is told by name in the kept trees is there.
// Debian: apt-get install --no-install-recommends firefox-esr

const trees = resolve(import.meta.dirname, '../e2e/accessibility-tree')
const server = await startServer()
const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
try {
  for (const way of ways) {
    await go(way)
    console.log(`passed  ${way.name}`)
  }
  console.log(`${ways.length} passed`)
} finally {
  await browser.close()
  await server.stop()
}

async function go(way: Way): Promise<void> {
  // Each with nothing kept from the one before.
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.setViewport({ width: 390, height: 800 })
  const answer = await page.goto(server.url + way.path, { waitUntil: 'networkidle0' })
  assert.equal(answer?.status(), way.status ?? 200, way.name)
  if (way.press) {
    await page.click(way.press.selector)
    await page.waitForSelector(way.press.opens)
  }
  const kept = await readFile(join(trees, fileOf(way)), 'utf8')
  const shown = await told(page, way.part)
  for (const [, role = '', name = ''] of kept.matchAll(
    /^\s*- '?(heading|link|button|textbox|option) "(.+?)"/gm,
  ))
    assert.ok(shown.includes(plain(name)), `${way.name}: no ${role} “${name}” in ${shown}`)
  assert.deepEqual(errors, [], way.name)
  await context.close()
}

/** Texts and names of a part, as one line. */
async function told(page: Page, part: string): Promise<string> {
  const text = await page.$eval(part, (element) => {
    const names = [...element.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
    return [element.textContent, ...names].join(' ')
  })
  return plain(masked(text.replaceAll(/\s+/g, ' ')))
}

/** Names are put together from parts with a space between, texts without: neither counts. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
