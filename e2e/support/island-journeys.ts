import type { Locator, Page } from '@playwright/test'
import { inLanguage } from './addresses.ts'
import { codeFor, freshNumber } from './codes.ts'
import { addressIn, freshAccount, wordsOf, type Lang } from './kyc.ts'
import { pdf } from './kyc-documents.ts'
import { expect } from './test.ts'

export type Visit = { page: Page; island: Locator; lang: Lang; dataDir: string }
type Journey = {
  address: (lang: Lang) => string
  /** uses the island, so that it shows, changes and removes text */
  use: (visit: Visit) => Promise<void>
}

const at = (path: string) => (lang: Lang) => inLanguage(lang, path)

async function proveContact({ page, lang, dataDir }: Visit, contact: string): Promise<void> {
  const { oneTimeCode } = wordsOf(lang)
  const dialog = page.getByRole('dialog')
  await dialog.locator('#code').fill(await codeFor(dataDir, contact))
  await dialog.getByRole('button', { name: oneTimeCode.proceed }).click()
  await expect(dialog).toHaveCount(0)
}

const stepHeading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 2, name })
const pressNext = ({ page, lang }: Visit) =>
  page.getByRole('button', { name: wordsOf(lang).kyc.next }).click()

async function fillInAccount(visit: Visit): Promise<void> {
  const { page, lang } = visit
  const { details, documents } = wordsOf(lang).kyc
  await expect(stepHeading(visit, details.title)).toBeFocused()
  await pressNext(visit)
  await expect(page.getByRole('alert').filter({ visible: true })).toBeFocused()
  const { number, name } = freshAccount()
  await page.getByLabel(details.number).fill(number)
  await page.getByLabel(details.name).fill(name)
  await page.getByLabel(details.branch).selectOption({ index: 3 })
  await pressNext(visit)
  await expect(stepHeading(visit, documents.title)).toBeFocused()
}

/** Asks for the list of errors, which empties as documents are added. */
async function addEachDocument(visit: Visit): Promise<void> {
  const { page } = visit
  await pressNext(visit)
  const errors = page.getByRole('alert').getByRole('listitem')
  await expect(errors).not.toHaveCount(0)
  const rows = page.locator('li[data-state]')
  for (let n = 0; n < (await rows.count()); n++) {
    await rows
      .nth(n)
      .locator('input[type=file]:not([capture])')
      .setInputFiles(pdf(`document-${n}.pdf`))
    await expect(rows.nth(n)).toHaveAttribute('data-state', 'received')
  }
  await expect(errors).toHaveCount(0)
}

async function sendDocuments(visit: Visit): Promise<void> {
  const { page, lang } = visit
  const { check, documents, done, need, back, sure } = wordsOf(lang).kyc
  await pressNext(visit)
  await expect(stepHeading(visit, check.title)).toBeFocused()
  await page.getByRole('button', { name: back }).click()
  await expect(stepHeading(visit, documents.title)).toBeFocused()
  await pressNext(visit)
  await page.getByRole('button', { name: check.go }).click()
  await page.getByRole('dialog').getByRole('button', { name: sure.action }).click()
  await expect(stepHeading(visit, done.title)).toBeFocused()
  await page.getByRole('button', { name: done.copy }).click()
  await expect(page.locator('[data-flow=done] output')).not.toBeEmpty()
  await page.getByRole('button', { name: done.again }).click()
  await expect(page.getByRole('button', { name: need.go })).toBeVisible()
}

/** One journey for each island, by its file in `site/islands`. */
export const journeys: Record<string, Journey> = {
  'care-pair': {
    address: at('/fdhfinancialholdings/home'),
    async use({ island, lang }) {
      const { next, pause, play } = wordsOf(lang).holdingsHome.carousel
      await island.scrollIntoViewIfNeeded()
      // Without the sign that a translation adds, which would pass for another card.
      const shown = async () =>
        (await island.locator('h3:visible').allInnerTexts()).map((title) => title.replaceAll('°', ''))
      const before = await shown()
      await island.getByRole('button', { name: next }).click()
      await expect.poll(shown).not.toEqual(before)
      await island.getByRole('button', { name: play }).click()
      await expect(island.getByRole('button', { name: pause })).toBeVisible()
    },
  },
  converter: {
    address: at('/fdhmoneybureau/home'),
    async use({ island, lang }) {
      const { convert } = wordsOf(lang).bureauHome
      const amount = island.locator('#convert-amount')
      await amount.fill('250')
      await island.locator('#convert-currency').selectOption('USD')
      await expect(island.locator('p.figure')).toContainText('MK')
      const first = await island.locator('p.figure').innerText()
      await amount.fill('500')
      await expect(island.locator('p.figure')).not.toHaveText(first)
      await amount.fill('nothing')
      await expect(island.locator('#convert-amount-error')).toContainText(convert.errors.malformed)
    },
  },
  finder: {
    address: at('/fdhbankplc/branches'),
    async use({ island, lang }) {
      const { places } = wordsOf(lang)
      const name = island.locator('#place-name')
      await name.fill('zzzz')
      await expect(island.locator('li[data-key]')).toHaveCount(0)
      await island.getByRole('link', { name: places.clear }).click()
      await name.fill('lilongwe')
      const row = island.locator('li[data-key]').nth(1)
      await row.locator('summary').click()
      await expect(row.locator('a[href^="tel:"]')).toBeVisible()
    },
  },
  kyc: {
    address: addressIn,
    async use(visit) {
      const { page, lang } = visit
      const { kyc } = wordsOf(lang)
      const heading = (name: string) => page.getByRole('heading', { level: 2, name })
      await page.locator('input[name=type]').first().check()
      await page.getByRole('button', { name: kyc.need.go }).click()
      await expect(heading(kyc.contact.title)).toBeFocused()
      await page.getByRole('button', { name: kyc.contact.go }).click()
      await expect(page.locator('[data-flow=contact] [role=alert]')).toBeVisible()
      const contact = freshNumber()
      await page.locator('#kyc-contact').fill(contact)
      await page.getByRole('button', { name: kyc.contact.go }).click()
      await proveContact(visit, contact)
      await expect(heading(kyc.details.title)).toBeFocused()
      await page.getByRole('button', { name: kyc.back }).click()
      await expect(heading(kyc.contact.title)).toBeVisible()
      await page.goForward()
      await fillInAccount(visit)
      await addEachDocument(visit)
      await sendDocuments(visit)
    },
  },
  'loan-calculator': {
    address: at('/fdhbankplc/loan'),
    async use({ island }) {
      const monthly = island.locator('#result-title ~ p.figure')
      const amount = island.locator('#loan-amount')
      const first = await monthly.innerText()
      await amount.fill('600000')
      await expect(monthly).not.toHaveText(first)
      await amount.fill('nothing')
      await expect(island.locator('#loan-amount-error')).toBeVisible()
      await amount.fill('700000')
      await expect(monthly).toContainText('MK')
    },
  },
  'nearest-branches': {
    address: at('/fdhbankplc/home'),
    async use({ page, island, lang }) {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: -15.79, longitude: 35 })
      await island.getByRole('button', { name: wordsOf(lang).bankHome.near.locate }).click()
      await expect(island.locator('a[href^="tel:"]')).toHaveCount(3)
    },
  },
  onboarding: {
    address: at('/fdhbankplc/onboarding'),
    async use(visit) {
      const { page, lang } = visit
      const { tool } = wordsOf(lang).onboarding
      const send = page.getByRole('button', { name: tool.send })
      await page.locator('#onboarding-product').selectOption({ index: 1 })
      await send.click()
      await expect(page.locator('#onboarding-errors')).toBeFocused()
      await expect(page.locator('#onboarding-product')).not.toHaveValue('First Save Savings Account')
      const contact = freshNumber()
      await page.locator('#onboarding-name').fill('Sample Applicant')
      await page.locator('#onboarding-monthly_income').fill('150,000')
      await page.locator('#onboarding-branch').selectOption('Zomba')
      await page.locator('#onboarding-contact').fill(contact)
      await send.click()
      await proveContact(visit, contact)
      await page.getByRole('button', { name: tool.another }).click()
      await expect(send).toBeVisible()
    },
  },
  'rate-chart': {
    address: at('/fdhbankplc/exchangeRates/history?currency=USD'),
    async use({ island }) {
      const day = island.locator('p').first()
      const last = await day.innerText()
      await island.getByRole('slider').press('ArrowLeft')
      await expect(day).not.toHaveText(last)
    },
  },
  'search-box': {
    address: at('/search?q=loan'),
    async use({ island, lang }) {
      const field = island.locator('input[name=q]')
      await field.click()
      await field.fill('savings')
      await expect(island.getByRole('option').first()).toBeVisible()
      await field.fill('zzzzqq')
      await expect(island.getByText(wordsOf(lang).search.noSuggestion).first()).toBeVisible()
      await field.fill('savings')
      await expect(island.getByRole('option').first()).toBeVisible()
    },
  },
}
