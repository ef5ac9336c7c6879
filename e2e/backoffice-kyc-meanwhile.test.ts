import type { Page } from '@playwright/test'
import type { StaffPage } from './support/back-office.ts'
import { freshEmail } from './support/codes.ts'
import { handInByApi, type Customer } from './support/kyc-by-api.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// A submission changes under the hands of who reviews it: the customer sends again, the same officer ends it in another window.
// Whoever has it open is told, does nothing twice, and keeps what they typed.

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let server: ServerBeside
let officer: StaffPage
let customer: Customer
openDesks(
  ['kyc-officer'],
  async (at) => {
    server = at.server
    officer = at['kyc-officer']
    customer = await handInByApi(officer.page.request, server, freshEmail())
  },
  // What is refused on purpose is in the console, too.
  {
    faults: {
      'kyc-officer': /answer 4(09|12)|status of 4(09|12)|pages\/[12].*ERR_FAILED|ERR_FAILED.*pages\/[12]/,
    },
  },
)

const documentsOf = (page: Page) =>
  page.getByRole('region', { name: 'Documents', exact: true }).getByRole('listitem')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const note = (page: Page) => page.getByLabel('Note to colleagues')
/** How many lines the record has of an act on the submission. */
async function recorded(action: string): Promise<number> {
  const answer = await officer.page.request.get(`/api/kyc_reviews/${customer.id}/history`)
  return (await answer.text()).split(`"${action}"`).length - 1
}

test('the customer sends a document again while it is reviewed', async () => {
  const { page } = officer
  await page.goto(`/backoffice/kyc/${customer.id}`)
  await button(page, 'Start review').click()
  await expect(page.getByText('You are reviewing it until')).toBeVisible()
  const purpose = (await documentsOf(page).first().getByRole('button').first().textContent()) ?? ''
  await note(page).fill('The first page is dark.')
  await customer.again(purpose)
  await expect(page.getByText('The customer has just sent documents again')).toBeVisible()
  await expect(button(page, 'Start review')).toBeVisible()
  await expect(button(page, /^Accept/)).toHaveCount(0)
  await expect(note(page)).toHaveValue('The first page is dark.')
})

test('a late response does not undo a release', async () => {
  const page = await officer.page.context().newPage()
  // No live event comes that would correct a stale review.
  await page.routeWebSocket(/.*/, () => {})
  await page.goto(`/backoffice/kyc/${customer.id}`)
  await button(page, 'Start review').click()
  await expect(page.getByText('You are reviewing it until')).toBeVisible()
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/kyc_reviews/${customer.id}`, async (route) => {
    const response = await route.fetch()
    held.resolve()
    await gate.promise
    await route.fulfill({ response })
  })
  // Opening a document requests the review again.
  const last = documentsOf(page).last().getByRole('button').first()
  const purpose = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('img', { name: purpose })).toBeVisible()
  await held.promise
  await button(page, 'Release').click()
  await expect(button(page, 'Start review')).toBeVisible()
  const finished = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(`/api/kyc_reviews/${customer.id}`),
  )
  gate.resolve()
  await finished
  // Two frames later React has rendered whatever came of it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(button(page, 'Start review')).toBeVisible()
  await expect(button(page, 'Release')).toHaveCount(0)
  await page.close()
})

test('released and finished in two windows, it is done once', async () => {
  const { page } = officer
  await button(page, 'Start review').click()
  await expect(page.getByText('You are reviewing it until')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(second.getByText('You are reviewing it until')).toBeVisible()
  await note(second).fill('Typed in the second window.')

  // The second window hears late: its line to the service's news is held back by the press that comes first.
  await button(page, 'Release').click()
  await expect(button(page, 'Start review')).toBeVisible()
  await expect(button(second, 'Start review')).toBeVisible()
  await expect(second.getByText('You have ended this review in another window.')).toBeVisible()
  await expect(note(second)).toHaveValue('Typed in the second window.')
  const before = await recorded('release')
  const headers = { origin: server.url, 'x-backoffice': '1', 'content-type': 'application/json' }
  const address = `/api/kyc_reviews/${customer.id}`
  expect((await page.request.post(`${address}/release`, { headers, data: 'null' })).status()).toBe(200)
  expect(await recorded('release')).toBe(before)

  await button(page, 'Start review').click()
  await expect(second.getByText('You are reviewing it until')).toBeVisible()
  for (const document of await documentsOf(page).all()) {
    await document.getByRole('button').first().click()
    const purpose = (await document.getByRole('button').first().textContent()) ?? ''
    await expect(page.getByRole('img', { name: purpose })).toBeVisible()
    await document.getByRole('button', { name: /^Accept/ }).click()
    await expect(document.locator('[data-chip]')).toHaveText('Accepted')
  }
  await expect(button(page, 'Finish the review')).toBeEnabled()
  await expect(button(second, 'Finish the review')).toBeEnabled()
  // Both are pressed before either has answered.
  const gate = Promise.withResolvers<void>()
  for (const window of [page, second])
    await window.route(/\/finish$/, (route) => gate.promise.then(() => route.continue()))
  await button(page, 'Finish the review').click()
  await button(second, 'Finish the review').click()
  gate.resolve()
  const done = 'Finished. The submission is processed, and the customer will be informed.'
  await expect(page.getByText(done).or(page.getByText('in another window'))).toBeVisible()
  await expect(second.getByText(done).or(second.getByText('in another window'))).toBeVisible()
  expect(await recorded('finish review')).toBe(1)
  await second.goto('about:blank')
})

test('a page that was not seen is not accepted', async ({ request }) => {
  const { page } = officer
  const other = await handInByApi(request, server, freshEmail())
  await page.goto(`/backoffice/kyc/${other.id}`)
  // The connection is lost while the first page is fetched.
  await page.route(/\/pages\/1$/, (route) => route.abort())
  await button(page, 'Start review').click()
  const failed = page.getByText('This page could not be shown.')
  await expect(failed).toBeVisible()
  const first = documentsOf(page).first()
  await expect(first.getByRole('button', { name: /^Accept/ })).toBeDisabled()
  await page.keyboard.press('a')
  await page.unroute(/\/pages\/1$/)
  await button(page, 'Try again').click()
  const picture = page.getByRole('img', { name: /page 1$/ })
  await expect(picture).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(first.getByRole('button', { name: /^Accept/ })).toBeEnabled()
  await expect(first.locator('[data-chip]')).toHaveText('Pending')
})

test('each document keeps its own zoom and rotation', async () => {
  const { page } = officer
  const viewer = page.getByRole('region', { name: 'Viewer', exact: true })
  const fitted = viewer.getByRole('button', { pressed: true, name: /^Fit/ })
  const picture = viewer.getByRole('img')
  for (const key of '++r') await page.keyboard.press(key)
  await expect(fitted).toHaveCount(0)
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/)
  await page.keyboard.press('j')
  await expect(fitted).toHaveAccessibleName('Fit page')
  await expect(picture).toHaveAttribute('style', /rotate\(0deg\)/)
  await page.keyboard.press('k')
  await expect(fitted).toHaveCount(0)
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/)
})

test('a document with a page that failed is not accepted', async ({ request }) => {
  const { page } = officer
  const long = await handInByApi(request, server, freshEmail(), { pages: 2 })
  await page.goto(`/backoffice/kyc/${long.id}`)
  await page.route(/\/pages\/2$/, (route) => route.abort())
  await button(page, 'Start review').click()
  const first = documentsOf(page).first()
  const accept = first.getByRole('button', { name: /^Accept/ })
  await expect(accept).toBeEnabled()
  await button(page, 'Next page').click()
  await expect(accept).toHaveAccessibleDescription(/^Page 2 could not be shown\./)
  await expect(accept).toBeDisabled()
  await page.keyboard.press('a')
  await expect(first.locator('[data-chip]')).toHaveText('Pending')
  // It stays so while another page shows.
  await button(page, 'Previous page').click()
  await expect(page.getByRole('img', { name: /page 1$/ })).toBeVisible()
  await expect(accept).toBeDisabled()
  await page.unroute(/\/pages\/2$/)
  await first.getByRole('button', { name: 'Retry page 2' }).click()
  await expect(page.getByRole('img', { name: /page 2$/ })).toBeVisible()
  await expect(accept).toBeEnabled()
})

test('an enlarged page is drawn again, finer', async () => {
  const { page } = officer
  const picture = page.getByRole('region', { name: 'Viewer', exact: true }).getByRole('img')
  const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await button(page, 'Fit width').click()
  expect(await widthOf()).toBe(1240)
  for (const key of '++++') await page.keyboard.press(key)
  await expect.poll(widthOf).toBe(3720)
})
