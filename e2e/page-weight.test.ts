import type { Page } from '@playwright/test'
import { pageAddresses } from './support/addresses.ts'
import { loadWhole } from './support/load-whole.ts'
import { sendOften } from './support/sent-often.ts'
import { expect, test } from './support/test.ts'

// A page costs its visitor money. These are bytes on the wire of a phone's first visit, before anything is touched.

const homes = [
  '/fdhfinancialholdings/home',
  '/fdhbankplc/home',
  '/fdhmoneybureau/home',
  '/firstdiscounthouse/home',
  '/fdhproperties/home',
]
/** Any page that is no home. */
const otherPage = '/fdhbankplc/faqs'
const kilobyte = 1024
const budget = {
  home: 58 * kilobyte,
  usual: 90 * kilobyte,
  homeLow: 25 * kilobyte,
  low: 36 * kilobyte,
  signIn: 250 * kilobyte,
}

async function firstVisit(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await loadWhole(page, path)
  await session.detach()
  return bytes
}

/** Nothing on a page with a sheet of its own has a class that only the inner sheet has. */
async function showsItsStyles(page: Page, path: string): Promise<void> {
  const sheets = async (address: string) =>
    [
      ...(await (await page.request.get(address)).text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ].map(([, href = '']) => href)
  const own = await sheets(path)
  const others = (await sheets(otherPage)).filter((href) => !own.includes(href))
  expect([own.length, others.length]).toEqual([2, 1])
  const classesOf = async (href: string) =>
    [...(await (await page.request.get(href)).text()).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)
  const known = new Set((await Promise.all(own.map(classesOf))).flat())
  const classes = new Set((await classesOf(others[0] ?? '')).filter((name) => !known.has(name)))
  expect(classes.size).toBeGreaterThan(100)
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  )
  expect(shown.filter((name) => classes.has(name))).toEqual([])
}

// The copy on the device is for who stays; on a slow machine it would begin amid a test.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const soonOnly = (run: () => void, milliseconds = 0) =>
      milliseconds < 4000 ? later(run, milliseconds) : 0
    Object.assign(window, { setTimeout: soonOnly })
  }),
)

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

for (const path of homes) {
  test(`${path} costs at most ${budget.home / kilobyte} KB, and every style it shows is among them`, async ({
    page,
    baseURL,
  }) => {
    await sendOften(`${baseURL}${path}`, false)
    expect(await firstVisit(page, path)).toBeLessThanOrEqual(budget.home)
    await showsItsStyles(page, path)
  })

  test(`${path} costs at most ${budget.homeLow / kilobyte} KB in low data, without fonts or pictures`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
    await sendOften(`${baseURL}${path}`, true)
    const kinds = new Set<string>()
    page.on('request', (request) => kinds.add(request.resourceType()))
    expect(await firstVisit(page, path)).toBeLessThanOrEqual(budget.homeLow)
    expect(kinds).not.toContain('font')
  })
}

// The pages with the most of their own: some fifty branches, the calculator with its schedule.
const branches = '/ny/fdhbankplc/branches'
for (const path of [branches, '/ny/fdhbankplc/loan?amount=1000000&months=24']) {
  test(`${path} costs at most ${budget.low / kilobyte} KB in low data`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
    expect(await firstVisit(page, path)).toBeLessThanOrEqual(budget.low)
  })
}

test('branches have a sheet of their own, and every style they show is in it', async ({ page }) => {
  await loadWhole(page, branches)
  await showsItsStyles(page, branches)
})

// Several at once: most of a visit is waiting until nothing more comes.
const atOnce = 6

test('every page costs at most 90 KB', async ({ context }) => {
  test.setTimeout(300_000)
  const left = [...pageAddresses]
  const visit = async () => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // Each page as a first visit: nothing is taken from the visit before.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (let path = left.shift(); path; path = left.shift())
      expect.soft(await firstVisit(page, path), path).toBeLessThanOrEqual(budget.usual)
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
})

test('a browser that asks to save data gets low data without a cookie', async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto('/fdhbankplc/home')
  await expect(page.locator('html')).toHaveAttribute('data-low', /.*/)
})

test('the sign-in page of the back-office costs at most 250 KB', async ({ page, expectError }) => {
  // Nobody is signed in, which the service says by a refusal.
  expectError(/\b401\b/, 'perhaps')
  expect(await firstVisit(page, '/backoffice')).toBeLessThanOrEqual(budget.signIn)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
