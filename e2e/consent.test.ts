import { createServer, type IncomingMessage } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { loadWhole } from './support/load-whole.ts'
import { expect, test, watchErrors } from './support/test.ts'

// Stand-ins of the services on this machine, each on a port of its own; the site is told of them by its settings.

type RecordedRequest = { url: URL; headers: IncomingMessage['headers'] }
type StandIn = { url: string; asked: RecordedRequest[]; close(): void }

/** Answers every request alike and notes it. */
async function standIn(path: string, type: string, body: string): Promise<StandIn> {
  const asked: RecordedRequest[] = []
  const server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '/', 'http://stand.in'), headers: request.headers })
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}${path}`, asked, close: () => server.close() }
}

/** Sends home what it is told, as such scripts do: commands are arguments objects, events are plain ones. */
const script = (name: string) => `{
  const tell = (told) => void fetch(new URL('/told', document.querySelector('script[src*="${name}.js"]').src), {
    method: 'POST', mode: 'no-cors', body: JSON.stringify(told, (_, value) => value === undefined ? null : value) })
  const layer = window.dataLayer
  const take = (one) => tell(Object.prototype.toString.call(one) === '[object Arguments]' ? [...one] : one)
  layer.forEach(take)
  const push = layer.push.bind(layer)
  layer.push = (...more) => { more.forEach(take); return push(...more) }
}`

let analytics: StandIn & { reported: unknown[] }
let pixel: StandIn
let tags: StandIn
let server: ServerBeside
test.beforeAll(async () => {
  const reported: unknown[] = []
  const asked: RecordedRequest[] = []
  const own = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in')
    let body = ''
    request.on('data', (data: Buffer) => (body += data.toString()))
    request.on('end', () => {
      if (url.pathname === '/told') reported.push(JSON.parse(body))
      else asked.push({ url, headers: request.headers })
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(url.pathname === '/told' ? '' : script('count'))
    })
  })
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
  const address = own.address()
  const port = typeof address === 'object' && address ? address.port : 0
  analytics = { url: `http://127.0.0.1:${port}/count.js`, asked, reported, close: () => own.close() }
  pixel = await standIn('/p.gif', 'image/gif', '')
  tags = await standIn('/tags.js', 'text/javascript', 'document.cookie = "_others=1234;path=/"')
  server = await startBeside({
    ANALYTICS_URL: analytics.url,
    ANALYTICS_ID: 'A-1',
    AD_PIXEL_URL: pixel.url,
    AD_PIXEL_ID: 'P-1',
    TAG_MANAGER_URL: tags.url,
    TAG_MANAGER_ID: 'T-1',
  })
})
test.afterAll(async () => {
  await server.stop()
  for (const one of [analytics, pixel, tags]) one.close()
})
test.describe.configure({ mode: 'default' })
test.beforeEach(() => {
  for (const { asked } of [analytics, pixel, tags]) asked.length = 0
  analytics.reported.length = 0
})

const all = () => [analytics, pixel, tags].map(({ asked }) => asked.length)
const banner = (page: Page) =>
  page.getByRole('region', { name: /^(Can we count visits\?|Kodi tingawerenge)/ })
const note = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))

async function settled(page: Page, path: string) {
  await loadWhole(page, server.url + path)
}

test(
  'the question takes at most a fifth of a phone’s screen, and says in a sentence what we use',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [prefix, said] of [
      ['', 'We use tools of other companies to count visits, measure adverts and add more tools.'],
      [
        '/ny',
        'Timagwiritsa ntchito zida za makampani ena zowerengera alendo, zoyesa zotsatsa ndi zoika zida zina.',
      ],
    ] as const) {
      await page.goto(`${server.url}${prefix}/fdhbankplc/home`)
      await expect(banner(page)).toContainText(said)
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(740 / 5)
      const { violations } = await lookThrough(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  },
)

test(
  'before an answer nothing is loaded; both answers are alike; a no is kept and loads nothing',
  { tag: '@gate' },
  async ({ page }) => {
    const errors = watchErrors(page.context(), server.url)
    for (const [path, accept, reject] of [
      ['/fdhbankplc/home', 'Accept', 'Reject'],
      ['/ny/fdhmoneybureau/home', 'Vomerani', 'Kanani'],
    ] as const) {
      await page.setViewportSize({ width: 320, height: 640 })
      await settled(page, path)
      await expect(banner(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      // The page itself stays in sight below the question.
      await page.setViewportSize({ width: 360, height: 740 })
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(140)
      const boxes = await Promise.all(
        [accept, reject].map(async (name) => {
          const button = page.getByRole('button', { name, exact: true })
          const look = await button.evaluate((one) => {
            const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(one)
            return { color, backgroundColor, borderColor, fontWeight }
          })
          const box = await button.boundingBox()
          return { look, width: Math.round(box?.width ?? 0), height: box?.height, y: box?.y }
        }),
      )
      expect(boxes[0]).toEqual(boxes[1])
      expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
    }
    const { violations } = await lookThrough(page).include('[data-measurement]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    // In the flow: what follows begins below it.
    const [asks, head] = await Promise.all([
      banner(page).boundingBox(),
      page.locator('body > header').boundingBox(),
    ])
    expect(head?.y).toBeGreaterThanOrEqual((asks?.y ?? 0) + (asks?.height ?? 0) - 1)
    await page.getByRole('button', { name: 'Kanani', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
    expect(await note(page)).toBe('no')
    await settled(page, '/fdhbankplc/home')
    await expect(page.locator('h1')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect(all()).toEqual([0, 0, 0])
    expect(errors).toEqual([])
  },
)

test(
  'after a yes each page is told, by its kind and nothing personal; never where papers, an account or a search is',
  { tag: '@gate' },
  async ({ page, expectError }) => {
    expectError(/404/)
    await settled(page, '/fdhbankplc/loan?product=executive-loan-scheme&amount=1000000&months=24')
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect.poll(all).toEqual([1, 1, 1])
    expect(await note(page)).toBe('yes analytics adPixel tagManager')
    await settled(page, '/ny/fdhbankplc/blog/view/five-thousand-agents')
    await expect.poll(all).toEqual([2, 2, 2])
    expect(pixel.asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { id: 'P-1', ev: 'PageView', path: '/fdhbankplc/loan', language: 'en', brand: 'bank' },
      { id: 'P-1', ev: 'PageView', path: '/fdhbankplc/blog/view/:slug', language: 'ny', brand: 'bank' },
    ])
    expect(pixel.asked.map(({ headers }) => headers.referer)).toEqual([undefined, undefined])
    expect(analytics.asked[0]?.url.searchParams.get('id')).toBe('A-1')
    await expect.poll(() => JSON.stringify(analytics.reported)).toContain('"page_view"')
    const reported = JSON.stringify([analytics.reported, analytics.asked, tags.asked])
    expect(reported).not.toMatch(/1000000|executive-loan|five-thousand/)

    const before = all()
    for (const path of ['/fdhbankplc/kyc', '/ny/fdhbankplc/kyc', '/search?q=secret', '/fdhbankplc/none/such'])
      await settled(page, path)
    await page.context().addCookies([{ name: 'low', value: 'on', url: server.url }])
    await settled(page, '/fdhbankplc/home')
    expect(all()).toEqual(before)
  },
)

test(
  'a yes is taken back on the page about cookies, which the foot of every page leads to',
  { tag: '@gate' },
  async ({ page }) => {
    await settled(page, '/fdhproperties/home')
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect.poll(all).toEqual([1, 1, 1])
    await page.locator('footer').getByRole('link', { name: 'Your choice about counting visits' }).click()
    await expect(page.getByText('You said yes.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === '_others'))
      .toBe(true)
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Reject', exact: true }).click(),
    ])
    await expect(page.getByText('You said no. Visits are not counted.')).toBeVisible()
    expect((await page.context().cookies()).some(({ name }) => name === '_others')).toBe(false)
    const before = all()
    await settled(page, '/fdhbankplc/home')
    expect(all()).toEqual(before)
  },
)

test(
  'a browser that asks not to be followed has said no, until its owner says yes',
  { tag: '@gate' },
  async ({ browser }) => {
    const context: BrowserContext = await browser.newContext({ baseURL: server.url })
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    const page = await context.newPage()
    await settled(page, '/fdhfinancialholdings/cookies')
    await expect(banner(page)).toBeHidden()
    await expect(page.getByText('Your browser asks sites not to follow you.')).toBeVisible()
    expect(all()).toEqual([0, 0, 0])
    await page.getByRole('button', { name: 'Accept', exact: true }).last().click()
    await expect.poll(all).toEqual([1, 1, 1])
    await context.close()
  },
)

test(
  'the security policy names the services on pages that may load them, and nowhere else',
  { tag: '@gate' },
  async ({ request }) => {
    const policy = async (path: string, headers = {}) =>
      (await request.get(server.url + path, { headers })).headers()['content-security-policy'] ?? ''
    const [count, picture] = [new URL(analytics.url).origin, new URL(pixel.url).origin]
    const open = await policy('/fdhbankplc/home')
    expect(open).toContain(`script-src 'self' ${count} ${new URL(tags.url).origin};`)
    expect(open).toMatch(new RegExp(`img-src [^;]*${picture}`))
    expect(open.split(';').find((one) => one.startsWith('script-src'))).not.toContain(picture)
    for (const path of [
      '/fdhbankplc/kyc',
      '/ny/fdhbankplc/kyc',
      '/search',
      '/api/faqs',
      '/fdhbankplc/none/such',
    ])
      expect(await policy(path)).not.toContain('127.0.0.1')
    expect(await policy('/fdhbankplc/home', { cookie: 'low=on' })).not.toContain('127.0.0.1')
  },
)

test(
  'without settings nobody is asked, nothing of others may load, and no page speaks of a choice',
  { tag: '@gate' },
  async ({ page, request }) => {
    await loadWhole(page, '/fdhbankplc/home')
    await expect(page.locator('[data-consent]')).toHaveCount(0)
    expect((await request.get('/fdhbankplc/home')).headers()['content-security-policy']).not.toContain(
      'http:',
    )
    await expect(page.locator('footer')).not.toContainText('counting visits')
  },
)

test('a page that comes back from the browser’s memory is counted again', async ({ page, expectError }) => {
  expectError(/404/, 'perhaps')
  await settled(page, '/fdhbankplc/home')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.poll(() => pixel.asked.length).toBe(1)
  const comeBack = (persisted: boolean) =>
    page.evaluate(
      (from) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: from })),
      persisted,
    )
  await comeBack(false)
  await comeBack(true)
  await expect.poll(() => pixel.asked.length).toBe(2)
  expect(pixel.asked[1]?.url.href).toBe(pixel.asked[0]?.url.href)
})

test('without JavaScript nothing is asked and nothing loaded', { tag: '@gate' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url + '/fdhfinancialholdings/cookies')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('Without JavaScript visits are never counted.')).toBeVisible()
  expect(all()).toEqual([0, 0, 0])
  await context.close()
})
