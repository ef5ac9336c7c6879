import type { Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { freshNumber } from './support/codes.ts'
import { requiredDocuments } from '../database/sample/kyc/required-documents.ts'
import {
  addDocument,
  addDocuments,
  addressIn,
  addSmallDocuments,
  chooseType,
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
import { photo } from './support/kyc-documents.ts'
import { settleLayout } from './support/settle-layout.ts'
import { expect, test } from './support/test.ts'
import { shiftSince, watchShifts } from './support/layout-shifts.ts'

/** What axe finds, and how far the page is too wide. */
async function look(page: Page) {
  const { violations } = await lookThrough(page).include('main').analyze()
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return {
    violations: violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))]),
    over,
  }
}
const fine = { violations: [], over: 0 }

test('the last pages on a screen of 320 pixels, by keyboard alone, in Chichewa', async ({
  page,
  baseURL,
  dataDir,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { kyc } = wordsOf('ny')
  const token = await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber(), 'ny')
  await enterWith(page, token, 'ny')
  await page.getByLabel(kyc.details.type).selectOption('Sole Proprietorship')
  await fillDetails(page, freshAccount(), 'ny')
  await addDocuments(page, 'Sole Proprietorship', 'ny')
  expect(await look(page)).toEqual(fine)
  await page.getByRole('button', { name: kyc.next, exact: true }).press('Enter')
  await expect(heading(page, kyc.check.title)).toBeFocused()
  expect(await look(page)).toEqual(fine)
  await page.getByRole('button', { name: kyc.check.go }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(kyc.sure.message)
  await dialog.getByRole('button', { name: kyc.sure.action }).press('Enter')
  await expect(heading(page, kyc.done.title)).toBeFocused({ timeout: 60_000 })
  expect(await look(page)).toEqual(fine)
})

test('on a slow phone: the first touch is answered at once, nothing moves under the thumb, and only the task is on the page', async ({
  page,
  dataDir,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { kyc } = wordsOf('en')
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/(kyc|hydrate)-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(addressIn('en'))
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^24h/ })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/fdhbankplc/home')
  await expect(page.getByText('Step 1 of 6:')).toBeVisible()
  // Nothing of the program is here yet.
  const go = page.getByRole('button', { name: kyc.need.go, exact: true })
  await settleLayout(page)
  const before = await go.boundingBox()
  await page.locator('input[name=type][value="Individual Account"]').check()
  await expect(page.getByRole('heading', { name: `${kyc.need.ready}: Individual` })).toBeVisible()
  expect((await go.boundingBox())?.y).toBe(before?.y)
  await go.click()
  await expect(go).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(heading(page, kyc.contact.title)).toBeFocused()
  await expect(page.getByText('Step 2 of 6:')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: kyc.steps.contact })).toHaveAttribute(
    'aria-current',
    'step',
  )
  for (const gone of [
    page.getByRole('region', { name: 'Notices' }),
    page.getByRole('contentinfo'),
    page.getByRole('complementary'),
    page.getByRole('navigation', { name: wordsOf('en').kycPage.label }),
  ])
    await expect(gone).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await prove(page, dataDir, freshNumber())
  await fillDetails(page, freshAccount())
  // A document goes from needed to received, and the rows below it stay where they are.
  const below = row(page, 'National ID/Passport')
  await settleLayout(page)
  const at = await below.boundingBox()
  await addDocument(page, requiredDocuments['Individual Account'][0] ?? '', await photo())
  await expect(page.locator('[data-flow] li[data-state]').first()).toHaveAttribute('data-state', 'received', {
    timeout: 60_000,
  })
  expect((await below.boundingBox())?.y).toBe(at?.y)
  await addSmallDocuments(page, 'Individual Account')
  for (const purpose of requiredDocuments['Individual Account'])
    await expect(row(page, purpose)).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  // What can be done with a document stands in one line.
  const actions = row(page, 'Utility Bill').locator('label:visible, button:visible')
  const tops = await actions.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  )
  expect(tops.length).toBeGreaterThan(1)
  expect(new Set(tops).size).toBe(1)
  await sendAll(page)
  await referenceOn(page)
  const bar = page.getByRole('status').filter({ hasText: kyc.submitted }).locator('..')
  await expect(bar).toBeVisible()
  const [over, next, focused] = await Promise.all([
    bar.boundingBox(),
    page.getByRole('button', { name: kyc.done.print }).boundingBox(),
    heading(page, kyc.done.title).boundingBox(),
  ])
  const end = (over?.y ?? 0) + (over?.height ?? 0)
  expect(end).toBeLessThan(next?.y ?? 0)
  expect(end).toBeLessThan(focused?.y ?? 0)
})

test('a sending that fails says why beside its button, and its message covers nothing that has the focus, in Chichewa', async ({
  page,
  baseURL,
  dataDir,
  expectError,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { kyc } = wordsOf('ny')
  await enterWith(page, await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber(), 'ny'), 'ny')
  await page.getByLabel(kyc.details.type).selectOption('Sole Proprietorship')
  await fillDetails(page, freshAccount(), 'ny')
  await addSmallDocuments(page, 'Sole Proprietorship', 'ny')
  for (const purpose of requiredDocuments['Sole Proprietorship'])
    await expect(row(page, purpose, 'ny')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  await page.route(/\/api\/kyc_submissions/, (route) => route.abort('connectionrefused'))
  expectError(/CONNECTION_REFUSED/)
  await sendAll(page, 'ny')
  const why = page.getByRole('alert').filter({ hasText: kyc.notices.lookUpLine })
  await expect(why).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: kyc.check.go })).toBeInViewport({ ratio: 1 })
  const bar = page.locator('[data-type]').filter({ hasText: kyc.notDelivered })
  // Under the pointer it stays.
  await bar.hover()
  // Backwards through the page, to the first link of its header.
  const focused = page.locator(':focus')
  const first = page.getByRole('banner').getByRole('link').first()
  await page.getByRole('button', { name: kyc.check.go }).focus()
  for (;;) {
    await page.keyboard.press('Shift+Tab')
    const [over, one] = await Promise.all([bar.boundingBox(), focused.boundingBox()])
    const apart = Math.max(
      (over?.y ?? 0) - ((one?.y ?? 0) + (one?.height ?? 0)),
      (one?.y ?? 0) - ((over?.y ?? 0) + (over?.height ?? 0)),
    )
    expect(apart, await focused.innerText()).toBeGreaterThanOrEqual(0)
    if (await first.evaluate((link) => link === document.activeElement)) break
  }
  // And it can be sent again from there.
  await page.unroute(/\/api\/kyc_submissions/)
  await page.getByRole('button', { name: kyc.check.go }).click()
  await page.getByRole('dialog').getByRole('button', { name: kyc.sure.action }).click()
  await referenceOn(page, 'ny')
})

for (const prefix of ['', '/ny'])
  test(`${prefix}/: who goes on without an account type sees what is missing, each time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${prefix}/fdhbankplc/kyc?tab=Upload+KYC+Documents`)
    const go = page.locator('form[data-keep=kyc-type] button')
    for (let time = 0; time < 2; time++) {
      await go.click()
      await expect(page.locator('#kyc-type-error [role=alert]')).toBeFocused()
      await expect(page.locator('#kyc-type-error [role=alert]')).toBeInViewport()
    }
  })

test('who leads on before the next step is there waits where it will stand, and nothing jumps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { kyc } = wordsOf('en')
  await watchShifts(page)
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/flow-.*\.js/, (route) => gate.promise.then(() => route.continue()))
  await page.goto(addressIn('en'))
  await page.locator('input[name=type][value="SME"]').check()
  await page.getByRole('button', { name: kyc.need.go, exact: true }).click()
  await expect(page.locator('p', { hasText: kyc.loading })).toBeFocused()
  await expect(page.locator('input[name=type]').first()).toBeHidden()
  await shiftSince(page)
  gate.resolve()
  await expect(heading(page, kyc.contact.title)).toBeFocused()
  expect(await shiftSince(page)).toBeLessThan(0.05)
  // The choice is still there to be changed.
  await page.goBack()
  await expect(page.locator('input[name=type][value="SME"]')).toBeChecked()
})

test('a step that is come back to is not preceded by the first page, and the page does not jump', async ({
  page,
  baseURL,
  dataDir,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { kyc } = wordsOf('en')
  const token = await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber())
  await watchShifts(page)
  // The line is slow: what draws the steps comes when it is let go on.
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/hydrate-/, (route) => gate.promise.then(() => route.continue()))
  await enterWith(page, token)
  await expect(page.getByText(kyc.loading)).toBeVisible()
  await expect(page.locator('input[name=type]').first()).toBeHidden()
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden()
  gate.resolve()
  await expect(heading(page, kyc.details.title)).toBeFocused()
  await expect(page.getByText(kyc.loading)).toBeHidden()
  expect(await shiftSince(page)).toBeLessThan(0.05)
  // Where nobody is proved any longer, the first page is there.
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.reload()
  await expect(page.locator('input[name=type]').first()).toBeVisible()
})

test('the button that closes the code’s dialog stays where it is once the code was sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { kyc, oneTimeCode } = wordsOf('en')
  const gate = Promise.withResolvers<void>()
  await page.route(/verify-username/, (route) => gate.promise.then(() => route.continue()))
  await page.goto(addressIn('en'))
  await chooseType(page, 'SME')
  await page.getByLabel(kyc.contact.label).fill(freshNumber())
  await page.getByRole('button', { name: kyc.contact.go }).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: oneTimeCode.close })
  await settleLayout(page)
  const before = await close.boundingBox()
  gate.resolve()
  await expect(dialog.getByLabel(oneTimeCode.label, { exact: true })).toBeFocused()
  expect(await close.boundingBox()).toEqual(before)
})

test('the button that leads on is shown as pressed before the next step is drawn', async ({
  page,
  baseURL,
  dataDir,
}) => {
  const { kyc } = wordsOf('en')
  await enterWith(page, await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber()))
  await expect(heading(page, kyc.details.title)).toBeFocused()
  const painted = page.evaluate(
    () =>
      new Promise((done) => {
        const button = document.querySelector('[data-flow] [type=submit]')
        const seen = new MutationObserver(() => {
          seen.disconnect()
          // What stands here when the browser comes to paint.
          requestAnimationFrame(() => done([button?.ariaBusy, button?.isConnected, document.title]))
        })
        seen.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  const before = await page.title()
  await page.getByRole('button', { name: kyc.next, exact: true }).click()
  expect(await painted).toEqual(['true', true, before])
  // Then what was pressed is done, once.
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('button', { name: kyc.next, exact: true })).not.toHaveAttribute('aria-busy')
})

test('the sign of a document’s state keeps its size beside a long name, on any screen', async ({
  page,
  baseURL,
  dataDir,
}) => {
  const lang = 'ny'
  const [first] = requiredDocuments['Individual Account']
  const token = await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber(), lang)
  await enterWith(page, token, lang)
  await page.getByLabel(wordsOf(lang).kyc.details.type).selectOption('Individual Account')
  await fillDetails(page, freshAccount(), lang)
  await addDocument(page, first, await photo(), lang)
  await expect(row(page, first, lang)).toHaveAttribute('data-state', 'received', { timeout: 30_000 })
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const widths = await page
      .locator('[data-state] p > svg')
      .evaluateAll((signs) => signs.map((one) => one.getBoundingClientRect().width))
    expect(widths.length, `${width}`).toBeGreaterThanOrEqual(7)
    expect(new Set(widths), `${width}`).toEqual(new Set([20]))
  }
})
