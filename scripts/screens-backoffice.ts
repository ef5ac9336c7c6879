import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openAsStaff } from '../e2e/support/back-office.ts'
import { freshEmail } from '../e2e/support/codes.ts'
import { handInByApi } from '../e2e/support/kyc-by-api.ts'
import type { RunningServer } from '../e2e/support/running-server.ts'
import { savePicture, shownPictures } from './pictures.ts'

type Server = Pick<RunningServer, 'url' | 'dataDir' | 'output'>

/** One of each kind of screen: who sees it, where it is, and what is done there first. */
const screens: { name: string; role: string; path: string; first?: (page: Page) => Promise<unknown> }[] = [
  { name: 'queue', role: 'administrator', path: '/backoffice' },
  {
    name: 'command-menu',
    role: 'administrator',
    path: '/backoffice',
    first: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('repo')
      await page.getByRole('option', { name: /goat/ }).waitFor()
    },
  },
  { name: 'list', role: 'author', path: '/backoffice/blogs' },
  {
    name: 'editor',
    role: 'author',
    path: '/backoffice/blogs',
    first: async (page) => {
      await page.getByRole('link', { name: /one-time code/ }).click()
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'media', role: 'author', path: '/backoffice/media' },
  { name: 'completeness', role: 'author', path: '/backoffice/completeness' },
  {
    name: 'rates',
    role: 'rates-officer',
    path: '/backoffice/rates',
    first: async (page) => {
      await page.getByLabel('EUR, Buying', { exact: true }).fill('1912.50')
      await page.getByLabel('EUR, Selling', { exact: true }).fill('1986.00')
      await page.getByLabel('ZAR, Buying', { exact: true }).fill('101.40')
      await page.keyboard.press('Tab')
    },
  },
  { name: 'approvals', role: 'approver', path: '/backoffice/approvals' },
  { name: 'kyc-queue', role: 'kyc-officer', path: '/backoffice/kyc' },
  {
    name: 'kyc-review',
    role: 'kyc-officer',
    path: '/backoffice/kyc',
    first: async (page) => {
      await page.getByRole('button', { name: 'Start the next review' }).click()
      await page.getByRole('img', { name: /page 1$/ }).waitFor()
    },
  },
  { name: 'leads', role: 'kyc-officer', path: '/backoffice/lead-states' },
  { name: 'users', role: 'administrator', path: '/backoffice/users' },
  { name: 'programs', role: 'administrator', path: '/backoffice/service-accounts' },
  { name: 'account', role: 'approver', path: '/backoffice/account' },
  { name: 'audit', role: 'auditor', path: '/backoffice/audit' },
  { name: 'system', role: 'administrator', path: '/backoffice/system' },
]

/** Work that waits: rates sent for approval, a customer's KYC documents. */
async function makeWork(browser: Browser, server: Server): Promise<void> {
  const { page } = await openAsStaff(browser, server, 'rates-officer')
  const sent = await page.request.post('/backoffice/api/rates/batch', {
    headers: { origin: server.url, 'x-backoffice': '1' },
    data: {
      sheet: 'exchange',
      effective_at: null,
      confirmed: ['GBP'],
      note: 'Morning rates',
      rows: [
        { key: 'USD', figures: { buying: '1741.00', selling: '1758.50', middle: '1749.75' } },
        { key: 'GBP', figures: { buying: '2060.00', selling: '2110.00', middle: '2085.00' } },
      ],
    },
  })
  if (!sent.ok()) throw new Error(`the rates were not sent: ${sent.status()} ${await sent.text()}`)
  await handInByApi(page.request, server, freshEmail(), { lang: 'ny' })
  await handInByApi(page.request, server, freshEmail())
  await page.context().close()
}

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

const isShown = (name: string, width: number) => shownPictures.has(`backoffice-${name}-${width}.webp`)

/** Pictures of the back-office's screens, at a desk's width and on a tablet. */
export async function takeBackoffice(browser: Browser, server: Server): Promise<void> {
  await makeWork(browser, server)
  const shot = async (page: Page, name: string) => {
    for (const width of [1280, 768].filter((one) => isShown(name, one))) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      await savePicture(await page.screenshot(), `backoffice-${name}-${width}`)
    }
  }
  const visitor: BrowserContext = await browser.newContext({ reducedMotion: 'reduce' })
  const front = await visitor.newPage()
  await front.goto(`${server.url}/backoffice`)
  await front.getByLabel('Password').waitFor()
  await shot(front, 'sign-in')
  await visitor.close()
  for (const { name, role, path, first } of screens) {
    if (!isShown(name, 1280) && !isShown(name, 768)) continue
    const { page } = await openAsStaff(browser, server, role)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await first?.(page)
    await shot(page, name)
    await page.context().close()
  }
}
