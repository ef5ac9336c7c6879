import { inLanguage, languages } from './support/addresses.ts'
import { wideSpacing } from './support/layout-faults.ts'
import { settleLayout } from './support/settle-layout.ts'
import { expect, test } from './support/test.ts'

// What a phone shows before anything is moved: the task itself, not what stands around it.

/** A tool's page, and the first thing on it that one came for. */
const tools: readonly (readonly [what: string, path: string, first: string])[] = [
  ['the first rate', '/fdhbankplc/exchangeRates', '#live-rates tbody tr'],
  ['the first rate of the bureau', '/fdhmoneybureau/tariffs', '#live-rates tbody tr'],
  ['the day to choose', '/fdhbankplc/exchangeRates/day', '#day-date'],
  ['the currency to choose', '/fdhbankplc/exchangeRates/history', '#currency'],
  ['the calculator’s first field', '/fdhbankplc/loan', '#loan-product'],
  ['the group’s calculator', '/fdhfinancialholdings/loan', '#loan-product'],
  ['the finder’s box', '/fdhbankplc/branches', '#place-name'],
  ['the finder of counters', '/fdhmoneybureau/locations', '#place-name'],
  ['the choice of the account', '/fdhbankplc/kyc?tab=Upload+KYC+Documents', '#kyc-type'],
  ['the first hit', '/search?q=savings', '[aria-labelledby^=found] li a'],
  ['the first field of opening an account', '/fdhbankplc/onboarding', '#onboarding-product'],
  ['the telephone number', '/fdhbankplc/contact', '#content a[href^="tel:"]'],
]
const deepest = 600

const homes = [
  '/fdhfinancialholdings/home',
  '/fdhbankplc/home',
  '/fdhmoneybureau/home',
  '/firstdiscounthouse/home',
  '/fdhproperties/home',
]
const screen = 740
/** Where a home's heading begins at the latest; the bank's tasks stand above it. */
const latestHeading = 272
const mostScreens = 8

for (const width of [360, 390])
  test(`at ${width} pixels each tool begins on the first screen, and the foot is no longer than one`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: screen },
      isMobile: true,
      hasTouch: true,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    for (const lang of languages)
      for (const [what, path, first] of tools) {
        await page.goto(inLanguage(lang, path))
        const bottom = await page
          .locator(first)
          .first()
          .evaluate((one) => one.getBoundingClientRect().bottom)
        expect.soft(bottom, `${what}, ${lang}`).toBeLessThanOrEqual(deepest)
        const [wide, foot] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.querySelector('footer')?.offsetHeight ?? Infinity,
        ])
        expect.soft(wide, `${path} is not moved sideways, ${lang}`).toBeLessThanOrEqual(width)
        expect.soft(foot, `the foot of ${path}, ${lang}`).toBeLessThanOrEqual(screen)
      }
    await context.close()
  })

test('the mark that explains a hard word stays on the line of its word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: screen })
  for (const lang of languages)
    for (const path of [
      '/fdhbankplc/exchangeRates',
      '/fdhbankplc/kyc',
      '/fdhbankplc/loan',
      '/firstdiscounthouse/home',
    ])
      for (const css of ['', wideSpacing]) {
        await page.goto(inLanguage(lang, path))
        const apart = await page.evaluate((text) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(text)
          document.adoptedStyleSheets = [sheet]
          const marks = [...document.querySelectorAll<HTMLElement>('main button[popovertarget]')]
          return marks
            .filter((mark) => mark.offsetParent !== null)
            .map((mark) => {
              const words = document.createRange()
              words.selectNodeContents(mark.parentElement ?? mark)
              words.setEndBefore(mark)
              const last = [...words.getClientRects()].at(-1)
              const { top, bottom } = mark.getBoundingClientRect()
              return last ? Math.abs((last.top + last.bottom) / 2 - (top + bottom) / 2) : Infinity
            })
        }, css)
        expect.soft(apart.length, `${path}, ${lang}`).toBeGreaterThan(0)
        for (const by of apart) expect.soft(by, `${path}, ${lang}`).toBeLessThan(16)
      }
})

test(
  'on a phone the bank’s home begins with what most people come for, elsewhere it stands below the greeting',
  { tag: '@gate' },
  async ({ page }) => {
    const order = () =>
      page.locator('main').evaluate((main) => {
        const title = main.querySelector('h1')?.getBoundingClientRect().top ?? 0
        return [...main.querySelectorAll('ul[aria-label]:has(a[href*="exchangeRates"])')]
          .map((one) => one.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top, bottom }) => (bottom <= title ? 'before' : top > title ? 'after' : 'across'))
      })
    for (const lang of languages) {
      await page.setViewportSize({ width: 360, height: screen })
      await page.goto(inLanguage(lang, '/fdhbankplc/home'))
      expect(await order()).toEqual(['before'])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await order()).toEqual(['after'])
    }
  },
)

test('at 1280 pixels the header has one row for its tools and one for its menu, clear of the edges', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const lang of languages)
    for (const home of homes) {
      await page.goto(inLanguage(lang, home))
      const [tools, menu, search] = await page.evaluate(() => {
        const height = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
        return [
          height('header ul:has([role=search], search)'),
          height('header nav:has(details)'),
          document.querySelector('header [type=search]')?.getBoundingClientRect().right ?? Infinity,
        ] as const
      })
      expect.soft(tools, `tools, ${home}, ${lang}`).toBeLessThanOrEqual(60)
      expect.soft(menu, `menu, ${home}, ${lang}`).toBeLessThanOrEqual(64)
      expect.soft(search, `search, ${home}, ${lang}`).toBeLessThanOrEqual(1264)
    }
})

test('a grid whose last row is not full leaves the page’s ground there, no block', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const [path, items] of [
    ['/fdhbankplc/home', 'main ul:has(> li > a > span)'],
    ['/fdhbankplc/board', 'main ul:has(> li[lang] h3, > li h3)'],
    ['/fdhbankplc/faqs', 'main div:has(> details)'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(items).first(), path).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

test('on a tablet a day’s rates show every column, and a way of steps that breaks has its sign at the row’s end', async ({
  page,
}) => {
  for (const lang of languages) {
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(inLanguage(lang, '/fdhbankplc/exchangeRates/day'))
      const hidden = await page
        .locator('section:has(> table)')
        .first()
        .evaluate((one) => one.scrollWidth - one.clientWidth)
      expect.soft(hidden, `${width}, ${lang}`).toBe(0)
    }
    // The narrowest on which the page's own name is a step too.
    await page.setViewportSize({ width: 480, height: screen })
    await page.goto(inLanguage(lang, '/fdhbankplc/blog/view/dial-525-without-data'))
    const signs = await page
      .locator('nav ol > li')
      .evaluateAll((steps) =>
        steps.map((one) =>
          ['::before', '::after'].map((at) => getComputedStyle(one, at).content.slice(0, 3)),
        ),
      )
    expect(signs).toEqual([...signs.slice(1).map(() => ['non', '"/"']), ['non', 'non']])
  }
})

test('on a phone each home’s heading is in the upper half of the first screen, and what must be said is whole on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: screen })
  let shown = 0
  for (const lang of languages)
    for (const home of homes) {
      await page.goto(inLanguage(lang, home))
      const [heading, notices] = await page.evaluate(() => [
        document.querySelector('h1')?.getBoundingClientRect().top ?? Infinity,
        [...document.querySelectorAll('[data-notice]')].map((one) => one.getBoundingClientRect().bottom),
      ])
      expect.soft(heading, `heading, ${home}, ${lang}`).toBeLessThanOrEqual(latestHeading)
      shown += notices.length
      for (const bottom of notices)
        expect.soft(bottom, `notice, ${home}, ${lang}`).toBeLessThanOrEqual(screen)
    }
  expect(shown, 'notices').toBeGreaterThan(0)
})

test('homes stay short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: screen })
  for (const lang of languages)
    for (const home of homes) {
      await page.goto(inLanguage(lang, home))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height / screen, `${home}, ${lang}`).toBeLessThanOrEqual(mostScreens)
    }
})

test('the header of a phone has two rows of finger-sized links', { tag: '@gate' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: screen })
  await page.goto('/fdhmoneybureau/home')
  const header = page.locator('header')
  const calls = [
    header.getByRole('link', { name: /^24h Lost card or fraud, day and night: \+265 1 000 911$/ }),
    header.getByRole('link', { name: 'Dial *525#' }),
  ]
  const row = [
    header.getByRole('link', { name: 'Search' }),
    header.getByRole('link', { name: 'Chichewa' }),
    header.getByRole('link', { name: 'Menu' }),
  ]
  await settleLayout(page)
  for (const links of [calls, row]) {
    const boxes = await Promise.all(links.map((one) => one.boundingBox()))
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBe(boxes[0]?.y)
    }
  }
  // A tap anywhere on a number dials, also close to the tabs below it.
  const coveredPixels = calls.map((call) =>
    call.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      const rows = Array.from({ length: Math.floor(height) }, (_, n) => y + n + 0.5)
      return rows.filter((at) => !link.contains(document.elementFromPoint(x + width / 2, at))).length
    }),
  )
  expect(await Promise.all(coveredPixels)).toEqual([0, 0])
  await expect(calls[0] ?? header).toHaveAttribute('href', 'tel:+2651000911')
  const tabs = page.locator('nav[data-tabs] a')
  await expect(tabs).toHaveCount(5)
  await expect(tabs.locator('svg')).toHaveCount(5)
  await expect(tabs.first()).toHaveCSS('text-transform', 'uppercase')
})

test(
  'a notice shows its title and opens; once closed it stays closed without moving the page',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: screen })
    await page.goto('/fdhbankplc/loan')
    const strip = page.getByRole('region', { name: 'Notices' })
    const text = strip.getByText(/^Callers pretend/)
    await expect(text).toBeHidden()
    const title = strip.getByText('Nobody from the bank asks for your code')
    expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(64)
    await strip.locator('summary').click()
    await expect(text).toBeVisible()
    await expect(strip.getByText('Nobody from the bank asks for your code')).toHaveCount(1)
    await page.goto('/fdhbankplc/home')
    await expect(text).toBeVisible()
    await strip.getByRole('button', { name: 'Close notices' }).click()
    await expect(strip).toBeHidden()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/fdhbankplc/home', '/fdhbankplc/loan', '/fdhbankplc/kyc']) {
      await page.goto(path)
      await expect(strip).toBeHidden()
      const moved = await page.evaluate(() =>
        // What is painted is settled two frames later.
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(
          () => (window as unknown as { shifts: number[] }).shifts,
        ),
      )
      expect(moved, path).toEqual([])
    }
    // A changed notice is another one.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('closed-notices') ?? '[]') as string[]
      localStorage.setItem('closed-notices', JSON.stringify(kept.map((one) => one.replace(/\d+$/, '0'))))
    })
    await page.goto('/fdhbankplc/home')
    await expect(text).toBeVisible()
  },
)

test('low data says that it is on, and is turned off there', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 360, height: screen })
  await page.goto('/fdhbankplc/home')
  await expect(page.locator('header').getByText('Low data is on')).toBeVisible()
  await page.locator('header').getByRole('button', { name: 'Turn low data off' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-low', /.*/)
})

test('a hard word is explained where it first stands, by touch and by keyboard', async ({ page }) => {
  const words = [
    ['/fdhbankplc/kyc', 'What is “KYC”?', /^KYC means/],
    ['/fdhbankplc/exchangeRates', 'What is “tariff”?', /^A tariff is the price/],
    ['/firstdiscounthouse/home', 'What is “repo”?', /^In a repo/],
    ['/fdhbankplc/bankproducts?type=Bancassurance', 'What is “bancassurance”?', /^Bancassurance is/],
    ['/fdhbankplc/bankproducts?type=Contract+Bonds', 'What is “contract bond”?', /^With a contract bond/],
    ['/fdhbankplc/loan', 'What is “APR”?', /^APR \(annual/],
    ['/fdhfinancialholdings/terms', 'What is “tambala”?', /^One kwacha is 100 tambala/],
    ['/ny/fdhbankplc/kyc', '“KYC” ndi chiyani?', /^KYC ndi/],
    ['/ny/fdhbankplc/exchangeRates', '“mitengo ya ntchito” ndi chiyani?', /^Mtengo wa ntchito ndi/],
    ['/ny/firstdiscounthouse/home', '“REPO” ndi chiyani?', /^Mu REPO/],
    [
      '/ny/fdhbankplc/bankproducts?type=Bancassurance',
      '“inshuwalansi ya banki” ndi chiyani?',
      /^Inshuwalansi ya banki ndi/,
    ],
    [
      '/ny/fdhbankplc/bankproducts?type=Contract+Bonds',
      '“chitsimikizo cha mgwirizano” ndi chiyani?',
      /^Pa chitsimikizo cha mgwirizano/,
    ],
    ['/ny/fdhbankplc/loan', '“APR” ndi chiyani?', /^APR ndi/],
    ['/ny/fdhfinancialholdings/terms', '“tambala” ndi chiyani?', /^Kwacha imodzi ndi matambala 100/],
  ] as const
  for (const [path, name, says] of words) {
    await page.goto(path)
    const mark = page.getByRole('button', { name })
    const text = page.locator('[popover]', { hasText: says })
    await expect(text).toBeHidden()
    await mark.click()
    await expect(text).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await mark.press('Enter')
    await expect(text).toBeVisible()
  }
})

test('on a phone an explanation opens beside its mark, within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: screen })
  for (const lang of languages) {
    await page.goto(inLanguage(lang, '/fdhbankplc/kyc'))
    const mark = page.locator('main button[popovertarget]').first()
    const text = page.locator('main [popover]').first()
    // Below it, and above it where it stands at the screen's foot.
    for (const block of ['start', 'end'] as const) {
      await mark.evaluate((one, where) => one.scrollIntoView({ block: where }), block)
      await mark.focus()
      await page.keyboard.press('Enter')
      await expect(text).toBeVisible()
      const [at, box] = [await mark.boundingBox(), await text.boundingBox()]
      if (!at || !box) throw new Error('nothing is drawn')
      const below = box.y - (at.y + at.height)
      const above = at.y - (box.y + box.height)
      expect.soft(Math.max(below, above), `${lang}, ${block}`).toBeGreaterThanOrEqual(0)
      expect.soft(Math.max(below, above), `${lang}, ${block}`).toBeLessThan(16)
      expect.soft(Math.min(box.x, 360 - box.x - box.width), `${lang}, ${block}`).toBeGreaterThanOrEqual(0)
      expect.soft(Math.min(box.y, screen - box.y - box.height), `${lang}, ${block}`).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(text).toBeHidden()
    }
  }
})

test('a long word leaves its arrow whole where nothing is found', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: screen })
    await page.goto(inLanguage('ny', '/search?q=zzqqxx'))
    const name = page.locator('main a', { hasText: 'Chowerengetsera' })
    const [cell, arrow] = [await name.boundingBox(), await name.locator('svg').boundingBox()]
    if (!cell || !arrow) throw new Error('nothing is drawn')
    expect.soft(arrow.width, `${width}`).toBeGreaterThanOrEqual(16)
    expect.soft(arrow.x + arrow.width, `${width}`).toBeLessThanOrEqual(cell.x + cell.width)
  }
})

test('on a phone each heading of a product’s text stands clear of what comes before it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: screen })
  await page.goto('/fdhbankplc/bankaccounts?type=Savings%20Account')
  const gaps = await page.locator('main h2').evaluateAll((headings) =>
    headings.flatMap((one) => {
      const before = one.parentElement?.previousElementSibling
      return before?.matches(':has(> h2)')
        ? [one.getBoundingClientRect().top - before.getBoundingClientRect().bottom]
        : []
    }),
  )
  expect(gaps.length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24)
})
