import type { Page } from '@playwright/test'
import { freshNumber } from './support/codes.ts'
import {
  addDocument,
  addressIn,
  enterWith,
  fillDetails,
  freshAccount,
  proveByApi,
  wordsOf,
} from './support/kyc.ts'
import { pdf } from './support/kyc-documents.ts'
import { ownAddresses } from './support/own-address.ts'
import { expect, test } from './support/test.ts'

// All forms report errors alike: "Error" in the title, the focus on the summary, one heading.

test.use(ownAddresses)

const headings = { en: 'There is a problem', ny: 'Pali vuto' } as const
const titles = { en: /^Error: /, ny: /^Vuto: / } as const
const prefix = { en: '', ny: '/ny' } as const

async function expectSummary(page: Page, lang: 'en' | 'ny'): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: headings[lang] })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(titles[lang])
}

const sendEnquiry = (page: Page) => page.locator('form[data-keep=enquiry] button').click()

for (const lang of ['en', 'ny'] as const) {
  for (const javaScriptEnabled of [true, false])
    test.describe(`${lang}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })
      const isSample = javaScriptEnabled === (lang === 'en')
      for (const path of ['/fdhbankplc/contact', '/fdhbankplc/complaints'])
        test(
          `${path} focuses the summary of an empty form`,
          { tag: isSample ? '@gate' : [] },
          async ({ page, expectError }) => {
            expectError(/422/)
            await page.goto(prefix[lang] + path)
            await sendEnquiry(page)
            await expectSummary(page, lang)
          },
        )
    })

  test(
    `${lang}: onboarding focuses the summary of an empty form`,
    { tag: lang === 'ny' ? '@gate' : [] },
    async ({ page }) => {
      await page.goto(`${prefix[lang]}/fdhbankplc/onboarding`)
      await page.locator('form[data-keep=onboarding] button').click()
      await expectSummary(page, lang)
    },
  )

  test(`${lang}: KYC focuses the summary without an account type`, async ({ page }) => {
    await page.goto(addressIn(lang))
    await page.getByRole('button', { name: wordsOf(lang).kyc.need.go, exact: true }).click()
    await expectSummary(page, lang)
    await page.locator('input[name=type]').first().check()
    await expect(page).not.toHaveTitle(titles[lang])
  })
}

test('the contact form drops errors as they are fixed', { tag: '@gate' }, async ({ page, expectError }) => {
  expectError(/422/)
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/returned-errors/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/fdhbankplc/contact')
  await sendEnquiry(page)
  const errors = page.getByRole('alert').getByRole('listitem')
  await expect(errors).toHaveCount(3)
  // The first field is filled in before the script is loaded.
  await page.locator('#enquiry-name').fill('Chisomo Sample')
  release()
  await expect(errors).toHaveCount(2)
  await expect(page.locator('#enquiry-name-error')).toHaveCount(0)
  await page.locator('#enquiry-contact').fill(freshNumber())
  await page.locator('#enquiry-message').fill('Do you open on Saturdays?')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).not.toHaveTitle(titles.en)
})

test('onboarding drops errors as they are fixed', async ({ page }) => {
  await page.goto('/fdhbankplc/onboarding')
  await page.locator('form[data-keep=onboarding] button').click()
  const errors = page.locator('#onboarding-errors').getByRole('listitem')
  await expect(errors).toHaveCount(4)
  await page.locator('#onboarding-name').fill('Chisomo Sample')
  await expect(errors).toHaveCount(3)
  await page.locator('#onboarding-monthly_income').fill('350,000')
  await page.locator('#onboarding-branch').selectOption('Zomba')
  await page.locator('#onboarding-contact').fill('chisomo@sample.invalid')
  await expect(page.locator('#onboarding-errors')).toHaveCount(0)
  await expect(page).not.toHaveTitle(titles.en)
})

test(
  'KYC drops a document from the summary once it is added',
  { tag: '@gate' },
  async ({ page, baseURL, dataDir }) => {
    const { kyc } = wordsOf('en')
    await enterWith(page, await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber()))
    await page.getByLabel(kyc.details.type).selectOption('Individual Account')
    await fillDetails(page, freshAccount())
    await page.getByRole('button', { name: kyc.next, exact: true }).click()
    await expectSummary(page, 'en')
    const error = page.getByRole('alert').getByRole('link', { name: /payslip/i })
    await expect(error).toHaveCount(1)
    await addDocument(page, 'Payslip', pdf())
    await expect(error).toHaveCount(0)
  },
)

test('onboarding: entering another contact focuses its field', async ({ page }) => {
  await page.route('**/onboarding/v1/verify-username', (route) =>
    route.fulfill({ json: { ok: true, expires_in: 600, resend_after: 60 } }),
  )
  await page.goto('/fdhbankplc/onboarding')
  await page.locator('#onboarding-name').fill('Chisomo Sample')
  await page.locator('#onboarding-monthly_income').fill('350,000')
  await page.locator('#onboarding-branch').selectOption('Zomba')
  await page.locator('#onboarding-contact').fill('chisomo@sample.invalid')
  await page.locator('form[data-keep=onboarding] button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#onboarding-contact')).toBeFocused()
})

test('the dialog for the code has its error in the title', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/)
  await page.route('**/onboarding/v1/verify-username', (route) => route.abort())
  await page.goto('/fdhbankplc/onboarding')
  await page.locator('#onboarding-product').selectOption({ index: 1 })
  await page.locator('#onboarding-name').fill('Chisomo Sample')
  await page.locator('#onboarding-monthly_income').fill('350,000')
  await page.locator('#onboarding-branch').selectOption('Zomba')
  await page.locator('#onboarding-contact').fill('chisomo@sample.invalid')
  await page.locator('form[data-keep=onboarding] button').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(page).toHaveTitle(titles.en)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveTitle(titles.en)
})

type GetForm = {
  path: string
  form: string
  /** fills the fields so that the form is refused; a form that is refused as it is needs nothing */
  break?: (page: Page) => Promise<void>
  fix: (page: Page) => Promise<void>
}

const getForms: GetForm[] = [
  {
    path: '/fdhmoneybureau/home',
    form: 'converter',
    break: (page) => page.locator('#convert-amount').fill('ten'),
    fix: (page) => page.locator('#convert-amount').fill('10'),
  },
  {
    path: '/fdhbankplc/exchangeRates/day',
    form: 'day',
    break: (page) => page.locator('#day-date').fill('2099-01-01'),
    fix: (page) => page.locator('#day-date').fill('2026-01-05'),
  },
  {
    path: '/fdhbankplc/loan',
    form: 'loan',
    break: (page) => page.locator('#loan-amount').fill('ten'),
    fix: (page) => page.locator('#loan-amount').fill('500,000'),
  },
  {
    path: '/fdhbankplc/home',
    form: 'loan-teaser',
    fix: async (page) => {
      await page.locator('#loan-amount').fill('500,000')
      await expect(page.locator('#result').getByRole('listitem')).toHaveCount(1)
      await page.locator('#loan-months').fill('12')
    },
  },
]

for (const one of getForms) {
  for (const lang of ['en', 'ny'] as const)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${one.form}, ${lang}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled })
        test('focuses the summary', async ({ page }) => {
          await page.goto(prefix[lang] + one.path)
          await one.break?.(page)
          await page.locator(`form[data-keep=${one.form}] button`).click()
          await expectSummary(page, lang)
        })
      })

  test(`${one.form} drops its errors as they are fixed`, async ({ page }) => {
    await page.goto(one.path)
    await one.break?.(page)
    await page.locator(`form[data-keep=${one.form}] button`).click()
    await expectSummary(page, 'en')
    await one.fix(page)
    await expect(page.getByRole('alert').filter({ hasText: headings.en })).toHaveCount(0)
    await expect(page).not.toHaveTitle(titles.en)
  })
}
