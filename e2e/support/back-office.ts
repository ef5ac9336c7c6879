import type { Browser, Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
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

/** What axe finds at a desk's width and on a tablet. */
export async function axeViolations(page: Page): Promise<unknown[]> {
  const found: unknown[] = []
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    found.push(...violations.map(({ id, nodes }) => [width, id, nodes.map(({ target }) => String(target))]))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

/** Puts a block on a field as a spreadsheet's clipboard does. */
export const pasteInto = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).evaluate((field, block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
