import type { Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { startBeside } from './support/server.ts'
import { openStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const narrow = { width: 320, height: 640 }

async function violations(page: Page) {
  const found = await lookThrough(page).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
}

const csvRows = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n')

/** The day so many days before the newest rates, as the site's service has them. */
async function dayBefore(page: Page, days: number): Promise<string> {
  const answer = await page.request.get('/api/money_bureau_exchange_rates?limit=1')
  const [newest] = (await answer.json()) as { effective_at: string }[]
  return new Date(Date.parse(newest?.effective_at ?? '') - days * 86_400_000).toISOString().slice(0, 10)
}

for (const [path, words] of [
  ['/fdhbankplc/exchangeRates', { table: 'Exchange rates', moved: /up|down|unchanged/, next: 'Next' }],
  [
    '/ny/fdhmoneybureau/tariffs',
    { table: 'Mitengo yosinthira ndalama', moved: /wakwera|watsika|sunasinthe/, next: 'Tsamba lotsatira' },
  ],
  ['/fdhmoneybureau/home', { table: 'All our rates', moved: /up|down|unchanged/, next: 'Next' }],
] as const) {
  test(
    `${path}: three columns on the narrowest screen, ten a page, each with its change`,
    { tag: path === '/fdhbankplc/exchangeRates' ? '@gate' : [] },
    async ({ page }) => {
      await page.setViewportSize(narrow)
      await page.goto(path)
      const table = page.getByRole('table', { name: words.table })
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      await expect(table.getByRole('row')).toHaveCount(11)
      const box = await table.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(narrow.width)
      await expect(table.getByRole('row', { name: /USD/ })).toContainText(words.moved)
      // The caption says from when, and the line below whose rates they are.
      await expect(table.locator('caption')).toContainText(/\d+ \w+ 20\d\d, \d\d:\d\d/)
      await expect(page.getByText(/(?:Source:|Kuchokera ku) FDH Money Bureau\.$/).first()).toBeVisible()
      await page.getByRole('link', { name: words.next }).click()
      await expect(table.getByRole('row', { name: /CHF/ })).toBeVisible()
      await expect(table.getByRole('row')).toHaveCount(5)
    },
  )
}

test(
  'from a currency to its past: three periods, a line and its data, as CSV too',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhmoneybureau/tariffs')
    await page.getByRole('link', { name: 'ZAR South African rand' }).click()
    await expect(page.locator('h1')).toHaveText('South African rand: rates over time')
    await expect(page.getByRole('figure')).toContainText(
      /ZAR, .* We sell: lowest \d+\.\d\d .* highest \d+\.\d\d/,
    )
    await page.getByRole('link', { name: '90 days' }).click()
    await expect(page).toHaveURL(/currency=ZAR&days=90/)
    await expect(page.getByRole('navigation', { name: 'Period' }).locator('[aria-current]')).toHaveText(
      '90 days',
    )
    expect(await violations(page)).toEqual([])
    const table = page.getByRole('table', { name: /^ZAR/ })
    await expect(table.getByRole('row')).toHaveCount(11)
    const csv = await page.request.get(
      (await page.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '',
    )
    const rows = csvRows(await csv.text())
    expect(rows[0]).toBe(
      'Currency,Name,We buy (MWK),We sell (MWK),Middle (MWK),"In effect from (CAT, UTC+2)",Source',
    )
    expect(rows.length).toBeGreaterThan(31)
    for (const row of rows.slice(1)) {
      expect(row).toMatch(/^ZAR,South African rand,(\d+\.\d+,){3}\d{4}-\d\d-\d\d \d\d:\d\d,FDH Money Bureau$/)
    }
    await page.getByLabel('Currency', { exact: true }).selectOption('JPY')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/currency=JPY&days=90/)
    await page.getByRole('link', { name: '7 days' }).click()
    await expect(page.getByRole('table', { name: /^JPY/ }).getByRole('row')).toHaveCount(8)
  },
)

test(
  'the line of a currency: its move in words, each day by keys, pointer and touch',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/fdhbankplc/exchangeRates/history?days=90')
    const figure = page.getByRole('figure')
    await expect(figure).toContainText(
      /Our selling rate (?:is (?:up|down) \d+(?:\.\d)?%|changed by less than 0\.1%|did not change) (?:in 90\sdays|since )/,
    )
    const rows = page.getByRole('table', { name: /^USD/ }).getByRole('row')
    /** What the table says of a day, newest first, as the slider says it. */
    const inTable = async (place: number) => {
      const [buying, selling] = await rows.nth(place).getByRole('cell').allTextContents()
      return new RegExp(`^\\d+ \\w+ 20\\d\\d: we buy at ${buying}, we sell at ${selling}$`)
    }
    const slider = figure.getByRole('slider', { name: 'Day on the chart' })
    await expect(slider).toHaveAttribute('aria-valuetext', await inTable(1))
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', await inTable(2))
    await expect(figure.locator('dl')).toContainText(
      (await rows.nth(2).getByRole('cell').nth(1).textContent()) ?? '-',
    )
    await page.keyboard.press('Home')
    const oldest = (await slider.getAttribute('aria-valuetext')) ?? ''
    await page.keyboard.press('End')
    const box = await slider.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 1, (box?.y ?? 0) + 20)
    await expect(slider).toHaveAttribute('aria-valuetext', oldest)
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 1, (box?.y ?? 0) + 20)
    await expect(slider).toHaveAttribute('aria-valuetext', await inTable(1))
    await expect(slider).toBeFocused()
  },
)

for (const prefix of ['', '/ny'])
  test(`${prefix}/: the table below the line is whole on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize(narrow)
    await page.goto(`${prefix}/fdhbankplc/exchangeRates/history?currency=JPY`)
    const box = await page.getByRole('table').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(narrow.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width)
  })

test('a wide table is scrolled by keyboard, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/fdhbankplc/exchangeRates/day')
  // Our tables fit a phone; this one is as wide as one of staff's with many columns.
  await page.locator('main table').evaluateAll((tables) => {
    for (const table of tables) table.style.width = '90rem'
  })
  const region = page.getByRole('region', { name: /^Exchange rates of.* Table, scroll sideways/ })
  await region.focus()
  const left = () => region.evaluate((one) => one.scrollWidth - one.clientWidth - one.scrollLeft)
  expect(await left()).toBeGreaterThan(500)
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(2)
  // The first cells of all rows, the header too, stand at the inner edge of what is scrolled.
  const offsets = await region.evaluate((one) => {
    const edge = one.getBoundingClientRect().left + one.clientLeft
    const cells = [...one.querySelectorAll('tr > th:first-child')]
    return cells.map((cell) => Math.round(cell.getBoundingClientRect().left - edge))
  })
  expect(offsets.length).toBeGreaterThan(5)
  expect(new Set(offsets)).toEqual(new Set([0]))
})

for (const path of ['/fdhbankplc/exchangeRates', '/ny/fdhmoneybureau/tariffs', '/fdhmoneybureau/home'])
  test(`${path}: the dollar stands first and largest, and each currency has its line of 30 days`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const rows = page.locator('#live-rates tbody tr')
    await expect(rows.first()).toContainText('USD')
    const size = (row: number) =>
      rows
        .nth(row)
        .getByRole('cell')
        .last()
        .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))
    expect(await size(0)).toBeGreaterThan(1.25 * (await size(1)))
    for (const row of await rows.all()) {
      const line = row.locator('svg polyline')
      expect((await line.getAttribute('points'))?.split(' ').length).toBeGreaterThan(10)
      // Where it is drawn it covers no figure.
      const drawn = await row.locator('svg').boundingBox()
      const text = await row
        .getByRole('cell')
        .last()
        .evaluate((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getBoundingClientRect().bottom + window.scrollY
        })
      expect((drawn?.y ?? 0) + (await page.evaluate(() => window.scrollY))).toBeGreaterThanOrEqual(text - 4)
    }
  })

test('in low data rates have no lines, and nothing speaks of them', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await page.goto('/fdhbankplc/exchangeRates')
  await expect(page.locator('#live-rates tbody tr')).toHaveCount(10)
  await expect(page.locator('#live-rates tbody svg')).toHaveCount(0)
  await expect(page.getByText('The line shows')).toHaveCount(0)
})

for (const prefix of ['', '/ny'])
  test(`${prefix}/: on a phone a day’s and past rates show all they say without moving the table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/day', '?tab=All+Rates', '?tab=All+Rates&list=bank']) {
      await page.goto(`${prefix}/fdhbankplc/exchangeRates${path}`)
      const regions = page.locator('section:has(> table)')
      await expect(regions.first()).toBeVisible()
      for (const region of await regions.all())
        expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth), path).toBe(0)
      const first = regions.first().getByRole('row').nth(2)
      // The day's rates, which all began together, say their time once.
      const when = path === '/day' ? regions.first().locator('caption') : first
      await expect(when, path).toContainText(path === '/day' ? / 20\d\d, \d\d:\d\d\./ : /20\d\d/)
      if (!path.includes('bank')) await expect(first, path).toContainText(/(?:Middle|Wapakati) \d/)
    }
  })

test('a day’s rates, with wrong days answered in words', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhbankplc/exchangeRates')
  await page.getByRole('link', { name: 'Any day’s rates, to print' }).click()
  await expect(page.locator('h1')).toHaveText(/^Exchange rates of \d+ \w+ 20\d\d$/)
  const past = await dayBefore(page, 12)
  await page.getByLabel('Day', { exact: true }).fill(past)
  await page.getByRole('button', { name: 'Show the day' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${past}`))
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(past)
  const table = page.getByRole('table', { name: /^Exchange rates of/ })
  await expect(table.getByRole('row')).toHaveCount(15)
  // All of them began together on that day: it is said once, and no row repeats it.
  const [, ofDay = 'no day'] =
    /^Exchange rates of (.+)$/.exec((await page.locator('h1').textContent()) ?? '') ?? []
  await expect(table.locator('caption')).toContainText(`All of them took effect on ${ofDay}, `)
  await expect(table.locator('time')).toHaveCount(0)
  await page.getByRole('link', { name: /^The day after/ }).click()
  await expect(page).not.toHaveURL(new RegExp(past))
  for (const [typed, said] of [
    ['2999-01-01', /This day is in the future/],
    ['1999-01-01', /no rates for a day this long ago/],
    ['someday', /This is not a date/],
  ] as const) {
    await page.goto(`/fdhbankplc/exchangeRates/day?date=${typed}`)
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(typed)
    await expect(page.getByLabel('Day', { exact: true })).toHaveAccessibleDescription(said)
    expect(await violations(page)).toEqual([])
  }
})

test(
  'the sheet of a day on paper: company, day, every currency with its time, and no controls',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/ny/fdhmoneybureau/tariffs/day')
    let printed = 0
    await page.exposeFunction('printed', () => (printed += 1))
    await page.evaluate('window.print = () => window.printed()')
    await page.getByRole('button', { name: 'Sindikizani pepala ili' }).click()
    await expect.poll(() => printed).toBe(1)
    await page.setViewportSize({ width: 680, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'FDH Money Bureau' })).toBeVisible()
    await expect(page.locator('h1')).toContainText(/Mitengo yosinthira ndalama ya pa \d+ \w+ 20\d\d/)
    await expect(page.getByRole('row')).toHaveCount(15)
    // All began together, so the time is said once, for all of them.
    await expect(page.locator('caption')).toContainText(/20\d\d, 08:00/)
    await expect(page.locator('#day-date')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    // Nothing runs off the sheet.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680)
  },
)

test('a day whose rates began at different times says the time of each, on the screen, on a phone and on paper', async ({
  page,
  request,
}) => {
  const server = await startBeside()
  try {
    await (await openStaff(server, request)).rate('USD', '1999.75')
    const table = page.getByRole('table').first()
    for (const { path, since, all } of [
      { path: '/fdhbankplc/exchangeRates/day', since: 'In effect from', all: /All of them/ },
      { path: '/ny/fdhmoneybureau/tariffs/day', since: 'Kuyambira pa', all: /Mitengo yonseyi/ },
    ]) {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(server.url + path)
      await expect(table.locator('caption')).not.toContainText(all)
      const times = await table.locator('tbody time').allTextContents()
      expect(times).toHaveLength(14)
      expect(new Set(times).size).toBeGreaterThan(1)
      await expect(table.getByRole('columnheader', { name: since })).toBeVisible()
      const dollar = table.getByRole('row', { name: /^USD/ })
      await expect(dollar.locator('time')).toBeVisible()

      await page.setViewportSize(narrow)
      await expect(dollar.locator('time')).toBeHidden()
      await expect(table.getByText(times[0] ?? 'no time').filter({ visible: true })).toHaveCount(1)

      await page.setViewportSize({ width: 680, height: 900 })
      await page.emulateMedia({ media: 'print' })
      await expect(table.getByRole('columnheader', { name: since })).toBeVisible()
      await expect(dollar.locator('time')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680)
    }
  } finally {
    // Else what the page fetches behind the scenes would find nobody there.
    await page.goto('about:blank')
    await server.stop()
  }
})

test(
  'rates as CSV: those in effect and those of a day, in the reader’s words',
  { tag: '@gate' },
  async ({ page, request }) => {
    const now = await request.get('/ny/fdhmoneybureau/tariffs/rates.csv')
    expect(now.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(now.headers()['content-disposition']).toMatch(/exchange-rates-20\d\d-\d\d-\d\d\.csv/)
    const rows = csvRows(await now.text())
    expect(rows).toHaveLength(15)
    expect(rows[1]).toMatch(
      /^USD,Dola ya ku America,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,20\d\d-\d\d-\d\d 08:00,FDH Money Bureau$/,
    )
    const past = await dayBefore(page, 3)
    const then = csvRows(await (await request.get(`/fdhbankplc/exchangeRates/rates.csv?date=${past}`)).text())
    expect(then[1]).toContain(`${past} 08:00`)
    for (const wrong of ['?date=2999-01-01', '?currency=XXX', '?currency=USD&days=8'])
      expect((await request.get(`/fdhbankplc/exchangeRates/rates.csv${wrong}`)).status(), wrong).toBe(404)
  },
)

test(
  'the converter answers by keyboard, keeps its head over nonsense, and says from when its rate is',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhmoneybureau/home')
    await page.getByRole('radio', { name: /Bring us foreign money/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Get foreign money/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1e5')
    const field = page.getByLabel('Amount')
    await expect(field).toHaveAccessibleDescription(/in figures/)
    await expect(field).toHaveValue('1e5')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1,000.50')
    await expect(page.getByText('1,000.50 USD at').first()).toBeVisible()
    await expect(page.getByText(/^Effective \d+ \w+ 20\d\d, 08:00$/).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/amount=1%2C000\.50&currency=USD/)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('periods, days and pages are links and forms', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/ny/fdhmoneybureau/tariffs/history?currency=KES')
    await page.getByRole('link', { name: 'Masiku 7' }).click()
    await expect(page.getByRole('table', { name: /^KES/ }).getByRole('row')).toHaveCount(8)
    await page.getByRole('link', { name: 'Mitengo ya tsiku lililonse, yosindikiza' }).click()
    await expect(page.getByRole('button', { name: 'Sindikizani pepala ili' })).toHaveCount(0)
    const past = await dayBefore(page, 5)
    await page.getByLabel('Tsiku').fill(past)
    await page.getByRole('button', { name: 'Onetsani tsikuli' }).click()
    await expect(page.getByLabel('Tsiku')).toHaveValue(past)
    await expect(page.getByRole('row')).toHaveCount(15)
  })
})
