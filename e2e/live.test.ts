import type { Page } from '@playwright/test'
import { startTcpProxy } from '../server/test-support/tcp-proxy.ts'
import type { RunningServer } from './support/running-server.ts'
import { startSampleServer } from './support/server.ts'
import { openStaff, type Staff } from './support/staff.ts'
import { loadWhole } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'

// What the public sees changes in place while they look, over a line that breaks and a server that falls.

test.describe.configure({ mode: 'default' })

let server: RunningServer
let staff: Staff

test.beforeAll(async ({ playwright }) => {
  server = await startSampleServer()
  staff = await openStaff(server, await playwright.request.newContext())
})
test.afterAll(() => server.stop())

/** Opens a page, waits for its socket, and marks it, so that a page loaded anew would be noticed. */
async function look(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket')
  await loadWhole(page, server.url + path)
  await socket
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
}
const isSame = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same', '')

const article = (slug: string, title: string) => ({
  slug,
  title: { en: title, ny: title },
  summary: { en: 'A sample.', ny: 'Chitsanzo.' },
  content: { en: '<p>A sample.</p>', ny: '<p>Chitsanzo.</p>' },
  brands: ['bank'],
  createrId: 'sample',
  creater_name: 'Sample author',
  showSocialIcons: true,
  shareTitle: { en: title, ny: title },
  shareDiscription: { en: 'A sample.', ny: 'Chitsanzo.' },
  featured: false,
})

test('a rate changes in place, and its time is shown, in Chichewa', { tag: '@gate' }, async ({ page }) => {
  await look(page, '/ny/fdhbankplc/home')
  const card = page.locator('#live-rates')
  const link = card.getByRole('link').last()
  await link.focus()
  await staff.rate('USD', '1992.75')
  await expect(card.getByText('1,992.75')).toBeVisible()
  await expect(card.getByRole('status')).toHaveText(/^Zasinthidwa \d\d:\d\d$/)
  await isSame(page)
  await expect(link).toBeFocused()
  // The other rows stayed the very elements they were; this one came in with a fade.
  expect(await card.locator('tr[data-key]').count()).toBeGreaterThan(3)
})

test('a page that another release draws is loaded anew, but not while something is typed in it', async ({
  page,
}) => {
  let drawn = 0
  await page.route(/\/home$/, async (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    const answer = await route.fetch()
    drawn++
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('/assets/style-', '/assets/other-'),
    })
  })
  await look(page, '/fdhmoneybureau/home')
  await page.getByLabel('Amount').fill('201')
  await staff.rate('USD', '1988.25')
  await expect.poll(() => drawn).toBeGreaterThan(0)
  await isSame(page)
  await expect(page.getByLabel('Amount')).toHaveValue('201')

  await look(page, '/fdhbankplc/home')
  await staff.rate('USD', '1987.25')
  await expect(page.locator('body')).not.toHaveAttribute('data-same', '')
  await expect(page.locator('#live-rates').getByText('1,987.25')).toBeVisible()
})

test('a converter in use answers by the new rate, and so does the table below', async ({ page }) => {
  await look(page, '/fdhmoneybureau/home')
  await page.getByRole('radio', { name: /Get foreign money/ }).check()
  await page.getByLabel('Amount').fill('200')
  await staff.rate('USD', '1990.25')
  // Said aloud too, a moment later.
  await expect(page.getByText('MK 398,050.00', { exact: true })).toBeVisible()
  await expect(page.locator('#live-rates').getByText('1,990.25')).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('200')
  await isSame(page)
})

test('a question being written keeps its count of characters', async ({ page }) => {
  await look(page, '/fdhproperties/home')
  const message = page.locator('#enquiry-message')
  await message.fill('Where is it?')
  await expect(message).toHaveAccessibleDescription(/ 12 of 4000 characters$/)
  const title = { en: 'A live promotion', ny: 'Chitsanzo' }
  await staff.item('promotions', { title, brands: ['properties'] })
  await expect(page.getByText(title.en)).toBeVisible()
  await expect(message).toHaveAccessibleDescription(/ 12 of 4000 characters$/)
  await isSame(page)
})

test('an article comes into the list, and a notice above it', { tag: '@gate' }, async ({ page }) => {
  await look(page, '/fdhbankplc/home')
  await staff.item('blogs', article('a-live-article', 'An article while one reads'))
  await expect(page.locator('#live-news').getByText('An article while one reads')).toBeVisible()
  const notice = { en: 'The line is being mended', ny: 'Tikukonza' }
  await staff.approved(
    'notices',
    {
      title: notice,
      body: { en: 'A sample.', ny: 'Chitsanzo.' },
      severity: 'warning',
      brands: ['bank'],
      starts_at: new Date(Date.now() - 1000).toISOString(),
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    },
    'author',
  )
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(notice.en)).toBeVisible()
  await isSame(page)
})

test('a branch comes into the list, before the finder is touched and while it is in use', async ({
  page,
}) => {
  const branch = (name: string) => ({
    region_id: '6f0c1a52-3a0e-4a57-9d0f-0a6b7c1e0001',
    region_name: 'Northern',
    name,
    address: 'Sample Plot 1',
    region: 'Karonga',
    phone: '+265 1 000 099',
    email: '',
    latitude: -10.4,
    longtude: 34.2,
    status: 'open',
    opening: [{ days: ['Mo'], opens: '08:00', closes: '12:00' }],
    services: [],
  })
  await look(page, '/fdhbankplc/branches')
  const list = page.locator('#places')
  await staff.item('branches', branch('Aaa Sample Untouched'))
  await expect(list.getByRole('heading', { name: 'Aaa Sample Untouched' })).toBeVisible()
  await expect(list.getByRole('status').filter({ hasText: /^Updated/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Town, branch or service' }).fill('aaa')
  await expect(list.locator('li[data-key]')).toHaveCount(1)
  await staff.item('branches', branch('Aaa Sample While Typing'))
  await expect(list.locator('li[data-key]')).toHaveCount(2)
  await expect(list.locator('li[data-key]').last()).toContainText(
    /Aaa Sample While Typing.*(Open|Closed) (now|today)/s,
  )
  await isSame(page)
})

test(
  'a cut line is said, and what changed meanwhile comes when it is back',
  { tag: '@gate' },
  async ({ page, context }) => {
    await look(page, '/fdhbankplc/home')
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline\. Last updated \d\d:\d\d\.$/)).toBeVisible()
    await staff.rate('USD', '1993.25')
    await staff.rate('GBP', '2593.25')
    await context.setOffline(false)
    await expect(page.locator('#live-rates').getByText('1,993.25')).toBeVisible()
    await expect(page.locator('#live-rates').getByText('2,593.25')).toBeVisible()
    await expect(page.getByText('You are online again.')).toBeVisible()
    await isSame(page)
  },
)

test('a change is heard, but the line dies before the page comes: it shows all the same', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED/)
  await look(page, '/fdhbankplc/home')
  let failed = 0
  await page.route(`${server.url}/fdhbankplc/home`, async (route) => {
    if (failed > 0) return route.continue()
    failed += 1
    await route.abort()
  })
  await staff.rate('USD', '1995.25')
  await expect(page.locator('#live-rates').getByText('1,995.25')).toBeVisible({ timeout: 60_000 })
  expect(failed).toBe(1)
  await isSame(page)
})

test(
  'a server that falls and comes back: the page catches up by itself',
  { tag: '@gate' },
  async ({ page, expectError }) => {
    // While it is down the browser reports each attempt; it may be back before the first one.
    expectError(/WebSocket connection|ERR_CONNECTION_REFUSED/, 'perhaps')
    await look(page, '/fdhbankplc/home')
    await server.kill()
    server = await server.restart()
    await staff.rate('USD', '1994.75')
    await expect(page.locator('#live-rates').getByText('1,994.75')).toBeVisible({ timeout: 60_000 })
    await isSame(page)
  },
)

test.describe('a connection that loses bytes without an error', () => {
  const silent = 80_000

  test('is replaced after two missed heartbeats', { tag: '@gate' }, async ({ page }) => {
    let connections = 0
    await page.clock.install()
    await page.routeWebSocket(/\/live\?/, (socket) => {
      connections += 1
      const upstream = socket.connectToServer()
      if (connections === 1) upstream.onMessage(() => {})
    })
    await look(page, '/fdhbankplc/home')
    await staff.rate('USD', '1981.25')
    await page.clock.fastForward(silent)
    await expect(page.locator('#live-rates').getByText('1,981.25')).toBeVisible()
    await isSame(page)
  })

  test('shows as of when the page is', async ({ page, expectError }) => {
    expectError(/ERR_FAILED|WebSocket/, 'perhaps')
    await page.clock.install()
    await page.routeWebSocket(/\/live\?/, (socket) => {
      socket.connectToServer().onMessage(() => {})
    })
    await look(page, '/fdhbankplc/home')
    await page.route('**/healthz', (route) => route.abort())
    await page.clock.fastForward(silent)
    await expect(page.getByText(/^You are offline\. Last updated \d\d:\d\d\.$/)).toBeVisible()
  })

  test('is replaced when a proxy swallows its bytes', async ({ page, expectError }) => {
    expectError(/ERR_|WebSocket/, 'perhaps')
    const proxy = await startTcpProxy(server.url)
    await page.clock.install()
    const opened = page.waitForEvent('websocket')
    await loadWhole(page, new URL('/fdhbankplc/home', proxy.url).href)
    await opened
    proxy.swallow()
    await staff.rate('USD', '1983.25')
    const reopened = page.waitForEvent('websocket')
    await page.clock.fastForward(silent)
    await reopened
    // Requests on swallowed connections time out first.
    await expect(async () => {
      await page.clock.fastForward(60_000)
      await expect(page.locator('#live-rates').getByText('1,983.25')).toBeVisible({ timeout: 5000 })
    }).toPass()
    await page.close()
    await proxy.stop()
  })

  /** Swallows the messages of the first connection, and refuses others until `allow()`. */
  async function refuseConnections(page: Page): Promise<{ allow: () => void }> {
    let connections = 0
    let isRefusing = true
    await page.clock.install()
    await page.routeWebSocket(/\/live\?/, (socket) => {
      connections += 1
      if (connections > 1 && isRefusing) return void socket.close()
      const upstream = socket.connectToServer()
      if (connections === 1) upstream.onMessage(() => {})
    })
    return { allow: () => (isRefusing = false) }
  }

  test('dates the rates until it is replaced', async ({ page }) => {
    const connection = await refuseConnections(page)
    await look(page, '/fdhbankplc/home')
    await staff.rate('USD', '1982.25')
    await page.clock.fastForward(silent)
    const banner = page.getByText(/^Rates on this page are as of \d\d:\d\d\. We are trying to update them\.$/)
    await expect(banner).toBeVisible()
    await expect(page.locator('#live-rates').getByText('1,982.25')).toBeVisible()
    await expect(banner).toBeVisible()
    connection.allow()
    await page.clock.fastForward(silent)
    await expect(banner).toBeHidden()
    await isSame(page)
  })

  test('does not date pages without rates', async ({ page }) => {
    await refuseConnections(page)
    await look(page, '/fdhbankplc/blog')
    const probed = page.waitForResponse('**/healthz')
    await page.clock.fastForward(silent)
    await probed
    await expect(page.locator('[data-line]')).toBeEmpty()
  })

  test('is not called offline when the server does not answer in time', async ({ page }) => {
    await refuseConnections(page)
    await look(page, '/fdhbankplc/blog')
    await page.route('**/healthz', () => {})
    const probed = page.waitForRequest('**/healthz')
    await page.clock.fastForward(silent)
    await probed
    await page.clock.fastForward(11_000)
    await expect(
      page.getByText(/^This site does not answer at the moment\. Last updated \d\d:\d\d\.$/),
    ).toBeVisible()
  })

  test('leaves the converter with the rates of now', async ({ page }) => {
    const connection = await refuseConnections(page)
    await look(page, '/fdhmoneybureau/home')
    await page.getByRole('radio', { name: /Get foreign money/ }).check()
    await page.getByLabel('Amount').fill('200')
    await staff.rate('USD', '1990.25')
    await page.clock.fastForward(silent)
    await expect(page.getByText('MK 398,050.00', { exact: true })).toBeVisible()
    await staff.rate('USD', '1991.25')
    connection.allow()
    await page.clock.fastForward(silent)
    await expect(page.getByText('MK 398,250.00', { exact: true })).toBeVisible()
    await isSame(page)
  })
})

test('a page that is left lets its socket go, and one without live parts opens none', async ({ page }) => {
  // The page that closed it is gone by then, so it leaves a note for the next one.
  await page.addInitScript(() => {
    class Noting extends WebSocket {
      override close(...how: Parameters<WebSocket['close']>) {
        sessionStorage.setItem('closed', this.url)
        super.close(...how)
      }
    }
    window.WebSocket = Noting
  })
  await look(page, '/fdhbankplc/home')
  const sockets: string[] = []
  page.on('websocket', (other) => sockets.push(other.url()))
  await loadWhole(page, `${server.url}/search`)
  expect(await page.evaluate(() => sessionStorage.getItem('closed'))).toContain('/live?since=')
  expect(sockets).toEqual([])
})

test('low-data mode listens to nothing and offers a link instead', async ({ page, context }) => {
  await context.addCookies([{ name: 'low', value: 'on', url: server.url }])
  await page.clock.install()
  const seen: string[] = []
  page.on('websocket', (socket) => seen.push(socket.url()))
  page.on('request', (request) => !request.url().includes('/assets/icon-') && seen.push(request.url()))
  await loadWhole(page, `${server.url}/fdhbankplc/home`)
  const before = seen.length
  await page.clock.runFor(60_000)
  expect(seen.slice(before)).toEqual([])
  await staff.rate('USD', '1995.75')
  await page.locator('#live-rates').getByRole('link', { name: 'Check for updates' }).click()
  await expect(page.locator('#live-rates').getByText('1,995.75')).toBeVisible()
})
