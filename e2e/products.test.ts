import { expect, test } from './support/test.ts'

// Accounts, products, loans and the calculator are links and forms: all of it works without JavaScript.
test.use({ javaScriptEnabled: false })

const loan = '/fdhbankplc/personalAndbusinessbanking?type=Executive+Loan+Scheme'

test(
  'a loan shows its requirements first, and each list has an address',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(loan)
    const tabs = page.getByRole('navigation', { name: 'The loan in detail' })
    await expect(tabs.locator('[aria-current]')).toHaveText('Requirements')
    await tabs.getByRole('link', { name: 'Benefits' }).click()
    await expect(tabs.locator('[aria-current]')).toHaveText('Benefits')
    await expect(page).toHaveURL(/tab=Benefits/)
    await expect(page.getByRole('heading', { level: 2, name: 'Benefits' })).toBeVisible()
  },
)

test('terms of a loan come with the day they took effect', { tag: '@gate' }, async ({ page }) => {
  await page.goto(loan)
  await expect(page.getByRole('table', { name: /Since \d+ \w+ 20\d\d/ })).toContainText('MK 5,000,000')
  await expect(page.getByRole('table', { name: /Since \d/ })).toContainText('36 months')
})

for (const path of [
  '/fdhbankplc/bankaccounts?type=Piggy+Bank',
  '/fdhbankplc/bankproducts?type=Gold',
  '/fdhbankplc/personalAndbusinessbanking?type=Free+Money',
  '/fdhbankplc/salama?type=Other',
  `${loan}&tab=Secrets`,
  '/fdhbankplc/kyc?tab=Other',
  '/fdhbankplc/loan?product=free-money',
]) {
  test(
    `${path} is a 404 that offers what there is`,
    { tag: path.endsWith('Piggy+Bank') ? '@gate' : [] },
    async ({ page, expectError }) => {
      expectError(/404/)
      expect((await page.goto(path))?.status()).toBe(404)
      const offered = page.getByRole('main').getByRole('listitem').getByRole('link').first()
      await offered.click()
      await expect(page.locator('h1')).not.toHaveText('Page not found')
    },
  )
}

test('Amayi Atakate stands at three addresses, which name one', { tag: '@gate' }, async ({ page }) => {
  for (const path of [
    '/amayiatakateloan',
    '/personalAndbusinessbanking/amayiatakateloan',
    '/personalAndbusinessbanking?type=Amayi+Atakate',
  ]) {
    await page.goto(`/fdhbankplc${path}`)
    await expect(page.locator('h1')).toHaveText('Amayi Atakate')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/fdhbankplc\/amayiatakateloan$/,
    )
  }
})

test('the home’s two fields lead to an instalment', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhbankplc/home')
  await page.getByLabel('Amount in kwacha').fill('500,000')
  await page.getByLabel('Months to repay').fill('24')
  await page.getByRole('button', { name: 'Show the monthly payment' }).click()
  await expect(page.getByRole('region', { name: 'What it would cost' })).toContainText('MK 28,007.91')
  await page.getByText('repayment schedule in kwacha: 24 months').click()
  await expect(page.getByRole('row', { name: /^Total [0-9]/ })).toContainText('500,000.00')
})

test(
  'what cannot be worked out comes back as typed, with the product’s limits at the field',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhbankplc/loan')
    await page.getByLabel('Loan', { exact: true }).selectOption('Instaloans')
    await page.getByLabel('Amount in kwacha').fill('900000')
    await page.getByLabel('Months to repay').fill('thirteen')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Loan', { exact: true })).toHaveValue('instaloans')
    await expect(page.getByLabel('Amount in kwacha')).toHaveValue('900000')
    await expect(page.getByLabel('Amount in kwacha')).toHaveAccessibleDescription(
      /Instaloans goes up to MK\s800,000/,
    )
    await expect(page.getByLabel('Months to repay')).toHaveValue('thirteen')
  },
)
