import type { Review } from '#contract/backoffice/kyc.ts'
import { freshEmail } from './support/codes.ts'
import { axeInBothColours, type StaffPage } from './support/back-office.ts'
import { handInByApi, type Customer } from './support/kyc-by-api.ts'
import { openDesks } from './support/desks.ts'
import { expect, test } from './support/test.ts'

let officer: StaffPage
let customer: Customer
openDesks(
  ['kyc-officer'],
  async ({ server, 'kyc-officer': desk }) => {
    officer = desk
    customer = await handInByApi(officer.page.request, server, freshEmail())
  },
  // After signing out, the sign-in page asks who is signed in.
  { faults: { 'kyc-officer': /401/ } },
)

test('a review warns before its time ends, goes on, and ends without a new response', async () => {
  const { page } = officer
  await page.clock.install()
  await page.routeWebSocket(/.*/, () => {})
  // The service's clock follows the browser's only once the review is continued.
  let serviceMs = 0
  await page.route(new RegExp(`/api/kyc_reviews/${customer.id}(/extend)?$`), async (route) => {
    if (route.request().url().endsWith('/extend')) serviceMs = 25.2 * 60_000
    const response = await route.fetch()
    const review = (await response.json()) as Review // the service's own response
    const end = review.claimed_until && new Date(Date.parse(review.claimed_until) + serviceMs).toISOString()
    await route.fulfill({ response, json: { ...review, claimed_until: end } })
  })
  await page.goto(`/backoffice/kyc/${customer.id}`)
  await page.getByRole('button', { name: 'Start review' }).click()
  const ending = page.getByRole('alert').filter({ hasText: 'Your time for this review ends at' })
  const accept = page.getByRole('button', { name: /^Accept/ }).first()
  await expect(accept).toBeVisible()
  await page.clock.fastForward('24:30')
  await expect(ending).toHaveCount(0)
  await page.clock.fastForward('00:40')
  await expect(ending).toBeVisible()
  expect(await axeInBothColours(page)).toEqual([])
  await ending.getByRole('button', { name: 'Continue reviewing' }).click()
  await expect(ending).toHaveCount(0)
  await page.clock.fastForward('30:10')
  await expect(page.getByText('Your half hour is over.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
})

test('the notice of a colleague who took the review over is removed once they release it', async () => {
  const page = await officer.page.context().newPage()
  const later = '2100-01-01T00:00:00Z'
  let claimed: Partial<Review> | null = null
  await page.clock.install()
  await page.route(new RegExp(`/api/kyc_reviews/${customer.id}(/claim)?$`), async (route) => {
    const response = await route.fetch()
    const review = (await response.json()) as Review // the service's own response
    const own = review.claimed_by === null ? {} : { claimed_until: later }
    await route.fulfill({ response, json: { ...review, ...(claimed ?? own) } })
  })
  await page.goto(`/backoffice/kyc/${customer.id}`)
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible()
  const notice = page.getByText('Your time was up, and a colleague has started the review.')
  claimed = { claimed_by: 'sample-colleague', claimed_until: later }
  await page.clock.fastForward('01:10')
  await expect(notice).toBeVisible()
  claimed = { claimed_by: null, claimed_until: null }
  await page.clock.fastForward('01:10')
  await expect(page.getByText('Nobody is reviewing it.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})

test('a session warns before it ends, and stays on request', async () => {
  const page = await officer.page.context().newPage()
  let seconds = 1800
  let longest = 12 * 3600
  await page.route('**/backoffice/auth/me', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object // the service's own response
    await route.fulfill({
      response,
      json: { ...body, session_seconds: seconds, longest_session_seconds: longest },
    })
  })
  await page.clock.install()
  await page.goto('/backoffice/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = page.getByRole('alertdialog', { name: /^You will be signed out at/ })
  await page.clock.fastForward('27:00')
  await expect(dialog).toHaveCount(0)
  seconds = 110
  await page.clock.fastForward('01:30')
  await expect(dialog).toBeVisible()
  expect(await axeInBothColours(page)).toEqual([])
  seconds = 1800
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toHaveCount(0)
  seconds = longest = 110
  await page.clock.fastForward('28:30')
  await expect(dialog).toContainText('Save your work')
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.close()
})

test('signing out asks while a note is unsaved', async () => {
  const page = await officer.page.context().newPage()
  await page.goto(`/backoffice/kyc/${customer.id}`)
  await page.getByLabel('Note to colleagues').fill('The second page is missing.')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sample KYC officer' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  page.once('dialog', (dialog) => void dialog.dismiss())
  await signOut()
  await expect(page.getByLabel('Note to colleagues')).toHaveValue('The second page is missing.')
  page.once('dialog', (dialog) => void dialog.accept())
  await signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.close()
})
