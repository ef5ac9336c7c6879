import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { pageAddresses } from './support/addresses.ts'
import { eachOf } from './support/each-of.ts'
import { onePageOfEachKind } from './support/kinds-of-page.ts'
import { loadWhole, scriptsFrom } from './support/load-whole.ts'
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
const loan = '/ny/fdhbankplc/loan?amount=1000000&months=24'
const branches = '/ny/fdhbankplc/branches'
const tools = [loan, '/fdhbankplc/kyc?tab=Upload+KYC+Documents', '/fdhbankplc/onboarding']
/** One of each group of inner pages with its own sheet (site/sheet-names.ts), and one of those without. */
const oneOfEachGroup = [
  ...tools,
  branches,
  '/fdhbankplc/contact',
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/faqs',
]
const kilobyte = 1024
const budget = {
  home: 75 * kilobyte,
  usual: 90 * kilobyte,
  low: 32 * kilobyte,
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

/** The sheets that a page asks for. */
async function sheetsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** Of each sheet, by its address, the classes in it. */
async function readSheets(request: APIRequestContext): Promise<Map<string, ReadonlySet<string>>> {
  const sheets = new Map<string, ReadonlySet<string>>()
  for (const path of [...homes, ...oneOfEachGroup])
    for (const href of await sheetsOf(request, path)) {
      if (sheets.has(href)) continue
      const css = await (await request.get(href)).text()
      sheets.set(href, new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)))
    }
  return sheets
}

/** @returns what a page shows that only the sheets of other pages have styles for */
async function unstyled(
  request: APIRequestContext,
  path: string,
  shown: readonly string[],
  sheets: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  const own = await sheetsOf(request, path)
  const has = (name: string) => own.some((href) => sheets.get(href)?.has(name))
  const elsewhere = (name: string) => [...sheets.values()].some((names) => names.has(name))
  return [...new Set(shown)].filter((name) => !has(name) && elsewhere(name))
}

/** What scripts have drawn meanwhile counts too. */
async function showsItsStyles(page: Page, path: string): Promise<void> {
  const sheets = await readSheets(page.request)
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  )
  expect(await unstyled(page.request, path, shown, sheets)).toEqual([])
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
  test(
    `${path} costs at most ${budget.home / kilobyte} KB, and every style it shows is among them`,
    { tag: '@gate' },
    async ({ page, baseURL }) => {
      await sendOften(`${baseURL}${path}`, false)
      expect(await firstVisit(page, path)).toBeLessThanOrEqual(budget.home)
      await showsItsStyles(page, path)
    },
  )

  test(
    `${path} costs at most ${budget.low / kilobyte} KB in low data, without fonts or pictures`,
    { tag: '@gate' },
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
      await sendOften(`${baseURL}${path}`, true)
      const kinds = new Set<string>()
      page.on('request', (request) => kinds.add(request.resourceType()))
      expect(await firstVisit(page, path)).toBeLessThanOrEqual(budget.low)
      expect(kinds).not.toContain('font')
    },
  )
}

test('fonts have a lower priority than the styles', { tag: '@gate' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const priorities = new Map<string, Set<string>>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    const kind = /\.(css|woff2)$/.exec(new URL(request.url).pathname)?.[1]
    if (kind) priorities.set(kind, (priorities.get(kind) ?? new Set()).add(request.initialPriority))
  })
  await loadWhole(page, '/fdhbankplc/home')
  expect(priorities).toEqual(
    new Map([
      ['css', new Set(['VeryHigh'])],
      ['woff2', new Set(['Low'])],
    ]),
  )
})

for (const path of [branches, ...tools])
  test(`every style that ${path} shows is in its own sheet`, async ({ page }) => {
    await loadWhole(page, path)
    await showsItsStyles(page, path)
  })

test('every page asks for two sheets, and every style it shows is in them', async ({ request }) => {
  const sheets = await readSheets(request)
  expect(sheets.size).toBe(homes.length + new Set(oneOfEachGroup).size + 1)
  for (const path of pageAddresses) {
    expect.soft((await sheetsOf(request, path)).length, path).toBe(2)
    const html = await (await request.get(path)).text()
    const shown = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect.soft(await unstyled(request, path, shown, sheets), path).toEqual([])
  }
})

// Several at once: most of a visit is waiting until nothing more comes.
const atOnce = 6

/** Each page as a first visit: nothing is taken from the visit before. */
async function visitEach(
  context: BrowserContext,
  addresses: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses]
  const visitOneByOne = async () => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (let path = left.shift(); path; path = left.shift()) await visit(page, path)
  }
  await Promise.all(Array.from({ length: atOnce }, visitOneByOne))
}

/** One page of each kind, and the page whose HTML is largest. */
async function kindsAndLargest(request: APIRequestContext, prefix = ''): Promise<string[]> {
  let largest = { path: '', bytes: 0 }
  await eachOf(pageAddresses, async (path) => {
    const bytes = (await (await request.get(prefix + path)).body()).length
    if (bytes > largest.bytes) largest = { path, bytes }
  })
  return [...new Set([...onePageOfEachKind, largest.path])]
}

test('a page of each kind costs at most 90 KB', async ({ context, request }) => {
  await visitEach(context, await kindsAndLargest(request), async (page, path) => {
    expect.soft(await firstVisit(page, path), path).toBeLessThanOrEqual(budget.usual)
  })
})

/** In low data what is worked out for one visitor comes in parts, each with an address of its own. */
const partsInLowData = [
  '/fdhbankplc/branches?name=a',
  '/fdhbankplc/branches?region=Southern',
  '/fdhbankplc/loan?product=working-capital&amount=4000000&months=36',
  '/fdhbankplc/loan?product=working-capital&amount=4000000&months=36&schedule=yes',
]

test('a page of each kind costs at most 32 KB in low data', async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  // In Chichewa, whose words are longer.
  await visitEach(
    context,
    [...(await kindsAndLargest(context.request, '/ny')), ...partsInLowData].map((path) => `/ny${path}`),
    async (page, path) => {
      const isMadeAnew = /[?&](?:amount|name|product|q)=/.test(path)
      if (!isMadeAnew) await sendOften(`${baseURL}${path}`, true)
      expect.soft(await firstVisit(page, path), path).toBeLessThanOrEqual(budget.low)
    },
  )
})

test('what a page fetches for later is asked for once it is painted', async ({ page }) => {
  for (const path of [...homes, loan, '/fdhbankplc/exchangeRates']) {
    const scripts = scriptsFrom(page)
    await loadWhole(page, path)
    expect(scripts, path).toContain('after-load')
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) =>
            /\/(?:after-load|keep-typed|live-changes)-/.test(name) && startTime < painted,
        )
        .map(({ name }) => name)
    })
    expect(early, path).toEqual([])
  }
})

test('a browser that asks to save data gets low data without a cookie', async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto('/fdhbankplc/home')
  await expect(page.locator('html')).toHaveAttribute('data-low', /.*/)
})

test(
  'the sign-in page of the back-office costs at most 250 KB',
  { tag: '@gate' },
  async ({ page, expectError }) => {
    // Nobody is signed in, which the service says by a refusal.
    expectError(/\b401\b/, 'perhaps')
    expect(await firstVisit(page, '/backoffice')).toBeLessThanOrEqual(budget.signIn)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
)
