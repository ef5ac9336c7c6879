import type { Page } from '@playwright/test'
import { runStatement } from '../server/test-support/postgres.ts'
import type { StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { Sample } from './support/sample.ts'
import { expect, test } from './support/test.ts'

// The morning sheet: what it says before anybody types, what stays in sight, and how long a slip can be taken back.

test.describe.configure({ mode: 'default' })

/** Makes the sample content as it is before eight in the morning, at any hour: its newest rates are of yesterday. */
const makeMorning = ({ databaseUrl }: Sample) =>
  runStatement(
    databaseUrl,
    `update money_bureau_exchange_rates
     set visible_from = visible_from - interval '1 day', visible_until = visible_until - interval '1 day'
     where (select max(visible_from) from money_bureau_exchange_rates) >= date_trunc('day', now(), 'Africa/Blantyre')`,
  )

let officer: StaffPage
let desk: Page
openDesks(
  ['rates-officer'],
  (at) => {
    officer = at['rates-officer']
    desk = officer.page
  },
  { prepare: makeMorning, faults: { 'rates-officer': 'none' } },
)

const figure = (label: string) => desk.getByLabel(label, { exact: true })
const row = (code: string) => desk.getByRole('row', { name: new RegExp(`^${code}`) })

test('yesterday, what is typed, the change and the spread stand in a row; of today it is said what is not sent', async () => {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/backoffice/rates')
  const head = desk.getByRole('row').first()
  for (const heading of ['Yesterday', 'New', 'Change', 'Spread'])
    await expect(head.getByText(heading, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(desk.getByText('Today’s rates are not sent yet.')).toBeVisible()
  await expect(row('USD')).toContainText('1734.00')
  await figure('USD, Buying').fill('1741.00')
  await expect(row('USD')).toContainText('▲ up 7.00 (0.40 %)')
  // Selling less buying.
  await expect(
    row('USD')
      .getByRole('cell')
      .filter({ hasText: /^10\.00/ }),
  ).toBeVisible()

  // One percent more of what is marked, to the digit.
  const before = Number(await figure('GBP, Buying').inputValue())
  await figure('GBP, Buying').focus()
  await desk.getByRole('button', { name: '+1 %' }).click()
  await expect(figure('GBP, Buying')).toHaveValue((before * 1.01).toFixed(2))

  await desk.getByRole('button', { name: 'Send 2 rows for approval' }).click()
  await expect(desk.getByText('2 rows sent.', { exact: false })).toBeVisible()
  await expect(desk.getByText('Sent today: 2 of 14.')).toBeVisible()
})

test('headings and the bar that sends stay in sight where the sheet is scrolled, and cover no figure that has the focus', async () => {
  await desk.setViewportSize({ width: 1280, height: 620 })
  const send = desk.getByRole('button', { name: /^Send/ })
  const heading = desk.getByRole('columnheader', { name: 'Buying', exact: true })
  await figure('USD, Buying').focus()
  for (let rows = 1; rows < 14; rows++) {
    await desk.keyboard.press('ArrowDown')
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(send).toBeInViewport({ ratio: 1 })
    const covered = await desk.evaluate(() => {
      const one = document.activeElement
      if (!one) return true
      const { left, top, width, height } = one.getBoundingClientRect()
      return [top + 1, top + height - 1].some(
        (y) => !one.contains(document.elementFromPoint(left + width / 2, y)),
      )
    })
    expect(covered, `row ${rows}`).toBe(false)
  }
  await expect(figure('CHF, Buying')).toBeFocused()
  expect(await desk.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await desk.setViewportSize({ width: 1280, height: 800 })
})

test('for ten seconds Undo is one touch away, and then it is gone', async () => {
  await desk.clock.install()
  await desk.goto('/backoffice/rates')
  await figure('ZAR, Buying').fill('94.50')
  await desk.getByRole('button', { name: 'Clear changes' }).press('Enter')
  const undo = desk.getByRole('button', { name: /^Undo Alt/ })
  await expect(undo).toBeVisible()
  await desk.clock.runFor(9_000)
  await expect(undo).toBeVisible()
  await desk.clock.runFor(1_500)
  await expect(undo).toHaveCount(0)
  await desk.keyboard.press('Alt+z')
  await expect(figure('ZAR, Buying')).not.toHaveValue('94.50')
})
