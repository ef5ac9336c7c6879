import type { Page } from '@playwright/test'
import { codeFor, freshEmail, freshNumber } from './support/codes.ts'
import {
  addDocument,
  addDocuments,
  addressIn,
  chooseType,
  enterCode,
  enterWith,
  fillDetails,
  freshAccount,
  heading,
  prove,
  proveByApi,
  referenceOn,
  row,
  sendAll,
  wordsOf,
} from './support/kyc.ts'
import { pdf } from './support/kyc-documents.ts'
import { expect, test } from './support/test.ts'

const { kyc: messages, oneTimeCode: code } = wordsOf('en')
const asking = '**/onboarding/v1/verify-username'
const verifying = '**/onboarding/v1/verify-code'

const ask = async (page: Page, contact: string) => {
  await page.getByLabel(messages.contact.label).fill(contact)
  await page.getByRole('button', { name: messages.contact.go }).click()
}
/** The same where the page's clock stands: its button is painted as pressed before anything is asked. */
const askByClock = async (page: Page, contact: string) => {
  await ask(page, contact)
  await page.clock.runFor(100)
}
const field = (page: Page) => page.getByRole('dialog').getByLabel(code.label, { exact: true })
const proceed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: code.proceed })

test(
  'wrong, used and right codes; what is typed is forgiven, and nothing typed is lost',
  { tag: '@gate' },
  async ({ page, dataDir, expectError }) => {
    await page.goto(addressIn('en'))
    await chooseType(page, 'Individual Account')
    // The service tells what is no contact, at the field.
    await ask(page, 'not a contact')
    await expect(page.getByRole('alert').filter({ hasText: code.noContact })).toBeFocused()
    await expect(page.getByLabel(messages.contact.label)).toHaveValue('not a contact')
    await expect(page).toHaveTitle(/^Error: /)

    const contact = freshNumber()
    await ask(page, contact)
    await expect(field(page)).toBeFocused()
    // Escape closes it, the number stays; the code that was sent still serves.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel(messages.contact.label)).toHaveValue(contact)
    await expect(page.getByLabel(messages.contact.label)).toBeFocused()
    const right = await codeFor(dataDir, contact)
    await page.getByRole('button', { name: messages.contact.go }).click()
    await expect(page.getByRole('dialog')).toContainText('A code was sent')

    const wrong = right === '123456' ? '654321' : '123456'
    await field(page).fill('12345')
    await expect(proceed(page)).toBeDisabled()
    await field(page).fill(`${wrong}7`)
    await expect(proceed(page)).toBeDisabled()
    await field(page).fill(`${wrong.slice(0, 3)} - ${wrong.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: code.wrong })).toHaveCount(1)
    await expect(field(page)).toBeFocused()
    // It is selected: what is typed next takes its place.
    await expect
      .poll(() =>
        field(page).evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart!),
      )
      .toBeGreaterThan(0)
    await page.keyboard.type(right)
    await expect(field(page)).toHaveValue(right)
    // Used from elsewhere in this browser meanwhile.
    await page.request.post('/onboarding/v1/verify-code', { data: { username: contact, code: right } })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: code.unauthorized })).toHaveCount(1)
    expectError(/answer 422/)
    expectError(/answer 429/)
    expectError(/answer 401/)
    expectError(/status of 4\d\d/)
  },
)

test('the countdown ticks from 60 and is said at its ends only; resending starts it again', async ({
  page,
}) => {
  await page.clock.install()
  let asked = 0
  await page.route(asking, async (route) => {
    asked += 1
    await route.fulfill({ json: { ok: true, expires_in: 600, resend_after: 60 } })
  })
  await page.goto(addressIn('en'))
  await chooseType(page, 'SME')
  await page.clock.pauseAt(new Date(Date.now() + 600_000))
  await askByClock(page, freshEmail())
  const dialog = page.getByRole('dialog')
  const seen = dialog.locator('form')
  const said = dialog.getByRole('status')
  await expect(seen).toContainText('Wait 60 seconds before requesting another code.')
  await expect(said).toContainText('Wait 60 seconds')
  await page.clock.runFor(20_000)
  await expect(seen).toContainText('Wait 40 seconds before')
  await expect(said).toContainText('Wait 60 seconds')
  await expect(dialog.getByRole('button', { name: code.resend })).toHaveCount(0)
  await page.clock.runFor(40_000)
  await expect(said).toContainText(code.again)
  await dialog.getByRole('button', { name: code.resend }).click()
  await expect(seen).toContainText('Wait 60 seconds before')
  expect(asked).toBe(2)
  await page.clock.runFor(61_000)
  await dialog.getByRole('button', { name: code.reenter }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, messages.contact.title)).toBeVisible()
})

test('no answer for 20 seconds, no line, too often: each is said, and can be tried again', async ({
  page,
  expectError,
}) => {
  await page.clock.install()
  await page.goto(addressIn('en'))
  await chooseType(page, 'SME')
  await page.clock.pauseAt(new Date(Date.now() + 600_000))
  let answer: 'never' | 'line' | 'hour' | 'good' = 'never'
  await page.route(asking, async (route) => {
    if (answer === 'line') return route.abort('connectionrefused')
    if (answer === 'hour') {
      const body = { ok: false, error: 'x', message: 'x', code: 'too_often' }
      return route.fulfill({ status: 429, headers: { 'retry-after': '1800' }, json: body })
    }
    if (answer === 'good') return route.fulfill({ json: { ok: true, expires_in: 600, resend_after: 60 } })
  })
  await askByClock(page, freshEmail())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Sending a code')
  await page.clock.runFor(20_500)
  const retry = dialog.getByRole('button', { name: code.retry })
  await expect(dialog.getByRole('alert')).toHaveText(code.timedOut)
  answer = 'line'
  await retry.click()
  await expect(dialog.getByRole('alert')).toHaveText(code.lineDead)
  answer = 'hour'
  await retry.click()
  await expect(dialog.getByRole('alert')).toHaveText('Too many attempts. Try again in 30 minutes.')
  answer = 'good'
  await retry.click()
  await expect(field(page)).toBeFocused()
  expectError(/CONNECTION_REFUSED/)
  expectError(/429/)
})

test('a proof that has run out is asked for again amid the flow, and it goes on by itself', async ({
  page,
  dataDir,
  expectError,
}) => {
  const contact = freshEmail()
  await page.goto(addressIn('en'))
  await chooseType(page, 'Individual Account')
  await ask(page, contact)
  const first = await codeFor(dataDir, contact)
  // The draft's first answer is that of a token whose hour is over; the dialog opens once more.
  const body = { error: 'Unauthenticated.', message: 'Unauthenticated.', code: 'unauthenticated' }
  await page.route('**/api/kyc_drafts/*', (route) => route.fulfill({ status: 401, json: body }), { times: 1 })
  const token = await page.request
    .post('/onboarding/v1/verify-code', { data: { username: contact, code: first } })
    .then(async (answer) => ((await answer.json()) as { token: string }).token)
  // Both codes are the service's own; the second dialog is answered with what the first was worth.
  await page.route(verifying, (route) => route.fulfill({ json: { ok: true, token, expires_in: 3600 } }))
  await enterCodeTwice(page, first)
  await expect(heading(page, messages.details.title)).toBeFocused()
  expectError(/answer 401/)
  expectError(/answer 429/)
  expectError(/status of 4\d\d/)
})

/** In the dialog that is open, then in the one that opens in its place. */
async function enterCodeTwice(page: Page, given: string): Promise<void> {
  await field(page).fill(given)
  await proceed(page).click()
  await expect(page.getByRole('dialog')).toContainText('A code was sent')
  await enterCode(page, given)
}

test('a proof that runs out amid a document: the dialog may be closed, and the page offers it again', async ({
  page,
  baseURL,
  dataDir,
  expectError,
}) => {
  const contact = freshEmail()
  const token = await proveByApi(page.request, baseURL ?? '', dataDir, contact)
  await enterWith(page, token)
  await page.getByLabel(messages.details.type).selectOption('Individual Account')
  await fillDetails(page, freshAccount())
  const body = { error: 'Unauthenticated.', message: 'Unauthenticated.', code: 'unauthenticated' }
  await page.route('**/uploads/kyc', (route) => route.fulfill({ status: 401, json: body }), { times: 1 })
  await page.route(asking, (route) =>
    route.fulfill({ json: { ok: true, expires_in: 600, resend_after: 60 } }),
  )
  await page.route(verifying, (route) => route.fulfill({ json: { ok: true, token, expires_in: 3600 } }))
  await addDocument(page, 'Payslip', pdf())
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(messages.notices.unproved)).toBeVisible()
  await expect(row(page, 'Payslip')).toContainText(messages.states.queued)
  await page.getByRole('button', { name: messages.contact.go }).click()
  await enterCode(page, '123456')
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  await expect(page.getByText(messages.notices.unproved)).toHaveCount(0)
  expectError(/answer 401/)
  expectError(/status of 401/)
})

test('a reload after the proof has run out offers to go on, and asks for the contact', async ({
  page,
  expectError,
}) => {
  await page.goto(addressIn('en'))
  await enterWith(page, 'a-token-whose-hour-is-long-over-0000000000000', 'en', '#documents')
  await expect(page.getByText(messages.need.resume)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: messages.need.resumeGo }).click()
  await expect(heading(page, messages.contact.title)).toBeFocused()
  expectError(/answer 401/)
  expectError(/status of 401/)
})

test('a part of the flow that does not load is reported, and a reload continues', async ({
  page,
  expectError,
}) => {
  const flow = /\/assets\/kyc-flow-[^/]*\.js/
  expectError(/kyc-flow.*404|404.*kyc-flow/)
  await page.route(flow, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(addressIn('en'))
  await page.locator('input[name=type][value="SME"]').check()
  const go = page.getByRole('button', { name: messages.need.go, exact: true })
  await go.click()
  await expect(page.getByRole('alert')).toHaveText('The next step could not be loaded. Check your network.')
  await page.unroute(flow)
  await page.reload()
  await chooseType(page, 'SME')
})

test.describe('a KYC form of an older release', () => {
  test('Continue loads the next step again and keeps the chosen type', async ({ page, expectError }) => {
    const flow = /\/assets\/kyc-flow-[^/]*\.js/
    expectError(/kyc-flow.*404|404.*kyc-flow/)
    await page.route(flow, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(addressIn('en'))
    const isMissing = page.waitForResponse((response) => flow.test(response.url()))
    await page.locator('input[name=type][value="SME"]').check()
    await isMissing
    await page.unroute(flow)
    await page.getByRole('button', { name: messages.need.go, exact: true }).click()
    await expect(heading(page, messages.contact.title)).toBeFocused()
    await page.goBack()
    await expect(page.locator('input[name=type][value="SME"]')).toBeChecked()
  })

  test('the connection returns: Continue loads the next step', async ({ page, context, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const flow = /\/assets\/kyc-flow-[^/]*\.js/
    await page.route(flow, (route) => route.abort())
    await page.goto(addressIn('en'))
    const isMissing = page.waitForEvent('requestfailed', (request) => flow.test(request.url()))
    await page.locator('input[name=type][value="SME"]').check()
    await isMissing
    await page.unroute(flow)
    await context.setOffline(true)
    const proceed = page.getByRole('button', { name: messages.need.go, exact: true })
    await proceed.click()
    await expect(page.getByRole('alert')).toHaveText(messages.loadFailed)
    await context.setOffline(false)
    await proceed.click()
    await expect(heading(page, messages.contact.title)).toBeFocused()
  })

  test('is sent even though all scripts are gone after the first step', async ({
    page,
    dataDir,
    expectError,
  }) => {
    // Photos are then sent as large as they are.
    expectError(/404/)
    expectError(/resize-photo\.worker/)
    await page.goto(addressIn('en'))
    await page.locator('input[name=type][value="SME"]').check()
    await page.getByRole('button', { name: messages.need.go, exact: true }).click()
    await expect(heading(page, messages.contact.title)).toBeFocused()
    await prove(page, dataDir, freshEmail())
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await fillDetails(page, freshAccount())
    await addDocuments(page, 'SME')
    await sendAll(page)
    await referenceOn(page)
  })
})
