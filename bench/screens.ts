import { chromium, type Page } from '@playwright/test'
import { chromiumOrInstall } from '../scripts/chromium.ts'
import { builtServer, startProgram } from './process.ts'
import { median, print, table } from './report.ts'
import { benchAdmin } from './sockets.ts'

/** What a switch of screens may take, warm: its code and data were there before. */
const mostMs = 200
/** Nothing more is drawn for so long: the screen is whole. */
const quietMs = 400

type Switch = { heading: number; whole: number }

/**
 * How long the back-office takes from a click in its menu until the heading of the other screen stands, and until nothing
 * more is drawn: each screen several times, after it was open once.
 */
export async function measureScreens(dataDir: string, times: number): Promise<void> {
  const server = await startProgram(builtServer, { DATA_DIR: dataDir })
  const executablePath = chromiumOrInstall()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  // Of a busy machine the start is not what is measured.
  page.setDefaultTimeout(120_000)
  await page.goto(`${server.url}/backoffice`)
  await page.getByLabel('E-mail').fill(benchAdmin.ADMIN_EMAIL)
  await page.getByLabel('Password').fill(benchAdmin.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.waitFor()
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const seen = new Map(paths.map((path) => [path, [] as Switch[]]))
  for (let round = 0; round <= times; round++)
    for (const path of paths) {
      const one = await switchTo(page, path)
      // The first one fetches.
      if (round > 0) seen.get(path)?.push(one)
    }
  await browser.close()
  await server.stop()
  const rows = [...seen].map(([path, all]) => {
    const heading = all.map((one) => one.heading)
    const whole = all.map((one) => one.whole)
    return [path, ...[heading, whole].flatMap((ms) => [Math.round(median(ms)), Math.round(Math.max(...ms))])]
  })
  print(`Switches of screens in the back-office, ms, warm (${times} each; at most ${mostMs} at the median)`)
  table(
    ['', 'heading', 'worst', 'whole', 'worst'],
    rows.toSorted((a, b) => Number(b[3]) - Number(a[3])),
  )
  const over = rows.filter((row) => Number(row[3]) > mostMs)
  print(
    over.length
      ? `Over ${mostMs} ms: ${over.map(([path]) => path).join(', ')}`
      : `All ${rows.length} are within ${mostMs} ms`,
  )
}

/** Clicks a link of the menu. @returns ms until the heading stood, and until the last change before it was quiet */
function switchTo(page: Page, path: string): Promise<Switch> {
  return page.evaluate(
    ({ href, quiet }) =>
      new Promise<{ heading: number; whole: number }>((done, failed) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)
        const work = document.querySelector('main')
        if (!link || !work) return failed(new Error(`no link to ${href}`))
        // The one that is open after the sign-in.
        if (link.getAttribute('aria-current') === 'page') return done({ heading: 0, whole: 0 })
        const before = work.querySelector('h1')
        const began = performance.now()
        let heading = 0
        let last = began
        const look = new MutationObserver(() => {
          last = performance.now()
          const now = work.querySelector('h1')
          if (heading === 0 && now && now !== before) heading = last
        })
        look.observe(work, { childList: true, subtree: true, characterData: true, attributes: true })
        const timer = setInterval(() => {
          const now = performance.now()
          if (heading === 0 ? now - began < 20_000 : now - last < quiet) return
          clearInterval(timer)
          look.disconnect()
          done({ heading: heading - began, whole: last - began })
        }, 50)
        link.click()
      }),
    { href: path, quiet: quietMs },
  )
}
