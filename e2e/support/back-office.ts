import type { Browser, Page } from '@playwright/test'
import { lookThrough } from './axe.ts'
import type { RunningServer } from './running-server.ts'
import { expect, watchErrors } from './test.ts'

/** Someone of staff at their own desk. */
export type StaffPage = {
  page: Page
  /** what went wrong in their browser, but what the pattern lets pass */
  errors(expected?: RegExp): string[]
  /** ends what the page keeps open, before a server stops */
  leave(): Promise<void>
}

/** Signs a sample member of staff in, in a browser of their own. @param role such as `rates-officer` */
export async function openAsStaff(
  browser: Browser,
  server: Pick<RunningServer, 'url' | 'output'>,
  role: string,
): Promise<StaffPage> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  const seen = watchErrors(context, server.url)
  const page = await context.newPage()
  const email = `${role}@sample.invalid`
  const password = server.output().match(new RegExp(`${email}\\s+(\\S+)`))?.[1] ?? ''
  const answer = await page.request.post('/backoffice/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: server.url, 'x-backoffice': '1' },
  })
  expect(answer.status(), `${role} signs in`).toBe(200)
  return {
    page,
    errors: (expected = /$^/) => seen.filter((error) => !expected.test(error)),
    leave: async () => void (await page.goto('about:blank')),
  }
}

/** Draws the page in these colours, where nobody has chosen others, and without movement. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // Even the shortest change of colour begins in one frame and ends in a later one.
  await page.evaluate(async () => {
    for (const frame of [1, 2]) await new Promise((drawn) => requestAnimationFrame(() => drawn(frame)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

type Found = { id: string; nodes: { target: unknown }[] }
const foundIn = (where: unknown, found: Found[]) =>
  found.map(({ id, nodes }) => [where, id, nodes.map(({ target }) => String(target))])

type Look = readonly [width: number, colours: 'light' | 'dark']
const usual: readonly Look[] = [
  [1280, 'light'],
  [768, 'dark'],
]

/**
 * Returns what axe finds, by default at a desk's width in light colours and on a tablet in dark ones. Dark colours
 * that follow light ones are checked for contrast only.
 */
export async function axeViolations(page: Page, looks = usual): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [n, [width, colours]] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await inColours(page, colours)
    const axe = lookThrough(page)
    const { violations } = await (
      n > 0 && colours === 'dark' ? axe.withRules(['color-contrast']) : axe
    ).analyze()
    found.push(...foundIn(width, violations))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await inColours(page, 'light')
  return found
}

/** What axe finds as the page stands, and of its dark colours what cannot be read. */
export async function axeInBothColours(page: Page): Promise<unknown[]> {
  await expect(page.locator('h1')).toBeVisible()
  await inColours(page, 'light')
  const { violations } = await lookThrough(page).analyze()
  await inColours(page, 'dark')
  const dark = await lookThrough(page).withRules(['color-contrast']).analyze()
  await inColours(page, 'light')
  return [...foundIn('light', violations), ...foundIn('dark', dark.violations)]
}

/** Points at the Undo button, whose offer otherwise ends after ten seconds, and leaves the focus where it is. */
export const keepUndoOpen = (page: Page): Promise<void> =>
  page.getByRole('status').getByRole('button', { name: 'Undo' }).hover()

/** The page itself does not scroll sideways; what is wider than the window does so in its own place. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** Puts a block on a field as a spreadsheet's clipboard does. */
export const pasteInto = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).evaluate((field, block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
