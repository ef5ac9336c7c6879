import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { lookThrough } from './support/axe.ts'
import { codeFor, freshEmail, freshNumber } from './support/codes.ts'
import { enterCode, wordsOf, type Lang } from './support/kyc.ts'
import { inLanguage } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

const path = '/fdhbankplc/onboarding'
const freshId = () => `MW${randomInt(100_000, 1_000_000)}`
type Typed = { name?: string; income?: string; branch?: string; id?: string; contact: string }

async function fill(page: Page, lang: Lang, typed: Typed): Promise<void> {
  const messages = wordsOf(lang).onboarding.tool
  await page.getByLabel(messages.yourName).fill(typed.name ?? 'Sample Applicant')
  await page.getByLabel(messages.income).fill(typed.income ?? '150,000')
  await page.getByLabel(messages.branch, { exact: true }).selectOption(typed.branch ?? 'Zomba')
  await page.getByLabel(messages.nationalId).fill(typed.id ?? '')
  await page.getByLabel(messages.contact).fill(typed.contact)
}
const submit = (page: Page, lang: Lang = 'en') =>
  page.getByRole('button', { name: wordsOf(lang).onboarding.tool.send }).click()
const violationsOf = async (page: Page) =>
  (await lookThrough(page).analyze()).violations.map(({ id, nodes }) => [id, String(nodes[0]?.target)])

/** Adds up how far the page moves from here on, also in the half second after an input, which the metric itself leaves out. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    let shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value)
      Object.assign(window, { shifted })
    }).observe({ type: 'layout-shift' })
  })
const shiftsOn = (page: Page) =>
  page.evaluate(() =>
    // What is painted is settled two frames later.
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(
      () => (window as unknown as { shifted?: number }).shifted ?? 0,
    ),
  )

for (const lang of ['en', 'ny'] as const) {
  test(
    `an account is asked for and a reference comes back (${lang})`,
    { tag: lang === 'en' ? '@gate' : [] },
    async ({ page, dataDir }) => {
      const { onboarding } = wordsOf(lang)
      const messages = onboarding.tool
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(inLanguage(lang, path))
      // First of the list, and offered: personal, First Save Savings Account.
      await expect(page.getByLabel(messages.product, { exact: true })).toHaveValue(
        'First Save Savings Account',
      )
      const contact = lang === 'en' ? freshNumber() : freshEmail()
      // Whoever comes to a field has the form in hand; nothing is fetched for those who only read.
      await page.getByLabel(messages.yourName).focus()
      await submit(page, lang)
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      for (const said of [
        messages.fieldErrors.name_missing,
        messages.fieldErrors.income_blank,
        messages.fieldErrors.branch_missing,
        messages.contactMissing,
      ])
        await expect(summary.getByRole('link', { name: said })).toBeVisible()
      await expect(page.getByLabel(messages.income)).toHaveAttribute('aria-invalid', 'true')
      expect(await violationsOf(page)).toEqual([])

      await fill(page, lang, { income: '-1', contact, id: 'abc' })
      await submit(page, lang)
      await expect(summary.getByRole('listitem')).toHaveText([
        messages.fieldErrors.income_negative,
        messages.fieldErrors.not_an_id,
      ])
      await summary.getByRole('link', { name: messages.fieldErrors.income_negative }).click()
      await expect(page.getByLabel(messages.income)).toBeFocused()
      await page.getByLabel(messages.income).fill('a few')
      await page.getByLabel(messages.nationalId).fill(freshId())
      await page.keyboard.press('Enter')
      await expect(summary.getByRole('listitem')).toHaveText([messages.fieldErrors.income_not_a_number])
      await page.getByLabel(messages.income).fill('199,999.99')
      await page.keyboard.press('Enter')
      const code = await codeFor(dataDir, contact)
      await countShifts(page)
      await enterCode(page, code, lang)

      await expect(page.getByRole('heading', { level: 2, name: messages.doneTitle })).toBeFocused()
      // What stands around the form does not jump as the answer takes its place.
      expect(await shiftsOn(page)).toBeLessThan(0.05)
      await expect(page.getByText(/^OA-[\dA-F]{8}$/)).toBeVisible()
      await expect(page.getByText(messages.next.replace('{branch}', 'Zomba'))).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0)
      expect(page.url()).not.toContain('?')
    },
  )
}

test(
  'a national ID serves one signatory; the second keeps the form, and goes on without it by keyboard',
  { tag: '@gate' },
  async ({ page, dataDir, expectError }) => {
    const messages = wordsOf('en').onboarding.tool
    const [id, first, second] = [freshId(), freshNumber(), freshNumber()]
    await page.goto(path)
    await fill(page, 'en', { id, contact: first })
    await submit(page)
    await enterCode(page, await codeFor(dataDir, first))
    await page.getByRole('button', { name: messages.another }).click()
    await fill(page, 'en', { name: 'Another Applicant', id: id.toLowerCase(), contact: second })
    await submit(page)
    expectError(/409/)
    await enterCode(page, await codeFor(dataDir, second))
    await expect(page.getByRole('alert')).toBeFocused()
    const said = 'The ID has already been used by another signatory'
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(said)
    await expect(page.getByLabel(messages.yourName)).toHaveValue('Another Applicant')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(messages.nationalId)).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    // The contact is proved already: no second code.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: messages.doneTitle })).toBeFocused()
  },
)

for (const lang of ['en', 'ny'] as const)
  test(`the code dialog says that codes are delayed (${lang})`, async ({ page }) => {
    const { oneTimeCode } = wordsOf(lang)
    const contact = freshNumber()
    const phone = '+265 111 000 001'
    await page.route('**/verify-username', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as object // the service's own response
      await route.fulfill({ response, json: { ...body, delayed: { phone } } })
    })
    await page.goto(inLanguage(lang, path))
    await fill(page, lang, { contact })
    await submit(page, lang)
    const status = page.getByRole('dialog').getByRole('status')
    await expect(status).toContainText(oneTimeCode.delayed.replace('{to}', contact))
    await expect(status).toContainText(oneTimeCode.delayedCall.replace('{phone}', phone))
    await expect(page.getByRole('dialog').getByLabel(oneTimeCode.label, { exact: true })).toBeVisible()
  })

test('Re-Enter PhoneNo/Email gives the focus to the contact field', async ({ page }) => {
  const { oneTimeCode, onboarding } = wordsOf('en')
  await page.clock.install()
  await page.goto(path)
  await fill(page, 'en', { contact: freshNumber() })
  await submit(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('before requesting another code.')
  await page.clock.runFor(61_000)
  await dialog.getByRole('button', { name: oneTimeCode.reenter }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(onboarding.tool.contact)).toBeFocused()
})

test('a request without a response for 20 seconds is reported as slow, not as offline', async ({
  page,
  dataDir,
}) => {
  const { oneTimeCode, onboarding } = wordsOf('en')
  const contact = freshNumber()
  await page.clock.install()
  await page.route('**/onboarding/v1/applications', () => {})
  await page.goto(path)
  await fill(page, 'en', { contact })
  await submit(page)
  const sent = page.waitForRequest('**/onboarding/v1/applications')
  await enterCode(page, await codeFor(dataDir, contact))
  await sent
  await page.clock.runFor(20_500)
  await expect(page.getByRole('alert')).toContainText(oneTimeCode.timedOut)
  await expect(page.getByRole('alert')).not.toContainText(onboarding.tool.lineDead)
})

test('where the service or the line fails, the form stays, and the same request sent again is one', async ({
  page,
  dataDir,
  expectError,
}) => {
  const messages = wordsOf('en').onboarding.tool
  const contact = freshNumber()
  const sessions: unknown[] = []
  let turn = 0
  await page.route('**/onboarding/v1/applications', async (route) => {
    sessions.push((route.request().postDataJSON() as { session: unknown }).session)
    turn += 1
    if (turn === 1) return route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } })
    if (turn > 2) return route.continue()
    // Taken, and the answer lost.
    await route.fetch()
    return route.abort('connectionreset')
  })
  expectError(/500/)
  expectError(/ERR_CONNECTION_RESET/)
  await page.goto(path)
  await fill(page, 'en', { contact })
  await submit(page)
  await enterCode(page, await codeFor(dataDir, contact))
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side')
  await expect(page.getByRole('alert')).toContainText('+265')
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(messages.lineDead)
  await expect(page.getByLabel(messages.yourName)).toHaveValue('Sample Applicant')
  await submit(page)
  await expect(page.getByRole('heading', { name: messages.doneTitle })).toBeFocused()
  expect(sessions).toHaveLength(3)
  expect(new Set(sessions).size).toBe(1)
})

test(
  'a proof that has run out is asked for again, and nothing typed is lost',
  { tag: '@gate' },
  async ({ page, dataDir, expectError }) => {
    const messages = wordsOf('en')
    const contact = freshNumber()
    let refused = 0
    await page.route('**/onboarding/v1/applications', (route) =>
      refused++ === 0
        ? route.fulfill({ status: 401, json: { ok: false, message: 'Unauthenticated.' } })
        : route.continue(),
    )
    expectError(/401/)
    // Within the minute no second code is sent; the dialog says so and takes Escape.
    expectError(/429/)
    await page.goto(path)
    await fill(page, 'en', { contact })
    await submit(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(messages.oneTimeCode.label, { exact: true }).fill(await codeFor(dataDir, contact))
    await dialog.getByRole('button', { name: messages.oneTimeCode.proceed }).click()
    await expect(dialog).toContainText(messages.oneTimeCode.earlier.replace('{to}', contact))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel(messages.onboarding.tool.yourName)).toHaveValue('Sample Applicant')
  },
)

test('its button is there to be pressed from the start, and a press before anything else says what is missing', async ({
  page,
}) => {
  const { tool } = wordsOf('en').onboarding
  // The program comes after the press.
  let release = () => {}
  const pressed = new Promise<void>((done) => (release = done))
  await page.route('**/onboarding-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(path)
  const send = page.getByRole('button', { name: tool.send })
  await expect(send).toBeEnabled()
  await send.click()
  release()
  await expect(page.getByRole('alert')).toContainText(tool.contactMissing)
  await expect(page).toHaveURL(path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says how else an account is opened', { tag: '@gate' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(/go to a branch with your documents or call \+265/)).toBeVisible()
    await expect(page.locator('main form')).toBeHidden()
    await expect(page.locator('main').getByRole('link', { name: /\+265/ })).toBeVisible()
  })
})

test('a product leads here', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhbankplc/bankaccounts/savingsaccount')
  await page.locator('main').getByRole('link', { name: 'Open an account' }).first().click()
  await expect(page).toHaveURL(/\/fdhbankplc\/onboarding$/)
})
