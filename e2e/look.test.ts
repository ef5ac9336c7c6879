import { inLanguage, languages } from './support/addresses.ts'
import { loadWhole } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'

// How pages lie on a phone and on a wide screen: what an eye would see, as boxes.

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }

test('on a phone the regions of the finder stand in one row, and the box beside its button', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const lang of languages)
    for (const path of ['/fdhbankplc/branches', '/fdhmoneybureau/locations']) {
      await page.goto(inLanguage(lang, path))
      const tops = await page
        .locator('main nav a[href^="?"]')
        .evaluateAll((chips) => chips.map((one) => one.getBoundingClientRect().top))
      expect.soft(tops.length, `${path}, ${lang}`).toBe(4)
      expect.soft(new Set(tops).size, `${path}, ${lang}`).toBe(1)
      const [box, button] = [
        await page.locator('#place-name').boundingBox(),
        await page.locator('form:has(#place-name) button').boundingBox(),
      ]
      expect.soft(button?.y, `${path}, ${lang}`).toBe(box?.y)
    }
})

const withScenes = [
  '/fdhbankplc/bankaccounts?type=Savings%20Account',
  '/fdhbankplc/bankproducts?type=Contract+Bonds',
  '/fdhbankplc/amayiatakateloan',
  '/fdhbankplc/board',
  '/firstdiscounthouse/services?type=Education%20Fund',
  '/fdhproperties/aboutus',
  '/fdhbankplc/documents',
  '/fdhbankplc/faqs',
  '/fdhbankplc/branches',
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/loan',
  '/fdhbankplc/onboarding',
  '/fdhbankplc/kyc',
  '/fdhbankplc/contact',
  '/fdhmoneybureau/locations',
  '/fdhmoneybureau/tariffs',
]

test('a page of a topic has its scene beside the heading on a wide screen; a phone shows and fetches none', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url())
  })
  const scene = page.locator('main [data-deep] img')
  // First the phone: what a browser has fetched once it shows again at once.
  await page.setViewportSize(phone)
  for (const path of withScenes) {
    await loadWhole(page, path)
    await expect(scene, path).toBeHidden()
    expect.soft(fetched, path).toEqual([])
  }
  await page.setViewportSize(desk)
  for (const path of withScenes) {
    await page.goto(path)
    await expect(scene, path).toBeVisible()
    await expect(scene, path).toHaveJSProperty('complete', true)
    const [heading, picture] = [await page.locator('h1').boundingBox(), await scene.boundingBox()]
    if (!heading || !picture) throw new Error('nothing is drawn')
    expect.soft(picture.x, path).toBeGreaterThan(desk.width / 2)
    expect.soft(picture.y, path).toBeLessThan(heading.y + heading.height)
  }
})

test('accounts, products and services are cards of one row’s height with their scenes, and fill the width', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  for (const path of [
    '/fdhbankplc/bankaccounts',
    '/fdhbankplc/bankproducts',
    '/fdhproperties/services',
    '/firstdiscounthouse/services',
  ]) {
    await page.goto(path)
    const cards = page.locator('main li:has(picture):has(:is(h2, h3) a)')
    expect.soft(await cards.count(), path).toBeGreaterThanOrEqual(5)
    const boxes = await cards.evaluateAll((all) =>
      all.map((one) => {
        const { top, right, height } = one.getBoundingClientRect()
        return { top, right, height }
      }),
    )
    for (const { top, height } of boxes)
      expect.soft(height, path).toBe(boxes.find((one) => one.top === top)?.height)
    // No row ends before the page's edge.
    const edge = Math.max(...boxes.map(({ right }) => right))
    for (const top of new Set(boxes.map((one) => one.top)))
      expect
        .soft(Math.max(...boxes.filter((one) => one.top === top).map(({ right }) => right)), path)
        .toBeCloseTo(edge, 0)
  }
})

test('on a phone no line about a document begins or ends with the dot that stands between two facts', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const lang of languages) {
    await page.goto(inLanguage(lang, '/fdhbankplc/documents'))
    const dots = await page.locator('main li p:has(time)').evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.children].slice(1).map((fact, at) => {
          const [dot, before] = [fact.firstElementChild, line.children[at]]
          if (!dot || !before) throw new Error('nothing is drawn')
          const begins = fact.getBoundingClientRect().top >= before.getBoundingClientRect().bottom - 1
          const [, , , cut] =
            getComputedStyle(line)
              .clipPath.match(/[\d.]+/g)
              ?.map(Number) ?? []
          const shownFrom = line.getBoundingClientRect().left + (cut ?? 0)
          return { begins, hidden: dot.getBoundingClientRect().right <= shownFrom + 1 }
        }),
      ),
    )
    expect(dots.length).toBeGreaterThan(0)
    for (const { begins, hidden } of dots) expect.soft(hidden).toBe(begins)
  }
})

test('a document says its kind and size in one piece, and two stand side by side on a wide screen', async ({
  page,
}) => {
  for (const [size, across] of [
    [phone, 1],
    [desk, 2],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto('/fdhbankplc/documents')
    const rows = page.locator('main section').first().locator('li:has(a[type])')
    await expect(rows.first()).toContainText(/PDF\s·\s\d+\sKB/)
    const lines = await rows
      .locator('b', { hasText: 'KB' })
      .evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(new Set(lines)).toEqual(new Set([1]))
    const lefts = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(across)
  }
})

test('on a phone a day’s sheet has each currency in two lines, with its name seen and heard', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/fdhbankplc/exchangeRates/day')
  const rows = page.locator('main table').first().locator('tbody tr[data-key]')
  const heights = await rows.evaluateAll((all) =>
    all.flatMap((one, at) =>
      at % 2 === 0
        ? [(all[at + 1]?.getBoundingClientRect().bottom ?? Infinity) - one.getBoundingClientRect().top]
        : [],
    ),
  )
  expect(heights.length).toBeGreaterThanOrEqual(10)
  for (const height of heights) expect.soft(height).toBeLessThanOrEqual(68)
  await expect(page.getByRole('rowheader', { name: 'ZAR South African rand' })).toHaveCount(1)
  await expect(rows.nth(7).getByText('South African rand')).toBeVisible()
  await expect(rows.nth(7)).toContainText('Middle')
})

test('on a wide screen a currency’s past has its figures beside the lines, which use the height there is', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  for (const lang of languages) {
    await page.goto(inLanguage(lang, '/fdhbankplc/exchangeRates/history?currency=USD'))
    const [plot, table] = [
      await page.locator('figure div:has(> [type=range])').boundingBox(),
      await page.locator('main table').last().boundingBox(),
    ]
    const marks = await page
      .locator('figure circle')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    if (!plot || !table) throw new Error('nothing is drawn')
    expect(table.x).toBeGreaterThan(plot.x + plot.width)
    expect(table.y).toBeLessThan(plot.y + plot.height)
    const [selling = 0, buying = 0] = marks
    expect((buying - selling) / plot.height).toBeGreaterThan(1 / 3)
  }
})

test('a tool’s scene makes its head no higher on a wide screen than 150 px; the steps of sending stand without one', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  for (const path of ['/fdhbankplc/branches', '/fdhbankplc/exchangeRates', '/fdhbankplc/loan']) {
    await page.goto(path)
    const head = await page.locator('main [data-deep]').first().boundingBox()
    expect.soft(head?.height, path).toBeLessThanOrEqual(150)
  }
  await page.goto('/fdhbankplc/kyc?tab=Upload+KYC+Documents')
  await expect(page.locator('main [data-deep] img')).toHaveCount(0)
})

test('on a phone the way back is one row, and leaves to the heading what the page is called', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const path of [
    '/fdhbankplc/blog/view/dial-525-without-data',
    '/fdhbankplc/bankaccounts?type=Savings%20Account',
    '/fdhbankplc/exchangeRates/day',
  ])
    for (const lang of languages) {
      await page.goto(inLanguage(lang, path))
      const way = page.locator('main nav:has([aria-current=page])').first()
      expect.soft((await way.boundingBox())?.height, `${path}, ${lang}`).toBeLessThanOrEqual(56)
      await expect(way.getByRole('listitem').last()).toHaveText(/\S/)
    }
})

test('one or two offers fill their row on a wide screen, each with its picture beside the words', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  for (const path of ['/firstdiscounthouse/home', '/fdhproperties/home']) {
    await page.goto(path)
    const offers = page.locator('#promotions article, section:has(> * #promotions) article')
    await expect(offers, path).toHaveCount(2)
    const [last, picture, words] = [
      await offers.last().boundingBox(),
      await offers.last().locator('picture').boundingBox(),
      await offers.last().getByRole('heading').boundingBox(),
    ]
    if (!last || !picture || !words) throw new Error('nothing is drawn')
    expect.soft(last.x + last.width, path).toBeGreaterThan(desk.width - 60)
    expect.soft(words.x, path).toBeGreaterThan(picture.x + picture.width)
  }
})

test('on a wide screen the finder’s regions and “near me” are one row, and the subjects of questions are even rows', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await page.goto('/fdhbankplc/branches')
  const tops = await page
    .locator('main nav a[href^="?"], main button:has-text("Near me")')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBe(5)
  expect(new Set(tops).size).toBe(1)
  await page.goto('/fdhbankplc/faqs')
  const subjects = await page
    .locator('main ul')
    .first()
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const counts = [...new Set(subjects)].map((top) => subjects.filter((one) => one === top).length)
  expect(new Set(counts).size).toBe(1)
})

test('a picture below the first screen waits until it comes near', async ({ page }) => {
  // First of all, since a picture that a browser has is shown at once.
  await page.setViewportSize(phone)
  await page.goto('/fdhbankplc/home')
  const last = page.locator('main picture img').last()
  await expect(last).toHaveJSProperty('naturalWidth', 0)
  await last.scrollIntoViewIfNeeded()
  await expect(last).not.toHaveJSProperty('naturalWidth', 0)
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    for (const path of [
      '/fdhbankplc/home',
      '/fdhproperties/home',
      '/fdhbankplc/blog',
      '/fdhbankplc/bankaccounts',
    ]) {
      await page.goto(path)
      const pictures = await page.locator('main img').evaluateAll((all) =>
        (all as HTMLImageElement[]) // only images are asked for
          .filter((one) => one.checkVisibility())
          .map((one) => ({ top: one.getBoundingClientRect().top, loading: one.loading })),
      )
      const below = pictures.filter(({ top }) => top > size.height)
      expect
        .soft(
          below.filter(({ loading }) => loading !== 'lazy'),
          `${path}, ${size.width}`,
        )
        .toEqual([])
      expect.soft(pictures.length, `${path}, ${size.width}`).toBeGreaterThan(0)
    }
  }
})

test('the map names its regions, its lakes and its towns, in both languages', async ({ page }) => {
  await page.setViewportSize(desk)
  for (const [lang, regions, lake] of [
    ['en', ['Northern', 'Central', 'Southern'], 'Lake'],
    ['ny', ['Kumpoto', 'Pakati', 'Kumwera'], 'Nyanja'],
  ] as const) {
    await page.goto(inLanguage(lang, '/fdhbankplc/branches'))
    const said = page.locator('main svg text')
    for (const word of [...regions, 'Karonga', 'Mzuzu', 'Lilongwe', 'Mangochi', 'Blantyre', 'Nsanje'])
      await expect.soft(said.getByText(word, { exact: true }), word).toHaveCount(1)
    await expect.soft(said.filter({ hasText: lake }), lake).not.toHaveCount(0)
  }
})

const homes = ['fdhfinancialholdings', 'fdhbankplc', 'fdhmoneybureau', 'firstdiscounthouse', 'fdhproperties']

test('on a phone each home has its company’s motif: a band on top and at the foot, and wide behind its card', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const home of homes) {
    await page.goto(`/${home}/home`)
    const shown = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        ['', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          if (!style.maskImage.includes('url(') || style.display === 'none') return []
          const { top, width, height } = element.getBoundingClientRect()
          // A colour that stands out from what is behind it.
          const behind = getComputedStyle(element.parentElement ?? element).backgroundColor
          return [{ top, width, height, differs: style.backgroundColor !== behind }]
        }),
      ),
    )
    const wide = shown.filter(({ width, differs }) => width === phone.width && differs)
    expect.soft(wide[0]?.top, home).toBe(0)
    expect.soft(wide.length, home).toBe(3)
    expect.soft(Math.max(...wide.map(({ height }) => height)), home).toBeGreaterThan(150)
  }
})

test('in low data, whose letters are the device’s own and wider, no region’s name is broken within a word', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: phone,
    extraHTTPHeaders: { 'Save-Data': 'on' },
  })
  const page = await context.newPage()
  for (const lang of languages)
    for (const path of ['/fdhbankplc/branches', '/fdhmoneybureau/locations']) {
      await page.goto(inLanguage(lang, path))
      await expect(page.locator('html')).toHaveAttribute('data-low', /.*/)
      const broken = await page.locator('main nav a[href^="?"]').evaluateAll((chips) =>
        chips.flatMap((chip) => {
          const name = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT).nextNode()
          const range = document.createRange()
          if (name) range.selectNodeContents(name)
          const beyond = chip.scrollWidth > chip.clientWidth
          return range.getClientRects().length > 1 || beyond ? [chip.textContent] : []
        }),
      )
      expect.soft(broken, `${path}, ${lang}`).toEqual([])
    }
  await context.close()
})

test('on a wide screen the groups of what was found stand in one row', async ({ page }) => {
  await page.setViewportSize(desk)
  for (const address of ['/search?q=account', '/ny/search?q=akaunti']) {
    await page.goto(address)
    const tops = await page
      .locator('main nav')
      .first()
      .getByRole('link')
      .evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top))
    expect.soft(tops.length, address).toBeGreaterThan(5)
    expect.soft(new Set(tops).size, address).toBe(1)
  }
})
