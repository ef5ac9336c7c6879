import type { Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { shiftSince, watchShifts } from './support/layout-shifts.ts'
import { loadWhole, scriptsFrom } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'

const path = '/fdhbankplc/branches'
const name = (page: Page) => page.getByRole('searchbox', { name: 'Town, branch or service' })
const rows = (page: Page) => page.locator('main details[id^=place-]')
const openRow = (page: Page) => page.locator('main details[id^=place-][open]')
const chip = (page: Page, label: RegExp) =>
  page.getByRole('navigation', { name: 'Regions' }).getByRole('link', { name: label })

async function faultsOf(page: Page): Promise<unknown[]> {
  const { violations } = await lookThrough(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
}

test(
  'filters while one types, whatever the case, and says how many are left',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(path)
    await expect(openRow(page)).toHaveCount(1)
    await expect(rows(page).first()).toHaveAttribute('open')
    await name(page).fill('  LILONGWE ')
    // Its district counts too; who is called so stands first.
    await expect(rows(page)).toHaveCount(7)
    await expect(chip(page, /^Central/)).toHaveText('Central 7')
    await expect(chip(page, /^Northern/)).toHaveText('Northern 0')
    await expect(openRow(page)).toContainText('Lilongwe City Centre')
    await expect(page.getByRole('status').filter({ hasText: '7 branches matching' })).toBeAttached()
    await expect(page).toHaveURL(/name=\+*LILONGWE/)
    await name(page).fill('nowhere')
    await expect(page.getByText('No branch matches “nowhere”.').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(rows(page)).toHaveCount(50)
    await expect(name(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  },
)

test('a branch whose hours nobody has written says so', async ({ page }) => {
  await page.goto(path)
  await name(page).fill('zomba')
  // The island answers: it will hear that the line is back.
  await expect(openRow(page).getByRole('heading')).toHaveText('Zomba')
  await expect(openRow(page)).toContainText('Opening hours: ')
  await page.route('**/api/branches?**', async (route) => {
    const answer = await route.fetch()
    const branches = (await answer.json()) as object[]
    await route.fulfill({ json: branches.map((one) => ({ ...one, opening: [], hours: '' })) })
  })
  // With the line back the list is asked for anew.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(openRow(page)).toContainText('Opening hours not known. Ask before you go.')
})

test(
  'regions and branches are chosen by keyboard, one is open at a time, and the address leads back',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(path)
    await chip(page, /^Southern/).focus()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(23)
    await expect(chip(page, /^Southern/)).toHaveAttribute('aria-current', 'true')
    await page.locator('summary', { hasText: 'Zomba' }).last().focus()
    await page.keyboard.press('Enter')
    await expect(openRow(page)).toHaveCount(1)
    await expect(openRow(page).getByRole('heading')).toHaveText('Zomba')
    await expect(page).toHaveURL(/region=Southern&branch=/)
    await page.reload()
    await expect(openRow(page).getByRole('heading')).toHaveText('Zomba')
  },
)

test('a row opens at once, and stays open when React takes over', async ({ page }) => {
  await page.goto(`${path}?region=Southern`)
  await page.getByRole('heading', { name: 'Thyolo', exact: true }).click()
  await expect(openRow(page)).toHaveCount(1)
  await expect(openRow(page).getByRole('heading')).toHaveText('Thyolo')
  await expect(page).toHaveURL(/region=Southern&branch=/)
  await page.getByRole('heading', { name: 'Zomba', exact: true }).click()
  await expect(openRow(page).getByRole('heading')).toHaveText('Zomba')
})

test(
  'the map selects on a wide screen, and comes by a switch on a phone',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    // Before React has taken over a dot is a link, which leads to the same.
    await name(page).fill('blan')
    await expect(rows(page)).toHaveCount(7)
    await name(page).fill('')
    await expect(rows(page)).toHaveCount(50)
    const before = await openRow(page).getByRole('heading').innerText()
    await page.locator('main svg a').first().locator('circle').first().click()
    await expect(openRow(page).getByRole('heading')).not.toHaveText(before)
    await expect(openRow(page).locator('summary')).toBeFocused()
    await page.setViewportSize({ width: 360, height: 740 })
    const map = page.locator('main svg', { has: page.locator('a') })
    await expect(map).toBeHidden()
    await page.getByRole('checkbox', { name: 'Show the map' }).check()
    await expect(map).toBeVisible()
    // The list is out of sight there: the card stands below the map, and the focus stays on the dot.
    await map.getByRole('link', { name: 'Karonga' }).locator('circle').first().click()
    const card = page.locator('[aria-live=polite]', { hasText: 'Karonga' })
    await expect(card.getByRole('link', { name: /^Call Karonga/ })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    // One stop for the keyboard, and the arrows lead on from there.
    await map.getByRole('link', { name: 'Karonga' }).focus()
    await page.keyboard.press('ArrowDown')
    const next = map.locator('a:focus')
    await expect(next).toHaveCount(1)
    await expect(next).not.toHaveAccessibleName('Karonga')
    const here = (await next.locator('title').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.locator('[aria-live=polite]', { hasText: here })).toBeVisible()
    await expect(map.locator('a[tabindex="0"]')).toHaveCount(1)
  },
)

test('the nearest come first when the phone says where it is, and the position stays there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -11.46, longitude: 34.02 })
  await page.goto(`/ny${path}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('button', { name: 'Pafupi ndi ine' }).click()
  await expect(page.getByRole('heading', { name: 'Zapafupi ndizo zoyamba' })).toBeVisible()
  await expect(rows(page).first()).toContainText(/Mzuzu.*mtunda wa [\d.]+\skm/s)
  await expect(openRow(page)).toContainText('Mzuzu')
  expect(await faultsOf(page)).toEqual([])
  expect(asked.filter((url) => /11\.4|34\.0/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Sanjaninso ndi chigawo' }).click()
  await expect(page.getByRole('heading', { name: 'Chigawo cha Kumpoto' })).toBeVisible()
})

test('the bank’s home fetches the branches it does not show once a location is asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -11.46, longitude: 34.02 })
  await page.goto('/ny/fdhbankplc/home')
  const shown = page.locator('[data-island="nearest-branches"]').getByRole('listitem')
  // Before it knows where the visitor is it names regions, and no branch as near.
  await expect(shown).toHaveText([
    /^Chigawo cha Kumpoto Nthambi \d+$/,
    /^Chigawo cha Pakati Nthambi \d+$/,
    /^Chigawo cha Kumwera Nthambi \d+$/,
  ])
  await page.locator('[data-island="nearest-branches"]').getByRole('button').click()
  await expect(shown.first()).toContainText(/Mzuzu.*km/s)
  await expect(shown.nth(1)).toContainText('km')
  await expect(shown).toHaveCount(3)
})

test('the bank’s home says it where the other branches do not come', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/api\/branches.*net::ERR_FAILED|net::ERR_FAILED.*api\/branches/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -11.46, longitude: 34.02 })
  await page.route('**/api/branches?*', (route) => route.abort())
  await page.goto('/fdhbankplc/home')
  const island = page.locator('[data-island="nearest-branches"]')
  await island.getByRole('button').click()
  await expect(island.getByRole('status')).toContainText('is not working')
  await expect(island.getByRole('button')).toBeEnabled()
})

test('a refused location is answered in words', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('Your phone did not give us your location.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Near me' })).toBeEnabled()
})

for (const [code, said] of [
  [3, 'It took too long to find your location.'],
  [2, 'Your location cannot be found at the moment.'],
  [null, 'This browser cannot tell where you are.'],
] as const) {
  test(`a location that fails (${code ?? 'none'}) is answered in words`, async ({ page }) => {
    // Chromium has no way to let it time out or fail, so the browser's own object is replaced.
    await page.addInitScript((failure) => {
      type Fail = (error: { code: number }) => void
      const fake = { getCurrentPosition: (_: unknown, fail: Fail) => fail({ code: failure ?? 0 }) }
      if (failure === null) Reflect.deleteProperty(Navigator.prototype, 'geolocation')
      else Object.defineProperty(navigator, 'geolocation', { value: fake })
    }, code)
    await page.goto(path)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(rows(page)).toHaveCount(50)
  })
}

for (const [moment, said, chichewa] of [
  ['2026-11-23T08:00:00Z', 'Open now, until 16:00', 'Ndi potsegula, mpaka 16:00'],
  ['2026-11-20T21:59:00Z', 'Closed now, opens tomorrow at 08:00', 'Ndi potseka, patsegulidwa mawa 08:00'],
  ['2026-11-22T08:00:00Z', 'Closed now, opens tomorrow at 08:00', 'Ndi potseka, patsegulidwa mawa 08:00'],
  ['2026-11-21T13:00:00Z', 'Closed now, opens Monday at 08:00', 'Ndi potseka, patsegulidwa Lolemba 08:00'],
] as const) {
  test(
    `at ${moment} it says ${said}`,
    { tag: moment === '2026-11-22T08:00:00Z' ? '@gate' : [] },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment))
      await page.goto(`${path}?name=Zomba`)
      await expect(rows(page).first()).toContainText(said)
      await page.goto(`/ny${path}?name=Zomba`)
      await expect(rows(page).first()).toContainText(chichewa)
      // Still there when React has taken over.
      await page.getByRole('main').getByRole('searchbox').fill('zom')
      await expect(rows(page).first()).toContainText(chichewa)
    },
  )
}

for (const [width, height] of [
  [360, 1480],
  [1280, 1600],
] as const)
  test(`at ${width} nothing moves when the scripts come after the list is seen, as on a slow line`, async ({
    page,
  }) => {
    // In the evening the line of each row is at its longest.
    await page.clock.setFixedTime(new Date('2026-11-25T18:00:00Z'))
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    for (const address of [path, `/ny${path}`, '/fdhmoneybureau/locations']) {
      const seen = Promise.withResolvers<void>()
      // What the page itself names is part of its first picture; all other scripts come later.
      const html = await (await page.request.get(address)).text()
      const first = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        if (!first.includes(new URL(route.request().url()).pathname)) await seen.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await expect(rows(page).first()).toBeVisible()
      // Fonts that arrive late move the page as well, but not because of the scripts.
      await page.evaluate(() => document.fonts.ready.then(() => null))
      // No frame is drawn before the first picture.
      await shiftSince(page)
      seen.resolve()
      await expect(rows(page).first().locator('[data-open]')).toBeVisible()
      // A finger comes near: React is fetched, and takes over.
      await page.locator('[data-island="finder"]').dispatchEvent('pointerenter')
      await expect(rows(page).first()).not.toHaveAttribute('name')
      expect.soft(await shiftSince(page), address).toBe(0)
      await page.unrouteAll()
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a branch is found, opened and reached', { tag: '@gate' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden()
    await name(page).fill('city')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(openRow(page)).toHaveCount(1)
    await expect(openRow(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+2651/)
    await expect(openRow(page).getByRole('link', { name: /in an app/ })).toHaveAttribute(
      'href',
      /^geo:-1\d\.\d+,3\d/,
    )
    await expect(openRow(page).getByRole('link', { name: /on the web/ })).toHaveAttribute('href', /^https:/)
    await page.goto(`${path}?region=Northern`)
    await expect(rows(page)).toHaveCount(11)
    await page.locator('summary', { hasText: 'Mzuzu' }).click()
    await expect(openRow(page)).toContainText('Mzuzu')
    await expect(page.getByText(/Open now|Closed now/)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Show the map' }).check()
    await expect(page.locator('main svg a').first()).toBeVisible()
  })

  test('an e-mail address stands only where there is one', async ({ page }) => {
    await page.goto('/fdhmoneybureau/locations')
    const mails = await page.locator('main a[href^="mailto:"]').count()
    expect(mails).toBeGreaterThan(5)
    expect(mails).toBeLessThan(14)
  })
})

test('in low data a long list has each place in a line that leads to all about it, and no tool is fetched', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await loadWhole(page, path)
  const fetched = scriptsFrom(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Find what is near me' })).toHaveCount(0)
  const lines = page.locator('main section').getByRole('link')
  const places = lines.filter({ has: page.getByRole('heading') })
  await expect(places).toHaveCount(49)
  await name(page).click()
  await name(page).fill('mzuzu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/name=mzuzu/)
  await expect(openRow(page)).toContainText('Mzuzu')
  await page.goBack()
  await places.filter({ hasText: 'Luchenza' }).click()
  await expect(rows(page).filter({ hasText: 'Luchenza' })).toHaveCount(1)
  await expect(page.getByText('by the railway line, Luchenza')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  expect(fetched).not.toContain('finder')
  await context.clearCookies()
  await page.goto(path)
  await name(page).click()
  await expect.poll(() => [...fetched]).toContain('finder')
})

test('homes count the same branches as the finder', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhbankplc/branches')
  const count = await rows(page).count()
  await page.goto('/fdhfinancialholdings/home')
  await expect(page.locator('main').getByText(String(count), { exact: true }).first()).toBeVisible()
  await page.goto('/fdhbankplc/home')
  const regions = await page.locator('[data-island=nearest-branches] a[href*="region="]').allInnerTexts()
  const counts = regions.map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(count)
})

/** Sets the device's clock ahead. Playwright's own clock hides what the server's responses say of the time. */
const setClockAhead = (page: Page, ms: number) =>
  page.addInitScript((ahead) => {
    const now = Date.now.bind(Date)
    globalThis.Date = class extends Date {
      static override now = () => now() + ahead
      constructor(...parts: [] | [number | string]) {
        super(parts[0] ?? now() + ahead)
      }
    } as DateConstructor // the page calls it with these alone
    const origin = performance.timeOrigin + ahead
    Object.defineProperty(performance, 'timeOrigin', { value: origin })
  }, ms)

test('open branches follow the clock of the server', { tag: '@gate' }, async ({ page }) => {
  const read = async () => {
    await page.goto(path)
    const row = page.locator('main [data-open]').first()
    await expect(row).not.toBeEmpty()
    return row.textContent()
  }
  const said = await read()
  await setClockAhead(page, 12 * 3_600_000)
  expect(await read()).toBe(said)
})
