import { leadingElsewhere, newestArticle } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

for (const path of leadingElsewhere) {
  test(`${path} leads to a page of its section, in its language`, { tag: '@gate' }, async ({ page }) => {
    for (const prefix of ['', '/ny']) {
      const answer = await page.goto(prefix + path)
      expect(answer?.status()).toBe(200)
      const landed = new URL(page.url()).pathname
      expect(landed).not.toBe(prefix + path)
      expect(landed.startsWith(`${prefix}/${path.split('/')[1]}/`)).toBe(true)
    }
  })
}

for (const path of newestArticle) {
  test(
    `${path} shows the newest article and keeps out of search engines`,
    { tag: '@gate' },
    async ({ page, request }) => {
      const [newest] = (await (await request.get('/api/blogs?limit=1&brands=bank')).json()) as {
        title: string
      }[]
      await page.goto(path)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      if (path.startsWith('/fdhbankplc')) await expect(page.locator('h1')).toHaveText(newest?.title ?? '')
      else await expect(page.locator('h1')).toHaveCount(1)
    },
  )
}

test('the root leads to holdings, then to the section visited last', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/fdhfinancialholdings\/home$/)
  await page.goto('/fdhproperties/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tab'))).toBe('properties')
  await page.goto('/fdhfinancialholdings/privacy')
  await page.goto('/')
  await expect(page).toHaveURL(/\/fdhproperties\/home$/)
  // Browsers drop cookies sooner than local storage.
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page).toHaveURL(/\/fdhproperties\/home$/)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('tab', '"] , a[href'))
  await page.goto('/')
  await expect(page).toHaveURL(/\/fdhfinancialholdings\/home$/)
  // Who asks for the group by its name gets it.
  await page.goto('/fdhbankplc/home')
  await page.context().clearCookies()
  await page.goto('/fdhfinancialholdings')
  await expect(page).toHaveURL(/\/fdhfinancialholdings\/home$/)
})

for (const path of ['/fdhfinancialholdings/privacy', '/ny/fdhfinancialholdings/terms', '/search?q=card'])
  test(
    `${path} has the header of the company visited before`,
    { tag: path.startsWith('/search') ? '@gate' : [] },
    async ({ page, browser, baseURL }) => {
      const banner = page.getByRole('banner')
      for (const company of ['/fdhbankplc', '/fdhmoneybureau']) {
        await page.goto(`${company}/home`)
        const entries = await banner.getByRole('navigation').allInnerTexts()
        await page.goto(path)
        await expect(page.locator('[data-tab][aria-current]')).toHaveAttribute('href', RegExp(`${company}/`))
        if (!path.startsWith('/ny'))
          expect(await banner.getByRole('navigation').allInnerTexts()).toEqual(entries)
      }
      const other = await browser.newPage({ baseURL: baseURL ?? '' })
      await other.goto(path)
      await expect(other.locator('[data-tab=holdings]')).toHaveAttribute('aria-current', 'true')
      await other.close()
    },
  )

test(
  'an address that does not exist is a real 404 that offers others',
  { tag: '@gate' },
  async ({ page, expectError }) => {
    for (const [path, words] of [
      ['/fdhbankplc/lones', 'Page not found'],
      ['/ny/fdhbankplc/lones', 'silinapezeke'],
    ] as const) {
      expectError(/404/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('h1')).toContainText(words)
      expect(await page.locator('main a[href]').count()).toBeGreaterThan(1)
      // The page is the bank's already: its name does not stand before each offer.
      await expect(page.locator('main a', { hasText: 'FDH Bank PLC:' })).toHaveCount(0)
      await expect(page.locator('main a[href$="/fdhbankplc/home"]')).toHaveCount(1)
    }
  },
)

test('an unknown article and a page beyond the end are 404s', { tag: '@gate' }, async ({ request }) => {
  for (const path of [
    '/fdhbankplc/blog/view/no-such-article',
    '/fdhbankplc/blog?page=999',
    '/fdhbankplc/blog?page=0',
    '/fdhbankplc/blog?page=x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test(
  'an article asked for by its id is found under its name',
  { tag: '@gate' },
  async ({ request, page }) => {
    const [article] = (await (await request.get('/api/blogs?limit=1&brands=bank')).json()) as {
      id: string
      slug: string
    }[]
    await page.goto(`/fdhbankplc/blog/view?id=${article?.id}`)
    await expect(page).toHaveURL(new RegExp(`/fdhbankplc/blog/view/${article?.slug}$`))
  },
)

test(
  'a type that is spelt nearly right leads to the one there is; one menu entry alone is the current one',
  { tag: '@gate' },
  async ({ request, page }) => {
    for (const [path, given, type] of [
      ['/fdhbankplc/bankaccounts', 'Fixed+Deposit+Account', 'Fixed+Deposite+Account'],
      ['/ny/fdhbankplc/bankaccounts', 'fixed%20deposit%20account', 'Fixed+Deposite+Account'],
      ['/fdhbankplc/bankproducts', 'digital+banking', 'Digital+Banking'],
      ['/fdhbankplc/personalAndbusinessbanking', 'executive+loan+scheme', 'Executive+Loan+Scheme'],
      ['/fdhbankplc/salama', 'fdh+salama+banking', 'FDH+Salama+Banking'],
      ['/firstdiscounthouse/services', 'education+fund', 'Education+Fund'],
      ['/fdhproperties/services', 'Property+Valuation', 'Property+Valuations'],
      ['/fdhbankplc/documents', 'Financial+Statements', 'Financial+Statement'],
    ] as const) {
      const answer = await request.get(`${path}?type=${given}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([301, `${path}?type=${type}`])
    }
    expect((await request.get('/fdhbankplc/bankaccounts?type=Gold+Account')).status()).toBe(404)
    for (const path of [
      '/firstdiscounthouse/services?type=Education+Fund',
      '/fdhproperties/services',
      '/fdhbankplc/bankaccounts?type=Current+Account',
    ]) {
      await page.goto(path)
      expect(await page.locator('header nav ul [aria-current=page]').count(), path).toBeGreaterThan(0)
      for (const nav of await page.locator('header nav').all())
        expect(await nav.locator('[aria-current=page]').count(), path).toBeLessThan(2)
    }
    expect((await request.get('/fdhbankplc/blog/view/', { maxRedirects: 0 })).headers()['location']).toBe(
      '/fdhbankplc/blog/view',
    )
    expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/png')
  },
)

test(
  'every address of the sitemap is its own canonical address',
  { tag: '@gate' },
  async ({ request, baseURL }) => {
    const xml = await (await request.get('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&'),
    )
    expect(listed.filter((address) => !address.includes('/ny/')).length).toBeGreaterThan(100)
    expect(listed.filter((address) => /\/ny\/.*\?/.test(address)).length).toBeGreaterThan(10)
    const others: Record<string, string> = {}
    for (const address of listed) {
      const { pathname, search, origin } = new URL(address)
      const html = await (await request.get(`${baseURL}${pathname}${search}`)).text()
      const canonical =
        /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? 'none'
      if (canonical !== address) others[address.slice(origin.length)] = canonical.replace(origin, '')
    }
    expect(others).toEqual({})
  },
)

test('a tab in another case redirects to its own spelling', { tag: '@gate' }, async ({ request }) => {
  for (const [given, own] of [
    ['/fdhbankplc/exchangeRates?tab=tariffs', '/fdhbankplc/exchangeRates?tab=Tariffs'],
    ['/ny/fdhbankplc/exchangeRates?tab=all+rates', '/ny/fdhbankplc/exchangeRates?tab=All+Rates'],
    ['/fdhbankplc/kyc?tab=upload+kyc+documents', '/fdhbankplc/kyc?tab=Upload+KYC+Documents'],
  ] as const) {
    const answer = await request.get(given, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], given).toEqual([301, own])
  }
})

test('an address in capitals redirects to the page', async ({ request }) => {
  for (const [given, own] of [
    ['/FDHBANKPLC/CARDS', '/fdhbankplc/cards'],
    ['/FdhBankPlc/Exchangerates?tab=Tariffs', '/fdhbankplc/exchangeRates?tab=Tariffs'],
    ['/fdhbankplc/BANKACCOUNTS?type=Current+Account', '/fdhbankplc/bankaccounts?type=Current+Account'],
    ['/ny/FDHBANKPLC/PersonalAndBusinessBanking', '/ny/fdhbankplc/personalAndbusinessbanking'],
    ['/NY/FDHFINANCIALHOLDINGS/PRIVACY', '/ny/fdhfinancialholdings/privacy'],
    ['/FDHBANKPLC/BLOG/VIEW/Some-Article', '/fdhbankplc/blog/view/some-article'],
    ['/SEARCH?q=card', '/search?q=card'],
  ] as const) {
    const answer = await request.get(given, { maxRedirects: 0 })
    expect.soft([answer.status(), answer.headers()['location']], given).toEqual([301, own])
  }
  for (const none of ['/FDHBANKPLC/LONES', '/fdhbankplc/Lones', '/API/BLOGS'])
    expect.soft((await request.get(none, { maxRedirects: 0 })).status(), none).toBe(404)
})

test(
  'an article link that ends in a full stop or has capitals leads to the article',
  { tag: '@gate' },
  async ({ request }) => {
    const [article] = (await (await request.get('/api/blogs?limit=1&brands=bank')).json()) as {
      slug: string
    }[]
    const own = `/fdhbankplc/blog/view/${article?.slug}`
    for (const given of [
      `${own}.`,
      own.replace(/[^/]*$/, (slug) => slug.toUpperCase()),
      `${own},`,
      `/ny${own}).`,
    ]) {
      const answer = await request.get(given, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']], given).toEqual([
        301,
        given.startsWith('/ny') ? `/ny${own}` : own,
      ])
    }
  },
)

test('shared links carry a Twitter card and a described picture', { tag: '@gate' }, async ({ request }) => {
  const html = await (await request.get('/fdhbankplc/home')).text()
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/)
})

for (const [address, lang] of [
  ['/fdhbankplc/blog/view/%zz', 'en'],
  ['/ny/%', 'ny'],
] as const)
  test(`${address} is a page in ${lang}`, { tag: '@gate' }, async ({ page, expectError }) => {
    expectError(/\b400\b/)
    expect((await page.goto(address))?.status()).toBe(400)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('an address of 25 KB is a page in both languages', { tag: '@gate' }, async ({ page, expectError }) => {
  expectError(/\b431\b/)
  expect((await page.goto(`/${'x'.repeat(25_000)}`))?.status()).toBe(431)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[lang=ny]').getByRole('heading')).toBeVisible()
})
