import type { Page } from '@playwright/test'
import { loadWhole } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'
import { proxyWithWorker } from './support/old-site.ts'

// The copy that a device keeps, and what a page does with it while the line is dead.

const stores = [
  'bankRateFiles',
  'bankRates',
  'banners',
  'blogs',
  'boards',
  'branches',
  'exchangeRates',
  'fdhcares',
  'images',
  'loans',
  'moneybureauLocations',
  'promotions',
  'teams',
]

/** Waits until the copy is whole. */
async function filled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const status = JSON.parse(localStorage.getItem('copy') ?? 'null') as { only?: unknown } | null
      return status !== null && status.only === undefined
    },
    null,
    { timeout: 60_000 },
  )
}

/** What is in the database: its version, and of each store its key path and how many it holds. */
const readDatabase = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const asked = indexedDB.open('fdh')
      asked.addEventListener('success', () => done(asked.result))
      asked.addEventListener('error', () => failed(asked.error ?? new Error('no database')))
    })
    const counts: Record<string, { keyPath: unknown; count: number }> = {}
    for (const name of db.objectStoreNames) {
      const store = db.transaction(name).objectStore(name)
      const asked = store.count()
      const count = await new Promise<number>((done) =>
        asked.addEventListener('success', () => done(asked.result)),
      )
      counts[name] = { keyPath: store.keyPath, count }
    }
    const { version } = db
    db.close()
    return { version, counts }
  })

/** Of each article on the device, whether all of it is there; none where there is no database yet. */
const keptNews = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'fdh')) return []
    const db = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('fdh')
      asked.addEventListener('success', () => done(asked.result))
    })
    const asked = db.objectStoreNames.contains('blogs')
      ? db.transaction('blogs').objectStore('blogs').getAll()
      : null
    const all = await new Promise<{ content?: string }[]>((done) =>
      asked ? asked.addEventListener('success', () => done(asked.result)) : done([]),
    )
    db.close()
    return all.map(({ content }) => Boolean(content))
  })

async function expectWhole(page: Page): Promise<void> {
  const { version, counts } = await readDatabase(page)
  expect(version).toBe(4)
  expect(Object.keys(counts).toSorted()).toEqual(stores)
  for (const name of stores) {
    expect(counts[name]?.keyPath, name).toBe('_id')
    if (name !== 'images') expect(counts[name]?.count, name).toBeGreaterThan(0)
  }
  expect(counts['branches']?.count).toBeGreaterThan(40)
}

test(
  'a calm page fills the thirteen stores, and a later one asks for nothing that has not moved',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhbankplc/home')
    await filled(page)
    await expectWhole(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
    await page.clock.install()
    await page.goto('/fdhbankplc/faqs')
    await page.clock.runFor(30_000)
    expect(asked).toEqual([])
  },
)

const oldPage = '/old-site.html'

for (const version of [3, 9]) {
  test(`a database of version ${version} left by an earlier site is replaced`, async ({ page }) => {
    const body = '<!doctype html><link rel="icon" href="data:," /><title>Old</title>'
    await page.route(`**${oldPage}`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(oldPage)
    await page.evaluate(async (number) => {
      await new Promise<void>((done) => {
        const asked = indexedDB.open('fdh', number)
        asked.addEventListener('upgradeneeded', () => {
          asked.result.createObjectStore('blogs', { keyPath: 'id' }).put({ id: 'old', title: 7 })
          asked.result.createObjectStore('somethingElse')
        })
        asked.addEventListener('success', () => {
          asked.result.close()
          done()
        })
      })
    }, version)
    await page.goto('/fdhbankplc/home')
    await filled(page)
    await expectWhole(page)
  })
}

for (const [error, breakIt] of [
  [
    'refuses storage',
    () =>
      (indexedDB.open = () => {
        throw new DOMException('no', 'SecurityError')
      }),
  ],
  [
    'is full',
    () =>
      (IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
] as const) {
  test(`a browser that ${error} comes to no harm`, async ({ page }) => {
    await page.addInitScript(breakIt)
    await page.clock.install()
    await page.goto('/fdhmoneybureau/home')
    await page.clock.runFor(10_000)
    await page
      .getByLabel(/Amount/)
      .first()
      .fill('100')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('copy'))).toBe(null)
  })
}

test('a visitor’s session is kept on the device, and content is asked for with it', async ({ page }) => {
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/branches?')) sent.push(request.headers()['authorization'])
  })
  await page.goto('/fdhbankplc/home')
  await filled(page)
  const token = await page.evaluate(() => localStorage.getItem('user-session'))
  expect(token).toMatch(/^visitor\./)
  expect(sent.length).toBeGreaterThan(0)
  expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]))
})

test('content is requested as JSON, promotions by ten', async ({ page }) => {
  const sent = new Map<string, [limit: string | null, accept: string | undefined]>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/') && searchParams.has('limit'))
      sent.set(pathname, [searchParams.get('limit'), request.headers()['accept']])
  })
  await page.goto('/fdhbankplc/home')
  await filled(page)
  expect(sent.get('/api/promotions')).toEqual(['10', 'application/json'])
  expect(sent.get('/api/branches')).toEqual(['100', 'application/json'])
})

test('a new build removes the visitor’s token, and a new one is requested', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('build') !== null) return
    localStorage.setItem('build', 'older')
    localStorage.setItem('user-session', 'visitor.older')
  })
  await page.goto('/fdhbankplc/home')
  await filled(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user-session')))
    .toMatch(/^visitor\.(?!older)/)
})

test('low-data mode keeps no copy', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await page.clock.install()
  await loadWhole(page, '/fdhbankplc/home')
  const asked: string[] = []
  // The site's icon is the browser's own business, in its own time.
  page.on('request', (request) => !request.url().includes('/assets/icon-') && asked.push(request.url()))
  await page.clock.runFor(60_000)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

for (const { prefix, news, asOf, missing, exchange } of [
  {
    prefix: '',
    news: 'News',
    asOf: /^This page is saved on this phone\. Last updated .* \d\d:\d\d\.$/,
    missing: /not saved on this phone/,
    exchange: 'Exchange rates',
  },
  {
    prefix: '/ny',
    news: 'Nkhani',
    asOf: /^Tsamba ili lasungidwa.* \d\d:\d\d\.$/,
    missing: /silinasungidwe/,
    exchange: 'Mitengo yosinthira ndalama',
  },
]) {
  test(
    `${prefix}/: with a dead line the kept pages can be read, and the way back is kept`,
    { tag: prefix === '' ? '@gate' : [] },
    async ({ page, context, expectError }) => {
      // The browser asks for the site's icon at each new address.
      expectError(/icon-v1\.svg/, 'perhaps')
      // Pictures further down are fetched as one comes to them, which a dead line ends.
      await page.route('**/files/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      await loadWhole(page, `${prefix}/fdhbankplc/home`)
      await filled(page)
      const own = await page.title()
      await context.setOffline(true)
      await page.locator(`a[href="${prefix}/fdhbankplc/blog"]`).last().click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(news)
      await expect(heading).toBeFocused()
      await expect(page.getByText(asOf)).toBeVisible()
      // A saved page has its own time, and what stands above it says no other.
      const banner = page.locator('[data-line]')
      await expect(banner).not.toContainText(/\d\d:\d\d/)
      const first = page.getByRole('main').getByRole('link').first()
      const title = (await first.textContent()) ?? ''
      // By the keyboard from the heading: the first stop is the first article.
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading).toHaveText(title)
      await page.goBack()
      await expect(heading).toHaveText(news)
      await page.goBack()
      await expect(page).toHaveTitle(own)
      await expect(page.locator('#live-rates')).toBeVisible()
      await expect(banner).toContainText(/\d\d:\d\d/)
      // A page that is not kept says so and offers those that are.
      await page.locator(`a[href="${prefix}/fdhbankplc/faqs"]`).last().click()
      await expect(page.getByText(missing)).toBeVisible()
      // It does not say of itself that it is saved.
      await expect(page.getByText(asOf)).toHaveCount(0)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('main').getByRole('link', { name: exchange }).click()
      await expect(page.getByRole('main').getByRole('row', { name: /USD/ })).toBeVisible()
      const scrolls = page.getByRole('main').locator('[data-scrolls]')
      const over = await scrolls.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
      expect(over, 'the rates fit on a phone').toEqual([0, 0])
      await page.setViewportSize({ width: 1280, height: 720 })
      await context.setOffline(false)
      await page.locator('[data-line] a').click()
      await expect(page).toHaveURL(/exchangeRates$/)
      await expect(page.locator('[data-saved]')).toHaveCount(0)
    },
  )
}

test('news: what is on the screen is kept at once, and the list says which articles open', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/icon-v1\.svg|net::ERR_/, 'perhaps')
  // Nothing but the pages themselves comes: the copy of all news never does.
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/fdhbankplc/blog')
  const cards = page.locator('main article')
  await expect.poll(async () => (await keptNews(page)).length).toBe(await cards.count())
  const link = cards.locator('h3 a').last()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(async () => (await keptNews(page)).filter((whole) => whole)).toEqual([true])
  // What shows it without a line has come too.
  await expect(page.locator('html[data-offline-ready]')).toBeAttached()
  await context.setOffline(true)
  await expect(page.locator('html[data-dead]')).toBeAttached()
  await page.getByRole('main').locator('a[href="/fdhbankplc/blog"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await expect(page.getByText(/^This page is saved on this phone\. Last updated/)).toBeVisible()
  const saved = page.getByRole('listitem').filter({ hasText: 'Saved on this phone. Opens now.' })
  await expect(saved.getByRole('link')).toHaveText([title])
  await expect(page.getByText('Not saved on this phone').first()).toBeVisible()
  await saved.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await context.setOffline(false)
  // The list itself says it too, where it was open as the line died.
  await page.goto('/fdhbankplc/blog')
  await expect(page.locator('html[data-offline-ready]')).toBeAttached()
  await context.setOffline(true)
  const card = cards.filter({ hasText: title })
  await expect(card.getByText('opens now')).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('[data-saved] p').nth(3)).toBeVisible()
  await page.goBack()
  await context.setOffline(false)
  await expect(card).toBeVisible()
  await expect(page.getByText('opens now')).toHaveCount(0)
})

test('after a dead line each address shows its own page again, also past a reload', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/icon-v1\.svg/, 'perhaps')
  await page.route('**/files/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await loadWhole(page, '/fdhfinancialholdings/board')
  await filled(page)
  const own = await page.title()
  await context.setOffline(true)
  const heading = page.getByRole('heading', { level: 1 })
  await page.locator('a[href="/fdhfinancialholdings/contact"]').last().click()
  await expect(page.getByText(/not saved on this phone/)).toBeVisible()
  // The page itself is still at hand.
  await page.getByRole('main').getByRole('link', { name: 'Board of directors' }).click()
  await expect(page).toHaveTitle(own)
  await page.goBack()
  await expect(page.getByText(/not saved on this phone/)).toBeVisible()
  // The copy is in one language: the other one is not answered with half a page.
  await page.goForward()
  await page.locator('a[href="/ny/fdhfinancialholdings/board"]').first().click()
  await expect(page.getByText(/not saved on this phone/)).toBeVisible()
  await page.getByRole('link', { name: 'Exchange rates', exact: true }).click()
  await expect(heading).toHaveText('Exchange rates')
  await context.setOffline(false)
  await page.reload()
  await expect(heading).toHaveText('Rates and tariffs')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
  await expect(page.locator('[data-saved]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle(own)
})

test('going back faster than a page starts shows the page of the address all the same', async ({
  page,
  context,
}) => {
  await loadWhole(page, '/fdhfinancialholdings/board')
  await filled(page)
  const own = await page.title()
  await context.setOffline(true)
  await page.locator('a[href="/fdhfinancialholdings/contact"]').last().click()
  await expect(page.getByText(/not saved on this phone/)).toBeVisible()
  await page.getByRole('link', { name: 'Exchange rates', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange rates')
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('[data-saved]')).toHaveCount(0)
  // From here on the pages' scripts are late.
  let held: (() => void)[] | null = []
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((go) => (held ? held.push(go) : go()))
    await route.continue()
  })
  const late = page.waitForRequest(/\.js/)
  await page.goBack({ waitUntil: 'commit' })
  await late
  await expect(page).toHaveTitle(/Contact/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/fdhfinancialholdings\/board$/)
  for (const go of held) go()
  held = null
  await expect(page).toHaveTitle(own)
})

test('on a dead line a form is held back, and what was typed stays', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/, 'perhaps')
  await page.goto('/fdhmoneybureau/home')
  await filled(page)
  await context.setOffline(true)
  // The page has heard that the line is dead; a busy machine tells it late.
  await expect(page.locator('html[data-dead]')).toBeAttached()
  const amount = page.getByRole('textbox', { name: /Amount/ })
  await amount.fill('250')
  await amount.press('Enter')
  await expect(page.getByText(/Nothing was sent\. What you typed is still here/)).toBeVisible()
  await expect(amount).toHaveValue('250')
})

test(
  'in low data a form is held back on a dead line as well',
  { tag: '@gate' },
  async ({ page, context, baseURL, expectError }) => {
    // What keeps typed text is fetched at the first letter.
    expectError(/ERR_INTERNET_DISCONNECTED/, 'perhaps')
    await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/fdhbankplc/contact')
    const name = page.getByLabel('Your name')
    // At the very top, where the banner comes.
    await name.evaluate((one) => one.scrollIntoView({ block: 'start' }))
    await context.setOffline(true)
    await expect(page.locator('html[data-dead]')).toBeAttached()
    const uncovered = async () => {
      const [field, banner] = [await name.boundingBox(), await page.locator('[data-line]').boundingBox()]
      if (!field || !banner) throw new Error('nothing is drawn')
      expect(banner.height, 'two lines at most').toBeLessThanOrEqual(64)
      expect(field.y).toBeGreaterThanOrEqual(banner.y + banner.height)
    }
    await uncovered()
    await name.fill('Sample Visitor')
    await name.press('Enter')
    await expect(page.getByText(/Nothing was sent\. What you typed is still here/)).toBeVisible()
    await uncovered()
    await expect(name).toHaveValue('Sample Visitor')
  },
)

for (const { prefix, unopened } of [
  { prefix: '', unopened: 'You are offline. That page was not opened.' },
  { prefix: '/ny', unopened: 'Simuli pa intaneti. Tsambalo silinatsegulidwe.' },
])
  test(`${prefix}/: on a dead line a link pressed before the saved pages can be shown is held back`, async ({
    page,
    context,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED/, 'perhaps')
    const path = `${prefix}/fdhbankplc/faqs`
    // Of the scripts only the page's first one comes.
    await page.route(/after-load-/, () => new Promise(() => {}))
    await page.goto(path)
    await context.setOffline(true)
    await expect(page.locator('html[data-dead]')).toBeAttached()
    await page.locator(`main a[href="${prefix}/fdhbankplc/contact"]`).first().click()
    const banner = page.locator('[data-line]')
    await expect(banner).toContainText(unopened)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    // A place in the same page needs no line.
    await page.locator('a[href="#content"]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#content$/)
    // With the line links lead on as ever.
    await context.setOffline(false)
    await expect(page.locator('html[data-dead]')).toHaveCount(0)
    await page.locator(`main a[href="${prefix}/fdhbankplc/contact"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/fdhbankplc/contact$`))
  })

test(
  'a service worker and caches of an earlier site are cleared with one reload',
  { tag: '@gate' },
  async ({ page, expectError, baseURL }) => {
    // The earlier site's stand-in carries no sockets.
    expectError(/WebSocket connection to/, 'perhaps')
    const old = await proxyWithWorker(baseURL ?? '')
    try {
      await page.goto(`${old.url}/old-site.html`)
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/old-worker.js')
        await navigator.serviceWorker.ready
        await (await caches.open('old')).put('/kept', new Response('old'))
      })
      let loads = 0
      page.on('framenavigated', () => (loads += 1))
      await page.goto(`${old.url}/fdhbankplc/complaints`)
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ])
      await expect.poll(() => loads).toBe(2)
      expect(await left()).toEqual([0, 0])
      await loadWhole(page, `${old.url}/fdhbankplc/faqs`)
      expect(loads).toBe(3)
    } finally {
      await old.stop()
    }
  },
)

test('an island that is gone after a deployment reloads its page once, then says so', async ({
  page,
  expectError,
}) => {
  expectError(/converter.*404|404.*converter/)
  await page.route('**/assets/converter-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/fdhmoneybureau/home')
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  const amount = page.getByRole('textbox', { name: /Amount/ })
  await amount.click()
  await expect(page.locator('body')).not.toHaveAttribute('data-first')
  await amount.click()
  await expect(page.getByText('This part is not working.')).toBeVisible()
  // The form still works, by the server.
  await amount.fill('100')
  await amount.press('Enter')
  await expect(page).toHaveURL(/amount=100/)
})

test('on a dead line an island that did not come leaves the page as it is', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/)
  await loadWhole(page, '/fdhmoneybureau/home')
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  await context.setOffline(true)
  const amount = page.getByRole('textbox', { name: /Amount/ })
  await amount.click()
  await expect(page.getByText('This part is not working.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('body')).toHaveAttribute('data-first', '')
  await page.getByRole('combobox', { name: /Currency/ }).selectOption('USD')
  await amount.fill('100')
  await amount.press('Enter')
  await expect(page).toHaveURL(/amount=100/)
})

test('a saved page of another company has its header', async ({ page, context }) => {
  await page.goto('/fdhbankplc/home')
  await filled(page)
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready')
  await context.setOffline(true)
  await page.locator('[data-tab=bureau]').click()
  const header = page.getByRole('banner')
  await expect(header.locator('[data-tab=bureau]')).toHaveAttribute('aria-current', 'true')
  await expect(header.locator('[data-company]')).toHaveText('FDH Money Bureau')
  await expect(header.locator('[data-menu]').filter({ visible: true })).toHaveCount(0)
  await page.goBack()
  await expect(header.locator('[data-tab=bank]')).toHaveAttribute('aria-current', 'true')
  await expect(header.locator('[data-menu]').filter({ visible: true })).not.toHaveCount(0)
})
