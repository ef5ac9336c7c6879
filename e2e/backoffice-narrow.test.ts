import type { Locator, Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { axeViolations, expectNoSidewaysScroll, type StaffPage } from './support/back-office.ts'
import { freshEmail } from './support/codes.ts'
import { openDesks } from './support/desks.ts'
import { hiddenFocus } from './support/hidden-focus.ts'
import { handInByApi } from './support/kyc-by-api.ts'
import { layoutFaults } from './support/layout-faults.ts'
import type { ServerBeside } from './support/server.ts'
import { settleLayout } from './support/settle-layout.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// The back-office on a phone, and on a desk that is enlarged: all is reached, whole, and nothing lies over what one works at.

test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: ServerBeside
let author: StaffPage
let rates: StaffPage
let officer: StaffPage
openDesks(
  ['author', 'rates-officer', 'kyc-officer'],
  (at) => {
    server = at.server
    author = at.author
    rates = at['rates-officer']
    officer = at['kyc-officer']
  },
  { faults: { author: /Blocked script execution/, 'rates-officer': 'none', 'kyc-officer': 'none' } },
)

const phone = { width: 390, height: 844 }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const opened = (page: Page, path: string) =>
  page.goto(`/backoffice${path}`).then(() => expect(page.locator('h1').first()).toBeVisible())

test('rates on a phone: the bar takes one line, opens for time and note, and covers nothing that has the focus', async () => {
  const { page } = rates
  await page.setViewportSize(phone)
  await opened(page, '/rates')
  const bar = page.getByRole('region', { name: 'Goes live' })
  const send = bar.getByRole('button', { name: /^Send/ })
  await expect(send).toBeInViewport({ ratio: 1 })
  await settleLayout(page)
  const height = async () => (await bar.boundingBox())?.height
  // A quarter of the screen before.
  expect(await height()).toBeLessThan(phone.height / 12)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(hiddenFocus)).toEqual([])
  // A desk at 400 %.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(layoutFaults, false)).toEqual([])
  await page.setViewportSize(phone)

  // Going to the bar moves nothing behind it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await send.focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  const choices = bar.getByRole('button', { name: /^Goes live/ })
  await expect(choices).toHaveAccessibleName('Goes live When approved')
  await choices.press('Enter')
  await bar.getByRole('button', { name: 'Tomorrow 08:00' }).click()
  await bar.getByLabel('Note to the approver').fill('Morning rates')
  expect(await axeViolations(page, [[390, 'dark']])).toEqual([])
  await page.setViewportSize(phone)
  await choices.press('Enter')
  await expect(choices).toHaveAccessibleName(/^Goes live \d+\s\w+(\s\d{4})?\s08:00$/)
  await expect(bar.getByLabel('Note to the approver')).toBeHidden()
  expect(await height()).toBeLessThan(phone.height / 12)

  // A time at fault is shown with its field.
  await choices.press('Enter')
  await bar.getByLabel('Date').fill('2020-01-01')
  await choices.press('Enter')
  await page.getByLabel('USD, Buying', { exact: true }).fill('1735.00')
  await send.click()
  await expect(bar.getByRole('alert')).toHaveText('That time has passed.')
  await expect(bar.getByLabel('Date')).toBeVisible()
  await bar.getByRole('button', { name: 'Clear changes' }).click()
})

test('from every screen of a phone the menu leads to every other; Escape and going on close it', async () => {
  const { page } = author
  await page.setViewportSize(phone)
  await opened(page, '')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const addresses = await page
    .locator('#sidebar a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    await button(page, 'Menu').click()
    await menu.locator(`a[href="${address}"]`).click()
    await expect(page).toHaveURL((url) => url.pathname === address)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(menu).toBeHidden()
    await expectNoSidewaysScroll(page)
    // Nothing is too small for a finger, or too close to another (WCAG 2.5.8).
    const { violations } = await lookThrough(page).withRules(['target-size']).analyze()
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      address,
    ).toEqual([])
  }
  await button(page, 'Menu').press('Enter')
  await menu.getByRole('link', { name: 'Timeline' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button(page, 'Menu')).toBeFocused()
  // What has the focus is not behind it.
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  // Whoever wants no movement has it there at once, with all that is in it.
  await menu.getByRole('link').last().focus()
  await expect(menu.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  await expect(menu).toBeHidden()
  await button(page, 'Menu').click()
  await page.mouse.click(380, 700)
  await expect(menu).toBeHidden()
})

test('what a phone is told covers neither Save nor Publish', async () => {
  const { page } = author
  await page.setViewportSize(phone)
  await opened(page, '/branches/create')
  await button(page, 'Publish…').click()
  const told = page.locator('.MuiSnackbar-root')
  await expect(told).toContainText('fields need attention')
  await expect
    .poll(async () => {
      const [box, save] = [await told.boundingBox(), await button(page, 'Save draft').boundingBox()]
      return box && save ? save.y - box.y - box.height : -1
    })
    .toBeGreaterThanOrEqual(0)
})

test('denser rows of a phone show whole titles', async () => {
  const { page } = author
  await page.setViewportSize({ width: 1280, height: 844 })
  await opened(page, '/blogs')
  await button(page, 'Compact view').click()
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => page.evaluate(layoutFaults, false), { message: `${width}` }).toEqual([])
  }
  // What is done with the chosen stands over all of the headings.
  await page.setViewportSize({ width: 1280, height: 844 })
  const first = page.getByRole('row').nth(1).getByRole('checkbox')
  await first.check()
  const acts = page.locator('[data-chosen]')
  const foot = async (part: Locator) => {
    const box = await part.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect
    .poll(async () => Math.abs((await foot(acts)) - (await foot(page.locator('thead')))))
    .toBeLessThanOrEqual(2)
  await first.uncheck()
  await button(page, 'Higher rows').click()
})

const bothWidths = [
  [390, 'light'],
  [1280, 'dark'],
] as const

test('the choice of columns and of a picture are told rightly; replacing everywhere opens on Cancel', async () => {
  const { page } = author
  await opened(page, '/faqs')
  await button(page, 'Columns').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect(await axeViolations(page, bothWidths)).toEqual([])
  // Those that come anew after a search as well.
  await page.getByRole('textbox', { name: 'Find a column' }).fill('Chang')
  await expect(dialog.getByRole('switch')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Find a column' }).fill('')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await opened(page, '/media?kind=picture')
  await page.getByLabel('Search by name').fill('houses')
  await page.getByRole('button', { name: /^picture-houses/ }).click()
  await button(page, 'Replace it everywhere…').click()
  const picker = page.getByRole('dialog', { name: /^Choose a picture/ })
  await expect(picker.getByRole('button', { name: /^picture-/ }).first()).toBeVisible()
  expect(await axeViolations(page, bothWidths)).toEqual([])
  const chosen = page.waitForEvent('filechooser')
  await picker.getByText('Upload', { exact: true }).press('Enter')
  await chosen
  await picker.getByRole('button', { name: /^picture-clinic/ }).click()
  const sure = page.getByRole('dialog', { name: /instead of picture-houses/ })
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sure).toHaveCount(0)
})

test('keys are told of on a desk however much it is enlarged, and not where only fingers point', async ({
  browser,
}) => {
  const { page } = author
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await opened(page, '/faqs')
    await expect(page.getByText('Ctrl K'), `${width}`).toBeVisible()
    await expect(page.getByText('Up and Down move between rows'), `${width}`).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: await page.context().storageState(),
    viewport: phone,
    isMobile: true,
    hasTouch: true,
  })
  const held = await context.newPage()
  await opened(held, '/faqs')
  await held.locator('[data-row]').first().waitFor()
  await expect(held.getByText('Ctrl K')).toBeHidden()
  await expect(held.getByText('Up and Down move between rows')).toBeHidden()
  await context.close()
})

test('a page of a customer’s document stands in the middle of its place, also turned', async ({
  request,
}) => {
  const { page } = officer
  await handInByApi(request, server, freshEmail())
  await opened(page, '/kyc')
  await button(page, 'Start the next review').click()
  const scan = page.getByRole('img', { name: /page 1$/ })
  await expect(scan).toBeVisible()
  const place = page.getByRole('region').filter({ has: scan }).last()
  /** How far its middle is from the middle of its place. */
  const aside = async () => {
    const [inner, outer] = [await scan.boundingBox(), await place.boundingBox()]
    if (!inner || !outer) return Infinity
    return Math.max(
      Math.abs(inner.x + inner.width / 2 - outer.x - outer.width / 2),
      Math.abs(inner.y + inner.height / 2 - outer.y - outer.height / 2),
    )
  }
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    // All of the bar that turns pages has one line.
    await expect
      .poll(async () => (await top(button(page, 'Rotate'))) - (await top(button(page, 'Next page'))))
      .toBe(0)
    await expect.poll(aside, { message: `${width}` }).toBeLessThan(4)
    await button(page, 'Rotate').click()
    await expect.poll(aside, { message: `${width}, turned` }).toBeLessThan(4)
    await expectNoSidewaysScroll(page)
  }
})

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity

/** Screens of an author, what they are narrowed by, and where the list begins. */
const lists = [
  ['/blogs', 'Search', 'Chichewa', '[data-row]'],
  ['/media', 'Search by name', 'Kind', 'main li'],
  ['/interface-messages', 'Key or words', 'Group', 'main li'],
] as const

test('a phone shows the list first: the search stays, a button opens what else narrows it', async () => {
  const { page } = author
  for (const [path, search, filter, row] of lists) {
    await page.setViewportSize(phone)
    await opened(page, path)
    await expect(page.getByLabel(search, { exact: true })).toBeVisible()
    const choice = page.getByRole('combobox', { name: filter })
    await expect(choice, path).toBeHidden()
    await expect
      .poll(() => top(page.locator(row).first()), { message: path })
      .toBeLessThan(phone.height * 0.4)
    const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ })
    await expect(filters).toHaveAttribute('aria-expanded', 'false')
    // In one line with the search, and next to it by keyboard.
    await page.getByLabel(search, { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(filters, path).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    await expect(choice).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await axeViolations(page, bothWidths), path).toEqual([])
    await expect(filters, path).toBeHidden()
    await expect(choice, path).toBeVisible()
  }
})

test('the button says how many filters are set, also while they are folded away', async () => {
  const { page } = author
  await page.setViewportSize(phone)
  await opened(page, '/blogs')
  const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ })
  await filters.click()
  await page.getByRole('combobox', { name: 'Chichewa' }).click()
  await page.getByRole('option', { name: 'Under review' }).click()
  await expect(filters).toHaveAccessibleName('Filters (1 set)')
  const byTitle = button(page, /^Sort by title/)
  await expect(byTitle).toBeVisible()
  await filters.click()
  await expect(page.getByRole('combobox', { name: 'Chichewa' })).toBeHidden()
  await expect(byTitle).toBeHidden()
  await expect(filters).toHaveAccessibleName('Filters (1 set)')
  await filters.click()
  await button(page, 'Clear all filters').click()
  await expect(filters).toHaveAccessibleName('Filters')
})

test('a branch’s place is set by the map’s buttons and keys, by a touch and a finger that moves, and is saved', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: await author.page.context().storageState(),
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await opened(page, '/branches/create')
  const figure = async (name: string) =>
    Number(await page.getByRole('textbox', { name, exact: true }).inputValue())
  const point = async () => ({ latitude: await figure('Latitude'), longitude: await figure('Longitude') })
  const map = page.getByRole('application', { name: 'Map of Malawi' })
  const [larger, smaller] = [button(page, 'Make the map larger'), button(page, 'Make the map smaller')]

  // By keyboard: the first arrow sets the mark, the next ones move it; on a larger map by less.
  await map.focus()
  await page.keyboard.press('ArrowDown')
  const middle = await point()
  await page.keyboard.press('ArrowRight')
  const step = (await point()).longitude - middle.longitude
  expect(step).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect(larger).toBeFocused()
  for (const press of [1, 2, 3, 4]) {
    await page.keyboard.press('Enter')
    // Where it cannot become larger, the focus stays.
    await expect(larger, `${press}`).toBeFocused()
  }
  await expect(larger).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Shift+Tab')
  const before = await point()
  await page.keyboard.press('ArrowRight')
  expect((await point()).longitude - before.longitude).toBeLessThan(step / 9)
  await page.keyboard.press('-')
  await expect(larger).toHaveAttribute('aria-disabled', 'false')
  await smaller.press('Enter')
  await smaller.press('Enter')
  await expect(smaller).toBeFocused()
  await expect(smaller).toHaveAttribute('aria-disabled', 'true')

  // By a touch: the mark is where the finger was, also on a larger map.
  const drawing = map.locator('svg')
  const mark = drawing.locator('circle').last()
  const at = async () => {
    const box = await mark.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  for (const [x, y] of [
    [90, 310],
    [60, 280],
  ] as const) {
    await map.scrollIntoViewIfNeeded()
    const box = await map.boundingBox()
    const finger = { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y }
    await page.touchscreen.tap(finger.x, finger.y)
    const aside = async () =>
      Math.max(Math.abs((await at()).x - finger.x), Math.abs((await at()).y - finger.y))
    await expect.poll(aside).toBeLessThan(1)
    const view = (await drawing.getAttribute('viewBox')) ?? ''
    await larger.tap()
    await expect(drawing).not.toHaveAttribute('viewBox', view)
  }
  // By a finger on the mark: it follows, and the page stays where it is.
  await drawing.scrollIntoViewIfNeeded()
  const [from, scrolled] = [await at(), await page.evaluate(() => window.scrollY)]
  const hand = await context.newCDPSession(page)
  const finger = (y: number) => [{ x: from.x, y }]
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(from.y) })
  for (let y = from.y; y >= from.y - 40; y -= 5)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(y) })
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => Math.abs((await at()).y - (from.y - 40))).toBeLessThan(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  const touched = await point()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By the map')
  await button(page, 'Save draft').tap()
  await expect(page).toHaveURL(/\/branches\/[\w-]{36}/)
  await page.reload()
  await expect.poll(point).toEqual(touched)
  expect(await page.evaluate(hiddenFocus)).toEqual([])
  await page.goto('about:blank')
  await context.close()
})

test('an entry may be empty for now, and when it is moved to an end of its list it keeps the focus', async () => {
  const { page } = author
  await opened(page, '/synonyms/create')
  const moves = (way: 'up' | 'down', place: number) =>
    page.getByRole('button', { name: new RegExp(`^Move .* ${place} ${way}$`) })
  const add = page.getByRole('button', { name: /^Add / })
  const entries = page.locator('li').filter({ has: page.getByRole('button', { name: /^Move / }) })
  for (const word of ['one', 'two', 'three']) {
    // An entry is looked at before anything is written in it, too.
    const looked = page.waitForResponse((answer) => answer.url().endsWith('/preview'))
    await add.click()
    expect((await looked).status()).toBe(200)
    await entries.last().getByRole('textbox').fill(word)
  }
  const places: [from: number, way: 'up' | 'down', to: number][] = [
    [2, 'down', 3],
    [3, 'up', 2],
    [2, 'up', 1],
  ]
  for (const [from, way, to] of places) {
    await moves(way, from).focus()
    await page.keyboard.press('Enter')
    await expect(entries.nth(to - 1).getByRole('textbox')).toHaveValue('two')
    await expect(moves(way, to)).toBeFocused()
  }
  await expect(moves('up', 1)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(moves('up', 1)).toBeFocused()
  await expect(entries.first().getByRole('textbox')).toHaveValue('two')
})

test('on a phone a lead’s state stands above what can be done with it', async ({ request }) => {
  const { page } = officer
  const data = {
    subject: 'A loan',
    name: 'M. Sample',
    contact: '0999000101',
    message: 'Hello',
    status: 'received',
  }
  const headers = await signIn(server, request, 'kyc-officer')
  expect((await request.post(`${server.url}/api/leads`, { data, headers })).ok()).toBe(true)
  await page.setViewportSize(phone)
  await opened(page, '/lead-states')
  const lead = page.getByRole('listitem').filter({ hasText: 'A loan' })
  const state = lead.getByRole('combobox', { name: 'State of A loan' })
  await expect(state).toBeVisible()
  expect(await top(state)).toBeLessThan(await top(lead.getByRole('button', { name: /^Reveal/ })))
  await expectNoSidewaysScroll(page)
})

test('on a phone a tariff of which there is nothing to say has no empty line', async () => {
  const { page } = rates
  await page.setViewportSize(phone)
  await opened(page, '/rates')
  await page.getByRole('tab', { name: 'Tariffs' }).click()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  const past = row.getByRole('button')
  const beside = async () => Math.abs((await top(past)) - (await top(row)))
  await expect.poll(beside).toBeLessThan(20)
  await expect.poll(() => page.evaluate(layoutFaults, false)).toEqual([])
})
