import type { Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { loadWhole, scriptsFrom } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 740 }
const wide = { width: 1280, height: 900 }

const amount = (page: Page) => page.getByLabel('Amount in kwacha')
const months = (page: Page) => page.getByLabel('Months to repay')
const result = (page: Page) => page.getByRole('region', { name: 'What it would cost' })

async function violations(page: Page) {
  const found = await lookThrough(page).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
}

test(
  'by keyboard alone: sliders and fields say the same, and the result follows',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/fdhbankplc/loan')
    await page.getByLabel('Loan', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(amount(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('5,000,000')
    await page.keyboard.press('Tab')
    const slider = page.getByRole('slider', { name: 'Amount, with a slider' })
    await expect(slider).toBeFocused()
    await expect(slider).toHaveValue('5000000')
    await expect(slider).toHaveAttribute('aria-valuetext', 'MK\u00a05,000,000')
    const interest = result(page).locator('rect').nth(2)
    const before = await interest.getAttribute('width')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider', { name: 'Months, with a slider' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(months(page)).toHaveValue('36')
    await expect(page.getByRole('slider', { name: 'Months, with a slider' })).toHaveAttribute(
      'aria-valuetext',
      '36\u00a0months',
    )
    // Its share of the bar has grown with the months, and the line says what is owed half-way.
    await expect(interest).not.toHaveAttribute('width', before ?? '')
    expect(Number.parseFloat((await interest.getAttribute('width')) ?? '')).toBeGreaterThan(
      Number.parseFloat(before ?? ''),
    )
    await expect(page.getByRole('figure')).toHaveText(
      /After 18\smonths you still owe MK\s3,0\d\d,\d{3}\.\d\d\. After 36\smonths you owe nothing\.$/,
    )
    await expect(result(page)).toContainText('MK 212,805.97')
    await expect(result(page)).toContainText('The last instalment is MK 212,806.19.')
    await expect(result(page)).toContainText('37.91%')
    // What is not seen is said, once typing rests.
    await expect(page.getByRole('status').filter({ hasText: 'MK 212,805.97 each month' })).toHaveCount(1)
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(amount(page)).toHaveValue('4,950,000')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'What it would cost' })).toBeFocused()
    expect(await violations(page)).toEqual([])
  },
)

test(
  'from the bank’s home the calculator opens on its form, with what was typed and the loan that fits',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/fdhbankplc/home')
    await page.locator('#teaser-amount').fill('750,000')
    await page.locator('#teaser-months').fill('10')
    await page.getByRole('button', { name: 'Show the monthly payment' }).click()
    await expect(amount(page)).toHaveValue('750,000')
    await expect(amount(page)).toBeInViewport()
    const loan = page.getByLabel('Loan', { exact: true })
    await expect(loan).toBeInViewport()
    await expect(loan).toHaveAccessibleDescription(/^We chose a loan that fits your amount and months/)
    await expect(result(page)).toBeInViewport()
    await loan.focus()
    await loan.selectOption('Instaloans')
    await expect(loan).toHaveAccessibleDescription('')
  },
)

test(
  'mistakes are named at the field with the product’s limits, and the form leads to them',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/fdhbankplc/loan')
    await amount(page).fill('900,000')
    await page.getByLabel('Loan', { exact: true }).selectOption('Instaloans')
    await expect(amount(page)).toHaveAccessibleDescription(/Instaloans goes up to MK\s800,000/)
    await expect(months(page)).toHaveAccessibleDescription(/Instaloans can be repaid over 12\smonths at most/)
    await expect(page.getByRole('slider', { name: 'Months, with a slider' })).toHaveAttribute('max', '12')
    await months(page).fill('1.5')
    await expect(months(page)).toHaveAccessibleDescription(/Type whole months, such as 24/)
    await page.getByRole('button', { name: 'Work it out' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    expect(await violations(page)).toEqual([])
    await summary.getByRole('link', { name: /goes up to MK\s800,000/ }).click()
    await expect(amount(page)).toBeFocused()
    await amount(page).fill('MK 800 000')
    await months(page).fill('12')
    await expect(result(page)).toContainText('MK 79,254.32')
    await expect(summary).toHaveCount(0)
  },
)

test(
  'an address holds the calculation, in both languages and for both companies',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/fdhfinancialholdings/loan')
    await amount(page).fill('2000000')
    await months(page).fill('12')
    await expect(page).toHaveURL(/\?product=executive-loan-scheme&amount=2000000&months=12$/)
    const figure = await result(page).locator('.figure').first().innerText()
    const address = page.url()
    await page.getByRole('link', { name: 'Chichewa' }).first().click()
    await expect(page).toHaveURL(
      /\/ny\/fdhfinancialholdings\/loan\?product=executive-loan-scheme&amount=2000000/,
    )
    const inChichewa = page.getByRole('region', { name: 'Mtengo wake' })
    await expect(inChichewa).toContainText(figure)
    await page.getByLabel('Miyezi yobwezera').fill('37')
    await expect(page.getByLabel('Miyezi yobwezera')).toHaveAccessibleDescription(/miyezi yosaposa 36/)
    await page.goto(address.replace('fdhfinancialholdings', 'fdhbankplc'))
    await expect(result(page)).toContainText(figure)
  },
)

test('the link is copied, or shown where copying is refused', { tag: '@gate' }, async ({ page, context }) => {
  const address = '/fdhbankplc/loan?product=instaloans&amount=100000&months=3'
  await page.goto(address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /product=instaloans&amount=100000/,
  )
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))))
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByLabel('Copy this link:')).toHaveValue(/months=3$/)
})

test('where the phone has a sheet for sharing, it is asked', async ({ page }) => {
  const shared: { text: string; url: string }[] = []
  await page.exposeFunction('shared', (what: { text: string; url: string }) => shared.push(what))
  await page.addInitScript('navigator.share = (what) => window.shared(what)')
  await page.goto('/fdhbankplc/loan?product=instaloans&amount=100000&months=3')
  await page.getByLabel('Months to repay').focus()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => shared).toHaveLength(1)
  expect(shared[0]?.text).toBe(
    'Loan calculator: Instaloans, MK\u00a0100,000 over 3\u00a0months, MK\u00a035,194.55 each month',
  )
  expect(shared[0]?.url).toMatch(/product=instaloans&amount=100000&months=3$/)
})

test('what was typed and slid before the program came is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/loan-calculator.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/fdhbankplc/loan')
  await amount(page).fill('750000')
  await page.getByRole('slider', { name: 'Months, with a slider' }).fill('6')
  release()
  await expect(months(page)).toHaveValue('6')
  await expect(result(page)).toContainText('MK 750,000 over 6 months')
  await expect(amount(page)).toHaveValue('750000')
})

test('on a phone the result is a bar that opens, and covers no field that has the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/fdhbankplc/loan')
  await months(page).focus()
  const bar = await result(page).boundingBox()
  const field = await months(page).boundingBox()
  expect(bar && bar.y + bar.height).toBeLessThanOrEqual(phone.height)
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expect(result(page).getByText('Total interest')).toBeHidden()
  await result(page).getByText('Full cost', { exact: true }).click()
  await expect(result(page).getByText('Total interest')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await months(page).fill('240')
  await expect(result(page)).toContainText('Fill in the amount and the months')
})

test(
  'on paper stand the cost, every month and the day of the terms, and no form',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhbankplc/loan?product=instaloans&amount=100000&months=3')
    await page.emulateMedia({ media: 'print' })
    await expect(amount(page)).toBeHidden()
    await expect(result(page).getByText('Total interest')).toBeVisible()
    await expect(result(page)).toContainText(/fees since \d+ \w+ 20\d\d/)
    await expect(page.getByRole('row', { name: /^3 35,194\.57/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Total 105,583\.67/ })).toBeVisible()
  },
)

test('the schedule as CSV adds up and says what it is of', { tag: '@gate' }, async ({ page, request }) => {
  await page.goto('/ny/fdhbankplc/loan?product=instaloans&amount=100000&months=3')
  const link = page.getByRole('link', { name: /CSV/ })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers()['content-disposition']).toContain('instaloans-100000-3-months.csv')
  const rows = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n')
  expect(rows).toHaveLength(5)
  expect(rows[0]).toMatch(/^Mwezi,Zobweza \(MWK\)/)
  expect(rows[3]).toMatch(/^3,35194\.57,947\.50,34247\.07,0\.00,Instaloans,33\.2,\d{4}-\d\d-\d\d 00:00$/)
  expect(rows[4]).toMatch(/^Zonse pamodzi,105583\.67,5583\.67,100000\.00,/)
  const wrong = await request.get('/fdhbankplc/loan/schedule.csv?product=instaloans&amount=much&months=3')
  expect(wrong.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form answers, the bar opens, and nothing is offered that cannot work',
    { tag: '@gate' },
    async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto('/fdhbankplc/loan')
      await expect(page.getByRole('slider')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
      await amount(page).fill('K 300,000')
      await months(page).fill('10')
      await page.getByRole('button', { name: 'Work it out' }).click()
      await expect(result(page)).toBeInViewport()
      await result(page).getByText('Full cost', { exact: true }).click()
      await expect(result(page).getByText('MK 300,000 over 10 months')).toBeVisible()
      await amount(page).fill('lots')
      await page.getByRole('button', { name: 'Work it out' }).click()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(amount(page)).toHaveValue('lots')
      await expect(page.getByRole('alert')).toContainText('Type the amount in figures')
      // No loan can be found to fit what isn't a sum: none is said to.
      await page.goto('/fdhbankplc/loan?amount=lots&months=10')
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByText('We chose a loan')).toHaveCount(0)
      await page.goto('/fdhbankplc/loan?amount=300000&months=10')
      await expect(page.getByText('We chose a loan')).toBeVisible()
      await page.goto('/fdhbankplc/loan?amount=lots&months=10')
      // What was cleared is asked for, not filled in again.
      await amount(page).fill('')
      await months(page).fill('')
      await page.getByRole('button', { name: 'Work it out' }).click()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(amount(page)).toHaveValue('')
      await expect(months(page)).toHaveValue('')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  )
})

test('every month is read whole on a phone, with what is interest and what is repaid', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const address of ['/fdhbankplc/loan', '/ny/fdhbankplc/loan']) {
    await page.goto(`${address}?product=executive-loan-scheme&amount=5000000&months=36`)
    const schedule = page.locator('details:has(table)')
    await schedule.locator('summary').click()
    await expect(schedule.getByRole('row')).toHaveCount(1 + 2 * 37)
    const sideways = await schedule.evaluate((one) =>
      [one, ...one.querySelectorAll('*')]
        .filter(
          (part) =>
            !part.closest('.unseen') && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => `${part.localName}.${part.className} ${part.textContent.slice(0, 60)}`),
    )
    expect(sideways).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expect(schedule.getByRole('row').nth(2)).toHaveText(/[\d,.]+\D+[\d,.]+/)
  }
})

test('in low data the calculator is a form, the months come when they are asked for, and no tool is fetched', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await page.setViewportSize(phone)
  await loadWhole(page, '/fdhbankplc/loan')
  const fetched = scriptsFrom(page)
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('table', { name: /repayment schedule/ })).toHaveCount(0)
  await amount(page).click()
  await amount(page).fill('600000')
  await months(page).fill('12')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/amount=600000&months=12#result$/)
  await expect(result(page)).toContainText('MK')
  await page.getByRole('link', { name: /repayment schedule in kwacha: 12/ }).click()
  const schedule = page.getByRole('table', { name: /repayment schedule/ })
  // A heading, twelve months each with a line below it, and the total with one.
  await expect(schedule.getByRole('row')).toHaveCount(1 + 12 * 2 + 2)
  await expect(amount(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the calculation' }).click()
  await expect(amount(page)).toHaveValue('600000')
  await expect(months(page)).toHaveValue('12')
  // Asked for with a fault, the form says so.
  await page.goto('/fdhbankplc/loan?amount=600000&months=many&schedule=yes')
  await expect(page.getByText('Type whole months, such as 24.').first()).toBeVisible()
  expect(fetched).not.toContain('loan-calculator')
  await context.clearCookies()
  await page.goto('/fdhbankplc/loan')
  await amount(page).click()
  await expect.poll(() => [...fetched]).toContain('loan-calculator')
})
