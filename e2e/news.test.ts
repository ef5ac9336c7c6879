import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { lookThrough } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const article = '/fdhbankplc/blog/view/five-thousand-agents'
const share = (page: Page) => page.getByRole('navigation', { name: 'Share this article' })

/**
 * Networks are never reached: their pages are answered here. In low data nothing is copied to the device meanwhile,
 * which would look for pictures in the browser's cache, and answering here turns that off.
 */
async function stayHere(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await context.route(/facebook|twitter|linkedin|whatsapp|t\.me/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>network</title>' }),
  )
}

test('news cards appear one after the other', async ({ page }) => {
  await page.goto('/fdhbankplc/blog')
  const delays = await page
    .locator('article.rise')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay))
  expect(delays.slice(0, 6)).toEqual(['0.1s', '0.2s', '0.3s', '0.4s', '0.1s', '0.2s'])
})

test('menu entries appear one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/fdhbankplc/home')
  const delays = await page
    .locator('header .rise')
    .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).animationDelay))
  expect(new Set(delays)).toContain('0.1s')
  expect(new Set(delays)).toContain('0.4s')
  expect(delays).not.toContain('0s')
})

test(
  'a network opens in the popup, and the focus comes back when it is closed',
  { tag: '@gate' },
  async ({ page, context, baseURL }) => {
    await stayHere(context, baseURL)
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (url, target, features) => {
        document.documentElement.dataset['features'] = features ?? ''
        return open(url, target, features)
      }
    })
    await page.goto(article)
    await expect(share(page).getByRole('button', { name: 'Copy the link' })).toBeVisible()
    for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Telegram']) {
      const link = share(page).getByRole('link', { name: network, exact: true })
      const [popup] = await Promise.all([context.waitForEvent('page'), link.press('Enter')])
      await popup.waitForURL(/^https:/)
      expect(decodeURIComponent(popup.url())).toContain('five-thousand-agents')
      expect(await popup.evaluate(() => window.opener === null)).toBe(true)
      await share(page).getByRole('button', { name: 'Copy the link' }).focus()
      await popup.close()
      // Which element has it; whether the window does is the system's doing.
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(network)
    }
    expect(await page.locator('html').getAttribute('data-features')).toMatch(/width=626,height=436/)
    await expect(page).toHaveURL(new RegExp(article))
  },
)

test('where popups are refused, the link goes its own way', async ({ page, context, baseURL }) => {
  await stayHere(context, baseURL)
  await page.addInitScript(() => (window.open = () => null))
  await page.goto(article)
  await expect(share(page).getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await share(page).getByRole('link', { name: 'Telegram' }).click()
  await expect(page).toHaveURL(/^https:\/\/t\.me\/share/)
})

test(
  'the phone’s own sheet comes first, the address is copied, and e-mail and SMS open no popup',
  { tag: '@gate' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: ShareData) => {
          document.documentElement.dataset['shared'] = JSON.stringify(shared)
        },
      })
    })
    await page.goto(`/ny${article}`)
    const nav = page.getByRole('navigation', { name: 'Gawanani nkhaniyi ndi ena' })
    const own = nav.getByRole('button', { name: 'Gawanani', exact: true })
    await expect(nav.getByRole('listitem').first()).toContainText('Gawanani')
    await own.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/ny\/fdhbankplc\/blog\/view\/five/)
    await nav.getByRole('button', { name: 'Koperani ulalo' }).click()
    await expect(nav.getByRole('status')).toHaveText('Ulalo wakoperedwa.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/ny\/fdhbankplc\/blog\/view\/five/,
    )
    await expect(nav.getByRole('link', { name: 'Imelo' })).toHaveAttribute('href', /^mailto:\?subject=/)
    await expect(nav.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\?body=/)
    await expect(nav.locator('a[data-popup]')).toHaveCount(5)
    // Without the fading in of cards, which axe would judge halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { violations } = await lookThrough(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  },
)

test(
  'the list has eight a page, newest first, and what is featured is not in it again',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhbankplc/blog')
    const slugs = (section: string) =>
      page
        .getByRole('region', { name: section })
        .locator('article h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const [featured, list] = [await slugs('Featured'), await slugs('More news')]
    expect(list).toHaveLength(8)
    expect(featured.length).toBeGreaterThan(0)
    expect(list.filter((slug) => featured.includes(slug))).toEqual([])
    const times = page.getByRole('region', { name: 'More news' }).locator('time')
    const published = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(published).toEqual(published.toSorted().toReversed())
    await expect(times.first()).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
    await page.goto('/ny/fdhbankplc/blog')
    await expect(page.locator('main time').first()).toHaveText(
      /^\d{1,2} (Januwale|Febuluwale|Malichi|Epulo|Meyi|Juni|Julayi|Ogasiti|Seputembala|Okutobala|Novembala|Disembala) 20\d\d$/,
    )
  },
)

for (const [path, lang] of [
  ['/fdhbankplc/blog', 'en'],
  ['/ny/fdhfinancialholdings/blog', 'ny'],
] as const) {
  test(
    `${path} offers feeds that a reader can take`,
    { tag: lang === 'en' ? '@gate' : [] },
    async ({ page, request, baseURL }) => {
      await page.goto(path)
      const found = async (type: string) =>
        (await page.locator(`head link[rel=alternate][type="${type}"]`).getAttribute('href')) ?? ''
      const rss = await request.get(await found('application/rss+xml'))
      expect(rss.headers()['content-type']).toMatch(/^application\/rss\+xml/)
      // The browser's own XML parser: what is not well-formed gives an error document.
      const parsed = await page.evaluate(
        (text) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml')
          const texts = (name: string) =>
            [...xml.querySelectorAll(`item > ${name}`)].map((one) => one.textContent)
          return {
            root: xml.documentElement.nodeName,
            language: xml.querySelector('channel > language')?.textContent,
            titles: texts('title'),
            links: texts('link'),
            dates: texts('pubDate'),
            languages: [...xml.getElementsByTagName('dc:language')].map((one) => one.textContent),
          }
        },
        await rss.text(),
      )
      expect(parsed).toMatchObject({ root: 'rss', language: lang })
      expect(parsed.titles).toHaveLength(20)
      expect(parsed.links.filter((link) => !link.startsWith(`${baseURL}${path}/view/`))).toEqual([])
      expect(parsed.dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([])
      const english = parsed.titles.filter((_, at) => parsed.languages[at] === 'en')
      expect(lang === 'en' || english.every((title) => title.endsWith('(m’Chingerezi)'))).toBe(true)
      const again = await request.get(await found('application/rss+xml'), {
        headers: { 'if-none-match': rss.headers()['etag'] ?? '' },
      })
      expect(again.status()).toBe(304)
      const json: {
        version: string
        language: string
        items: { id: string; url: string; content_html: string }[]
      } = await (await request.get(await found('application/feed+json'))).json()
      expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: lang })
      expect(json.items.map(({ url }) => url)).toEqual(parsed.links)
      expect(json.items.filter(({ content_html }) => / href="\//.test(content_html))).toEqual([])
      await expect(page.getByRole('link', { name: /^RSS/ })).toBeVisible()
    },
  )
}

test('without JavaScript the networks are plain links', { tag: '@gate' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${article}`)
  await expect(share(page).getByRole('link')).toHaveCount(7)
  await expect(share(page).getByRole('button')).toHaveCount(0)
  await context.close()
})

test('every article in the list has a drawing of at most 4 KB, which is darker by night', async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fdhbankplc/blog')
  const pictures = page.locator('main article img')
  const shown = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(shown.length).toBeGreaterThanOrEqual(8)
  expect(await page.locator('main article').count()).toBe(shown.length)
  const sent = await page.request.get(shown[0] ?? '')
  expect(sent.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect((await sent.body()).length).toBeLessThanOrEqual(4096)
  const brightness = async () => {
    await expect.poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
    const { channels } = await sharp(await pictures.first().screenshot()).stats()
    return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
  }
  const byDay = await brightness()
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  await page.reload()
  // By the page's choice, though the device has light colours.
  expect(await brightness()).toBeLessThan(byDay * 0.6)
})
